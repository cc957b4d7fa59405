export const rewritePartNamed = (name: string) => `Write this part again: ${name}`
export const rewritePart = 'Write this part again'
export const editItem = (name: string, words: string) => `${name}. Edit: ${words}`
