import { countWords } from '#shared/text/count-words.ts'
import type { AnswerNote } from '../contract/tool-core.ts'
import { nicheNotes } from './craft/rows.ts'
import type { ThumbnailInput } from './input.ts'

/** What leads where choices clash, and what a thumbnail on the topic must not do. */
export function notesOn({ niche, face, emotion, overlay, ownWords }: ThumbnailInput): AnswerNote[] {
  const notes: (AnswerNote | false | '')[] = [
    niche !== '' &&
      nicheNotes[niche] !== undefined && { kind: 'hint', text: nicheNotes[niche], field: 'niche' },
    face === 'face' && {
      kind: 'hint',
      text: 'For your own face, attach your photo in the image model and ask it to keep that face.',
      field: 'face',
    },
    face === 'no-face' &&
      emotion !== '' && {
        kind: 'conflict',
        text: 'No face leads; the feeling shows in hands, posture or things.',
        field: 'emotion',
      },
    overlay === 'none' &&
      ownWords !== '' && { kind: 'conflict', text: 'Your own words lead over “No words”.', field: 'overlay' },
    countWords(ownWords) > 4 && {
      kind: 'hint',
      text: 'More than four words are hard to read at 138 pixels.',
      field: 'ownWords',
    },
  ]
  return notes.filter((note) => note !== false && note !== '')
}
