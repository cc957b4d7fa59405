export const tagTooLong = (tag: number) => `Please keep each tag to ${tag} characters.`
export const tooManyTags = (tags: number) => `Please use no more than ${tags} tags.`
export const chooseTool = 'Please choose a tool.'
export const descriptionTooLong = 'Please keep the description to 1,000 characters.'
export const contentTooLong = 'Please keep the content to 100,000 characters.'
