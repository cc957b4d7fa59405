import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { check, fresh, melville, swapWords } from './plagiarism-pairs.test-support.ts'

/** Words of `part` that lie in a match with a source. */
function coveredWords(text: string, part: string, answer: ReturnType<typeof check>): number {
  const from = text.indexOf(part)
  return [...part.matchAll(/\S+/g)].filter(({ 0: word, index }) => {
    const middle = from + index + (word.length >> 1)
    return answer.matches.some(({ source, start, end }) => source && start <= middle && end > middle)
  }).length
}

const sentences = melville.split(/(?<=\.) /)
const ways: Record<string, (text: string) => string> = { 'word for word': (text) => text, changed: swapWords }
for (const [name, change] of Object.entries(ways)) {
  test(`${name}: text of somebody’s own is in no match, whether it stands before, between or after what was copied`, () => {
    const copied = change(melville)
    const head = change(sentences.slice(0, 3).join(' '))
    const tail = change(sentences.slice(3).join(' '))
    for (const text of [`${fresh} ${copied}`, `${copied} ${fresh}`, `${head} ${fresh} ${tail}`]) {
      const answer = check(text, melville)
      expect(coveredWords(text, fresh, answer)).toBe(0)
      expect(answer.breakdown.near + answer.breakdown.verbatim).toBeGreaterThan(160)
    }
  })
}

test('a shared subject does not stretch a match over what shares nothing else', () => {
  const folder = new URL('../../../shared/data/plagiarism/cases/', import.meta.url)
  // The data lies beside the repository on the machines that have it.
  if (!existsSync(folder)) return
  const [text, source] = ['g1pA_taskd.txt', 'orig_taskd.txt'].map((name) =>
    readFileSync(new URL(name, folder), 'utf8'),
  ) as [string, string]
  const answer = check(text, source)
  const own = text.slice(text.indexOf('One of Bayes'))
  expect(coveredWords(text, own, answer)).toBe(0)
  expect(answer.score).toBeGreaterThan(40)
  expect(answer.score).toBeLessThan(60)
})

test('in a language that we know little of, half sentences that everybody writes are no passage, copied sentences are', () => {
  const openings = [
    'Kwa mujibu wa taarifa zilizotolewa na vyanzo mbalimbali,',
    'Ni muhimu kukumbuka kwamba katika maisha ya kila siku',
    'Pamoja na changamoto nyingi zinazotukabili katika jamii yetu,',
  ]
  const [tailor, bees] = [
    [
      'fundi alishona mifuko kutoka kwenye matanga yaliyochanika',
      'kitufe cha shaba kilipotea ndani ya pipa la unga',
      'mteja wa kwanza alilipa kwa mayai kumi ya bata',
    ],
    [
      'nyuki wa mlimani walihamia mzinga uliotundikwa juu ya mbuyu',
      'asali nyeusi ilinukia moshi wa karafuu na majani makavu',
      'mitungi ya udongo ilipangwa kivulini pembeni ya ghala',
    ],
  ].map((clauses) => clauses.map((clause, index) => `${openings[index] ?? ''} ${clause}.`).join(' ')) as [
    string,
    string,
  ]
  expect(check(tailor, bees)).toMatchObject({ score: 0, matches: [] })
  const [copied = ''] = bees.split(/(?<=\.) /)
  const { matches } = check(`${tailor} ${copied}`, bees)
  expect(matches.map(({ excerpt, kind }) => [kind, `${excerpt}.`])).toEqual([['verbatim', copied]])
})
