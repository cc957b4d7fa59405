import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runPackage } from './checks.mjs'
import { findBrowser } from './find-browser.mjs'
import { startOidc } from './oidc-for-tests.mjs'
import { startServer } from './server-for-tests.mjs'

/** Runs e2e/ (or the given files) against a server of its own; answers how many tests passed and failed. */
export async function runPlaywright(files = []) {
  const browser = await findBrowser()
  const oidc = await startOidc()
  const server = await startServer({
    GOOGLE_CLIENT_ID: 'blueprompt-tests',
    GOOGLE_CLIENT_SECRET: 'not a secret',
    GOOGLE_ISSUER: oidc.issuer,
    // All journeys come from one address.
    SIGN_IN_LIMIT: '100000',
    SIGN_UP_LIMIT: '100000',
    CONTACT_LIMIT: '100000',
    INGEST_LIMIT: '100000',
    // Every visit of those that agreed; the journeys say no unless they are about it.
    RECORDING_SAMPLE: '1',
    RECORDING_LIMIT: '100000',
    CONTACT_EMAIL: 'hello@prompts.example.org',
  })
  oidc.setPicture(`${server.url}/icon-192.png`)
  const folder = mkdtempSync(path.join(tmpdir(), 'playwright-'))
  const report = path.join(folder, 'report.json')
  try {
    const code = await runPackage('@playwright/test/cli.js', ['test', '--reporter=line,json', ...files], {
      CHROME_PATH: browser,
      E2E_URL: server.url,
      // For what only the command line may do: making somebody an admin.
      E2E_DATA_DIR: server.dataDir,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      CI: '1',
    })
    return countTests(report, code)
  } finally {
    await server.stop()
    await oidc.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function countTests(report, code) {
  const { stats } = JSON.parse(readFileSync(report, 'utf8'))
  const failed = stats.unexpected
  return { passed: stats.expected + stats.flaky, failed: code !== 0 && failed === 0 ? 1 : failed }
}
