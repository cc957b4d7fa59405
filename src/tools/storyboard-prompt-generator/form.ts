import type { FormField, ToolForm } from '../contract/form-field.ts'

/** Chips of one choice; "cut-paper" is labeled "Cut paper", and "3-5" "3 to 5". */
function choice(name: string, label: string, values: readonly string[], hint = ''): FormField {
  const between = name === 'ageBand' ? ' to ' : ' '
  const labelOf = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', between)
  const options = values.map((value) => ({ value, label: labelOf(value) }))
  return { kind: 'choice', name, label, none: 'From your idea', options, ...(hint && { hint }) }
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
        choice('ageBand', 'Age in years', ages),
        choice('format', 'Format', ['picture-book', 'video', 'comic']),
        choice('artStyle', 'Art style', [...crafts, ...models]),
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
        choice('aspect', 'Aspect ratio', shapes, 'Width to height'),
        { kind: 'words', name: 'language', label: 'Language of the story', maxLength: 40 },
      ],
    },
  ],
}
