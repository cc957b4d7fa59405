export const pleaseEnter = (name: string) => `Please enter ${name}.`
export const tooLong = (maxLength: number) =>
  `Please keep this to ${maxLength.toLocaleString('en-US')} characters.`
export const addressTooLong = 'Please enter a shorter URL.'
export const enterHttpsAddress =
  'Please enter a URL that starts with https://. Images from http:// addresses won’t show.'
