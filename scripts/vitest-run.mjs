import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runPackage } from './checks.mjs'

/** Runs projects of vitest.config.ts; answers how many tests passed and failed. */
export async function runVitest(projects, env = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitest-'))
  const report = path.join(folder, 'report.json')
  try {
    const code = await runPackage(
      'vitest/vitest.mjs',
      [
        'run',
        ...projects.map((name) => `--project=${name}`),
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ],
      env,
    )
    return countTests(report, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function countTests(report, code) {
  try {
    const { numPassedTests: passed, numFailedTests: failed } = JSON.parse(readFileSync(report, 'utf8'))
    // A file that does not load fails the run without failing a test.
    return { passed, failed: code !== 0 && failed === 0 ? 1 : failed }
  } catch {
    return { passed: 0, failed: 1 }
  }
}
