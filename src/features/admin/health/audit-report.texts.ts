export const noJson = 'npm audit didn’t return JSON'
export const unknownJson = 'npm audit returned output that couldn’t be understood'
export const byWayOf = (name = 'another package') => `via ${name}`
export const fixCommand = 'npm audit fix'
