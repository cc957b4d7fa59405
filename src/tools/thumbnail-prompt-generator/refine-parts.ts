import type { AnswerPart, PartsRefinement } from '../define-tool.ts'
import { ThumbnailAnswer } from './answer.ts'
import type { ThumbnailInput } from './input.ts'

/** Labels of an idea's lines that a model may write anew, by the name of the field. */
const labels = {
  hook: 'Hook',
  picture: 'Picture',
  whyItDiffers: 'Why it differs',
  pairsWithTitle: 'Pairs with title',
} as const

/** In idea mode: each idea is a part. The words on the picture, the colours and the layout stay. */
export const refineParts: PartsRefinement<ThumbnailInput, ThumbnailAnswer> = {
  answer: ThumbnailAnswer,
  partsOf: ({ generatedIdeas, layouts }) =>
    generatedIdeas?.map((idea, index): AnswerPart => {
      const subject = layouts[index]?.subject.label ?? ''
      const { picture } = fieldsOf(idea)
      return {
        heading: idea.split('\n', 1)[0] ?? '',
        fields: fieldsOf(idea),
        // The drawn layout shows it.
        keep: { picture: subject !== '' && picture?.includes(subject) ? [subject] : [] },
      }
    }),
  withParts(answer, parts) {
    const ideas = answer.generatedIdeas ?? []
    const written = ideas.map((idea, index) => withFields(idea, parts[index]?.fields ?? {}))
    const [all, ...prompts] = answer.variants
    const text = written.reduce(
      (whole, idea, index) => whole.replace(ideas[index] ?? '', () => idea),
      all?.text ?? '',
    )
    return {
      ...answer,
      composedBy: 'model',
      generatedIdeas: written,
      variants: all === undefined ? prompts : [{ ...all, text }, ...prompts],
    }
  },
  sourceOf: ({ title }) => title,
}

function fieldsOf(idea: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(labels).flatMap(([name, label]) => {
      const line = idea.split('\n').find((one) => one.startsWith(`${label}: `))
      return line === undefined ? [] : [[name, line.slice(label.length + 2)]]
    }),
  )
}

function withFields(idea: string, fields: Readonly<Record<string, string>>): string {
  return idea
    .split('\n')
    .map((line) => {
      const field = Object.entries(labels).find(([, label]) => line.startsWith(`${label}: `))
      const words = field && fields[field[0]]
      return field === undefined || words === undefined
        ? line
        : `${field[1]}: ${words.replace(/\s*\n\s*/gu, ' ').trim()}`
    })
    .join('\n')
}
