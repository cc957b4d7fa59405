// Child process: asks a tool at a steady rate, whether earlier questions are answered or not, each from another address.
import { Agent, request } from 'node:http'
import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export type Load = { url: string; body: string; perSecond: number; seconds: number; patienceMs: number }

export type LoadReport = {
  /** When whole answers of the model were there, milliseconds after the first question. */
  wholeAt: number[]
  /** How long the others took to be told: 503, 429 or an answer without a model. */
  refusedMs: number[]
  /** Ended without any of these, by what happened. */
  failures: Record<string, number>
  /** Of each second, how much of its one thread this process had left. */
  idle: number
  asked: number
}

const file = fileURLToPath(import.meta.url)

/** In a process of its own, so that the generator takes nothing from who is measured. */
export async function generateLoad(load: Load): Promise<LoadReport> {
  const child = fork(file)
  const report = new Promise<LoadReport>((done, fail) => {
    child.once('message', (message) => done(message as LoadReport))
    child.once('exit', () => fail(new Error('The load generator ended without a report')))
  })
  child.send(load)
  return report.finally(() => child.kill())
}

if (process.argv[1] === file && process.send) {
  process.on('disconnect', () => process.exit())
  process.once('message', (load: Load) => void generate(load).then((report) => process.send?.(report)))
}

async function generate({ url, body, perSecond, seconds, patienceMs }: Load): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const report: LoadReport = { wholeAt: [], refusedMs: [], failures: {}, idle: 0, asked: perSecond * seconds }
  const startedAt = performance.now()
  const cpu = process.cpuUsage()
  const asked: Promise<void>[] = []
  for (let number = 0; number < report.asked; number += 1) {
    const waitMs = startedAt + (number * 1_000) / perSecond - performance.now()
    if (waitMs > 1) await new Promise((done) => setTimeout(done, waitMs))
    asked.push(ask(number))
  }
  const { user, system } = process.cpuUsage(cpu)
  report.idle = 1 - (user + system) / 1_000 / (performance.now() - startedAt)
  await Promise.all(asked)
  return report

  function ask(number: number): Promise<void> {
    return new Promise((done) => {
      const askedAt = performance.now()
      let isOver = false
      const end = (note: () => void) => {
        if (isOver) return
        isOver = true
        clearTimeout(patience)
        note()
        done()
      }
      const fail = (what: string) => end(() => (report.failures[what] = (report.failures[what] ?? 0) + 1))
      const refused = () => end(() => report.refusedMs.push(performance.now() - askedAt))
      const call = request(url, {
        method: 'POST',
        agent,
        headers: {
          'content-type': 'application/json',
          accept: 'text/event-stream',
          'x-forwarded-for': `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`,
        },
      })
      const patience = setTimeout(() => {
        fail('too slow')
        call.destroy()
      }, patienceMs)
      call.on('error', (error: NodeJS.ErrnoException) => fail(error.code ?? error.message))
      call.on('response', (response) => {
        const { statusCode = 0, headers } = response
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (piece: string) => (text += piece))
        response.on('error', () => fail('cut'))
        response.on('end', () => {
          if (statusCode === 503 || statusCode === 429)
            return headers['retry-after'] === undefined
              ? fail(`${statusCode} without Retry-After`)
              : refused()
          if (statusCode !== 200) return fail(`status ${statusCode}`)
          const last = text.slice(text.lastIndexOf('data: ', text.length - 3))
          if (!last.startsWith('data: {"type":"done"')) return fail('no end')
          if (!last.includes('"writtenBy":"model"')) return refused()
          end(() => report.wholeAt.push(performance.now() - startedAt))
        })
      })
      call.end(body)
    })
  }
}
