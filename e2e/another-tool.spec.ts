import { spawn, execFileSync, type ChildProcess } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'

const root = path.resolve(import.meta.dirname, '..')
const toolFile = `
import { z } from 'zod'
import { defineTool } from '../define-tool.ts'

export const tool = defineTool({
  slug: 'haiku-prompt',
  functionName: 'generate-haiku',
  category: 'non-technical',
  badge: 'Creative',
  figure: 99,
  name: 'Haiku Prompt',
  summary: 'Three lines of five, seven and five syllables from one moment you saw.',
  plate: ['M10 20H110', 'M10 40H110'],
  docs: { purpose: 'Keeps one moment in three lines.', steps: ['Say what you saw.'], tips: ['One season.'] },
  input: z.object({ moment: z.string().min(1) }),
  compose: ({ moment }) => ({ generatedPrompt: 'A haiku about ' + moment }),
  examples: [],
})
`
const pageFile = `
export default function HaikuPage() {
  return <main id="content" tabIndex={-1}><h1>Haiku Prompt</h1></main>
}
`

let folder: string
let server: ChildProcess
let url: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
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
  // The one line outside its folder.
  appendFileSync(
    path.join(folder, 'src/tools/catalogue.ts'),
    `export { tool as haikuPrompt } from './haiku-prompt/tool.ts'\n`,
  )
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
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill('SIGTERM')
  await ended
  rmSync(folder, { recursive: true, force: true })
})

test('one line in the catalogue brings another tool: route, cards, documentation, sitemap and function', async ({
  page,
  request,
}) => {
  for (const address of ['/', '/tools?tab=non-technical', '/tools/non-technical']) {
    await page.goto(url + address)
    await expect(page.getByRole('heading', { name: 'Haiku Prompt' })).toBeVisible()
  }
  await page.goto(`${url}/tools/non-technical/haiku-prompt`)
  await expect(page.getByRole('heading', { name: 'Haiku Prompt', level: 1 })).toBeVisible()
  await page.goto(`${url}/documentation`)
  await expect(page.getByText('Keeps one moment in three lines.')).toBeVisible()
  expect(await (await request.get(`${url}/sitemap.xml`)).text()).toContain(
    '/tools/non-technical/haiku-prompt',
  )

  const answer = await request.post(`${url}/functions/v1/generate-haiku`, { data: { moment: 'rain on tin' } })
  expect(await answer.json()).toMatchObject({
    generatedPrompt: 'A haiku about rain on tin',
    engine: { writtenBy: 'composer' },
  })
  const refused = await request.post(`${url}/functions/v1/generate-haiku`, { data: { moment: '' } })
  expect(refused.status()).toBe(400)
  expect((await refused.json()).fields).toHaveProperty('moment')
})

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}
