import type { Idea } from '#tools/idea/read-idea.ts'
import { isForChildren, type Shape } from '../read/shape.ts'
import { pick } from '../seed.ts'
import type { World } from '../world/slots.ts'
import { findingOf } from '#tools/idea/safety.ts'

const genres: readonly (readonly [RegExp, string])[] = [
  [/\bnoir\b/i, 'noir detective'],
  [/\b(?:sci-?fi|science fiction|cyberpunk|dystopia\w*)\b/i, 'science-fiction'],
  [/\b(?:detective|mystery|whodunit|murder)\b/i, 'mystery'],
  [/\bthriller\b/i, 'thriller'],
  [/\b(?:horror|scary|creepy|haunted|spooky)\b/i, 'quiet horror'],
  [/\b(?:romance|romantic|love story|rom-?com)\b/i, 'love'],
  [/\b(?:comedy|funny|humorous|farce|satire)\b/i, 'comic'],
  [/\bfairy ?tale\b/i, 'fairy-tale'],
  [/\bfable\b/i, 'fable-like'],
  [/\bwestern\b/i, 'western'],
  [/\bhistorical\b/i, 'historical'],
  [/\b(?:fantasy|dragons?|wizards?|elves|magic\w*|witch\w*|unicorns?|mermaids?)\b/i, 'fantasy'],
  [/\b(?:astronauts?|robots?|mars|spaceships?|aliens?|androids?|space station)\b/i, 'science-fiction'],
  [/\b(?:ghosts?|vampires?|werewol\w+)\b/i, 'uncanny'],
]

export function genreOf(idea: Idea, shape: Shape): string {
  const said = genres.find(([words]) => words.test(idea.text))?.[1]
  if (said) return /bedtime/i.test(idea.text) ? `${said} bedtime` : said
  if (/bedtime/i.test(idea.text) || shape.startsWith('bedtime')) return 'bedtime'
  if (shape === 'dread') return 'quiet horror'
  if (shape === 'farce') return 'comic'
  if (shape === 'love') return 'love'
  if (shape === 'search') return 'mystery'
  if (shape === 'brand') return 'brand'
  if (shape === 'memory') return 'autobiographical'
  if (/^(?:gift|strange|ruled|event)/.test(shape)) return 'quiet, slightly uncanny'
  return 'literary'
}

export function readerOf(idea: Idea): string {
  const { audience } = idea
  if (audience) {
    const who = audience.words.replace(/^for\s+/iu, '')
    const name = audience.name && !who.includes(audience.name) ? ` ${audience.name}` : ''
    return `${who}${name}`
  }
  return isForChildren(idea) ? 'children of four to eight' : 'adult readers'
}

export function ratingOf(idea: Idea): string {
  if (isForChildren(idea)) return 'safe for small children, nobody is hurt'
  if (idea.audience?.band === 'teen') return 'suitable for 12 and over'
  if (idea.safety.minor) return 'suitable for 12 and over, nothing sexual'
  const dark = (['violence', 'gore', 'sexual', 'self-harm'] as const).some((category) =>
    findingOf(idea.safety, category),
  )
  return dark ? 'adult, with what is violent or intimate kept off the page' : 'suitable for 12 and over'
}

const voices: readonly string[] = [
  'dry, tender; short sentences at work, long ones for memory; dialogue about a third; humour faint',
  'plain, watchful; short, then long, then short; dialogue under a quarter; humour in the details',
  'brisk, warm; mostly short sentences, one long one per page; dialogue about half; humour in what people leave out',
  'calm, exact; medium sentences, a short one at each turn; dialogue a third; humour none until the end',
]

export function voiceOf({ idea, shape, seed }: World): string {
  const tones = [
    ...idea.moods.map(({ words }) => words),
    ...idea.wishes.tones.map(({ value }) => value),
  ].filter((tone) => !/^(?:short|detailed)$/.test(tone))
  const asked = tones.length > 0 ? `${[...new Set(tones)].slice(0, 3).join(', ')}; ` : ''
  if (isForChildren(idea))
    return `${asked}warm, clear; sentences under twelve words, one refrain; dialogue about a third; humour in sounds and mix-ups.`
  if (shape === 'dread')
    return `${asked}polite, even; medium sentences, nothing explained; dialogue a quarter; humour none.`
  if (shape === 'farce')
    return `${asked}deadpan, quick; one long sentence per collapse; dialogue about half; humour dry and never at anyone’s cost.`
  return `${asked}${pick(voices, seed, 'voice')}.`
}
