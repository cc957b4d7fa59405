export const unreachable = 'The server could not be reached. Please try again.'

export const cancelled = 'That was cancelled, or it took too long. You can try again.'
export const hasOneAlready = 'This device or password manager already has a passkey for your account.'
export const deviceCannot = 'This device cannot make a passkey that checks a fingerprint, a face or a PIN.'
export const addressCannot = 'Passkeys do not work at this address. They need https, or localhost.'
export const browserCannot =
  'This browser could not use a passkey. Please try another browser, or another way to sign in.'
