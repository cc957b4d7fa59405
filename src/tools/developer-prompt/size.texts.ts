export const hasShop = 'your project is an online store that takes payments'
export const rolesNamed = (roles: number) => `you named ${roles} roles`
export const kindsOfData = (things: number) => `you described ${things} kinds of data`
export const featuresChosen = (wanted: number) => `you chose ${wanted} features`
export const isContentSite = 'your project is a content site'
export const isTiny = 'you described at most two features, one kind of data and no user accounts'
export const isUnknown = 'no features are chosen yet'
export const isSmall = 'there are only a few features and one role'
