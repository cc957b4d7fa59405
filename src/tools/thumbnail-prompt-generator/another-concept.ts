import type { ThumbnailAnswer } from './answer.ts'
import { composeThumbnail } from './compose/compose-thumbnail.ts'
import type { ThumbnailInput } from './input.ts'

/** The prompt for another of the ideas that the title gives; idea mode shows them all already. */
export function anotherConcept(input: ThumbnailInput, attempt: number): ThumbnailAnswer | undefined {
  if (input.mode === 'idea') return undefined
  const { variants, layouts, notes } = composeThumbnail({ ...input, mode: 'idea' })
  const concepts = variants.filter(({ id }) => id.startsWith('concept-'))
  const at = attempt % Math.max(1, concepts.length)
  const [concept, layout] = [concepts[at], layouts[at]]
  if (concept === undefined || layout === undefined) return undefined
  const { id: _id, name: _name, ...wording } = concept
  return {
    layouts: [layout],
    composedBy: 'composer',
    notes,
    generatedPrompt: wording.text,
    variants: [{ ...wording, id: 'prompt', name: 'Prompt' }],
  }
}
