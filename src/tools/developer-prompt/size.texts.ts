export const hasShop = 'your project is an online store that takes payments'
export const rolesNamed = (roles: number) => `you named ${roles} roles`
export const kindsOfData = (things: number) => `you described ${things} kinds of data`
export const featuresChosen = (wanted: number) => `you chose ${wanted} features`
export const isContentSite = 'your project is a content site'
export const isUnknown = 'you haven’t chosen any features yet'
export const isSmall = 'you chose no more than eight features and named no more than one user role'
