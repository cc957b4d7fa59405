export const filesThereAre = 'There are all.json and all.md'

export const untitled = 'Untitled'
