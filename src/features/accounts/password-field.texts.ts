export const password = 'Password'
export const newPasswordHint = (minLength: number) =>
  `At least ${minLength} characters; a few words are easy to keep in mind.`
export const hide = 'Hide'
export const show = 'Show'
