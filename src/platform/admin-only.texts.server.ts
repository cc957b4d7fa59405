export const checkMarkedFields = 'Please check the highlighted fields.'
export const unreadableChange = 'We couldn’t process this change. Please reload the page and try again.'
export const entryIsGone = 'This item doesn’t exist.'
export const changedMeanwhile =
  'Someone else has changed this item since you opened it. Copy what you want to keep, press Cancel and open the item again.'

export const secondFactorNeeded =
  'Admins need to turn on two-factor sign-in first. You can do this on your account page.'
export const notAnAdmin = 'You are no longer an admin.'
export const notSignedIn = 'User not authenticated'
export const ourFault = 'Something went wrong on our side. Please try again.'

export const alreadyDeleted = 'This item has already been deleted.'
export const nothingToRestore = 'There is nothing to restore.'
export const alreadyRestored = 'This item has already been restored.'
