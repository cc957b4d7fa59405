import { expect, test } from 'vitest'
import {
  artStyles,
  aspectRatios,
  backgrounds,
  cameras,
  fontStyles,
  lightings,
  qualities,
  specialEffects,
} from '../../options.ts'
import { composeImagePrompt } from '../compose-image-prompt.ts'
import { checkImage } from './image-checks.test-support.ts'
import { request } from './image-request.test-support.ts'

const ideas = [
  'a lighthouse keeper repairing a clock',
  'a blue enamel kettle',
  'two otters asleep on a raft of seaweed at dawn',
  'a market street in Hanoi at night',
]
const groups = {
  style: artStyles,
  background: backgrounds,
  lighting: lightings,
  camera: cameras,
  quality: qualities,
  extra: specialEffects,
}

function failuresOf(fields: Parameters<typeof request>[0]): string[] {
  const input = request(fields)
  return checkImage(input, composeImagePrompt(input)).map(
    (failure) => `${JSON.stringify(fields)}: ${failure}`,
  )
}

test('every option alone is seen in the prompt', { timeout: 60_000 }, () => {
  const failures = Object.entries(groups).flatMap(([group, options]) =>
    options.flatMap((option) => ideas.flatMap((idea) => failuresOf({ idea, [group]: [option] }))),
  )
  expect(failures).toEqual([])
})

test('every pair of options of a group is seen, in both orders', { timeout: 60_000 }, () => {
  const failures = Object.entries(groups).flatMap(([group, options]) =>
    options.flatMap((one) =>
      options
        .filter((other) => other !== one)
        .flatMap((other, index) =>
          failuresOf({ idea: ideas[index % ideas.length] ?? '', [group]: [one, other] }),
        ),
    ),
  )
  expect(failures).toEqual([])
})

test('no lighting contradicts a camera', { timeout: 60_000 }, () => {
  const failures = lightings.flatMap((lighting) =>
    cameras.flatMap((camera) =>
      ideas.flatMap((idea) => failuresOf({ idea, lighting: [lighting], camera: [camera] })),
    ),
  )
  expect(failures).toEqual([])
})

test('all options of a group, and all options at once, stay in the prompt', { timeout: 60_000 }, () => {
  const failures = [
    ...Object.entries(groups).flatMap(([group, options]) =>
      failuresOf({ idea: 'a blue enamel kettle', [group]: [...options] }),
    ),
    ...failuresOf({
      idea: 'a red kite',
      style: ['Watercolor', 'Sketch'],
      background: ['Beach/Ocean', 'Abstract'],
      lighting: ['Golden Hour', 'Soft Light'],
      camera: ['Wide Shot', 'From Below'],
      quality: ['HDR', 'High Detail'],
      extra: ['Futuristic'],
      ratio: '1:1 Square',
    }),
  ]
  expect(failures).toEqual([])
})

test('every ratio is said once and every font with its text', { timeout: 60_000 }, () => {
  const failures = aspectRatios.flatMap((ratio) =>
    fontStyles.flatMap((fontStyle) =>
      failuresOf({ idea: 'a tea shop at the corner', ratio, fontStyle, imageText: 'Open late' }),
    ),
  )
  expect(failures).toEqual([])
})

test('a font without text leaves no trace', () => {
  const input = request({ idea: 'a red kite', fontStyle: 'Neon Text' })
  expect(composeImagePrompt(input).generatedPrompt).not.toMatch(/neon|letter|the text/i)
})
