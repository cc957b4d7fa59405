import type { Idea } from '#tools/idea/read-idea.ts'
import { places, type PlaceSheet } from '../banks/places.ts'
import { anyOpenings, anyTrade, trades, type Trade } from '../banks/trades.ts'
import { pick } from '../seed.ts'
import type { Hero } from './cast.ts'

export function tradeOf(idea: Idea, hero: Hero, seed: number): Trade {
  const kind = hero.subject?.kind
  const order = hero.role === '' ? idea.text.slice(0, 400) : hero.role
  const found = trades.find(({ words }) => words.test(order))
  if (found) return found
  if (kind === 'animal') return trades.find(({ words }) => words.test('animal')) ?? anyTrade
  if (kind === 'creature') return trades.find(({ words }) => words.test('creature')) ?? anyTrade
  if (kind === 'robot') return trades.find(({ words }) => words.test('robot')) ?? anyTrade
  if (hero.subject) return { ...anyTrade, ...pick(anyOpenings, seed, 'opening') }
  const named = places.find(({ nouns }) => nouns.test(idea.scene.toLowerCase()))
  const fitting = trades.filter(({ place }) => place === named?.key)
  return pick(fitting.length > 0 ? fitting : trades.slice(0, grownUps), seed, 'trade')
}

// The trades before the fabulous ones in the list.
const grownUps = 15

/** The sheet of the place of the idea; its words for the place when it names one. */
// Landscapes and great houses are where a story is, whatever the protagonist does for a living.
const strong = /^(?:forest|desert|snow|harbour|station|river|farm|hospital|theatre|castle|train|church|cave)$/

export function placeOf(idea: Idea, trade: Trade, seed: number, role: string, atHome = false): PlaceSheet {
  const said = [...idea.setting.places].filter(
    ({ role }) => role !== 'support' || idea.setting.places.length === 1,
  )
  for (const { noun, phrase, words } of said) {
    const lower = phrase.toLowerCase()
    const sheet = places.find(({ nouns }) => nouns.test(lower) || nouns.test(noun))
    if (!sheet) continue
    const head =
      /^(?:in|on|at|by|under|behind|inside|near|outside|along|above|below|beneath|beside|across|aboard)\b/i.exec(
        words,
      )?.[0]
    const isPlain = /^\p{Ll}/u.test(phrase.split(' ').at(-1) ?? '') && head !== undefined
    return isPlain && sheet.nouns.test(noun)
      ? { ...sheet, at: `${head.toLowerCase()} the ${noun}`, the: `the ${noun}` }
      : sheet
  }
  const lower = idea.scene.slice(0, 600).toLowerCase()
  const withoutRole = role === '' ? lower : lower.replaceAll(role.toLowerCase(), ' ')
  if (atHome) return places.find(({ key }) => key === 'house') ?? pick(places, seed, 'place')
  const byTrade = places.find(({ key }) => key === trade.place)
  const named = idea.subjects.find(
    ({ kind, animate }) => !animate && /^(?:place|building|landscape)$/.test(kind),
  )
  const mentioned = places.find(({ nouns }) => named !== undefined && nouns.test(named.phrase.toLowerCase()))
  if (mentioned) return mentioned
  const wild = places.find(({ key, nouns }) => strong.test(key) && nouns.test(withoutRole))
  if (wild) return wild
  if (trade.place !== anyTrade.place && byTrade) return byTrade
  const loose = places.find(({ nouns }) => nouns.test(lower))
  if (loose) return loose
  return byTrade ?? pick(places, seed, 'place')
}
