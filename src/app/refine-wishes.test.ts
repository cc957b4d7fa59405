import { afterAll, afterEach, expect, test } from 'vitest'
import { createGateway } from '#engine/create-gateway.server.ts'
import { startFakeProvider, type Script } from '#engine/models/fake-provider.test-support.ts'
import { candidatesFor } from '#engine/models/providers.server.ts'
import { EngineReport, EngineStatus } from '#tools/engine-report.ts'
import { mainText } from '#tools/main-text.ts'
import { listSections, replaceSection } from '#tools/text-sections.ts'
import { ToolEvent } from '#tools/tool-event.ts'
import { findTool, tools, type Tool } from '#tools/tools.ts'
import { parseConfig } from '#platform/config.server.ts'
import { silentLog } from '#platform/database/test-databases.ts'
import { serveForTests, type TestServer } from './serve-for-tests.server.ts'

const provider = await startFakeProvider()
let server: TestServer | undefined
afterEach(async () => {
  await server?.close()
  provider.requests.length = 0
})
afterAll(() => provider.stop())

async function start(settings: Record<string, string> = {}): Promise<string> {
  server = await serveForTests({
    config: parseConfig({
      OPENAI_API_KEY: 'test-key-1234',
      OPENAI_BASE_URL: provider.urlOf('openai'),
      AI_ANSWERS_PER_ADDRESS: '1000',
      ...settings,
    }),
  })
  return server.url
}

const withoutModel = { OPENAI_API_KEY: '' }

function post(url: string, tool: Tool, body: object, headers: Record<string, string> = {}) {
  return fetch(`${url}/functions/v1/${tool.functionName}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function answerOf(url: string, tool: Tool, body: object) {
  const response = await post(url, tool, body)
  expect(response.status).toBe(200)
  const answer = await response.json()
  return { answer, engine: EngineReport.parse(answer.engine), text: mainText(answer) }
}

async function eventsOf(url: string, tool: Tool, body: object): Promise<ToolEvent[]> {
  const response = await post(url, tool, body, { accept: 'text/event-stream' })
  return (await response.text())
    .split('\n\n')
    .filter((block) => block.startsWith('data: '))
    .map((block) => ToolEvent.parse(JSON.parse(block.slice(6))))
}

function toolCalled(slug: string): Tool {
  const tool = findTool(slug)
  if (tool === undefined) throw new Error(`no tool ${slug}`)
  return tool
}

function exampleOf(tool: Tool) {
  const input = tool.examples[0]?.input as Record<string, unknown>
  return { input, text: mainText(tool.compose(tool.input.parse(input))) }
}

function inWords(text: string): string[] {
  return text.match(/.{1,400}/gsu) ?? []
}

function saying(text: string): Script {
  return { words: inWords(text) }
}

for (const tool of tools) {
  test(`${tool.slug}: without a model every wish gets an honest answer, the same each time`, async () => {
    const url = await start(withoutModel)
    const { input, text } = exampleOf(tool)
    const composed = tool.compose(tool.input.parse(input))
    const section = (tool.refineParts?.partsOf(composed) ?? listSections(text)).at(-1)?.heading
    const wishes = [
      {},
      { instruction: 'shorter' },
      { instruction: 'add a red umbrella' },
      ...(section === undefined ? [] : [{ section }, { section, instruction: 'add a red umbrella' }]),
    ]
    for (const wish of wishes) {
      const body = { ...input, refine: { text, ...wish } }
      const first = await answerOf(url, tool, body)
      expect(first.engine).toMatchObject({ writtenBy: 'composer', reason: 'no-model' })
      expect(first.engine.sentence).toMatch(/[.]$/)
      expect(first.text).not.toBe('')
      if (/stayed as it was: /.test(first.engine.sentence ?? '')) expect(first.text).toBe(text)
      else expect(first.text).not.toBe(text)
      expect((await answerOf(url, tool, body)).answer).toEqual(first.answer)
      const isInText = listSections(text).some(({ heading }) => heading === section)
      if (isInText && 'section' in wish && wish.section !== undefined && first.text !== text) {
        const other = listSections(first.text).find(({ heading }) => heading === wish.section)
        const words = first.text.slice(other?.start, other?.end)
        expect(replaceSection(text, wish.section, words)).toBe(first.text)
      }
    }
  })

  test(`${tool.slug}: a wish that cannot be read is refused with its field`, async () => {
    const url = await start(withoutModel)
    const { input } = exampleOf(tool)
    for (const refine of [
      {},
      { text: '' },
      { text: 'x', instruction: ' ' },
      { text: 'x', instruction: 'x'.repeat(501) },
      { text: 'x', section: 'There is none of this name' },
      'x',
    ]) {
      const response = await post(url, tool, { ...input, refine })
      expect(response.status).toBe(400)
      const { code, fields } = await response.json()
      expect(code).toBe('INVALID_INPUT')
      expect(Object.keys(fields).every((field) => field.startsWith('refine'))).toBe(true)
    }
  })
}

test('a model changes the text on the table as the wish says', async () => {
  const tool = toolCalled('text-to-prompt')
  const { input, text } = exampleOf(tool)
  const mine = text.replace('friendly', 'warm')
  const changed = `${mine}\nMention the invoice too.`
  const url = await start()
  provider.play(saying(changed))
  const { text: answer, engine } = await answerOf(url, tool, {
    ...input,
    refine: { text: mine, instruction: 'mention the invoice' },
  })
  expect(engine.writtenBy).toBe('model')
  expect(answer).toBe(changed)
  expect(provider.requests[0]?.body).toContain('mention the invoice')
  expect(provider.requests[0]?.body).toContain('warm')
})

test('one section is written anew, and everything else stays character by character', async () => {
  const tool = toolCalled('developer-prompt')
  const { input, text } = exampleOf(tool)
  const [, section] = listSections(text)
  if (section === undefined) throw new Error('no sections')
  const before = text.slice(section.start, section.end).trim()
  const after = `${before}\n\nOne more line that says it plainly.`
  const url = await start()
  provider.play(saying(`## ${section.heading}\n${after}`))
  const body = { ...input, refine: { text, section: section.heading } }
  const { text: answer, engine } = await answerOf(url, tool, body)
  expect(engine.writtenBy).toBe('model')
  expect(answer).toBe(replaceSection(text, section.heading, after))

  provider.play(saying(after))
  const events = await eventsOf(url, tool, body)
  expect(events.map(({ type }) => type).filter((type, index, all) => type !== all[index - 1])).toEqual([
    'draft',
    'section',
    'delta',
    'done',
  ])
  expect(events.find(({ type }) => type === 'section')).toEqual({ type: 'section', heading: section.heading })
  const words = events.flatMap((event) => (event.type === 'delta' ? event.text : [])).join('')
  expect(words).toBe(after)
})

test('the headings are told as the model reaches them', async () => {
  const tool = toolCalled('developer-prompt')
  const { input, text } = exampleOf(tool)
  const url = await start()
  provider.play(saying(text))
  const events = await eventsOf(url, tool, input)
  const headings = events.flatMap((event) => (event.type === 'section' ? event.heading : []))
  expect(headings).toEqual(listSections(text).map(({ heading }) => heading))
})

test('a section that comes back with other sections in it is not used', async () => {
  const tool = toolCalled('developer-prompt')
  const { input, text } = exampleOf(tool)
  const heading = listSections(text)[1]?.heading ?? ''
  const url = await start()
  provider.play(saying('Words.\n\n## Another heading\n\nMore words.'))
  const { text: answer, engine } = await answerOf(url, tool, { ...input, refine: { text, section: heading } })
  expect(engine).toMatchObject({ writtenBy: 'composer', reason: 'unfit' })
  expect(answer).toBe(text)
})

test('"remove" may take something away, other wishes may not', async () => {
  const tool = toolCalled('text-to-prompt')
  const input = { idea: 'Write an invitation to my 40th birthday on 3 May at 19:30 for 25 guests' }
  const text = mainText(tool.compose(tool.input.parse(input)))
  const without = text.replaceAll('25', 'the')
  const url = await start()
  provider.play(saying(without))
  const kept = await answerOf(url, tool, { ...input, refine: { text, instruction: 'more playful' } })
  expect(kept.engine.reason).toBe('unfit')
  provider.play(saying(without))
  const removed = await answerOf(url, tool, {
    ...input,
    refine: { text, instruction: 'remove the number of guests' },
  })
  expect(removed.engine.writtenBy).toBe('model')
})

function partsOf(body: string): { heading: string; [field: string]: string }[] {
  const content = JSON.parse(body).messages.at(-1).content
  const text = typeof content === 'string' ? content : content[0].text
  return JSON.parse(/<draft>\n([\s\S]*?)\n<\/draft>/.exec(text)?.[1] ?? '{}').parts
}

async function askedParts(tool: Tool, input: object, url: string) {
  provider.play({ status: 400 })
  provider.requests.length = 0
  await post(url, tool, input)
  return partsOf(provider.requests[0]?.body ?? '')
}

test('a storyboard comes back scene by scene, and the pictures stay alike', async () => {
  const tool = toolCalled('storyboard-prompt-generator')
  const { input } = exampleOf(tool)
  const url = await start()
  const parts = await askedParts(tool, input, url)
  const better = parts.map((part) => ({ ...part, narration: `${part['narration']} Quietly.` }))
  provider.play(saying(`\`\`\`json\n${JSON.stringify({ parts: better })}\n\`\`\``))
  const { answer, engine } = await answerOf(url, tool, input)
  expect(engine.writtenBy).toBe('model')
  expect(answer.generatedPrompts.map(({ narration }: { narration: string }) => narration)).toEqual(
    better.map(({ narration }) => narration),
  )
  for (const { narration } of answer.generatedPrompts) expect(answer.generatedPrompt).toContain(narration)

  const broken = parts.map((part, index) =>
    index === 1
      ? { ...part, prompt: String(part['prompt']).replace(/\[[A-Z_]+\] [^.]+\./u, 'somebody.') }
      : part,
  )
  provider.play(saying(JSON.stringify({ parts: broken })))
  expect((await answerOf(url, tool, input)).engine.reason).toBe('unfit')
})

const rewrittenMelville =
  'My name, for this story, is Ismael. Melville opens his novel with a man who goes to sea whenever money and patience run out on land (“Herman Melville, Moby-Dick, 1851”), and I know that mood: an empty purse, a dull week, a wish for open water. Some people walk it off; I look at timetables. So that afternoon I bought a ticket for the ferry instead, because it was raining and I had left my boots at home.'

const badAnswers: [string, (parts: object[]) => string][] = [
  ['no JSON', () => 'Here are the scenes!'],
  ['JSON that ends in the middle', (parts) => JSON.stringify({ parts }).slice(0, -40)],
  ['too few parts', (parts) => JSON.stringify({ parts: parts.slice(1) })],
  ['too many parts', (parts) => JSON.stringify({ parts: [...parts, ...parts.slice(0, 1)] })],
  ['other types', (parts) => JSON.stringify({ parts: parts.map((part) => ({ ...part, heading: 7 })) })],
  ['NaN', () => '{"parts": NaN}'],
  ['other keys', (parts) => JSON.stringify({ parts: parts.map((part) => ({ ...part, score: 12 })) })],
]
for (const slug of ['storyboard-prompt-generator', 'thumbnail-prompt-generator', 'plagiarism-checker']) {
  test(`${slug}: an answer that breaks the schema is sent back once, then the draft stands`, async () => {
    const tool = toolCalled(slug)
    const examples = tool.examples.map(({ input }) => input as Record<string, unknown>)
    const input = examples.find(({ mode }) => mode === 'idea') ?? examples[1] ?? {}
    const composed = JSON.parse(JSON.stringify(tool.compose(tool.input.parse(input))))
    const url = await start()
    const parts = await askedParts(tool, input, url)
    for (const [name, write] of badAnswers) {
      provider.play(saying(write(parts)))
      provider.requests.length = 0
      const { answer, engine } = await answerOf(url, tool, input)
      expect(engine, name).toMatchObject({ writtenBy: 'composer', reason: 'unfit' })
      expect({ ...answer, engine: undefined }, name).toEqual({ ...composed, engine: undefined })
      expect(provider.requests.length, name).toBe(2)
    }
    // The composed version is no rewriting, so it does not pass for one.
    const good = parts.map((part) =>
      part.heading === 'Rewritten version' ? { ...part, text: rewrittenMelville } : part,
    )
    provider.play(saying(JSON.stringify({ parts: good.slice(1) })), saying(JSON.stringify({ parts: good })))
    expect((await answerOf(url, tool, input)).engine.writtenBy, 'mended').toBe('model')
  })
}

test('thumbnail ideas come back with their words, colours and layout as they were', async () => {
  const tool = toolCalled('thumbnail-prompt-generator')
  const input = { title: 'Night train to Lisbon: is it worth €89?', mode: 'idea' }
  const url = await start()
  const parts = await askedParts(tool, input, url)
  const better = parts.map((part) => ({ ...part, hook: `${part['hook']} And then?` }))
  provider.play(saying(JSON.stringify({ parts: better })))
  const { answer, engine } = await answerOf(url, tool, input)
  expect(engine.writtenBy).toBe('model')
  const composed = tool.compose(tool.input.parse(input)) as { generatedIdeas: string[] }
  for (const [index, idea] of answer.generatedIdeas.entries()) {
    expect(idea).toBe(
      composed.generatedIdeas[index]?.replace(/^Hook: .*$/mu, `Hook: ${better[index]?.['hook']}`),
    )
    expect(answer.variants[0].text).toContain(idea)
  }
})

test('only one scene is written anew, from the storyboard on the table', async () => {
  const tool = toolCalled('storyboard-prompt-generator')
  const { input } = exampleOf(tool)
  const composed = tool.compose(tool.input.parse(input)) as { generatedPrompts: { narration: string }[] }
  const onTable = {
    ...composed,
    generatedPrompts: composed.generatedPrompts.map((scene, index) =>
      index === 0 ? { ...scene, narration: 'Mine, as I typed it.' } : scene,
    ),
  }
  const url = await start()
  const [, second] = await askedParts(tool, input, url)
  provider.play(saying(JSON.stringify({ parts: [{ ...second, sound: `${second?.['sound']}, and rain` }] })))
  const body = {
    ...input,
    refine: { text: mainText(composed), section: second?.heading, answer: onTable },
  }
  const { answer, engine } = await answerOf(url, tool, body)
  expect(engine.writtenBy).toBe('model')
  expect(answer.generatedPrompts[0].narration).toBe('Mine, as I typed it.')
  expect(answer.generatedPrompts[1].sound).toMatch(/, and rain$/)
  expect(answer.generatedPrompts[2]).toEqual(JSON.parse(JSON.stringify(composed.generatedPrompts[2])))
})

test('a rewriting that is as close to the source as before is not used', async () => {
  const tool = toolCalled('plagiarism-checker')
  const input = tool.examples[1]?.input as { compareWith: { text: string }[] }
  const url = await start()
  const parts = await askedParts(tool, input, url)
  const copied = parts.map((part) =>
    part.heading === 'Rewritten version'
      ? {
          ...part,
          text: String(part['text'])
            .replace(/[“”]/gu, '')
            .replace(/ \([^)]*\)/gu, ''),
        }
      : part,
  )
  provider.play(saying(JSON.stringify({ parts: copied })))
  provider.requests.length = 0
  const { engine } = await answerOf(url, tool, input)
  expect(engine.reason).toBe('unfit')
  expect(provider.requests[1]?.body).toContain('below 20')
})

test('a caller can see beforehand what there is', async () => {
  const url = await start({ AI_ANSWERS_PER_ADDRESS: '2', AI_OWN_KEYS: 'on' })
  const status = async () => {
    const response = await fetch(`${url}/functions/v1/engine`)
    expect(response.headers.get('cache-control')).toBe('no-store')
    return EngineStatus.parse(await response.json())
  }
  expect(await status()).toEqual({ models: true, ownKeys: true, remaining: 2, limit: 2, resetsInSeconds: 0 })
  const tool = toolCalled('text-to-prompt')
  const { input, text } = exampleOf(tool)
  provider.play(saying(text))
  expect((await answerOf(url, tool, input)).engine.remaining).toBe(1)
  const after = await status()
  expect(after).toMatchObject({ remaining: 1 })
  expect(after.resetsInSeconds).toBeGreaterThan(3_590)
})

test('without a model the page learns that too', async () => {
  const url = await start(withoutModel)
  const status = EngineStatus.parse(await (await fetch(`${url}/functions/v1/engine`)).json())
  expect(status).toMatchObject({ models: false, ownKeys: false })
})

test('when the counters are down nothing is spent, the composer answers, and the page learns it', async () => {
  const config = parseConfig({ OPENAI_API_KEY: 'test-key', OPENAI_BASE_URL: provider.urlOf('openai') })
  const gateway = createGateway(config, silentLog)
  const down = () => Promise.reject(new Error('connection refused'))
  server = await serveForTests({
    config,
    gateway: { ...gateway, gatekeeper: { ...gateway.gatekeeper, enter: down, shareOf: down } },
  })
  const tool = toolCalled('text-to-prompt')
  const { input, text } = exampleOf(tool)
  const { text: answer, engine } = await answerOf(server.url, tool, input)
  expect(engine).toMatchObject({ writtenBy: 'composer', reason: 'unavailable' })
  expect(answer).toBe(text)
  expect(provider.requests).toHaveLength(0)
  const status = EngineStatus.parse(await (await fetch(`${server.url}/functions/v1/engine`)).json())
  expect(status).toMatchObject({ models: false, remaining: 0 })
})

async function startWithOwnKeys(): Promise<string> {
  const config = parseConfig({ AI_OWN_KEYS: 'on', AI_DAILY_BUDGET_USD: '0' })
  server = await serveForTests({
    config,
    gateway: {
      ...createGateway(config, silentLog),
      candidateForKey({ provider: id, key }) {
        const settings = {
          AI_PROVIDERS: id,
          [id === 'google' ? 'GOOGLE_GENERATIVE_AI_API_KEY' : `${id.toUpperCase()}_API_KEY`]: key,
          [`${id.toUpperCase()}_BASE_URL`]: provider.urlOf(id),
        }
        const [candidate] = candidatesFor(parseConfig(settings), 'x')
        if (candidate === undefined) throw new Error('no candidate')
        return candidate
      },
    },
  })
  return server.url
}

test('an own key pays where the operator has no budget, and is in no log and no answer', async () => {
  const url = await startWithOwnKeys()
  const tool = toolCalled('text-to-prompt')
  const { input, text } = exampleOf(tool)
  const key = 'sk-my-own-0123456789'
  for (const id of ['google', 'openai', 'anthropic'] as const) {
    provider.requests.length = 0
    provider.play(saying(text))
    const response = await post(url, tool, input, { 'x-ai-provider': id, 'x-ai-key': key })
    const body = await response.text()
    expect(JSON.parse(body).engine).toMatchObject({ writtenBy: 'model' })
    expect(JSON.stringify(provider.requests[0]?.headers)).toContain(key)
    expect(body).not.toContain(key)
  }
  provider.play({ status: 401, body: `{"error":{"message":"Incorrect API key provided: ${key}"}}` })
  const refused = await (await post(url, tool, input, { 'x-ai-provider': 'openai', 'x-ai-key': key })).text()
  expect(JSON.parse(refused).engine).toMatchObject({ writtenBy: 'composer', reason: 'key' })
  expect(refused).not.toContain(key)
  expect(JSON.stringify(server?.logLines())).not.toContain(key)
})

test('an own key goes to known vendors only, and only where the operator allows it', async () => {
  const tool = toolCalled('text-to-prompt')
  const { input } = exampleOf(tool)
  const allowed = await startWithOwnKeys()
  for (const headers of [
    { 'x-ai-provider': 'http://169.254.169.254/', 'x-ai-key': 'sk-0123456789' },
    { 'x-ai-provider': 'openai-compatible', 'x-ai-key': 'sk-0123456789' },
    { 'x-ai-provider': 'openai', 'x-ai-key': 'two words' },
  ])
    expect((await post(allowed, tool, input, headers)).status).toBe(400)
  await server?.close()
  const forbidden = await start()
  const answer = await post(forbidden, tool, input, {
    'x-ai-provider': 'openai',
    'x-ai-key': 'sk-0123456789',
  })
  expect(answer.status).toBe(403)
})

test('fifty copies of one request ask the provider once and get the same answer', async () => {
  const url = await start({ AI_ANSWERS_PER_ADDRESS: '1' })
  const tool = toolCalled('text-to-prompt')
  const { input, text } = exampleOf(tool)
  provider.play({ ...saying(`${text} `), betweenMs: 5 })
  const headers = { 'idempotency-key': '3f2a1c1e-0000-4000-8000-00000000000a' }
  const answers = await Promise.all(
    Array.from({ length: 50 }, async (_, index) => {
      const accept = index % 2 === 0 ? { accept: 'text/event-stream' } : {}
      const body = await (await post(url, tool, input, { ...headers, ...accept })).text()
      if (index % 2 === 1) return mainText(JSON.parse(body))
      const last = body.trim().split('\n\n').at(-1)?.slice(6) ?? ''
      return mainText(JSON.parse(last).output)
    }),
  )
  expect(new Set(answers)).toEqual(new Set([text]))
  expect(provider.requests).toHaveLength(1)
  const later = await (await post(url, tool, input, headers)).json()
  expect(later.engine.writtenBy).toBe('model')
  expect(provider.requests).toHaveLength(1)
  const other = await post(url, tool, { ...input, attempt: 2 }, headers)
  expect(other.status).toBe(409)
})
