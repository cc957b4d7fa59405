export const requestIncomplete = 'The request was incomplete.'
export const serverStopping = 'The server is stopping.'
export const diskNearlyFull = (megabytes: number) =>
  `The server’s disk is nearly full: less than ${megabytes} MB is left. Free up some space on the server.`
export const unknownFunction = 'There is no function with this name.'
export const notFound = 'Not found'
export const unreadableAddress = 'This URL isn’t valid.'
export const allowedMethods = (allowed: string) => `This method isn’t allowed. Please use ${allowed}.`
