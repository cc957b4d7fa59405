export const setByEnvironment = (provider: string, model: string) =>
  `${provider}, ${model}: set by AI_TOOL_MODELS.`
export const chooseForTools = 'Choose models for individual tools'
export const save = 'Save'
export const savedFor = (name: string) => `Saved for ${name}`
export const choiceNotSaved = 'The choice wasn’t saved'
export const provider = 'Provider'
export const defaultOrder = 'Default order'
export const model = 'Model'
export const providersDefault = 'The provider’s default'
export const saveFor = (name: string) => `Save for ${name}`
