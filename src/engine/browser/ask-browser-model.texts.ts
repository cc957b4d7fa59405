export const stopped = 'The request was stopped'
export const tooLongFor = (name: string) => `This text is too long for ${name}.`

export const unreadablePlan = 'The computed plan cannot be read'
