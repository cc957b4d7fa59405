export const ideaTooLong = 'Please shorten this to 5,000 characters'
export const chooseSeconds = 'Please choose a whole number of seconds, at most 120'
export const chooseShots = 'Please choose a whole number of shots, at most 12'
