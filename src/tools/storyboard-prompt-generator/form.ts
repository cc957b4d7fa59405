import { choiceFromIdea, fieldGroup, foldedGroup, ideaField, wordsField } from '../contract/form-field.ts'
import type { ToolForm } from '../contract/form-field.ts'

export const ageBands = ['0-2', '3-5', '6-8', '9-12'] as const
export const formats = ['picture-book', 'video', 'comic'] as const
export const aspects = ['16:9', '9:16', '1:1', '4:3', '3:4', '3:2', '2:3', '2:1'] as const
const crafts = ['gouache', 'cut-paper', 'crayon', 'watercolor', 'flat-shapes', 'comic-ink']
const models = ['clay', 'felt', '3D-animation']

export const form: ToolForm = [
  fieldGroup('Idea', [
    ideaField({
      label: 'Story idea',
      hint: 'In any language. Who is it about, and what happens?',
      placeholder: 'A lighthouse that is tired of standing still goes on vacation',
    }),
    choiceFromIdea('ageBand', 'Age range', ageBands),
    choiceFromIdea('format', 'Format', formats),
    choiceFromIdea('artStyle', 'Art style', [...crafts, ...models]),
  ]),
  foldedGroup('Scenes, lesson and aspect ratio', [
    wordsField('scenes', 'Number of scenes', 2, { hint: '3 to 20.' }),
    wordsField('lesson', 'Lesson', 200, { hint: 'Shown through the story, not preached.' }),
    choiceFromIdea('aspect', 'Aspect ratio', aspects, { hint: 'Width to height.' }),
    wordsField('language', 'Language of the story', 40),
  ]),
]
