export const providerIsGone = 'Someone else has removed this provider.'
export const chooseProvider = 'Please choose a provider.'
export const pasteKey = 'Please paste your key.'
export const tooManyProviders = (most: number) => `There are ${most} providers already. Remove one first.`
export const unknownKind = 'Unknown provider type.'
export const addressChanged =
  'The address has changed, so paste the key again. A key is only sent to the address it was entered for.'
export const addressWithoutTls =
  'This installation only asks models over HTTPS. Enter an address that begins with https://.'
export const listChanged = 'Someone else has changed the list. Please check it and try again.'
export const orderOfAsking = 'provider order'
export const settings = 'budget, limits and user keys'
export const modelOfTool = 'tool model'
export const checkMarkedFields = 'Please check the highlighted fields.'

export const noSuchProvider = 'This provider wasn’t found.'
