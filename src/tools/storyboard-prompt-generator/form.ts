import { named, type FormField, type ToolForm } from '../contract/form-field.ts'

/** Chips of one choice. */
function open(name: string, label: string, values: readonly string[], hint?: string): FormField {
  const none = 'From your idea'
  return { kind: 'choice', name, label, none, options: named(values), ...(hint && { hint }) }
}

const ages = ['0-2', '3-5', '6-8', '9-12']
const crafts = ['gouache', 'cut-paper', 'crayon', 'watercolor', 'flat-shapes', 'comic-ink']
const models = ['clay', 'felt', '3D-animation']
const shapes = ['16:9', '9:16', '1:1', '4:3', '3:4', '3:2', '2:3', '2:1']

export const form: ToolForm = {
  groups: [
    {
      name: 'Idea',
      fields: [
        {
          kind: 'idea',
          name: 'idea',
          label: 'Story idea',
          hint: 'In any language. Who is it about, and what happens?',
          placeholder: 'A lighthouse that is tired of standing still goes on vacation',
          maxLength: 5_000,
        },
        open('ageBand', 'Age in years', ages),
        open('format', 'Format', ['picture-book', 'video', 'comic']),
        open('artStyle', 'Art style', [...crafts, ...models]),
      ],
    },
    {
      name: 'Scenes, lesson and aspect ratio',
      isFolded: true,
      fields: [
        { kind: 'words', name: 'scenes', label: 'Number of scenes', hint: '3 to 20', maxLength: 2 },
        {
          kind: 'words',
          name: 'lesson',
          label: 'Lesson',
          hint: 'Shown through the story, not preached',
          maxLength: 200,
        },
        open('aspect', 'Aspect ratio', shapes, 'Width to height'),
        { kind: 'words', name: 'language', label: 'Language of the story', maxLength: 40 },
      ],
    },
  ],
}
