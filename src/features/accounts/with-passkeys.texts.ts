export const unreachable = 'The server could not be reached. Please try again.'

export const cancelled = 'That was canceled, or it took too long. You can try again.'
export const hasOneAlready = 'This device or password manager already has a passkey for your account.'
export const deviceCannot = 'This device cannot create a passkey that checks your fingerprint, face or PIN.'
export const addressCannot = 'Passkeys do not work at this address. They need https, or localhost.'
export const browserCannot =
  'This browser could not use a passkey. Please try another browser, or another way to sign in.'
