import { spawn, execFileSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test, untilHydrated } from './support/journey.ts'

const root = path.resolve(import.meta.dirname, '..')
const toolFile = `
import { testTool } from '../contract/test-tool.test-support.ts'
import type { ToolCard } from '../contract/card.ts'

const card: ToolCard = {
  slug: 'haiku-prompt',
  functionName: 'generate-haiku',
  category: 'non-technical',
  badge: 'Creative',
  figure: 99,
  name: 'Haiku Prompt',
  summary: 'Three lines of five, seven and five syllables from one moment you saw.',
  plate: ['M10 20H110', 'M10 40H110'],
}

export const tool = testTool('markdown', {
  card,
  docs: async () => ({ purpose: 'Keeps one moment in three lines.', steps: ['Say what you saw.'], tips: ['One season.'] }),
})
`
const pageFile = `
import { useLoaderData } from 'react-router'
import { toolFacts } from '../workbench/tool-route.ts'
import { ToolPage } from '../workbench/tool-page.tsx'
import { tool } from './tool.ts'

export const loader = () => toolFacts(tool)

const spec = {
  form: [{ name: 'Idea', fields: [{ kind: 'idea', name: 'idea', label: 'Moment', maxLength: 500 }] }],
  action: 'Generate Haiku',
  busy: 'Generating...',
  resultHeading: 'Your haiku',
  kind: 'Haiku',
  copyLabel: 'Copy',
  empty: { title: 'Your haiku appears here', parts: [] },
  messages: { empty: { title: 'Please say something' }, failed: () => ({ title: 'Failed' }), copyFailed: { title: 'Failed' } },
  wishes: [],
} as const

export default function HaikuPage() {
  return <ToolPage facts={useLoaderData<typeof loader>()} tool={tool} spec={spec} />
}
`

let folder: string
let server: ChildProcess | undefined
let url: string

test.beforeAll(async () => {
  test.setTimeout(300_000)
  folder = mkdtempSync(path.join(tmpdir(), 'another-tool-'))
  for (const name of [
    'src',
    'public',
    'scripts',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
    'react-router.config.ts',
  ]) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(folder, 'node_modules'))
  mkdirSync(path.join(folder, 'src/tools/haiku-prompt'))
  writeFileSync(path.join(folder, 'src/tools/haiku-prompt/tool.ts'), toolFile)
  writeFileSync(path.join(folder, 'src/tools/haiku-prompt/page.tsx'), pageFile)
  // All there is outside its folder: an entry and where it comes from.
  const catalogue = path.join(folder, 'src/tools/catalogue.ts')
  const before = readFileSync(catalogue, 'utf8')
  const entered = before.replace(/\n\]\s*$/u, '\n  haikuPrompt,\n]\n')
  expect(entered).not.toBe(before)
  writeFileSync(catalogue, `import { tool as haikuPrompt } from './haiku-prompt/tool.ts'\n${entered}`)
  execFileSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  const port = await freePort()
  url = `http://localhost:${port}`
  server = spawn(process.execPath, ['build/server/server.js'], {
    cwd: folder,
    env: { ...process.env, PORT: String(port), DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' },
    stdio: 'inherit',
  })
  await expect
    .poll(
      () =>
        fetch(`${url}/readyz`).then(
          ({ ok }) => ok,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
})

test.afterAll(async () => {
  // There is none where the build failed.
  const ended = server && once(server, 'exit')
  server?.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

test('a folder and its entry in the catalogue bring another tool: route, cards, documentation, sitemap, function and page', async ({
  page,
  request,
}) => {
  for (const address of ['/', '/tools?tab=non-technical', '/tools/non-technical']) {
    await page.goto(url + address)
    await expect(page.getByRole('heading', { name: 'Haiku Prompt' })).toBeVisible()
  }
  await page.goto(`${url}/documentation`)
  await expect(page.getByText('Keeps one moment in three lines.')).toBeVisible()
  expect(await (await request.get(`${url}/sitemap.xml`)).text()).toContain(
    '/tools/non-technical/haiku-prompt',
  )

  const answer = await request.post(`${url}/functions/v1/generate-haiku`, { data: { idea: 'rain on tin' } })
  expect(await answer.json()).toMatchObject({
    generatedPrompt: expect.stringContaining('rain on tin'),
    engine: { writtenBy: 'composer' },
  })
  const refused = await request.post(`${url}/functions/v1/generate-haiku`, { data: { idea: '' } })
  expect(refused.status()).toBe(400)
  expect((await refused.json()).fields).toHaveProperty('idea')

  await page.goto(`${url}/tools/non-technical/haiku-prompt`)
  await expect(page.getByRole('heading', { name: 'Haiku Prompt', level: 1 })).toBeVisible()
  await untilHydrated(page)
  await page.getByLabel('Moment').fill('rain on tin')
  await page.getByRole('button', { name: 'Generate Haiku' }).click()
  await expect(page.getByRole('region', { name: 'Haiku: Plain' })).toContainText('rain on tin')
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
