import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const embeddedOnly = 'src/platform/database/**/*.test.{ts,tsx}'
const bothDatabases = '{src,bench}/**/*.db.test.ts'

// Compiling PGlite's WebAssembly a second time, for speed, takes more of the processor than tests as short as these get
// back.
const execArgv = ['--liftoff-only']

export default defineConfig({
  test: {
    setupFiles: ['./scripts/vitest-setup.ts'],
    // Files in one worker share its modules: loading them again for each file took a third of the unit tests' time.
    isolate: false,
    // A test may leave something replaced; the next file must not see it.
    unstubEnvs: true,
    unstubGlobals: true,
    // The usual number is one less than the cores, which leaves half of a machine with two of them idle. More than
    // them, because many files wait: for a child process or a provider that is silent, and on PostgreSQL for a
    // sign-up that takes a second however fast the machine is. An embedded database needs the processor itself.
    maxWorkers: availableParallelism() + (process.env.TEST_DATABASE === 'postgres' ? 6 : 2),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          // Says that something hangs, not how fast it is: machines are shared.
          testTimeout: 60_000,
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: [bothDatabases, embeddedOnly],
        },
      },
      {
        extends: true,
        // What only the embedded database has to do: its folder, its lock, its durability.
        test: {
          name: 'embedded',
          include: [embeddedOnly],
          exclude: [bothDatabases],
          execArgv,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        // Run once per database; TEST_DATABASE says which (scripts/test.mjs).
        test: {
          name: 'database',
          include: [bothDatabases],
          execArgv,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
