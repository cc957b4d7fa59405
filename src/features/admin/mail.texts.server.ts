export const alreadyHandled = 'This email has already been handled.'
