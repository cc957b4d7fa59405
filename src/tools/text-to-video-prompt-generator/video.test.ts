import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { planItems } from '../contract/edit-plan.ts'
import { formFields } from '../contract/form-field.ts'
import { textOf } from '../contract/plan.ts'
import { checkProvenance } from '../contract/provenance.test-support.ts'
import { renderedText } from '../contract/rendered.ts'
import type { ToolCore } from '../contract/tool-core.ts'
import { core } from './core.ts'
import { cameras, dialogues, lights, looks, sounds } from './craft/treatment.ts'
import { universal, videoModels } from './craft/video-models.ts'
import { examples } from './examples.ts'
import { form } from './form.ts'
import { VideoInput } from './input.ts'
import { instructions } from './instructions.ts'
import { refineWish } from './messages.texts.ts'
import { isSpoken, lengthIn, secondsOf, sum, type VideoPlan } from './plan.ts'
import { json, replies } from './video-replies.test-support.ts'

const inputs = examples.map(({ input }) => VideoInput.parse(input))
const idea = 'Mara throws a broken umbrella into a bin. "Fine. Rain." she says'
const bare = VideoInput.parse({ idea })

const anyInput = fc
  .record({
    idea: fc.string({ minLength: 1, maxLength: 200, unit: 'grapheme' }).filter((text) => text.trim() !== ''),
    seconds: fc.constantFrom('', '4', '12', '60'),
    shots: fc.constantFrom('', '1', '2', '5', '12'),
    aspect: fc.constantFrom('', '9:16', '21:9'),
    look: fc.constantFrom(...(Object.keys(looks) as (keyof typeof looks)[])),
    camera: fc.constantFrom(...(Object.keys(cameras) as (keyof typeof cameras)[])),
    light: fc.constantFrom(...(Object.keys(lights) as (keyof typeof lights)[])),
    sound: fc.constantFrom(...(Object.keys(sounds) as (keyof typeof sounds)[])),
    dialogue: fc.constantFrom(...(Object.keys(dialogues) as (keyof typeof dialogues)[])),
  })
  .map((input) => VideoInput.parse(input))

function compose(input: VideoInput): VideoPlan {
  const plan = core.compose(input)
  if (plan === undefined) throw new Error('nothing composed')
  return core.plan.parse(plan)
}

function textIn(plan: VideoPlan, input: VideoInput, id = 'universal'): string {
  const dialect = core.dialects(plan, input).find((one) => one.id === id)
  return renderedText(dialect?.render(plan, input) ?? [])
}

function settingsIn(plan: VideoPlan, input: VideoInput, id: string): string | undefined {
  return core
    .dialects(plan, input)
    .find((one) => one.id === id)
    ?.settings?.(plan, input)
}

/** As a form sends it: without the chips that were left alone. */
function chosenIn(input: VideoInput): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([, value]) => value !== ''))
}

test('every chip of the form is a row of its table, and the other way around', () => {
  const tables: Record<string, object> = {
    look: looks,
    camera: cameras,
    light: lights,
    sound: sounds,
    dialogue: dialogues,
  }
  for (const field of formFields(form)) {
    const table = tables[field.name]
    if (field.kind !== 'choice' || table === undefined) continue
    expect(field.options.map(({ value }) => value).toSorted()).toEqual(
      Object.keys(table).filter(Boolean).toSorted(),
    )
  }
})

test('numbers are taken as numbers and as text, and refused with a sentence', () => {
  expect(VideoInput.parse({ idea: 'a', seconds: 12, shots: '3' })).toMatchObject({
    seconds: '12',
    shots: '3',
  })
  expect(VideoInput.safeParse({ idea: 'a', seconds: 'long' }).error?.issues[0]?.message).toMatch(
    /whole number of seconds/u,
  )
  expect(VideoInput.safeParse({ idea: '  ' }).error?.issues[0]?.message).toBe(
    'Please enter your video idea first.',
  )
})

test('the idea stands whole in every dialect, whatever is chosen', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const plan = compose(input)
      for (const { id } of core.dialects(plan, input)) expect(textIn(plan, input, id)).toContain(input.idea)
    }),
  )
})

test('every word has a source, and a choice that is taken back takes its words with it', () => {
  fc.assert(
    fc.property(anyInput, anyInput, (input, others) => {
      const plan = compose(input)
      for (const { id } of core.dialects(plan, input)) {
        const found = checkProvenance(
          core as ToolCore,
          chosenIn(input),
          id,
          chosenIn({ ...others, idea: input.idea }),
        )
        expect(found?.faults).toEqual([])
        expect(found?.unchosenWords).toBe(0)
      }
    }),
    { numRuns: 25 },
  )
})

test('each chip changes the prompt', () => {
  const usual = textIn(compose(bare), bare)
  const texts = formFields(form).flatMap((field) => {
    if (field.kind !== 'choice') return []
    return field.options.map(({ value }) => {
      const input = VideoInput.parse({ idea, [field.name]: value })
      return textIn(compose(input), input)
    })
  })
  expect(texts).not.toContain(usual)
  expect(new Set(texts).size).toBe(texts.length)
})

test('the shots fill the chosen seconds without gaps', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const plan = compose(input)
      expect(plan.shots).toHaveLength(Number(input.shots || 1))
      if (input.seconds !== '') expect(sum(secondsOf(plan))).toBe(Number(input.seconds))
    }),
  )
  const input = VideoInput.parse({ idea, seconds: 8, shots: 3 })
  expect(textIn(compose(input), input)).toMatch(
    /\[0:00–0:03\][^]*\[0:03–0:06\][^]*\[0:06–0:08\][^]*Format: 16:9, 8 seconds/u,
  )
})

test('a length that the idea names is taken as an assumption and told', () => {
  const input = VideoInput.parse({ idea: 'a script for a 35 second video' })
  const plan = compose(input)
  expect(textIn(plan, input)).toContain('35 seconds')
  expect(plan.shots[0]?.seconds?.words[0]?.from).toBe('assumed')
  expect(core.notes(plan, input)[0]?.text).toContain('35 seconds')
})

test.each([
  ['15 sec ad for a kite', 15],
  ['15-second ad for a kite', 15],
  ['10秒の広告、凧が落ちる', 10],
  ['Werbung für einen Drachen, 12 Sekunden.', 12],
  ['ein Drachen fällt\nDauer: 12 Sekunden', 12],
  ['a kite falls (10s)', 10],
  ['un vídeo de 12 segundos', 12],
  ['make a 10 second clip of a kite', 10],
  ['3 clips of 5 seconds each', undefined],
  ['the logo appears in the last 3 seconds', undefined],
  ['after 5 seconds of silence, a kite falls', undefined],
  ['3 shots of 5 seconds each', undefined],
  ['a 30 second exposure of stars', undefined],
  ['she waits 5 seconds, then runs', undefined],
  ['"Hold on, 10 seconds, please!" she says', undefined],
  ['"Wait 5 seconds", he says; 15 sec ad', 15],
  ['15 seconds, a kite falls', 15],
  ['Length: 15 seconds, a kite falls', 15],
  ['a kite falls; Reel: 15 seconds', 15],
  ['10秒の静寂のあと、凧が落ちる', undefined],
  ['5 seconds before midnight, a clock tower glows', undefined],
  ['30 seconds of silence, then a kite falls', undefined],
  ['20 seconds-long silence, then a kite falls', undefined],
  ['Countdown: 10 seconds. The hero runs.', undefined],
  ['She counts: 3 seconds, then jumps', undefined],
])(
  'a length counts where it is the film’s, and elsewhere the idea is left to decide: %s',
  (words, seconds) => {
    const input = VideoInput.parse({ idea: `${words} ${refineWish}` })
    const plan = compose(input)
    expect(sum(secondsOf(plan))).toBe(seconds ?? 8)
    expect(settingsIn(plan, input, 'veo')?.includes('another length')).toBe(seconds === undefined)
    expect(core.notes(plan, input).some(({ field }) => field === 'seconds')).toBe(seconds !== undefined)
  },
)

test('a length from the idea that a model cannot make or did not keep is told so', () => {
  const input = VideoInput.parse({ idea: '15 sec vertical ad for a café, 9:16' })
  const told = (plan: VideoPlan) => core.notes(plan, input).map(({ text }) => text)
  const plan = compose(input)
  expect(told(plan)).toContain('Veo 3.1: 8 seconds instead of 15.')
  expect(settingsIn(plan, input, 'veo')).toBe('8 seconds; aspect ratio 9:16; sound on')
  expect(told(core.read(json, input).plan as VideoPlan).join()).not.toContain('took the length')
  const long = core.read('{"shots":[{"action":"A kite falls.","seconds":9}]}', bare).plan as VideoPlan
  expect(core.notes(long, bare).map(({ text }) => text)).toContain('Veo 3.1: 8 seconds instead of 9.')
})

test.each([
  ['Vertical 9:16 reel: a kite falls', '9:16'],
  ['a kite falls (format:1:1).', '1:1'],
  ['4:3\na kite falls', '4:3'],
  ['Ein Drachen fällt, 9:16, 10 Sekunden', '9:16'],
  ['from 16:9 to 9:16', undefined],
  ['at 19:16, then at 9:16:30', undefined],
  ['9:16, a kite falls', '9:16'],
  ['Format: 9:16, a kite falls', '9:16'],
  // Between commas it counts, whatever it is of.
  ['a bus timetable, 9:16, next bus', '9:16'],
  ['Stadion, Endstand 4:3, alle jubeln', undefined],
  ['Final score: 4:3, fans cheer', undefined],
  ['4:3 win for our team', undefined],
  ['the clock shows 9:16.', undefined],
  ['John 3:4', undefined],
  ['a scale 1:1 model falls', undefined],
])('a shape that the idea writes in numbers is taken as an assumption and told: %s', (words, aspect) => {
  const input = VideoInput.parse({ idea: words })
  const plan = compose(input)
  expect(textIn(plan, input)).toContain(`Format: ${aspect ?? '16:9'}`)
  expect(plan.aspect?.words[0]?.from).toBe(aspect ? 'assumed' : 'standard')
  expect(core.notes(plan, input).some(({ field }) => field === 'aspect')).toBe(aspect !== undefined)
})

test('where no number of shots is chosen, those of the idea count, and its events keep their order', () => {
  const input = VideoInput.parse({ idea: '3 shots: a kite falls, rolls and rests' })
  for (const { id } of core.dialects(compose(input), input)) {
    const text = textIn(compose(input), input, id)
    expect(text).toContain('One continuous shot unless the idea names several:')
    expect(text).toContain('in the order of the idea')
  }
  expect(textIn(compose({ ...input, shots: '1' }), input)).toContain('One continuous shot: the action')
})

test.each(['„Heute backen wir.“', '“Why?”', "'Why?'", '(she waits…)', '«Стой!»', '「待って！」', '“नहीं।”'])(
  'a sentence that ends inside quotation marks or brackets gets no second end: %s',
  (words) => {
    const input = VideoInput.parse({ idea: `Mara: ${words}` })
    expect(textIn(compose(input), input)).toContain(`${words}\n`)
  },
)

test('what a model lists to avoid is read as things, so that no label turns them around', () => {
  const avoid = ['No captions, no logos', 'ohne Text', 'blur']
  const plan = core.read(JSON.stringify({ shots: [{ action: 'A kite falls.' }], avoid }), bare)
    .plan as VideoPlan
  expect(textIn(plan, bare)).toContain('Avoid: captions; logos; Text; blur.')
  expect(settingsIn(plan, bare, 'veo')).toContain('negative prompt: captions, logos, Text, blur')
})

test('the settings say what is open, or what a model wrote on the format', () => {
  expect(settingsIn(compose(bare), bare, 'kling')).toContain('if the idea names another length or shape')
  expect(settingsIn(core.read(json, bare).plan as VideoPlan, bare, 'kling')).toContain('24 fps')
})

test('what a model wrote that a video model cannot take is told', () => {
  const input = VideoInput.parse({ idea: 'a kite falls' })
  const told = (reply: object) =>
    core
      .notes(core.read(JSON.stringify(reply), input).plan as VideoPlan, input)
      .map(({ text }) => text)
      .filter((text) => text.startsWith('Luma'))
      .join()
  const action = 'It falls.'
  expect(told({ shots: [{ action }] })).toBe('')
  for (const shot of [{ sound: 'a thud' }, { dialogue: 'Mara: “Oh.”' }])
    expect(told({ shots: [{ action, ...shot }] })).toContain('no sound')
  expect(told({ shots: [{ action }], sound: 'wind' })).toContain('no sound')
  expect(told({ shots: [{ action }], avoid: ['people'] })).toContain('no list of what to avoid')
})

test('Refine asks for detail without its sentence becoming part of the scene', () => {
  const input = VideoInput.parse({ idea: `${idea} ${refineWish}` })
  const text = textIn(compose(input), input)
  expect(text).toContain(idea)
  expect(text).not.toContain(refineWish)
  expect(text).toContain('something in the foreground')
})

test('no dialect exceeds its model: lengths, shots, shape, sound and characters', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const plan = compose(input)
      for (const model of videoModels) {
        const dialect = core.dialects(plan, input).find(({ id }) => id === model.id)
        const settings = dialect?.settings?.(plan, input) ?? ''
        for (const length of /([\d, ]+) seconds/u.exec(settings)?.[1]?.split(',').map(Number) ?? [])
          expect(model.lengths).toContain(length)
        expect(model.aspects.some((aspect) => settings.includes(`aspect ratio ${aspect}`))).toBe(true)
        const text = textIn(plan, input, model.id)
        if (model.isSilent) expect(text).not.toContain('Sound: ')
        for (const clip of text.split('\n\nClip '))
          expect(clip.length).toBeLessThan((model.mostCharacters ?? 20_000) + 40)
      }
    }),
  )
})

test('a film that is longer than a model can make becomes several clips with the same look', () => {
  const input = VideoInput.parse({ idea, seconds: 30, shots: 6, look: 'noir' })
  const text = textIn(compose(input), input, 'veo')
  expect(text.match(/Clip \d of 6, 6 seconds/gu)).toHaveLength(6)
  expect(text.match(/film noir/gu)).toHaveLength(6)
  expect(text.match(/End frame/gu)).toHaveLength(1)
})

test('notes tell what does not fit: spoken words, too many shots, silent models, clashes, retired models', () => {
  const speech = Array.from({ length: 30 }, () => 'word').join(' ')
  const told = (input: object) => {
    const parsed = VideoInput.parse(input)
    return core
      .notes(compose(parsed), parsed)
      .map(({ kind, field, text }) => `${kind} ${field ?? ''}: ${text}`)
      .join('\n')
  }
  expect(told({ idea: `He says "${speech}"`, seconds: 8 })).toContain('limit seconds: You have 30 words')
  expect(told({ idea, seconds: 4, shots: 6 })).toContain('limit shots: 6 shots in 4 seconds')
  expect(told({ idea, sound: 'calm-music' })).toMatch(/Runway Gen-4\.5: no sound/u)
  expect(told({ idea, aspect: '1:1' })).toContain('Veo 3.1: 16:9 instead of 1:1')
  for (const dialogue of ['', 'on-camera'])
    expect(told({ idea, sound: 'silent', dialogue })).toContain('conflict sound')
  expect(told({ idea })).toMatch(/Runway Gen-4\.5: no sound/u)
  expect(told({ idea: `He says "${speech}"`, seconds: 20 })).toContain(
    '8 seconds instead of 20; 30 quoted words',
  )
  expect(told({ idea: 'a kite falls, for Sora' })).toContain('unavailable since September 24, 2026')
  expect(told({ idea: 'word '.repeat(400), seconds: 8 })).toContain(
    'Runway Gen-4.5: its prompts can have at most 1000 characters',
  )
  expect(told({ idea: 'a kite falls', seconds: 5 })).toContain('Veo 3.1: 6 seconds instead of 5')
  expect(told({ idea: 'a kite falls' })).toBe('')
})

test('every event of the idea has a shot, whatever their number, and no shot begins the idea anew', () => {
  for (let shots = 2; shots <= 12; shots++) {
    const input = VideoInput.parse({ idea, shots })
    const actions = compose(input).shots.map(({ action }) => textOf(action ?? []))
    expect(actions.at(-1)).toContain('All that is left to happen')
    expect(actions.filter((action) => action.includes('first thing')).length).toBe(shots === 2 ? 1 : 0)
  }
})

test('the view of a camera holds for every shot, and nothing in a shot contradicts it', () => {
  const views = { 'first-person': 'through the eyes', drone: 'aerial view', overhead: 'from above' }
  for (const [camera, view] of Object.entries(views))
    for (const shots of ['', '1', '3', '12']) {
      const input = VideoInput.parse({ idea, camera, shots })
      for (const shot of compose(input).shots) {
        expect(textOf(shot.camera ?? [])).toContain(view)
        expect(textOf(shot.camera ?? [])).not.toMatch(/another side|eye level/u)
      }
    }
})

test('speech leads over silence in the prompt as in the settings', () => {
  const input = VideoInput.parse({ idea, sound: 'silent', dialogue: 'on-camera' })
  expect(textIn(compose(input), input)).not.toContain('Sound: none')
  expect(textIn(compose(input), input)).toContain('Speech: on camera')
})

test('speech that the idea does not quote is not said to stand in it', () => {
  for (const dialogue of ['on-camera', 'narrator']) {
    const input = VideoInput.parse({ idea: 'two friends argue', dialogue })
    expect(textIn(compose(input), input)).toMatch(/else a few/u)
  }
})

test('a prompt for one shot says nothing of cuts', () => {
  const open = VideoInput.parse({ idea })
  expect(textIn(compose(open), open)).toContain('one shot for each')
  for (const id of ['runway', 'luma'])
    expect(textIn(compose(open), open, id)).not.toContain('one shot for each')
  const split = VideoInput.parse({ idea, seconds: 24, shots: 3, sound: 'calm-music' })
  expect(textIn(compose(split), split)).toContain('in all shots')
  expect(textIn(compose(split), split, 'veo')).not.toMatch(/all shots|last shot|last one ended/u)
})

test('each clip of a film says which of its shots it is, and none ends the film but the last', () => {
  const input = VideoInput.parse({ idea, seconds: 24, shots: 3, sound: 'calm-music', dialogue: 'on-camera' })
  const clips = textIn(compose(input), input, 'veo').split('\n\nClip ')
  expect(clips).toHaveLength(3)
  clips.forEach((clip, at) => expect(clip).toContain(`only shot ${at + 1} of 3`))
  for (const clip of clips.slice(0, -1)) expect(clip).not.toMatch(/last frame|End frame|last second/u)
  const pairs = VideoInput.parse({ idea, seconds: 16, shots: 4 })
  expect(textIn(compose(pairs), pairs, 'veo')).toContain('only shots 3 and 4 of 4')
  const triples = VideoInput.parse({ idea, seconds: 16, shots: 6 })
  expect(textIn(compose(triples), triples, 'veo')).toContain('only shots 3, 4 and 5 of 6')
  expect(textIn(compose(pairs), pairs)).not.toContain('This clip')
})

test('a light that was chosen does not choose the hour', () => {
  for (const light of ['lamps', 'neon'])
    expect(textIn(compose({ ...bare, light } as VideoInput), bare)).not.toMatch(/night/u)
})

test('one second is no plural, and a sentence ends as its script does', () => {
  const input = VideoInput.parse({ idea: '猫が窓から飛び出す', seconds: 1 })
  expect(textIn(compose(input), input)).toMatch(/^猫が窓から飛び出す。\n/u)
  expect(textIn(compose(input), input)).toMatch(/, 1 second;/u)
})

test('no prompt names a retired model', () => {
  for (const input of inputs)
    for (const { id } of core.dialects(compose(input), input))
      expect(textIn(compose(input), input, id)).not.toMatch(/sora/iu)
  expect([universal, ...videoModels].map(({ name }) => name).join()).not.toMatch(/sora/iu)
})

test.each(Object.entries(replies))('a reply is read with nothing lost: %s', (_name, { reply, holds }) => {
  const { plan, unread } = core.read(reply, bare)
  const everything = [...planItems(plan).map(textOf), ...unread].join('\n')
  for (const words of holds) expect(everything).toContain(words)
  expect(core.plan.safeParse(plan).success).toBe(true)
})

test('the seconds of a shot may stand in its heading, and a sound stands in its shot alone', () => {
  const { plan, unread } = core.read(
    '### Shot 1 (0–3 s)\n- **Action:** A boat falls.\n- **Sound:** a splash\n\n**Shot 2 (3–7 s):** It floats.\n\n### Shot 3 | 2 s\nIt sinks.',
    bare,
  )
  expect(plan?.shots.map(({ action }) => action && textOf(action))).toEqual([
    'A boat falls.',
    'It floats.',
    'It sinks.',
  ])
  expect(plan && secondsOf(plan)).toEqual([3, 4, 2])
  expect(plan?.sound).toBeUndefined()
  expect(unread).toEqual([])
})

test.each(['Einstellung', 'Кадр', '镜头'])('headings with numbers are shots in any language: %s', (word) => {
  const reply = `## ${word} 1 (3 s)\n**action:** A boat falls.\n\n## ${word} 2: Calm\n**action:** It floats.\n**look:** film`
  const { plan, unread } = core.read(reply, bare)
  expect(plan?.shots.map(({ action }) => action && textOf(action))).toEqual(['A boat falls.', 'It floats.'])
  expect(plan && secondsOf(plan)[0]).toBe(3)
  expect(plan?.look && textOf(plan.look)).toBe('film')
  expect(unread.join()).not.toContain('action')
})

test('a remark below a heading with a number is no shot', () => {
  const shot = (number: number) => `## Shot ${number}\n**action:** A boat falls.\n\n`
  const { plan, unread } = core.read(`${shot(1)}${shot(2)}## Veo 3\nUse the settings`, bare)
  expect(plan?.shots).toHaveLength(2)
  expect(unread.join()).toContain('Use the settings')
})

test('a number alone is no length: it may be the number of a shot, or begin what happens', () => {
  const timesOf = (shots: unknown) => core.read(JSON.stringify({ shots }), bare).plan
  const numbered = { 1: { action: 'A boat falls.' }, 2: { action: 'It floats.' }, 3: { action: 'It sinks.' } }
  expect(timesOf(numbered)?.shots.map(({ seconds }) => seconds && textOf(seconds))).not.toEqual([
    '1',
    '2',
    '3',
  ])
  const swans = timesOf(['3 swans', '2 ships'])
  expect(swans?.shots.map(({ action }) => action && textOf(action))).toEqual(['3 swans', '2 ships'])
})

test('dialogue that a model writes is spoken, also without quotation marks', () => {
  const input = VideoInput.parse({ idea, sound: 'silent' })
  const { plan } = core.read('{"shots":[{"action":"A kite falls.","dialogue":"Mara: Oh no."}]}', input)
  expect(plan && isSpoken(plan, input)).toBe(true)
  expect(plan && isSpoken(plan, { ...input, dialogue: 'nobody' })).toBe(false)
})

test('a shape that the idea names counts where a model gives none, and a model’s where it gives one', () => {
  const input = VideoInput.parse({ idea: 'Vertical 9:16 reel: a kite falls' })
  const shapeOf = (more: object) => {
    const { plan } = core.read(JSON.stringify({ shots: [{ action: 'A kite falls.' }], ...more }), input)
    return plan?.aspect && textOf(plan.aspect)
  }
  expect([shapeOf({}), shapeOf({ aspect: '1:1' })]).toEqual(['9:16', '1:1'])
})

test('a prompt in one piece is a shot, whatever it is called', () => {
  for (const reply of [
    '**Prompt:** A boat falls.\n**Duration:** 8 seconds\n**Sound:** rain\n**Keep:** one boat',
    '{"prompt":"A boat falls.","duration":8,"sound":"rain","keep":["one boat"]}',
  ]) {
    const { plan, unread } = core.read(reply, bare)
    expect(plan?.shots.map(({ sound }) => sound && textOf(sound))).toEqual(['rain'])
    expect(plan && secondsOf(plan)).toEqual([8])
    expect(plan?.keep.map(textOf)).toEqual(['one boat'])
    expect(unread).toEqual([])
  }
})

test.each([
  [
    ['0-4', '4-8', '8-12'],
    [4, 4, 4],
  ],
  [
    ['0–2.5 s', '2.5–4 s', ''],
    [2.5, 1.5, 2],
  ],
  [
    ['0:00–0:03', '0:03–0:06', '0:06–0:12'],
    [3, 3, 6],
  ],
  [
    ['58', '0:58-1:02', '62-64 s'],
    [58, 4, 2],
  ],
  [
    ['2-3', '3 s (0:02–0:05)', '2,5'],
    [2, 3, 2.5],
  ],
])('the seconds of shots may be times in the film: %s', (written, lengths) => {
  const shots = written.map((seconds) => ({ seconds, action: 'She waits.' }))
  const { plan } = core.read(JSON.stringify({ shots }), bare)
  expect(plan && secondsOf(plan)).toEqual(lengths)
})

test('a chosen aspect ratio is never the model’s, and another length than the chosen one is told', () => {
  const input = VideoInput.parse({ idea, aspect: '9:16', seconds: 10 })
  const plan = core.read(json, input).plan as VideoPlan
  expect(textIn(plan, input)).toContain('Format: 9:16, 8 seconds')
  expect(plan.aspect).toEqual(compose(input).aspect)
  expect(settingsIn(plan, input, 'veo')).toContain('aspect ratio 9:16')
  expect(core.notes(plan, input)).toContainEqual({
    kind: 'changed',
    field: 'seconds',
    text: 'You chose 10 seconds; this video has 8.',
  })
})

test('a silent film is made without sound, unless somebody is to speak or the idea quotes words', () => {
  const settings = (given: object) => {
    const input = VideoInput.parse({ idea: 'a kite falls', ...given })
    return settingsIn(compose(input), input, 'kling')
  }
  expect(settings({ sound: 'silent' })).toContain('sound off')
  expect(settings({ sound: 'silent', dialogue: 'narrator' })).toContain('sound on')
  expect(settings({ sound: 'silent', idea })).toContain('sound on')
  expect(settings({ sound: 'silent', idea, dialogue: 'nobody' })).toContain('sound off')
  expect(settings({})).toContain('sound on')
})

test('the length of a shot may have a decimal comma; what no shot can have is refused', () => {
  expect(['2,5', ' 3 ', '0.5', '900'].map(lengthIn)).toEqual([2.5, 3, 0.5, 600])
  for (const typed of ['0', '-2', 'abc', '']) expect(lengthIn(typed)).toBeUndefined()
})

test('what the model assumed is marked where it stands, the rest is told', () => {
  const { plan } = core.read(json, bare)
  expect(plan?.who[0]?.words.map(({ from, text }) => [from, text])).toContainEqual([
    'assumed',
    'yellow raincoat',
  ])
  expect(plan && core.notes(plan, bare).map(({ text }) => text)).toContain('Assumed: The stop is empty.')
})

test('while a reply grows, ids stay and parts become complete in order', () => {
  let before: string[] = []
  for (let end = 0; end <= json.length; end += 37) {
    const { plan, complete } = core.read(json.slice(0, end), bare)
    const ids = plan
      ? planItems(plan)
          .filter(({ id }) => !id.startsWith('assumed'))
          .map(({ id }) => id)
      : []
    for (const id of before) expect(ids).toContain(id)
    before = ids
    if (end < json.indexOf('"look"')) expect(complete).not.toContain('shot-2')
  }
  expect(core.read(json, bare).complete).toEqual(['who', 'shot-1', 'shot-2', 'look', 'sound', 'end'])
})

test('nothing that is no answer is read as one, and nothing makes reading fail', () => {
  for (const reply of ['', 'I cannot help with that.', '{}', '[]', 'null', '{"shots":[]}', '{"shots":"'])
    expect(core.read(reply, bare).plan).toBeUndefined()
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (reply) => void core.read(`{"shots":[{${reply}`, bare)),
  )
})

test('a plan that is written down is read back with the same words in the same places', () => {
  const words = (plan: VideoPlan | undefined) => planItems(plan).map((one) => [one.id, textOf(one)])
  for (const input of inputs) {
    const plan = compose(input)
    expect(words(core.read(core.write(plan), input).plan)).toEqual(words(plan))
  }
  for (const { reply } of Object.values(replies)) {
    const { plan } = core.read(reply, bare)
    if (plan) expect(words(core.read(core.write(plan), bare).plan)).toEqual(words(plan))
  }
})

test('one part is taken from another version and nothing else', () => {
  const plan = core.read(json, bare).plan as VideoPlan
  const other = core.read(
    json.replace('She folds', 'Slowly she folds').replace('overcast dusk', 'noon'),
    bare,
  ).plan as VideoPlan
  const shot = core.withPart(plan, 'shot-2', other)
  expect(textIn(shot, bare)).toContain('Slowly she folds')
  expect(textIn(shot, bare)).toContain('overcast dusk')
  expect(textIn(core.withPart(plan, 'look', other), bare)).toContain('noon')
  expect(core.withPart(plan, 'shot-9', other)).toEqual(plan)
})

test('the parts of a plan are parts of its text', () => {
  const plan = core.read(json, bare).plan as VideoPlan
  const rendered = new Set(
    core
      .dialects(plan, bare)[0]
      ?.render(plan, bare)
      .map(({ id }) => id),
  )
  for (const { id } of core.parts(plan)) expect(rendered).toContain(id)
})

test('a good reply has no faults', () => {
  for (const [name, { reply }] of Object.entries(replies)) {
    if (/cut|quotes|German|names|texts/u.test(name)) continue
    const { plan } = core.read(reply, bare)
    expect(plan && core.faults(plan, bare).map(({ sentence }) => sentence)).toEqual([])
  }
})

test('planted faults are found and mended: a missing quote, wrong seconds, wrong shots, markup', () => {
  const faultsOf = (reply: string, given: object) => {
    const input = VideoInput.parse({ idea, ...given })
    const plan = core.read(reply, input).plan as VideoPlan
    const faults = core.faults(plan, input)
    const mended = faults.reduce((whole, { mend }) => mend?.(whole) ?? whole, plan)
    return {
      sentences: faults.map(({ sentence }) => sentence).join('\n'),
      text: textIn(mended, input),
      mended,
    }
  }
  const quote = faultsOf(json.replaceAll('Fine. Rain.', 'Well.'), {})
  expect(quote.sentences).toContain('Fine. Rain.')
  expect(quote.text).toContain(idea)
  const seconds = faultsOf(json, { seconds: 12 })
  expect(seconds.sentences).toContain('add up to 8 seconds')
  expect(sum(secondsOf(seconds.mended))).toBe(12)
  expect(faultsOf(json, { shots: 3 }).sentences).toContain('Write exactly 3')
  const markup = faultsOf(json.replace('24 fps', '<script src=x>'), {})
  expect(markup.sentences).toContain('markup')
  expect(markup.text).not.toContain('<script')
})

test('the request holds the person’s input whole, what their chips mean, and every key of the answer', () => {
  const input = VideoInput.parse({ idea, look: 'noir', camera: 'around' })
  const material = instructions.material(input)
  expect(material).toContain(JSON.stringify(input))
  expect(material).toContain('black-and-white film noir')
  expect(material).toContain('45° orbit')
  expect(material).toContain('eye level, a slow')
  for (const camera of ['overhead', 'first-person'] as const)
    expect(instructions.material({ ...input, camera })).not.toMatch(/ {2}|: ,/u)
  const schema = instructions.schema?.(input)
  const { properties } = z.object({ properties: z.record(z.string(), z.unknown()) }).parse(schema)
  for (const key of Object.keys(properties)) expect(instructions.instructions(input)).toContain(`"${key}"`)
})

test('the answer is the prompt in plain labels', () => {
  const plan = compose(bare)
  expect(core.answer(plan, bare)).toEqual({ generatedPrompt: textIn(plan, bare) })
})
