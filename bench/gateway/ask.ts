import { Agent, request, type ClientRequest, type IncomingMessage } from 'node:http'

export type Target = {
  url: string
  body: string
  /** What the first word looks like on the way. */
  mark: string
}

export type Asked = {
  /** Until the first word was here. */
  firstMs: number
  /** What came, as it came; "" when it broke. */
  text: string
}

const agent = new Agent({ keepAlive: true, maxSockets: 2_000 })

export function ask(target: Target): Promise<Asked> {
  return new Promise((resolve) => {
    const startedAt = performance.now()
    let firstMs = Number.NaN
    const { call, heard } = begin(target, () => (firstMs = performance.now() - startedAt))
    call.on('error', () => resolve({ firstMs, text: '' }))
    heard.then(
      (text) => resolve({ firstMs, text }),
      () => resolve({ firstMs, text: '' }),
    )
  })
}

/** Resolves at the first word, with how to go away. */
export function askAndLeave(target: Target): Promise<() => void> {
  return new Promise((resolve) => {
    const { call, heard } = begin(target, () => resolve(() => call.destroy()))
    call.on('error', () => undefined)
    heard.catch(() => undefined)
  })
}

export function hangUp(): void {
  agent.destroy()
}

function begin(target: Target, onFirst: () => void): { call: ClientRequest; heard: Promise<string> } {
  const call = request(target.url, {
    method: 'POST',
    agent,
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
  })
  const heard = new Promise<string>((resolve, reject) => {
    call.on('response', (response: IncomingMessage) => {
      let text = ''
      let isFirst = true
      response.setEncoding('utf8')
      response.on('data', (piece: string) => {
        text += piece
        if (!isFirst || !text.includes(target.mark)) return
        isFirst = false
        onFirst()
      })
      response.on('end', () => resolve(text))
      response.on('error', reject)
    })
  })
  call.end(target.body)
  return { call, heard }
}
