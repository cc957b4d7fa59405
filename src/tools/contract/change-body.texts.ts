export const sayWhatShouldChange = 'Please describe what to change'
export const wishTooLong = 'Please keep it to 500 characters or fewer'
export const tooManyWishes = 'Please ask for no more than 20 changes'
