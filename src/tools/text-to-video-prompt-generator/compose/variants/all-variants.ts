import type { Variant } from '#tools/workbench/answer.ts'
import type { Direction } from '../direction.ts'
import { videoModels } from '../knowledge/models.ts'
import { writePrompt } from '../write/write-prompt.ts'
import { writeForFlux } from './flux.ts'
import { writeForFirstFrame } from './image-to-video.ts'
import { writeForKling } from './kling.ts'
import { writeForRunway } from './runway.ts'
import { writeForSeedance } from './seedance.ts'
import { writeShotList } from './shot-list.ts'
import { writeForVeo } from './veo.ts'

/** The same film in the wording of each family of models; the first works anywhere. */
export function allVariants(direction: Direction, text: string, other: Direction | undefined): Variant[] {
  return [
    {
      id: 'any-model',
      name: 'Any model',
      text,
      settings: `Length ${direction.seconds} s · ${direction.aspect}`,
      handOff: ['gemini', 'flow', 'kling'],
    },
    {
      id: 'veo',
      name: videoModels.veo.name,
      ...writeForVeo(direction),
      handOff: ['gemini', 'flow', 'google-ai-studio'],
    },
    { id: 'kling', name: videoModels.kling.name, ...writeForKling(direction), handOff: ['kling'] },
    { id: 'flux', name: videoModels.flux.name, ...writeForFlux(direction), handOff: [] },
    {
      id: 'runway',
      name: videoModels.runway.name,
      ...writeForRunway(direction),
      handOff: ['runway', 'luma'],
    },
    { id: 'seedance', name: videoModels.seedance.name, ...writeForSeedance(direction), handOff: [] },
    {
      id: 'image-to-video',
      name: 'From an image',
      ...writeForFirstFrame(direction),
      handOff: ['flow', 'kling', 'runway'],
    },
    { id: 'json', name: 'JSON shot list', ...writeShotList(direction), handOff: [] },
    ...(other
      ? [
          {
            id: 'other-treatment',
            name: 'Other treatment',
            text: writePrompt(other),
            settings: `Length ${other.seconds} s · ${other.aspect}`,
            handOff: ['gemini' as const],
          },
        ]
      : []),
  ]
}
