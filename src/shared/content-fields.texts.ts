export const pleaseEnter = (name: string) => `Please enter ${name}`
export const tooLong = (name: string, maxLength: number) =>
  `Please keep ${name} to ${maxLength.toLocaleString('en-US')} characters`
export const addressTooLong = 'Please enter a shorter address'
export const enterHttpsAddress =
  'Please enter an address that begins with https://; pictures at http:// are not shown'
