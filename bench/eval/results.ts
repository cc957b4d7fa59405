import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { EvalFault } from './eval-fault.ts'

const sentences = z.array(z.string())

export const Answer = z.object({
  tool: z.string(),
  id: z.string(),
  model: z.string(),
  basis: z.string(),
  /** The version of the tool's instructions. */
  instructions: z.string(),
  at: z.string(),
  /** false: a visitor would have got what there is without a model. */
  isKept: z.boolean(),
  why: z.string().optional(),
  /** The provider gave no answer, so this says nothing about the model and is asked again. */
  isUnanswered: z.boolean(),
  calls: z.number(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  costUsd: z.number(),
  firstTokenMs: z.number().optional(),
  totalMs: z.number(),
  /** What the checks found in the first reply, in the repaired one, and in the answer that is shown. */
  firstFaults: sentences.optional(),
  repairFaults: sentences.optional(),
  lastFaults: sentences.optional(),
  measures: z
    .object({ parts: z.number(), partsComplete: z.number(), facts: z.number(), factsKept: z.number() })
    .optional(),
  /** As a visitor sees it; of an answer that was not kept, the reply. */
  text: z.string(),
})
export type Answer = z.infer<typeof Answer>

export const Judgment = z.object({
  tool: z.string(),
  id: z.string(),
  basis: z.string(),
  /** The answers that were judged. */
  about: z.string(),
  judge: z.string(),
  costUsd: z.number(),
  /** Why there are no scores. */
  failed: z.string().optional(),
  scores: z.array(
    z.object({
      model: z.string(),
      score: z.number(),
      wrongClaims: sentences,
      hardFail: z.string(),
      criteria: z.array(z.object({ name: z.string(), score: z.number(), quote: z.string() })),
    }),
  ),
})
export type Judgment = z.infer<typeof Judgment>

/** What a run consists of; the files of its answers and judgments lie beside it. */
export const Run = z.object({
  at: z.string(),
  models: z.array(z.object({ id: z.string(), price: z.enum(['known', 'unknown', 'free']) })),
  judge: z.string().optional(),
  /** What a reader has to know: what was left undone and why. */
  notes: sentences,
  cases: z.array(
    z.object({
      tool: z.string(),
      id: z.string(),
      source: z.string(),
      basis: z.string(),
      given: z.record(z.string(), z.unknown()),
    }),
  ),
})
export type Run = z.infer<typeof Run>

export type Results = { run: Run; answers: Answer[]; judgments: Judgment[]; spentUsd: number }

/** The folder of a run: a file for each finished case, written whole or not at all. */
export function openResults(folder: string) {
  const answerFile = ({ tool, id, model }: Pick<Answer, 'tool' | 'id' | 'model'>) =>
    path.join(folder, 'answers', tool, `${id}@${encodeURIComponent(model)}.json`)
  const judgmentFile = ({ tool, id }: Pick<Judgment, 'tool' | 'id'>) =>
    path.join(folder, 'judgments', tool, `${id}.json`)
  const spentFile = path.join(folder, 'spent.txt')
  return {
    readAnswer: (key: Pick<Answer, 'tool' | 'id' | 'model'>) => readAs(Answer, answerFile(key)),
    readJudgment: (key: Pick<Judgment, 'tool' | 'id'>) => readAs(Judgment, judgmentFile(key)),
    keepAnswer: (answer: Answer) => writeWhole(answerFile(answer), JSON.stringify(answer, undefined, 1)),
    keepJudgment: (judgment: Judgment) =>
      writeWhole(judgmentFile(judgment), JSON.stringify(judgment, undefined, 1)),
    keepRun: (run: Run) => writeWhole(path.join(folder, 'run.json'), JSON.stringify(run, undefined, 1)),
    /** A line for each call, so that also what a killed run has cost is known. */
    addCost(dollars: number) {
      mkdirSync(folder, { recursive: true })
      appendFileSync(spentFile, `${dollars}\n`)
    },
    spent: () => (existsSync(spentFile) ? sumOf(readFileSync(spentFile, 'utf8')) : 0),
  }
}
export type ResultsFolder = ReturnType<typeof openResults>

/** Everything of the run that was made last in this folder. Throws `EvalFault` where there is none. */
export function readResults(folder: string): Results {
  const run = readAs(Run, path.join(folder, 'run.json'))
  if (!run) throw new EvalFault(`${folder} holds no results of npm run eval.`)
  const kept = openResults(folder)
  const answers = run.cases.flatMap(({ tool, id, basis }) =>
    run.models.flatMap(({ id: model }) => {
      const answer = kept.readAnswer({ tool, id, model })
      return answer?.basis === basis ? [answer] : []
    }),
  )
  const judgments = run.cases.flatMap(({ tool, id }) => {
    const judgment = run.judge === undefined ? undefined : kept.readJudgment({ tool, id })
    const own = answers.filter((answer) => answer.tool === tool && answer.id === id && answer.isKept)
    return judgment?.judge === run.judge && judgment?.about === identityOf(own) ? [judgment] : []
  })
  return { run, answers, judgments, spentUsd: kept.spent() }
}

/** The same for the same answers, in whatever order they come. */
export function identityOf(answers: readonly Answer[]): string {
  return fingerprint(answers.map(({ model, text }) => `${model} ${text}`).toSorted())
}

export function fingerprint(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 22)
}

/** undefined: there is none, or none of ours. */
function readAs<Value>(schema: z.ZodType<Value>, file: string): Value | undefined {
  if (!existsSync(file)) return undefined
  try {
    return schema.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

export function writeWhole(file: string, text: string): void {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

function sumOf(lines: string): number {
  return lines.split('\n').reduce((sum, line) => sum + (Number(line) || 0), 0)
}
