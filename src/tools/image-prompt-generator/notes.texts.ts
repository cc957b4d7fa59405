import { plural } from '#shared/text/plural.ts'

export const fontStyleNeedsText = 'To use a font style, add text to the image.'
export const noListForFlux =
  'FLUX can’t take a list of things to leave out, and naming something can make it appear. In your idea, describe what should be there instead.'
export const translateWords = (name = '') =>
  `Midjourney and SDXL work best with English. If you use them, translate your ${name && `${name} `}text first.`
export const ideaGivesRatio = (own: string, other: string) =>
  `Your idea asks for ${own}; ${other} isn’t used.`
export const promptTooLong = (name: string, most: number) =>
  `${name}: its prompts can have at most ${most} characters, so shorten your idea or choose less.`

export const leads = (lead: string, others: string, count: number) =>
  `${lead} is the main choice; ${others} ${plural(count, 'appears', 'appear')} in one detail only.`
