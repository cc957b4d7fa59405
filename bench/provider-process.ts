import { fork, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { freePort } from './built-server.ts'
import type { Pace } from './fake-provider.ts'

export type Bill = { calls: number; charactersIn: number; charactersOut: number; refused: number }

export type ProviderProcess = {
  url: string
  /** What each call gets from now on. */
  pace: (pace: Pace) => Promise<void>
  /** When calls were ended by who asked; milliseconds since 1970. */
  leftAt: number[]
  /** What was asked and written since the start. */
  bill: () => Promise<Bill>
  stop: () => void
}

type Message = { kind: 'ready' | 'paced' } | { kind: 'left'; at: number } | ({ kind: 'bill' } & Bill)

/** The scripted provider, in a process of its own so that it takes nothing from who is measured. */
export async function startProvider(): Promise<ProviderProcess> {
  const port = await freePort()
  const child: ChildProcess = fork(join(import.meta.dirname, 'fake-provider.ts'), [String(port)])
  const leftAt: number[] = []
  const waiting = new Map<Message['kind'], (message: Message) => void>()
  child.on('message', (message: Message) => {
    if (message.kind === 'left') leftAt.push(message.at)
    else waiting.get(message.kind)?.(message)
  })
  const told = (kind: Message['kind']) => new Promise<Message>((resolve) => waiting.set(kind, resolve))
  await told('ready')
  return {
    url: `http://127.0.0.1:${port}`,
    leftAt,
    async pace(pace) {
      const paced = told('paced')
      child.send(pace)
      await paced
    },
    async bill() {
      const answer = told('bill')
      child.send('bill')
      const message = await answer
      if (message.kind !== 'bill') throw new Error('no bill came')
      return message
    },
    stop: () => child.kill(),
  }
}

/** A relay in front of it, to measure against. */
export async function startRelay(provider: ProviderProcess): Promise<{ url: string; process: ChildProcess }> {
  const port = await freePort()
  const file = join(import.meta.dirname, 'bare-relay.ts')
  const child = fork(file, [String(port), `${provider.url}/v1/chat/completions`])
  await new Promise((ready) => child.once('message', ready))
  return { url: `http://127.0.0.1:${port}`, process: child }
}
