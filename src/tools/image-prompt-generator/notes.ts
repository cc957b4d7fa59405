import { detectLanguage } from '#reading/language.ts'
import { joinList } from '#shared/text/join-list.ts'
import type { AnswerNote } from '../contract/tool-core.ts'
import type { ImageInput } from './input.ts'
import { rolesOf } from './roles.ts'

/** What leads where choices cannot all decide, and what a receiver cannot do. */
export function notesOn(input: ImageInput): AnswerNote[] {
  const notes: AnswerNote[] = Object.entries(rolesOf(input)).flatMap(([field, { accents }]) =>
    [...new Set(accents.map(({ over }) => over[0]?.value ?? ''))].map((lead): AnswerNote => {
      const values = accents.filter(({ over }) => over[0]?.value === lead).map(({ value }) => value)
      const text = `${lead} leads; ${joinList(values)} ${values.length === 1 ? 'shows' : 'show'} in one detail only.`
      return { kind: 'conflict', text, field }
    }),
  )
  if (input.fontStyle !== '' && input.imageText === '')
    notes.push({ kind: 'hint', text: 'A font style needs text in the image.', field: 'imageText' })
  if (input.avoid !== '')
    notes.push({
      kind: 'limit',
      text: 'FLUX takes no list of things to leave out, and naming a thing can bring it in. Say in your idea what should be there instead.',
      field: 'avoid',
    })
  const language = detectLanguage(input.idea)
  if (language !== undefined && language.code !== 'en')
    notes.push({
      kind: 'limit',
      text: `Midjourney and SDXL read English best. For them, have your ${language.name} words translated.`,
      field: 'idea',
    })
  return notes
}
