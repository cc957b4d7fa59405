export const whatItDoes = 'Turns a short idea into a prompt that works.'
export const noAccountNeeded = 'Works without an account or an API key.'
export const tools = 'Tools'
export const allTools = 'All tools'
export const read = 'Resources'
export const company = 'Company'
export const privacyChoices = 'Privacy choices'

export const login = 'Login'
export const signUp = 'Sign Up'
export const main = 'Main'
export const goToToolOrPage = 'Go to a tool or page'
export const goToToolOrPageTitle = 'Go to a tool or page (Ctrl+K)'
export const menu = 'Menu'

export const paletteNotLoaded = 'The search couldn’t be loaded. Please check your connection and try again.'

export const skipToContent = 'Skip to content'

export const privacy = 'Privacy'
