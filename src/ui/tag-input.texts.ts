import { plural } from '#shared/text/plural.ts'

export const addedTags = (added: readonly string[]) => `Added ${added.join(', ')}.`
export const addedCount = (count: number) => `Added ${count} ${plural(count, 'entry', 'entries')}.`
export const alreadyInList = (tag: string) => `${tag} is already in the list.`
export const removedTag = (removed: string) => `Removed ${removed}.`
export const tagsAdded = 'Added'
export const removeTag = (tag: string) => `Remove ${tag}`
