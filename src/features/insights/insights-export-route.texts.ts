export const noSuchTable = 'This table doesn’t exist.'
