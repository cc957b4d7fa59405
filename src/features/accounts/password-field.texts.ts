export const password = 'Password'
export const newPasswordHint = (minLength: number) =>
  `At least ${minLength} characters. A few words are easy to remember.`
export const hide = 'Hide'
export const show = 'Show'
