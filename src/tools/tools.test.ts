import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toolBadges, toolCategories } from './contract/card.ts'
import { findTool, summarise, tools, toolsIn, toolSlugs } from './tools.ts'

const folder = new URL('.', import.meta.url)

test('no two tools share a slug, a function, a plate number or an address', () => {
  const addresses = tools.flatMap((tool) => [tool.path, ...(tool.pages ?? []).map((page) => page.path)])
  const functions = tools.map(({ card }) => card.functionName)
  const figures = tools.map(({ card }) => String(card.figure))
  for (const names of [toolSlugs, functions, figures, addresses])
    expect(new Set(names).size).toBe(names.length)
})

test('tools stand in the order of their plates, in the hub as on the home page', () => {
  const figures = tools.map(({ card }) => card.figure)
  expect(figures).toEqual(figures.toSorted((one, other) => one - other))
  expect(toolCategories.flatMap((category) => toolsIn(category)).length).toBe(tools.length)
})

test('a tool that nobody wrote is not found', () => {
  expect(findTool('no-such-tool')).toBeUndefined()
})

test('a tool is one folder and one line of the catalogue', () => {
  const catalogue = readFileSync(new URL('catalogue.ts', folder), 'utf8')
  for (const slug of toolSlugs) expect(catalogue.split(`'./${slug}/tool.ts'`).length).toBe(2)
  const folders = readdirSync(folder, { withFileTypes: true })
    .filter(
      (entry) => entry.isDirectory() && readdirSync(new URL(`${entry.name}/`, folder)).includes('tool.ts'),
    )
    .map(({ name }) => name)
  expect(folders.toSorted()).toEqual([...toolSlugs].toSorted())
})

for (const tool of tools) {
  const { card } = tool
  test(`${card.slug}: the folder, the slug and the pages agree`, () => {
    const files = readdirSync(new URL(`${card.slug}/`, folder))
    expect(files).toEqual(
      expect.arrayContaining(['core.ts', 'instructions.ts', 'page.tsx', 'plan.ts', 'tool.ts']),
    )
    for (const page of tool.pages ?? []) expect(files).toContain(page.file)
    expect(tool.path).toBe(`/tools/${card.category}/${card.slug}`)
    expect(findTool(card.slug)).toBe(tool)
    expect(findTool(card.functionName)).toBe(tool)
  })

  test(`${card.slug}: the card says what a page needs, as plain data`, () => {
    const summary = summarise(tool)
    expect(JSON.parse(JSON.stringify(summary))).toEqual(summary)
    expect(toolBadges).toContain(card.badge)
    expect(card.name.length).toBeGreaterThan(3)
    expect(card.summary.length).toBeGreaterThan(40)
    expect(card.summary.length).toBeLessThanOrEqual(160)
    expect(card.plate.length).toBeGreaterThan(1)
    for (const path of card.plate) expect(path).toMatch(/^M[\d\sA-Za-z.,-]+$/)
  })

  test(`${card.slug}: an empty input is refused with its fields named`, async () => {
    const refused = (await tool.core()).input.safeParse({})
    expect(refused.success).toBe(false)
    expect(refused.error?.issues.every((issue) => issue.path.length > 0 && issue.message.length > 5)).toBe(
      true,
    )
  })
}
