import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { toolBadges, toolCategories } from './define-tool.ts'
import { findTool, summarise, tools, toolsIn, toolSlugs } from './tools.ts'

const folder = new URL('.', import.meta.url)

test('no two tools share a slug, a function, a plate number or an address', () => {
  const addresses = tools.flatMap((tool) => [tool.path, ...(tool.pages ?? []).map((page) => page.path)])
  const functions = tools.map((tool) => tool.functionName)
  const figures = tools.map((tool) => String(tool.figure))
  for (const names of [toolSlugs, functions, figures, addresses]) {
    expect(new Set(names).size).toBe(names.length)
  }
})

test('tools stand in the order of their plates, in the hub as on the home page', () => {
  expect(tools.map((tool) => tool.figure)).toEqual(
    tools.map((tool) => tool.figure).toSorted((one, other) => one - other),
  )
  expect(toolCategories.flatMap((category) => toolsIn(category)).length).toBe(tools.length)
})

test('a tool that nobody wrote is not found', () => {
  expect(findTool('no-such-tool')).toBeUndefined()
})

for (const tool of tools) {
  test(`${tool.slug}: the folder, the slug and the pages agree`, () => {
    const files = readdirSync(new URL(`${tool.slug}/`, folder))
    expect(files).toEqual(expect.arrayContaining(['tool.ts', 'page.tsx']))
    for (const page of tool.pages ?? []) expect(files).toContain(page.file)
    expect(tool.path).toBe(`/tools/${tool.category}/${tool.slug}`)
    expect(findTool(tool.slug)).toBe(tool)
    expect(findTool(tool.functionName)).toBe(tool)
  })

  test(`${tool.slug}: the card says what a page needs, as plain data`, () => {
    const card = summarise(tool)
    expect(JSON.parse(JSON.stringify(card))).toEqual(card)
    expect(toolBadges).toContain(tool.badge)
    expect(tool.name.length).toBeGreaterThan(3)
    expect(tool.summary.length).toBeGreaterThan(40)
    expect(tool.summary.length).toBeLessThanOrEqual(160)
    expect(tool.plate.length).toBeGreaterThan(1)
    for (const path of tool.plate) expect(path).toMatch(/^M[\d\sA-Za-z.,-]+$/)
  })

  test(`${tool.slug}: the documentation has a purpose, steps and tips`, () => {
    expect(tool.docs.purpose.length).toBeGreaterThan(60)
    expect(tool.docs.steps.length).toBeGreaterThan(1)
    expect(tool.docs.tips.length).toBeGreaterThan(1)
  })

  test(`${tool.slug}: every example is accepted and composed, the same each time, and left as it was`, () => {
    expect(tool.examples.length).toBeGreaterThan(2)
    for (const { input } of tool.examples) {
      const before = JSON.stringify(input)
      const parsed = tool.input.parse(input)
      const answer = JSON.stringify(tool.compose(parsed))
      expect(answer.length).toBeGreaterThan(200)
      expect(JSON.stringify(tool.compose(tool.input.parse(JSON.parse(before))))).toBe(answer)
      expect(JSON.stringify(input)).toBe(before)
    }
  })

  test(`${tool.slug}: an empty input is refused with its fields named`, () => {
    const refused = tool.input.safeParse({})
    expect(refused.success).toBe(false)
    expect(refused.error?.issues.every((issue) => issue.path.length > 0 && issue.message.length > 5)).toBe(
      true,
    )
  })
}
