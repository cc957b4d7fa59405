import type { z } from 'zod'
import type { ToolExample } from '../contract/define-tool.ts'
import type { ThumbnailInput } from './input.ts'

const fridge = 'I replaced my fridge with a clay pot for 30 days'
const bread = '7 bread mistakes that cost me 2 years'
const train = 'Night train to Lisbon: is it worth €89?'

export const examples: readonly ToolExample<z.input<typeof ThumbnailInput>>[] = [
  { label: fridge, input: { title: fridge } },
  { label: bread, input: { title: bread, niche: 'cooking', face: 'no-face' } },
  { label: `Concepts for “${train}”`, input: { title: train, mode: 'idea', niche: 'travel' } },
]
