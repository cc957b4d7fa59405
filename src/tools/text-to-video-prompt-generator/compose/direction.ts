import { z } from 'zod'

const Seconds = z.number().int().nonnegative()

/** What happens within a shot, in whole seconds from the start of the film. */
export const Beat = z.object({ from: Seconds, to: Seconds, text: z.string().min(1) })
export type Beat = z.infer<typeof Beat>

export const Shot = z.object({
  from: Seconds,
  to: Seconds,
  /** "medium wide", or "medium to close-up" when the distance changes. */
  size: z.string(),
  angle: z.string(),
  /** The one camera move. */
  move: z.string(),
  /** Focal length in millimetres. */
  lens: z.number().int(),
  /** The clause that the shot shows. */
  action: z.string(),
  /** The way of the camera and what it is for. */
  path: z.string(),
  beats: z.array(Beat).min(1),
  sound: z.string(),
  dialogue: z.array(z.object({ speaker: z.string(), voice: z.string(), text: z.string() })),
})
export type Shot = z.infer<typeof Shot>

/** The film as decided, before it is written for a model; the page draws its timeline from it. */
export const Direction = z.object({
  seconds: Seconds,
  aspect: z.string(),
  /** Why this shape, as typed: "vertical for reels". */
  aspectWords: z.string(),
  shots: z.array(Shot).min(1),
  /** Who is seen throughout, each with the marks it is known by. */
  identities: z.array(z.object({ name: z.string(), marks: z.string() })),
  look: z.string(),
  lookName: z.string(),
  focus: z.string(),
  palette: z.array(z.string()).min(3).max(5),
  light: z.string(),
  /** Small movement that goes on by itself. */
  secondary: z.string(),
  foreground: z.string(),
  ambience: z.string(),
  /** A further layer of sound, from the second Refine on. */
  soundLayer: z.string(),
  music: z.string(),
  speech: z.string(),
  endFrame: z.string(),
  keep: z.array(z.string()),
  avoid: z.array(z.string()).max(4),
  speed: z.string(),
  /** Facts of the idea that no shot shows. */
  context: z.string(),
})
export type Direction = z.infer<typeof Direction>
