import { readFileSync } from 'node:fs'
import { endingWithUs, endWithLauncher } from './end-with-launcher.mjs'
import { installIfNeeded, pinnedNode } from './install-if-needed.mjs'
import { runCommand } from './run-command.mjs'

/**
 * Returns once packages are installed and this process is the Node that package.json pins. On any other Node the
 * script that was started is run again on the pinned one, and this call never returns. `replaces`: whether packages
 * that differ from package-lock.json are installed anew; a server that is running still loads from them.
 */
export async function onPinnedNode({ replaces = true } = {}) {
  endWithLauncher()
  await installIfNeeded(replaces)
  const { dependencies } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'))
  if (process.version === `v${dependencies.node}`) return
  process.exit(await runCommand(pinnedNode, process.argv.slice(1), endingWithUs()))
}
