export const tooShort = (minLength: number) => `Please use at least ${minLength} characters.`
export const tooCommon = 'This is one of the first passwords attackers try. Please choose another.'
export const tooEasy =
  'This password is too easy to guess from your email address or this site’s name. Please choose another.'
export const howHardToGuess = (passwordStrength: string) => `Password strength: ${passwordStrength}`
