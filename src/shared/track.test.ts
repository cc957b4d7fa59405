import { expect, test } from 'vitest'
import { listenToTracked, track } from './track.ts'

test('what happens before somebody listens is told later, in order and not without end', () => {
  // Events that tests of other files left in the queue.
  listenToTracked(() => undefined)()
  for (let count = 0; count < 80; count++) track('generate_started', { tool_id: `tool-${count}` })
  const heard: string[] = []
  const stop = listenToTracked((event) => heard.push(`${event.name} ${JSON.stringify(event.properties)}`))
  expect(heard).toHaveLength(50)
  expect(heard[0]).toBe('generate_started {"tool_id":"tool-0"}')
  track('handed_off', { target: 'cursor' })
  expect(heard[50]).toBe('handed_off {"target":"cursor"}')
  stop()
  track('handed_off', { target: 'v0' })
  expect(heard).toHaveLength(51)
  listenToTracked((event) => heard.push(event.name))()
  expect(heard).toHaveLength(52)
})
