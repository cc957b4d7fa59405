import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

const document = read('docs/asvs.md')
const rows = [...document.matchAll(/^\| (V[\d.]+) \| (\d) \| (.+?) \| (.+?) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, id, level, about, verdict, how, shownBy = '']) => ({
    id,
    level,
    about,
    verdict: verdict ?? '',
    how,
    paths: [...shownBy.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? ''),
  }),
)

test('every requirement of levels 1 and 2 has one row, in the order of the standard', () => {
  const ids = read('docs/asvs-ids.txt').trim().split('\n')
  expect(ids).toHaveLength(253)
  expect(rows.map(({ id, level }) => `${id} ${level}`)).toEqual(ids)
})

test('every row has a verdict, and what is met says where that is shown', () => {
  for (const { id, verdict, paths } of rows) {
    expect(['met', 'n/a', 'open'], id).toContain(verdict)
    if (verdict === 'met') expect(paths, id).not.toEqual([])
  }
})

test('what the rows name exists', () => {
  const gone = rows.flatMap(({ id, paths }) =>
    paths.filter((file) => !existsSync(path.join(root, file))).map((file) => `${id}: ${file}`),
  )
  expect(gone).toEqual([])
})

test('the figures at the top are those of the rows', () => {
  const count = (wanted: string) => rows.filter(({ verdict }) => verdict === wanted).length
  expect(document).toContain(`${count('met')} met, ${count('n/a')} not applicable, ${count('open')} open.`)
})
