export const email = 'Email'
