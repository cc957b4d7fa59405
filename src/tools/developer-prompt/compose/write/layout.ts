import type { Brief } from '../brief.ts'
import type { SectionId } from '../result.ts'

/** How tightly a section is written: 0 says everything, each step up keeps facts and drops wording; 8 is bare. */
export type Tightness = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export type SectionWriter = (brief: Brief, tightness: Tightness) => string

export const headings: Readonly<Record<SectionId, string>> = {
  title: '',
  task: '## Your task',
  product: '## Product',
  users: '## Users',
  journeys: '## Key journeys',
  requirements: '## Requirements',
  data: '## Data model',
  pages: '## Pages and navigation',
  rules: '## Business rules and failure handling',
  design: '## Design',
  integrations: '## Integrations and secrets',
  quality: '## Quality bars',
  stack: '## Stack and structure',
  tests: '## Tests',
  build: '## Build order',
  done: '## Done means',
  boundaries: '## Boundaries',
  assumptions: '## Assumptions and open questions',
  appendix: '## Original brief (verbatim)',
  start: '',
}

export function bullets(lines: readonly string[]): string {
  return lines.map((line) => `- ${line}`).join('\n')
}

/** A Markdown table; cells must be safe already. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replace(/\n/g, ' ')).join(' | ')} |`
  return [
    line(head),
    `|${head.map(() => '---').join('|')}|`,
    ...rows.map((row) => line(head.map((_cell, index) => row[index] ?? ''))),
  ].join('\n')
}

export function paragraphs(...parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join('\n\n')
}
