import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { planItems } from '../contract/edit-plan.ts'
import { formFields } from '../contract/form-field.ts'
import { byModel, plainItem, textOf } from '../contract/plan.ts'
import { renderedText } from '../contract/rendered.ts'
import { core } from './core.ts'
import { artStyles } from './craft/art-styles.ts'
import { examples } from './examples.ts'
import { ageBands, aspects, form, formats } from './form.ts'
import { StoryboardInput } from './input.ts'
import { instructions } from './instructions.ts'
import type { StoryboardPlan } from './plan.ts'
import { secondsOf } from './render/render-board.ts'
import SceneCards from './scene-cards.tsx'
import { board, json, replies, withScene } from './storyboard-replies.test-support.ts'

const bare = StoryboardInput.parse({ idea: "a shy hedgehog's first day at forest school" })
const anchor = artStyles.gouache
const identity = `Hazel, ${board.cast[0]?.identity}`

function read(reply: string, input = bare): StoryboardPlan {
  const { plan } = core.read(reply, input)
  if (plan === undefined) throw new Error('nothing read')
  return core.plan.parse(plan)
}

function textIn(plan: StoryboardPlan, id = 'storyboard', input = bare): string {
  const dialect = core.dialects(plan, input).find((one) => one.id === id)
  return renderedText(dialect?.render(plan, input) ?? [])
}

const Answer = z.object({
  title: z.string(),
  characterSheet: z.array(z.object({ tag: z.string(), identity: z.string(), turnaroundPrompt: z.string() })),
  styleGuide: z.object({
    anchor: z.string(),
    palette: z.array(z.object({ name: z.string(), hex: z.string() })),
    aspect: z.string(),
  }),
  generatedPrompts: z.array(
    z.object({
      number: z.number(),
      title: z.string(),
      prompt: z.string(),
      narration: z.string(),
      motion: z.string(),
    }),
  ),
  generatedPrompt: z.string(),
})
const answerFor = (plan: StoryboardPlan) => Answer.parse(core.answer(plan, bare))

test('the form offers what the schema takes, and every art style has its row', () => {
  const options = (name: string) =>
    formFields(form).flatMap((field) =>
      field.name === name && field.kind === 'choice' ? field.options.map(({ value }) => value) : [],
    )
  expect(options('ageBand')).toEqual([...ageBands])
  expect(options('format')).toEqual([...formats])
  expect(options('aspect')).toEqual([...aspects])
  expect(options('artStyle').toSorted()).toEqual(Object.keys(artStyles).toSorted())
  for (const { input } of examples) expect(StoryboardInput.safeParse(input).success).toBe(true)
})

test('only the idea is needed; a number of scenes is kept within 3 to 20', () => {
  expect(StoryboardInput.parse({ idea: ' a kite ', scenes: 40 })).toMatchObject({
    idea: 'a kite',
    scenes: '20',
    ageBand: '',
  })
  expect(StoryboardInput.parse({ idea: 'a kite', scenes: '1' }).scenes).toBe('3')
  expect(StoryboardInput.safeParse({ idea: 'a kite', scenes: 'many' }).error?.issues[0]?.message).toContain(
    'Enter a number',
  )
  expect(StoryboardInput.safeParse({}).error?.issues[0]?.message).toContain('story idea first')
})

test('without a model there is a request and no scene', () => {
  expect(core.compose(bare)).toBeUndefined()
  expect(core.requestAnswer?.('Make …', bare)).toEqual({
    title: '',
    generatedPrompts: [],
    generatedPrompt: 'Make …',
  })
})

test.each(Object.entries(replies))('a reply is read with nothing lost: %s', (_name, { reply, holds }) => {
  const { plan, unread } = core.read(reply, bare)
  const everything = [...planItems(plan).map(textOf), ...unread].join('\n')
  for (const words of holds) expect(everything).toContain(words)
  expect(core.plan.safeParse(plan).success).toBe(true)
})

test('style and identities are in every image prompt, byte for byte, and in the sheets', () => {
  const { generatedPrompts, characterSheet, styleGuide } = answerFor(read(json))
  expect(generatedPrompts).toHaveLength(3)
  for (const { prompt } of generatedPrompts) {
    expect(prompt.startsWith(anchor)).toBe(true)
    expect(prompt).toContain(identity)
    expect(prompt).toContain('No lettering in the image')
  }
  expect(generatedPrompts[1]?.prompt).toContain('Rudi, a gray rabbit')
  expect(generatedPrompts[0]?.prompt).not.toContain('Rudi')
  expect(generatedPrompts[0]?.prompt).toContain('Calm empty space for the text at the top right')
  expect(characterSheet[0]?.turnaroundPrompt).toContain(`${anchor}. ${identity}`)
  expect(styleGuide).toMatchObject({
    anchor,
    aspect: '4:3',
    palette: [{ name: 'moss', hex: '#7a8f4b' }, {}, {}, {}],
  })
})

test.each(['Szene', 'Сцена', '場面'])('headings with numbers are scenes in any language: %s', (word) => {
  const scene = (number: number) =>
    `## ${word} ${number}: Hoch\n**rating:** 5\n**action:** Milo fliegt.\n**narration:** Und ${number}.\n`
  const { plan, unread } = core.read(`# Mein Tag 7\n\n${scene(1)}\n${scene(2)}`, bare)
  expect(plan?.scenes.map(({ narration }) => narration && textOf(narration))).toEqual(['Und 1.', 'Und 2.'])
  expect(unread).toEqual([])
})

test.each([
  ['Szene', '**Alter 5**'],
  ['Szene', '## Tipp 1'],
  ['Szene', '## Tipp 1\nLies es laut vor.'],
  ['Scene', '## Tip 1\nRead it aloud.'],
  ['Scene', '## Tip 1\nRead it aloud.\n## Tip 2\nAsk.\n## Tip 3\nLaugh.'],
])('a remark behind the scenes (%s) is none, and not lost: %s', (word, remark) => {
  const scene = (number: number) => `## ${word} ${number}: Hoch\n**rating:** 5\n**action:** Milo fliegt.\n\n`
  const { plan, unread } = core.read(`${scene(1)}${scene(2)}${remark}`, bare)
  expect(plan?.scenes).toHaveLength(2)
  for (const line of remark.split('\n').filter((one) => !one.startsWith('#')))
    expect(unread.join()).toContain(line.replaceAll('*', ''))
})

test.each(['„Da!“', '「みーつけた！」', '「みーつけた」', '(She waits.)', '“Why?”'])(
  'what ends inside quotation marks or brackets gets no second end: %s',
  (bodies) => {
    const [first] = answerFor(read(withScene(1, { bodies }))).generatedPrompts
    expect(first?.prompt).toContain(`${bodies} `)
  },
)

test('no label names pages where there may be none', () => {
  for (const format of formats)
    expect(textIn(read(withScene(1, { turn: 'hard cut' }), { ...bare, format }))).toContain(
      'Transition: hard cut',
    )
})

test('what the person chose leads over what the model answered', () => {
  const plan = read(
    json,
    StoryboardInput.parse({ idea: 'a', ageBand: '6-8', format: 'video', aspect: '1:1', artStyle: 'Felt' }),
  )
  expect(plan).toMatchObject({ ageBand: '6-8', format: 'video', aspect: '1:1', artStyle: 'felt' })
  expect(plan.anchor?.words[0]).toMatchObject({
    from: 'standard',
    row: 'artStyle/felt',
    by: [{ field: 'artStyle', value: 'Felt' }],
  })
  expect(textIn(plan)).toMatch(/the camera holds \(\d s\)/u)
})

test('an art style in words of one’s own is described once by the model and then the same everywhere', () => {
  const input = StoryboardInput.parse({ idea: 'a', artStyle: 'like an old tin toy catalog' })
  const own =
    'old tin toy catalog print, flat enamel colors, thick seams, small rust dots, cream paper, no lettering'
  const plan = read(JSON.stringify({ ...board, anchor: own }), input)
  for (const { prompt } of answerFor(plan).generatedPrompts) expect(prompt.startsWith(own)).toBe(true)
  const without = read(json, input)
  expect(answerFor(without).styleGuide.anchor).toBe(anchor)
  expect(core.notes(without, input).map(({ field }) => field)).toContain('artStyle')
})

const unfit: [string, Record<string, unknown>][] = [
  ['a rating that is too low', { rating: 3, narration: 'Hazel jumps off the roof.' }],
  ['no rating', { rating: undefined, narration: 'Hazel jumps off the roof.' }],
  ['a rating that is no number', { rating: 'fine', narration: 'Hazel jumps off the roof.' }],
  ['a word that is not for children', { narration: 'Hazel jumps off the roof with a gun in her paw.' }],
  ['a character of others', { action: 'Hazel jumps off the roof with Pikachu.' }],
  ['something unsafe under a key of its own', { remark: 'Hazel jumps off the roof with a gun.' }],
]

test.each(unfit)(
  'a scene with %s is never shown: not while it is written, not afterwards',
  (_name, change) => {
    const reply = withScene(2, change)
    for (let end = 0; end <= reply.length; end += 41) {
      const { plan, unread } = core.read(reply.slice(0, end), bare)
      expect(JSON.stringify([plan, unread])).not.toMatch(/jumps/u)
    }
    const { plan, unread } = core.read(reply, bare)
    expect(JSON.stringify([plan, unread])).not.toMatch(/jumps/u)
    const shown = read(reply)
    expect(shown.scenes.map(({ number }) => number)).toEqual([1, 3])
    expect(shown.withheld).toMatchObject([{ part: 'scene-2', name: 'Scene 2' }])
    const [fault] = core.faults(shown, bare)
    expect(fault).toMatchObject({ part: 'scene-2', sentence: expect.stringContaining('cannot be shown') })
    expect(fault?.mend?.(shown).scenes).toHaveLength(2)
    expect(core.notes(shown, bare)[0]).toMatchObject({
      kind: 'changed',
      text: expect.stringContaining('Scene 2 isn’t shown'),
    })
    expect(core.parts(shown).map(({ id }) => id)).toContain('scene-2')
  },
)

test('a scene without a rating is not shown while its rating may still come', () => {
  const reply = withScene(1, { rating: undefined, narration: 'Hazel jumps off the roof.' })
  const { plan } = core.read(reply.slice(0, reply.indexOf('"number": 2')), bare)
  expect(JSON.stringify(plan)).not.toContain('roof')
})

test('a scene that was written anew comes back in its place', () => {
  const shown = read(withScene(2, { rating: 1 }))
  const whole = core.withPart(shown, 'scene-2', read(json))
  expect(whole.scenes.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(whole.withheld).toEqual([])
  const again = core.withPart(read(json), 'scene-2', shown)
  expect(again.scenes).toHaveLength(3)
  expect(again.withheld).toHaveLength(1)
})

test('an answer of which nothing may be shown is none, and a refusal is told', () => {
  const low = { ...board, scenes: board.scenes.map((scene) => ({ ...scene, rating: 1 })) }
  expect(core.read(JSON.stringify(low), bare).plan).toBeUndefined()
  expect(core.read('{"refused": "This is nothing for children."}', bare)).toEqual({
    plan: undefined,
    unread: ['This is nothing for children.'],
    complete: [],
  })
  for (const reply of ['', 'No.', '{}', '[]', '{"scenes":[]}'])
    expect(core.read(reply, bare).plan).toBeUndefined()
})

test('of a storyboard without ratings nothing is shown, and why is told scene by scene', () => {
  const scenes = board.scenes.map((scene) => ({ ...scene, rating: undefined, narration: 'Hazel jumps.' }))
  const { plan, unread } = core.read(JSON.stringify({ ...board, scenes }), bare)
  expect(JSON.stringify([plan, unread])).not.toContain('jumps')
  expect(plan).toBeUndefined()
  expect(unread.filter((text) => text.includes('hasn’t been rated'))).toHaveLength(3)
})

test('where words alone are against every scene, the rest is kept and each can be written anew', () => {
  const scenes = board.scenes.map((scene) => ({ ...scene, narration: 'Hazel jumps to Pikachu.' }))
  const plan = read(JSON.stringify({ ...board, scenes }))
  expect(JSON.stringify(plan)).not.toContain('jumps')
  expect([plan.scenes, plan.cast.length]).toEqual([[], board.cast.length])
  expect(core.notes(plan, bare).filter(({ text }) => text.includes('isn’t shown'))).toHaveLength(3)
  const whole = core.withPart(plan, 'scene-2', read(json))
  expect(whole.scenes.map(({ number }) => number)).toEqual([2])
  expect(
    renderToStaticMarkup(
      <SceneCards plan={plan} input={bare} onEdit={() => {}} onRewrite={() => {}} onWish={undefined} />,
    ),
  ).toContain('Rewrite Scene 3')
})

test('scenes with one number twice stay apart, in their order', () => {
  for (const numbers of [
    [1, 3, 3],
    [1, 1, 2],
    [undefined, undefined, 1],
  ]) {
    const scenes = board.scenes.map((scene, at) => ({ ...scene, number: numbers[at] }))
    const plan = read(JSON.stringify({ ...board, scenes }))
    expect(plan.scenes.map(({ title }) => title && textOf(title))).toEqual(
      board.scenes.map(({ title }) => title),
    )
    const ids = planItems(plan).map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  }
})

test('names of others stay out of cast, title and style too', () => {
  const reply = JSON.stringify({
    ...board,
    title: 'Hazel and Pikachu',
    cast: [...board.cast, { name: 'Pikachu', identity: 'a yellow mouse' }],
  })
  const plan = read(reply)
  expect(textIn(plan)).not.toContain('Pikachu')
  expect(JSON.stringify(planItems(plan))).not.toContain('Pikachu')
  expect(core.faults(plan, bare).length).toBeGreaterThan(0)
})

test('what was made safe may name the danger, and is told once: in the cards, where it can be declined', () => {
  const change = 'Instead of climbing out at night with a knife, Hazel rides the crane at noon with her aunt.'
  const plan = read(JSON.stringify({ ...board, changes: [change] }))
  expect(plan.changes.map(textOf)).toEqual([change])
  expect(core.notes(plan, bare).map(({ text }) => text)).not.toContain(change)
  expect(core.faults(plan, bare)).toEqual([])
  for (const { prompt } of answerFor(plan).generatedPrompts) expect(prompt).not.toContain('knife')
})

test('a good storyboard has no faults', () => {
  for (const name of [
    'plain',
    'fenced',
    'chatter',
    'one line',
    'wrapped',
    'Spanish',
    'markdown',
    'single quotes',
  ])
    expect(
      core.faults(read(replies[name]?.reply ?? ''), StoryboardInput.parse({ idea: 'a shy friend' })),
    ).toEqual([])
})

test('planted faults are found: a lost name or number, too few scenes, markup', () => {
  const faultsOf = (reply: string, given: object) => {
    const input = StoryboardInput.parse({ idea: 'Hazel counts 47 acorns with Miranda', ...given })
    const plan = read(reply, input)
    const faults = core.faults(plan, input)
    const mended = faults.reduce((whole, { mend }) => mend?.(whole) ?? whole, plan)
    return { sentences: faults.map(({ sentence }) => sentence).join('\n'), text: textIn(mended), faults }
  }
  const lost = faultsOf(json, {})
  expect(lost.sentences).toMatch(/47[^]*Miranda|Miranda[^]*47/u)
  expect(lost.text).toContain('Hazel counts 47 acorns with Miranda')
  expect(faultsOf(json, { scenes: 8 }).sentences).toContain('Write exactly 8')
  const markup = faultsOf(withScene(1, { sound: 'birds <script src=x>' }), {})
  expect(markup.sentences).toContain('markup')
  expect(markup.text).not.toContain('<script')
  expect(faultsOf(json, { idea: 'Hazel and Pikachu' }).sentences).not.toContain('Pikachu')
})

test('a storyboard that is written down is read back with the same words in the same places', () => {
  const words = (plan: StoryboardPlan) =>
    planItems(plan)
      .map((one) => [one.id, textOf(one)])
      .toSorted()
  for (const { reply } of Object.values(replies)) {
    const { plan } = core.read(reply, bare)
    if (plan === undefined || plan.scenes.length === 0) continue
    const again = read(core.write(plan))
    expect(words(again)).toEqual(words(plan))
    expect(again.scenes.map(({ number, cast }) => [number, cast])).toEqual(
      plan.scenes.map(({ number, cast }) => [number, cast]),
    )
  }
})

test('while a reply grows, ids stay and scenes become complete in order', () => {
  let before: string[] = []
  for (let end = 0; end <= json.length; end += 53) {
    const { plan, complete } = core.read(json.slice(0, end), bare)
    const ids = planItems(plan)
      .map(({ id }) => id)
      .filter((id) => !id.startsWith('assumed'))
    for (const id of before) expect(ids).toContain(id)
    before = ids
    if (end < json.indexOf('"number": 3')) expect(complete).not.toContain('scene-2')
  }
  expect(core.read(json, bare).complete).toEqual(core.parts(read(json)).map(({ id }) => id))
})

test.for([
  ['Hazel walks left for 8 s; slow push in', 8],
  ['Хейзел идёт, 12 секунд', 12],
  ['Hazel opens 2 secret doors, 3 segments', undefined],
  ['a pan of 120 s', undefined],
] as const)(
  'the seconds of a shot stand in its motion, or follow from its words: %s',
  ([motion, seconds]) => {
    const [scene, plan] = [read(json).scenes[0], read(json)]
    if (scene === undefined) throw new Error('The sample has no scene')
    const told = { ...scene, motion: plainItem('motion', motion, byModel) }
    expect(secondsOf(told, plan)).toBe(seconds ?? secondsOf(scene, plan))
  },
)

test('every dialect renders, with the parts that can be written anew', () => {
  const plan = read(json)
  expect(textIn(plan, 'references')).toContain('Use image 1 for [HAZEL] and image 2 for [RUDI]')
  expect(textIn(plan, 'midjourney').match(/--ar 4:3 --v 7/gu)).toHaveLength(5)
  expect(textIn(plan, 'motion')).toContain('boots tap twice')
  expect(textIn(plan, 'read-aloud')).toBe(
    [
      board.title,
      ...board.scenes.map(({ narration, dialogue }) => [narration, dialogue].filter(Boolean).join('\n')),
    ].join('\n\n'),
  )
  const rendered = new Set(
    core
      .dialects(plan, bare)[0]
      ?.render(plan, bare)
      .map(({ id }) => id),
  )
  for (const { id } of core.parts(plan)) expect(rendered).toContain(id)
  for (const { id, render } of core.dialects(plan, bare))
    for (const { from, by, item } of render(plan, bare).flatMap(({ pieces }) => pieces))
      if (item === undefined && from === 'standard') expect(by).toEqual([{ field: 'dialect', value: id }])
})

test.each([
  [['Ann'], 'Ann waits for Anna.', ['ANN']],
  [['anna', 'Jo'], 'They walk.', ['ANNA', 'JO']],
  [['Grandma'], 'She knits.', ['GRANDMA ROSE']],
  [[], 'An empty street; far away lives Jo.', []],
  ['none', 'An empty street; far away lives Jo.', []],
  ['', 'An empty street; far away lives Jo.', []],
  [undefined, 'A banjo joins Anna in major rain.', ['ANNA']],
  [['the girl'], 'Ann walks alone.', ['ANN']],
])('a scene draws whom it lists, else whom its words name: %j, %s', (cast, action, tags) => {
  const characters = ['Ann', 'Anna', 'Jo', 'Grandma Rose'].map((name) => ({ name, identity: 'a child' }))
  const plan = read(JSON.stringify({ cast: characters, scenes: [{ rating: 5, cast, action }] }))
  expect(plan.scenes[0]?.cast).toEqual(tags)
  expect(read(core.write(plan)).scenes[0]?.cast).toEqual(tags)
})

test('our words come in the language of the story', () => {
  expect(textIn(read(replies.Spanish?.reply ?? ''))).toMatch(/Escena 1[^]*Narración: Hoy es/u)
})

test('what the model assumed is marked where it stands', () => {
  const plan = read(json)
  expect(plan.cast[0]?.identity?.words.map(({ from, text }) => [from, text])).toContainEqual([
    'assumed',
    'mustard knitted scarf',
  ])
  expect(core.notes(plan, bare).map(({ text }) => text)).toContain('Assumed: It is spring.')
})

test('narration that is long for the age is a note and no fault', () => {
  const plan = read(withScene(1, { narration: 'word '.repeat(40) }))
  expect(core.notes(plan, bare).map(({ text }) => text)).toContain(
    'Longer than the 10 to 25 words recommended for this age: scene 1.',
  )
  expect(core.faults(plan, bare)).toEqual([])
})

test('the request holds the input whole, the rows of the age and style, and every key of the answer', () => {
  const input = StoryboardInput.parse({ idea: 'a kite', ageBand: '0-2', artStyle: 'felt', lesson: 'sharing' })
  const material = instructions.material(input)
  expect(material).toContain(JSON.stringify(input))
  expect(material).toContain('- 0-2: 6 / 6 / 6; 3 to 8')
  expect(material).not.toContain('- 3-5:')
  expect(material).toContain(artStyles.felt)
  const { properties } = z
    .object({ properties: z.record(z.string(), z.unknown()) })
    .parse(instructions.schema?.(input))
  for (const key of Object.keys(properties)) expect(instructions.instructions(input)).toContain(`"${key}"`)
})

test('the cards show every scene to be read, edited and copied, and what is not shown', () => {
  const plan = read(
    JSON.stringify({ ...JSON.parse(withScene(2, { rating: 2 })), changes: ['Instead of night it is noon.'] }),
  )
  const html = renderToStaticMarkup(
    <SceneCards
      plan={plan}
      input={bare}
      onEdit={() => undefined}
      onRewrite={() => undefined}
      onWish={() => undefined}
    />,
  )
  expect(html).toContain('Today is the first day.')
  expect(html).toContain('Rewrite scene 3')
  expect(html).toContain('Rewrite Scene 2')
  expect(html).not.toContain('small brown ball')
  expect(html).toMatch(/Instead of night it is noon\.[^]*Accept[^]*Decline/u)
  const live = renderToStaticMarkup(
    <SceneCards plan={plan} input={bare} onEdit={() => undefined} onRewrite={undefined} onWish={undefined} />,
  )
  expect(live).not.toMatch(/contenteditable|rewrite|Accept/iu)
})
