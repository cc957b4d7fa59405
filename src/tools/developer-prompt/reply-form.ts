import type { SectionName } from '../contract/reply-sections.ts'
import { openSections, sectionIds, sectionNames } from './plan.ts'

/** Name, one line and size. */
export const headNumber = 1
/** Translations of the frame, when the person's language is not English. */
export const phrasesNumber = sectionIds.length + 2

/** The sections of the brief itself; those that may end with a paragraph are no lists. */
export const briefSections = sectionIds.map((id, at) => {
  const kind = openSections.has(id) ? 'list' : 'text'
  return { number: at + 2, key: id, name: sectionNames[id], kind }
})

/** The sections of a reply, and their names in English for replies without numbers. */
export const replySections: readonly (SectionName & { name: string })[] = [
  { number: headNumber, key: 'name', name: 'Name' },
  ...briefSections,
  { number: phrasesNumber, key: 'phrases', name: 'Phrases', kind: 'list' },
]
