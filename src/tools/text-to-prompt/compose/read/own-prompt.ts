import { normalise, safeInline } from '#shared/text/normalise.ts'
import { quarantineIdea } from '#tools/idea/quarantine.ts'
import type { Brief, Section, SectionRole } from '../brief.ts'
import { headSets } from '../knowledge/heads.ts'
import { compactMarks, tagOf } from '../write/render.ts'
import { asSentence } from './sentences.ts'

const roles = ['task', 'context', 'input', 'requirements', 'output', 'check'] as const

/** A prompt of ours that came back by Refine, in whatever framing and dialect; undefined for everything else. */
export function readOwnPrompt(source: string): Brief | undefined {
  const text = normalise(source)
  return readTagged(text) ?? readHeaded(text) ?? readCompact(text)
}

function readHeaded(text: string): Brief | undefined {
  for (const heads of headSets) {
    const roleOf = new Map(roles.map((role) => [heads[role], role]))
    const sections: Section[] = []
    const extra: string[] = []
    let isMaterial = false
    for (const line of text.split('\n')) {
      const current = sections.at(-1)
      if (current?.role === 'input' && line === '<input>') isMaterial = true
      else if (current?.role === 'input' && line === '</input>') isMaterial = false
      else if (current && isMaterial) current.text += (current.text === '' ? '' : '\n') + line
      else {
        const match = /^([A-Z][A-Za-z ]{2,24}):(?:\s(.*))?$/u.exec(line)
        const role = roleOf.get(match?.[1] ?? '')
        if (match?.[1] && role && !sections.some((section) => section.role === role))
          sections.push({ role, head: match[1], text: clean(match[2] ?? ''), items: [], isOrdered: false })
        else if (line.trim() !== '') addLine(line, current, extra)
      }
    }
    if (has(sections, ['task', 'output', 'check'])) return briefOf(sections, extra, false)
  }
  return undefined
}

function readTagged(text: string): Brief | undefined {
  if (!text.trimStart().startsWith('<')) return undefined
  for (const heads of headSets) {
    const sections: Section[] = []
    const extra: string[] = []
    let rest = text
    for (const role of roles) {
      const tag = role === 'input' ? 'input' : tagOf(heads[role])
      const match = new RegExp(`^<${tag}>\\n([\\s\\S]*?)\\n</${tag}>$`, 'mu').exec(rest)
      if (!match) continue
      rest = rest.replace(match[0], '')
      const section: Section = { role, head: heads[role], text: '', items: [], isOrdered: false }
      if (role === 'input') section.text = match[1] ?? ''
      else for (const line of (match[1] ?? '').split('\n')) addLine(line, section, extra)
      sections.push(section)
    }
    if (!has(sections, ['task', 'output', 'check'])) continue
    for (const line of rest.split('\n')) if (line.trim() !== '') extra.push(clean(line))
    return briefOf(sections, extra, false)
  }
  return undefined
}

function readCompact(text: string): Brief | undefined {
  const [first = '', middle = '', last = '', ...further] = text.split(/\n{2,}/u)
  const [output = '', check = '', ...more] = last.split('\n')
  if (!output.startsWith(compactMarks.output) || !check.startsWith(compactMarks.check)) return undefined
  const [standard] = headSets
  if (standard === undefined) return undefined
  const section = (role: SectionRole, content: string, items: string[] = []): Section => ({
    role,
    head: standard[role],
    text: content,
    items,
    isOrdered: false,
  })
  const extra = [...more, ...further].map(clean).filter((line) => line !== '')
  return briefOf(
    [
      section('task', clean(first)),
      section(
        'requirements',
        '',
        middle.split('\n').map((line) => clean(line.replace(/^- /u, ''))),
      ),
      section('output', asSentence(clean(output.slice(compactMarks.output.length)))),
      section('check', asSentence(clean(check.slice(compactMarks.check.length)))),
    ],
    extra,
    true,
  )
}

function addLine(line: string, section: Section | undefined, extra: string[]): void {
  const item = /^(?:-|(\d{1,2})\.) (.*)$/u.exec(line)
  const text = clean(item?.[2] ?? line)
  if (text === '') return
  if (section === undefined || (!item && section.role === 'check' && section.text !== '')) extra.push(text)
  else if (item) {
    section.items.push(text)
    if (item[1]) section.isOrdered = true
  } else section.text = section.text === '' ? text : `${section.text} ${text}`
}

// What somebody added to the prompt by hand becomes a demand.
function briefOf(sections: Section[], extra: readonly string[], isCompact: boolean): Brief {
  const demands = sections.find(({ role }) => role === 'requirements')
  const task = sections.find(({ role }) => role === 'task')
  const added = extra.map(asSentence)
  if (demands) demands.items.push(...added)
  else if (task && added.length > 0) task.text = [task.text, ...added].join(' ')
  return { sections, isCompact }
}

function has(sections: readonly Section[], wanted: readonly SectionRole[]): boolean {
  return wanted.every((role) => sections.some((section) => section.role === role))
}

function clean(text: string): string {
  return safeInline(quarantineIdea(text).clean)
}
