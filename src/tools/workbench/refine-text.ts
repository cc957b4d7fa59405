import type { Refinement } from '../define-tool.ts'
import type { AnswerParts } from './answer.ts'

type RefineTextOptions<Input> = {
  sourceOf: (input: Input) => string
  wordsFor: Refinement<Input, never>['wordsFor']
}

/**
 * Lets a model write the main text of an answer anew: under `key`, and as the first variant. The draft stays one tab
 * away, and so do the composer's wordings for other models.
 */
export function refineText<
  Key extends string,
  Input,
  Output extends AnswerParts & Partial<Record<Key, string | undefined>>,
>(key: Key, { sourceOf, wordsFor }: RefineTextOptions<Input>): Refinement<Input, Output> {
  return {
    draftOf: ({ variants }) => variants[0]?.text ?? '',
    withText(output, text) {
      const [first, ...others] = output.variants
      if (first === undefined) return undefined
      return {
        ...output,
        [key]: text,
        composedBy: 'model',
        variants: [{ ...first, text }, ...others, { ...first, id: 'draft', name: 'Composed draft' }],
      }
    },
    sourceOf,
    wordsFor,
  }
}
