// Runs before anything is installed, on whatever Node the machine has: built-ins only.
import { existsSync, lstatSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runCommand } from './run-command.mjs'

const root = path.resolve(import.meta.dirname, '..')

export const pinnedNode = path.join(root, 'node_modules/node/bin/node')

const differing = 'they differ from package-lock.json'

/**
 * Makes node_modules what package-lock.json says, if it is not. Ends the process when that fails. `replaces` false: what
 * is there stays, also where it differs.
 */
export async function installIfNeeded(replaces = true) {
  const reason = whatIsMissing()
  if (reason === undefined) return
  if (reason === differing && !replaces) {
    console.error('The packages differ from package-lock.json: stop the server and run npm ci')
    return
  }
  const folder = path.join(root, 'node_modules')
  if (lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()) {
    // npm ci would empty the folder behind the link, which other checkouts use too.
    console.error(`node_modules is a link, and ${reason}: used as it is; install where it leads`)
    return
  }
  console.error(`Installing packages (${reason}); the first time this takes about a minute`)
  const code = await runCommand('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: environmentWithoutOurBinaries(),
    shell: process.platform === 'win32',
    // Standard output belongs to the command that was asked for.
    stdio: ['inherit', 2, 2],
  })
  if (code !== 0) {
    console.error('The packages could not be installed; see the message above')
    process.exit(code)
  }
  await fetchPinnedNodeIfSkipped()
}

function whatIsMissing() {
  const installedList = path.join(root, 'node_modules/.package-lock.json')
  // npm writes this list last, so an interrupted installation has none.
  if (!existsSync(installedList)) return 'none are here yet'
  const wanted = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages
  const installed = JSON.parse(readFileSync(installedList, 'utf8')).packages
  const differs =
    Object.entries(wanted).some(([name, entry]) =>
      installed[name] === undefined
        ? name !== '' && !entry.optional
        : installed[name].version !== entry.version,
    ) || Object.keys(installed).some((name) => wanted[name] === undefined)
  if (differs) return differing
  return existsSync(pinnedNode) ? undefined : 'Node itself is missing'
}

/** The `node` package fetches its binary in an install script, which some machines switch off. */
async function fetchPinnedNodeIfSkipped() {
  if (existsSync(pinnedNode)) return
  const folder = path.join(root, 'node_modules/node')
  await runCommand(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: folder,
    env: environmentWithoutOurBinaries(),
    stdio: ['inherit', 2, 2],
  })
  if (!existsSync(pinnedNode)) {
    console.error(`The npm package "node" has no binary for ${process.platform} ${process.arch}`)
    process.exit(1)
  }
}

/** npm must not run on the Node that it is about to delete. */
function environmentWithoutOurBinaries() {
  const ours = path.join(root, 'node_modules')
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter((folder) => !folder.startsWith(ours))
  return { ...process.env, PATH: folders.join(path.delimiter) }
}
