export const tooBusy = 'Many people are signing in right now. Please try again in a minute.'
export const linkNotValid = 'This link is no longer valid.'
export const addressTaken = 'Another account already uses this email address.'
export const didNotWork = 'That didn’t work. Please try again.'
