export const rewritePartNamed = (name: string) => `Rewrite this part: ${name}`
export const rewritePart = 'Rewrite this part'
export const editItem = (name: string, words: string) => `${name}. Edit: ${words}`
