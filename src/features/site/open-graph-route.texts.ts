export const noSuchPicture = 'There is no such picture'
