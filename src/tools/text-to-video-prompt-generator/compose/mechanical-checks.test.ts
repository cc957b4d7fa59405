import { expect, test, vi } from 'vitest'
import { generatedIdeas } from '#tools/workbench/generated-ideas.test-support.ts'
import { checkAnswer } from '#tools/workbench/mechanical-checks.test-support.ts'
import { VideoAnswer } from '../answer.ts'
import { composeVideo } from './compose-video.ts'
import { checkVideo } from './video-checks.test-support.ts'

// Composes hundreds of inputs; a busy machine is no fault of theirs.
vi.setConfig({ testTimeout: 60_000 })

const publicIdeas = [
  'a paper boat travels along a rain gutter through the city and reaches the river at dusk',
  '15 second ad for a hand-crank coffee grinder, no talking, rustic, ends on the logo-free cup with steam',
  "astronaut opens a letter from her daughter on the moon, reads one line: 'I kept your chair warm', vertical for reels",
]
const maxCharacters = 6_000

for (const idea of publicIdeas) {
  test(`passes every mechanical check: ${idea.slice(0, 40)}`, () => {
    const answer = composeVideo({ idea })
    expect(VideoAnswer.safeParse(answer).error).toBeUndefined()
    expect(checkAnswer(answer, { source: idea, content: idea, maxCharacters })).toEqual([])
    expect(checkVideo(answer, idea)).toEqual([])
  })
}

test('passes every mechanical check on 500 generated ideas in eleven languages and eight scripts', () => {
  const failures = generatedIdeas(500, 20_261_120).flatMap(({ text, content }) => {
    const answer = composeVideo({ idea: text })
    return [
      ...checkAnswer(answer, { source: text, content, maxCharacters }),
      ...checkVideo(answer, text),
    ].map(({ id, detail }) => `${id}: ${detail} in ${text.slice(0, 120)}`)
  })
  expect(failures).toEqual([])
}, 60_000)

test('the same idea gives the same film', () => {
  for (const { text } of generatedIdeas(40, 7))
    expect(JSON.stringify(composeVideo({ idea: text }))).toBe(JSON.stringify(composeVideo({ idea: text })))
}, 30_000)

test('composes ideas of up to 5,000 characters in 20 ms, 99 times of 100', () => {
  const ideas = generatedIdeas(200, 3).map(({ text }) => text)
  const longest = publicIdeas.map((idea) => `${idea}. `.repeat(60).slice(0, 5_000))
  for (const idea of ideas.slice(0, 60)) composeVideo({ idea })
  const times = [...ideas, ...longest].map((idea) => {
    const before = process.cpuUsage()
    composeVideo({ idea })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  })
  const sorted = times.toSorted((one, other) => one - other)
  expect(sorted[Math.floor(sorted.length * 0.99)]).toBeLessThanOrEqual(20)
}, 30_000)
