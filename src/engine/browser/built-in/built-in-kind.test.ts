import { expect, test } from 'vitest'
import type { ModelFailure } from '../../models/model-failure.ts'
import type { WriteOptions } from '../../answer/writing-model.ts'
import { builtInKind, type BuiltInParts } from './built-in-kind.ts'
import { builtInName } from './prompt-api.ts'
import { domError, scriptedPromptApi } from './scripted-prompt-api.test-support.ts'
import { noBuiltInModel } from './the-built-in.texts.ts'

/** Long enough for a busy machine where no silence is tried. */
const limits = { firstPieceMs: 20_000, betweenPiecesMs: 20_000 }
const request = { instructions: 'Write.', material: 'About boats.' }
const plainly: WriteOptions = {
  signal: undefined,
  maxOutputTokens: 100,
  schema: undefined,
  onText: undefined,
}

function kindOf(script: Parameters<typeof scriptedPromptApi>[0], more: BuiltInParts = {}) {
  const { api, log } = scriptedPromptApi(script)
  return { kind: builtInKind({ api, name: 'Nano', languages: ['en-US'], limits, ...more }), log }
}

async function failureOf(
  script: Parameters<typeof scriptedPromptApi>[0],
  options: Partial<WriteOptions> = {},
  more: BuiltInParts = {},
) {
  const { kind } = kindOf(script, more)
  return (await kind.open()).write(request, { ...plainly, ...options }).then(
    () => undefined,
    (error: ModelFailure) => error.kind,
  )
}

test.each([
  ['available', { state: 'ready' }],
  ['downloadable', { state: 'needs-download' }],
  ['downloading', { state: 'downloading' }],
] as const)('%s is told as it is', async (availability, expected) => {
  expect(await kindOf({ availability }).kind.availability()).toEqual(expected)
})

test('what is missing is said in words: the browser, or the device', async () => {
  expect(await kindOf({}, { api: undefined }).kind.availability()).toEqual({
    state: 'unsupported',
    reason: noBuiltInModel,
  })
  const { kind } = kindOf({ availability: 'unavailable' })
  expect(await kind.availability()).toMatchObject({ state: 'unsupported' })
})

test('a language that the model does not know is left out instead of doing without the model', async () => {
  const { kind, log } = kindOf(
    { availability: (languages) => (languages.includes('uk') ? 'unavailable' : 'available') },
    { languages: ['uk-UA', 'de-DE'] },
  )
  expect(await kind.availability()).toEqual({ state: 'ready' })
  await kind.open()
  expect(log.created[0]?.expectedOutputs).toEqual([{ type: 'text', languages: ['en'] }])
})

test('a download tells how far it is and can be stopped', async () => {
  const shares: number[] = []
  const { kind, log } = kindOf({ availability: 'downloadable', downloads: [0.2, 0.7, 1] })
  await kind.prepare({ onProgress: (share) => shares.push(share), signal: new AbortController().signal })
  expect(shares).toEqual([0.2, 0.7, 1])
  expect(log.destroyed).toBe(1)
  const stopped = new AbortController()
  const waiting = kind.prepare({ onProgress: () => stopped.abort(), signal: stopped.signal })
  await expect(waiting).rejects.toMatchObject({ kind: 'stopped' })
})

test.each([false, true])(
  'an answer comes word by word, with the schema held to (older names: %s)',
  async (isOld) => {
    const { kind, log } = kindOf({ answers: [['{"a"', ':1}']], isOld })
    const model = await kind.open()
    const deltas: string[] = []
    const schema = { type: 'object' }
    const answer = await model.write(request, { ...plainly, schema, onText: (delta) => deltas.push(delta) })
    expect(answer).toEqual({ text: '{"a":1}', isCut: false })
    expect(deltas).toEqual(['{"a"', ':1}'])
    expect(log.created[1]?.initialPrompts).toEqual([{ role: 'system', content: 'Write.' }])
    expect(log.prompted[0]).toMatchObject({
      text: 'About boats.',
      options: { responseConstraint: schema, omitResponseConstraintInput: true },
    })
    expect(log.destroyed).toBe(1)
    expect(model.room?.contextTokens).toBe(9_216)
    expect(await model.room?.countTokens('x'.repeat(40))).toBe(10)
  },
)

test('a model without a limit has no room to keep within', async () => {
  expect((await kindOf({ contextWindow: Number.POSITIVE_INFINITY }).kind.open()).room).toBeUndefined()
})

test.each([
  ['QuotaExceededError', 'too-long'],
  ['NotSupportedError', 'bad-request'],
  ['NotAllowedError', 'not-here'],
  ['NotReadableError', 'refused'],
  ['AbortError', 'server'],
  ['InvalidStateError', 'server'],
  ['UnknownError', 'server'],
  ['NetworkError', 'network'],
] as const)('%s in the middle is called %s', async (name, kind) => {
  expect(await failureOf({ answers: [['Hello', domError(name)]] })).toBe(kind)
})

test('silence before the first word and in the middle are told apart', async () => {
  expect(await failureOf({ answers: [['silence']] }, {}, { limits: { ...limits, firstPieceMs: 300 } })).toBe(
    'first-token-timeout',
  )
  expect(
    await failureOf({ answers: [['Hello', 'silence']] }, {}, { limits: { ...limits, betweenPiecesMs: 60 } }),
  ).toBe('stalled')
})

test('an answer without a word is none', async () => {
  expect(await failureOf({ answers: [['', '  ']] })).toBe('empty')
})

test('stopping ends the writing in the browser too', async () => {
  const controller = new AbortController()
  const { kind, log } = kindOf({ answers: [['Hello', 'silence']] })
  const writing = (await kind.open()).write(request, {
    ...plainly,
    signal: controller.signal,
    onText: () => controller.abort(),
  })
  await expect(writing).rejects.toMatchObject({ kind: 'stopped' })
  expect(log).toMatchObject({ aborted: 1, destroyed: 1 })
})

test('an answer that does not end is ended at its largest length', async () => {
  const { kind, log } = kindOf({ answers: [Array.from({ length: 90 }, () => 'word and ')] })
  expect(await (await kind.open()).write(request, plainly)).toMatchObject({ isCut: true })
  expect(log.aborted).toBe(1)
})

test('a schema that the browser does not know is left away', async () => {
  const { kind, log } = kindOf({ answers: [[domError('NotSupportedError')], ['{"a":1}']] })
  const answer = await (await kind.open()).write(request, { ...plainly, schema: { type: 'object' } })
  expect(answer.text).toBe('{"a":1}')
  expect(log.prompted[1]?.options.responseConstraint).toBeUndefined()
})

test('before the download it cannot be opened', async () => {
  await expect(kindOf({ availability: 'downloadable' }).kind.open()).rejects.toMatchObject({
    kind: 'not-downloaded',
  })
  await expect(kindOf({ createFails: domError('NotAllowedError') }).kind.open()).rejects.toMatchObject({
    kind: 'not-here',
  })
})

test('the page says whose model it is', () => {
  expect(builtInName(['Chromium', 'Microsoft Edge'])).toBe('Edge’s built-in model')
  expect(builtInName(['Chromium', 'Google Chrome'])).toBe('Chrome’s built-in model')
  expect(builtInName([])).toBe('This browser’s built-in model')
})
