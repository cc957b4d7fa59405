import { counted } from '#shared/text/counted.ts'

export const shortened = (most: number) => `The text was shortened to fit ${counted(most, 'character')}.`
