import { join } from 'node:path'
import { adversaries, adversary } from '#reading/adversarial.test-support.ts'
import { textFields } from '#tools/contract/text-fields.test-support.ts'
import { tools } from '#tools/tools.ts'
import type { Measurement } from './bench-result.ts'
import { freePort, startBuiltServer, temporaryFolder } from './built-server.ts'

const lengths = [5_000, 50_000]
/** Characters up to which an answer has to come in time. However many there are, the loop is never held. */
const mostInTime = 50_000
/** Answers to a text of any shape: written, not valid, or larger than a request may be. */
const answeredOrRefused = [200, 400, 413]
const watcher = join(import.meta.dirname, 'watch-loop.ts')

type Worst = { value: number; what: string }

/**
 * Every text of every tool, those in lists and records too, full of what is hard on readers, also as long as it may
 * be, sent to a built server without a model.
 */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const loopPort = await freePort()
  const server = await startBuiltServer(folder.path, {
    NODE_OPTIONS: `--import ${watcher}`,
    LOOP_PORT: String(loopPort),
  })
  const heldMs = async () => Number(await (await fetch(`http://127.0.0.1:${loopPort}`)).text())
  const measured: Measurement[] = []
  try {
    for (const tool of tools) {
      const { slug, functionName } = tool.card
      const core = await tool.core()
      const [example] = await tool.examples()
      const given = example?.input as object
      let held: Worst = { value: 0, what: '' }
      let slowest: Worst = { value: 0, what: '' }
      let failures = 0
      let asked = 0
      const post = (body: object) =>
        fetch(`${server.url}/functions/v1/${functionName}`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      // What is compiled at the first request is no work on a text.
      for (let round = 0; round < 5; round++) await (await post(given)).text()
      for (const field of textFields(core.input))
        for (const [name, seed] of Object.entries(adversaries))
          for (const length of new Set([...lengths, Math.min(field.most, 100_000)])) {
            const what = `${field.name}, ${length} of ${name}`
            await heldMs()
            const startedAt = performance.now()
            const response = await post(field.put(given, adversary(seed, length)))
            await response.text()
            const tookMs = performance.now() - startedAt
            const loopMs = await heldMs()
            asked += 1
            if (!answeredOrRefused.includes(response.status)) failures += 1
            if (loopMs > held.value) held = { value: loopMs, what }
            if (length * field.texts <= mostInTime && tookMs > slowest.value)
              slowest = { value: tookMs, what }
          }
      measured.push(
        {
          what: `${slug}: neither answered nor refused, of ${asked}`,
          value: failures,
          unit: '',
          goal: { atMost: 0 },
        },
        {
          what: `${slug}: loop held, ${held.what}`,
          value: held.value,
          unit: 'ms of CPU',
          goal: { atMost: 50 },
        },
        {
          what: `${slug}: slowest answer, ${slowest.what}`,
          value: slowest.value,
          unit: 'ms',
          goal: { atMost: 500 },
        },
      )
    }
  } finally {
    await server.stop()
    folder.remove()
  }
  return measured
}
