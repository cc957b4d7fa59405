export const checkMarkedFields = 'Please check the highlighted fields.'
export const enterModel = 'Please enter the name of a model.'
export const noSuchProvider = 'This provider wasn’t found.'
