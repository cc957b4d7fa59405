export const imageNotUploaded = 'The image couldn’t be uploaded. Please try again.'
