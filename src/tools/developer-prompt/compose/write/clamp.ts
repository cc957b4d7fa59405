import type { PromptSection } from '../result.ts'
import { memoByText } from '../words/memo.ts'

/** From hardly a cut to short lines, in small steps: no line loses more than the text needs. */
const steps = [
  300, 260, 230, 200, 185, 170, 160, 150, 142, 134, 127, 120, 114, 108, 102, 97, 92, 87, 82, 78, 74, 70,
] as const

/** Last resort for forms far larger than the tool reads: long lines lose their tails until the text fits. */
export function clampSections(
  sections: readonly PromptSection[],
  mostCharacters: number,
  measure: (sections: readonly PromptSection[]) => number,
): PromptSection[] {
  let clamped = [...sections]
  for (const sparesPromises of [true, false]) {
    for (const step of steps) {
      if (measure(clamped) <= mostCharacters) return clamped
      clamped = clamped.map((section) =>
        untouched.has(section.id) || (step > 70 && keepsLonger.has(section.id))
          ? section
          : { ...section, body: clampBody(section.body, step, sparesPromises) },
      )
    }
  }
  return clamped
}

/** Mostly the user's own sentences. */
const keepsLonger = new Set(['product', 'integrations', 'assumptions'])

const untouched = new Set([
  'start',
  'task',
  'appendix',
  'title',
  'tests',
  'build',
  'done',
  'boundaries',
  'stack',
])

/** A requirement this short holds the figures of an answer; others give way first. */
const shortPromise = 110

function clampBody(body: string, limit: number, sparesPromises: boolean): string {
  return body
    .split('\n')
    .map((line) =>
      (line.length <= limit && !line.startsWith('|')) ||
      line.startsWith('- Colours: ') ||
      line.startsWith('- Given ') ||
      line.startsWith('- Q-') ||
      line.includes(' · ') ||
      (sparesPromises && line.startsWith('- FR-') && line.length <= shortPromise)
        ? line
        : line.startsWith('|')
          ? clampRow(line, limit)
          : clampLine(line, limit),
    )
    .join('\n')
}

/** Cells share the limit; escaped pipes stay whole. */
function clampRow(line: string, limit: number): string {
  if (/^\|[-|]+\|$/.test(line)) return line
  const { cells, longest, row } = readRow(line)
  const share = Math.max(16, Math.floor(limit / cells.length))
  return longest <= share ? row : writeRow(cells.map((cell) => clampLine(cell, share)))
}

/** Remembered, because the limit is lowered many times and most rows fit every time. */
const readRow = memoByText((line) => {
  const cells = line
    .replace(/^\|\s?|\s?\|$/g, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim())
  return { cells, longest: Math.max(...cells.map((cell) => cell.length)), row: writeRow(cells) }
}, 1_000)

function writeRow(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`
}

function clampLine(line: string, limit: number): string {
  if (line.length <= limit) return line
  const start = /[\ud800-\udfff]/.test(line) ? firstCharacters(line, limit) : line.slice(0, limit - 1)
  if (start === line) return line
  const whole = isUsers(line) ? undefined : clauseWithin(start)
  if (whole !== undefined) return whole
  const cut = start.replace(/\\+$/, '').replace(/\s+\S{0,24}$/u, '')
  const ticks = (cut.match(/`/g) ?? []).length % 2 === 1 ? '`' : ''
  const bold = (cut.match(/\*\*/g) ?? []).length % 2 === 1 ? '**' : ''
  return `${cut}…${ticks}${bold}`
}

/** Rules and quoted words are the user's; where they are cut, it shows. */
function isUsers(line: string): boolean {
  return line.startsWith('- BR-') || /["“”`]/u.test(line)
}

/** Our own line ends at a clause rather than in the middle of one. */
function clauseWithin(start: string): string | undefined {
  const end = Math.max(start.lastIndexOf('. '), start.lastIndexOf('; '), start.lastIndexOf(', '))
  return end < start.length * 0.85 ? undefined : `${start.slice(0, end)}.`
}

/** Whole characters, however many UTF-16 units they take; the line itself when it fits. */
function firstCharacters(line: string, limit: number): string {
  const characters = [...line]
  return characters.length <= limit ? line : characters.slice(0, limit - 1).join('')
}
