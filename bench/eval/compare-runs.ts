import { html } from 'hono/html'
import { findTool } from '#tools/tools.ts'
import { mean } from '../judging/mean.ts'
import { EvalFault } from './eval-fault.ts'
import { answerView } from './report.ts'
import { figure, list, percent, reportPage, table, type Html } from './report-page.ts'
import type { Answer, Judgment, Results } from './results.ts'
import { scoreOf } from './summarize.ts'
import { dollars, meaningOf } from './wording.ts'

/** One case in both runs. */
export type Pair = { tool: string; id: string; before: Side; after: Side }
type Side = { answer: Answer; judgment: Judgment | undefined }

/** What a difference of this many points or less is worth: nothing. See docs/judging.md. */
const tiePoints = 2

/** The report of two runs. Throws `EvalFault` when nothing in them can be compared. */
export function writeComparison(before: Results, after: Results): string {
  const models = modelsInBoth(before, after)
  const pairs = models.map(({ name, was, is }) => ({ name, pairs: pairsOf(before, after, was, is) }))
  const all = pairs.flatMap((one) => one.pairs)
  if (all.length === 0) throw new EvalFault('The two runs have no answer to the same input in common.')
  const worst = pairs
    .flatMap(({ name, pairs: own }) => own.map((pair) => ({ name, pair, change: changeOf(pair) })))
    .toSorted((one, other) => one.change - other.change)
  return reportPage(
    'Two runs compared',
    html`<h1>Two runs compared</h1>
      <p>
        Before: ${before.run.at.slice(0, 16).replace('T', ' ')} UTC. After:
        ${after.run.at.slice(0, 16).replace('T', ' ')} UTC. ${all.length} pairs of answers to the same input.
      </p>
      ${notesOf(before, after, all)}
      <h2>Differences</h2>
      ${pairs.map(({ name, pairs: own }) => differencesOf(name, own))}
      <p class="label">
        After less before, over the same cases. In brackets: where 95 of 100 random draws of these cases fall;
        when it holds 0, the difference may be chance. Won, tied, lost: a difference of ${tiePoints} points or
        less is a tie.
      </p>
      <h2>Cases, what got worse first</h2>
      ${worst.map(({ name, pair }) => pairView(name, pair))}`,
  )
}

/** A model is compared with itself; when each run has but one, these two are compared. */
function modelsInBoth({ run: before }: Results, { run: after }: Results) {
  const both = before.models.filter(({ id }) => after.models.some((other) => other.id === id))
  if (both.length > 0) return both.map(({ id }) => ({ name: id, was: id, is: id }))
  const [was, ...more] = before.models
  const [is, ...others] = after.models
  if (!was || !is || more.length > 0 || others.length > 0)
    throw new EvalFault('The two runs have no model in common.')
  return [{ name: `${was.id} → ${is.id}`, was: was.id, is: is.id }]
}

function pairsOf(before: Results, after: Results, was: string, is: string): Pair[] {
  return before.run.cases.flatMap(({ tool, id, given }) => {
    const other = after.run.cases.find((one) => one.tool === tool && one.id === id)
    if (JSON.stringify(other?.given) !== JSON.stringify(given)) return []
    const sides = [sideOf(before, tool, id, was), sideOf(after, tool, id, is)]
    return sides[0] && sides[1] ? [{ tool, id, before: sides[0], after: sides[1] }] : []
  })
}

function sideOf({ answers, judgments }: Results, tool: string, id: string, model: string): Side | undefined {
  const answer = answers.find((one) => one.tool === tool && one.id === id && one.model === model)
  const judgment = judgments.find((one) => one.tool === tool && one.id === id)
  return answer && !answer.isUnanswered ? { answer, judgment } : undefined
}

function notesOf(before: Results, after: Results, pairs: readonly Pair[]): Html | string {
  const isOtherJudge = before.run.judge !== after.run.judge
  const changed = new Set(
    pairs
      .filter((pair) => pair.before.answer.instructions !== pair.after.answer.instructions)
      .map(({ tool }) => tool),
  )
  const notes = [
    ...(isOtherJudge
      ? [
          `The judges differ (${before.run.judge ?? 'none'}, ${after.run.judge ?? 'none'}): scores cannot be compared.`,
        ]
      : []),
    ...(before.run.judge !== undefined && before.run.models.length !== after.run.models.length
      ? ['The judge saw these answers beside those of other models, which moves scores by a few points.']
      : []),
    ...(changed.size > 0 ? [`Other instructions: ${[...changed].join(', ')}.`] : []),
  ]
  return html`<div class="notes">${list('To know', notes)}</div>`
}

const columns = [
  'Tool',
  'Cases',
  'Score',
  'Won, tied, lost',
  'Wrong claims',
  'Kept',
  'First try',
  'Facts',
  'Cost',
  'Time',
]

function differencesOf(name: string, pairs: readonly Pair[]): Html {
  const tools = [...new Set(pairs.map(({ tool }) => tool))]
  const rows = tools.map((tool) =>
    rowOf(
      findTool(tool)?.card.name ?? tool,
      pairs.filter((pair) => pair.tool === tool),
    ),
  )
  return html`<h3 class="over">${name}</h3>
    ${table(name, columns, tools.length > 1 ? [rowOf('All tools', pairs), ...rows] : rows)}`
}

function rowOf(name: string, pairs: readonly Pair[]): (Html | string)[] {
  const scores = differences(pairs, scoreIn)
  const won = scores.filter((difference) => difference > tiePoints).length
  const lost = scores.filter((difference) => difference < -tiePoints).length
  return [
    name,
    String(pairs.length),
    scores.length === 0 ? '–' : `${signed(mean(scores), 1)}${range(scores)}`,
    scores.length === 0 ? '–' : `${won}, ${scores.length - won - lost}, ${lost}`,
    meanDifference(pairs, wrongClaimsIn, (value) => signed(value, 2)),
    meanDifference(pairs, ({ answer }) => Number(answer.isKept), signedPercent),
    meanDifference(pairs, ({ answer }) => Number(answer.firstFaults?.length === 0), signedPercent),
    meanDifference(pairs, factsIn, signedPercent),
    meanDifference(
      pairs,
      ({ answer }) => answer.costUsd,
      (value) => (value === 0 ? '0' : `${value < 0 ? '−' : '+'}${dollars(Math.abs(value))}`),
    ),
    meanDifference(
      pairs,
      ({ answer }) => answer.totalMs / 1_000,
      (value) => `${signed(value, 1)} s`,
    ),
  ]
}

/** Of fewer cases a range would say more than anybody knows. */
const leastForRange = 5

function range(scores: readonly number[]): string {
  if (scores.length < leastForRange) return ''
  const [low, high] = pairedInterval(scores)
  return ` [${signed(low, 1)}, ${signed(high, 1)}]`
}

type Measure = (side: Side) => number | undefined

const scoreIn: Measure = ({ answer, judgment }) => scoreOf(judgment, answer.model)?.score
const wrongClaimsIn: Measure = ({ answer, judgment }) => scoreOf(judgment, answer.model)?.wrongClaims.length
const factsIn: Measure = ({ answer: { measures } }) =>
  measures && measures.facts > 0 ? measures.factsKept / measures.facts : undefined

/** Only where both sides have something to say. */
function differences(pairs: readonly Pair[], of: Measure): number[] {
  return pairs.flatMap(({ before, after }) => {
    const [was, is] = [of(before), of(after)]
    return was === undefined || is === undefined ? [] : [is - was]
  })
}

function meanDifference(pairs: readonly Pair[], of: Measure, show: (value: number) => string): string {
  const found = differences(pairs, of)
  return found.length === 0 ? '–' : show(mean(found))
}

/**
 * How much worse or better a case became: an answer that is not kept any more weighs more than any score, and scores
 * more than what code measures.
 */
export function changeOf(pair: Pair): number {
  const of = (measure: Measure) => differences([pair], measure)[0] ?? 0
  const kept = of(({ answer }) => Number(answer.isKept))
  const faults = of(({ answer }) => -(answer.firstFaults?.length ?? 0))
  return 1_000 * kept + of(scoreIn) + of(factsIn) + faults / 100
}

const draws = 10_000

/** The paired bootstrap: between which values 95 of 100 means of random draws of the cases lie. The same each time. */
export function pairedInterval(values: readonly number[]): [number, number] {
  let state = 1
  const random = () => (state = (state * 48271) % 2147483647) / 2147483647
  const means = Array.from({ length: draws }, () =>
    mean(values.map(() => values[Math.floor(random() * values.length)] ?? 0)),
  ).toSorted((one, other) => one - other)
  return [means[Math.floor(draws * 0.025)] ?? 0, means[Math.floor(draws * 0.975)] ?? 0]
}

function pairView(name: string, pair: Pair): Html {
  const { tool, id, before, after } = pair
  const change = changeOf(pair)
  const tone = change < 0 ? 'bad' : change > 0 ? 'good' : ''
  return html`<details>
    <summary>
      <h3>${tool} · ${id}</h3>
      <span class="figures"
        >${name}: <span class="${tone}">${stateOf(before)} → ${stateOf(after)}</span></span
      >
    </summary>
    <div class="side">
      ${answerView(before.answer, before.judgment, 'Before')}
      ${answerView(after.answer, after.judgment, 'After')}
    </div>
  </details>`
}

function stateOf({ answer, judgment }: Side): string {
  if (!answer.isKept) return meaningOf(answer.why)
  const score = scoreOf(judgment, answer.model)?.score
  const facts = factsIn({ answer, judgment })
  return score === undefined
    ? `kept, ${facts === undefined ? '' : `facts ${percent(facts)}, `}${answer.firstFaults?.length ?? 0} found`
    : String(score)
}

function signed(value: number, digits: number): string {
  if (Number(value.toFixed(digits)) === 0) return '0'
  return `${value < 0 ? '−' : '+'}${figure(Math.abs(value), digits)}`
}

function signedPercent(value: number): string {
  const shown = signed(100 * value, 0)
  return shown === '0' ? shown : `${shown} %`
}
