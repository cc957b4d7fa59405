import path from 'node:path'
import { usualDeadlines } from '#engine/models/alarm.ts'
import { parseConfig } from '#platform/config.server.ts'
import { createLog } from '#platform/log.server.ts'
import { StartupError } from '#platform/startup-error.server.ts'
import { writeComparison } from './compare-runs.ts'
import { EvalFault } from './eval-fault.ts'
import { readModels } from './eval-models.ts'
import { help, readOptions } from './options.ts'
import { readResults, writeWhole } from './results.ts'
import { runEval } from './run-eval.ts'

type Terminal = Pick<Console, 'log' | 'error'>

/** Answers the exit code: 0 when everything was done, 2 when something was left, 1 when it could not begin. */
export async function evalCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  { log: say, error: complain }: Terminal,
): Promise<number> {
  try {
    const command = readOptions(args)
    if (command.kind === 'help') {
      say(help)
      return 0
    }
    if (command.kind === 'compare') {
      const { before, after, out } = command
      const file = path.join(out, 'comparison.html')
      writeWhole(file, writeComparison(readResults(before), readResults(after)))
      say(`Comparison: ${file}`)
      return 0
    }
    const config = parseConfig(environment)
    const log = createLog('silent')
    const known = await readModels(config, log)
    if (command.kind === 'list') {
      for (const { id, price } of known.all()) say(`${id}${price === 'unknown' ? '  (price not known)' : ''}`)
      return 0
    }
    const deadlines = {
      ...usualDeadlines,
      firstTokenMs: config.aiFirstTokenSeconds * 1_000,
      betweenTokensMs: config.aiIdleSeconds * 1_000,
    }
    const stopper = listenForStop(say)
    try {
      const asking = {
        log,
        deadlines,
        signal: stopper.signal,
        withoutSchema: new Set<string>(),
        withoutReasoning: new Set<string>(),
      }
      return (await runEval(command.options, { known, asking, mayStart: stopper.mayStart, say })) ? 0 : 2
    } finally {
      stopper.end()
    }
  } catch (error) {
    if (!(error instanceof EvalFault) && !(error instanceof StartupError)) throw error
    complain(error.message)
    return 1
  }
}

/** npm passes on the signal that the terminal has sent already. */
const sameKeyMs = 1_000

/** The first Ctrl-C finishes what is running, the second one breaks it off. */
function listenForStop(say: (line: string) => void) {
  const controller = new AbortController()
  let stoppedAt: number | undefined
  const stop = () => {
    if (stoppedAt !== undefined) {
      if (performance.now() - stoppedAt > sameKeyMs) controller.abort()
      return
    }
    stoppedAt = performance.now()
    say('Finishing the answers that are being written. Ctrl-C again breaks them off.')
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  return {
    signal: controller.signal,
    mayStart: () => stoppedAt === undefined,
    end() {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, stop)
    },
  }
}
