export const recoveryCode = 'Recovery code'
export const code = 'Code'
