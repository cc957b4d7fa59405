import path from 'node:path'
import { costOf, estimateTokens } from '#engine/models/cost.ts'
import { thinkingTokens } from '#engine/models/model-data.ts'
import { readCases, type EvalCase } from './cases.ts'
import { EvalFault } from './eval-fault.ts'
import { noModels, type EvalModel, type KnownModels } from './eval-models.ts'
import { judgeAnswers, mostForJudging, packetFor } from './judge-answers.ts'
import type { RunOptions } from './options.ts'
import { openResults, readResults, writeWhole, type Answer, type ResultsFolder, type Run } from './results.ts'
import { runCase, type Asking } from './run-case.ts'
import { writeReport } from './report.ts'
import { runQueue, type Task } from './run-queue.ts'
import { dollars, meaningOf } from './wording.ts'

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
  notes.push(...work.saidLast())
  if (left.length > 0)
    notes.push(
      deps.mayStart()
        ? `The budget of ${dollars(options.budget)} does not reach for ${left.length} more ${left.length === 1 ? 'step' : 'steps'}; ${dollars(results.spent())} of it are spent. The same command with a larger --budget goes on.`
        : `Stopped with ${left.length} ${left.length === 1 ? 'step' : 'steps'} left. The same command goes on.`,
    )
  results.keepRun(describe())
  const file = path.join(options.out, 'report.html')
  writeWhole(file, writeReport(readResults(options.out)))
  for (const line of notes) say(line)
  say(`Report: ${file}`)
  return left.length === 0 && work.saidLast().length === 0
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
    const run = async () => {
      const judgment = await judgeAnswers(packet, judge, asking)
      if (judgment) results.keepJudgment(judgment)
      const how = judgment?.failed ?? judgment?.scores.map(({ score }) => score).join(', ') ?? 'stopped'
      say(`judged   ${asked.slug} ${asked.id}: ${how}`)
      return { spent: judgment?.costUsd ?? 0 }
    }
    return [{ most: mostForJudging(judge, packet), run }]
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
    return open.map((model) => ({
      most: mostForCase(asked, model),
      async run() {
        if (givenUp.has(model.id)) return { spent: 0, next: afterOne() }
        const answer = await runCase(asked, model, asking)
        if (!answer) return { spent: 0 }
        results.keepAnswer(answer)
        done += 1
        say(`${String(done).padStart(4)}     ${describeAnswer(answer)}`)
        const times = answer.isUnanswered ? (inVain.get(model.id) ?? 0) + 1 : 0
        inVain.set(model.id, times)
        const isHopeless = answer.why === 'not-allowed' || answer.why === 'money'
        if (times >= mostInVain || (answer.isUnanswered && isHopeless))
          givenUp.set(model.id, answer.why ?? '')
        return { spent: answer.costUsd, next: afterOne() }
      },
    }))
  }

  const tasks = cases.flatMap(tasksOf)
  return {
    tasks,
    saidFirst: [
      ...(there > 0 ? [`${there} answers are there already.`] : []),
      ...(changed > 0
        ? [`${changed} answers were made from another input or other instructions: they are asked anew.`]
        : []),
    ],
    saidLast: () =>
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
