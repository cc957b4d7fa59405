export const linkIsOnItsWay = 'If there is an account with this address, a link is on its way to it.'
export const pageTitle = 'Forgotten password'
export const pageDescription =
  'Choose a new password for your account: we send a link to your email address, valid for an hour.'
export const lead = 'We send you a link to choose a new one.'
export const email = 'Email'
export const sending = 'Sending...'
export const sendLink = 'Send the link'
