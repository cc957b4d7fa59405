export const noSuchTable = 'There is no such table'
