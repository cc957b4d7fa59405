export const notFound = 'Not found'

export const notSignedIn = 'User not authenticated'
export const chooseImage = 'Please choose an image to upload.'
export const imageTooLarge = (megabytes: number) => `Please choose an image no larger than ${megabytes} MB.`

export const unreadableImage = 'This image couldn’t be read. Please save it as PNG or JPEG and try again.'
export const chooseImageFormat = 'Please choose a PNG, JPEG, WebP, GIF or AVIF image.'

export const storageUnreachable = 'We can’t reach the image storage right now. Please try again in a moment.'
