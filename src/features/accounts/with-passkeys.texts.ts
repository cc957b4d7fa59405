export const unreachable = 'The server couldn’t be reached. Please try again.'

export const cancelled = 'That was canceled, or it took too long. You can try again.'
export const hasOneAlready = 'This device or password manager already has a passkey for your account.'
export const cannotCreate = 'This device can’t create a passkey that checks your fingerprint, face or PIN.'
export const cannotSignIn =
  'This device can’t use a passkey that checks your fingerprint, face or PIN. Please sign in another way.'
export const addressCannot = 'Passkeys don’t work at this address. They need HTTPS or localhost.'
export const browserCannot =
  'This browser couldn’t use a passkey. Please try another browser, or another way to sign in.'
