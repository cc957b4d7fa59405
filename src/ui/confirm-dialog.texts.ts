export const cancel = 'Cancel'
