export const checkMarkedFields = 'Please check the marked fields.'
export const unreadableChange = 'This change could not be read.'
export const entryIsGone = 'This entry does not exist.'

export const secondFactorNeeded =
  'Admins have to turn on two-factor sign-in here first. You find it on your account page.'
export const notAnAdmin = 'You are no longer an admin.'
export const notSignedIn = 'User not authenticated'
export const ourFault = 'Something went wrong on our side. Please try again.'

export const alreadyDeleted = 'Someone has already deleted it.'
export const nothingToRestore = 'There is nothing to restore.'
export const alreadyRestored = 'It has already been restored.'
