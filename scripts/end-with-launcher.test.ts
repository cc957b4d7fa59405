import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(path.join(tmpdir(), 'launcher-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const scripts = import.meta.dirname
writeFileSync(
  path.join(folder, 'launcher.mjs'),
  `import { endingWithUs } from '${scripts}/end-with-launcher.mjs'
   import { runCommand } from '${scripts}/run-command.mjs'
   process.exit(await runCommand(process.execPath, [process.argv[2], process.argv[3]], endingWithUs()))`,
)
writeFileSync(
  path.join(folder, 'server.mjs'),
  `import { endWithLauncher } from '${scripts}/end-with-launcher.mjs'
   endWithLauncher()
   const staying = setInterval(() => undefined, 1_000)
   if (process.argv[2] === 'short') clearInterval(staying)
   process.on('SIGTERM', () => { console.log('asked to stop'); process.exit(7) })
   console.log(process.pid)`,
)

function launch(kind: 'long' | 'short') {
  const launcher = spawn(
    process.execPath,
    [path.join(folder, 'launcher.mjs'), path.join(folder, 'server.mjs'), kind],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let said = ''
  launcher.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  // 'close' comes once nobody holds its output any more: the launcher and what it started are gone.
  const closed = new Promise((resolve) => launcher.once('close', resolve))
  return { launcher, said: () => said, closed }
}

test('a launcher that is killed leaves no server behind', { timeout: 60_000 }, async () => {
  const { launcher, said, closed } = launch('long')
  await expect.poll(said, { timeout: 20_000 }).toMatch(/^\d+\n/)
  launcher.kill('SIGKILL')
  await closed
  expect(said()).toMatch(/^\d+\nasked to stop\n$/)
})

test(
  'a signal and an exit code pass through, and the pipe keeps nobody alive',
  { timeout: 60_000 },
  async () => {
    const stopped = launch('long')
    await expect.poll(stopped.said, { timeout: 20_000 }).toMatch(/^\d+\n/)
    stopped.launcher.kill('SIGTERM')
    expect(await stopped.closed).toBe(7)
    expect(await launch('short').closed).toBe(0)
  },
)
