export const textTooLong = 'Please keep the text in the image to 25 characters.'
export const ideaTooLong = 'Please shorten this to 5,000 characters.'
export const fieldTooLong = 'Please keep this to 300 characters.'
