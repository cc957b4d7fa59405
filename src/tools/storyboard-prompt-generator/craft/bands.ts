import type { ageBands, formats } from '../form.ts'

export type AgeBand = (typeof ageBands)[number]

/** What children of an age follow. */
type Band = {
  /** Usual number of scenes. */
  scenes: Record<(typeof formats)[number], number>
  /** Words to read in a scene, and in its longest sentence. */
  words: readonly [least: number, most: number]
  sentence: number
  /** Of a video shot. */
  seconds: readonly [least: number, most: number]
  plot: string
  picture: string
}

export const bands: Record<AgeBand, Band> = {
  '0-2': {
    scenes: { 'picture-book': 6, video: 6, comic: 6 },
    words: [3, 8],
    sentence: 6,
    seconds: [6, 8],
    plot: 'sounds, names of things, a fixed little order, a hug or sleep at the end; no peril',
    picture: 'high contrast, one thing on a plain ground',
  },
  '3-5': {
    scenes: { 'picture-book': 12, video: 8, comic: 8 },
    words: [10, 25],
    sentence: 9,
    seconds: [5, 7],
    plot: 'one want, one small problem, three tries, a refrain that changes the last time, a warm end; peril mild and solved in its scene',
    picture: 'a full scene with clear feelings and few things',
  },
  '6-8': {
    scenes: { 'picture-book': 12, video: 10, comic: 10 },
    words: [25, 45],
    sentence: 12,
    seconds: [4, 6],
    plot: 'want, plan, setback, choice; peril mild and solved by the end, a grown-up near',
    picture: 'details to find, quiet humor in the background',
  },
  '9-12': {
    scenes: { 'picture-book': 14, video: 12, comic: 16 },
    words: [40, 70],
    sentence: 16,
    seconds: [3, 5],
    plot: 'an outer task and an inner one, growth, an open thought at the end; peril true to the age without injuries',
    picture: 'varied angles and atmosphere',
  },
}

/** For reading aloud the words of a scene, within what the age takes. */
export function secondsFor(words: number, band: AgeBand): number {
  const [least, most] = bands[band].seconds
  return Math.min(most, Math.max(least, Math.ceil(words / 2.3)))
}
