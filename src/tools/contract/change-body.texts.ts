export const sayWhatShouldChange = 'Please say what should change'
export const wishTooLong = 'Please say it in at most 500 characters'
export const tooManyWishes = 'Please keep it to 20 wishes'
