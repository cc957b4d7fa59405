export const linkIsOnItsWay = 'If there is an account with this email address, we’ve sent it a link.'
export const pageTitle = 'Forgot password'
export const pageDescription =
  'Choose a new password for your account. We’ll email you a link that is valid for an hour.'
export const lead = 'We’ll email you a link to choose a new one.'
export const sending = 'Sending...'
export const sendLink = 'Send the link'
