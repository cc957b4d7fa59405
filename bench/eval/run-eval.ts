import path from 'node:path'
import { costOf, estimateTokens } from '#engine/models/cost.ts'
import { thinkingTokens } from '#engine/models/model-data.ts'
import { readCases, type EvalCase } from './cases.ts'
import { EvalFault } from './eval-fault.ts'
import { noModels, type EvalModel, type KnownModels } from './eval-models.ts'
import { judgeAnswers, mostForJudging, mostJudged, packetFor } from './judge-answers.ts'
import type { RunOptions } from './options.ts'
import { openResults, readResults, writeWhole, type Answer, type ResultsFolder, type Run } from './results.ts'
import { runCase, type Asking } from './run-case.ts'
import { writeReport } from './report.ts'
import { runQueue, type Task } from './run-queue.ts'
import { counted, dollars, meaningOf } from './wording.ts'

export type RunDeps = {
  known: KnownModels
  asking: Omit<Asking, 'onCost'>
  /** false: finish what is running and start no more. */
  mayStart: () => boolean
  say: (line: string) => void
}

/** After so many cases in a row that a provider did not answer, it is not asked any more. */
const mostInVain = 3

/** Asks, judges, and writes the report. Answers whether everything was done. */
export async function runEval(options: RunOptions, deps: RunDeps): Promise<boolean> {
  const { known, say } = deps
  const models = options.models?.map(known.find) ?? known.all()
  if (models.length === 0) throw new EvalFault(noModels)
  const judge = options.judge === undefined ? undefined : known.find(options.judge)
  if (judge && models.length > mostJudged)
    throw new EvalFault(`A judge compares at most ${mostJudged} models; choose some with --models.`)
  const cases = await readCases(options.corpus, options.tools)
  const results = openResults(options.out)
  const notes = unknownPrices([...models, ...(judge ? [judge] : [])])
  const describe = (): Run => ({
    at: new Date().toISOString(),
    models: models.map(({ id, price }) => ({ id, price })),
    ...(judge ? { judge: judge.id } : {}),
    notes,
    cases: cases.map(({ slug, id, source, basis, given }) => ({ tool: slug, id, source, basis, given })),
  })
  results.keepRun(describe())
  const work = planWork(cases, models, judge, { ...deps, results })
  say(
    `${cases.length} inputs, ${models.map(({ id }) => id).join(', ')}${judge ? `; judge: ${judge.id}` : ''}`,
  )
  for (const line of [...work.saidFirst, ...notes]) say(line)

  const left = await runQueue(work.tasks, { ...options, spent: results.spent(), mayStart: deps.mayStart })
  const { answers, judgments } = readResults(options.out)
  const unanswered = answers.filter(({ isUnanswered }) => isUnanswered).length
  const saidLast = [
    ...work.givenUp(),
    ...(unanswered > 0
      ? [`Providers gave no answer to ${counted(unanswered, 'case')}. The same command asks again.`]
      : []),
    ...(left.length > 0 ? [whyLeft(left.length, options.budget, results.spent(), deps.mayStart())] : []),
  ]
  notes.push(...saidLast)
  results.keepRun(describe())
  const file = path.join(options.out, 'report.html')
  writeWhole(file, writeReport(readResults(options.out)))
  for (const line of [...saidLast, `Report: ${file}`]) say(line)
  return saidLast.length === 0 && judgments.every(({ failed }) => failed === undefined)
}

function whyLeft(steps: number, budget: number, spent: number, mayGoOn: boolean): string {
  const left = counted(steps, 'step')
  return mayGoOn
    ? `The budget of ${dollars(budget)}, of which ${dollars(spent)} are spent, does not reach for ${left} more. The same command with a larger --budget goes on.`
    : `Stopped with ${left} left. The same command goes on.`
}

type WorkDeps = RunDeps & { results: ResultsFolder }

/** The tasks of a run without what is done already. A case is judged once all its answers are there. */
function planWork(
  cases: readonly EvalCase[],
  models: readonly EvalModel[],
  judge: EvalModel | undefined,
  { results, asking: given, say }: WorkDeps,
) {
  const asking: Asking = { ...given, onCost: results.addCost }
  const inVain = new Map<string, number>()
  const givenUp = new Map<string, string>()
  let [there, changed, done] = [0, 0, 0]

  function judgeTasks(asked: EvalCase): Task[] {
    if (!judge) return []
    const answers = models.flatMap(({ id: model }) => currentAnswer(results, asked, model) ?? [])
    const kept = answers.filter(({ isKept }) => isKept)
    if (kept.length === 0) return []
    const packet = packetFor(asked, kept, judge.id)
    const before = results.readJudgment({ tool: asked.slug, id: asked.id })
    if (before?.basis === packet.basis && before.failed === undefined) return []
    const task: Task = {
      most: mostForJudging(judge, packet),
      async run() {
        const judgment = await judgeAnswers(packet, judge, asking)
        if (!judgment) return { spent: 0, next: [task] }
        results.keepJudgment(judgment)
        const outcome = judgment.failed ?? judgment.scores.map(({ score }) => score).join(', ')
        say(`judged  ${asked.slug} ${asked.id}: ${outcome}`)
        return { spent: judgment.costUsd }
      },
    }
    return [task]
  }

  function tasksOf(asked: EvalCase): Task[] {
    const open = models.filter(({ id: model }) => {
      const before = results.readAnswer({ tool: asked.slug, id: asked.id, model })
      if (before && before.basis !== asked.basis) changed += 1
      const isDone = before?.basis === asked.basis && !before.isUnanswered
      if (isDone) there += 1
      return !isDone
    })
    let missing = open.length
    const afterOne = () => {
      missing -= 1
      return missing === 0 ? judgeTasks(asked) : []
    }
    if (missing === 0) return judgeTasks(asked)
    return open.map((model) => {
      const task: Task = {
        most: mostForCase(asked, model),
        async run() {
          if (givenUp.has(model.id)) return { spent: 0, next: afterOne() }
          const answer = await runCase(asked, model, asking)
          if (!answer) return { spent: 0, next: [task] }
          keep(answer)
          return { spent: answer.costUsd, next: afterOne() }
        },
      }
      return task
    })
  }

  function keep(answer: Answer): void {
    results.keepAnswer(answer)
    done += 1
    say(`${done} of ${tasks.length}  ${describeAnswer(answer)}; ${dollars(results.spent())} so far`)
    const { model, isUnanswered, why = '' } = answer
    const times = isUnanswered ? (inVain.get(model) ?? 0) + 1 : 0
    inVain.set(model, times)
    const isHopeless = isUnanswered && (why === 'not-allowed' || why === 'money')
    if (isHopeless || times >= mostInVain) givenUp.set(model, why)
  }

  const tasks = cases.flatMap(tasksOf)
  return {
    tasks,
    saidFirst: [
      ...(there > 0 ? [`Already there: ${counted(there, 'answer')}.`] : []),
      ...(changed > 0
        ? [`Asked anew, because the input or the instructions have changed: ${counted(changed, 'answer')}.`]
        : []),
    ],
    givenUp: () =>
      [...givenUp].map(
        ([id, why]) =>
          `${id} was given up (${meaningOf(why)}). The same command asks it again once that is mended.`,
      ),
  }
}

function currentAnswer(
  results: ResultsFolder,
  { slug, id, basis }: EvalCase,
  model: string,
): Answer | undefined {
  const answer = results.readAnswer({ tool: slug, id, model })
  return answer?.basis === basis ? answer : undefined
}

/** The most that a case can cost: its answer, and one repair that sends the answer along. */
function mostForCase({ request, maxOutputTokens }: EvalCase, { candidate, price }: EvalModel): number {
  if (price === 'free') return 0
  const sent = estimateTokens(request.instructions) + estimateTokens(request.material)
  const written = maxOutputTokens + thinkingTokens[candidate.provider]
  return costOf(candidate.modelName, 2 * sent + written + 1_000, 2 * written)
}

function unknownPrices(models: readonly EvalModel[]): string[] {
  return models
    .filter(({ price }) => price === 'unknown')
    .map(
      ({ id }) =>
        `The price of ${id} is not known (src/engine/models/model-data.ts): for the budget it counts as an expensive one, and the report counts its tokens.`,
    )
}

function describeAnswer({ model, tool, id, isKept, why, totalMs, costUsd }: Answer): string {
  const outcome = isKept ? 'kept' : `fell back: ${meaningOf(why)}`
  return `${model}  ${tool} ${id}: ${outcome}, ${(totalMs / 1_000).toFixed(1)} s, ${dollars(costUsd)}`
}
