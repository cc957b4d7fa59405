export const textTooLong = 'Please keep the text in the image to 25 characters.'
export const fieldTooLong = 'Please keep this to 300 characters.'
