import { expect, test } from 'vitest'
import { runQueue, type Task } from './run-queue.ts'

/** Tasks that run for a moment and say how many ran beside them and what they could have cost together. */
function watched(mosts: readonly number[], spent: number) {
  let [running, held, most, mostHeld] = [0, 0, 0, 0]
  const tasks = mosts.map((dollars): Task => ({
    most: dollars,
    async run() {
      running += 1
      held += dollars
      most = Math.max(most, running)
      mostHeld = Math.max(mostHeld, held)
      await new Promise((resolve) => setTimeout(resolve, 2))
      running -= 1
      held -= dollars
      return { spent }
    },
  }))
  return { tasks, seen: () => ({ most, mostHeld }) }
}

test('no more run side by side than may', async () => {
  const { tasks, seen } = watched([1, 1, 1, 1, 1], 1)
  expect(await runQueue(tasks, { atOnce: 2, budget: 100, spent: 0, mayStart: () => true })).toEqual([])
  expect(seen().most).toBe(2)
})

test('what is spent and what may yet be spent never exceed the budget; what is given back is used', async () => {
  const { tasks, seen } = watched([4, 4, 4, 4], 1)
  const left = await runQueue(tasks, { atOnce: 8, budget: 10, spent: 2, mayStart: () => true })
  expect(seen().mostHeld).toBeLessThanOrEqual(8)
  // Two at first; each costs 1, so after them there is room for one at a time.
  expect(left).toHaveLength(0)
  const dear = watched([4, 20, 4], 4)
  const waiting = await runQueue(dear.tasks, { atOnce: 8, budget: 10, spent: 0, mayStart: () => true })
  expect(waiting.map(({ most }) => most)).toEqual([20])
})

test('what follows from a task comes before what waits, and a bug ends the run', async () => {
  const order: string[] = []
  const task = (name: string, next: Task[] = []): Task => ({
    most: 0,
    run: async () => {
      order.push(name)
      return { spent: 0, next }
    },
  })
  const terms = { atOnce: 1, budget: 1, spent: 0, mayStart: () => true }
  await runQueue([task('answer', [task('judge')]), task('other')], terms)
  expect(order).toEqual(['answer', 'judge', 'other'])
  const broken: Task = { most: 0, run: () => Promise.reject(new Error('a bug')) }
  await expect(runQueue([broken, task('never')], terms)).rejects.toThrow('a bug')
  expect(order).not.toContain('never')
})
