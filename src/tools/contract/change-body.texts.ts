export const sayWhatShouldChange = 'Please describe what to change.'
export const wishTooLong = 'Please keep this to 500 characters.'
export const tooManyWishes = 'Please ask for no more than 20 changes.'
