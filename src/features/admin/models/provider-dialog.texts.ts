export const model = 'Model'
export const loading = 'Loading...'
export const showList = 'Show list'
export const modelsToChoose = (modelCount: number) => `${modelCount} to choose from.`
export const chooseForMe = (model: string) => `Choose for me (${model})`
export const anotherName = 'Other model...'
export const listNotLoaded = (title: string) => `The list couldn’t be loaded: ${title.toLowerCase()}.`
export const loadingTheList = 'Loading the list...'
export const deploymentHint = 'The name of your deployment.'
export const defaultHint = 'Leave empty to use the default.'

export const saveAnyway = 'Save anyway'
export const anotherAddress = 'Use a different address'
export const gatewayHint = (label: string) => `Only if you run your own gateway in front of ${label}.`
export const getKey = 'Get a key'
export const isSetUp = (name: string) => `${name} is set up`
export const providerNotSaved = 'The provider wasn’t saved'
export const modelsNotLoaded = 'The list of models couldn’t be loaded'
export const editNamed = (name: string) => `Edit ${name}`
export const addProvider = 'Add a provider'
export const testing = 'Testing...'
export const test = 'Test'
export const testingAndSaving = 'Testing and saving...'
export const save = 'Save'
export const provider = 'Provider'
export const address = 'Address'
export const key = 'Key'
export const keepKeyHint = (keyHint: string) => `Leave empty to keep the one ending in …${keyHint}. `
export const keyIfAsked = 'Only if the server asks for one. '
export const itWorks = 'It works'
