export const notInHistory = 'This entry is not in your history'
