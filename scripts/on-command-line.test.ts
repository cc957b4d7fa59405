import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs'
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
