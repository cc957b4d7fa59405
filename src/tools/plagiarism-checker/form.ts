import type { ToolForm } from '../contract/form-field.ts'

export const textLimit = 100_000
export const sourceLimit = 100_000
export const mostSources = 10
/** Longer texts are not rewritten: a model would shorten them, and nobody could compare. */
export const longestRewritten = 12_000

/** What the browser keeps of the form. Texts to compare with are not part of it: they are kept nowhere. */
export const form: ToolForm = [
  {
    name: 'Text',
    fields: [
      {
        kind: 'idea',
        name: 'text',
        label: 'Text to check',
        hint: 'Any language works. Use at least 40 words for a reliable result.',
        placeholder: 'Paste your text here',
        maxLength: textLimit,
      },
      { kind: 'choice', name: 'web', label: 'Search the web too', options: [{ value: 'yes', label: 'Yes' }] },
    ],
  },
]
