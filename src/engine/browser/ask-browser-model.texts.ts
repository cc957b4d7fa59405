export const stopped = 'The request was canceled.'
export const tooLongFor = (name: string) => `This text is too long for ${name}.`

export const unreadablePlan = 'The server’s answer couldn’t be read. Please try again.'
