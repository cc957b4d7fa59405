import type { SectionName } from '../contract/reply-sections.ts'
import { sectionIds, sectionNames, type SectionId } from './plan.ts'

/** Name, one line and size. */
export const headNumber = 1
/** Translations of the frame, when the person's language is not English. */
export const phrasesNumber = sectionIds.length + 2

export function numberOf(section: SectionId): number {
  return sectionIds.indexOf(section) + 2
}

/** The sections of a reply, and their names in English for replies without numbers. */
export const replySections: readonly (SectionName & { name: string })[] = [
  { number: headNumber, key: 'name', name: 'Name' },
  ...sectionIds.map((id) => ({ number: numberOf(id), key: id, name: sectionNames[id] })),
  { number: phrasesNumber, key: 'phrases', name: 'Phrases' },
]
