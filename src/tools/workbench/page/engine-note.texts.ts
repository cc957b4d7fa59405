export const askedOrder = (names: readonly string[]) => `Used in this order: ${names.join(', ')}.`
export const changeModels = 'Change models'
export const ownModel = 'Use your own model'

export const writeWith = (model: string) => `Write it with ${model}`
export const models = 'Models'
