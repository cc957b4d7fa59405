export const noSuchPicture = 'This picture doesn’t exist'
