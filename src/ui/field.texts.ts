export const example = 'Example:'
export const required = '(required)'
export const charactersUsed = (used: number, limit: number) => `${used} of ${limit} characters used`
