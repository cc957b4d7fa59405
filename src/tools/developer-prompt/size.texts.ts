export const hasShop = 'money changes hands in a shop'
export const rolesNamed = (roles: number) => `${roles} roles were named`
export const kindsOfData = (things: number) => `${things} kinds of data were described`
export const featuresChosen = (wanted: number) => `${wanted} features were chosen`
export const isContentSite = 'it is a content site'
export const isTiny = 'few features, one kind of data and no accounts were asked for'
export const isSmall = 'there are few features and one role'
