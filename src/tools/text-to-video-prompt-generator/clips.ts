import type { VideoModel } from './craft/video-models.ts'
import { secondsOf, sum, type VideoPlan } from './plan.ts'

/** One generation of a model: which shots of the plan it holds, and how long each is there. */
export type Clip = { shots: readonly { at: number; seconds: number }[]; seconds: number }

/** The film in as many generations as the model's limits ask for. Shots stay whole; a too long one is shortened. */
export function clipsOf(plan: VideoPlan, { lengths, mostShots }: VideoModel): Clip[] {
  const longest = lengths?.at(-1) ?? Number.POSITIVE_INFINITY
  const clips: { at: number; seconds: number }[][] = []
  secondsOf(plan).forEach((wanted, at) => {
    const shot = { at, seconds: Math.min(wanted, longest) }
    const last = clips.at(-1) ?? []
    const total = sum([...last, shot].map(({ seconds }) => seconds))
    if (last.length === 0 || last.length >= mostShots || total > longest) clips.push([shot])
    else last.push(shot)
  })
  return clips.map((shots) => {
    const wanted = sum(shots.map(({ seconds }) => seconds))
    const length = lengths?.find((one) => one >= wanted) ?? wanted
    // The room that a fixed length leaves goes to the last image.
    const last = { at: 0, seconds: 0, ...shots.at(-1) }
    const fitted = { at: last.at, seconds: sum([last.seconds, length, -wanted]) }
    return { shots: [...shots.slice(0, -1), fitted], seconds: length }
  })
}
