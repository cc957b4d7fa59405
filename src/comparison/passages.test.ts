import { expect, test } from 'vitest'
import { checkPlagiarism } from './check-plagiarism.ts'
import type { SourceText } from './source-text.ts'
import { check, fresh, melville } from './plagiarism-pairs.test-support.ts'

const lake =
  'The ferry across the lake was cancelled in March because the ice had bent its rudder. Passengers who had bought season tickets gathered on the pier and argued with the clerk about their money. He wrote every name into a green notebook and promised an answer before the swallows returned. Nobody believed him, yet in the second week of April each of them found an envelope with coins under the door.'

function source(id: string, text: string, more: Partial<SourceText> = {}): SourceText {
  return { id, title: `Title of ${id}`, origin: 'library', text, ...more }
}

test('one sentence in other words is found alone, from its first word to its last', () => {
  const reworded =
    'People with season tickets met at the pier and quarrelled with the clerk over the money they had paid.'
  const { matches } = check(`${fresh} ${reworded}`, `${melville} ${lake}`)
  expect(matches.map(({ excerpt, kind }) => [kind, `${excerpt}.`])).toEqual([['paraphrase', reworded]])
  expect(matches[0]?.source?.excerpt).toContain('Passengers who had bought season tickets')
})

test('several sentences in other words are one passage, the weakest among them too', () => {
  const reworded =
    'In March the lake ferry was cancelled since ice had bent the rudder. Ticket holders came together on the pier to argue with the clerk for their money. Into a green notebook went all the names, and an answer was promised for the return of the swallows. They did not believe it, but in the second week of April an envelope of coins lay under each door.'
  const { matches, score } = check(`${fresh} ${reworded} ${fresh}`, lake)
  const fromSource = matches.filter(({ sourceId }) => sourceId !== undefined)
  expect(fromSource).toHaveLength(1)
  expect(fromSource[0]?.excerpt).toBe(reworded.slice(0, -1))
  expect(score).toBeGreaterThan(20)
})

test('a shared subject is no copy', () => {
  const aboutFerries =
    'Ferries on the lake stop in winter when ice comes. Tickets can be returned at the pier, where a clerk pays the money back. In spring, usually by April, the boats run again, and passengers with season tickets need not do anything.'
  expect(check(aboutFerries, lake)).toMatchObject({ score: 0, matches: [] })
})

test('what a source says twice is shown where it stands best', () => {
  const summary =
    'Season tickets, the clerk, a green notebook and envelopes with coins: that was April at the lake.'
  const { matches } = check(`${fresh} ${lake}`, `${summary} ${melville} ${lake}`)
  expect(matches.filter(({ counts }) => counts)).toHaveLength(1)
})

test('another source changes nothing in what was found in the first', () => {
  const text = `${fresh} ${lake.slice(0, 190)}`
  const [alone, together] = [check(text, lake), check(text, lake, melville)]
  expect(together.matches).toEqual(alone.matches)
  expect(together.score).toBe(alone.score)
})

test('of a library only the sources with a passage are named, with places in the whole document', () => {
  const text = `${fresh} ${lake.slice(0, 190)}`
  const whole = `${melville} ${lake}`
  const from = melville.length + 1
  const answer = checkPlagiarism(
    text,
    [
      source('library-1', melville),
      source('library-2', lake, { offset: from, url: 'https://example.org/lake' }),
    ],
    { libraryDocuments: 7 },
  )
  expect(answer.sources).toMatchObject([
    { id: 'library-2', title: 'Title of library-2', url: 'https://example.org/lake', origin: 'library' },
  ])
  expect(answer.coverage).toMatchObject({ documents: 7, webProvider: null })
  for (const { start, end, excerpt, source: place } of answer.matches) {
    expect(text.slice(start, end)).toBe(excerpt)
    expect(whole.slice(place?.start, place?.end)).toBe(place?.excerpt)
  }
})

test('a searched library without a find is not a text compared only with itself', () => {
  const { explanation, score, sources } = checkPlagiarism(fresh, [], { libraryDocuments: 40 })
  expect({ score, sources }).toEqual({ score: 0, sources: [] })
  expect(explanation).toContain('None of the')
  expect(explanation).toContain('this site’s library')
})

test('entries of a list are no passages, over several lines and without a heading too', () => {
  const entries = [
    'Harlow et al. (2011) P. Harlow,\nT. Brand,\nand K. Ito,Slow ferries on frozen lakes,\nJ. Transp. 14, 203\n(2011).',
    'Ito et al. (2014) K. Ito and\nP. Harlow,Season tickets and the memory of clerks,\nJ. Transp. 17, 88 (2014).',
    '[HB15] Paul Harlow and Tina Brand. Notebooks of the pier. In Proceedings of the Lake Symposium, pages 12–19, 2015.',
  ].join('\n\n')
  expect(check(`${fresh}\n\n${entries}`, `${melville}\n\n${entries}`)).toMatchObject({
    score: 0,
    matches: [],
  })
  expect(check(`${fresh}\n\nReferences\n${entries}`, entries).breakdown.excluded).toBeGreaterThan(30)
})

test('copies in disguised letters are told to be English like the plain ones', () => {
  const disguised = lake.replaceAll('e', 'е').replaceAll('a', 'а').replaceAll('o', 'о')
  expect(check(`${fresh} ${disguised}`, lake).score).toBe(check(`${fresh} ${lake}`, lake).score)
})

const retold: Record<string, [string, string]> = {
  Russian: [
    'Старый смотритель маяка каждое утро считал чаек и записывал их число красными чернилами в толстую тетрадь.',
    'Каждое утро старый смотритель маяка считал чаек и красными чернилами записывал их число в тетрадь.',
  ],
  German: [
    'Der alte Leuchtturmwärter zählte jeden Morgen die Möwen und schrieb ihre Zahl mit roter Tinte in ein dickes Heft.',
    'Jeden Morgen zählte der alte Leuchtturmwärter die Möwen und schrieb die Zahl mit roter Tinte in sein Heft.',
  ],
}
for (const [language, [original, moved]] of Object.entries(retold)) {
  test(`${language}: a sentence in another order is found`, () => {
    const { matches } = check(moved, `${original} ${melville}`)
    expect(matches.filter(({ counts }) => counts)).toHaveLength(1)
  })
}
