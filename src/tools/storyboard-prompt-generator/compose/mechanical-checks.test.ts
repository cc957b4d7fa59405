import { expect, test, vi } from 'vitest'
import { AppError } from '#shared/app-error.ts'
import { generatedIdeas } from '#tools/workbench/generated-ideas.test-support.ts'
import { checkAnswer } from '#tools/workbench/mechanical-checks.test-support.ts'
import { StoryboardInput } from '../input.ts'
import { StoryboardAnswer } from '../answer.ts'
import { ageBands, formats } from './bands.ts'
import { composeStoryboard } from './compose-storyboard.ts'
import { checkStoryboard } from './storyboard-checks.test-support.ts'

// Composes hundreds of inputs; a busy machine is no fault of theirs.
vi.setConfig({ testTimeout: 60_000 })

const publicInputs = [
  { idea: 'a little tugboat who is ashamed of its quiet horn saves a big ferry in fog' },
  {
    idea: 'teach 6 year olds why we sort rubbish, with a raccoon detective',
    ageBand: '6-8',
    format: 'comic',
    scenes: 10,
  },
  {
    idea: 'a boy named Tariq moves to a new country and only speaks with drawings at first',
    ageBand: '6-8',
    format: 'picture-book',
    artStyle: 'cut paper',
  },
]

const styles = [
  '',
  '',
  'gouache',
  'Aquarell',
  'felt',
  'like a Pixar film',
  'photorealistic',
  'embroidered postcards',
]
const lessons = ['', '', 'sharing', 'it is fine to ask for help', 'looking twice']

/** 500 ideas, each with options that depend only on its place in the list. */
function manyInputs(): { raw: Record<string, unknown>; content: string }[] {
  return generatedIdeas(500, 20_261).map(({ text, content }, index) => ({
    content,
    raw: {
      idea: text,
      ...(index % 3 === 0 ? {} : { ageBand: ageBands[index % 4] }),
      ...(index % 4 === 0 ? {} : { format: formats[index % 3] }),
      ...(index % 2 === 0 ? {} : { scenes: 1 + (index % 23) }),
      ...(styles[index % styles.length] ? { artStyle: styles[index % styles.length] } : {}),
      ...(lessons[index % lessons.length] ? { lesson: lessons[index % lessons.length] } : {}),
      ...(index % 5 === 0 ? { aspect: '1:1' } : {}),
    },
  }))
}

test('the public inputs pass every mechanical check', () => {
  for (const raw of publicInputs) {
    const form = StoryboardInput.parse(raw)
    const answer = composeStoryboard(form)
    expect(StoryboardAnswer.safeParse(answer).error).toBeUndefined()
    expect(checkStoryboard(answer, form)).toEqual([])
    expect(
      checkAnswer(answer, { source: JSON.stringify(raw), content: form.idea, maxCharacters: 60_000 }),
    ).toEqual([])
  }
})

test('500 ideas in many scripts with any options pass every mechanical check', () => {
  const failures: string[] = []
  let refused = 0
  for (const { raw, content } of manyInputs()) {
    const parsed = StoryboardInput.safeParse(raw)
    if (!parsed.success) {
      expect(parsed.error.issues.every(({ path }) => path[0] === 'idea')).toBe(true)
      continue
    }
    try {
      const answer = composeStoryboard(parsed.data)
      const isRewritten = answer.notes.some(({ kind }) => kind === 'changed')
      const found = [
        ...checkStoryboard(answer, parsed.data),
        ...checkAnswer(answer, {
          source: JSON.stringify(raw),
          content: isRewritten ? '' : content,
          maxCharacters: 100_000,
        }).map(({ id, detail }) => `${id} ${detail}`),
      ]
      for (const failure of found) failures.push(`${JSON.stringify(raw).slice(0, 160)} → ${failure}`)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      expect(error.code).toBe('INVALID_INPUT')
      refused += 1
    }
  }
  expect(failures.slice(0, 20)).toEqual([])
  expect(refused).toBeLessThan(25)
}, 60_000)

test('the same input gives the same storyboard, whatever the order of its keys and the locale', () => {
  const [first] = publicInputs.slice(1)
  const shuffled = Object.fromEntries(Object.entries(first ?? {}).toReversed())
  const language = process.env['LANG']
  const zone = process.env['TZ']
  const one = JSON.stringify(composeStoryboard(StoryboardInput.parse(first)))
  process.env['LANG'] = 'tr_TR.UTF-8'
  process.env['TZ'] = 'Pacific/Auckland'
  const two = JSON.stringify(composeStoryboard(StoryboardInput.parse(shuffled)))
  process.env['LANG'] = language
  process.env['TZ'] = zone
  expect(two).toBe(one)
})

test('ideas of up to 5,000 characters compose in 20 ms at the 99th percentile', () => {
  const inputs = manyInputs().flatMap(({ raw }) => {
    const parsed = StoryboardInput.safeParse(raw)
    return parsed.success ? [parsed.data] : []
  })
  const run = () =>
    inputs.map((form) => {
      const before = process.cpuUsage()
      try {
        composeStoryboard(form)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
      }
      const { user, system } = process.cpuUsage(before)
      return (user + system) / 1_000
    })
  run()
  const times = run().toSorted((one, other) => one - other)
  expect(times[Math.floor(times.length * 0.99)] ?? 0).toBeLessThan(20)
}, 60_000)
