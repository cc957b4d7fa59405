import { mean } from '../judging/mean.ts'
import type { Answer, Judgment, Results } from './results.ts'

export type Score = Judgment['scores'][number]

/** What one model did; shares from 0 to 1, undefined where there is nothing to tell. */
export type Summary = {
  model: string
  /** Without those that the provider did not answer. */
  answers: number
  unanswered: number
  left: number
  kept: number
  refused: number
  /** The person would have got what there is without a model, and the model had not declined. */
  fellBack: number
  firstTry: number | undefined
  facts: number | undefined
  parts: number | undefined
  score: number | undefined
  wrongClaims: number | undefined
  /** undefined: the price is not known. */
  costUsd: number | undefined
  tokens: number | undefined
  seconds: number | undefined
  firstTokenSeconds: number | undefined
}

/** A line for each model, over one tool or all of them. */
export function summarize({ run, answers, judgments }: Results, tool?: string): Summary[] {
  const isWanted = (one: { tool: string }) => tool === undefined || one.tool === tool
  const cases = run.cases.filter(isWanted).length
  return run.models.map(({ id: model, price }) => {
    const own = answers.filter((answer) => answer.model === model && isWanted(answer))
    const answered = own.filter(({ isUnanswered }) => !isUnanswered)
    const scores = judgments.filter(isWanted).flatMap((judgment) => scoreOf(judgment, model) ?? [])
    const measures = answered.flatMap((answer) => answer.measures ?? [])
    const refused = answered.filter(({ why }) => why === 'refused').length
    const kept = answered.filter(({ isKept }) => isKept).length
    const averageOf = (of: (answer: Answer) => number) => averaged(answered.map(of))
    return {
      model,
      answers: answered.length,
      unanswered: own.length - answered.length,
      left: cases - own.length,
      kept,
      refused,
      fellBack: answered.length - kept - refused,
      firstTry: averageOf(({ firstFaults }) => (firstFaults?.length === 0 ? 1 : 0)),
      facts: shareOf(measures.map(({ facts, factsKept }) => [factsKept, facts])),
      parts: shareOf(measures.map(({ parts, partsComplete }) => [partsComplete, parts])),
      score: averaged(scores.map(({ score }) => score)),
      wrongClaims: averaged(scores.map(({ wrongClaims }) => wrongClaims.length)),
      costUsd: price === 'unknown' ? undefined : averageOf(({ costUsd }) => costUsd),
      tokens: averageOf(({ inputTokens, outputTokens }) => inputTokens + outputTokens),
      seconds: median(answered.map(({ totalMs }) => totalMs / 1_000)),
      firstTokenSeconds: median(
        answered.flatMap(({ firstTokenMs }) => (firstTokenMs === undefined ? [] : [firstTokenMs / 1_000])),
      ),
    }
  })
}

export function scoreOf(judgment: Judgment | undefined, model: string): Score | undefined {
  return judgment?.scores.find((score) => score.model === model)
}

function averaged(values: readonly number[]): number | undefined {
  return values.length === 0 ? undefined : mean(values)
}

function shareOf(pairs: readonly [number, number][]): number | undefined {
  const all = pairs.reduce((sum, [, of]) => sum + of, 0)
  return all === 0 ? undefined : pairs.reduce((sum, [kept]) => sum + kept, 0) / all
}

function median(values: readonly number[]): number | undefined {
  if (values.length === 0) return undefined
  const sorted = values.toSorted((one, other) => one - other)
  const middle = (sorted.length - 1) / 2
  return mean([sorted[Math.floor(middle)] ?? 0, sorted[Math.ceil(middle)] ?? 0])
}
