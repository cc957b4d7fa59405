export const noJson = 'npm audit printed no JSON'
export const unknownJson = 'npm audit printed something unknown'
export const byWayOf = (name = 'another package') => `by way of ${name}`
export const fixCommand = 'npm audit fix'
