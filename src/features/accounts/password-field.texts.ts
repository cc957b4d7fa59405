export const password = 'Password'
export const newPasswordHint = (minLength: number) =>
  `At least ${minLength} characters. Try a few words: they’re easy to remember.`
export const hide = 'Hide'
export const show = 'Show'
