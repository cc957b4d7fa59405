/** Something that costs at most so many dollars; answers what it did cost, and what can be done now that it is done. */
export type Task = { most: number; run: () => Promise<{ spent: number; next?: readonly Task[] }> }

type Terms = { atOnce: number; budget: number; spent: number; mayStart: () => boolean }

/**
 * Runs tasks side by side. None begins that could, with what is running, take more than the budget; those that never
 * could begin come back.
 */
export function runQueue(
  tasks: readonly Task[],
  { atOnce, budget, spent, mayStart }: Terms,
): Promise<Task[]> {
  const waiting = [...tasks]
  let running = 0
  let held = 0
  let isBroken = false
  const { promise, resolve, reject } = Promise.withResolvers<Task[]>()

  function start(task: Task): void {
    running += 1
    held += task.most
    task
      .run()
      .then(({ spent: dollars, next = [] }) => {
        spent += dollars
        waiting.unshift(...next)
      })
      .catch((error: unknown) => {
        isBroken = true
        reject(error)
      })
      .finally(() => {
        running -= 1
        held -= task.most
        startMore()
      })
  }

  function startMore(): void {
    while (running < atOnce && !isBroken && mayStart()) {
      const at = waiting.findIndex(({ most }) => spent + held + most <= budget)
      const [task] = at === -1 ? [] : waiting.splice(at, 1)
      if (task === undefined) break
      start(task)
    }
    if (running === 0) resolve(waiting)
  }

  startMore()
  return promise
}
