import { afterAll, expect, test } from 'vitest'
import { findTool, type Tool } from '#tools/tools.ts'
import { createComposerThreads } from './composer-threads.server.ts'

/** A thread reads all composers before its first text. */
const slow = { timeout: 60_000 }

const threads = createComposerThreads({ atOnce: 1, mostWaiting: 2 })
afterAll(() => threads.close())

const video = findTool('generate-video-prompt') as Tool
const input = video.input.parse({ idea: 'A paper boat sails down a gutter' })
const quick = { tool: video, input }
/** The pattern for vague wishes takes years for this one; when it is mended, another endless text has to be found. */
const endless = { ...quick, wish: { text: 'A boat.', instruction: `make${' '.repeat(490)}x` } }

test('a thread composes what the tool composes', slow, async () => {
  expect(await threads.compose(quick)).toEqual({
    output: video.compose(input),
    own: { output: video.compose(input) },
  })
})

test('what a composer refuses keeps its code and its fields', slow, async () => {
  const asked = { ...quick, wish: { text: 'One piece.', section: 'Light' } }
  await expect(threads.compose(asked)).rejects.toMatchObject({
    code: 'INVALID_INPUT',
    fields: { 'refine.section': expect.any(String) },
  })
})

test('a text without an end is ended, everything else goes on, and the next text is read', slow, async () => {
  let ticks = 0
  const clock = setInterval(() => (ticks += 1), 20)
  const [ended, next] = [threads.compose(endless), threads.compose(quick)]
  await expect(ended).rejects.toMatchObject({
    code: 'UNAVAILABLE',
    message: 'This text took too long to read. Please shorten it and try again.',
  })
  clearInterval(clock)
  // A hundred when nothing else runs on this machine.
  expect(ticks).toBeGreaterThan(10)
  expect(await next).toMatchObject({ output: { generatedPrompt: expect.any(String) } })
})

test('a full queue is told, and so is who has waited too long', slow, async () => {
  const impatient = createComposerThreads({ atOnce: 1, mostWaiting: 2, longestWaitMs: -1 })
  const [one, other] = [impatient.compose(quick), impatient.compose(quick)]
  await expect(impatient.compose(quick)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  for (const waiting of [one, other]) await expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  await impatient.close()
})
