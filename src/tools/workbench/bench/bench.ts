import { createBenchResults } from './bench-results.ts'
import { createBenchStore, type BenchParts } from './bench-store.ts'
import { createReplyTaker } from './own-chat-reply.ts'
import { createRun } from './run.ts'

export type Bench = ReturnType<typeof createBench>

/** Everything that happens to answers of one tool in this browser: asking, reading, changing, undoing, keeping. */
export function createBench(parts: BenchParts) {
  const store = createBenchStore(parts)
  const { forget, take, ...results } = createBenchResults(store, parts)
  const run = createRun(store, { take, save: results.save }, parts)
  return {
    core: parts.core,
    state: store.state,
    subscribe: store.subscribe,
    receive: store.receive,
    reread: store.reread,
    ...results,
    ...run,
    takeReply: createReplyTaker(store, { take, save: results.save }, parts),
    forgetProblems(fields: readonly string[]) {
      const { problems } = store.state()
      if (!fields.some((field) => field in problems)) return
      const left = Object.entries(problems).filter(([field]) => !fields.includes(field))
      store.become({ problems: Object.fromEntries(left) })
    },
    end() {
      run.stop()
      forget()
    },
  }
}
