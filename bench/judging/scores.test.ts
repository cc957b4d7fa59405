import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { printScores } from './scores.ts'

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'scores-'))))
afterEach(() => rmSync(folder, { recursive: true }))

function write(file: string, content: unknown): void {
  mkdirSync(join(folder, file, '..'), { recursive: true })
  writeFileSync(join(folder, file), JSON.stringify(content))
}

test('a side is compared with the plain answers to its own items alone', () => {
  const table = vi.spyOn(console, 'table').mockReturnValue(undefined)
  const scored = (score: number) => ({ score, wrongClaims: 0 })
  write('inputs/story-prompt.json', [])
  write('key.json', { one: ['composed', 'plain'], two: ['plain'], three: ['composed'] })
  write('scores/story-prompt-1.json', {
    one: { A: scored(40), B: scored(80) },
    two: { A: scored(100) },
    three: { A: scored(90) },
  })
  printScores(folder)
  expect(table.mock.calls[0]?.[0]).toContainEqual(
    expect.objectContaining({ side: 'composed', 'share of plain': 0.5, 'win/tie/lose': '0/0/1' }),
  )
})
