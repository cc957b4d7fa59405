import { singularisePhrase } from '../compose/read/singular.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { stableHash } from '#shared/text/stable-hash.ts'
import type { ProjectType } from '../form.ts'
import type { Reading } from './read-sentence.ts'

const endings: Readonly<Record<ProjectType, readonly string[]>> = {
  'web-app': ['Desk', 'Base', 'Circle', 'Board', 'Line', 'Hub'],
  'mobile-app': ['Pocket', 'Buddy', 'Days', 'Companion', 'Go'],
  ecommerce: ['House', 'Corner', 'Supply', 'Store', 'Counter'],
  dashboard: ['Board', 'Watch', 'View', 'Overview'],
  blog: ['Notes', 'Journal', 'Letters', 'Almanac'],
  landing: ['Launch', 'First', 'Now', 'Direct'],
  portfolio: ['Portfolio'],
  other: ['Bench', 'Box', 'Kit', 'Works'],
}
// Other languages get an ending that most of them know.
const plainEndings: Readonly<Record<ProjectType, readonly string[]>> = {
  'web-app': ['Hub', 'Forum', 'Atlas'],
  'mobile-app': ['Mobil', 'Kompass', 'Atlas'],
  ecommerce: ['Studio', 'Atelier', 'Depot'],
  dashboard: ['Monitor', 'Radar'],
  blog: ['Journal', 'Magazin'],
  landing: ['Start', 'Direkt'],
  portfolio: ['Portfolio'],
  other: ['Atlas', 'Studio'],
}

/** The name that was said, or one coined from what the product is about. */
export function nameProject(
  reading: Reading,
  profession: string | undefined,
): { name: string; said: boolean } {
  if (reading.name !== undefined) return { name: clip(reading.name), said: true }
  const { type, language } = reading
  const root = type === 'portfolio' && profession !== undefined ? profession : rootOf(reading)
  if (/[^\p{Script=Latin}\p{Script=Cyrillic}\p{N}\s&'’.-]/u.test(root))
    return { name: clip(root), said: false }
  const words = (language === 'en' ? endings : plainEndings)[type]
  const free = words.filter((word) => !root.toLowerCase().includes(word.toLowerCase()))
  const ending = free[stableHash(root + type) % Math.max(1, free.length)] ?? ''
  return { name: clip(`${titleCase(root)} ${ending}`.trim()), said: false }
}

function rootOf({ about, nouns, actions, extras, text, language }: Reading): string {
  const product =
    about === undefined
      ? undefined
      : language === 'en'
        ? shortNoun(about)
        : about.split(/\s+/u).slice(0, 2).join(' ')
  const things = nouns.filter(({ isPerson }) => !isPerson)
  const inFirst = things.find(({ name }) => actions[0]?.includes(name.split(' ').at(-1)?.slice(0, 5) ?? name))
  const plain = things.find(({ name }) => !extras.some((extra) => extra.includes(name)))
  const thing = (inFirst ?? plain ?? nouns[0])?.name
  const root = product ?? thing ?? actions[0]?.split(' ').at(-1)
  if (root !== undefined && root !== '')
    return root.replace(/\s(?:board|app|system|tracker|planner|shop|store|business|company)$/iu, '')
  const [word = 'Idea'] = text.match(language === 'en' ? /\p{L}{3,24}/u : /[\p{L}\p{M}]{2,24}/u) ?? []
  return word
}

/** "handmade candles for weddings" → "handmade candle". */
export function shortNoun(phrase: string): string {
  const head = phrase
    .replace(/\s(?:for|of|in|from|with|at|on|by|and|or|to|that|which)\s.*$/iu, '')
    .replace(/,.*$/u, '')
    .replace(/^(?:an?|the|my|our|your|their|his|her|some|new|small)\s+/iu, '')
  return singularisePhrase(head.split(/\s+/u).slice(-2).join(' ').toLowerCase()).trim()
}

function titleCase(words: string): string {
  return words.split(/\s+/u).map(upperFirst).join(' ')
}

function clip(name: string): string {
  return Array.from(name).slice(0, 60).join('').trim()
}
