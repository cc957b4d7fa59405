import { plural } from '#shared/text/plural.ts'

export const toolsAbout = 'for apps, text, images and video'
export const projectTypesAbout = 'each with its own questions'
export const stepsAbout = 'from first word to finished prompt'
export const fieldsAbout = 'only the ones that fit your project are shown'
export const featuresAbout = 'each explained in one line'
export const aiPlatforms = 'AI platforms'
export const platformsAbout = 'the prompt is written for the one you pick'
export const examplesAbout = 'ready to load with one click'

export const toolUnit = (count: number) => plural(count, 'tool', 'tools')
export const projectTypes = 'project types'
export const steps = 'steps'
export const fields = 'dynamic fields'
export const features = 'feature options'
export const examples = 'ready-made examples'
