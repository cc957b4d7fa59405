import type { z } from 'zod'
import type { ToolExample } from '../define-tool.ts'
import type { ImagePromptInput } from './input.ts'

export const examples: readonly ToolExample<z.input<typeof ImagePromptInput>>[] = [
  {
    label: 'A lighthouse keeper in oil',
    input: {
      idea: 'a lighthouse keeper repairing a brass clock',
      style: ['Oil Painting'],
      background: ['Inside Room'],
      lighting: ['Dramatic Lighting', 'Cold Blue Tones'],
      camera: ['Close-up'],
      quality: ['High Detail'],
      ratio: '4:3 Fullscreen',
      imageText: '',
      fontStyle: '',
      extra: ['Renaissance'],
    },
  },
  {
    label: 'A jar of honey for a label',
    input: {
      idea: 'a jar of chestnut honey with a wooden dipper, for a market stall poster',
      style: ['Photorealistic'],
      background: ['Studio Background'],
      lighting: ['Soft Light'],
      camera: ['Eye-Level View'],
      quality: ['Studio Photo', 'High Detail'],
      ratio: '3:4 Vertical',
      imageText: 'From our own bees',
      fontStyle: 'Serif',
      extra: [],
    },
  },
  {
    label: 'A night tram in watercolor',
    input: {
      idea: 'the last tram climbing a steep street in Lisbon in the rain',
      style: ['Watercolor'],
      background: ['Urban City'],
      lighting: ['Neon Glow', 'Cold Blue Tones'],
      camera: ['Wide Shot', 'From Below'],
      quality: [],
      ratio: '16:9 Widescreen',
      imageText: '',
      fontStyle: '',
      extra: [],
    },
  },
  {
    label: 'A glass fox',
    input: {
      idea: 'a sleeping fox',
      style: [],
      background: ['Abstract'],
      lighting: ['Golden Hour'],
      camera: ['Macro Shot'],
      quality: ['Soft Focus'],
      ratio: '1:1 Square',
      imageText: '',
      fontStyle: '',
      extra: ['Made of Glass'],
    },
  },
]
