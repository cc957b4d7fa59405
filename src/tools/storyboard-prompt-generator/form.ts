import { choiceFromIdea, ideaField, type ToolForm } from '../contract/form-field.ts'

const ages = ['0-2', '3-5', '6-8', '9-12']
const crafts = ['gouache', 'cut-paper', 'crayon', 'watercolor', 'flat-shapes', 'comic-ink']
const models = ['clay', 'felt', '3D-animation']
const shapes = ['16:9', '9:16', '1:1', '4:3', '3:4', '3:2', '2:3', '2:1']

export const form: ToolForm = {
  groups: [
    {
      name: 'Idea',
      fields: [
        ideaField({
          label: 'Story idea',
          hint: 'In any language. Who is it about, and what happens?',
          placeholder: 'A lighthouse that is tired of standing still goes on vacation',
        }),
        choiceFromIdea('ageBand', 'Age range', ages),
        choiceFromIdea('format', 'Format', ['picture-book', 'video', 'comic']),
        choiceFromIdea('artStyle', 'Art style', [...crafts, ...models]),
      ],
    },
    {
      name: 'Scenes, lesson and aspect ratio',
      isFolded: true,
      fields: [
        { kind: 'words', name: 'scenes', label: 'Number of scenes', hint: '3 to 20.', maxLength: 2 },
        {
          kind: 'words',
          name: 'lesson',
          label: 'Lesson',
          hint: 'Shown through the story, not preached.',
          maxLength: 200,
        },
        choiceFromIdea('aspect', 'Aspect ratio', shapes, { hint: 'Width to height.' }),
        { kind: 'words', name: 'language', label: 'Language of the story', maxLength: 40 },
      ],
    },
  ],
}
