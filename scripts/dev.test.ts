import { once } from 'node:events'
import { spawn, type ChildProcess } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

let folder: string
let dev: ChildProcess

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'dev-'))
  for (const name of ['scripts', 'src']) mkdirSync(join(folder, name))
  copyFileSync('scripts/dev.mjs', join(folder, 'scripts/dev.mjs'))
  writeFileSync(join(folder, 'scripts/on-pinned-node.mjs'), 'export async function onPinnedNode() {}')
})

afterEach(() => {
  dev.kill('SIGKILL')
  rmSync(folder, { recursive: true })
})

/** `server`: what stands for the server; each start of it adds a line to the file that `starts` reads. */
function startDev(server: string): void {
  const noted = `import { appendFileSync } from 'node:fs'\nappendFileSync('starts', '+')\n`
  writeFileSync(join(folder, 'scripts/start.mjs'), noted + server)
  dev = spawn(process.execPath, ['scripts/dev.mjs'], { cwd: folder, stdio: 'ignore' })
}

const patient = { timeout: 20_000 }
const starts = () => readFileSync(join(folder, 'starts'), 'utf8').length

test('it ends when it is told to, also after its server has ended', async () => {
  startDev('')
  await vi.waitFor(() => expect(starts()).toBe(1), patient)
  // Until dev has noticed, too.
  await setTimeout(500)
  dev.kill('SIGTERM')
  expect(await once(dev, 'exit')).toEqual([0, null])
})

test('it starts no other server once it is told to end', async () => {
  startDev(`process.on('SIGTERM', () => setTimeout(() => process.exit(), 1_000)); setTimeout(() => {}, 30_000)
    appendFileSync('ready', '')`)
  await vi.waitFor(() => readFileSync(join(folder, 'ready')), patient)
  writeFileSync(join(folder, 'src/changed'), '')
  // The restart has begun, and the old server takes its time.
  await setTimeout(500)
  dev.kill('SIGTERM')
  expect(await once(dev, 'exit')).toEqual([0, null])
  // Another one would need this long to be seen.
  await setTimeout(500)
  expect(starts()).toBe(1)
})
