export const nothingToRestore = 'There is nothing to restore.'
export const alreadyDeleted = 'Someone else has already deleted this message.'
export const messageOfTime = (replace: string) => `Message from ${replace} UTC`
