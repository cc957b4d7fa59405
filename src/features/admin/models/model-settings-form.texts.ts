export const ownKeysSetBy = (ownKeys: boolean) =>
  `People ${ownKeys ? 'can' : 'can’t'} use their own key: set by AI_OWN_KEYS.`
export const budgetPerDay = 'Budget per day in US dollars'
export const answersPerDay = 'Answers per day, all users combined'
export const answersPerUser = 'Answers per hour, per signed-in user'
export const answersPerAddress = 'Answers per hour, per IP address'
export const settingsSaved = 'Settings saved'
export const settingsNotSaved = 'The settings weren’t saved'
export const setBy = (variable: string) => `Set by ${variable}.`
export const ownKeys = 'People can use their own key'
export const ownKeysAbout =
  'The key is stored only in their browser. It’s sent with their requests and never stored here.'
export const saving = 'Saving...'
export const saveSettings = 'Save settings'
