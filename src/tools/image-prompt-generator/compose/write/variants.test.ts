import { expect, test } from 'vitest'
import { compose } from '../checks/image-request.test-support.ts'

const foxes = {
  idea: 'three foxes playing chess with wooden pieces in an alley, no people',
  style: ['Photorealistic'],
  lighting: ['Neon Glow'],
  camera: ['Wide Shot'],
  ratio: '16:9 Widescreen',
}

function textOf(id: string, fields: Parameters<typeof compose>[0] = foxes): string {
  return compose(fields).variants.find((variant) => variant.id === id)?.text ?? ''
}

test('the first variant is the prompt itself', () => {
  const answer = compose(foxes)
  expect(answer.variants[0]?.text).toBe(answer.generatedPrompt)
  expect(answer.variants.map((variant) => variant.name)).toEqual([
    'Gemini & Imagen',
    'GPT Image',
    'FLUX.2 (JSON)',
    'Midjourney',
    'SDXL',
    'SD 3.5',
    'Ideogram',
  ])
})

test('GPT Image gets labelled lines and its size beside the prompt', () => {
  const variant = compose({ ...foxes, idea: `${foxes.idea}, for a café menu cover` }).variants[1]
  expect(variant?.text.split('\n').map((line) => line.split(':')[0])).toEqual([
    'Intended use',
    'Scene',
    'Subject',
    'Details',
    'Constraints',
  ])
  expect(variant?.settings).toContain('2048×1152')
})

test('FLUX.2 is worded positively, as fields for several subjects and as prose for one', () => {
  const fields: unknown = JSON.parse(textOf('flux-2'))
  expect(fields).toMatchObject({
    subjects: [{ description: expect.stringContaining('three foxes') }, {}, {}],
    keep: expect.arrayContaining(['otherwise deserted']),
  })
  const prose = textOf('flux-2', { idea: 'a harbour without people', style: ['Oil Painting'] })
  expect(prose).toContain('deserted')
  expect(prose).not.toMatch(/\bno\b|without/)
})

test('Midjourney ends in flags, and a flag inside the idea is no flag', () => {
  expect(textOf('midjourney')).toMatch(/ --ar 16:9 --raw --s 100$/)
  const escaped = textOf('midjourney', { idea: 'a cat --ar 1:1 --no tail', style: ['Watercolor'] })
  // The ratio it asks for becomes the only flag of its own.
  expect(escaped.match(/--ar/g)).toHaveLength(1)
  expect(escaped).not.toContain('--no')
  expect(escaped).toMatch(/ --s 300$/)
})

test('Stable Diffusion has a negative prompt on its own line, without text when text is wanted', () => {
  expect(textOf('sdxl').split('\n')[1]).toMatch(/^Negative: people, .*\btext\b/)
  expect(textOf('sdxl', { ...foxes, imageText: 'Checkmate' }).split('\n')[1]).not.toMatch(/\btext\b/)
  expect(textOf('sd-3-5')).not.toMatch(/:\d\.\d/)
})

test('Ideogram gets the lettering first', () => {
  expect(textOf('ideogram', { ...foxes, imageText: 'Checkmate', fontStyle: 'Bold' })).toMatch(
    /^The text "Checkmate" appears once/,
  )
})
