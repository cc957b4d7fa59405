import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawOpenGraphImage } from './open-graph-image.server.tsx'
import { findOpenGraphSheet, openGraphNames } from './open-graph-sheets.server.ts'

test('every picture a page of the site asks for has a sheet', () => {
  const sources = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('-page.tsx'))
    .map((name) => readFileSync(`${import.meta.dirname}/${name}`, 'utf8'))
  const asked = sources.flatMap((source) =>
    [...source.matchAll(/image: '([^']+)'/g)].map((match) => match[1] ?? ''),
  )
  expect(asked.length).toBeGreaterThan(5)
  for (const name of asked) expect(findOpenGraphSheet(name), name).toBeDefined()
})

test('an unknown name, also one every object has, has no sheet', () => {
  expect(findOpenGraphSheet('nothing-here')).toBeUndefined()
  expect(findOpenGraphSheet('constructor')).toBeUndefined()
})

test('the longest sheet becomes a PNG of 1200 by 630', async () => {
  const sheets = openGraphNames().flatMap((name) => findOpenGraphSheet(name) ?? [])
  const longest = sheets.toSorted((one, other) => other.subtitle.length - one.subtitle.length)[0]
  if (!longest) throw new Error('there is no sheet')
  const png = Buffer.from(await drawOpenGraphImage(longest, 'Blueprompt'))
  expect(png.subarray(1, 4).toString('latin1')).toBe('PNG')
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630])
})
