import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '#platform/config.server.ts'

const root = path.resolve(import.meta.dirname, '..')
const decisions = readdirSync(path.join(root, 'docs/decisions')).map((name) => `docs/decisions/${name}`)
const security = ['SECURITY.md', 'docs/asvs.md', 'docs/security-controls.md', 'docs/threat-model.md']
const documents = ['README.md', 'ARCHITECTURE.md', 'docs/operations.md', ...security, ...decisions]

test.for(documents)('every path in %s exists', (document) => {
  const gone = pathsIn(read(document)).filter((file) => !existsSync(path.join(root, file)))
  expect(gone).toEqual([])
})

test.for(documents)('every link in %s leads to a file', (document) => {
  const targets = [...read(document).matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(
    (match) => match[1] ?? '',
  )
  const gone = targets.filter((target) => !existsSync(path.join(root, path.dirname(document), target)))
  expect(gone).toEqual([])
})

test.for(documents)('every npm command in %s can be run', (document) => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const commands = codeIn(read(document)).flatMap((code) => [
    ...code.matchAll(/\bnpm (?:run (?:--silent )?)?([a-z][\w:-]*)/g),
  ])
  expect(commands.map((match) => match[1] ?? '').filter((name) => !(name in scripts))).toEqual([])
})

test('the README lists the settings as the server reads them', () => {
  const rows = [...read('README.md').matchAll(/^\| `([A-Z][A-Z\d_]+)` +\| (.+?) +\| (.+?) +\|$/gm)]
  const documented = rows.map(([, name, fallback, description]) => ({ name, default: fallback, description }))
  expect(documented).toEqual(settings)
})

test('decision records are numbered without a gap and say context, decision and consequences', () => {
  decisions.forEach((file, index) => {
    expect(path.basename(file)).toMatch(new RegExp(`^${String(index + 1).padStart(4, '0')}-[a-z0-9-]+\\.md$`))
    for (const part of ['## Context', '## Decision', '## Consequences'])
      expect(read(file), file).toContain(part)
  })
})

test('a path that does not exist would be found', () => {
  expect(
    pathsIn('See `src/gone.ts`, `docs/`, `/tools`, `npm start`, `src/tools/{slug}` and `*.ts`.'),
  ).toEqual(['src/gone.ts', 'docs/'])
})

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

/** Code in the text that can only be a path here; routes begin with a slash, patterns hold `*`, `{` or `…`. */
function pathsIn(text: string): string[] {
  const topLevel = /^(?:src|e2e|bench|scripts|docs|\.ci)(?:\/[\w.-]+)*\/?$/
  const fileName = /^[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|cjs|json|md)$/
  return codeIn(text).filter(
    (name) => topLevel.test(name) || (fileName.test(name) && /^[A-Z]|config|package/.test(name)),
  )
}

/** Code spans and fenced blocks. */
function codeIn(text: string): string[] {
  return [...text.matchAll(/^```([\s\S]*?)^```|`([^`\n]+)`/gm)].map((match) => match[1] ?? match[2] ?? '')
}
