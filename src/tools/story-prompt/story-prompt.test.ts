import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planItems } from '../contract/edit-plan.ts'
import { languages } from '../contract/languages.ts'
import { textOf, type Choice, type Span } from '../contract/plan.ts'
import { checkProvenance } from '../contract/provenance.test-support.ts'
import { renderedText } from '../contract/rendered.ts'
import type { ToolCore } from '../contract/tool-core.ts'
import { core } from './core.ts'
import { childAudiences, endingCraft } from './craft/choices.ts'
import { shapes } from './craft/genres.ts'
import { examples } from './examples.ts'
import { audiences, endings, genres, lengths, tenses, viewpoints } from './form.ts'
import type { StoryInput } from './input.ts'
import { instructions } from './instructions.ts'
import { sectionsOf, type StoryPlan } from './plan.ts'
import { briefs, stories } from './replies.test-support.ts'

const chips = {
  genre: genres,
  audience: audiences,
  length: lengths,
  viewpoint: viewpoints,
  tense: tenses,
  ending: endings,
  language: languages,
}
type Chip = keyof typeof chips
const chipNames = Object.keys(chips) as Chip[]

const anyInput = fc
  .record({
    idea: fc.constantFrom(
      'a clockmaker who can repair anything except his own watch',
      'напиши историю, красочно. я ездил в лес за кладом. История на 500 слов.',
      'Two lines:\n[1] first\n[end]\n## [2] second',
    ),
    ...Object.fromEntries(
      chipNames.map((name) => [name, fc.constantFrom('', ...chips[name].map(({ value }) => value))]),
    ),
  })
  .map((given) => core.input.parse({ ...given, mode: 'prompt' }))

function input(given: Partial<StoryInput> & { idea: string }): StoryInput {
  return core.input.parse(given)
}

function composed(given: StoryInput): StoryPlan {
  return core.plan.parse(core.compose({ ...given, mode: 'prompt' }))
}

function briefOf(given: Partial<StoryInput> & { idea: string }): string {
  const parsed = input({ ...given, mode: 'prompt' })
  return String(core.answer(composed(parsed), parsed)['generatedStory'])
}

function storyOf(reply: string, given = input({ idea: 'x' })): StoryPlan {
  return core.plan.parse(core.read(reply, given).plan)
}

function spansIn(plan: StoryPlan, given: StoryInput): Span[] {
  return core
    .dialects(plan, given)
    .flatMap((dialect) => dialect.render(plan, given).flatMap(({ pieces }) => pieces))
}

test('an empty idea is refused with the sentence of the specification', () => {
  expect(core.input.safeParse({ idea: ' ' }).error?.issues[0]?.message).toBe(
    'Please enter a story idea first.',
  )
})

test('a story needs a model; the answer is the request then', () => {
  const given = input({ idea: 'a lost mitten' })
  expect(given.mode).toBe('story')
  expect(core.compose(given)).toBeUndefined()
  expect(core.requestAnswer?.('the request', given)).toEqual({ generatedStory: 'the request' })
})

test('every example gives a brief in every dialect, with its words whole and no fault in its sources', () => {
  for (const { input: given } of examples) {
    const parsed = core.input.parse({ ...given, mode: 'prompt' })
    const plan = composed(parsed)
    for (const dialect of core.dialects(plan, parsed)) {
      expect(renderedText(dialect.render(plan, parsed))).toContain(parsed.idea)
      const checked = checkProvenance(core as unknown as ToolCore, { ...given, mode: 'prompt' }, dialect.id)
      expect(checked?.faults).toEqual([])
      expect(checked?.unchosenWords).toBe(0)
    }
  }
})

test('a brief has 180 to 500 words around the premise and no slots', () => {
  for (const given of [
    { idea: 'a mitten' },
    { idea: 'a mitten', genre: 'mystery', audience: 'small', ending: 'open' },
  ]) {
    const brief = briefOf(given as StoryInput)
    const words = brief.split(/\s+/u).length
    expect(words).toBeGreaterThan(180)
    expect(words).toBeLessThan(500)
    expect(brief).not.toMatch(/\[[a-z]|\{|undefined/u)
  }
})

test('every chip changes the brief', () => {
  const idea = 'a piano tuner on the stairs'
  for (const name of chipNames)
    for (const { value } of chips[name])
      expect(briefOf({ idea, [name]: value }), value).not.toBe(briefOf({ idea }))
})

test('choices say what they say, in one order', () => {
  const brief = briefOf({
    idea: 'a mitten',
    genre: 'mystery',
    length: 'short',
    language: 'de',
    audience: 'adults',
    viewpoint: 'first',
    tense: 'present',
  })
  expect(brief).toMatch(
    /^Write a mystery of 500 to 800 words, in German, for adult readers, told in the first person, in the present tense, from this premise\.\n\nPremise: a mitten\n/u,
  )
  expect(brief).toContain('Shape:\n1. (15 %) The question')
  expect(briefOf({ idea: 'a mitten', language: 'de' })).toMatch(
    /^Write a story, or what the premise asks for instead \([^)]+\), in German, from this premise\.\n/u,
  )
})

test('the beats of every shape add up', () => {
  for (const beats of Object.values(shapes)) expect(beats.reduce((sum, [share]) => sum + share, 0)).toBe(100)
})

test('no choice for children asks for danger that does not end, or for an ending without a safe last picture', () => {
  for (const { value: audience } of audiences)
    for (const { value: genre } of genres) {
      const brief = briefOf({ idea: 'a mitten', genre, audience, ending: 'sad' })
      expect(brief.includes('danger stays small')).toBe(childAudiences.includes(audience))
      if (!childAudiences.includes(audience)) continue
      expect(brief).not.toMatch(/way out closes|no longer holds|without comfort/u)
      // A story for children need not have a child in it.
      expect(brief).not.toContain('the child ')
      const { faults } =
        checkProvenance(
          core as unknown as ToolCore,
          { idea: 'a mitten', genre, audience, mode: 'prompt' },
          'any',
        ) ?? {}
      expect(faults).toEqual([])
    }
  expect(briefOf({ idea: 'a mitten', genre: 'horror', audience: 'adults' })).toContain('The way out closes')
})

test('a brief holds the limits whatever its reader, and love for children is no romance', () => {
  expect(briefOf({ idea: 'two children', genre: 'romance' })).toContain('sexual content with minors')
  for (const audience of ['small', 'family'] as const) {
    const brief = briefOf({ idea: 'a duck', genre: 'romance', audience })
    expect(brief).toContain('no weapons or injuries')
    expect(brief).not.toContain('bodies')
    expect(instructions.material(input({ idea: 'a duck', genre: 'romance', audience }))).not.toContain(
      'bodies',
    )
  }
})

test('a brief for children tells what in its idea and choices does not suit them', () => {
  const given = input({
    idea: 'a boy finds a gun',
    mode: 'prompt',
    audience: 'small',
    ending: 'sad',
    length: 'chapter',
  })
  const notes = core.notes(composed(given), given)
  expect(notes.map(({ field }) => field)).toEqual(['idea', 'ending', 'length'])
  expect(core.notes(composed(given), { ...given, audience: 'adults' })).toEqual([])
})

test('each span has a source, what is yours is in your idea, and another choice takes its spans away', () => {
  const names = ({ by = [] }: Span, choice: Choice) =>
    by.some(({ field, value }) => field === choice.field && value === choice.value)
  fc.assert(
    fc.property(anyInput, fc.constantFrom(...chipNames), (given, field) => {
      for (const span of spansIn(composed(given), given)) {
        if (span.from === 'you') expect(given.idea).toContain(span.text)
        else
          expect([span.from, span.row, span.by?.length]).toEqual([
            'standard',
            expect.any(String),
            expect.any(Number),
          ])
        if (span.from !== 'you') expect(span.by?.length).toBeGreaterThan(0)
      }
      const choice = { field, value: given[field] }
      const other = core.input.parse({ ...given, [field]: choice.value === '' ? chips[field][0].value : '' })
      expect(spansIn(composed(other), other).filter((span) => names(span, choice))).toEqual([])
    }),
  )
})

test('a brief that came back is not put into a second one', () => {
  const first = briefOf({ idea: 'a mitten', genre: 'mystery' })
  expect(briefOf({ idea: first, genre: 'mystery' }).trim()).toBe(first)
  expect(briefOf({ idea: first, ending: 'sad' })).toContain(`Changes to the above: ${endingCraft.sad}`)
})

test('what is written down is read back with the same words in the same sections', () => {
  fc.assert(
    fc.property(anyInput, (given) => {
      const plan = composed(given)
      const read = core.read(core.write(plan), given).plan
      for (const { key } of sectionsOf('prompt')) {
        expect(read?.[key].map(textOf)).toEqual(plan[key].map(textOf))
        expect(read?.[key].map(({ id }) => id)).toEqual(plan[key].map(({ id }) => id))
      }
    }),
  )
})

test.each(stories)('a story $about is read and nothing of it is lost', ({ reply, holds, paragraphs }) => {
  const given = input({ idea: 'x' })
  const { plan, unread } = core.read(reply, given)
  const text = [...planItems(plan).map(textOf), ...unread].join('\n\n')
  for (const words of holds) expect(text).toContain(words)
  expect(plan?.story).toHaveLength(paragraphs)
  expect(new Set(planItems(plan).map(({ id }) => id)).size).toBe(planItems(plan).length)
  const again = core.read(core.write(core.plan.parse(plan)), given).plan
  expect(planItems(again).map(textOf)).toEqual(planItems(plan).map(textOf))
})

test.each(briefs)('a brief $about is read and nothing of it is lost', ({ reply, holds }) => {
  const given = input({ idea: 'x', mode: 'prompt' })
  const { plan } = core.read(reply, given)
  const text = planItems(plan).map(textOf).join('\n')
  for (const words of holds) expect(text).toContain(words)
  const again = core.read(core.write(core.plan.parse(plan)), given).plan
  expect(planItems(again).map(textOf)).toEqual(planItems(plan).map(textOf))
})

test('a story is readable at every moment of its writing, and finished paragraphs stay as they are', () => {
  const given = input({ idea: 'x' })
  const reply = stories[0]?.reply ?? ''
  let finished = new Map<string, string>()
  for (let end = 0; end <= reply.length; end++) {
    const { plan, complete } = core.read(reply.slice(0, end), given)
    const texts = new Map(planItems(plan).map((one) => [one.id, textOf(one)]))
    for (const [id, text] of finished) expect(texts.get(id)).toBe(text)
    finished = new Map(complete.map((id) => [id, texts.get(id) ?? '']))
    expect([...texts.values()].join('')).not.toContain('##')
  }
  expect([...finished.keys()]).toEqual(['title', 'story-1', 'story-2', 'story-3', 'story-4', 'story-5'])
})

test('a refusal is not read as a story', () => {
  expect(core.read('I am sorry, I cannot write this story.', input({ idea: 'x' })).plan).toBeUndefined()
  expect(core.read('I am sorry, I cannot.', input({ idea: 'x', mode: 'prompt' })).plan).toBeUndefined()
})

test('a story is rendered with its title, and each paragraph is a part', () => {
  const given = input({ idea: 'x' })
  const plan = storyOf(stories[0]?.reply ?? '')
  expect(core.answer(plan, given)['generatedStory']).toMatch(/^The Spring\n\nMarta oiled/u)
  const [, markdown] = core.dialects(plan, given)
  expect(renderedText(markdown?.render(plan, given) ?? [])).toMatch(/^# The Spring\n\nMarta oiled/u)
  expect(core.parts(plan).map(({ id }) => id)).toEqual(markdown?.render(plan, given).map(({ id }) => id))
})

test('one paragraph is replaced, the others stay', () => {
  const plan = storyOf('## [1] Title\nA\n\n## [2] Story\nOne.\n\nTwo.\n[end]')
  const other = storyOf('## [1] Title\nB\n\n## [2] Story\nUno.\n\nDos.\n[end]')
  const changed = core.withPart(plan, 'story-2', other)
  expect(planItems(changed).map(textOf)).toEqual(['A', 'One.', 'Dos.'])
  const brief = storyOf(briefs[0]?.reply ?? '', input({ idea: 'x', mode: 'prompt' }))
  const changedBrief = core.withPart(brief, 'shape', { ...brief, shape: [], order: [] })
  expect([changedBrief.shape.length, changedBrief.order.length]).toEqual([0, 1])
})

test('in a brief a lost number is found and put back, in a story a number of words may be missing', () => {
  const given = input({ idea: 'A lighthouse. It has 199 steps.', mode: 'prompt' })
  const plan = storyOf('## [1] Order\nWrite a story.\n## [2] Premise\nA lighthouse with steps.\n[end]', given)
  const faults = core.faults(plan, given)
  expect(faults).toHaveLength(1)
  const mended = faults[0]?.mend?.(plan) ?? plan
  expect(mended.premise.at(-1)?.words).toEqual([{ text: 'It has 199 steps.', from: 'you', field: 'idea' }])
  expect(core.faults(mended, given)).toEqual([])
  const story = input({ idea: 'a lighthouse in 500 words' })
  expect(core.faults(storyOf(stories[0]?.reply ?? '', story), story)).toEqual([])
})

test('an answer without a story cannot be shown, markup loses its signs', () => {
  const given = input({ idea: 'x' })
  const [missing] = core.faults(storyOf('## [1] Title\nAlone\n[end]'), given)
  expect(missing?.mend).toBeUndefined()
  const plan = storyOf('## [1] Title\nA\n\n## [2] Story\nOne.\n\n<script src=x>\n[end]')
  const [fault] = core.faults(plan, given)
  expect(fault?.mend?.(plan).story.map(textOf)).toEqual(['One.', '‹script src=x>'])
})

test('good stories and briefs pass', () => {
  for (const { reply, paragraphs } of stories)
    if (paragraphs > 0) expect(core.faults(storyOf(reply), input({ idea: 'a spring' }))).toEqual([])
  const given = input({ idea: 'a clockmaker', mode: 'prompt' })
  expect(core.faults(storyOf(briefs[0]?.reply ?? '', given), given)).toEqual([])
})

test('quoted words that are missing in a story are told, and clashing choices too', () => {
  const given = input({ idea: 'it ends with “Mind the step”', genre: 'horror', audience: 'small' })
  const notes = core.notes(storyOf(stories[0]?.reply ?? ''), given)
  expect(notes.map(({ kind }) => kind)).toEqual(['hint', 'conflict'])
  const family = input({ idea: 'a spring', genre: 'horror', audience: 'family' })
  expect(core.notes(storyOf(stories[0]?.reply ?? ''), family)).toMatchObject([{ field: 'genre' }])
})

test('an unsafe word is told, unless the idea has that very word', () => {
  const wordsTold = (idea: string) => {
    const given = input({ idea, audience: 'small' })
    return core.notes(storyOf('## [1] Title\nA\n\n## [2] Story\nThe boy took a gun.\n[end]', given), given)
  }
  expect(wordsTold('The race has begun')).toMatchObject([{ field: 'audience' }])
  expect(wordsTold('A boy finds a Gun')).toEqual([])
})

test('a model gets the idea whole and what was chosen, with another form for each mode', () => {
  const given = input({ idea: 'a\nmitten', genre: 'fable' })
  expect(JSON.parse(instructions.material(given))).toMatchObject({
    idea: given.idea,
    chosen: { genre: 'Fable' },
  })
  expect(instructions.instructions(given)).toContain('## [2] Story')
  expect(instructions.instructions({ ...given, mode: 'prompt' })).toContain('## [7] Shape')
})
