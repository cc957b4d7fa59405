import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('a command that is started through a symbolic link does its work', { timeout: 60_000 }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'linked-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  symlinkSync(path.resolve(import.meta.dirname, '..'), path.join(folder, 'current'))
  const script = path.join(folder, 'current/scripts/verify.ts')
  const { status, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' })
  expect(stderr).toContain('Usage: npm run verify')
  expect(status).toBe(2)
})

test(
  'a command runs with its arguments and exit code on whatever Node the machine has',
  { timeout: 60_000 },
  () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>
    }
    expect(Object.values(scripts).filter((command) => /\bnode \S+\.ts/.test(command))).toEqual([])
    const run = (...args: string[]) =>
      spawnSync(process.execPath, ['scripts/run-script.mjs', 'scripts/verify.ts', ...args], {
        encoding: 'utf8',
      })
    expect(run()).toMatchObject({ status: 2, stderr: expect.stringContaining('Usage: npm run verify') })
    expect(run('gone.zst')).toMatchObject({ status: 1, stderr: expect.stringContaining('gone.zst') })
  },
)
