import type { HandOffTargetId } from '#tools/hand-off.ts'

/** When names and limits were last read; video models age within months. */
export const modelsCheckedOn = 'November\u00A022, 2026'

export const aspects = ['16:9', '9:16', '1:1', '4:3', '3:4', '21:9'] as const
export type Aspect = (typeof aspects)[number]

export type VideoModel = {
  id: string
  name: string
  /** Seconds that one clip can have; none: whatever is asked for. */
  lengths?: readonly number[]
  aspects: readonly Aspect[]
  isSilent?: true
  /** Shots in one clip. Where no document says, six, as the vendors that count them allow. */
  mostShots: number
  mostCharacters?: number
  /** Unwanted things are typed into a field of their own. */
  hasNegatives?: true
  /** How the prompt is laid out: a row of `layouts.ts`. */
  layout: 'labels' | 'clock' | 'list' | 'paragraph'
  handOff: readonly HandOffTargetId[]
}

/** The preset: plain labels that every model and every person can read. */
export const universal: VideoModel = {
  id: 'universal',
  name: 'Any video model',
  aspects,
  mostShots: Number.POSITIVE_INFINITY,
  layout: 'labels',
  handOff: ['gemini', 'flow', 'kling', 'runway', 'luma'],
}

const wide: readonly Aspect[] = ['16:9', '9:16']
const clock = { layout: 'clock', mostShots: 6 } as const
const list = { layout: 'list', mostShots: 6 } as const
const silent = { layout: 'paragraph', mostShots: 1, isSilent: true } as const

/** OpenAI's Sora is not here: shut down on September 24, 2026, without a successor (developers.openai.com). */
export const videoModels: readonly VideoModel[] = [
  // runware.ai google-gemini-omni-flash-1-2, resolution and duration; apidog.com, November 6, 2026
  row('omni', 'Gemini Omni 1.2', seconds(3, 15), wide, { ...clock, handOff: ['gemini', 'flow'] }),
  // docs.cloud.google.com veo/3-1-generate. The Gemini API ended its previews on October 22 (docs.apiyi.com).
  row('veo', 'Veo 3.1', [4, 6, 8], wide, { ...clock, hasNegatives: true, handOff: ['flow'] }),
  // docs.venice.ai kling-4-0; runware.ai klingai-video-4-0, prompting
  row('kling', 'Kling 4.0', seconds(3, 30), [...wide, '1:1', '21:9'], { ...list, handOff: ['kling'] }),
  // docs.venice.ai runway-gen-4-5; Runway SDK, CreateTextToVideoRequestGen45
  row('runway', 'Runway Gen-4.5', seconds(2, 10), wide, {
    ...silent,
    mostCharacters: 1_000,
    handOff: ['runway'],
  }),
  // docs.comfy.org LumaRay32TextToVideoNode; runware.ai luma-ray3-2 (“generates no audio”)
  row('luma', 'Luma Ray 3.2', [5, 10], aspects, { ...silent, mostCharacters: 6_000, handOff: ['luma'] }),
  // docs.comfy.org pika-h3-flex-text-to-video; github.com Pika-Labs/Pika-H3-Flex
  row('pika', 'Pika H3 Flex', seconds(5, 15), aspects, { ...list, handOff: [] }),
  // docs.oxen.ai wan-v3-0-video; docs.venice.ai wan-3-0
  row('wan', 'Wan 3.0', seconds(2, 30), [...wide, '1:1', '4:3', '3:4'], { ...list, handOff: [] }),
]

type Rest = Pick<VideoModel, 'layout' | 'mostShots' | 'handOff'> & Partial<VideoModel>

function row(id: string, name: string, lengths: number[], shapes: readonly Aspect[], rest: Rest): VideoModel {
  return { id, name, lengths, aspects: shapes, ...rest }
}

/** Names that ideas still mention although nobody can use the model any more. */
export const retiredModels = { Sora: 'September 24, 2026', 'Gen-3': 'July 30, 2026' } as const

function seconds(least: number, most: number): number[] {
  return Array.from({ length: most - least + 1 }, (_, at) => least + at)
}

/** "4, 6 or 8 seconds", "3 to 30 seconds". */
export function lengthsOf({ lengths = [] }: VideoModel): string {
  const [least = 0, most = 0] = [lengths[0], lengths.at(-1)]
  if (lengths.length === most - least + 1) return `${least} to ${most} seconds`
  return `${lengths.slice(0, -1).join(', ')} or ${most} seconds`
}

/** The shape nearest to the one that is asked for. */
export function nearestAspect(wanted: Aspect, model: VideoModel): Aspect {
  const distance = (aspect: Aspect) => Math.abs(Math.log(proportion(aspect) / proportion(wanted)))
  return model.aspects.toSorted((one, other) => distance(one) - distance(other))[0] ?? wanted
}

function proportion(aspect: Aspect): number {
  const [width = 16, height = 9] = aspect.split(':').map(Number)
  return width / height
}
