import type { PromptSection } from '../result.ts'

const steps = [300, 220, 180, 150, 120, 90, 70] as const

/** Last resort for forms far larger than the tool reads: long lines lose their tails until the text fits. */
export function clampSections(sections: readonly PromptSection[], mostCharacters: number, measure: (sections: readonly PromptSection[]) => number): PromptSection[] {
  let clamped = [...sections]
  for (const step of steps) {
    if (measure(clamped) <= mostCharacters) return clamped
    clamped = clamped.map((section) => (untouched.has(section.id) || (step > 70 && keepsLonger.has(section.id)) ? section : { ...section, body: clampBody(section.body, step) }))
  }
  return clamped
}

/** Mostly the user's own sentences. */
const keepsLonger = new Set(['product', 'integrations', 'assumptions'])

const untouched = new Set(['start', 'task', 'appendix', 'title', 'tests', 'build', 'done', 'boundaries', 'stack'])

function clampBody(body: string, limit: number): string {
  return body
    .split('\n')
    .map((line) => (line.startsWith('- Colours: ') || line.startsWith('- Given ') ? line : line.startsWith('|') ? clampRow(line, limit) : clampLine(line, limit)))
    .join('\n')
}

/** Cells share the limit; escaped pipes stay whole. */
function clampRow(line: string, limit: number): string {
  if (/^\|[-|]+\|$/.test(line)) return line
  const cells = line.replace(/^\|\s?|\s?\|$/g, '').split(/(?<!\\)\|/)
  const share = Math.max(16, Math.floor(limit / cells.length))
  return `| ${cells.map((cell) => clampLine(cell.trim(), share)).join(' | ')} |`
}

function clampLine(line: string, limit: number): string {
  const characters = [...line]
  if (characters.length <= limit) return line
  const cut = characters.slice(0, limit - 1).join('').replace(/\\+$/, '').replace(/\s+\S{0,24}$/u, '')
  const ticks = (cut.match(/`/g) ?? []).length % 2 === 1 ? '`' : ''
  const bold = (cut.match(/\*\*/g) ?? []).length % 2 === 1 ? '**' : ''
  return `${cut}…${ticks}${bold}`
}
