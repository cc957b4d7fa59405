import { sectionOf, type Brief, type Section, type SectionRole } from '../brief.ts'
import { withoutStop } from '../read/sentences.ts'

/** Headed sections in plain Markdown, or three short paragraphs for a small task. */
export function renderMarkdown(brief: Brief): string {
  return brief.isCompact ? renderCompact(brief) : brief.sections.map(renderSection).join('\n\n')
}

function renderSection({ role, head, text, items, isOrdered }: Section): string {
  if (role === 'input') return `${head}:\n<input>\n${text}\n</input>`
  const list = items.map((item, index) => `${isOrdered ? `${index + 1}.` : '-'} ${item}`)
  return [text === '' ? `${head}:` : `${head}: ${capital(text)}`, ...list].join('\n')
}

/** Marks by which a prompt without heads is known as ours: `read/own-prompt.ts` looks for them. */
export const compactMarks = { output: 'Give me ', check: 'It is right when ' } as const

function renderCompact(brief: Brief): string {
  const text = (role: SectionRole) => sectionOf(brief, role)?.text ?? ''
  const first = [text('task'), text('context')].filter((part) => part !== '').join(' ')
  const middle = (sectionOf(brief, 'requirements')?.items ?? []).map((item) => `- ${item}`).join('\n')
  const output = `${compactMarks.output}${withoutStop(text('output'))}.`
  const check = `${compactMarks.check}${lower(withoutStop(text('check')))}.`
  return `${first}\n\n${middle}\n\n${output}\n${check}`
}

/** XML tags keep instructions and data apart, and a reason stands with the context. */
export function renderTagged(brief: Brief): string {
  return brief.sections
    .map(({ role, head, text, items, isOrdered }) => {
      const tag = role === 'input' ? 'input' : tagOf(head)
      const list = items.map((item, index) => `${isOrdered ? `${index + 1}.` : '-'} ${item}`)
      const said = role === 'input' ? text : capital(text)
      const body = [
        role === 'task' && brief.reason && items.length === 0 && !repeats(said, brief.reason)
          ? `${said} ${brief.reason}`.trim()
          : said,
        ...list,
      ]
      return `<${tag}>\n${body.filter((line) => line !== '').join('\n')}\n</${tag}>`
    })
    .join('\n')
}

// A reason that says the aim in other words would be read twice.
function repeats(said: string, reason: string): boolean {
  const stems = (text: string) =>
    new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5)))
  const known = stems(said)
  const own = [...stems(reason)]
  return own.filter((stem) => known.has(stem)).length * 2 >= own.length
}

export function tagOf(head: string): string {
  return head.toLowerCase().replaceAll(' ', '-')
}

/** Outcome first, how it is judged, what it must look like; then demands and facts, shortened to what carries it. */
export function renderOutcomeFirst(brief: Brief): string {
  const order: readonly SectionRole[] = ['task', 'check', 'output', 'context', 'requirements', 'input']
  return inOrder(brief, order)
    .map((section) =>
      section.role === 'requirements' ? { ...section, items: section.items.slice(0, 4) } : section,
    )
    .map(renderSection)
    .join('\n\n')
}

/** Facts and material first, the request last. */
export function renderContextFirst(brief: Brief): string {
  const order: readonly SectionRole[] = ['context', 'input', 'requirements', 'output', 'check', 'task']
  return inOrder(brief, order).map(renderSection).join('\n\n')
}

function inOrder(brief: Brief, order: readonly SectionRole[]): Section[] {
  return brief.sections.toSorted((one, other) => order.indexOf(one.role) - order.indexOf(other.role))
}

function capital(text: string): string {
  return /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1)
}

function lower(text: string): string {
  return /^(?:I(?![\p{L}])|\p{Lu}\p{Lu})/u.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)
}
