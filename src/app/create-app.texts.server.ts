export const requestIncomplete = 'The request was incomplete'
export const serverStopping = 'The server is stopping'
export const noDatabaseAnswer = 'The database does not answer'
export const diskFull = 'The disk is full'
export const unknownFunction = 'There is no function of this name'
export const notFound = 'Not found'
export const unreadableAddress = 'This address cannot be read'
export const allowedMethods = (allowed: string) => `Please use ${allowed}`
