import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { startFakeProvider, type Script } from '#engine/models/fake-provider.test-support.ts'
import { providerIds, type ProviderId } from '#engine/models/model-data.ts'
import { inPieces } from '#tools/contract/test-tool.test-support.ts'
import { findTool } from '#tools/tools.ts'
import { rubric } from '../judging/rubric.ts'
import { evalCommand } from './eval-command.ts'
import { openResults, readResults, type Answer } from './results.ts'

const provider = await startFakeProvider()
const room = mkdtempSync(path.join(tmpdir(), 'blueprompt-eval-'))
afterAll(async () => {
  rmSync(room, { recursive: true })
  await provider.stop()
})

let out = ''
let corpus = ''
let runs = 0
beforeEach(() => {
  runs += 1
  out = path.join(room, `out-${runs}`)
  corpus = path.join(room, `corpus-${runs}`)
  provider.requests.length = 0
  writeCorpus({ 'text-to-prompt': ideas.slice(0, 2) })
})

const ideas = [
  { id: 'boat', source: 'by a sailor', input: { idea: 'Invite 25 guests to "Marea", a boat, on 3 May' } },
  { id: 'letter', source: '', input: { idea: 'A letter to 40 tenants about <script>alert(1)</script>' } },
  { id: 'speech', source: '', input: { idea: 'A speech of 6 minutes for Ines' } },
]
const kite = { id: 'kite', source: '', input: { idea: 'Seven kites over Lisbon' } }

function writeCorpus(files: Record<string, readonly object[]>): void {
  rmSync(corpus, { recursive: true, force: true })
  mkdirSync(corpus)
  for (const [slug, items] of Object.entries(files))
    writeFileSync(path.join(corpus, `${slug}.json`), JSON.stringify(items))
}

const modelNames: Record<ProviderId, string> = {
  google: 'gemini-3.8-flash',
  openai: 'gpt-5.4-mini',
  anthropic: 'claude-without-a-price',
  'openai-compatible': 'local-8b',
}

function environment(ids: readonly ProviderId[] = ['openai'], more: Record<string, string> = {}) {
  return {
    PATH: process.env['PATH'],
    DATA_DIR: path.join(room, 'none'),
    AI_LOCAL: 'off',
    AI_PROVIDERS: ids.join(','),
    GOOGLE_GENERATIVE_AI_API_KEY: 'secret-key-1',
    GOOGLE_BASE_URL: provider.urlOf('google'),
    OPENAI_API_KEY: 'secret-key-2',
    OPENAI_BASE_URL: provider.urlOf('openai'),
    ANTHROPIC_API_KEY: 'secret-key-3',
    ANTHROPIC_BASE_URL: provider.urlOf('anthropic'),
    ANTHROPIC_MODEL: modelNames.anthropic,
    OPENAI_COMPATIBLE_BASE_URL: provider.urlOf('openai-compatible'),
    OPENAI_COMPATIBLE_MODEL: 'local-8b',
    ...more,
  } satisfies NodeJS.ProcessEnv
}

async function run(args: readonly string[] = [], env: NodeJS.ProcessEnv = environment()) {
  const said: string[] = []
  const say = (line: string) => said.push(line)
  const code = await evalCommand(['--corpus', corpus, '--out', out, ...args], env, { log: say, error: say })
  return { code, said: said.join('\n') }
}

/** What a model would answer that keeps to everything: our own plan, in the form of a reply. */
const replies = new Map<string, string>()
for (const [slug, items] of Object.entries({ 'text-to-prompt': ideas, 'image-prompt-generator': [kite] })) {
  const core = await findTool(slug)?.core()
  for (const { input } of items)
    if (core) replies.set(input.idea.slice(0, 9), core.write(core.compose(core.input.parse(input))))
}

function replyTo(body: string): readonly string[] {
  if (isToJudge(body)) return inPieces(verdictOn(body), 400)
  const [, reply = ''] = [...replies].find(([idea]) => body.includes(idea)) ?? []
  return inPieces(reply, 40)
}
const good: Script = { answerTo: replyTo }

function isToJudge(body: string): boolean {
  return body.includes('You judge answers')
}

/** Every answer gets 4 of 5, and the first one a wrong claim. */
function verdictOn(body: string): string {
  const letters = [...new Set([...body.matchAll(/Answer ([A-Z]):/gu)].map(([, letter]) => letter))]
  const slug = body.includes('Options realised') ? 'image-prompt-generator' : 'text-to-prompt'
  const criteria = (rubric[slug] ?? []).map(({ name }) => ({ name, quote: 'it says so', score: 4 }))
  const answers = letters.map((letter, at) => ({
    letter,
    criteria,
    wrongClaims: at === 0 ? ['There is a band.'] : [],
    hardFail: '',
  }))
  return JSON.stringify({ answers })
}

function answers(folder = out): Answer[] {
  return readResults(folder).answers
}

const report = () => readFileSync(path.join(out, 'report.html'), 'utf8')

test('all providers answer in their formats, are judged blind, and stand side by side', async () => {
  writeCorpus({ 'text-to-prompt': ideas.slice(0, 2), 'image-prompt-generator': [kite] })
  provider.play(good)
  const { code, said } = await run(['--judge', 'anthropic:claude-sonnet-5-5'], environment(providerIds))
  expect(said).toContain('3 inputs, google:gemini-3.8-flash, openai:gpt-5.4-mini')
  expect(code).toBe(0)
  const { run: made, answers: all, judgments, spentUsd } = readResults(out)
  expect(made.models.map(({ id }) => id)).toEqual(providerIds.map((id) => `${id}:${modelNames[id]}`))
  expect(all).toHaveLength(12)
  for (const answer of all)
    expect(answer).toMatchObject({
      isKept: true,
      isUnanswered: false,
      calls: 1,
      inputTokens: 100,
      outputTokens: 20,
      firstFaults: [],
      lastFaults: [],
      firstTokenMs: expect.any(Number),
    })
  expect(all.find(({ id }) => id === 'boat')?.measures).toMatchObject({ factsKept: 3, facts: 3 })
  expect(judgments.map(({ scores }) => scores.map(({ score }) => score).toSorted())).toEqual(
    Array.from({ length: 3 }, () => [75, 80, 80, 80]),
  )
  const costs = [...all, ...judgments].reduce((sum, { costUsd }) => sum + costUsd, 0)
  expect(spentUsd).toBeCloseTo(costs, 9)

  const judged = provider.requests.filter(({ body }) => isToJudge(body))
  expect(judged).toHaveLength(3)
  for (const { body } of judged)
    for (const name of [...Object.values(modelNames), ...providerIds]) expect(rest(body)).not.toContain(name)
  const orders = judgments.map(({ scores }) => scores.map(({ model }) => model).join())
  expect(new Set(orders).size).toBeGreaterThan(1)

  expect(report()).toContain('The price of anthropic:claude-without-a-price is not known')
  expect(report()).toContain('120 tokens')
  expect(report()).toContain('There is a band.')
  expect(report()).toContain('by a sailor')
})

/** A request without the model that it is for. */
function rest(body: string): string {
  const { model: _, ...others } = JSON.parse(body) as { model?: string }
  return JSON.stringify(others)
}

test('the report runs nothing and shows hostile text as text', async () => {
  const hostile = '</pre><img src=x onerror=alert(1)><script>alert(2)</script>'
  writeCorpus({ 'text-to-prompt': [{ ...ideas[1], source: hostile }] })
  provider.play({ words: [hostile] })
  await run()
  expect(answers()[0]).toMatchObject({ isKept: false, text: hostile })
  expect(report()).not.toMatch(/<(?:script|img|link)/u)
  expect(report()).toContain('&lt;script&gt;alert(2)')
  expect(report()).toContain("default-src 'none'")
  expect(report()).not.toContain('secret-key')
})

const failures: readonly { name: string; script: Script; isUnanswered: boolean; why: string }[] = [
  { name: 'a refusal', script: { words: ['No.'], end: 'filter' }, isUnanswered: false, why: 'refused' },
  { name: 'a cut answer', script: { ...good, cutAfter: 2 }, isUnanswered: false, why: 'cut-off' },
  { name: 'chatter', script: { words: ['I ', 'would ', 'rather.'] }, isUnanswered: false, why: 'unfit' },
  { name: 'a wrong key', script: { status: 401 }, isUnanswered: true, why: 'not-allowed' },
  { name: 'a connection that breaks', script: { hangUp: true }, isUnanswered: true, why: 'network' },
  { name: 'an empty account', script: { status: 402 }, isUnanswered: true, why: 'money' },
]

test.for(providerIds.flatMap((id) => failures.map((failure) => ({ id, ...failure }))))(
  '$id: $name is kept as what it is, and only what was no answer is asked again',
  async ({ id, script, isUnanswered, why }) => {
    writeCorpus({ 'text-to-prompt': ideas.slice(0, 1) })
    provider.play(script)
    const first = await run([], environment([id]))
    expect(answers()).toMatchObject([{ isKept: false, isUnanswered, why, model: `${id}:${modelNames[id]}` }])
    expect(first.code).toBe(isUnanswered ? 2 : 0)
    provider.play(good)
    const second = await run([], environment([id]))
    expect(second.code).toBe(0)
    expect(answers()[0]).toMatchObject(isUnanswered ? { isKept: true } : { isKept: false, why })
  },
)

test('a provider that cannot be reached is given up, and the report says so', async () => {
  writeCorpus({ 'text-to-prompt': ideas })
  const gone = environment(['openai'], { OPENAI_BASE_URL: 'http://127.0.0.1:1/v1' })
  const { code, said } = await run(['--at-once', '1'], gone)
  expect(code).toBe(2)
  expect(said).toContain('openai:gpt-5.4-mini was given up (the provider could not be reached)')
  expect(report()).toContain('could not be reached')
})

test('a wrong key costs one request, not one for each case', async () => {
  writeCorpus({ 'text-to-prompt': ideas })
  provider.play({ status: 401 })
  await run(['--at-once', '1'])
  expect(provider.requests).toHaveLength(1)
})

test('a fault is told to the model once, and both tries are kept', async () => {
  writeCorpus({ 'text-to-prompt': ideas.slice(0, 1) })
  provider.play({ words: ['Nothing of it.'] }, good)
  await run()
  expect(answers()[0]).toMatchObject({
    isKept: true,
    calls: 2,
    firstFaults: [expect.stringContaining('form')],
    repairFaults: [],
    lastFaults: [],
  })
})

test('no case begins that could exceed the budget, and a larger one goes on', async () => {
  writeCorpus({ 'text-to-prompt': ideas })
  provider.play(good)
  const none = await run(['--budget', '0.001'])
  expect(none.code).toBe(2)
  expect(none.said).toContain('does not reach for 3 steps more')
  expect(provider.requests).toHaveLength(0)
  const most = 0.2
  const some = await run(['--budget', String(most), '--at-once', '8'])
  const spent = openResults(out).spent()
  expect(spent).toBeGreaterThan(0)
  expect(spent).toBeLessThanOrEqual(most)
  expect(answers().length).toBeGreaterThan(0)
  expect((await run(['--budget', '5'])).code).toBe(0)
  expect(answers()).toHaveLength(3)
  expect(some.said).toContain('Report: ')
})

test('the same command does nothing twice, and asks anew what has changed', async () => {
  provider.play(good)
  await run(['--judge', 'openai'])
  expect(provider.requests).toHaveLength(4)
  const again = await run(['--judge', 'openai'])
  expect(again.said).toContain('Already there: 2 answers.')
  expect(provider.requests).toHaveLength(4)
  writeCorpus({ 'text-to-prompt': [ideas[0] ?? {}, { ...ideas[1], input: ideas[2]?.input }] })
  const changed = await run(['--judge', 'openai'])
  expect(changed.said).toContain('have changed: 1 answer.')
  // One answer and one judgment of it.
  expect(provider.requests).toHaveLength(6)
  expect(answers()).toHaveLength(2)
})

test('a judge that answers rubbish is asked once more, and then its case has no score', async () => {
  writeCorpus({ 'text-to-prompt': ideas.slice(0, 1) })
  const rubbish = (verdict: string): Script => ({
    answerTo: (body) => (isToJudge(body) ? [verdict] : replyTo(body)),
  })
  provider.play(rubbish('I like answer A.'))
  const first = await run(['--judge', 'openai'])
  expect(provider.requests.filter(({ body }) => isToJudge(body))).toHaveLength(2)
  expect(first.said).toContain("The judge's reply could not be read")
  expect(report()).toContain('has no scores')
  // An answer without its criteria, then a good one.
  const empty = '{"answers":[{"letter":"A","criteria":[],"wrongClaims":[],"hardFail":""}]}'
  provider.play({ words: [empty] }, good)
  await run(['--judge', 'openai'])
  expect(provider.requests.at(-1)?.body).toContain('lacks the criterion')
  expect(readResults(out).judgments[0]?.scores).toMatchObject([{ score: 75 }])
})

test('killed in the middle, the same command goes on where it was', async () => {
  writeCorpus({ 'text-to-prompt': ideas })
  // The first answer comes, the second never ends.
  provider.play(good, { ...good, stallAfter: 1 })
  const child = spawn(
    process.execPath,
    ['scripts/eval.ts', '--corpus', corpus, '--out', out, '--at-once', '1'],
    { env: environment(), stdio: 'ignore' },
  )
  const isOver = new Promise((resolve) => child.once('exit', resolve))
  while (provider.requests.length < 2) await sleep(20)
  child.kill('SIGKILL')
  await isOver
  expect(readdirSync(path.join(out, 'answers', 'text-to-prompt'))).toHaveLength(1)
  provider.play(good)
  const { code, said } = await run()
  expect(said).toContain('Already there: 1 answer.')
  expect(code).toBe(0)
  expect(provider.requests).toHaveLength(4)
  expect(answers()).toHaveLength(3)
})

test('Ctrl-C finishes what is running and says how to go on', async () => {
  writeCorpus({ 'text-to-prompt': ideas })
  provider.play({ ...good, firstDelayMs: 200 })
  const running = run(['--at-once', '1'])
  while (provider.requests.length === 0) await sleep(5)
  process.emit('SIGINT')
  // As npm passes it on.
  process.emit('SIGINT')
  const { code, said } = await running
  expect(code).toBe(2)
  expect(said).toContain('Stopped with 2 steps left. The same command goes on.')
  expect(answers()).toMatchObject([{ isKept: true }])
})

test('a second Ctrl-C breaks off what is running, and nothing half is kept', async () => {
  writeCorpus({ 'text-to-prompt': ideas })
  provider.play({ ...good, stallAfter: 1 })
  const running = run(['--at-once', '1'])
  while (provider.requests.length === 0) await sleep(5)
  process.emit('SIGINT')
  await sleep(1_100)
  process.emit('SIGINT')
  const { code, said } = await running
  expect(code).toBe(2)
  expect(said).toContain('Stopped with 3 steps left.')
  expect(answers()).toEqual([])
})

test('two runs are compared case by case, what got worse first', async () => {
  provider.play(good)
  await run(['--judge', 'openai'])
  const before = out
  out = `${before}-after`
  provider.play({
    answerTo: (body) => (body.includes('letter to') && !isToJudge(body) ? ['No.'] : replyTo(body)),
  })
  await run(['--judge', 'openai'])
  const said: string[] = []
  const terminal = { log: (line: string) => said.push(line), error: (line: string) => said.push(line) }
  expect(await evalCommand(['--compare', before, out], environment(), terminal)).toBe(0)
  const page = readFileSync(path.join(out, 'comparison.html'), 'utf8')
  expect(page).toContain('2 pairs of answers')
  expect(page.indexOf('text-to-prompt · letter')).toBeLessThan(page.indexOf('text-to-prompt · boat'))
  expect(page).toContain('the checks did not let it pass')
  expect(await evalCommand(['--compare', before, room], environment(), terminal)).toBe(1)
  expect(said.at(-1)).toContain('holds no results')
})

const mistakes: readonly [readonly string[], RegExp][] = [
  [['--models', 'nobody'], /No model "nobody" is set up. There are: openai:gpt-5.4-mini/u],
  [['--tools', 'nonsense'], /no tool "nonsense"/u],
  [['--at-once', '0'], /whole number from 1 to 64/u],
  [['--budget', 'much'], /amount in dollars/u],
  [['--corpus', '/nowhere'], /no folder \/nowhere/u],
  [['--colour'], /--help/u],
  [['--compare', 'one'], /two folders/u],
]

test.for(mistakes)('%j is told in a sentence', async ([args, sentence]) => {
  const { code, said } = await run(args)
  expect(said).toMatch(sentence)
  expect(code).toBe(1)
})

test('without any model the operator is told what to set', async () => {
  const { code, said } = await run([], { DATA_DIR: path.join(room, 'none'), AI_LOCAL: 'off' })
  expect(said).toContain('OPENAI_API_KEY')
  expect(code).toBe(1)
})

test('an input that its tool refuses is named with its file', async () => {
  writeCorpus({ 'text-to-prompt': [{ id: 'empty', input: { idea: '' } }] })
  const { said } = await run()
  expect(said).toMatch(/text-to-prompt\.json: empty: idea: /u)
})

test('help and the list of models are printed', async () => {
  expect((await run(['--help'])).said).toContain('--budget DOLLARS')
  expect((await run(['--list'], environment(providerIds))).said).toContain(
    'anthropic:claude-without-a-price  (price not known)',
  )
})
