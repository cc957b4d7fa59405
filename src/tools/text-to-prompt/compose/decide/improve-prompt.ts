import { normalise, safeInline } from '#shared/text/normalise.ts'
import { quarantineIdea } from '#tools/idea/quarantine.ts'
import type { Note } from '#tools/workbench/answer.ts'

const slot =
  /\{\{\s*([\p{L}\p{N} _-]{1,40})\s*\}\}|\[(?:insert|paste|your|add|enter)?\s*([\p{L}\p{N} _-]{2,40})\](?!\()/giu
const lone =
  /^<\/?(?!script|img|iframe|svg|style|object|embed|link|meta|form|html|body|base)[a-z][a-z_-]{1,30}>$/u
const saysForm =
  /\b(?:output|format|return|respond (?:with|in)|reply (?:with|in)|answer (?:with|in)|bullets?|table|json|markdown|\d+ (?:words|sentences|lines|bullets|paragraphs)|ausgabe|sortie|salida|saída|formato|формат|вывод)\b|المخرجات|आउटपुट|出力|输出|출력/iu
const saysGap = /\b(?:missing|unclear|assum\w+|ask (?:me|for)|if you (?:do not|don['’]t) know|not sure)\b/iu
const formLine =
  'Output: the result alone, in the language of this prompt, as short as the task allows; start with the main point.'
const gapLine = 'If something essential is missing, state your assumption and go on.'

const marks =
  /^\s*(?:#{1,6}\s+|\*\*|<)(?:task|context|requirements?|output|format|role|goal|objective|input|constraints?|instructions?|audience|tone|steps?|examples?|persona|rules)(?:\*\*|>|\s|:|$)/gimu

/** Headings or tags of a prompt, which the shared reader does not see because it takes markup off. */
export function isMarkedUp(source: string): boolean {
  return (source.slice(0, 6_000).match(marks)?.length ?? 0) >= 2
}

/** A prompt somebody else wrote keeps its words and structure; only what is missing is added, once. */
export function improvePrompt(source: string): { text: string; notes: Note[] } {
  const quarantined: string[] = []
  const notes: Note[] = [
    { kind: 'hint', text: 'This is a prompt already, so its words and order stay; only gaps are filled.' },
  ]
  const slots: string[] = []
  const kept = normalise(source)
    .split('\n')
    .map((line) => {
      // A tag alone on its line is the author's structure, and would be taken for an attack.
      if (lone.test(line.trim())) return line.trim()
      const read = quarantineIdea(line)
      quarantined.push(...read.quarantined)
      return safeLine(filled(read.clean, slots))
    })
    .join('\n')
    .trim()
  const added: string[] = []
  if (!saysForm.test(kept)) added.push(formLine)
  if (!saysGap.test(kept)) added.push(gapLine)
  const names = [...new Set(slots)]
  const input =
    names.length > 0 && !kept.includes('<input>')
      ? ['<input>', `Paste here: ${names.join(', ')}`, '</input>']
      : []
  if (names.length > 0)
    notes.push({ kind: 'changed', text: `Open slots became one input block: ${names.join(', ')}.` })
  if (added.length > 0)
    notes.push({
      kind: 'changed',
      text: `Added what was missing: ${[added.includes(formLine) ? 'the form of the answer' : '', added.includes(gapLine) ? 'what to do about gaps' : ''].filter((part) => part !== '').join(' and ')}.`,
    })
  if (quarantined.length > 0)
    notes.push({ kind: 'changed', text: 'Sentences that try to override instructions were left out.' })
  const tail = [...added, ...input]
  return { text: tail.length > 0 ? `${kept}\n\n${tail.join('\n')}` : kept, notes }
}

function filled(line: string, slots: string[]): string {
  return line.replace(slot, (whole, braced?: string, bracketed?: string) => {
    const name = (braced ?? bracketed ?? '').trim().replaceAll('_', ' ')
    if (name === '' || /^(?:x|\d+)$/iu.test(name)) return whole
    slots.push(name)
    return `the ${name} from the input`
  })
}

// Headings, list marks and emphasis are the author's structure; markup that could run is not.
function safeLine(line: string): string {
  const [, mark = '', rest = ''] = /^(\s*(?:(?:#{1,6}|[-*•+>]|\d{1,2}[.)])\s+)?)(.*)$/u.exec(line) ?? []
  return (mark + safeInline(rest)).trimEnd()
}
