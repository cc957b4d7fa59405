export const ageBands = ['0-2', '3-5', '6-8', '9-12'] as const
export type AgeBand = (typeof ageBands)[number]

export const formats = ['picture-book', 'video', 'comic'] as const
export type Format = (typeof formats)[number]

/** What children of an age follow; the figures of the storyboard reference. */
export type Band = {
  id: AgeBand
  words: { least: number; most: number }
  sentenceWords: number
  /** Seconds of a video shot. */
  shotSeconds: { least: number; most: number }
  plot: string
  visual: string
  ending: string
  peril: string
  /** Usual number of scenes. */
  scenes: Record<Format, number>
}

export const bands: Record<AgeBand, Band> = {
  '0-2': {
    id: '0-2',
    words: { least: 3, most: 8 },
    sentenceWords: 6,
    shotSeconds: { least: 6, most: 8 },
    plot: 'naming, sounds and a fixed little order',
    visual: 'high contrast, one thing at a time, plain ground',
    ending: 'sleep or a hug',
    peril: 'none',
    scenes: { 'picture-book': 6, video: 6, comic: 6 },
  },
  '3-5': {
    id: '3-5',
    words: { least: 10, most: 25 },
    sentenceWords: 9,
    shotSeconds: { least: 5, most: 7 },
    plot: 'one want, one small problem, a repeated line, a warm end',
    visual: 'full scene, clear emotions, few props',
    ending: 'reassurance and a ritual',
    peril: 'mild, solved within a scene',
    scenes: { 'picture-book': 12, video: 8, comic: 8 },
  },
  '6-8': {
    id: '6-8',
    words: { least: 25, most: 45 },
    sentenceWords: 12,
    shotSeconds: { least: 4, most: 6 },
    plot: 'want, plan, setback and choice',
    visual: 'detail to find, quiet humour in the background',
    ending: 'the lesson is shown by what is done, not said',
    peril: 'mild, solved by the end, a grown-up near',
    scenes: { 'picture-book': 12, video: 10, comic: 10 },
  },
  '9-12': {
    id: '9-12',
    words: { least: 40, most: 70 },
    sentenceWords: 16,
    shotSeconds: { least: 3, most: 5 },
    plot: 'an outer task and an inner one, with growth',
    visual: 'varied angles and atmosphere',
    ending: 'an open thought',
    peril: 'true to the age, no detail of injury',
    scenes: { 'picture-book': 14, video: 12, comic: 16 },
  },
}
