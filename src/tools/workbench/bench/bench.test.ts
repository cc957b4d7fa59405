import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signOutKey, type BrowserStorage } from '#shared/browser-storage.ts'
import { plainItem, textOf } from '../../contract/plan.ts'
import { renderedText } from '../../contract/rendered.ts'
import {
  goodPlan,
  testCore,
  testInput,
  testTool,
  type TestPlan,
} from '../../contract/test-tool.test-support.ts'
import { failed } from '../../run-function.ts'
import { askServer } from '../answer-engine.ts'
import { createBench, type Bench } from './bench.ts'
import { readShelf, resultsKept, writeShelf } from './bench-result.ts'
import type { BenchParts } from './bench-store.ts'

const core = testCore('markdown')
const reply = core.write(goodPlan)
const byModel = { writtenBy: 'model', model: 'm-1' }

let answers: ((init: RequestInit) => Response | Promise<Response>)[]
let sent: Record<string, unknown>[]

beforeEach(() => {
  answers = []
  sent = []
  vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)) as Record<string, unknown>)
    const next = answers.shift()
    if (!next) throw new TypeError('no network')
    return next(init)
  })
})

afterEach(() => {
  vi.unstubAllGlobals()
})

function memory(entries: Record<string, string> = {}): BrowserStorage & { entries: Record<string, string> } {
  return {
    entries,
    getItem: (key) => entries[key] ?? null,
    setItem: (key, value) => void (entries[key] = value),
    removeItem: (key) => void delete entries[key],
  }
}

function open(storage = memory(), tab = memory(), parts: Partial<BenchParts> = {}): Bench {
  const tool = testTool('markdown')
  const isSignedIn = () => false
  return createBench({ tool, core: core as never, storage, tab, isSignedIn, ask: askServer, ...parts })
}

const openSignedIn = () => open(memory(), memory(), { isSignedIn: () => true })

/** What was sent to the history. */
const saved = () => sent.flatMap(({ results = [] }) => results as { input: unknown; plan: TestPlan }[])
const saves = () => Response.json({})

/** The answer of a server whose model wrote this plan. */
function modelAnswer(plan: TestPlan, more: object = {}) {
  return () => Response.json({ generatedPrompt: 'x', plan, planVersion: 1, engine: byModel, ...more })
}

const planIn = (bench: Bench) => bench.state().result?.plan as TestPlan
const textIn = (bench: Bench) => {
  const parsed = core.input.parse(bench.state().result?.input)
  return renderedText(core.dialects(planIn(bench), parsed)[0]?.render(planIn(bench), parsed) ?? [])
}

test('an answer becomes a result that survives a reload', async () => {
  const storage = memory()
  const bench = open(storage)
  answers.push(modelAnswer(goodPlan))
  expect(await bench.generate(testInput)).toBe('answered')
  expect(planIn(bench)).toEqual(goodPlan)
  expect(planIn(open(memory(storage.entries)))).toEqual(goodPlan)
})

test('a form that does not fit is told field by field, and nothing is sent', async () => {
  const bench = open()
  expect(await bench.generate({ idea: ' ' })).toBe('invalid')
  expect(bench.state().problems).toEqual({ idea: 'Please describe your idea' })
  expect(sent).toEqual([])
})

test('edits are shown, stored, undone and redone', async () => {
  const storage = memory()
  const bench = open(storage)
  answers.push(modelAnswer(goodPlan))
  await bench.generate(testInput)
  expect(bench.edit('points-2', 'Name the pier and the hour.')).toBe(true)
  expect(textIn(bench)).toContain('Name the pier and the hour.')
  expect(planIn(open(memory(storage.entries))).points[1]?.kept).toBe(true)
  expect(bench.edit('points-1', '')).toBe(true)
  bench.undo()
  bench.undo()
  expect(planIn(bench)).toEqual(goodPlan)
  bench.redo()
  expect(textIn(bench)).toContain('Name the pier and the hour.')
})

test('what code derived from an item follows its edit, and comes back with it', async () => {
  const follows = { ...core, afterEdit: (plan: TestPlan) => ({ ...plan, points: plan.points.slice(0, 1) }) }
  const bench = open(memory(), memory(), { core: follows as never })
  answers.push(modelAnswer(goodPlan))
  await bench.generate(testInput)
  bench.edit('points-1', 'Bring a lamp.')
  expect(planIn(bench).points.map(textOf)).toEqual(['Bring a lamp.'])
  bench.undo()
  expect(planIn(bench)).toEqual(goodPlan)
})

test('a result has edits once its words, its items or its size were changed, until this is undone', async () => {
  const bench = open()
  expect(bench.hasEdits()).toBe(false)
  answers.push(modelAnswer(goodPlan))
  await bench.generate(testInput)
  const changes = [
    () => bench.edit('points-1', 'Bring a lamp.'),
    () => bench.edit('points-1', ''),
    () => bench.editPlan(() => ({ ...goodPlan, points: [] })),
  ]
  for (const change of changes) {
    expect(bench.hasEdits()).toBe(false)
    expect(change()).toBe(true)
    expect(bench.hasEdits()).toBe(true)
    bench.undo()
  }
})

test('what was kept or wished is known without the steps that undo reaches', async () => {
  const storage = memory()
  const bench = open(storage)
  answers.push(modelAnswer(goodPlan), modelAnswer(goodPlan))
  await bench.generate(testInput)
  const { id } = bench.state().result ?? {}
  bench.keep('points-1')
  expect(open(memory(storage.entries)).hasEdits()).toBe(true)
  bench.undo()
  expect(open(memory(storage.entries)).hasEdits()).toBe(false)
  await bench.change({ wishes: ['shorter'] })
  expect(bench.state().result).toMatchObject({ id, wishes: ['shorter'] })
  expect(open(memory(storage.entries)).hasEdits()).toBe(true)
})

test('a reload keeps what undo and redo reach, as much of it as the storage of the tab takes', async () => {
  const [storage, tab] = [memory(), memory()]
  const room = 20_000
  tab.setItem = (key, value) => {
    if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
    tab.entries[key] = value
  }
  const bench = open(storage, tab)
  answers.push(modelAnswer(goodPlan))
  await bench.generate(testInput)
  for (let edit = 1; edit <= 40; edit += 1) bench.edit('points-1', `Edit ${edit}. ${'x'.repeat(1_000)}`)
  bench.undo()
  const again = open(memory(storage.entries), tab)
  expect([again.state().canUndo, again.state().canRedo]).toEqual([true, true])
  again.redo()
  expect(textIn(again)).toContain('Edit 40.')
  again.undo()
  again.undo()
  expect(textIn(again)).toContain('Edit 38.')
  tab.setItem('undo:test-markdown', 'nothing that can be read')
  expect(open(memory(storage.entries), tab).state().canUndo).toBe(false)
})

test('undo goes back one step from what another tab has made of a result, and redo brings that back', async () => {
  const [storage, tab] = [memory(), memory()]
  const bench = open(storage, tab)
  answers.push(modelAnswer(goodPlan))
  await bench.generate(testInput)
  const other = open(storage)
  bench.edit('points-1', 'Bring a lamp.')
  other.reread({ isOfOtherTab: true })
  other.edit('points-2', 'Name the bay.')
  const closed = open(storage, memory({ ...tab.entries }))
  bench.reread({ isOfOtherTab: true })
  // Also where the page was left when the other tab changed it.
  for (const one of [bench, closed]) {
    expect(textIn(one)).toMatch(/Bring a lamp[^]+Name the bay/)
    one.undo()
    expect(textIn(one)).toContain('Bring a lamp.')
    expect(textIn(one)).not.toContain('Name the bay.')
    one.redo()
    expect(textIn(one)).toMatch(/Bring a lamp[^]+Name the bay/)
  }
  closed.undo()
  closed.undo()
  expect(planIn(closed)).toEqual(goodPlan)
})

test('what another tab changes takes no place of what undo reaches after a reload', async () => {
  const [storage, tab] = [memory(), memory()]
  const bench = open(storage, tab)
  answers.push(modelAnswer(goodPlan), modelAnswer(goodPlan))
  await bench.generate(testInput)
  const { id } = bench.state().result ?? {}
  bench.edit('points-1', 'Bring a lamp.')
  const other = open(storage)
  await other.generate(testInput)
  other.edit('points-1', 'Bring two lamps.')
  bench.reread({ isOfOtherTab: true })
  other.edit('points-1', 'Bring three lamps.')
  bench.reread({ isOfOtherTab: true })
  const again = open(storage, memory(tab.entries))
  again.show(id)
  again.undo()
  expect(planIn(again)).toEqual(goodPlan)
})

test('a result that is removed while it is saved leaves nothing to undo in the storage', async () => {
  const tab = memory()
  const bench = open(memory(), tab, { isSignedIn: () => true })
  const apart = Promise.withResolvers<Response>()
  answers.push(modelAnswer(goodPlan, { history: 'saved' }), () => apart.promise)
  await bench.generate(testInput)
  bench.edit('points-1', 'Bring a lamp.')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  bench.removeResult(bench.state().result?.id ?? '')
  apart.resolve(Response.json({ keys: ['00000000-0000-4000-8000-000000000001'] }))
  await new Promise((resolve) => setTimeout(resolve))
  expect(tab.entries).toEqual({})
})

test('a result that is removed leaves nothing to undo in the storage, and comes back with it', async () => {
  const tab = memory()
  const bench = open(memory(), tab)
  answers.push(modelAnswer(goodPlan))
  await bench.generate(testInput)
  bench.edit('points-1', 'Bring a lamp.')
  expect(JSON.stringify(tab.entries)).toContain('task')
  const { shelf } = bench.state()
  bench.removeResult(shelf.shown ?? '')
  expect(tab.entries).toEqual({})
  bench.restore(shelf)
  bench.undo()
  expect(planIn(bench)).toEqual(goodPlan)
})

test('undo of a removal leaves edits that were made since as they are', async () => {
  const bench = open()
  answers.push(modelAnswer(goodPlan), modelAnswer(goodPlan))
  await bench.generate(testInput)
  const { id = '' } = bench.state().result ?? {}
  await bench.generate({ ...testInput, idea: 'a walk with 25 dogs' })
  const { shelf } = bench.state()
  bench.removeResult(shelf.shown ?? '')
  bench.show(id)
  bench.edit('points-1', 'Bring a lamp.')
  bench.restore(shelf)
  expect(bench.state().shelf.results.map((one) => one.id)).toEqual([shelf.shown, id])
  expect(bench.state().result?.id).toBe(shelf.shown)
  bench.show(id)
  expect(textIn(bench)).toContain('Bring a lamp.')
})

test('an edit of an item that is not there any more is not taken', async () => {
  const bench = open()
  answers.push(modelAnswer({ ...goodPlan, points: [] }))
  await bench.generate(testInput)
  expect(bench.edit('points-1', 'Bring a lamp.')).toBe(false)
  expect(bench.hasEdits()).toBe(false)
})

test('what a model wrote that has no place in the plan is shown', async () => {
  const bench = open()
  answers.push(modelAnswer(goodPlan, { unread: ['Shall I add a map?'] }))
  await bench.generate(testInput)
  expect(bench.state().result?.unread).toEqual(['Shall I add a map?'])
})

test('what an answer cannot do without is not removed', async () => {
  const bench = open()
  answers.push(modelAnswer(goodPlan))
  await bench.generate(testInput)
  expect(bench.edit('task', '')).toBe(false)
  expect(planIn(bench)).toEqual(goodPlan)
})

test('wishes add up, go along with the edited plan, and undo brings back the version before', async () => {
  const bench = open()
  const shorter = { ...goodPlan, points: goodPlan.points.slice(0, 1) }
  answers.push(modelAnswer(goodPlan), modelAnswer(shorter), modelAnswer(shorter))
  await bench.generate(testInput)
  bench.edit('points-1', 'Bring a lamp.')
  await bench.change({ wishes: ['shorter'] })
  await bench.change({ wishes: ['warmer'] })
  expect(sent[1]?.['refine']).toMatchObject({ wishes: ['shorter'], plan: { points: [{ kept: true }, {}] } })
  expect(sent[2]?.['refine']).toMatchObject({ wishes: ['shorter', 'warmer'] })
  expect(bench.state().result?.conflicts).toEqual([])
  bench.undo()
  bench.undo()
  expect(textIn(bench)).toContain('Bring a lamp.')
  expect(bench.state().result?.wishes).toEqual([])
})

test('undo of a new version goes back to the row of the old one, and leaves the new one in the history', async () => {
  const bench = openSignedIn()
  const shorter = { ...goodPlan, points: goodPlan.points.slice(0, 1) }
  answers.push(modelAnswer(goodPlan, { history: 'saved' }), modelAnswer(shorter, { history: 'saved' }), saves)
  await bench.generate(testInput)
  const first = bench.state().result?.key
  await bench.change({ wishes: ['shorter'] })
  const second = bench.state().result?.key
  bench.undo()
  expect(bench.state().result?.key).toBe(first)
  await vi.waitFor(() =>
    expect(sent.at(-1)).toMatchObject({ results: [{ replaces: first, plan: goodPlan }] }),
  )
  bench.redo()
  expect(bench.state().result).toMatchObject({ key: second, plan: shorter })
})

test('what another page saved meanwhile is not replaced, and a row that was deleted comes back only when asked', async () => {
  const bench = openSignedIn()
  const apart = () => Response.json({ keys: ['00000000-0000-4000-8000-000000000001'] })
  const gone = () => Response.json({ error: { code: 'CONFLICT' } }, { status: 409 })
  answers.push(modelAnswer(goodPlan, { history: 'saved' }), apart, gone, saves)
  await bench.generate(testInput)
  const first = bench.state().result?.key
  bench.edit('points-1', 'Bring a lamp.')
  await vi.waitFor(() => expect(bench.state().result?.history).toBe('apart'))
  expect(sent.at(-1)).toMatchObject({ results: [{ replaces: first, versions: [expect.any(String)] }] })
  const second = bench.state().result?.key
  expect(second).not.toBe(first)
  bench.chooseDialect('Markdown')
  await vi.waitFor(() => expect(bench.state().result?.history).toBe('not-saved'))
  bench.edit('points-1', 'Bring two lamps.')
  expect(await bench.save(bench.state().result?.id ?? '')).toBe(true)
  const [, replaced, again] = sent.flatMap(({ results = [] }) => results as Record<string, unknown>[])
  expect(replaced).toMatchObject({ replaces: second, wasSaved: true })
  expect(again).toMatchObject({ wasSaved: false })
  expect([first, second]).not.toContain(again?.['replaces'])
  expect(again?.['versions']).toHaveLength(3)
  // Undo stays in the row that holds the result now.
  answers.push(saves)
  bench.undo()
  expect(bench.state().result?.key).toBe(again?.['replaces'])
})

test('an answer of the history that breaks off is no save, and later edits are saved again', async () => {
  const bench = openSignedIn()
  answers.push(modelAnswer(goodPlan, { history: 'saved' }), () => new Response('{"ke'), saves)
  await bench.generate(testInput)
  bench.edit('points-1', 'Bring a lamp.')
  await vi.waitFor(() => expect(bench.state().result?.history).toBe('not-saved'))
  expect(await bench.save(bench.state().result?.id ?? '')).toBe(true)
})

test('a save that is answered after a sign-out brings nothing back into the storage', async () => {
  const storage = memory()
  const bench = open(storage, memory(), { isSignedIn: () => true })
  answers.push(modelAnswer(goodPlan, { history: 'saved' }), () => {
    for (const key of Object.keys(storage.entries)) storage.removeItem(key)
    storage.setItem(signOutKey, 'x1')
    return saves()
  })
  await bench.generate(testInput)
  bench.edit('points-1', 'Bring a lamp.')
  await vi.waitFor(() => expect(sent).toHaveLength(2))
  await new Promise((resolve) => setTimeout(resolve))
  expect(Object.keys(storage.entries)).toEqual([signOutKey])
})

test('once the session has ended, what could not be saved says so', async () => {
  const bench = openSignedIn()
  answers.push(modelAnswer(goodPlan, { history: 'saved' }), () => Response.json({}, { status: 401 }))
  await bench.generate(testInput)
  bench.edit('points-1', 'Bring a lamp.')
  await vi.waitFor(() => expect(bench.state().result?.history).toBe('signed-out'))
})

test('an answer that arrives after somebody has signed out is kept nowhere', async () => {
  const storage = memory()
  const bench = open(storage)
  answers.push(() => {
    storage.setItem(signOutKey, 'x1')
    return modelAnswer(goodPlan)()
  })
  expect(await bench.generate(testInput)).toBe('stopped')
  expect(bench.state()).toMatchObject({ phase: 'idle', shelf: { results: [] } })
  expect(JSON.stringify(storage.entries)).not.toContain(goodPlan.points[0]?.id)
})

test('a change asked for twice stands once, and undo brings back one that was taken away', async () => {
  const bench = open()
  answers.push(modelAnswer(goodPlan), modelAnswer(goodPlan), modelAnswer(goodPlan), modelAnswer(goodPlan))
  await bench.generate(testInput)
  await bench.change({ wishes: ['shorter', 'warmer'] })
  await bench.change({ wishes: ['shorter'] })
  const wishes = () => bench.state().result?.wishes
  expect(wishes()).toEqual(['shorter', 'warmer'])
  bench.dropWish('shorter')
  expect(wishes()).toEqual(['warmer'])
  bench.undo()
  expect(wishes()).toEqual(['shorter', 'warmer'])
  bench.redo()
  await bench.change({})
  expect(sent[3]?.['refine']).toMatchObject({ wishes: ['warmer'] })
})

test('an edit that the chosen one of two versions lacks is told, until the person lets it go', async () => {
  const bench = open()
  answers.push(modelAnswer(goodPlan), modelAnswer({ ...goodPlan, points: [] }))
  await bench.generate(testInput)
  bench.edit('points-2', 'Bring a lamp.')
  await bench.change({ isBeside: true })
  bench.choose(true)
  expect(bench.state().result?.conflicts?.map(({ id }) => id)).toEqual(['points-2'])
  bench.acceptLoss()
  expect(bench.state().result?.conflicts ?? []).toEqual([])
  bench.undo()
  expect(textIn(bench)).toContain('Bring a lamp.')
})

test('an edit that the new version has no place for is told', async () => {
  const bench = open()
  answers.push(modelAnswer(goodPlan), modelAnswer({ ...goodPlan, points: [] }))
  await bench.generate(testInput)
  bench.edit('points-2', 'Bring a lamp.')
  await bench.change({ wishes: ['shorter'] })
  expect(bench.state().result?.conflicts?.map(({ id }) => id)).toEqual(['points-2'])
})

test('what is edited while a new version is awaited stays, and undo goes back to it', async () => {
  const bench = open()
  const { promise, resolve } = Promise.withResolvers<Response>()
  answers.push(modelAnswer(goodPlan), () => promise)
  await bench.generate(testInput)
  const changed = bench.change({})
  bench.edit('points-1', 'Bring a lamp.')
  resolve(modelAnswer({ ...goodPlan, points: [] })())
  await changed
  expect(bench.state().result?.conflicts?.map(textOf)).toEqual(['Bring a lamp.'])
  bench.undo()
  expect(textIn(bench)).toContain('Bring a lamp.')
})

test('what is edited after a change failed goes along when it is tried again, under a key of its own', async () => {
  const bench = open()
  const keys: unknown[] = []
  const fails = (init: RequestInit) => {
    keys.push(new Headers(init.headers).get('idempotency-key'))
    throw new TypeError('no network')
  }
  answers.push(modelAnswer(goodPlan), fails, fails, fails)
  await bench.generate(testInput)
  await bench.change({ wishes: ['shorter'] })
  await bench.retry()
  bench.edit('points-1', 'Bring a lamp.')
  await bench.retry()
  expect(JSON.stringify(sent.at(-1)?.['refine'])).toContain('Bring a lamp.')
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('the new version of a result that was removed meanwhile is a result of its own', async () => {
  const bench = open()
  const { promise, resolve } = Promise.withResolvers<Response>()
  answers.push(modelAnswer(goodPlan), () => promise)
  await bench.generate(testInput)
  const changed = bench.change({})
  bench.clearResults()
  resolve(modelAnswer(goodPlan)())
  await changed
  expect(planIn(bench)).toEqual(goodPlan)
})

test('what is told of one version is not told of another', async () => {
  const bench = open()
  bench.takeReply(`${reply}\nAnything else?`, { input: testInput })
  const { id } = bench.state().result ?? {}
  bench.edit('points-2', 'Bring a lamp.')
  answers.push(modelAnswer({ ...goodPlan, points: [] }), modelAnswer(goodPlan))
  await bench.change({})
  expect(bench.state().result?.unread).toBeUndefined()
  bench.edit('task', 'Invite everybody.')
  expect(bench.state().result?.conflicts?.map(textOf)).toEqual(['Bring a lamp.'])
  await bench.generate(testInput)
  expect(bench.state().result?.conflicts ?? []).toEqual([])
  bench.show(id)
  bench.undo()
  bench.undo()
  expect(bench.state().result?.conflicts ?? []).toEqual([])
  expect(bench.state().result?.unread).toEqual(['Anything else?'])
})

test('after a reload, undo tells nothing of the newer version', async () => {
  const [storage, tab] = [memory(), memory()]
  const bench = open(storage, tab)
  answers.push(modelAnswer(goodPlan), modelAnswer({ ...goodPlan, points: [] }))
  await bench.generate(testInput)
  bench.edit('points-2', 'Bring a lamp.')
  await bench.change({})
  const reloaded = open(memory(storage.entries), memory(tab.entries))
  expect(reloaded.state().result?.conflicts).toHaveLength(1)
  reloaded.undo()
  expect(reloaded.state().result?.conflicts).toBeUndefined()
})

test('a model that breaks off out of sight leaves the page where it is', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const ask: BenchParts['ask'] = async (question, options) => {
    if (!question.change) return askServer(question, options)
    options.onAsking?.('m-2')
    options.onText?.(core.write({ ...goodPlan, points: [] }))
    await promise
    return failed('NETWORK', 'gone')
  }
  const bench = open(memory(), memory(), { ask })
  answers.push(modelAnswer(goodPlan), modelAnswer(goodPlan))
  await bench.generate(testInput)
  const first = bench.state().result?.id
  await bench.generate(testInput)
  const { arrivals, shelf } = bench.state()
  const changed = bench.change({ isBeside: true })
  bench.show(first)
  resolve()
  expect(await changed).toBe('answered')
  expect(bench.state()).toMatchObject({ arrivals: arrivals + 1, isReady: false })
  bench.show(shelf.shown)
  expect(bench.state().result?.unmet?.why).toBe('The model stopped before it finished. Nothing was changed.')
})

test('another result can be opened, and a reply taken, while an answer is awaited; stopping still works', async () => {
  const bench = open()
  answers.push(modelAnswer(goodPlan), (init) => {
    const { promise, reject } = Promise.withResolvers<Response>()
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error))
    return promise
  })
  await bench.generate(testInput)
  const { id } = bench.state().result ?? {}
  const asked = bench.generate({ ...testInput, idea: 'a walk with 25 dogs' })
  bench.show(id)
  expect(bench.takeReply(reply, { input: testInput })).toBe('taken')
  expect(bench.state().phase).toBe('working')
  expect(await bench.change({ wishes: ['shorter'] })).toBe('stopped')
  bench.stop()
  expect(await asked).toBe('stopped')
  expect(bench.state().phase).toBe('idle')
})

const notWritten = (wait?: Promise<void>) => async () => {
  await wait
  const engine = { writtenBy: 'composer', reason: 'no-model', sentence: 'No model is connected.' }
  return Response.json({ plan: goodPlan, planVersion: 1, engine, request: 'x' })
}

test('an entry of the history that is opened while another result is written shows nothing of that', async () => {
  const storage = memory()
  const ask: BenchParts['ask'] = async (_question, options) => {
    options.onAsking?.('m-1')
    const opened = { id: 'kept-1', madeAt: 1, input: testInput, text: 'Opened' }
    storage.setItem('results:test-markdown', JSON.stringify({ results: [opened], shown: opened.id }))
    bench.reread()
    expect(bench.state()).toMatchObject({ phase: 'working', live: undefined, result: opened })
    return failed('STOPPED', '')
  }
  const bench = open(storage, memory(), { ask })
  expect(await bench.generate(testInput)).toBe('stopped')
})

test('a change that nobody made is told where it is shown, and stays open without its other wishes', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const bench = open()
  answers.push(modelAnswer(goodPlan), modelAnswer(goodPlan), notWritten(), notWritten(promise))
  await bench.generate(testInput)
  const first = bench.state().result?.id
  await bench.generate(testInput)
  const { arrivals } = bench.state()
  await bench.change({ isBeside: true })
  expect(bench.state().arrivals).toBe(arrivals + 1)
  bench.dropWish('shorter')
  expect(bench.state().result?.unmet).toBeDefined()
  const changed = bench.change({ wishes: ['shorter'] })
  bench.show(first)
  resolve()
  await changed
  expect(bench.state().arrivals).toBe(arrivals + 1)
  bench.show(bench.state().shelf.results[0]?.id)
  bench.dropWish('shorter')
  expect(bench.state().result?.unmet).toBeUndefined()
})

test('words that only a person can tell from a refusal are no answer of a model that breaks off', async () => {
  const ask: BenchParts['ask'] = async (_question, options) => {
    options.onAsking?.('m-1')
    options.onText?.('I am sorry, but I cannot help with that.')
    return failed('BROKEN_OFF', 'gone')
  }
  const bare = { ...core, read: () => ({ plan: goodPlan, unread: [], complete: [], isBare: true }) }
  const bench = open(memory(), memory(), { ask, core: bare as never })
  expect(await bench.generate(testInput)).toBe('failed')
  expect(bench.state().shelf.results).toEqual([])
})

test('of a large and a small result the shown small one counts as stored', async () => {
  const { entries, ...storage } = memory()
  const isSmall = (text: string) => text.length < 20_000
  const full = {
    ...storage,
    setItem: (key: string, text: string) => {
      if (!isSmall(text)) throw new DOMException('full', 'QuotaExceededError')
      entries[key] = text
    },
  }
  const bench = open({ ...full, entries })
  answers.push(
    modelAnswer(goodPlan),
    modelAnswer({
      ...goodPlan,
      task: { ...goodPlan.task, words: [{ text: 'x'.repeat(30_000), from: 'model' }] },
    }),
  )
  await bench.generate(testInput)
  const first = bench.state().result?.id
  expect(bench.state().isStored).toBe(true)
  await bench.generate(testInput)
  expect(bench.state().isStored).toBe(false)
  bench.show(first)
  expect(bench.state().isStored).toBe(true)
})

/** With room for so many characters. */
function small(room: number) {
  const storage = memory()
  storage.setItem = (key, value) => {
    if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
    storage.entries[key] = value
  }
  return storage
}

test('in a full storage only as many of the oldest make room as have to', async () => {
  const whole = memory()
  const bench = open(whole)
  answers = Array.from({ length: 8 }, () => modelAnswer(goodPlan))
  for (let made = 0; made < 8; made += 1) await bench.generate(testInput)
  const all = bench.state().shelf.results
  const storage = small(JSON.stringify({ results: all.slice(0, 7), shown: all[0]?.id }).length)
  expect(writeShelf(storage, 'x', bench.state().shelf)).toEqual(all.slice(0, 7))
  expect(readShelf(storage, 'x').results).toEqual(all.slice(0, 7))
})

test('a result that could not be stored stays on its page when another tab stores one, not after a sign-out', async () => {
  const storage = small(0)
  const bench = open(storage)
  answers.push(modelAnswer(goodPlan), modelAnswer({ ...goodPlan, points: [] }))
  await bench.generate(testInput)
  const results = '{"results":[{"id":"1","madeAt":1,"input":{},"text":"Of the other tab"}],"shown":"1"}'
  storage.entries['results:test-markdown'] = results
  bench.reread({ isOfOtherTab: true })
  expect(planIn(bench)).toEqual(goodPlan)
  expect(bench.state()).toMatchObject({ isStored: false, shelf: { results: [{}, { id: '1' }] } })
  delete storage.entries['results:test-markdown']
  bench.reread({ isOfOtherTab: true })
  expect(bench.state().shelf.results).toEqual([])
  await bench.generate(testInput)
  Object.assign(storage.entries, { [signOutKey]: 'x1', 'results:test-markdown': results })
  bench.reread({ isOfOtherTab: true })
  expect(bench.state().shelf.results).toMatchObject([{ id: '1' }])
})

test('without a model a wish changes nothing, says why, and can be taken to a chat, also after a reload', async () => {
  const storage = memory()
  const bench = open(storage)
  const sentence = 'No model is connected.'
  answers.push(modelAnswer(goodPlan), () =>
    Response.json({
      plan: goodPlan,
      planVersion: 1,
      engine: { writtenBy: 'composer', reason: 'no-model', sentence },
      request: 'x',
    }),
  )
  await bench.generate(testInput)
  await bench.change({ wishes: ['shorter'] })
  expect(bench.state().result).toMatchObject({ unmet: { wish: { wishes: ['shorter'] }, why: sentence } })
  answers.push(() =>
    Response.json({
      plan: goodPlan,
      planVersion: 1,
      engine: { writtenBy: 'composer', sentence },
      request: 'x',
    }),
  )
  await bench.change({ wishes: ['in French'] })
  const wish = { wishes: ['shorter', 'in French'] }
  expect(bench.state().result?.unmet?.wish).toEqual(wish)
  const later = open(storage)
  expect(later.state().result?.unmet).toEqual({ wish, why: sentence })
  const shorter = core.write({ ...goodPlan, points: goodPlan.points.slice(0, 1) })
  expect(later.takeReply(shorter, { input: testInput, wish })).toBe('taken')
  expect(later.state().result).toMatchObject({ engine: { writtenBy: 'own-chat' }, ...wish })
  expect(later.state().result?.unmet).toBeUndefined()
  later.undo()
  expect(planIn(later)).toEqual(goodPlan)
})

test('a request for a model becomes a result when the answer of a chat comes back', async () => {
  const bench = open()
  const engine = { writtenBy: 'composer', reason: 'no-model' }
  answers.push(() => Response.json({ generatedPrompt: 'r', needsModel: true, request: 'r', engine }))
  await bench.generate({ ...testInput, kind: 'story' })
  expect(bench.state().result).toMatchObject({ request: 'r' })
  const about = { input: bench.state().result?.input ?? {} }
  expect(bench.takeReply('I would rather not.', about)).toBe('unreadable')
  expect(bench.takeReply(`Sure!\n${reply}\nAnything else?`, about)).toBe('taken')
  expect(bench.state().shelf.results.length).toBe(1)
  expect(bench.state().result).toMatchObject({
    unread: ['Anything else?'],
    engine: { writtenBy: 'own-chat' },
  })
})

test('a reply is mended as on the server, and one that may not be shown is refused', async () => {
  const bench = open()
  expect(bench.takeReply(reply.replace('25', 'some'), { input: testInput })).toBe('taken')
  expect(textIn(bench)).toContain('25')
  expect(bench.takeReply(reply.replace('pier', '<script>'), { input: testInput })).toBe('unreadable')
})

test('a reply to a wish brings nothing back that was taken out, and leaves what was edited', async () => {
  const bench = open()
  answers.push(modelAnswer(goodPlan))
  await bench.generate(testInput)
  bench.edit('task', 'Invite everybody.')
  bench.edit('points-2', 'Bring a lamp.')
  expect(
    bench.takeReply(reply.replace('25', 'some'), { input: testInput, wish: { wishes: ['shorter'] } }),
  ).toBe('taken')
  expect(textIn(bench)).not.toContain('25')
  expect(textIn(bench)).toContain('Invite everybody.')
  expect(textIn(bench)).toContain('Bring a lamp.')
})

/** A model that writes this and then nothing, until it is stopped. */
const writes = (text: string) => (init: RequestInit) => {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
      for (const event of [
        { type: 'asking', model: 'm-1' },
        { type: 'delta', text },
      ])
        controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

async function stopWhileWriting(bench: Bench, asked: Promise<unknown>) {
  await vi.waitFor(() => expect(bench.state().live?.phase).toBe('writing'))
  bench.stop()
  return asked
}

test('stopping keeps what is whole of what a model had written, and says so', async () => {
  const bench = open()
  answers.push(writes(reply.slice(0, reply.indexOf('the pier'))))
  expect(await stopWhileWriting(bench, bench.generate(testInput))).toBe('answered')
  expect(bench.state().result).toMatchObject({ engine: { writtenBy: 'model', reason: 'stopped' } })
  expect(textIn(bench)).toBe('Write an invitation for 25 guests.\nGröße 漢字 🛶')
  expect(bench.state().isReady).toBe(false)
})

test('what was computed is shown while a model explains it, and stays when the model is stopped', async () => {
  const withComputed = (plan: TestPlan, { note }: TestPlan) => ({ ...plan, ...(note ? { note } : {}) })
  const computed = { ...goodPlan, note: plainItem('note', 'Score 12', { from: 'model' }) }
  for (const text of ['', reply.slice(0, reply.indexOf('Name'))]) {
    const bench = open(memory(), memory(), { core: { ...core, withComputed } as never })
    answers.push((init) => {
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason))
          for (const event of [
            { type: 'computed', plan: computed },
            { type: 'asking', model: 'm-1' },
            { type: 'delta', text },
          ])
            controller.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`))
        },
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    })
    const asked = bench.generate(testInput)
    const phase = text === '' ? 'asking' : 'writing'
    await vi.waitFor(() => expect(bench.state().live).toMatchObject({ phase, plan: { note: computed.note } }))
    bench.stop()
    expect(await asked).toBe('answered')
    const writtenBy = text === '' ? 'composer' : 'model'
    expect(bench.state().result?.engine).toMatchObject({ writtenBy, reason: 'stopped' })
    expect(planIn(bench)).toEqual(text === '' ? computed : { ...planIn(bench), note: computed.note })
  }
})

test('a dialect that is chosen while a first answer is written goes with this answer alone', async () => {
  const bench = open()
  answers.push(modelAnswer(goodPlan), writes(reply), writes(reply))
  await bench.generate(testInput)
  bench.chooseDialect('first')
  const asked = bench.generate(testInput)
  await vi.waitFor(() => expect(bench.state().live).toBeDefined())
  bench.chooseDialect('second')
  await stopWhileWriting(bench, asked)
  expect(bench.state().shelf.results.map(({ dialect }) => dialect)).toEqual(['second', 'first'])
  const changed = bench.change({})
  await vi.waitFor(() => expect(bench.state().live).toBeDefined())
  bench.chooseDialect('third')
  await stopWhileWriting(bench, changed)
  expect(bench.state().result?.dialect).toBe('third')
})

test('of a model that was stopped before anything was whole, nothing is kept', async () => {
  const read = (text: string) => ({ ...core.read(text, testInput), plan: text ? goodPlan : { points: [] } })
  const bench = open(memory(), memory(), { core: { ...core, read } as never })
  answers.push(writes('Write an'))
  expect(await stopWhileWriting(bench, bench.generate(testInput))).toBe('stopped')
  expect(bench.state().shelf.results).toEqual([])
})

test('a change that is stopped leaves the version before, and its wish', async () => {
  const bench = open()
  answers.push(modelAnswer(goodPlan), writes('## [1] Task\nInvite 25 people.\n## [2] Points\n- Only'))
  await bench.generate(testInput)
  expect(await stopWhileWriting(bench, bench.change({ wishes: ['warmer'] }))).toBe('answered')
  expect(planIn(bench)).toEqual(goodPlan)
  expect(bench.state().result).toMatchObject({
    engine: byModel,
    unmet: { wish: { wishes: ['warmer'] }, why: 'You stopped the model. Nothing was changed.' },
  })
  expect(bench.state().isReady).toBe(false)
})

test('a reply that is being corrected says so to the end, and is shown whole', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const ask: BenchParts['ask'] = async (_question, options) => {
    options.onAsking?.('m-1')
    options.onText?.(reply)
    options.onMending?.()
    await promise
    return failed('BROKEN_OFF', 'gone')
  }
  const bench = open(memory(), memory(), { ask })
  const asked = bench.generate(testInput)
  await new Promise((wait) => setTimeout(wait, 200))
  expect(bench.state().live).toMatchObject({ phase: 'mending', plan: goodPlan })
  resolve()
  expect(await asked).toBe('answered')
})

test('a failure is told, and the same composer can answer in this browser', async () => {
  const bench = open()
  expect(await bench.generate(testInput)).toBe('failed')
  expect(bench.state()).toMatchObject({ phase: 'failed', failure: { code: 'NETWORK' } })
  expect(bench.composeHere()).toBe('answered')
  expect(textIn(bench)).toContain('Do this: Invite 25 guests to a boat')
})

test('signed in, what is put together in this browser can be saved', async () => {
  const bench = openSignedIn()
  await bench.generate(testInput)
  expect(bench.composeHere()).toBe('answered')
  expect(bench.state().result?.history).toBe('not-saved')
})

test('after a failure the form goes out as it was corrected, to the server and to the composer here', async () => {
  const bench = open()
  const corrected = { ...testInput, idea: 'Invite 30 guests to a boat' }
  await bench.generate(testInput)
  expect(await bench.retry({ ...testInput, idea: ' ' })).toBe('invalid')
  expect(await bench.retry(corrected)).toBe('failed')
  expect(sent.map(({ idea }) => idea)).toEqual([testInput.idea, corrected.idea])
  expect(bench.composeHere({ ...testInput, idea: 'Invite 35 guests to a boat' })).toBe('answered')
  expect(textIn(bench)).toContain('35')
})

test('an engine that cannot be fetched is a failure like any other, and the composer still answers', async () => {
  const bench = open(memory(), memory(), { ask: () => Promise.reject(new TypeError('no script')) })
  expect(await bench.generate(testInput)).toBe('failed')
  expect(bench.state()).toMatchObject({ phase: 'failed', failure: { code: 'NETWORK' } })
  expect(bench.composeHere()).toBe('answered')
  expect(textIn(bench)).toContain('Do this: Invite 25 guests to a boat')
})

test('an engine that cannot be fetched after somebody pressed stop is no failure', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  const bench = open(memory(), memory(), { ask: () => promise })
  const asked = bench.generate(testInput)
  bench.stop()
  reject(new TypeError('no script'))
  expect(await asked).toBe('stopped')
  expect(bench.state().phase).toBe('idle')
})

test('signed in, a pasted reply is saved once', async () => {
  const bench = openSignedIn()
  answers.push(saves)
  expect(bench.takeReply(reply, { input: testInput })).toBe('taken')
  await vi.waitFor(() => expect(bench.state().result?.history).toBe('saved'))
  expect(saved().map(({ plan }) => plan)).toEqual([goodPlan])
})

test('signed in, the version that was made is saved, whatever is shown by then', async () => {
  const bench = openSignedIn()
  const [first, second] = ['a boat party', 'a walk'].map((idea) => ({ ...testInput, idea }))
  const shorter = { ...goodPlan, points: goodPlan.points.slice(0, 1) }
  const { promise, resolve } = Promise.withResolvers<Response>()
  answers.push(modelAnswer(goodPlan), saves, modelAnswer(goodPlan), saves)
  await bench.generate(first ?? {})
  const { id } = bench.state().result ?? {}
  await bench.generate(second ?? {})
  answers.push(() => promise, saves)
  const changed = bench.change({ wishes: ['shorter'] })
  bench.show(id)
  resolve(modelAnswer(shorter)())
  await changed
  await vi.waitFor(() => expect(saved()).toHaveLength(3))
  expect(saved().at(-1)).toMatchObject({ input: second, plan: shorter })
  expect(bench.state().result?.input).toEqual(first)
})

test('signed in, edits are saved at once and in their order, also by a page that is left', async () => {
  const bench = openSignedIn()
  answers.push(modelAnswer(goodPlan, { history: 'saved' }), saves, saves)
  await bench.generate(testInput)
  bench.edit('task', 'Invite 25 friends.')
  bench.edit('task', 'Invite 25 neighbors.')
  bench.stop()
  await vi.waitFor(() => expect(saved()).toHaveLength(1))
  bench.chooseDialect('plain')
  await vi.waitFor(() => expect(saved()).toHaveLength(2))
  expect(saved().map(({ plan }) => textOf(plan.task))).toEqual(Array(2).fill('Invite 25 neighbors.'))
})

test('signed in, what is edited while a new version is awaited is saved with it', async () => {
  const bench = openSignedIn()
  answers.push(modelAnswer(goodPlan, { history: 'saved' }), () => {
    answers.push(saves, saves)
    bench.edit('points-1', 'Bring a lamp.')
    return modelAnswer(goodPlan, { history: 'saved' })()
  })
  await bench.generate(testInput)
  await bench.change({ wishes: ['shorter'] })
  await vi.waitFor(() => expect(saved()).toHaveLength(2))
  expect(saved().at(-1)).toMatchObject({ plan: planIn(bench), idempotencyKey: bench.state().result?.key })
  expect(textIn(bench)).toContain('Bring a lamp.')
})

test('signed in, an edit of another result is saved too while the first is on its way', async () => {
  const bench = openSignedIn()
  const { promise, resolve } = Promise.withResolvers<Response>()
  answers.push(modelAnswer(goodPlan, { history: 'saved' }), modelAnswer(goodPlan, { history: 'saved' }))
  answers.push(() => promise, saves, saves)
  await bench.generate(testInput)
  const { id } = bench.state().result ?? {}
  await bench.generate({ ...testInput, idea: 'a walk with 25 dogs' })
  bench.edit('task', 'Walk 25 dogs.')
  await vi.waitFor(() => expect(saved()).toHaveLength(1))
  bench.edit('task', 'Walk 25 old dogs.')
  bench.show(id)
  bench.edit('task', 'Invite 25 friends.')
  resolve(saves())
  await vi.waitFor(() => expect(saved()).toHaveLength(3))
  expect(saved().map(({ plan }) => textOf(plan.task))).toEqual([
    'Walk 25 dogs.',
    'Walk 25 old dogs.',
    'Invite 25 friends.',
  ])
})

test('signed in, a version beside the result is not saved while nobody has chosen it', async () => {
  const bench = openSignedIn()
  answers.push(modelAnswer(goodPlan, { history: 'saved' }), modelAnswer({ ...goodPlan, points: [] }), saves)
  await bench.generate(testInput)
  await bench.change({ isBeside: true })
  expect(bench.takeReply(reply, { input: testInput, wish: { isBeside: true } })).toBe('taken')
  expect(bench.state().comparison).toBeDefined()
  expect(saved()).toEqual([])
})

test('two versions stand beside each other until one is kept', async () => {
  const bench = open()
  const other = { ...goodPlan, points: [] }
  answers.push(modelAnswer(goodPlan), modelAnswer(other), modelAnswer(other))
  await bench.generate(testInput)
  await bench.change({ isBeside: true })
  expect(bench.state().comparison).toMatchObject({ first: { plan: goodPlan }, second: { plan: other } })
  bench.choose(false)
  expect(planIn(bench)).toEqual(goodPlan)
  await bench.change({ isBeside: true })
  bench.choose(true)
  expect(planIn(bench)).toEqual(other)
  expect(bench.state().shelf.results).toHaveLength(1)
})

test('leaving the page while two versions stand beside each other loses neither', async () => {
  const storage = memory()
  const bench = open(storage)
  const other = { ...goodPlan, points: [] }
  answers.push(modelAnswer(goodPlan), modelAnswer(other))
  await bench.generate(testInput)
  await bench.change({ isBeside: true })
  const later = open(storage)
  expect(planIn(later)).toEqual(goodPlan)
  expect(later.state().shelf.results.map(({ plan }) => plan)).toEqual([other, goodPlan])
})

test('the result on the page makes room for no other one, in this browser and in its storage', async () => {
  const storage = memory()
  const bench = open(storage)
  answers = Array.from({ length: resultsKept + 1 }, () => modelAnswer(goodPlan))
  for (let made = 0; made < resultsKept; made += 1) await bench.generate(testInput)
  const { id } = bench.state().shelf.results.at(-1) ?? {}
  bench.show(id)
  await bench.change({ isBeside: true })
  bench.choose(false)
  expect(bench.state().result?.id).toBe(id)
  const room = 5_000
  storage.setItem = (key, value) => {
    if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
    storage.entries[key] = value
  }
  bench.edit('points-1', 'Bring a lamp.')
  expect(textIn(open(storage))).toContain('Bring a lamp.')
})

test('where a change failed, nothing is put in the place of what was edited', async () => {
  const bench = open()
  answers.push(modelAnswer(goodPlan))
  await bench.generate(testInput)
  expect(await bench.change({ wishes: ['shorter'] })).toBe('failed')
  expect(bench.canComposeHere()).toBe(false)
})

test('results of the earlier version are shown as they were', () => {
  const answer = { generatedPrompt: 'Old text\n', variants: [], notes: [], composedBy: 'composer' }
  const old = { results: [{ id: '1', madeAt: 1, draft: { idea: 'x' }, attempt: 0, answer }], shown: '1' }
  const bench = open(memory({ 'results:test-markdown': JSON.stringify(old) }))
  expect(bench.state().result).toMatchObject({ text: 'Old text\n', input: { idea: 'x' } })
  expect(bench.edit('task', 'y')).toBe(false)
})
