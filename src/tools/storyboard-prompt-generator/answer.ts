import { z } from 'zod'
import { AnswerParts } from '#tools/workbench/answer.ts'

const ColourEntry = z.object({ name: z.string(), hex: z.string() })

export const CharacterEntry = z.object({
  tag: z.string(),
  name: z.string(),
  kind: z.string(),
  role: z.enum(['hero', 'other', 'guide']),
  /** Repeated word for word in every prompt in which the character appears. */
  identity: z.string(),
  /** Animal version of a human child, for services that draw no children. */
  substitute: z.string().optional(),
  ageFeel: z.string(),
  size: z.string(),
  expressions: z.string(),
  turnaroundPrompt: z.string(),
})
export type CharacterEntry = z.infer<typeof CharacterEntry>

export const Scene = z.object({
  number: z.number(),
  title: z.string(),
  purpose: z.string(),
  prompt: z.string(),
  narration: z.string(),
  dialogue: z.string().optional(),
  sound: z.string(),
  transition: z.string(),
  /** Where the picture is kept free for words. */
  textArea: z.string(),
  motion: z.string(),
  seconds: z.number().optional(),
  /** For the small frame on the card. */
  frame: z.object({
    size: z.enum(['wide', 'medium', 'close', 'detail']),
    subject: z.enum(['left', 'centre', 'right']),
    text: z.enum(['top left', 'top right', 'bottom', 'top']),
    cast: z.array(z.string()),
    /** How each of the cast is sketched, in the same order. */
    shapes: z.array(z.enum(['person', 'animal', 'boat', 'vehicle', 'thing'])),
  }),
})
export type Scene = z.infer<typeof Scene>

export const StoryboardAnswer = AnswerParts.extend({
  title: z.string(),
  breath: z.string(),
  ageBand: z.string(),
  format: z.string(),
  aspect: z.string(),
  characterSheet: z.array(CharacterEntry),
  styleGuide: z.object({
    medium: z.string(),
    anchor: z.string(),
    line: z.string(),
    texture: z.string(),
    palette: z.array(ColourEntry),
    light: z.string(),
    shapes: z.string(),
    framing: z.string(),
    aspect: z.string(),
  }),
  generatedPrompts: z.array(Scene),
  continuity: z.array(z.string()),
  grownUpNote: z.object({ theme: z.string(), question: z.string(), check: z.string() }),
  /** All of it as one text. */
  generatedPrompt: z.string(),
})
export type StoryboardAnswer = z.infer<typeof StoryboardAnswer>
