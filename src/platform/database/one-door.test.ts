import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('outside this folder nobody speaks to the database but through withIdentity', () => {
  const sources = globSync('src/**/*.{ts,tsx}').filter(
    (file) => !file.startsWith('src/platform/database/') && !/\.test(-support)?\.tsx?$/.test(file),
  )
  expect(sources.length).toBeGreaterThan(100)
  const offenders = sources.filter((file) => speaksDirectly(readFileSync(file, 'utf8')))
  expect(offenders).toEqual([])
  expect(speaksDirectly('await database.pool.query("select 1")')).toBe(true)
  expect(speaksDirectly("import pg from 'pg'")).toBe(true)
})

function speaksDirectly(source: string): boolean {
  return (
    /\bdatabase\.pool\b|\.pool\.(query|connect)\b/.test(source) ||
    /^import (?!type\b).* from 'pg'/m.test(source)
  )
}
