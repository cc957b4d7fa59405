import { expect, test } from 'vitest'
import { writeReport } from './report.ts'
import type { Answer, Judgment, Results } from './results.ts'
import { summarize } from './summarize.ts'

type Case = Pick<Answer, 'tool' | 'id' | 'model'>

function answer(of: Case, more: Partial<Answer> = {}): Answer {
  return {
    ...of,
    basis: 'b',
    instructions: '1',
    at: '2026-11-24T00:00:00.000Z',
    isKept: true,
    isUnanswered: false,
    calls: 1,
    inputTokens: 100,
    outputTokens: 20,
    costUsd: 0.01,
    firstTokenMs: 500,
    totalMs: 2_000,
    firstFaults: [],
    text: 'An answer.',
    ...more,
  }
}

function judgment(
  { tool, id }: Pick<Case, 'tool' | 'id'>,
  scores: Record<string, [number, number]>,
): Judgment {
  return {
    tool,
    id,
    basis: 'b',
    about: 'a',
    judge: 'judge',
    costUsd: 0.1,
    scores: Object.entries(scores).map(([model, [score, wrong]]) => ({
      model,
      score,
      wrongClaims: Array.from({ length: wrong }, (_, index) => `Claim ${index}`),
      hardFail: '',
      criteria: [],
    })),
  }
}

const story = 'story-prompt'
const text = 'text-to-prompt'
const cases = [
  { tool: story, id: 'one' },
  { tool: story, id: 'two' },
  { tool: text, id: 'three' },
  { tool: text, id: 'four' },
]
const [one, two, three, four] = cases as [Case, Case, Case, Case]
const at = (of: Pick<Case, 'tool' | 'id'>, model: string): Case => ({ ...of, model })

const results: Results = {
  run: {
    at: '2026-11-24T00:00:00.000Z',
    models: [
      { id: 'paid', price: 'known' },
      { id: 'priceless', price: 'unknown' },
      { id: 'silent', price: 'free' },
    ],
    judge: 'judge',
    notes: [],
    cases: cases.map((of) => ({ ...of, source: '', basis: 'b', given: {} })),
  },
  answers: [
    answer(at(one, 'paid'), { measures: { parts: 4, partsComplete: 4, facts: 1, factsKept: 1 } }),
    answer(at(two, 'paid'), {
      costUsd: 0.03,
      totalMs: 9_000,
      firstTokenMs: 1_500,
      firstFaults: ['A fact is missing.'],
      measures: { parts: 4, partsComplete: 2, facts: 9, factsKept: 0 },
    }),
    answer(at(three, 'paid'), {
      isKept: false,
      why: 'refused',
      costUsd: 0.02,
      totalMs: 1_000,
      firstTokenMs: undefined,
      firstFaults: undefined,
    }),
    answer(at(four, 'paid'), {
      isKept: false,
      why: 'unfit',
      costUsd: 0.02,
      totalMs: 3_000,
      firstFaults: ['x'],
    }),
    answer(at(one, 'priceless'), { inputTokens: 300, outputTokens: 100 }),
    answer(at(three, 'priceless'), { isKept: false, isUnanswered: true, costUsd: 7, totalMs: 60_000 }),
  ],
  judgments: [
    judgment(one, { paid: [90, 0], priceless: [60, 3] }),
    judgment(two, { paid: [70, 1] }),
    { ...judgment(three, {}), failed: 'no credit' },
  ],
  spentUsd: 0.28,
}

test('a line for each model: scores and shares of what it answered, medians of its times', () => {
  const [paid, priceless, silent] = summarize(results)
  expect(paid).toEqual({
    model: 'paid',
    answers: 4,
    unanswered: 0,
    left: 0,
    kept: 2,
    refused: 1,
    fellBack: 1,
    // Only one of four had nothing found; a refusal has no first try that was good.
    firstTry: 0.25,
    // Of all facts and parts together, so that a case with many counts for more.
    facts: 0.1,
    parts: 0.75,
    score: 80,
    wrongClaims: 0.5,
    costUsd: expect.closeTo(0.02, 9),
    tokens: 120,
    seconds: 2.5,
    firstTokenSeconds: 0.5,
  })
  // What the provider did not answer says nothing about the model.
  expect(priceless).toMatchObject({
    answers: 1,
    unanswered: 1,
    left: 2,
    kept: 1,
    refused: 0,
    fellBack: 0,
    firstTry: 1,
    score: 60,
    wrongClaims: 3,
    costUsd: undefined,
    tokens: 400,
    seconds: 2,
  })
  expect(silent).toEqual({
    model: 'silent',
    answers: 0,
    unanswered: 0,
    left: 4,
    kept: 0,
    refused: 0,
    fellBack: 0,
    firstTry: undefined,
    facts: undefined,
    parts: undefined,
    score: undefined,
    wrongClaims: undefined,
    costUsd: undefined,
    tokens: undefined,
    seconds: undefined,
    firstTokenSeconds: undefined,
  })
})

test('of one tool only its own cases count', () => {
  const [paid, priceless] = summarize(results, story)
  expect(paid).toMatchObject({ answers: 2, left: 0, kept: 2, refused: 0, score: 80, seconds: 5.5 })
  expect(priceless).toMatchObject({ answers: 1, unanswered: 0, left: 1 })
  const [ofText] = summarize(results, text)
  expect(ofText).toMatchObject({ answers: 2, kept: 0, refused: 1, fellBack: 1, score: undefined })
})

/** The cells of a table of the report, by the names of its columns, a row for each model. */
function tableOf(html: string, name: string): Record<string, string>[] {
  const [, table = ''] = html.split(`aria-label="${name}"`)
  const [body = ''] = table.split('</table>')
  const cellsOf = (row: string) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gsu)].map(([, cell = '']) =>
      cell.replace(/<[^>]*>/gu, '').trim(),
    )
  const [head = [], ...rows] = body.split('<tr>').slice(1).map(cellsOf)
  return rows.map((cells) => Object.fromEntries(head.map((column, index) => [column, cells[index] ?? ''])))
}

test('the report says score, refusals, cost and time of each model, over everything and for each tool', () => {
  const html = writeReport(results)
  expect(tableOf(html, 'All tools')).toEqual([
    {
      Model: 'paid',
      Score: '80.0',
      'Wrong claims': '0.50',
      Kept: '2 of 4',
      'First try': '25 %',
      Refused: '1',
      'Fell back': '1',
      Facts: '10 %',
      Parts: '75 %',
      Cost: '$0.0200',
      Time: '2.5 s',
      'First word': '0.5 s',
      'No answer, left': '0, 0',
    },
    {
      Model: 'priceless',
      Score: '60.0',
      'Wrong claims': '3.00',
      Kept: '1 of 1',
      'First try': '100 %',
      Refused: '0',
      'Fell back': '0',
      Facts: '–',
      Parts: '–',
      Cost: '400 tokens',
      Time: '2.0 s',
      'First word': '0.5 s',
      'No answer, left': '1, 2',
    },
    {
      Model: 'silent',
      Score: '–',
      'Wrong claims': '–',
      Kept: '0 of 0',
      'First try': '–',
      Refused: '0',
      'Fell back': '0',
      Facts: '–',
      Parts: '–',
      Cost: '–',
      Time: '–',
      'First word': '–',
      'No answer, left': '0, 4',
    },
  ])
  expect(tableOf(html, 'Text to Prompt')[0]).toMatchObject({ Score: '–', Refused: '1', Cost: '$0.0200' })
  // Every column is explained on the page.
  for (const column of [
    'Score',
    'Wrong claims',
    'Kept',
    'First try',
    'Refused',
    'Fell back',
    'Facts',
    'Parts',
  ])
    expect(html).toMatch(new RegExp(`${column}:`))
})
