import { plural } from '#shared/text/plural.ts'

export const toolUnit = (count: number) => plural(count, 'tool', 'tools')
export const toolsAbout = 'for apps, text, images and video'
export const examples = 'ready-made examples'
export const examplesAbout = 'ready to load with one click'
