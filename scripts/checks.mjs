// The checks that need neither a database nor a browser. `npm run check` runs them, `npm test` runs them first.
import path from 'node:path'
import { runCommand } from './run-command.mjs'

const root = path.resolve(import.meta.dirname, '..')

/** Runs a program of node_modules on this Node; answers the exit code. */
export function runPackage(file, args, env = {}) {
  return runCommand(process.execPath, [path.join(root, 'node_modules', file), ...args], {
    cwd: root,
    env: { ...process.env, ...env },
  })
}

/** Each counts as one test in the total: it passed or it did not. */
export async function runStaticChecks(progress) {
  // The other checks read what this one writes.
  await progress.step('types of the routes', () => runPackage('@react-router/dev/bin.cjs', ['typegen']))
  // At once, because most use one core; what one of them has to say begins with a file and a rule.
  const running = staticChecks.map(({ name, run }) => ({ name, result: run() }))
  for (const { name, result } of running) await progress.step(name, () => result)
}

const staticChecks = [
  { name: 'types', run: () => runPackage('typescript/bin/tsc', ['--noEmit', '--project', '.']) },
  { name: 'lint and walls', run: () => runPackage('oxlint/bin/oxlint', ['--deny-warnings']) },
  { name: 'dead code', run: () => runPackage('knip/bin/knip.js', ['--no-progress']) },
  {
    name: 'formatting',
    run: () => runPackage('prettier/bin/prettier.cjs', ['--check', '.', '--log-level', 'warn']),
  },
]
