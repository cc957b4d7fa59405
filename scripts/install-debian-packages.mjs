import { runCommand } from './run-command.mjs'

/** Does nothing where there is no apt-get or no right to use it; the caller looks whether the programs are there. */
export async function installDebianPackages(...names) {
  const isRoot = process.getuid?.() === 0
  const prefix = isRoot ? [] : ['sudo', '--non-interactive']
  const environment = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  for (const step of [
    ['apt-get', 'update', '--quiet'],
    ['apt-get', 'install', '--yes', '--quiet', '--no-install-recommends', ...names],
  ]) {
    const [command, ...args] = [...prefix, ...step]
    const code = await runCommand(command, args, { env: environment }).catch(() => 1)
    if (code !== 0) return
  }
}
