import { existsSync, realpathSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { readEnvironment } from '#platform/config.server.ts'
import { StartupError } from '#platform/startup-error.server.ts'
import { AppError } from '#shared/app-error.ts'

/**
 * Runs a script that was started by hand, and ends with the exit code that it answers; does nothing when the script
 * was imported. `module`: its `import.meta.url`. What the operator can mend is printed without a stack.
 */
export async function onCommandLine(
  module: string,
  run: (args: readonly string[], environment: NodeJS.ProcessEnv) => Promise<number>,
): Promise<void> {
  const started = process.argv[1] ?? ''
  // Node resolves symbolic links in the address of a module, but not here. Older ones lack `import.meta.main`.
  if (!existsSync(started) || fileURLToPath(module) !== realpathSync(started)) return
  try {
    process.exitCode = await run(process.argv.slice(2), readEnvironment())
  } catch (error) {
    if (!(error instanceof StartupError) && !(error instanceof AppError)) throw error
    console.error(error.message)
    if (error instanceof AppError && error.cause instanceof Error) console.error(String(error.cause))
    process.exitCode = 1
  }
}
