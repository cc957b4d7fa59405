import { detectLanguage } from '#reading/language.ts'
import { joinList } from '#shared/text/join-list.ts'
import type { AnswerNote } from '../contract/tool-core.ts'
import type { ImageInput } from './input.ts'
import * as texts from './notes.texts.ts'
import { rolesOf } from './roles.ts'

/** What leads where choices cannot all decide, and what a receiver cannot do. */
export function notesOn(input: ImageInput): AnswerNote[] {
  const notes: AnswerNote[] = Object.entries(rolesOf(input)).flatMap(([field, { accents }]) =>
    [...new Set(accents.map(({ over }) => over[0]?.value ?? ''))].map((lead): AnswerNote => {
      const values = accents.filter(({ over }) => over[0]?.value === lead).map(({ value }) => value)
      const text = texts.leads(lead, joinList(values), values.length)
      return { kind: 'conflict', text, field }
    }),
  )
  if (input.fontStyle !== '' && input.imageText === '')
    notes.push({ kind: 'hint', text: texts.fontStyleNeedsText, field: 'imageText' })
  if (input.avoid !== '') notes.push({ kind: 'limit', text: texts.noListForFlux, field: 'avoid' })
  const language = detectLanguage(input.idea)
  if (language !== undefined && language.code !== 'en')
    notes.push({ kind: 'limit', text: texts.translateWords(language.name), field: 'idea' })
  return notes
}
