import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/** Asks at the terminal without showing what is typed; undefined when nobody is there to ask. */
export async function askPassphrase(question: string): Promise<string | undefined> {
  if (!process.stdin.isTTY) return undefined
  process.stderr.write(question)
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: silent, terminal: true })
  try {
    const answer = await terminal.question('')
    return answer === '' ? undefined : answer
  } finally {
    terminal.close()
    process.stderr.write('\n')
  }
}
