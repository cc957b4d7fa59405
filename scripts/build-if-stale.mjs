import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { runCommand } from './run-command.mjs'

const root = path.resolve(import.meta.dirname, '..')
const stampFile = path.join(root, 'build/.stamp')
const lockFile = path.join(root, 'node_modules/.build.lock')

export const serverBundle = path.join(root, 'build/server/server.js')

/** Builds unless `build/` was made from exactly these sources. Ends the process when the build fails. */
export async function buildIfStale() {
  const stamp = stampOfSources()
  if (isFresh(stamp)) return
  const release = await waitForOtherBuild()
  try {
    if (!isFresh(stamp)) await build(stamp)
  } finally {
    release()
  }
}

async function build(stamp) {
  console.log('Building')
  rmSync(stampFile, { force: true })
  const reactRouter = path.join(root, 'node_modules/@react-router/dev/bin.cjs')
  const code = await runCommand(process.execPath, [reactRouter, 'build', '--logLevel', 'warn'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (code !== 0) {
    console.error('The build failed; see the message above')
    process.exit(code)
  }
  writeFileSync(stampFile, stamp)
}

function isFresh(stamp) {
  return existsSync(serverBundle) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp
}

/** A hash of everything that goes into the build. Contents, not dates: a fresh clone has fresh dates. */
function stampOfSources() {
  const hash = createHash('sha256')
  const sources = ['src', 'public']
    .map((folder) => path.join(root, folder))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted()
  const settings = [
    'package-lock.json',
    'vite.config.ts',
    'react-router.config.ts',
    'tsconfig.json',
    'scripts/compress-assets.ts',
    'scripts/lean-manifest.ts',
    'scripts/lean-router.ts',
  ]
  for (const file of [...sources, ...settings.map((name) => path.join(root, name))]) {
    hash
      .update(`${path.relative(root, file)}\0`)
      .update(readFileSync(file))
      .update('\0')
  }
  return hash.digest('hex')
}

const busy = 5

/**
 * Two processes started at once must not write into one folder; answers how to let the next one in. For why the lock is
 * one of SQLite, see src/platform/database/folder-lock.server.ts.
 */
async function waitForOtherBuild() {
  const lock = new DatabaseSync(lockFile, { timeout: 0 })
  for (let isFirst = true; ; isFirst = false) {
    try {
      lock.exec('begin exclusive')
      return () => lock.close()
    } catch (error) {
      if (error.errcode !== busy) throw error
    }
    if (isFirst) console.log('Waiting for another build')
    await pause(200)
  }
}
