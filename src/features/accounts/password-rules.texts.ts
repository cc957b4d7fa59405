export const tooShort = (minLength: number) => `Please use at least ${minLength} characters`
export const tooCommon = 'This is one of the passwords that are tried first. Please choose another'
export const tooEasy = 'This password is too easy to guess from your address or ours. Please choose another'
export const howHardToGuess = (passwordStrength: string) => `How hard to guess: ${passwordStrength}`
