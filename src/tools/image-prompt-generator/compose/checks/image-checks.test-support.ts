import { checkAnswer } from '#tools/workbench/mechanical-checks.test-support.ts'
import type { ImagePromptAnswer } from '../../answer.ts'
import type { ImagePromptInput } from '../../input.ts'
import { countWords } from '#shared/text/count-words.ts'
import {
  backgroundPhrases,
  cameraPhrases,
  effectPhrases,
  fontPhrases,
  lightingPhrases,
  qualityPhrases,
  stylePhrases,
} from './option-phrases.test-support.ts'

/** The rubric's checks for images and the general ones; a list of what is wrong, empty when all is well. */
export function checkImage(
  input: ImagePromptInput,
  answer: ImagePromptAnswer,
  content = input.idea,
): string[] {
  const prompt = answer.generatedPrompt
  const failures = checkAnswer(answer, {
    source: `${input.idea} ${input.imageText}`,
    content,
    maxCharacters: 9_000,
  }).map(({ id, detail }) => `${id} ${detail}`)
  if (answer.variants[0]?.text !== prompt) failures.push('the first variant is not the prompt')
  return [
    ...failures,
    ...missingOptions(input, prompt),
    ...checkLettering(input, answer),
    ...checkFrame(input, prompt),
    ...checkLength(input.idea, prompt),
    ...checkUnity(input, prompt),
  ]
}

export function missingOptions(input: ImagePromptInput, prompt: string): string[] {
  const wanted: [string, RegExp][] = [
    ...input.style.map((one): [string, RegExp] => [one, stylePhrases[one]]),
    ...input.background.map((one): [string, RegExp] => [one, backgroundPhrases[one]]),
    ...input.lighting.map((one): [string, RegExp] => [one, lightingPhrases[one]]),
    ...input.camera.map((one): [string, RegExp] => [one, cameraPhrases[one]]),
    ...input.quality.map((one): [string, RegExp] => [one, qualityPhrases[one]]),
    ...input.extra.map((one): [string, RegExp] => [one, effectPhrases[one]]),
  ]
  return wanted
    .filter(([, phrase]) => !phrase.test(prompt))
    .map(([option]) => `${option} is not in the prompt`)
}

function checkLettering(input: ImagePromptInput, { generatedPrompt, variants }: ImagePromptAnswer): string[] {
  const failures: string[] = []
  if (input.imageText === '') {
    if (/The text "/u.test(generatedPrompt)) failures.push('a text nobody asked for')
    return failures
  }
  const quoted = `"${input.imageText.replace(/"([^"]*)"/gu, '“$1”').replace(/"/gu, '”')}"`
  for (const { id, text } of variants) {
    const said =
      id === 'flux-2' && text.startsWith('{') ? text.split(quoted).length - 1 : text.split(quoted).length - 1
    if (said !== 1) failures.push(`${id}: the text in the image is said ${said} times`)
  }
  if (!/contrast|glowing clearly/u.test(generatedPrompt)) failures.push('the text has no contrast')
  if (input.fontStyle !== '' && !fontPhrases[input.fontStyle].test(generatedPrompt))
    failures.push(`${input.fontStyle} is not in the prompt`)
  return failures
}

function checkFrame({ ratio, idea }: ImagePromptInput, prompt: string): string[] {
  const wanted = ratio.split(' ')[0] ?? ''
  const lines = prompt.match(/^Aspect ratio: \S+\.$/gmu) ?? []
  if (wanted === '')
    return lines.length > 0 && !/\d:\d|vertical|square|hochformat|horizontal|wallpaper/iu.test(idea)
      ? ['a ratio nobody asked for']
      : []
  return lines.length === 1 && lines[0] === `Aspect ratio: ${wanted}.`
    ? []
    : [`${wanted} is not said once: ${lines.join(' ')}`]
}

function checkLength(idea: string, prompt: string): string[] {
  const words = countWords(prompt)
  const most = Math.max(160, countWords(idea) + 120)
  return words < 60 || words > most ? [`${words} words`] : []
}

const contradictions: readonly (readonly [RegExp, RegExp])[] = [
  [/sharp throughout/i, /soft focus/i],
  [/faint shadows/i, /deep shadow side/i],
  [/shallow focus/i, /deep focus/i],
  [/camera near the ground|low to the ground/i, /looking steeply down/i],
  [/no vanishing points/i, /converging/i],
  [/neutral in colour/i, /one hard key at 45/i],
]

/** One medium, one viewpoint, one direction of light. */
function checkUnity(input: ImagePromptInput, whole: string): string[] {
  const failures: string[] = []
  const prompt = whole.replace(/^Alternate framings:.*$/mu, '').replaceAll(input.idea, '')
  const directions = new Set(
    prompt.match(/\b(?:from|on) the (?:left|right)(?! third)\b/gu)?.map((words) => words.split(' ').at(-1)),
  )
  if (directions.size > 1) failures.push(`light from ${[...directions].join(' and ')}`)
  for (const [one, other] of contradictions)
    if (one.test(prompt) && other.test(prompt)) failures.push(`both ${one.source} and ${other.source}`)
  const angles = [/from below/iu, /aerial view/iu, /eye[- ]level/iu].filter((angle) => angle.test(prompt))
  if (angles.length > 1 && !/isometric|orthographic/iu.test(prompt)) failures.push('two viewpoints')
  if (/\b(?:4k|8k|uhd|masterpiece|trending on)\b/iu.test(prompt)) failures.push('padding')
  for (const [effect, phrase] of Object.entries(effectPhrases))
    if (!input.extra.some((one) => one === effect) && phrase.test(prompt))
      failures.push(`${effect} was not chosen`)
  for (const [light, phrase] of [
    ['Neon Glow', /neon glow/iu],
    ['Golden Hour', /golden-hour sun/iu],
  ] as const)
    if (!input.lighting.includes(light) && phrase.test(prompt) && !/golden hour/iu.test(input.idea))
      failures.push(`${light} was not chosen`)
  return failures
}
