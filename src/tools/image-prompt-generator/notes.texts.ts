import { plural } from '#shared/text/plural.ts'

export const fontStyleNeedsText = 'A font style needs text in the image.'
export const noListForFlux =
  'FLUX takes no list of things to leave out, and naming a thing can bring it in. Say in your idea what should be there instead.'
export const translateWords = (name: string) =>
  `Midjourney and SDXL read English best. For them, have your ${name} words translated.`

export const leads = (lead: string, others: string, count: number) =>
  `${lead} leads; ${others} ${plural(count, 'shows', 'show')} in one detail only.`
