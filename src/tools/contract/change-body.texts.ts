export const sayWhatShouldChange = 'Please say what should change'
export const wishTooLong = 'Please keep it to 500 characters or fewer'
export const tooManyWishes = 'Please ask for no more than 20 changes'
