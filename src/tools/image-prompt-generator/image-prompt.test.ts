import fc from 'fast-check'
import { expect, test } from 'vitest'
import { editItem, planItems } from '../contract/edit-plan.ts'
import { modelRequest } from '../contract/change-request.ts'
import { textOf, type Span } from '../contract/plan.ts'
import { renderedText } from '../contract/rendered.ts'
import { core } from './core.ts'
import { effectRows, moodRows, openRows, paletteRows, qualityRows } from './craft/finish.ts'
import { mediumRows, styleRows } from './craft/medium.ts'
import { backgroundRows, lightRows, viewRows } from './craft/scene.ts'
import { examples } from './examples.ts'
import { options } from './form.ts'
import type { ImageInput } from './input.ts'
import { instructions } from './instructions.ts'
import { itemsOf, keysOf, written, type ImagePlan } from './plan.ts'
import { shortOf } from './render/prose.ts'
import { replies } from './replies.test-support.ts'

const lists = ['style', 'background', 'lighting', 'camera', 'quality', 'extra'] as const
const singles = ['ratio', 'fontStyle', 'medium', 'lightFrom', 'palette', 'mood'] as const

const anyInput = fc
  .record({
    idea: fc.constantFrom(
      'a lighthouse',
      'man holding sign that says why me?',
      '👨‍🚀 🐎,digital art, cinematic',
      'eine alte Frau, die im Regen auf die Straßenbahn wartet',
      'a cat --ar 2:3 --raw',
      `${'an old market street with people carrying baskets of oranges under striped awnings, '.repeat(6)}dusk`,
    ),
    imageText: fc.constantFrom('', 'Slow Mornings', 'say "hi"'),
    avoid: fc.constantFrom('', 'cars, umbrellas'),
    gaps: fc.constantFrom('guide', 'free'),
    ...Object.fromEntries(
      lists.map((name) => [name, fc.subarray(options[name].map(({ value }) => String(value)))]),
    ),
    ...Object.fromEntries(
      singles.map((name) => [name, fc.constantFrom('', ...options[name].map(({ value }) => String(value)))]),
    ),
  })
  .map((given) => core.input.parse(given))

function input(given: Record<string, unknown>): ImageInput {
  return core.input.parse(given)
}

function composed(given: ImageInput): ImagePlan {
  const plan = core.compose(given)
  if (!plan) throw new Error('nothing composed')
  return core.plan.parse(plan)
}

function rendered(plan: ImagePlan, given: ImageInput, dialect = 'universal'): string {
  const found = core.dialects(plan, given).find(({ id }) => id === dialect)
  return renderedText(found?.render(plan, given) ?? [])
}

function promptOf(given: Record<string, unknown>, dialect = 'universal'): string {
  const parsed = input(given)
  return rendered(composed(parsed), parsed, dialect)
}

function spansOf(given: ImageInput): (Span & { dialect: string })[] {
  const plan = composed(given)
  return core
    .dialects(plan, given)
    .flatMap(({ id, render }) =>
      render(plan, given).flatMap(({ pieces }) => pieces.map((piece) => ({ ...piece, dialect: id }))),
    )
}

test('an empty idea and a text of 26 characters are refused, an emoji of many parts counts once', () => {
  expect(core.input.safeParse({ idea: '  ' }).error?.issues[0]?.message).toBe('Please enter an image idea')
  expect(core.input.safeParse({ idea: 'a', imageText: 'x'.repeat(26) }).success).toBe(false)
  expect(core.input.safeParse({ idea: 'a', imageText: '👨‍👩‍👧‍👦'.repeat(25) }).success).toBe(true)
})

test('"None" and an empty text are the same, and choices stand in the order of the specification', () => {
  const given = input({
    idea: 'a',
    ratio: 'None',
    fontStyle: 'None',
    style: ['Watercolor', 'Sketch', 'Sketch'],
  })
  expect(given).toEqual(input({ idea: 'a', style: ['Sketch', 'Watercolor'] }))
  expect(core.input.safeParse({ idea: 'a', style: ['Crayon'] }).success).toBe(false)
})

test('every example is rendered in every dialect with its words whole', () => {
  for (const { input: given } of examples) {
    const parsed = input(given)
    for (const { id } of core.dialects(composed(parsed), parsed))
      expect(rendered(composed(parsed), parsed, id), id).toContain(parsed.idea)
  }
})

test('every option changes the prompt, also beside another one of its kind', () => {
  const idea = 'two fishermen mending a net'
  for (const name of lists)
    for (const { value } of options[name]) {
      expect(promptOf({ idea, [name]: [value] }), value).not.toBe(promptOf({ idea }))
      const other = options[name].find((option) => option.value !== value)?.value
      expect(promptOf({ idea, [name]: [value, other] }), value).not.toBe(promptOf({ idea, [name]: [other] }))
    }
  for (const name of singles)
    for (const { value } of options[name]) {
      const beside = name === 'fontStyle' ? { idea, imageText: 'Net' } : { idea }
      expect(promptOf({ ...beside, [name]: value }), value).not.toBe(promptOf(beside))
    }
})

test('of several choices one leads, the others add one sentence, and a note says so', () => {
  const given = input({
    idea: 'a boat',
    lighting: ['Golden Hour', 'Cold Blue Tones'],
    style: ['Photorealistic', 'Sketch'],
  })
  const prompt = rendered(composed(given), given)
  expect(prompt).toContain('A graphite sketch')
  expect(prompt).toContain('as true as in a photograph')
  expect(prompt).toContain('Golden-hour sun, low and warm')
  expect(prompt).toContain('cold slate blue')
  expect(prompt).not.toContain('Pale, cold blue light')
  expect(core.notes(composed(given), given).map(({ text }) => text)).toEqual([
    'Sketch is the main choice; Photorealistic appears in one detail only.',
    'Golden Hour is the main choice; Cold Blue Tones appears in one detail only.',
  ])
})

/** Where a row names its option by other words than the label. */
const otherWords: Readonly<Record<string, string>> = {
  'Beach/Ocean': 'seashore',
  'Sci-fi Landscape': 'alien',
  'One Color': 'monochrome',
  '4K': 'clean edges',
  HDR: 'deepest shadows',
  'High Detail': 'fine surface texture',
}

test('the short form of every row names its thing, and no dropped article turns few into hardly any', () => {
  const tables = { styleRows, backgroundRows, lightRows, viewRows, effectRows }
  const rows = [
    ...Object.values(tables).flatMap(({ lead, accent }) => [
      ...Object.entries(lead),
      ...Object.entries(accent),
    ]),
    ...[mediumRows, qualityRows, paletteRows, moodRows].flatMap((table) => Object.entries(table)),
  ]
  for (const [value, text] of rows) {
    const short = shortOf({ text, row: `table/${value}` }).toLowerCase()
    // The beginning of a word is enough: "photograph" names Photorealistic.
    const own = value
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 2)
    const names = [...own.map((word) => word.slice(0, 5)), otherWords[value] ?? value.toLowerCase()]
    expect(
      names.some((name) => ` ${short}`.includes(` ${name}`)),
      `${value}: ${short}`,
    ).toBe(true)
    expect(short).not.toMatch(/^(?:few|little)\b/u)
  }
  for (const text of Object.values(openRows))
    expect(shortOf({ text, row: 'open/row' })).not.toMatch(/^(?:few|little)\b/u)
})

test('a list of colors or textures is never cut in its middle where only phrases are read', () => {
  for (const text of Object.values({ ...paletteRows, ...qualityRows })) {
    const rest = text.split(/[,;] /u).slice(2).join(', ')
    expect(` ${rest}`, text).not.toMatch(/ (?:and|or) /u)
  }
})

test('an idea that ends as its script does gets no comma behind its end', () => {
  for (const dialect of ['midjourney', 'sdxl'])
    expect(promptOf({ idea: '一只猫。', imageText: '你好' }, dialect)).toMatch(/^一只猫。 the text "你好"/u)
})

test('what the prompt asks for stands in no list of what it must not be', () => {
  const prompt = promptOf({ idea: 'a boat', style: ['Photorealistic', 'Watercolor'] }, 'sdxl')
  expect(prompt.split('Negative prompt')[0]).toContain('photograph')
  expect(prompt.split('Negative prompt')[1]).not.toContain('photograph')
})

test('a photograph takes the manner of painters only as an accent', () => {
  const given = input({ idea: 'a boat', style: ['Photorealistic'], extra: ['Pop Art', 'Made of Glass'] })
  const prompt = rendered(composed(given), given)
  expect(prompt).toContain('a touch of Pop Art')
  expect(prompt).not.toContain('Pop Art throughout')
  expect(prompt).toContain('blown from clear glass')
  expect(core.notes(composed(given), given).map(({ text }) => text)).toEqual([
    'Photorealistic is the main choice; Pop Art appears in one detail only.',
  ])
})

test('of several backgrounds the further ones are named where only phrases are read', () => {
  const given = { idea: 'a boat', background: ['Inside Room', 'Nature/Forest', 'Urban City'] }
  for (const dialect of ['midjourney', 'sdxl']) {
    expect(promptOf(given, dialect)).toContain('Part of a room')
    expect(promptOf(given, dialect)).toContain('City façades')
  }
})

test('choices that go together say nothing against each other', () => {
  const idea = 'a fox'
  expect(promptOf({ idea, camera: ['Close-up'], ratio: '16:9 Widescreen' })).not.toMatch(
    /one third|rest of it open/u,
  )
  expect(promptOf({ idea, camera: ['Aerial View', 'From Below'] })).not.toContain('horizon')
  const lit = { idea, style: ['Sketch'], lighting: ['Neon Glow'] }
  expect(promptOf(lit)).toContain('black, white and grays')
  expect(promptOf({ ...lit, palette: 'Warm' })).not.toContain('black, white and grays')
  const studio = promptOf({ idea, background: ['Studio Background', 'Beach/Ocean'] })
  expect(studio).toContain('A seashore around it')
  expect(studio).not.toContain('seamless studio backdrop')
  // What leads may say the opposite of an accent that is about the whole picture.
  for (const accent of Object.values({ ...lightRows.accent, ...viewRows.accent }))
    expect(accent).not.toMatch(/^(?:All|Contrast|The view stays)/u)
  const lettered = promptOf({ idea: 'a sign', background: ['Urban City'], imageText: 'OPEN' })
  expect(lettered).toContain('any sign beyond what is named too blurred to read')
})

test('of a distance and an angle one leads, and a note says so; an isometric picture has its angle already', () => {
  const camera = ['Wide Shot', 'From Below']
  const given = input({ idea: 'a', camera: ['Macro Shot', 'Aerial View'] })
  expect(rendered(composed(given), given)).toContain('shows macro texture')
  expect(rendered(composed(given), given)).not.toContain('A macro shot')
  expect(core.notes(composed(given), given).map(({ text }) => text)).toEqual([
    'Aerial View is the main choice; Macro Shot appears in one detail only.',
  ])
  const isometric = promptOf({ idea: 'a', camera, style: ['Isometric 3D'] })
  expect(isometric).toContain('A wide shot')
  expect(isometric).not.toContain('A view from below')
})

test('the chosen direction is the only one', () => {
  const prompt = promptOf({ idea: 'a boat', lighting: ['Sunset'], lightFrom: 'Left' })
  expect(prompt).toContain('The main light comes from the left')
  expect(prompt).not.toMatch(/from behind|from one side/u)
})

test('the text in the picture stands once, letter for letter, in every dialect', () => {
  for (const imageText of ['Slow Mornings', 'say "hi"', 'ЧАЙ & кофе']) {
    const given = input({ idea: 'a café menu', imageText, fontStyle: 'Serif' })
    for (const { id } of core.dialects(composed(given), given))
      expect(rendered(composed(given), given, id).split(imageText), id).toHaveLength(2)
  }
})

test.each([
  ['a door with a sign that says "OPEN 24/7"', undefined],
  ['a door', { subject: 'A sign “OPEN 24/7,” glows.', lettering: 'On it stands “…” in red.' }],
  [
    'a door',
    { subject: 'A sign.', lettering: 'It says "OPEN 24/7" in red.', brief: 'sign "OPEN 24/7", door' },
  ],
  ['a door', { subject: 'A sign “OPEN 24/7”.', lettering: 'It says "OPEN 24/7" in red.' }],
])('what is quoted already is not given again, and its letters stay: %s %j', (idea, reply) => {
  const given = input({ idea, imageText: 'OPEN 24/7', fontStyle: 'Neon Text' })
  const plan = reply ? core.read(JSON.stringify(reply), given).plan : composed(given)
  for (const { id } of core.dialects(plan ?? { details: [] }, given))
    expect(rendered(plan ?? { details: [] }, given, id).split('OPEN 24/7'), id).toHaveLength(2)
  expect(rendered(plan ?? { details: [] }, given, 'sdxl')).toContain(
    'the quoted text in bent glass neon tubes',
  )
})

test.each([
  ["Don't panic", 'Don’t panic'],
  ['Wait...', 'Wait…'],
  ['Rock ’n’ roll', "Rock 'n' roll"],
])('typed marks and printed ones are the same text: %s, %s', (imageText, written) => {
  const given = input({ idea: 'a door', imageText })
  const told = { subject: `A sign “${written}”.`, lettering: `On it glows “${written}” in red.` }
  const read = (reply: object) => core.read(JSON.stringify(reply), given).plan ?? { details: [] }
  for (const { id } of core.dialects(read(told), given)) {
    const prompt = rendered(read(told), given, id)
    expect(prompt.split(written).length + prompt.split(imageText).length, id).toBe(3)
  }
  const [fault] = core.faults(read({ ...told, light: `The “${written}” glows.` }), given)
  expect(fault?.sentence).toContain('would stand in the picture twice')
})

test.each([
  ['a clock (10:30) [wall]', 'a clock \\(10:30\\) \\[wall\\]'],
  ['a clock \\(old\\)', 'a clock \\(old\\)'],
  ['a (red:1.3) clock (old)', 'a (red:1.3) clock (old)'],
  ['a ((red)) clock', 'a ((red)) clock'],
])('SDXL takes no bracket for a weight that is none: %s', (idea, prompt) => {
  const given = { idea, avoid: 'hands (both)', style: ['Sketch'] }
  expect(promptOf({ ...given, gaps: 'free' }, 'sdxl')).toMatch(/^.*, \(graphite sketch[^()]*:1\.2\)\n/u)
  expect(promptOf(given, 'sdxl').startsWith(`${prompt}, `)).toBe(true)
  expect(promptOf(given, 'sdxl')).toContain(', hands \\(both\\)')
  expect(promptOf(given, 'midjourney')).toContain(idea)
})

test('what must not appear is named where a receiver can use it, and never to FLUX', () => {
  const given = input({ idea: 'a quiet street', avoid: 'cars\numbrellas' })
  expect(rendered(composed(given), given)).toContain('Leave out: cars, umbrellas.')
  expect(rendered(composed(given), given, 'midjourney')).toContain(' --no cars, umbrellas')
  expect(rendered(composed(given), given, 'sdxl')).toMatch(/Negative prompt: .*, cars/u)
  expect(rendered(composed(given), given, 'flux')).not.toContain('cars')
  expect(core.notes(composed(given), given).map(({ kind }) => kind)).toContain('limit')
})

test('Midjourney gets parameters last, SDXL weights, GPT Image labels, sizes stand beside the prompt', () => {
  const given = { idea: 'a boat', style: ['Photorealistic'], ratio: '3:4 Vertical' }
  expect(promptOf(given, 'midjourney')).toMatch(/^a boat, photorealistic photograph.* --ar 3:4 --raw$/u)
  expect(promptOf(given, 'sdxl')).toContain(
    '(photorealistic photograph, believable in proportion and scale:1.2)',
  )
  expect(promptOf(given, 'gpt-image')).toMatch(/^Image: a boat\nMedium: /u)
  expect(promptOf(given)).toMatch(/\n\nAspect ratio: 3:4\.$/u)
  const plan = composed(input(given))
  const settings = core.dialects(plan, input(given)).map((dialect) => dialect.settings?.(plan, input(given)))
  expect(settings).toContain('Size: 1152×1536')
  expect(settings).toContain('Size: 896×1152')
})

test('an idea with parameters of its own keeps them at the end and gets none twice', () => {
  const prompt = promptOf({ idea: 'a cat --ar 2:3', style: ['Sketch'], ratio: '1:1 Square' }, 'midjourney')
  expect(prompt.endsWith('a cat --ar 2:3')).toBe(true)
})

test.each(['a cat --no people --aspect 3:2', '--ar 3:2 a cat', '--raw --ar 3:2 a cat'])(
  'a parameter that the idea gives is not given again: %s',
  (idea) => {
    const given = input({ idea, ratio: '1:1 Square', style: ['Photorealistic'] })
    expect(rendered(composed(given), given, 'midjourney').match(/--(?:a|raw)/gu)).toHaveLength(2)
    expect(core.notes(composed(given), given).map(({ text }) => text)).toContain(
      'Your idea asks for 3:2; 1:1 Square isn’t used.',
    )
  },
)

test('dashes of a sentence are no parameters', () => {
  const given = { idea: 'a cat -- asleep -- on 3 roofs', ratio: '16:9 Widescreen' }
  expect(promptOf(given, 'midjourney')).toMatch(/^a cat – asleep – on 3 roofs, [^-]* --ar 16:9$/u)
  const { plan } = core.read('{"subject":"A cat asleep.","brief":"cat -- roofs"}', input(given))
  expect(rendered(plan ?? { details: [] }, input(given), 'midjourney')).toBe('cat – roofs --ar 16:9')
  expect(core.faults(plan ?? { details: [] }, input(given))).toHaveLength(1)
})

test('a ratio of the idea is that of every prompt, by a model too, and a note names the choice that gives way', () => {
  const given = input({ idea: 'a cat --ar 2:3 --s 250', ratio: '3:4 Vertical' })
  const { plan } = core.read('{"subject":"A cat."}', given)
  for (const { id, render, settings } of core.dialects(composed(given), given))
    expect(
      renderedText(render(composed(given), given)) + String(settings?.(composed(given), given)),
      id,
    ).toMatch(/^(?!.*(?:3:4|Vertical))(?=.*2:3)/su)
  expect(rendered(plan ?? { details: [] }, given, 'midjourney')).toBe('A cat. --ar 2:3')
  const note = 'Your idea asks for 2:3; 3:4 Vertical isn’t used.'
  expect(core.notes(composed(given), given).map(({ text }) => text)).toEqual([note])
  const same = input({ idea: 'a cat --ar 3:4', ratio: '3:4 Vertical' })
  expect(core.notes(composed(same), same)).toEqual([])
  expect(rendered(composed(same), same)).toContain('Vertical lines')
})

test('what is to be left out stands behind what the idea leaves out itself, each thing once', () => {
  const given = { idea: 'a castle --no people, cars --s 250', avoid: 'cars, dogs' }
  expect(promptOf(given, 'midjourney')).toMatch(/a castle --no people, cars, dogs --s 250$/u)
})

test.each([
  ['a cat --no --ar 2:3', 'a cat --no --ar 2:3 --no cars'],
  ['a cat --no people --no dogs', 'a cat --no people, cars --no dogs'],
  ['--NO dogs', '--NO dogs, cars'],
  ['cars -- red --no dogs', 'cars – red --no dogs, cars'],
])('one list takes what is to be left out, at the end if the idea has none: %s', (idea, prompt) => {
  expect(promptOf({ idea, avoid: 'cars', gaps: 'free' }, 'midjourney')).toBe(prompt)
})

test('the chosen letters stand where only phrases are read, until somebody types others', () => {
  const given = input({ idea: 'a boat', imageText: 'Ida', fontStyle: 'Neon Text' })
  const byModel = core.read(
    '{"subject":"A boat.","lettering":"On the stern stands “…”.","brief":"boat"}',
    given,
  )
  for (const dialect of ['midjourney', 'sdxl'])
    for (const plan of [composed(given), byModel.plan ?? { details: [] }]) {
      expect(rendered(plan, given, dialect)).toContain('the text "Ida" in bent glass neon tubes')
      const typed = core.plan.parse(editItem(plan, 'lettering', 'in gold on the stern'))
      expect(rendered(typed, given, dialect)).not.toContain('neon')
    }
})

test('a prompt that stays too long for Firefly, even in its short form, is told', () => {
  const told = (idea: string) => {
    const given = input({ idea, style: ['Sketch'] })
    return core.notes(composed(given), given).map(({ text }) => text)
  }
  expect(told('a boat '.repeat(200))).toContain(
    'Firefly: its prompts can have at most 1024 characters, so shorten your idea or choose less.',
  )
  expect(told('a boat '.repeat(110))).toEqual([])
})

test('what stays open is said shortly, not at all when unwanted, and once for a long idea', () => {
  expect(promptOf({ idea: 'a lighthouse' })).toContain('every shadow in keeping with it')
  expect(promptOf({ idea: 'a lighthouse', gaps: 'free' })).toBe('a lighthouse')
  const long = 'an old market street with people carrying baskets of oranges '.repeat(8).trim()
  expect(promptOf({ idea: long }).replace(long, '').trim().split(' ').length).toBeLessThan(25)
  for (const dialect of ['midjourney', 'flux', 'sdxl', 'ideogram', 'firefly'])
    expect(promptOf({ idea: long }, dialect)).toMatch(/one medium.* viewpoint.* light throughout/iu)
})

test.each([
  ['un café en Sevilla con una mesa de madera y un gato que duerme al sol', undefined, 'your Spanish text'],
  ['рыжий кот спит на крыше', undefined, 'your text'],
  ['рыжий кот спит на крыше', { subject: 'A ginger cat sleeps.' }, undefined],
  [
    'un café en Sevilla con una mesa de madera y un gato que duerme al sol',
    { subject: 'Un gato.', brief: 'cat, door' },
    undefined,
  ],
  ['a sign that says "ЧАЙ"', undefined, undefined],
])('to translate is told of the words that are shown: %s %j', (idea, reply, named) => {
  const given = input({ idea })
  const plan = reply ? core.read(JSON.stringify(reply), given).plan : composed(given)
  const notes = core.notes(plan ?? { details: [] }, given).map(({ text }) => text)
  expect(notes).toEqual(named ? [expect.stringContaining(`translate ${named} first`)] : [])
})

test('each span has a source: yours is in your words, the rest names a row and the choices that picked it', () => {
  fc.assert(
    fc.property(anyInput, (given) => {
      const holds = (field: string, value: string) =>
        [given[field as 'style']].flat().some((one) => one === value)
      const wrong = spansOf(given).filter(({ from, field, text, row, by = [], dialect }) =>
        from === 'you'
          ? !given[field as 'idea'].includes(text)
          : from !== 'standard' ||
            !row ||
            by.length === 0 ||
            by.some((one) =>
              one.field === 'dialect' ? one.value !== dialect : !holds(one.field, one.value),
            ),
      )
      expect(wrong).toEqual([])
    }),
    { numRuns: 60 },
  )
})

test('taking a choice back takes every span with it that names it', () => {
  fc.assert(
    fc.property(anyInput, fc.nat(), (given, seed) => {
      const choices = lists.flatMap((field) => given[field].map((value) => ({ field, value })))
      const choice = choices[seed % Math.max(1, choices.length)]
      if (!choice) return
      const rest = {
        ...given,
        [choice.field]: (given[choice.field] as string[]).filter((value) => value !== choice.value),
      }
      for (const { by } of spansOf(input(rest)))
        expect(by?.some(({ field, value }) => field === choice.field && value === choice.value)).not.toBe(
          true,
        )
    }),
    { numRuns: 60 },
  )
})

test('what was removed or typed on the page shows in every dialect', () => {
  const given = input({ idea: 'a boat', lighting: ['Golden Hour'] })
  const edited = editItem(composed(given), 'light', 'moonlight from above')
  const removed = core.plan.parse(editItem(edited, 'palette', ''))
  for (const { id } of core.dialects(removed, given)) {
    expect(rendered(removed, given, id), id).toContain('moonlight from above')
    expect(rendered(removed, given, id), id).not.toContain('palette')
  }
})

test('what was typed ends as sentences do: no part runs into the next, and no stop stands twice', () => {
  const given = input({ idea: 'a boat', palette: 'Cool', imageText: 'Ida', avoid: 'cars and umbrellas.' })
  const typed = (id: string, text: string) =>
    rendered(core.plan.parse(editItem(composed(given), id, text)), given)
  expect(typed('light', 'lit by 7 lamps')).toContain('lit by 7 lamps. A cool palette')
  expect(typed('lettering', 'in gold on the stern.')).toContain('letter for letter, in gold on the stern. No')
  expect(typed('lettering', 'On the stern stands “…”')).toContain('On the stern stands "Ida". Leave out')
  expect(typed('light', 'lamps')).toMatch(/Leave out: cars and umbrellas\.$/u)
})

test('a written plan reads back with the same words in the same places', () => {
  fc.assert(
    fc.property(anyInput, (given) => {
      const plan = composed(given)
      const read = core.read(core.write(plan), given)
      expect(core.write(read.plan ?? { details: [] })).toBe(core.write(plan))
      expect(rendered(read.plan ?? { details: [] }, given)).toContain(given.idea)
    }),
    { numRuns: 40 },
  )
})

test.each(replies)('a reply is read with nothing lost: $name', ({ reply, holds, isWhole }) => {
  const given = input({ idea: 'a lighthouse keeper repairing a brass clock' })
  const { plan, unread, complete } = core.read(reply, given)
  const text = [...planItems(plan).map(textOf), ...unread].join('\n')
  for (const held of holds) expect(text).toContain(held)
  expect(core.plan.safeParse(plan).success).toBe(true)
  if (isWhole !== false)
    expect(complete.length).toBe(keysOf(written).filter((key) => planItems(plan?.[key]).length > 0).length)
  expect(core.faults(plan ?? { details: [] }, given)).toEqual([])
})

test.each([
  '{"prompt":"A red kettle on a stove.","negative_prompt":"text, logos"}',
  '**Image Prompt:**\n\nA red kettle on a stove.\n\n**Negative prompt:** text, logos',
  '1. **Subject:** A red kettle on a stove.\n2. **Excluded:** text, logos',
])('one prompt and what it leaves out are read: %s', (reply) => {
  const { plan, unread } = core.read(reply, input({ idea: 'a kettle' }))
  expect(itemsOf(plan ?? { details: [] }, 'subject').map(textOf)).toEqual(['A red kettle on a stove.'])
  expect(itemsOf(plan ?? { details: [] }, 'excluded').map(textOf)).toEqual(['text, logos'])
  expect(unread).toEqual([])
})

test('of a prompt that is quoted, only the quotation is read', () => {
  const prompt = 'A red enamel kettle on a black stove, low sun from the left.\nSteam curls into the dark.'
  const reply = `Here it is:\n\n${prompt.replaceAll(/^/gm, '> ')}\n\nShall I make another?`
  const { plan } = core.read(reply, input({ idea: 'a kettle' }))
  expect(itemsOf(plan ?? { details: [] }, 'subject').map(textOf)).toEqual([prompt])
})

test('a reply that grows keeps its ids and never claims what is still being written', () => {
  const given = input({ idea: 'a lighthouse keeper' })
  const whole = replies[0]?.reply ?? ''
  for (let end = 1; end < whole.length; end += 17) {
    const { plan, complete } = core.read(whole.slice(0, end), given)
    const last = core.read(whole, given).plan
    for (const id of complete.filter((id) => id !== 'details'))
      expect(textOf(plan?.[id as 'light'] ?? { words: [] })).toBe(
        textOf(last?.[id as 'light'] ?? { words: [] }),
      )
  }
})

test('nothing readable gives no plan, and nothing throws', () => {
  for (const reply of ['', '{', '[1,2]', '{"a":', '```json\n```', '{"foo": 1}'])
    expect(() => core.read(reply, input({ idea: 'a' }))).not.toThrow()
  expect(core.read('', input({ idea: 'a' })).plan).toBeUndefined()
  expect(core.read('{"foo": "bar"}', input({ idea: 'a' }))).toEqual({
    plan: undefined,
    unread: ['foo: bar'],
    complete: [],
  })
})

test('the text in the picture, the ratio and what must not appear come from the form, whatever a model writes', () => {
  const given = input({ idea: 'a café', imageText: 'Slow Mornings', ratio: '1:1 Square', avoid: 'cars' })
  const { plan } = core.read(
    '{"subject":"A café.","text":"SLOW MORNING","lettering":"in white on the cup"}',
    given,
  )
  expect(rendered(plan ?? { details: [] }, given)).toBe(
    'A café. The text "Slow Mornings" appears once, letter for letter, in white on the cup; no lettering beyond what is named. Leave out: cars.\n\nAspect ratio: 1:1.',
  )
})

test('lettering and what is left out are told in the sentences of a model, whole, and lettering only where it is wanted', () => {
  const told = {
    subject: 'Ein Café.',
    lettering: 'Auf der Tasse steht „…“ in Weiß … sonst nichts.',
    without: 'Es gibt keine Autos.',
  }
  const shown = (more: object) => {
    const given = input({ idea: 'ein Café', ...more })
    return rendered(core.read(JSON.stringify(told), given).plan ?? { details: [] }, given)
  }
  expect(shown({ imageText: 'Am Morgen', avoid: 'Autos' })).toBe(
    'Ein Café. Auf der Tasse steht "Am Morgen" in Weiß … sonst nichts. Es gibt keine Autos.',
  )
  expect(shown({})).toBe('Ein Café. Es gibt keine Autos.')
})

test('a sentence on the lettering without the words in it stands by itself', () => {
  const given = input({ idea: 'a door', imageText: 'OPEN' })
  const { plan } = core.read('{"subject":"A door.","lettering":"Above it glows a neon sign."}', given)
  expect(rendered(plan ?? { details: [] }, given)).toBe(
    'A door. The text "OPEN" appears once, letter for letter; no lettering beyond what is named. Above it glows a neon sign.',
  )
})

test.each(['universal', 'flux', 'gpt-image'])(
  'a sentence on the lettering of quoted words stays, without the words: %s',
  (dialect) => {
    const given = input({ idea: 'a door', imageText: 'OPEN', fontStyle: 'Neon Text' })
    const told = { subject: 'A door with a sign “OPEN”.', lettering: 'The word “OPEN” is in neon tubes.' }
    expect(rendered(core.read(JSON.stringify(told), given).plan ?? { details: [] }, given, dialect)).toMatch(
      /sign “OPEN”\.\s(?:Text: )?The word the quoted text is in neon tubes\. No lettering beyond what is named\./u,
    )
  },
)

test('two texts in the picture stand in two places, and a part that goes on gets no full stop', () => {
  const given = input({ idea: 'a shop with “OPEN” on the door and “Bread” in the window' })
  const told = {
    subject: 'A shop at dawn,',
    action: 'its lamps lit.',
    text: 'OPEN\n\nBread',
    lettering: 'On the door stands “…”, in the window “…”.',
  }
  expect(rendered(core.read(JSON.stringify(told), given).plan ?? { details: [] }, given)).toBe(
    'A shop at dawn, its lamps lit. On the door stands "OPEN", in the window "Bread".',
  )
})

test('words that the idea puts into the picture stand beside the text of the form, and no others do', () => {
  const given = input({ idea: 'a café with a sign that says “Open all night”', imageText: 'Slow Mornings' })
  const withText = (text: string) =>
    rendered(core.read(JSON.stringify({ subject: 'A café.', text }), given).plan ?? { details: [] }, given)
  expect(withText('Slow Mornings\nOpen all night')).toMatch(/"Slow Mornings\s+Open all night"/)
  expect(withText('Slow Mornings\nBest coffee')).toContain('"Slow Mornings"')
})

test('a missing number, a missing quote and markup are found and mended', () => {
  const given = input({ idea: '3 owls under a sign “OPEN”, 8k' })
  const bad = core.read(
    '{"subject":"Owls under a sign.","light":"<script src=x></script> moonlight"}',
    given,
  ).plan
  const faults = core.faults(bad ?? { details: [] }, given)
  expect(faults).toHaveLength(3)
  const mended = faults.reduce((plan, fault) => fault.mend?.(plan) ?? plan, bad ?? { details: [] })
  expect(core.faults(mended, given)).toEqual([])
  expect(rendered(mended, given)).toContain('‹script src=')
  const good = core.read('{"subject":"Three owls, 3 in a row, under a sign “OPEN”."}', given).plan
  expect(core.faults(good ?? { details: [] }, given)).toEqual([])
})

test.each([
  [{ avoid: 'cars' }, { subject: 'An empty street without any cars.', brief: 'street, no cars' }, []],
  [{ avoid: 'cars' }, { subject: 'A street.', setting: 'There are no cars in sight.' }, []],
  [{ imageText: 'GO' }, { subject: 'A sign “GO”.', light: 'The “GO” glows.' }, ['GO']],
])('a text given twice is a fault, a sentence on what is left out is none: %j', (more, reply, named) => {
  const given = input({ idea: 'a street with trees', ...more })
  const { plan } = core.read(JSON.stringify(reply), given)
  const faults = core.faults(plan ?? { details: [] }, given)
  expect(faults.map(({ sentence }) => sentence.split(/[“”]/u)[1])).toEqual(named)
  expect(faults.every(({ mend }) => mend)).toBe(true)
})

test('one part can be taken from another answer; the short form then follows', () => {
  const given = input({ idea: 'a boat' })
  const one = core.read('{"subject":"A boat.","light":"Noon.","brief":"boat, noon"}', given).plan ?? {
    details: [],
  }
  const other = core.read('{"subject":"A ship.","light":"Dusk.","brief":"boat, dusk"}', given).plan ?? {
    details: [],
  }
  const joined = core.withPart(one, 'light', other)
  expect(rendered(joined, given)).toBe('A boat. Dusk.')
  expect(rendered(joined, given, 'midjourney')).toBe('boat, dusk')
  expect(core.parts(one).map(({ id }) => id)).toEqual(['subject', 'light'])
})

test('a short form that somebody types is the prompt, whatever else they change; a model’s is outdated then', () => {
  const given = input({ idea: 'a boat' })
  const { plan } = core.read('{"subject":"A boat.","light":"Noon.","brief":"boat, noon"}', given)
  if (!plan) throw new Error('nothing read')
  const typed = editItem(plan, 'brief', 'red boat, haze')
  for (const dialect of ['midjourney', 'sdxl'])
    for (const changed of [typed, editItem(typed, 'light', 'Dusk.')])
      expect(rendered(changed, given, dialect)).toContain('red boat, haze')
  expect(rendered(editItem(plan, 'light', 'Dusk.'), given, 'midjourney')).not.toContain('noon')
})

test('the request to a model holds the input whole and the rows of the choices, and no draft', () => {
  const given = input({ idea: 'a boat', style: ['Watercolor'], avoid: 'gulls' })
  const { instructions: told, material } = modelRequest(core, instructions, { input: given })
  expect(material).toContain('"idea": "a boat"')
  expect(material).toContain('"avoid": "gulls"')
  expect(material).toContain('A watercolor on cold-pressed paper')
  expect(material).not.toContain('One light source')
  expect(told).toContain('"brief"')
  expect(JSON.stringify(instructions.schema?.(given))).toContain('"additionalProperties":false')
})
