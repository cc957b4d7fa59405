/**
 * Runs one task at a time and skips what has been overtaken meanwhile: while a preview is being made, ten
 * keystrokes ask for one more, not for ten. `restMs` is left to the page between two runs.
 */
export function latestOnly<Input, Output>(
  run: (input: Input) => Promise<Output>,
  deliver: (output: Output, input: Input) => void,
  restMs = 0,
): (input: Input) => void {
  let isRunning = false
  let next: { input: Input } | undefined

  async function work() {
    isRunning = true
    for (let job = take(); job !== undefined; job = take()) {
      try {
        deliver(await run(job.input), job.input)
      } catch (cause) {
        // The last good output stays; the next input gets its own try.
        console.warn('This preview could not be made', cause)
      }
      if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
    }
    isRunning = false
  }

  function take() {
    const job = next
    next = undefined
    return job
  }

  return (input) => {
    next = { input }
    if (!isRunning) void work()
  }
}
