import fc from 'fast-check'
import { expect, test } from 'vitest'
import { planItems } from '../contract/edit-plan.ts'
import { languages } from '../contract/languages.ts'
import { textOf, type Choice, type Span } from '../contract/plan.ts'
import { renderedText } from '../contract/rendered.ts'
import { craftOf } from './compose.ts'
import { core } from './core.ts'
import { textStandsApart, usualParts } from './craft/kinds.ts'
import { examples } from './examples.ts'
import { forms, kinds, lengths, readers, tones } from './form.ts'
import type { TextPromptInput } from './input.ts'
import { instructions } from './instructions.ts'
import { sections, type TextPlan } from './plan.ts'
import { replies } from './replies.test-support.ts'

const chips = { kind: kinds, reader: readers, tone: tones, length: lengths, form: forms, language: languages }
type Chip = keyof typeof chips
const chipNames = Object.keys(chips) as Chip[]

const valueOf = (name: Chip) => fc.constantFrom('', ...chips[name].map(({ value }) => value))
const anyInput = fc
  .record({
    idea: fc.constantFrom(
      'write an emotional farewell letter to colleagues',
      'fix this\n```css\n.a { color: red }\n```\nit should be #1F4E4A',
      'Schreibe eine Absage an einen Bewerber, der nett war, aber keine Erfahrung hat',
      '予約アプリの説明を書いてください',
      `make it friendlier: “${'Please pay the open invoice until Friday or we stop. '.repeat(4)}” thanks`,
    ),
    ...Object.fromEntries(chipNames.map((name) => [name, valueOf(name)])),
  })
  .map((given) => core.input.parse(given))

function input(given: Partial<TextPromptInput> & { idea: string }): TextPromptInput {
  return core.input.parse(given)
}

function composed(given: TextPromptInput): TextPlan {
  const plan = core.compose(given)
  if (!plan) throw new Error('nothing composed')
  return core.plan.parse(plan)
}

function promptOf(given: TextPromptInput): string {
  return String(core.answer(composed(given), given)['generatedPrompt'])
}

function spansIn(plan: TextPlan, given: TextPromptInput): Span[] {
  return core
    .dialects(plan, given)
    .flatMap((dialect) => dialect.render(plan, given).flatMap(({ pieces }) => pieces))
}

test('an empty idea is refused with the sentence of the specification', () => {
  const result = core.input.safeParse({ idea: '  ' })
  expect(result.error?.issues[0]?.message).toBe('Please enter an idea to convert into a prompt')
})

test('the attempt of older callers is accepted and ignored', () => {
  expect(core.input.parse({ idea: 'a poem', attempt: 4 })).toEqual(input({ idea: 'a poem' }))
})

test('every example is composed and rendered in every dialect, with its words', () => {
  for (const { input: given } of examples) {
    const parsed = core.input.parse(given)
    const plan = composed(parsed)
    for (const dialect of core.dialects(plan, parsed))
      expect(renderedText(dialect.render(plan, parsed)), dialect.id).toContain(parsed.idea)
  }
})

test('Gemini gets the request last, Claude tags, ChatGPT headings', () => {
  const given = input({ idea: 'a letter to Ruth', kind: 'letter' })
  const plan = composed(given)
  const [, chatgpt, claude, gemini] = core
    .dialects(plan, given)
    .map(({ render }) => renderedText(render(plan, given)))
  expect(chatgpt).toContain('# Task\nWrite the letter')
  expect(claude).toContain('<request>\na letter to Ruth\n</request>')
  expect(gemini?.indexOf('Task: Write the letter')).toBeGreaterThan(gemini?.indexOf('Check:') ?? 0)
})

test('every chip changes the prompt', () => {
  const idea = 'something about our bakery on Mondays'
  for (const name of chipNames)
    for (const { value } of chips[name])
      expect(promptOf(core.input.parse({ idea, [name]: value })), value).not.toBe(promptOf(input({ idea })))
})

test('a chosen length, form and language take the place of what is usual for the kind', () => {
  const prompt = promptOf(
    input({ idea: 'two weeks without heating', kind: 'email', length: 'short', language: 'fr' }),
  )
  expect(prompt).toContain('80 to 120 words')
  expect(prompt).not.toContain('90 to 150 words')
  expect(prompt.startsWith('Answer in French.')).toBe(true)
  expect(promptOf(input({ idea: 'bake or buy', kind: 'decide', form: 'list' }))).not.toContain('A table')
})

test('a chosen reader, tone, form or length leaves nothing of what is usual for the kind', () => {
  const chosenToo = { reader: 'children', tone: 'firm', form: 'csv', length: 'minimal' } as const
  for (const kind of ['', ...kinds.map(({ value }) => value)] as const)
    for (const part of usualParts) {
      const usual = craftOf(kind)[part]
      if (usual === undefined) continue
      const given = input({ idea: 'our bakery', kind, [part]: chosenToo[part] })
      expect(promptOf(given), kind).not.toContain(usual)
      expect(instructions.material(given), kind).not.toContain(JSON.stringify(usual))
      expect(promptOf(input({ idea: 'our bakery', kind })), kind).toContain(usual)
    }
})

test('without a kind, chosen forms and lengths are not left to the assistant as well', () => {
  const prompt = promptOf(input({ idea: 'which laptop to buy', length: 'minimal', form: 'csv' }))
  expect(prompt).not.toMatch(/its use calls for|settled? on/iu)
  expect(prompt).toContain('at most 50 words')
})

test('what is usual for the kind, numbers too, gives way to the request', () => {
  const names = promptOf(input({ idea: 'give me 5 names for my cat', kind: 'brainstorm' }))
  expect(names).toContain('As many suggestions as my request names, otherwise twelve')
  expect(names).not.toMatch(/four groups, then|best three/u)
  const slogan = promptOf(input({ idea: 'one slogan for my bike shop, just one', kind: 'ad' }))
  expect(slogan).toContain('As many versions as my request names')
  for (const { value: kind } of kinds)
    for (const line of promptOf(input({ idea: 'two weeks without heating', kind })).split('\n'))
      if (/^- (?:Format|Length): /u.test(line)) expect(line).toMatch(/, unless my request says otherwise\.$/u)
})

test('a form that leaves room for nothing else says where the rest goes, in every kind', () => {
  for (const form of ['json', 'csv'] as const)
    for (const { value: kind } of kinds) {
      const prompt = promptOf(input({ idea: 'these invoices', kind, form }))
      expect(prompt).toMatch(/nothing else[:;] .*what I ask for beside it.*what you chose for me/u)
      expect(prompt).not.toContain('Last, only if you chose')
      expect(prompt).not.toContain('list of its own')
      if (kind !== 'improve') expect(prompt).toContain(`has room: ${craftOf(kind).output}`)
    }
})

test('one demand is made once, whatever tone is chosen', () => {
  const prompt = promptOf(input({ idea: 'two weeks without heating', kind: 'email', tone: 'firm' }))
  expect(prompt.match(/no threats/gu)).toHaveLength(1)
  const turns = promptOf(input({ idea: 'a job interview', kind: 'practice', length: 'medium' }))
  expect(turns.match(/\d+ words/gu)).toEqual(['350 words'])
})

test('each span has a source, what is yours is in your idea, and the rest names the choices that picked it', () => {
  fc.assert(
    fc.property(anyInput, (given) => {
      const plan = composed(given)
      let unpicked = 0
      let all = 0
      for (const span of spansIn(plan, given)) {
        all += span.text.length
        if (span.from === 'you') expect(given.idea).toContain(span.text)
        else {
          expect(span.from).toBe('standard')
          expect(span.row).toBeTruthy()
          if (!span.by?.length) unpicked += span.text.length
        }
      }
      expect(unpicked / all).toBeLessThan(0.1)
    }),
  )
})

test('another choice takes away or changes every span that names the one before', () => {
  const names = ({ by = [] }: Span, choice: Choice) =>
    by.some(({ field, value }) => field === choice.field && value === choice.value)
  fc.assert(
    fc.property(anyInput, fc.constantFrom(...chipNames), (given, field) => {
      const choice = { field, value: given[field] }
      const other = core.input.parse({ ...given, [field]: choice.value === '' ? chips[field][0].value : '' })
      expect(spansIn(composed(other), other).filter((span) => names(span, choice))).toEqual([])
    }),
  )
})

test('the whole idea is in the prompt, and text that is marked stands apart', () => {
  const fenced = input({ idea: 'fix this\n```css\n.a { color: red }\n```\nit should be green', kind: 'code' })
  expect(promptOf(fenced)).toContain('<input>\n```css\n.a { color: red }\n```\n</input>')
  expect(promptOf(fenced)).toContain('fix this\n\nit should be green')
  const tagged = input({ idea: 'translate <input>Good night, moon.</input> softly', kind: 'translate' })
  expect(promptOf(tagged)).toContain('<input>\nGood night, moon.\n</input>')
  const unmarked = input({ idea: 'translate "Good night" into French', kind: 'translate' })
  expect(promptOf(unmarked)).not.toContain('<input>')
  expect(promptOf(unmarked)).toContain('ask me for it')
})

test('a mark for inches begins no text, before a quotation or alone', () => {
  const details = 'a shelf, a tray, two drawers and legs '.repeat(4)
  const lengths = `Describe a desk for a 27" screen with ${details} and a 32" shelf.`
  expect(promptOf(input({ idea: lengths, kind: 'ad' }))).toContain(lengths)
  const behindLetters = input({ idea: `日本語に訳して"${details}"`, kind: 'rewrite' })
  expect(promptOf(behindLetters)).toContain(`<input>\n${details.trim()}\n</input>`)
  const quoted = input({ idea: `Shorten this for a 27" screen: "It has ${details}"`, kind: 'rewrite' })
  expect(promptOf(quoted)).toContain(`<input>\nIt has ${details.trim()}\n</input>`)
})

test('the answer is in the language of the request, not of the text', () => {
  const text = 'Der Umsatz ist im dritten Quartal gestiegen, aber die Kosten für Energie sind noch höher. '
  for (const marked of [`<input>${text}</input>`, `“${text.repeat(3)}”`]) {
    const idea = `Summarize for my boss in three sentences: ${marked}`
    expect(promptOf(input({ idea, kind: 'summarize' }))).not.toContain('German')
  }
})

test('words between two marked texts stay part of the request, where they stand', () => {
  const fences = 'Port this: ```js\na()\n``` to Python, and delete the logging here: ```js\nb()\n``` please'
  expect(promptOf(input({ idea: fences, kind: 'code' }))).toContain(fences)
  const tags = 'Summarize <input>one</input> and compare with <input>two</input> in 3 points'
  const given = input({ idea: tags, kind: 'summarize' })
  expect(promptOf(given)).toContain(tags)
  expect(core.notes(composed(given), given)).toEqual([])
  // Nothing in the texts is an order, however many there are.
  expect(promptOf(given)).toContain(textStandsApart)
  const two = input({ idea: 'Merge these: ```\none\n``` and ```\ntwo\n```', kind: 'rewrite' })
  expect(core.notes(composed(two), two)).toEqual([])
  expect(promptOf(input({ idea: 'what does `````` mean' }))).not.toContain('<input>')
  const readme = 'shorten <input>run ```a``` then ```b```</input>'
  expect(promptOf(input({ idea: readme, kind: 'rewrite' }))).toContain('<input>\nrun ```a``` then ```b```\n')
})

test.each([
  'what does </input> mean in HTML',
  '</input> and <input> in HTML',
  'is <input></input> valid HTML?',
])('marks without a text between them are part of the request: %s', (idea) =>
  expect(promptOf(input({ idea }))).not.toContain(textStandsApart),
)

test('a request for advice says when a professional is needed, however short it is', () => {
  for (const kind of ['advice', ''] as const)
    expect(promptOf(input({ idea: 'pills for my back', kind }))).toContain('professional')
})

test('a small request gets a small frame', () => {
  const words = promptOf(input({ idea: 'a toast for Ruth' })).split(/\s+/u).length
  expect(words).toBeLessThan(190)
})

test('a prompt to improve keeps its words, and one of ours gets no second frame', () => {
  for (const { value: kind } of kinds) {
    const first = promptOf(input({ idea: 'a toast for Ruth, 90 words', kind }))
    expect(promptOf(input({ idea: first, kind: 'improve' }))).toBe(first)
  }
  const own = 'You are a poet.\n\nWrite four lines about {topic}.'
  const improved = promptOf(input({ idea: own, kind: 'improve', tone: 'humorous' }))
  expect(improved.startsWith(own)).toBe(true)
  expect(improved).toContain('Tone: humorous')
  expect(promptOf(input({ idea: improved, kind: 'improve', tone: 'humorous' }))).toBe(improved)
})

test('choices that changed since a prompt of ours was made win over the ones in it', () => {
  const first = promptOf(input({ idea: 'our bakery', kind: 'email', length: 'short' }))
  const again = promptOf(input({ idea: first, kind: 'improve', length: 'long' }))
  expect(again).toMatch(/Changes to the above:\n- Length: 700 to 900 words/u)
})

test('what is written down is read back with the same words in the same sections', () => {
  fc.assert(
    fc.property(anyInput, (given) => {
      const plan = composed(given)
      const { plan: read, unread } = core.read(core.write(plan), given)
      expect(unread).toEqual([])
      for (const { key } of sections) {
        expect(read?.[key].map(textOf)).toEqual(plan[key].map(textOf))
        expect(read?.[key].map(({ id }) => id)).toEqual(plan[key].map(({ id }) => id))
      }
    }),
  )
})

test('lines of an idea that look like markers survive being written and read', () => {
  const given = input({ idea: 'check these:\n[1] Smith\n## [4] Lee\n[end]\nthanks', kind: 'research' })
  const plan = composed(given)
  expect(core.read(core.write(plan), given).plan?.context.map(textOf)).toEqual([given.idea])
})

test.each(replies)('a reply $about is read and nothing of it is lost', ({ reply, holds }) => {
  const given = input({ idea: 'x' })
  const { plan, unread } = core.read(reply, given)
  const text = [...planItems(plan).map(textOf), ...unread].join('\n')
  for (const words of holds) expect(text).toContain(words)
  expect(new Set(planItems(plan).map(({ id }) => id)).size).toBe(planItems(plan).length)
  const again = core.read(core.write(core.plan.parse(plan)), given)
  expect(planItems(again.plan).map(textOf)).toEqual(planItems(plan).map(textOf))
})

test('a reply is readable at every moment of its writing, and its parts stay where they are', () => {
  for (const { reply } of replies) {
    let complete: string[] = []
    for (let end = 0; end <= reply.length; end += 3) {
      const reading = core.read(reply.slice(0, end), input({ idea: 'x' }))
      if (!reply.includes('[1] Smith')) for (const part of complete) expect(reading.complete).toContain(part)
      complete = reading.complete
    }
  }
})

test('assumed entries are marked as assumed, and names of sections stay in their language', () => {
  const given = input({ idea: 'Absage' })
  const german = core.read(replies[7]?.reply ?? '', given).plan
  expect(german?.requirements.map(({ words: [first] }) => first?.from)).toEqual(['model', 'assumed'])
  expect(german?.requirements.map(textOf)).toEqual(['Kein „leider müssen wir Ihnen mitteilen“.', 'Sie-Form.'])
  expect(core.answer(core.plan.parse(german), given)['generatedPrompt']).toContain('Anforderungen:\n- Kein')
})

test('a mark inside an entry counts for it and is not shown; answers to choose from are no marks', () => {
  const reply =
    '## [1] Task\nWrite a quiz.\n## [4] Requirements\n- Threats are funny; (A) no slurs.\n- Offer (A) or (B).\n[end]'
  const plan = core.read(reply, input({ idea: 'a quiz' })).plan
  expect(plan?.requirements.map(textOf)).toEqual(['Threats are funny; no slurs.', 'Offer (A) or (B).'])
  expect(plan?.requirements.map(({ words: [first] }) => first?.from)).toEqual(['assumed', 'model'])
})

test('a simple prompt is rendered as plain sentences', () => {
  const given = input({ idea: 'x' })
  const plan = core.plan.parse(core.read(replies[13]?.reply ?? '', given).plan)
  expect(core.answer(plan, given)['generatedPrompt']).toMatch(
    /^Write a birthday message for my neighbor Ruth/u,
  )
})

test('marked text is put in by code, whatever the reply says', () => {
  const given = input({ idea: 'translate <input>Good night, 7 moons.</input>', kind: 'translate' })
  const { plan } = core.read(
    '## [1] Task\nTranslate the text in <input>.\n## [3] Input\nGood n…\n[end]',
    given,
  )
  expect(plan?.material.map(textOf)).toEqual(['Good night, 7 moons.'])
})

test('a reply that is no answer is not read', () => {
  expect(core.read('I am sorry, I cannot help with that.', input({ idea: 'x' })).plan).toBeUndefined()
})

test('a lost number is found and put back in the person’s own sentence', () => {
  const given = input({ idea: 'A speech for Ruth. It may last 4 minutes. Mention 1987.' })
  const plan = core.plan.parse(
    core.read('## [1] Task\nWrite a speech for Ruth. Mention 1987.\n[end]', given).plan,
  )
  const faults = core.faults(plan, given)
  expect(faults.map(({ part }) => part)).toEqual(['context'])
  const mended = faults.reduce((current, { mend }) => mend?.(current) ?? current, plan)
  expect(mended.context.map(({ words }) => words)).toEqual([
    [{ text: 'It may last 4 minutes.', from: 'you', field: 'idea' }],
  ])
  expect(core.faults(mended, given)).toEqual([])
})

test('a missing task and markup are found and mended', () => {
  const given = input({ idea: 'a banner' })
  const read = (reply: string) => core.plan.parse(core.read(reply, given).plan)
  for (const reply of [
    '## [5] Output\nOne line.\n[end]',
    '## [1] Task\nA banner.\n## [4] Requirements\n- <script src=x>\n[end]',
  ]) {
    const plan = read(reply)
    const faults = core.faults(plan, given)
    expect(faults).toHaveLength(1)
    expect(core.faults(faults[0]?.mend?.(plan) ?? plan, given)).toEqual([])
  }
})

test('tags around what a person will put in are no markup', () => {
  const given = input({ idea: 'tighten my scripts' })
  const { plan } = core.read(
    '## [1] Task\nTighten the script in <script>.\n## [3] Input\n<script>…</script>\n[end]',
    given,
  )
  expect(core.faults(core.plan.parse(plan), given)).toEqual([])
})

test('good replies pass', () => {
  const ideas = [
    'email landlord heating broken 2 weeks baby at home',
    'tides for 12-year-olds',
    'Ghent, 350 euros',
  ]
  replies.slice(0, 3).forEach(({ reply }, at) => {
    const given = input({ idea: ideas[at] ?? '' })
    expect(core.faults(core.plan.parse(core.read(reply, given).plan), given)).toEqual([])
  })
})

test('one part is replaced, the others stay', () => {
  const given = input({ idea: 'x' })
  const one = core.plan.parse(core.read('## [1] Task\nA\n## [5] Output\nB\n[end]', given).plan)
  const other = core.plan.parse(core.read('## [1] Task\nC\n## [5] Output\nD\n[end]', given).plan)
  const changed = core.withPart(one, 'output', other)
  expect([changed.task, changed.output].flat().map(textOf)).toEqual(['A', 'D'])
  expect(core.parts(one).map(({ id }) => id)).toEqual(['task', 'output'])
})

test('choices that clash are told, and what is missing is said', () => {
  const given = input({ idea: 'a poem', kind: 'poem', form: 'json' })
  expect(core.notes(composed(given), given)).toMatchObject([{ kind: 'conflict', field: 'form' }])
  const table = input({ idea: 'on bees', kind: 'article', form: 'csv' })
  expect(core.notes(composed(table), table)).toMatchObject([{ kind: 'conflict', field: 'form' }])
  const turns = input({ idea: 'a job interview', kind: 'practice', form: 'list' })
  expect(core.notes(composed(turns), turns)).toMatchObject([{ kind: 'conflict', field: 'form' }])
  const code = input({ idea: 'sort a list', kind: 'code', form: 'json' })
  expect(core.notes(composed(code), code)).toMatchObject([{ kind: 'conflict', field: 'form' }])
  const summary = input({ idea: 'summarize my text', kind: 'summarize' })
  expect(core.notes(composed(summary), summary)).toMatchObject([{ kind: 'hint', field: 'idea' }])
  const plain = input({ idea: 'a poem' })
  expect(core.notes(composed(plain), plain)).toEqual([])
})

test('a model gets the wish whole, the choices and their craft, and no draft', () => {
  const given = input({ idea: 'two weeks\nno heating', kind: 'email', tone: 'firm' })
  const material = JSON.parse(instructions.material(given)) as Record<string, unknown>
  expect(material).toMatchObject({ wish: given.idea, chosen: { kind: 'Email' } })
  expect(JSON.stringify(material)).toContain('subject line')
  expect(instructions.instructions(given)).toContain('## [4] Requirements')
})
