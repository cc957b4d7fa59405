import type { z } from 'zod'
import type { ToolExample } from '../contract/define-tool.ts'
import type { ImageInput } from './input.ts'

export const examples: readonly ToolExample<z.input<typeof ImageInput>>[] = [
  {
    label: 'A lighthouse keeper in oil',
    input: {
      idea: 'a lighthouse keeper repairing a brass clock',
      style: ['Oil Painting'],
      lighting: ['Dramatic Lighting', 'Cold Blue Tones'],
      camera: ['Close-up'],
    },
  },
  {
    label: 'A jar of honey for a label',
    input: {
      idea: 'a jar of chestnut honey with a wooden dipper, for a market stall poster',
      style: ['Photorealistic'],
      background: ['Studio Background'],
      lighting: ['Soft Light'],
      ratio: '3:4 Vertical',
      imageText: 'From our own bees',
    },
  },
  {
    label: 'A glass fox',
    input: { idea: 'a sleeping fox', lighting: ['Golden Hour'], extra: ['Made of Glass'] },
  },
]
