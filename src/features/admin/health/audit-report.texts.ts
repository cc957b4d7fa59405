export const noJson = 'npm audit did not return JSON'
export const unknownJson = 'npm audit returned output that could not be understood'
export const byWayOf = (name = 'another package') => `via ${name}`
export const fixCommand = 'npm audit fix'
