import { stopCode } from './run-command.mjs'

/** Collects the counts of all steps and says where we are. */
export function startProgress() {
  const started = performance.now()
  const total = { passed: 0, failed: 0 }
  const failedSteps = []

  /** `run` answers an exit code, or `{ passed, failed }`; a throw counts as one failure. */
  async function step(name, run) {
    const stepStarted = performance.now()
    console.log(`\n▶ ${name}`)
    const counts = await run().then(toCounts, toFailure)
    if (stopCode !== undefined) process.exit(stopCode)
    total.passed += counts.passed
    total.failed += counts.failed
    if (counts.failed > 0) failedSteps.push(name)
    console.log(
      `${counts.failed > 0 ? '✗' : '✓'} ${name}: ${counts.passed} passed, ${counts.failed} failed ` +
        `(${seconds(stepStarted)} s, ${seconds(started)} s so far)`,
    )
  }

  /** Prints the last line and answers the exit code. */
  function finish() {
    if (failedSteps.length > 0) console.log(`\nFailed: ${failedSteps.join(', ')}`)
    console.log(`\n${total.passed} passed, ${total.failed} failed`)
    return total.failed > 0 ? 1 : 0
  }

  return { step, finish }
}

function toCounts(result) {
  if (typeof result !== 'number') return result
  return result === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

function toFailure(error) {
  console.error(error)
  return { passed: 0, failed: 1 }
}

function seconds(since) {
  return ((performance.now() - since) / 1000).toFixed(1)
}
