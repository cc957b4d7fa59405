export const checkMarkedFields = 'Please check the highlighted fields.'
export const enterModel = 'The provider’s models couldn’t be listed, so please enter the name of one.'
export const noSuchProvider = 'This provider wasn’t found.'
