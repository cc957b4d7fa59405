import type { Variant } from '#tools/workbench/answer.ts'
import type { Picture } from '../decide/decide-picture.ts'
import { sizes } from '../decide/frame.ts'
import { writeFlux } from './flux.ts'
import { writeGptImage } from './gpt-image.ts'
import { writeIdeogram } from './ideogram.ts'
import { writeMidjourney } from './midjourney.ts'
import { writeSd35, writeSdxl } from './stable-diffusion.ts'

/** The same picture in the wording of each family of models; the first is the prompt itself. */
export function writeVariants(picture: Picture, prose: string): Variant[] {
  const { ratio } = picture.frame
  const size = ratio ? sizes[ratio] : undefined
  const isJson = fluxIsJson(picture)
  return [
    {
      id: 'universal',
      name: 'Gemini & Imagen',
      text: prose,
      ...(size && ratio
        ? {
            settings:
              size.imagen === ratio
                ? `Aspect ratio ${ratio}; in the API set it as the parameter too.`
                : `Aspect ratio ${ratio} in Gemini; Imagen has no ${ratio}, take ${size.imagen} there.`,
          }
        : {}),
      handOff: ['gemini', 'google-ai-studio', 'grok'],
    },
    {
      id: 'gpt-image',
      name: 'GPT Image',
      text: writeGptImage(picture),
      settings: `${size ? `Size ${size.pixels}, ` : ''}quality ${picture.lettering ? 'high, because of the lettering' : 'medium or high'}.`,
      handOff: ['chatgpt'],
    },
    {
      id: 'flux-2',
      name: isJson ? 'FLUX.2 (JSON)' : 'FLUX.2',
      text: writeFlux(picture, isJson),
      settings: `${size ? `Size ${size.pixels}. ` : ''}FLUX has no negative prompt.`,
      handOff: ['flux-playground'],
    },
    {
      id: 'midjourney',
      name: 'Midjourney',
      text: writeMidjourney(picture),
      settings: 'For V7 and V8.1; the flags at the end are part of the prompt.',
      handOff: ['midjourney'],
    },
    {
      id: 'sdxl',
      name: 'SDXL',
      text: writeSdxl(picture),
      settings: `${size ? `Size ${size.sdxl}. ` : ''}Paste the line after “Negative:” into the negative prompt.`,
      handOff: [],
    },
    {
      id: 'sd-3-5',
      name: 'SD 3.5',
      text: writeSd35(picture),
      settings: `${size ? `Size ${size.sdxl}. ` : ''}Paste the line after “Negative:” into the negative prompt.`,
      handOff: [],
    },
    {
      id: 'ideogram',
      name: 'Ideogram',
      text: writeIdeogram(picture),
      ...(ratio
        ? { settings: `Aspect ratio ${ratio}. Turn Magic Prompt off to keep the wording.` }
        : { settings: 'Turn Magic Prompt off to keep the wording.' }),
      handOff: ['ideogram'],
    },
  ]
}

// Three or more things to keep apart: FLUX.2 reads them best as fields.
function fluxIsJson({ reading }: Picture): boolean {
  const seen = reading.idea.subjects.filter(
    (subject) =>
      subject.role !== 'reader' && !/^(?:time|abstract|event|place|landscape)$/u.test(subject.kind),
  )
  const count = seen.reduce(
    (sum, subject) => sum + (subject.animate && subject.count !== undefined ? subject.count : 1),
    0,
  )
  return reading.idea.isEnglish && !reading.isLong && seen.length >= 2 && count >= 3
}
