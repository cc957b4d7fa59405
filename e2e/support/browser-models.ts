import type { BrowserContext, Page } from '@playwright/test'
import { ideaBox } from './tool-journey.ts'

export type BuiltInScript = {
  availability: 'unavailable' | 'downloadable' | 'downloading' | 'available'
  /** One after the other; the last one again and again. */
  replies: string[]
  tokensPerSecond?: number
  contextWindow?: number
}

/** A browser with a built-in model: the Prompt API's own shapes, with answers that were written before. */
export async function withBuiltIn(page: Page, script: BuiltInScript): Promise<void> {
  await page.addInitScript(({ availability, replies, tokensPerSecond = 400, contextWindow = 9_216 }) => {
    const kept = sessionStorage.getItem('scripted-availability')
    let state = kept ?? availability
    const log: string[] = []
    let wasPaused = false
    const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    class LanguageModel extends EventTarget {
      contextWindow = contextWindow
      contextUsage = 0
      static availability = async () => state
      static async create({ monitor, signal, initialPrompts = [] }: LanguageModelCreateOptions = {}) {
        if (state === 'unavailable') throw new DOMException('no model', 'NotSupportedError')
        if (state === 'downloadable') {
          if (!navigator.userActivation.isActive) throw new DOMException('no press', 'NotAllowedError')
          const target = new EventTarget()
          monitor?.(target as CreateMonitor)
          for (let percent = 0; percent <= 100; percent += 10) {
            await wait(20)
            signal?.throwIfAborted()
            target.dispatchEvent(new ProgressEvent('downloadprogress', { loaded: percent / 100, total: 1 }))
            // Half of it has arrived when somebody pauses.
            if (percent !== 50 || wasPaused) continue
            await new Promise((resolve) => signal?.addEventListener('abort', resolve))
            wasPaused = true
            signal?.throwIfAborted()
          }
          state = 'available'
          sessionStorage.setItem('scripted-availability', state)
        }
        log.push(initialPrompts.map(({ content }) => String(content)).join('\n'))
        return new LanguageModel()
      }
      measureContextUsage = async (text: string) => Math.ceil(text.length / 4)
      promptStreaming(text: string, { signal }: LanguageModelPromptOptions = {}) {
        log.push(text)
        const reply = (replies.length > 1 ? replies.shift() : replies[0]) ?? ''
        const tokens = reply.match(/.{1,4}/gsu) ?? []
        let at = 0
        const start = performance.now()
        return new ReadableStream<string>({
          async pull(controller) {
            // By the clock, and not by timers that a busy machine stretches.
            await wait(start + ((at + 1) * 1000) / tokensPerSecond - performance.now())
            if (signal?.aborted) return controller.error(new DOMException('stopped', 'AbortError'))
            const token = tokens[at++]
            if (token === undefined) controller.close()
            else controller.enqueue(token)
          },
        })
      }
      destroy() {}
    }
    Object.assign(globalThis, { LanguageModel, builtInLog: log })
  }, script)
}

/** Whoever has set up the built-in model before: it is asked first, our server after it. */
export async function asksBuiltInFirst(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const order = ['built-in', 'server'].map((kind, place) => ({ id: kind, kind, isOn: true, place }))
    localStorage.setItem('ownEngines', JSON.stringify(order))
  })
}

/** Opens the dialog of models at the way to one in this browser. */
export async function openModelPanel(page: Page, choice: string): Promise<void> {
  // The line under the form comes with the idea.
  await ideaBox(page).fill('Any idea')
  await page.getByRole('button', { name: /^(?:Use your own model|Change models)$/ }).click()
  await page
    .getByRole('dialog', { name: 'Models' })
    .getByRole('button', { name: new RegExp(`^${choice}`) })
    .click()
}

/** What the built-in model was told and asked, in order. */
export function builtInLog(page: Page): Promise<string[]> {
  return page.evaluate(() => (globalThis as unknown as { builtInLog: string[] }).builtInLog)
}

/** A page whose browser has a graphics card for pages. */
export async function withGraphicsCard(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const requestAdapter = async () => ({ features: new Set(['shader-f16']) })
    Object.defineProperty(navigator, 'gpu', { value: { requestAdapter }, configurable: true })
  })
}

/** The host of the models' files, as far as the size of a download goes. */
export async function serveModelSize(context: BrowserContext, bytes: number): Promise<void> {
  await context.route('https://huggingface.co/**/tensor-cache.json', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { records: [{ nbytes: bytes }] },
    }),
  )
}

/** In place of WebLLM's own file: its engine's interface with a reply that was written before. */
export async function withScriptedWebLlm(context: BrowserContext, reply: string): Promise<string[]> {
  const fetched: string[] = []
  await context.route(/\/assets\/lib-[\w-]+\.js$/, (route) => {
    fetched.push(route.request().url())
    return route.fulfill({
      contentType: 'text/javascript',
      headers: { 'cross-origin-resource-policy': 'same-origin' },
      body: `const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
const cacheName = 'webllm/model'
export const prebuiltAppConfig = { model_list: [] }
export const hasModelInCache = async (id) => (await (await caches.open(cacheName)).match('/' + id)) !== undefined
export const deleteModelAllInfoInCache = async (id) => {
  const cache = await caches.open(cacheName)
  for (const part of [id, 'half']) await cache.delete('/' + part)
}
export class MLCEngine {
  #report; #stopped = false
  constructor({ initProgressCallback }) { this.#report = initProgressCallback }
  async reload(id) {
    const cache = await caches.open(cacheName)
    for (let share = 0; share <= 1; share += 0.125) {
      await wait(20)
      this.#report({ progress: share, timeElapsed: 1, text: '' })
      if (share !== 0.5 || (await cache.match('/half'))) continue
      await cache.put('/half', new Response('half of the weights'))
      await new Promise(() => {})
    }
    await cache.put('/' + id, new Response('weights'))
  }
  async unload() {}
  interruptGenerate() { this.#stopped = true }
  chat = { completions: { create: async () => this.#chunks() } }
  async *#chunks() {
    this.#stopped = false
    for (const content of ${JSON.stringify(reply)}.match(/.{1,12}/gsu)) {
      await wait(10)
      if (this.#stopped) return yield { choices: [{ delta: {}, finish_reason: 'abort' }] }
      yield { choices: [{ delta: { content }, finish_reason: null }] }
    }
    yield { choices: [{ delta: {}, finish_reason: 'stop' }] }
  }
}`,
    })
  })
  return fetched
}
