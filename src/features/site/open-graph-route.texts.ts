export const noSuchPicture = 'This image doesn’t exist.'
