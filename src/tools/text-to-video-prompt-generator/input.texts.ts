export const chooseSeconds = 'Please enter a whole number of seconds, up to 120.'
export const chooseShots = 'Please enter a whole number of shots, up to 12.'
