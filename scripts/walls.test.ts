import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// A wall that was never seen to fail is no wall: every rule gets a planted violation in a small tree of its own,
// linted with the project's real configuration.

const project = path.resolve(import.meta.dirname, '..')

/** What the planted files point at. None of these may be complained about. */
const neighbours: Record<string, string> = {
  'src/shared/brand.ts': `export const brand = 'brand'`,
  'src/reading/numbers.ts': `import { brand } from '#shared/brand.ts'\nexport const numbers = brand`,
  'src/comparison/words.ts': `import { brand } from '#shared/brand.ts'\nexport const words = brand`,
  'src/comparison/comparison.ts': `export { words } from './words.ts'`,
  'src/tools/one/compare.ts': `import { words } from '#comparison/comparison.ts'\nexport const compare = words`,
  'src/features/one/compare.ts': `import { words } from '#comparison/comparison.ts'\nexport const compare = words`,
  'src/ui/button.ts': `import { brand } from '#shared/brand.ts'\nexport const button = brand`,
  'src/tools/one/tool.ts': `import { button } from '#ui/button.ts'\nexport const tool = button`,
  'src/tools/contract/words.ts': `export const words = 1`,
  'src/tools/two/tool.ts': `import { words } from '#tools/contract/words.ts'\nexport const two = words`,
  'src/tools/one/read.ts': `import { numbers } from '#reading/numbers.ts'\nexport const read = numbers`,
  'src/tools/catalogue.ts': `export { tool } from './one/tool.ts'`,
  'src/tools/tools.ts': `import * as catalogue from './catalogue.ts'\nexport const tools = Object.values(catalogue)`,
  'src/platform/clock.ts': `import { brand } from '#shared/brand.ts'\nexport const clock = brand`,
  'src/platform/secret.server.ts': `import { brand } from '#shared/brand.ts'\nexport const secret = brand`,
  'src/platform/config.server.ts': `export const port = process.env.PORT`,
  'src/platform/disk.server.ts': `import { sep } from 'node:path'\nexport const disk = sep`,
  'src/engine/run.ts': `import { tools } from '#tools/tools.ts'\nexport const run = tools`,
  'src/engine/ask.server.ts': `import { secret } from '#platform/secret.server.ts'\nexport const ask = secret`,
  'src/features/one/one-page.tsx': `import { ask } from '#engine/ask.server.ts'\nexport const onePage = ask`,
  'src/features/one/one.ts': `import { run } from '#engine/run.ts'\nexport const one = run`,
  'src/engine/count.ts': `import { numbers } from '#reading/numbers.ts'\nexport const count = numbers`,
  'src/features/one/count.ts': `import { numbers } from '#reading/numbers.ts'\nexport const count = numbers`,
  'src/features/one/shape.ts': `import type { secret } from '#platform/secret.server.ts'\nexport type Shape = typeof secret`,
  'src/ui/button.texts.ts': `export const save = 'Save the name'`,
  'src/ui/save.tsx': `import * as texts from './button.texts.ts'\nexport const Save = () => <p className="grid min-w-0 content-start" title={texts.save}>{texts.save}.</p>`,
  'src/platform/statement.server.ts': `export const statement = (query: (sql: string) => unknown) => query('select name from users where id = $1')`,
  'src/app/entry.ts': `import { one } from '#features/one/one.ts'\nexport const entry = one`,
}

const boundaries = 'boundaries(dependencies)'

/** The wall, the file that breaks it, its text, and the rule that has to object. */
const violations: [wall: string, file: string, text: string, rule: string][] = [
  ['shared imports nothing of ours', 'src/shared/bad.ts', importing('#ui/button.ts', 'button'), boundaries],
  [
    'shared does not read',
    'src/shared/bad-reading.ts',
    importing('#reading/numbers.ts', 'numbers'),
    boundaries,
  ],
  ['ui does not read', 'src/ui/bad-reading.ts', importing('#reading/numbers.ts', 'numbers'), boundaries],
  [
    'the platform does not read',
    'src/platform/bad-reading.ts',
    importing('#reading/numbers.ts', 'numbers'),
    boundaries,
  ],
  ['reading knows no tool', 'src/reading/bad.ts', importing('#tools/tools.ts', 'tools'), boundaries],
  [
    'nor what they share',
    'src/reading/bad-words.ts',
    importing('#tools/contract/words.ts', 'words'),
    boundaries,
  ],
  ['nor the screen', 'src/reading/bad-ui.ts', importing('#ui/button.ts', 'button'), boundaries],
  [
    'the comparison has one door for tools',
    'src/tools/two/bad-comparison.ts',
    importing('#comparison/words.ts', 'words'),
    boundaries,
  ],
  [
    'and for features',
    'src/features/two/bad-comparison.ts',
    importing('#comparison/words.ts', 'words'),
    boundaries,
  ],
  [
    'the comparison does not read',
    'src/comparison/bad-reading.ts',
    importing('#reading/numbers.ts', 'numbers'),
    boundaries,
  ],
  ['nor know a tool', 'src/comparison/bad.ts', importing('#tools/tools.ts', 'tools'), boundaries],
  [
    'ui does not compare',
    'src/ui/bad-comparison.ts',
    importing('#comparison/comparison.ts', 'words'),
    boundaries,
  ],
  ['ui knows no tool', 'src/ui/bad.ts', importing('#tools/tools.ts', 'tools'), boundaries],
  [
    'ui does not use the platform',
    'src/ui/bad-platform.ts',
    importing('#platform/clock.ts', 'clock'),
    boundaries,
  ],
  [
    'a tool never imports a tool',
    'src/tools/two/bad.ts',
    importing('#tools/one/tool.ts', 'tool'),
    boundaries,
  ],
  [
    'nor by a relative path',
    'src/tools/two/bad-relative.ts',
    importing('../one/tool.ts', 'tool'),
    boundaries,
  ],
  [
    'nor its types',
    'src/tools/two/bad-type.ts',
    `import type { tool } from '#tools/one/tool.ts'\nexport type Bad = typeof tool`,
    boundaries,
  ],
  [
    'nor by passing it on',
    'src/tools/two/bad-export.ts',
    `export { tool } from '#tools/one/tool.ts'`,
    boundaries,
  ],
  [
    'nor later',
    'src/tools/two/bad-dynamic.ts',
    `export const bad = () => import('#tools/one/tool.ts')`,
    boundaries,
  ],
  [
    'what tools share imports no tool',
    'src/tools/contract/bad.ts',
    importing('#tools/one/tool.ts', 'tool'),
    boundaries,
  ],
  [
    'only the catalogue lists tools',
    'src/tools/bad-list.ts',
    `export { tool } from './one/tool.ts'`,
    boundaries,
  ],
  [
    'a tool does not use the engine',
    'src/tools/two/bad-engine.ts',
    importing('#engine/run.ts', 'run'),
    boundaries,
  ],
  [
    'a tool does not use a feature',
    'src/tools/two/bad-feature.ts',
    importing('#features/one/one.ts', 'one'),
    boundaries,
  ],
  [
    'a tool does not use the platform',
    'src/tools/two/bad-platform.ts',
    importing('#platform/clock.ts', 'clock'),
    boundaries,
  ],
  [
    'a tool does not use the app',
    'src/tools/two/bad-app.ts',
    importing('#app/entry.ts', 'entry'),
    boundaries,
  ],
  [
    'the engine does not use a feature',
    'src/engine/bad.ts',
    importing('#features/one/one.ts', 'one'),
    boundaries,
  ],
  [
    'the engine knows no single tool',
    'src/engine/bad-tool.ts',
    importing('#tools/one/tool.ts', 'tool'),
    boundaries,
  ],
  [
    'a feature never imports a feature',
    'src/features/two/bad.ts',
    importing('#features/one/one.ts', 'one'),
    boundaries,
  ],
  [
    'a feature does not use the app',
    'src/features/two/bad-app.ts',
    importing('#app/entry.ts', 'entry'),
    boundaries,
  ],
  ['the platform uses only shared', 'src/platform/bad.ts', importing('#engine/run.ts', 'run'), boundaries],
  ['the platform draws nothing', 'src/platform/bad-ui.ts', importing('#ui/button.ts', 'button'), boundaries],
  [
    'browser code has no server values',
    'src/features/one/bad.ts',
    importing('#platform/secret.server.ts', 'secret'),
    boundaries,
  ],
  [
    'not even from its own folder',
    'src/platform/bad-server.ts',
    importing('./secret.server.ts', 'secret'),
    boundaries,
  ],
  [
    'an inline type still loads the file',
    'src/features/one/bad-type.ts',
    `import { type secret } from '#platform/secret.server.ts'\nexport type Bad = typeof secret`,
    boundaries,
  ],
  ['every file has a layer', 'src/elsewhere/bad.ts', `export const bad = 1`, 'boundaries(no-unknown-files)'],
  [
    'every import leads somewhere',
    'src/shared/bad-gone.ts',
    importing('#shared/gone.ts', 'gone'),
    'boundaries(no-unknown-dependencies)',
  ],
  [
    'folders are left through an alias',
    'src/features/one/bad-dots.ts',
    importing('../../engine/run.ts', 'run'),
    'house(alias-across)',
  ],
  [
    'browser code has no Node built-ins',
    'src/tools/two/bad-node.ts',
    importing('node:fs', 'readFileSync'),
    'import(no-nodejs-modules)',
  ],
  [
    'the environment is read in one place',
    'src/platform/bad-env.server.ts',
    `export const bad = process.env.SECRET`,
    'node(no-process-env)',
  ],
  [
    'no expression that a long text holds up',
    'src/reading/bad-expression.ts',
    String.raw`export const bad = (text: string) => /^\s*(?:a|\s)*$/.test(text)`,
    'regexp(no-super-linear-backtracking)',
  ],
  [
    'nor one that is tried anew at each character',
    'src/reading/bad-move.ts',
    String.raw`export const bad = (text: string) => text.replace(/-+$/, '')`,
    'regexp(no-super-linear-move)',
  ],
  [
    'no text in a page',
    'src/ui/bad-text.tsx',
    `export const Bad = () => <p>Hello there</p>`,
    'react(jsx-no-literals)',
  ],
  [
    'nor in an attribute',
    'src/ui/bad-label.tsx',
    `export const Bad = () => <input aria-label="name" />`,
    'react(jsx-no-literals)',
  ],
  [
    'nor in an expression',
    'src/ui/bad-expression.tsx',
    `export const Bad = ({ isBusy }: { isBusy: boolean }) => <p>{isBusy ? 'wait' : null}</p>`,
    'house(text-in-texts-file)',
  ],
  [
    'nor in a table of labels',
    'src/features/one/bad-table.ts',
    `export const bad = [{ header: 'When' }]`,
    'house(text-in-texts-file)',
  ],
  [
    'nor in what a server answers',
    'src/features/one/bad-answer.server.ts',
    `export const bad = (minutes: number) => \`Please try again in \${minutes} minutes.\``,
    'house(text-in-texts-file)',
  ],
  [
    'nor a plural beside its number',
    'src/engine/bad-plural.ts',
    `export const bad = (count: number) => (count === 1 ? 'word' : 'words')`,
    'house(text-in-texts-file)',
  ],
  [
    'no circle, not even of types',
    'src/shared/bad-circle.ts',
    `import type { Round } from './bad-circle-back.ts'\nexport type Bad = Round | 1`,
    'import(no-cycle)',
  ],
  [
    'nor its other half',
    'src/shared/bad-circle-back.ts',
    `import type { Bad } from './bad-circle.ts'\nexport type Round = Bad[]`,
    'import(no-cycle)',
  ],
  ['no barrels', 'src/ui/index.ts', `export const bad = 1`, 'house(file-name)'],
  ['no utils', 'src/shared/utils.ts', `export const bad = 1`, 'house(file-name)'],
  ['no helpers', 'src/shared/helpers.ts', `export const bad = 1`, 'house(file-name)'],
  ['no misc', 'src/ui/misc.tsx', `export const bad = 1`, 'house(file-name)'],
  ['kebab-case names', 'src/ui/BadName.tsx', `export const bad = 1`, 'house(file-name)'],
  [
    'no any',
    'src/shared/bad-any.ts',
    `export const bad = (value: any) => value`,
    'typescript(no-explicit-any)',
  ],
]

let tree = ''
let complaints: { file: string; rule: string }[] = []

beforeAll(async () => {
  tree = await mkdtemp(path.join(tmpdir(), 'walls-'))
  await symlink(path.join(project, 'node_modules'), path.join(tree, 'node_modules'))
  for (const file of [
    '.oxlintrc.json',
    'package.json',
    'scripts/import-resolver.cjs',
    'scripts/lint-house-rules.mjs',
    'scripts/interface-text.mjs',
  ]) {
    await cp(path.join(project, file), path.join(tree, file), { recursive: true })
  }
  const planted = violations.map(([, file, text]) => [file, text] as const)
  for (const [file, text] of [...Object.entries(neighbours), ...planted]) {
    await mkdir(path.dirname(path.join(tree, file)), { recursive: true })
    await writeFile(path.join(tree, file), `${text}\n`)
  }
  complaints = await lint(tree)
}, 60_000)

afterAll(() => rm(tree, { recursive: true, force: true }))

test.for(violations)('%s', ([, file, , rule]) => {
  expect(
    complaints.filter((complaint) => complaint.file === file).map((complaint) => complaint.rule),
  ).toContain(rule)
})

test('what the arrows allow is not complained about', () => {
  expect(complaints.filter((complaint) => complaint.file in neighbours)).toEqual([])
})

test('the lint really is part of the fast check and of npm test', async () => {
  const steps = await readFile(path.join(project, 'scripts/checks.mjs'), 'utf8')
  expect(steps).toContain('oxlint')
})

function importing(from: string, name: string): string {
  return `import { ${name} } from '${from}'\nexport const bad = ${name}`
}

async function lint(folder: string): Promise<{ file: string; rule: string }[]> {
  const oxlint = path.join(project, 'node_modules/.bin/oxlint')
  const report = await new Promise<string>((resolve) => {
    // Exits with 1 because of the planted violations; the report says which.
    execFile(oxlint, ['--format', 'json', 'src'], { cwd: folder }, (_error, standardOutput) =>
      resolve(standardOutput),
    )
  })
  const { diagnostics } = JSON.parse(report) as { diagnostics: { filename: string; code: string }[] }
  return diagnostics.map(({ filename, code }) => ({ file: filename, rule: code }))
}
