import type { ImagePromptAnswer } from '../answer.ts'
import type { ImagePromptInput } from '../input.ts'
import { decidePicture } from './decide/decide-picture.ts'
import { guardIdea } from './read/guard-idea.ts'
import { writeProse } from './write/prose.ts'
import { writeVariants } from './write/variants.ts'

/** Says how an idea is seen: one medium, one viewpoint, one light; pure and the same for the same input. */
export function composeImagePrompt(input: ImagePromptInput): ImagePromptAnswer {
  const guarded = guardIdea(input.idea)
  const picture = decidePicture(input, guarded)
  const generatedPrompt = writeProse(picture)
  const notes = [...picture.notes]
  if (!guarded.idea.isEnglish)
    notes.push({
      kind: 'assumed',
      text: `Your words stay in ${guarded.idea.language.name}; the picture is described in English, which image models read best.`,
    })
  return {
    generatedPrompt,
    composedBy: 'composer',
    variants: writeVariants(picture, generatedPrompt),
    notes,
  }
}
