// Child process: people who look at pages, ask tools and write to the operator, at a steady rate, at one of several
// servers. Like a load balancer it tries the next server where one refuses the connection.
import { fork } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export type Crowd = {
  urls: string[]
  /** Cookies of people who are signed in. */
  cookies: string[]
  perSecond: number
  patienceMs: number
}

export type VisitorReport = {
  /** How often each ending, by what was asked: `contact 200`, `page 503`, `answer ECONNRESET`. */
  endings: Record<string, number>
  /** Ids of messages that were answered with 200. */
  messages: string[]
  /** Idempotency keys of answers that were said to be saved. */
  answers: string[]
}

export type Visitors = {
  /** Waits for what is under way and ends. */
  stop: () => Promise<VisitorReport>
}

const file = fileURLToPath(import.meta.url)

export function startVisitors(crowd: Crowd): Visitors {
  const child = fork(file)
  child.send(crowd)
  return {
    async stop() {
      const report = new Promise<VisitorReport>((done) =>
        child.once('message', (message) => done(message as VisitorReport)),
      )
      child.send('stop')
      return report.finally(() => child.kill())
    },
  }
}

if (process.argv[1] === file && process.send) {
  process.on('disconnect', () => process.exit())
  process.once('message', (crowd: Crowd) => {
    let isOver = false
    process.once('message', () => (isOver = true))
    void visit(crowd, () => isOver).then((report) => process.send?.(report))
  })
}

type Asked = { kind: string; path: string; method?: string; body?: string; headers?: Record<string, string> }
type Answer = { status: number; text: string }

async function visit(
  { urls, cookies, perSecond, patienceMs }: Crowd,
  isOver: () => boolean,
): Promise<VisitorReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const report: VisitorReport = { endings: {}, messages: [], answers: [] }
  const running = new Set<Promise<void>>()
  const startedAt = performance.now()
  for (let number = 0; !isOver(); number += 1) {
    const leftMs = startedAt + (number * 1_000) / perSecond - performance.now()
    if (leftMs > 1) await wait(leftMs)
    const doing = one(number).finally(() => running.delete(doing))
    running.add(doing)
  }
  await Promise.all(running)
  agent.destroy()
  return report

  async function one(number: number): Promise<void> {
    const key = randomUUID()
    const asked = question(number, key, cookies)
    const ending = await sendTo(
      urls.toSorted(() => Math.random() - 0.5),
      asked,
    )
    const name = `${asked.kind} ${typeof ending === 'string' ? ending : ending.status}`
    report.endings[name] = (report.endings[name] ?? 0) + 1
    if (typeof ending === 'string' || ending.status !== 200) return
    if (asked.kind === 'contact') report.messages.push(key)
    if (asked.kind === 'saved answer' && ending.text.includes('"history":"saved"')) report.answers.push(key)
  }

  async function sendTo([url, ...others]: string[], asked: Asked): Promise<Answer | string> {
    const ending = await send(url ?? '', asked)
    return ending === 'ECONNREFUSED' && others.length > 0 ? sendTo(others, asked) : ending
  }

  function send(url: string, { path, method = 'GET', body, headers }: Asked): Promise<Answer | string> {
    return new Promise((resolve) => {
      const call = request(url + path, {
        method,
        agent,
        headers: { 'x-forwarded-for': address(), ...headers },
      })
      const patience = setTimeout(() => {
        resolve('too slow')
        call.destroy()
      }, patienceMs)
      const end = (ending: Answer | string) => {
        clearTimeout(patience)
        resolve(ending)
      }
      call.on('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message))
      call.on('response', (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (piece: string) => (text += piece))
        response.on('error', () => end('cut'))
        response.on('end', () => {
          const hasRetry = response.headers['retry-after'] !== undefined
          if (response.statusCode === 503 && !hasRetry) return end('503 without Retry-After')
          end({ status: response.statusCode ?? 0, text })
        })
      })
      call.end(body)
    })
  }
}

function question(number: number, key: string, cookies: readonly string[]): Asked {
  const json = { 'content-type': 'application/json', 'idempotency-key': key }
  const cookie = cookies[number % cookies.length]
  switch (number % 5) {
    case 0:
      return {
        kind: 'contact',
        path: '/functions/v1/send-contact-email',
        method: 'POST',
        headers: json,
        body: JSON.stringify({ name: 'Ada', email: 'ada@example.org', message: `Message ${key}` }),
      }
    case 1:
      return {
        kind: cookie === undefined ? 'answer' : 'saved answer',
        path: '/functions/v1/generate-text-prompt',
        method: 'POST',
        headers: { ...json, ...(cookie === undefined ? {} : { cookie }) },
        body: JSON.stringify({ idea: 'a paper boat travels along a rain gutter' }),
      }
    case 2:
      return {
        kind: 'answer',
        path: '/functions/v1/generate-text-prompt',
        method: 'POST',
        headers: json,
        body: JSON.stringify({ idea: 'a letter to my landlord about the heating' }),
      }
    case 3:
      return cookie === undefined
        ? { kind: 'page', path: '/blog' }
        : { kind: 'own page', path: '/history', headers: { cookie } }
    default:
      // Not from the cache: each search is a page of its own.
      return { kind: 'page', path: `/blog?search=boat${number}` }
  }
}

function address(): string {
  const part = () => Math.floor(Math.random() * 250) + 1
  return `10.${part()}.${part()}.${part()}`
}
