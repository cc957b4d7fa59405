import fc from 'fast-check'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { modelRequest } from '../contract/change-request.ts'
import { editItem, mendedPlan, planItems } from '../contract/edit-plan.ts'
import { textOf } from '../contract/plan.ts'
import { renderedText } from '../contract/rendered.ts'
import { core } from './core.ts'
import { layouts } from './craft/layouts.ts'
import { emotionRows } from './craft/rows.ts'
import { colorsOf } from './drawing-colors.ts'
import { examples } from './examples.ts'
import { badge, fittedBoxes } from './fitted-boxes.ts'
import { options } from './form.ts'
import type { ThumbnailInput } from './input.ts'
import { instructions } from './instructions.ts'
import { LayoutDrawing } from './layout-drawing.tsx'
import { lineNames, type Box, type ThumbnailPlan } from './plan.ts'
import { replies } from './replies.test-support.ts'
import { setWords } from './set-words.ts'

const title = 'I replaced my fridge with a clay pot for 30 days'
const [one, three] = replies.map(({ reply }) => reply)

function input(given: Record<string, unknown> = {}): ThumbnailInput {
  return core.input.parse({ title, ...given })
}

function planOf(given: ThumbnailInput, reply = given.mode === 'idea' ? three : one): ThumbnailPlan {
  const { plan } = core.read(reply ?? '', given)
  if (!plan) throw new Error('nothing read')
  return core.plan.parse(plan)
}

function rendered(given: ThumbnailInput, dialect: string, plan = planOf(given)): string {
  const found = core.dialects(plan, given).find(({ id }) => id === dialect)
  return renderedText(found?.render(plan, given) ?? [])
}

function withConcept(more: object): string {
  const { concepts } = JSON.parse(one ?? '') as { concepts: object[] }
  return JSON.stringify({ concepts: [{ ...concepts[0], ...more }] })
}

test('an empty title is refused with the sentence of the specification; the mode is prompt unless it says idea', () => {
  const refused = core.input.safeParse({ title: ' ' })
  expect(refused.error?.issues[0]?.message).toBe('Please enter a YouTube title or video idea')
  expect(input().mode).toBe('prompt')
  expect(core.input.safeParse({ title, mode: 'story' }).success).toBe(false)
})

test('nothing is thought up without a model: the answer is the request, and ideas stay empty', () => {
  for (const { input: given } of examples) expect(core.compose(core.input.parse(given))).toBeUndefined()
  expect(core.requestAnswer?.('Find …', input())).toEqual({ generatedPrompt: 'Find …' })
  expect(core.requestAnswer?.('Find …', input({ mode: 'idea' }))).toEqual({ generatedIdeas: [] })
})

test('the request holds the input whole and a row for each choice, and asks for one concept or three', () => {
  const asked = (given: Record<string, unknown>) => modelRequest(core, instructions, { input: input(given) })
  expect(asked({}).material).toContain(title)
  for (const name of ['niche', 'face', 'emotion', 'overlay', 'layout'] as const)
    for (const { value } of options[name]) {
      const [plain, chosen] = [asked({}).material, asked({ [name]: value }).material]
      expect(chosen.length, value).toBeGreaterThan(plain.length + 20)
    }
  expect(asked({ ownWords: 'DAY 30?' }).material).toContain('letter for letter')
  expect(asked({ colors: '#0E4A52, cream' }).material).toContain('#0E4A52, cream')
  expect(asked({}).instructions).toContain('Exactly one concept')
  expect(asked({ mode: 'idea' }).instructions).toContain('Three concepts')
  expect(JSON.stringify(instructions.schema?.(input()))).toContain('"pairs"')
})

test.each(replies)('a reply is read with nothing lost: $name', ({ mode, reply, holds, concepts }) => {
  const given = input({ mode })
  const { plan, unread } = core.read(reply, given)
  const text = [...planItems(plan).map(textOf), ...unread].join('\n')
  for (const held of holds) expect(text).toContain(held)
  expect(core.plan.safeParse(plan).success).toBe(true)
  expect(plan?.concepts).toHaveLength(concepts)
  for (const { id } of core.dialects(planOf(given, reply), given))
    expect(rendered(given, id, plan).length).toBeGreaterThan(20)
})

test('good replies have no faults', () => {
  for (const { mode, reply, concepts } of replies)
    if (mode === 'prompt' || concepts > 1)
      expect(core.faults(planOf(input({ mode }), reply), input({ mode }))).toEqual([])
})

test('a written plan reads back with the same words in the same places', () => {
  for (const { mode, reply } of replies) {
    const plan = planOf(input({ mode }), reply)
    expect(core.read(core.write(plan), input({ mode })).plan).toEqual(plan)
  }
})

test('a reply that grows keeps its ids and completes a concept only when the next one begins', () => {
  const given = input({ mode: 'idea' })
  const whole = planOf(given)
  for (let end = 1; end < (three ?? '').length; end += 41) {
    const { plan, complete } = core.read((three ?? '').slice(0, end), given)
    complete.forEach((id, at) => {
      expect(id).toBe(`concept-${at + 1}`)
      expect(plan?.concepts[at]?.pairs).toEqual(whole.concepts[at]?.pairs)
    })
  }
  for (const reply of ['', '{', '[]', '{"concepts": 3}', '```\n```'])
    expect(core.read(reply, given).plan).toBeUndefined()
})

test('the prompt has the size, the words once, the empty corner and what the layout shows', () => {
  const prompt = rendered(input(), 'universal')
  expect(prompt).toMatch(
    /^YouTube thumbnail, 16:9, 1280×720, built to read at 138 pixels wide\.\nFocal subject: /u,
  )
  expect(prompt.split('"DAY 30?"')).toHaveLength(2)
  expect(prompt).toContain(
    'subject right, 70% of the height; object lower left; words upper left, 45% of the width',
  )
  expect(prompt).toContain('bottom-right corner empty; margins of 5%.')
  expect(prompt).not.toContain('..')
  expect(core.answer(planOf(input()), input())).toEqual({ generatedPrompt: prompt })
})

test('idea mode answers with a text for each concept', () => {
  const given = input({ mode: 'idea' })
  const { generatedIdeas } = core.answer(planOf(given), given) as { generatedIdeas: string[] }
  expect(generatedIdeas).toHaveLength(3)
  expect(generatedIdeas[1]).toMatch(/^Concept 2: The pulled plug\nHook: .*\nPicture: A hand/u)
  expect(generatedIdeas[1]).toContain('Text on image: none')
  expect(core.dialects(planOf(given), given)[0]?.id).toBe('ideas')
})

test('dialects differ where receivers do', () => {
  expect(rendered(input(), 'midjourney')).toMatch(/ --ar 16:9 --no logo, watermark, frost and ice$/u)
  expect(rendered(input(), 'ideogram')).toMatch(/^YouTube thumbnail\. Text: "DAY 30\?"/u)
  expect(rendered(input(), 'gemini')).toMatch(/^Create a YouTube thumbnail/u)
  expect(rendered(input(), 'gpt-image')).toMatch(/\nGenerate one image\.$/u)
})

test('what a concept avoids is in every prompt, and nothing in it is turned round', () => {
  const given = input()
  const plan = planOf(given, withConcept({ avoid: 'No tomatoes, ohne Pfeile, nooses.' }))
  for (const { id } of core.dialects(plan, given))
    expect(rendered(given, id, plan), id).toContain('watermark, tomatoes, Pfeile, nooses')
})

test('the person’s own words stand in every concept, no words in none', () => {
  const own = input({ mode: 'idea', ownWords: 'No fridge?' })
  expect(planOf(own).concepts.map(({ words }) => words?.words)).toEqual(
    Array.from({ length: 3 }, () => [{ text: 'No fridge?', from: 'you', field: 'ownWords' }]),
  )
  expect(rendered(input({ overlay: 'none' }), 'universal')).toContain('\nNo text.\n')
  expect(rendered(input({ overlay: 'none' }), 'universal')).not.toContain('DAY 30')
})

test('every rendered span has a source, and the chosen layout is named by it', () => {
  for (const mode of ['prompt', 'idea'] as const) {
    const given = input({ mode, layout: 'split', overlay: 'none' })
    const spans = core
      .dialects(planOf(given), given)
      .flatMap(({ render }) => render(planOf(given), given).flatMap(({ pieces }) => pieces))
    for (const span of spans.filter(({ from }) => from === 'standard'))
      expect(span.by?.length, span.text).toBeGreaterThan(0)
    expect(
      spans.some(({ by }) => by?.some(({ field, value }) => field === 'layout' && value === 'split')),
    ).toBe(true)
  }
})

test('what was removed or typed on the page shows in every dialect', () => {
  const plan = editItem(editItem(planOf(input()), 'concept-1-subject', 'a blue jug'), 'concept-1-words', '')
  for (const { id } of core.dialects(plan, input())) {
    expect(rendered(input(), id, core.plan.parse(plan))).toContain('a blue jug')
    expect(rendered(input(), id, plan)).not.toContain('DAY 30?')
  }
})

test('words stand neither across the subject nor across the object, and the given boxes stay', () => {
  const [left, right] = [
    [0.05, 0.05, 0.45, 0.8],
    [0.55, 0.05, 0.4, 0.75],
  ]
  for (const at of [0, 1, 2]) {
    expect(fittedBoxes({ subject: left }, '', at).words?.x).toBeGreaterThan(0.3)
    expect(fittedBoxes({ subject: right }, '', at).words?.x).toBeLessThan(0.3)
    const crossed = { subject: right, object: [0.05, 0.4, 0.4, 0.5], words: [0.05, 0.5, 0.4, 0.3] }
    const { subject, words } = fittedBoxes(crossed, '', at)
    expect(subject).toEqual({ x: 0.55, y: 0.05, w: 0.4, h: 0.75 })
    expect(words?.y).toBeLessThan(0.1)
  }
})

test('boxes of any kind stay in the frame and out of the corner where the length stands', () => {
  const isFree = ({ x, y, w, h }: Box) => x + w <= badge.x + 0.001 || y + h <= badge.y + 0.001
  for (const boxes of Object.values(layouts))
    for (const box of Object.values(boxes)) if (box) expect(isFree(box)).toBe(true)
  const number = fc.oneof(fc.double({ min: -2, max: 2_000 }), fc.constant(Number.NaN), fc.constant('a lot'))
  const box = fc.oneof(
    fc.array(number, { maxLength: 5 }),
    fc.record({ x: number, y: number, w: number, h: number }),
    fc.constant(null),
  )
  fc.assert(
    fc.property(box, box, fc.nat(3), (subject, words, at) => {
      for (const one of Object.values(fittedBoxes({ subject, words }, '', at)))
        if (one) {
          expect(isFree(one)).toBe(true)
          expect(Math.min(one.x, one.y, 1 - one.x - one.w, 1 - one.y - one.h)).toBeGreaterThanOrEqual(0)
        }
    }),
  )
  expect(fittedBoxes({ subject: [55, 10, 40, 70] }, '', 0).subject).toEqual({
    x: 0.55,
    y: 0.1,
    w: 0.4,
    h: 0.7,
  })
  const filled = { subject: [0.03, 0.03, 0.94, 0.8], words: [0.5, 0.2, 0.4, 0.3] }
  expect(fittedBoxes(filled, '', 0)).toEqual(layouts['subject-right'])
})

test('the drawing takes the colors of the concept and words that can be read on them', () => {
  expect(colorsOf(planOf(input()).concepts[0] ?? layoutless())).toEqual({
    isOurs: false,
    ground: '#0e4a52',
    accent: '#b4532a',
    ink: '#f6ebd8',
  })
  const faint = planOf(input(), withConcept({ colors: '#ffffff, #eeeeee, #fafafa' })).concepts[0]
  expect(colorsOf(faint ?? layoutless()).ink).toBe('#111111')
  const unnamed = planOf(input(), withConcept({ colors: 'teal ground, orange subject' })).concepts[0]
  expect(colorsOf(unnamed ?? layoutless()).isOurs).toBe(true)
  expect(setWords('DAY 30?', { width: 400, height: 300 }, 200).lines).toEqual(['DAY', '30?'])
  // Where the height is the limit, the even cut.
  expect(setWords('WHY I QUIT', { width: 480, height: 200 }, 200).lines).toEqual(['WHY I', 'QUIT'])
})

test('planted faults are found and mended: an amount, too many words, no subject, markup, one idea only', () => {
  const planted: [object, string][] = [
    [{ words: '€5000 A DAY' }, '5000'],
    [{ words: 'THIS IS HOW I KEPT ALL MY FOOD COLD' }, 'cannot be read'],
    [{ subject: '' }, 'no focal subject'],
    [{ background: '<script src=x></script>' }, '<script'],
  ]
  for (const [more, sentence] of planted) {
    const plan = planOf(input(), withConcept(more))
    const faults = core.faults(plan, input())
    expect(faults.map((fault) => fault.sentence).join()).toContain(sentence)
    const mended = faults.reduce((current, fault) => fault.mend?.(current) ?? current, plan)
    expect(core.faults(mended, input())).toEqual([])
  }
  expect(core.faults(planOf(input({ mode: 'idea' }), one), input({ mode: 'idea' }))).toHaveLength(1)
  const given = input({ title: 'I made €5000 in a day' })
  expect(core.faults(planOf(given, withConcept({ words: '€5000?' })), given)).toEqual([])
})

test('for children, nothing unfit and no brand is shown, also where the title names it', () => {
  const given = input({ title: 'Peppa Pig vs dinosaur: why the knight has a weapon', niche: 'children' })
  const faultsOf = (more: object, asked = given) => core.faults(planOf(asked, withConcept(more)), asked)
  const named = faultsOf({ subject: 'Peppa Pig in a red dress', object: 'A LEGO finish line, a pistol' })
  expect(named.map(({ sentence }) => sentence).join()).toMatch(/“Peppa Pig”.*“pistol”.*“LEGO”/u)
  // What only speaks about the picture, says what to leave out or is the person's own is no fault.
  const told = { avoid: 'anything with weapons or blood', hook: 'Can Peppa win?', differs: 'Less blood.' }
  expect(faultsOf({ ...told, object: 'The weapon, a wooden spoon' })).toEqual([])
  expect(faultsOf({}, input({ niche: 'children', ownWords: 'LEGO BLOOD?' }))).toEqual([])
  expect(faultsOf({ object: 'A LEGO pistol' }, input())).toEqual([])
})

test('a fault in the subject is mended by the title and told, or not at all where the title is unfit too', () => {
  for (const subject of ['A round pig beside a bloody dinosaur', '']) {
    const given = input({ title: 'Round pig vs dinosaur', niche: 'children' })
    const plan = planOf(given, withConcept({ subject, object: 'A bloody tooth' }))
    const mended = mendedPlan(plan, core.faults(plan, given))
    expect(mended?.concepts[0]?.subject?.words).toEqual([{ text: given.title, from: 'you', field: 'title' }])
    expect(mended?.concepts[0]?.object).toBeUndefined()
    expect(core.faults(mended ?? plan, given)).toEqual([])
    const notes = (shown = plan) => core.notes(shown, given).map(({ kind }) => kind)
    expect([notes(), notes(mended)]).toEqual([['hint'], ['changed', 'hint']])
    const branded = { ...given, title: 'Peppa Pig vs dinosaur' }
    expect(mendedPlan(plan, core.faults(plan, branded))).toBeUndefined()
  }
})

test('a concept that cannot be mended does not take the good ones with it', () => {
  const given = input({ mode: 'idea', title: 'Peppa Pig toys review', niche: 'children' })
  const [peppa, toy, faceless] = ['Peppa Pig on a bike', 'A red toy car', ''].map(
    (subject) => (JSON.parse(withConcept({ subject })) as { concepts: object[] }).concepts,
  )
  const mended = (...concepts: (object[] | undefined)[]) => {
    const plan = planOf(given, JSON.stringify({ concepts: concepts.flatMap((one) => one ?? []) }))
    return mendedPlan(plan, core.faults(plan, given))
  }
  const left = mended(peppa, toy, faceless)
  expect(left?.concepts).toEqual(planOf(given, JSON.stringify({ concepts: toy })).concepts)
  const told = (plan = left) => plan && core.notes(core.plan.parse(plan), given).map(({ kind }) => kind)
  expect(told()).toEqual(['changed', 'hint'])
  expect(told(left && core.withPart(left, 'concept-1', left))).toEqual(['changed', 'hint'])
  expect(told(mended(toy, toy))).toEqual(['hint'])
  expect(mended(peppa, toy, toy)?.concepts).toHaveLength(2)
  expect(mended(peppa, peppa)).toBeUndefined()
  expect(mended(peppa)).toBeUndefined()
})

test('colors given with their hex stand in every concept, or are put there', () => {
  const given = input({ mode: 'idea', colors: '#FFD400, black, rgb(0, 82, 204)' })
  const own = { colors: 'sun #ffd400 on the wall, black', lettering: 'heavy sans, #0052CC' }
  const [kept, lost] = [JSON.parse(withConcept(own)), JSON.parse(withConcept({}))] as { concepts: object[] }[]
  const plan = planOf(
    given,
    JSON.stringify({ concepts: [...(kept?.concepts ?? []), ...(lost?.concepts ?? [])] }),
  )
  const faults = core.faults(plan, given)
  expect(faults.map(({ part, sentence }) => `${part} ${sentence}`)).toEqual([
    'concept-2 Concept 2 lacks #FFD400.',
    'concept-2 Concept 2 lacks rgb(0, 82, 204).',
  ])
  const mended = mendedPlan(plan, faults)
  const before = plan.concepts[1]?.colors
  expect(mended?.concepts.map(({ colors }) => colors && textOf(colors))).toEqual([
    own.colors,
    `${before && textOf(before)}, #FFD400, rgb(0, 82, 204)`,
  ])
  expect(core.faults(mended ?? plan, given)).toEqual([])
})

test('a line that ends with a sign of its own gets no second one, in any script', () => {
  const endings = [
    '。',
    '！',
    '？',
    '!',
    '?',
    '…',
    '.',
    '؟',
    '।',
    '!”',
    '?"',
    '。」',
    '.«',
    ' !',
    '?!',
    ' ! »',
  ]
  for (const ending of endings) {
    const line = `歯車 and a sign${ending}`
    const given = input({ mode: 'idea' })
    const every = Object.fromEntries(lineNames.map((name) => [name, line]))
    const plan = planOf(given, withConcept({ ...every, words: 'DAY 30' }))
    for (const { id } of core.dialects(plan, given)) {
      const text = rendered(given, id, plan)
      expect(text, id).not.toMatch(/[\p{STerm}…][\p{QMark}\s]*[.,]/u)
      expect(text).toContain(`Concept 1: ${line}\n`)
    }
    expect(rendered(given, 'universal', plan)).toContain(`\nKey object: ${line}\n`)
  }
  expect(rendered(input(), 'universal')).toContain('beads of water on the clay.\n')
})

test('words on the drawing run in the direction of their first letter', () => {
  const [concept] = planOf(input()).concepts
  const directionOf = (words: string) => {
    const shown = {
      ...(concept ?? layoutless()),
      words: { id: 'words', words: [{ text: words, from: 'you' as const }] },
    }
    const drawing = renderToStaticMarkup(createElement(LayoutDrawing, { concept: shown, layout: '' }))
    return /direction="(\w+)"/u.exec(drawing)?.[1]
  }
  for (const words of ['7 دقات؟', 'نه!', '30 יום', '«۷ روز» YouTube', '٣ أيام'])
    expect(directionOf(words), words).toBe('rtl')
  for (const words of ['DAY 30?', '۷ DAYS نه', '7', '30日目？', 'День 30'])
    expect(directionOf(words), words).toBe('ltr')
})

test('money and health come with a note on claims, clashing choices with what leads', () => {
  const notes = (given: Record<string, unknown>) =>
    core
      .notes(planOf(input()), input(given))
      .map(({ text }) => text)
      .join(' ')
  expect(notes({ niche: 'money' })).toContain('what the video claims')
  expect(notes({ niche: 'health' })).toContain('what the video claims')
  expect(notes({ face: 'no-face', emotion: 'doubt' })).toContain('You chose no face')
  expect(notes({ overlay: 'none', ownWords: 'hi' })).toContain('override')
  expect(notes({})).toBe('')
})

test('a chosen layout keeps to what a model is told of subject and corner', () => {
  for (const mode of ['prompt', 'idea'] as const) {
    const told = instructions.instructions(input({ mode }))
    const [, least = NaN, most = NaN] = /(\d+) to (\d+) percent of the height/u.exec(told)?.map(Number) ?? []
    expect(told).toContain(`corner beyond x ${badge.x} and y ${badge.y}.`)
    for (const { subject } of Object.values(layouts)) {
      expect(subject.h * 100).toBeGreaterThanOrEqual(least)
      expect(subject.h * 100).toBeLessThanOrEqual(most)
    }
  }
})

test('without a face, a feeling is asked for as hands, posture or things, and never as a face', () => {
  for (const { value: emotion } of options.emotion) {
    const [inFace, inPosture] = emotionRows[emotion]
    const told = (face: string) => instructions.material(input({ emotion, face }))
    expect(told('no-face')).toContain(inPosture)
    expect(told('no-face')).not.toContain(inFace)
    expect(told('no-face')).not.toMatch(/\b(?:eyes?|mouth|lips|teeth|smile|cheeks|brow)\b/u)
    expect(told('face')).not.toContain(inPosture)
    for (const text of [inFace, inPosture]) expect(told('')).toContain(text)
  }
})

test('what stands beside the concepts, or twice, is unread and not lost', () => {
  const { concepts } = JSON.parse(one ?? '') as { concepts: object[] }
  const beside = { note: 'test all three', concepts: [{ ...concepts[0], picture: 'a second pot' }] }
  const { plan, unread } = core.read(JSON.stringify(beside), input())
  expect(plan?.concepts).toHaveLength(1)
  expect(unread).toEqual(['note: test all three', 'picture: a second pot'])
})

test('the face and the boxes are read under any spelling of their names, and leave nothing unread', () => {
  const { concepts } = JSON.parse(one ?? '') as { concepts: { boxes: { subject: number[] } }[] }
  const { boxes, ...others } = { ...concepts[0], hasFace: undefined }
  const told = [
    { hasFace: 'true', Boxes: boxes },
    { has_face: true, boxes },
    { 'Has face': 'True', BOXES: { ...boxes, subject: undefined, Subject: boxes?.subject } },
  ]
  for (const more of told) {
    const { plan, unread } = core.read(JSON.stringify({ concepts: [{ ...others, ...more }] }), input())
    expect(plan?.concepts[0]).toMatchObject({ hasFace: true, boxes: planOf(input()).concepts[0]?.boxes })
    expect(unread).toEqual([])
  }
  for (const [face, hasFace] of Object.entries({ true: true, false: false })) {
    const { plan, unread } = core.read(`Subject: A pot\nHas face: ${face}`, input())
    expect(plan?.concepts[0]?.hasFace).toBe(hasFace)
    expect(unread).toEqual([])
  }
  expect(core.read('Subject: A pot\nHas face: half of one', input()).unread).toEqual(['hasFace: half of one'])
})

test('braces and drafts before the answer are not the answer', () => {
  const reply = `<think>{"subject": "..."}</think> Here it is, {as you asked}:\n${one}`
  expect(planOf(input(), reply).concepts).toEqual(planOf(input()).concepts)
})

test('words that quote something stay whole, and words in quotation marks lose them', () => {
  const wordsIn = (words: string) => {
    const item = planOf(input(), withConcept({ words })).concepts[0]?.words
    return item && textOf(item)
  }
  expect(wordsIn('Tag 30: "geschafft"')).toBe('Tag 30: "geschafft"')
  expect(wordsIn('"DAY 30?" in cream')).toBe('DAY 30?')
  expect(wordsIn('Big letters at the top that read "DAY 30?"')).toBe('DAY 30?')
})

test('a bare prompt in a fence is read, and labels nobody knows make no wrong concept', () => {
  const bare = 'A wet clay pot in front of a dark, unplugged fridge in a plain kitchen.'
  const fenced = planOf(input(), `Here it is:\n\n\`\`\`text\n${bare}\n\`\`\`\nShall I make another?`)
  expect(fenced.concepts.map(({ subject }) => subject && textOf(subject))).toEqual([bare])
  const german =
    'Konzept 1: Der Bon\nAufhänger: Wer zahlt das alles?\nMotiv: Ein langer Kassenbon\nText: „89 €?“'
  expect(core.read(german, input({ mode: 'idea' })).plan).toBeUndefined()
  expect(core.read(german, input()).unread).toEqual([])
  expect(planOf(input(), german).concepts.map(({ subject }) => subject && textOf(subject))).toEqual([german])
})

test.each(['**1. NAME**', '## Option A – NAME', '**NAME**', '### NAME'])(
  'concepts are told apart by headings like "%s", and what stands beside them is unread',
  (heading) => {
    const concepts = ['The stair', 'The lamp', 'The sea'].map(
      (name) => `${heading.replace('NAME', name)}\n- **Hook:** Why?\n- **Focal subject:** ${name}, close\n`,
    )
    const { plan, unread } = core.read([...concepts, 'Which one?'].join('\n'), input({ mode: 'idea' }))
    const names = plan?.concepts.map(({ name }) => name && textOf(name))
    expect(names).toMatchObject(
      [/The stair$/u, /The lamp$/u, /The sea$/u].map((name) => expect.stringMatching(name)),
    )
    expect(unread).toEqual(['Which one?'])
  },
)

test('no label stands without its line', () => {
  const given = input({ mode: 'idea' })
  const bare = JSON.stringify({ concepts: [{ subject: 'A pot' }, { subject: 'A plug' }] })
  for (const text of (core.answer(planOf(given, bare), given) as { generatedIdeas: string[] }).generatedIdeas)
    expect(text).not.toMatch(/: *$/mu)
})

test('one concept can be taken from another answer', () => {
  const given = input({ mode: 'idea' })
  const plan = planOf(given)
  const other = { concepts: plan.concepts.toReversed() }
  expect(core.withPart(plan, 'concept-1', other).concepts.map(({ name }) => name && textOf(name))).toEqual([
    'First sip',
    'The pulled plug',
    'First sip',
  ])
  expect(core.parts(plan).map(({ id }) => id)).toEqual(['concept-1', 'concept-2', 'concept-3'])
})

function layoutless() {
  return { hasFace: false, boxes: layouts.centered }
}
