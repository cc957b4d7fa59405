export const foundCount = (count: number) => `${count} found`
export const goToToolOrPage = 'Go to a tool or page'
export const tool = 'Tool'
export const searchToolsPages = 'Search tools and pages'
export const namePlaceholder = 'Type a name'
export const toolsAndPages = 'Tools and pages'
export const nothingMatches = (query: string) => `No tool or page matches “${query}.”`
