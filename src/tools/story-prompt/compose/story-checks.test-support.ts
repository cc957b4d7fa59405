import type { StoryAnswer } from '../answer.ts'
import { countWords } from './write/fit.ts'

const banned =
  /little did \p{L}+ know|a testament to|shivers? down|couldn['’]t help but|in that moment|unspoken understanding|whispering wind|symphony of|voice barely above a whisper|\bElara\b|\bLily\b|Sarah Chen|\bKael\b|\bThorne\b|and so, |learned that|the moral of|once upon a time/iu
const labels = [
  'Premise',
  'Protagonist',
  'Pressure',
  'World',
  'Thread object',
  'Shape',
  'Voice',
  'Ending',
  'Do',
  'Avoid',
  'Output',
]

/** Rubric 10, Story, mode prompt: every label once, beats of 100 %, words in the band unless the idea itself is long. */
export function briefFaults(brief: string, ideaWords: number): string[] {
  const faults: string[] = []
  for (const label of labels)
    if ((brief.match(new RegExp(`^${label}: `, 'gmu')) ?? []).length !== 1) faults.push(`label ${label}`)
  const shares = [...brief.matchAll(/^\d \((\d+)%\) /gmu)].map(([, share]) => Number(share))
  if (shares.length < 4 || shares.reduce((sum, share) => sum + share, 0) !== 100)
    faults.push(`beats ${shares.join('+')}`)
  const words = countWords(brief)
  if (words < 220 || words > 420 + Math.max(0, ideaWords - 20) * 2.2) faults.push(`${words} words`)
  return faults
}

/** Rubric 10, Story, mode story. */
export function storyFaults(
  { generatedStory: story }: StoryAnswer,
  band: { from: number; to: number },
): string[] {
  const faults: string[] = []
  const [title = '', ...rest] = story.split('\n\n')
  const body = rest.join('\n\n')
  if (title.length < 3 || title.length > 90 || title.includes('\n')) faults.push(`title ${title}`)
  const words = countWords(story)
  if (words < band.from || words > band.to) faults.push(`${words} words, not ${band.from}–${band.to}`)
  const hit = banned.exec(body)
  if (hit) faults.push(`banned: ${hit[0]}`)
  const late = body.slice(Math.floor(body.length * 0.8))
  const early = body.slice(0, Math.floor(body.length * 0.8))
  for (const [, name = ''] of late.matchAll(/(?<=[\p{L},;]\s)(\p{Lu}\p{Ll}{2,})/gu))
    if (!early.includes(name) && !/days?$/u.test(name)) faults.push(`new name late: ${name}`)
  return [...faults, ...grammarFaults(body)]
}

/** Slips that templates make. */
export function grammarFaults(text: string): string[] {
  const slips = [
    /\b(?:[Tt]hey|[Ww]e|[Yy]ou) was\b/u,
    /\b(?:[Hh]e|[Ss]he|[Ii]t) (?:were|are|have)\b(?! to)/u,
    /\b(\p{L}{3,}) \1\b(?<!that that|had had|plip plip)/u,
    /(?<!\p{L})(?:an? an?|the the|an? the)(?!\p{L})/u,
    /(?<!\p{L})a (?!one|once|uni|use|euro|enseñ|\p{L}+ (?:la|las|los|el)\b)[aeiou][a-z]+\b/u,
    /(?<!\p{L})an (?!hour|honest|heir)[bcdfgjklmnpqrstvwxyz][a-z]+/u,
    /\bundefined\b/u,
    /\p{L} [.,;!?]|\p{L}\.\.(?!\.)|,,/u,
  ]
  return slips.flatMap((slip) => {
    const found = slip.exec(text)
    return found
      ? [`grammar: ${text.slice(Math.max(0, found.index - 25), found.index + 40).replaceAll('\n', ' ')}`]
      : []
  })
}
