import { countWords } from '#shared/text/count-words.ts'
import type { AnswerNote } from '../contract/tool-core.ts'
import { nicheNotes } from './craft/rows.ts'
import type { ThumbnailInput } from './input.ts'
import * as texts from './notes.texts.ts'

/** What leads where choices clash, and what a thumbnail on the topic must not do. */
export function notesOn({ niche, face, emotion, overlay, ownWords }: ThumbnailInput): AnswerNote[] {
  const notes: (AnswerNote | false | '')[] = [
    niche !== '' &&
      nicheNotes[niche] !== undefined && { kind: 'hint', text: nicheNotes[niche], field: 'niche' },
    face === 'face' && { kind: 'hint', text: texts.attachYourPhoto, field: 'face' },
    face === 'no-face' && emotion !== '' && { kind: 'conflict', text: texts.noFaceLeads, field: 'emotion' },
    overlay === 'none' && ownWords !== '' && { kind: 'conflict', text: texts.ownWordsLead, field: 'overlay' },
    countWords(ownWords) > 4 && { kind: 'hint', text: texts.tooManyWords, field: 'ownWords' },
  ]
  return notes.filter((note) => note !== false && note !== '')
}
