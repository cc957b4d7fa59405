export const setByEnvironment = 'Set by environment variable'
export const removeWarning = (name: string) => `${name} will no longer be used, and its key will be deleted.`
export const keyEndingIn = 'key ending in'
export const keyUnreadable =
  'Not used: the key can no longer be read, because the server’s secret or the provider’s address has changed. Edit the provider and paste the key again.'
export const orderNotChanged = 'The order wasn’t changed'
export const providerRemoved = 'Provider removed'
export const providerNotRemoved = 'The provider wasn’t removed'
export const removeQuestion = 'Remove this provider?'
export const remove = 'Remove'
export const testNamed = (name: string) => `Test ${name}`
export const testing = 'Testing...'
export const test = 'Test'
export const editNamed = (name: string) => `Edit ${name}`
export const removeNamed = (name: string) => `Remove ${name}`
export const works = (name: string) => `${name} works`
export const doesNotWork = (name: string) => `${name} doesn’t work`

export const isNowNumber = (name: string, position: number) => `${name} is now number ${position}.`
