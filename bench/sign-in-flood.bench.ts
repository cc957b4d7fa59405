import { percentile, type Measurement } from './bench-result.ts'
import { startBuiltServer, temporaryFolder } from './built-server.ts'

const seconds = 20
const perSecond = 50

/** Other pages while fifty people per second try to sign in, each from another address as far as limits can tell. */
export async function run(): Promise<Measurement[]> {
  const folder = temporaryFolder()
  const server = await startBuiltServer(folder.path, {
    LOG_LEVEL: 'silent',
    SIGN_IN_LIMIT: '1000000',
    APP_URL: 'http://localhost',
  })
  try {
    await visitPages(server.url, 3)
    const quiet = await visitPages(server.url, seconds)
    const [flooded, report] = await Promise.all([visitPages(server.url, seconds), flood(server.url)])
    return [
      { what: 'attempts to sign in answered', value: report.answered / seconds, unit: 'per second' },
      {
        what: 'attempts that failed without an answer',
        value: report.failed,
        unit: 'requests',
        goal: { atMost: 0 },
      },
      { what: 'other pages, quiet, p99', value: percentile(quiet, 0.99), unit: 'ms' },
      { what: 'other pages, flooded, p99', value: percentile(flooded, 0.99), unit: 'ms' },
      {
        what: 'flooded against quiet, p99',
        value: percentile(flooded, 0.99) / percentile(quiet, 0.99),
        unit: 'times',
        goal: { atMost: 2 },
      },
    ]
  } finally {
    await server.stop()
    folder.remove()
  }
}

/** An open loop: attempts come at their rate, whether earlier ones are answered or not. */
async function flood(url: string): Promise<{ answered: number; failed: number }> {
  const attempts: Promise<boolean>[] = []
  const startedAt = performance.now()
  for (let number = 0; number < seconds * perSecond; number += 1) {
    const wait = startedAt + (number * 1_000) / perSecond - performance.now()
    if (wait > 0) await new Promise((done) => setTimeout(done, wait))
    attempts.push(
      fetch(`${url}/auth`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: attempt(),
      }).then(
        async (response) =>
          /Invalid email or password|Many people are signing in/.test(await response.text()),
        () => false,
      ),
    )
  }
  const outcomes = await Promise.all(attempts)
  const answered = outcomes.filter(Boolean).length
  return { answered, failed: outcomes.length - answered }
}

function attempt(): string {
  const email = `${Math.random().toString(36).slice(2)}@example.org`
  return new URLSearchParams({ intent: 'sign-in', email, password: 'not the password' }).toString()
}

/** Twenty pages per second, one after the other; how long each took. */
async function visitPages(url: string, forSeconds: number): Promise<number[]> {
  const times: number[] = []
  const paths = ['/', '/tools', '/about', '/generate', '/documentation']
  const end = performance.now() + forSeconds * 1_000
  for (let visit = 0; performance.now() < end; visit += 1) {
    const startedAt = performance.now()
    await (await fetch(url + (paths[visit % paths.length] ?? '/'))).text()
    times.push(performance.now() - startedAt)
    await new Promise((done) => setTimeout(done, Math.max(0, 50 - (performance.now() - startedAt))))
  }
  return times
}
