import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

const slow = { timeout: 60_000 }
let folder: string

/** A checkout whose build leaves a line each time and takes until `finishBuild`. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'build-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  for (const name of ['scripts', 'build/server', 'node_modules/@react-router/dev'])
    mkdirSync(path.join(folder, name), { recursive: true })
  for (const name of ['build-if-stale.mjs', 'run-command.mjs'])
    cpSync(path.join(import.meta.dirname, name), path.join(folder, 'scripts', name))
  const settings = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.json']
  const ours = ['compress-assets', 'lean-manifest', 'lean-router'].map((name) => `scripts/${name}.ts`)
  for (const name of [...settings, ...ours]) writeFileSync(path.join(folder, name), '')
  writeFileSync(
    path.join(folder, 'scripts/go.mjs'),
    `import { buildIfStale } from './build-if-stale.mjs'
     await buildIfStale()
     console.log('ready')`,
  )
  writeFileSync(
    path.join(folder, 'node_modules/@react-router/dev/bin.cjs'),
    `const fs = require('fs')
     fs.appendFileSync('builds', 'built\\n')
     const looking = setInterval(() => {
       if (!fs.existsSync('finish')) return
       fs.writeFileSync('build/server/server.js', '')
       clearInterval(looking)
     }, 20)`,
  )
})

function finishBuild() {
  writeFileSync(path.join(folder, 'finish'), '')
}

function start() {
  const child = spawn(process.execPath, [path.join(folder, 'scripts/go.mjs')], { cwd: folder })
  let said = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (said += text))
  return { child, said: () => said, ended: new Promise((resolve) => child.once('close', resolve)) }
}

const patience = { timeout: 20_000 }

test('of two that start at once one builds, and the other says that it waits', slow, async () => {
  const [first, second] = [start(), start()]
  await expect
    .poll(() => [first, second].map(({ said }) => said()).toSorted(), patience)
    .toEqual(['Building\n', 'Waiting for another build\n'])
  finishBuild()
  await Promise.all([first.ended, second.ended])
  expect(first.said() + second.said()).toMatch(/^(?:[A-Z].*\nready\n){2}$/)
  expect(readFileSync(path.join(folder, 'builds'), 'utf8')).toBe('built\n')
})

test('what a killed build leaves behind, also when it is empty, is in nobody’s way', slow, async () => {
  const killed = start()
  await expect.poll(killed.said, patience).toBe('Building\n')
  killed.child.kill('SIGKILL')
  finishBuild()
  await killed.ended
  for (const entry of readdirSync(path.join(folder, 'node_modules'), { withFileTypes: true }))
    if (entry.isFile()) writeFileSync(path.join(folder, 'node_modules', entry.name), '')
  const next = start()
  await expect.poll(next.said, patience).toBe('Building\nready\n')
})
