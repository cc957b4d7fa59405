export const imageNotUploaded = 'The image could not be uploaded. Please try again.'
