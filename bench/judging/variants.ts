import path from 'node:path'
import { planItems } from '#tools/contract/edit-plan.ts'
import { textOf } from '#tools/contract/plan.ts'
import type { ToolCore } from '#tools/contract/tool-core.ts'
import { splitReply } from '#tools/contract/split-reply.ts'
import { judgedTools, readText, toolOf } from './items.ts'

type Form = 'markdown' | 'json'
type Tally = { kept: number; of: number; worst: number; worstId: string }

/** A reply as chats hand it over. */
const disguises: Record<string, (reply: string, form: Form) => string> = {
  'in a fence': (reply, form) => `\`\`\`${form === 'json' ? 'json' : 'markdown'}\n${reply}\n\`\`\``,
  'with chatter around it': (reply) =>
    `Sure! Here is what you asked for:\n\n${reply}\n\nLet me know if you would like any changes. 😊`,
  'fenced, with chatter and Windows line ends': (reply) =>
    `Of course.\n\n\`\`\`\n${reply}\n\`\`\`\n\nWould you like another version?`.replaceAll('\n', '\r\n'),
  'the other form': (reply, form) => (form === 'json' ? asLabels(reply) : asJson(reply)),
  'numbers for the markers': (reply) => reply.replaceAll(/^## \[(\d{1,2})\] /gmu, '## $1. '),
}

/**
 * How much of each reply is read back: words of the reply that are in the plan, and items that stay in their place when
 * the reply is disguised, cut or comes twice.
 */
export async function printVariants(folder: string): Promise<void> {
  const tallies = new Map<string, Tally>()
  const add = (name: string, id: string, kept: number, of: number) => {
    const tally = tallies.get(name) ?? { kept: 0, of: 0, worst: 1, worstId: '' }
    tally.kept += kept
    tally.of += of
    if (of > 0 && kept / of < tally.worst) [tally.worst, tally.worstId] = [kept / of, id]
    tallies.set(name, tally)
  }
  for (const { slug, items } of judgedTools(folder)) {
    const tool = toolOf(slug)
    const [core, { schema }] = await Promise.all([tool.core(), tool.instructions()])
    const form = schema ? 'json' : 'markdown'
    for (const { id, input: raw } of items) {
      const reply = readText(path.join(folder, 'replies'), `${id}.txt`)
      if (reply === undefined) continue
      const input = core.input.parse(raw)
      const read = (text: string) => placesOf(core, text, input)
      const base = read(reply)
      const { plan, unread } = core.read(reply, input)
      const all = wordsOf(JSON.stringify([plan, unread]))
      const own = [...wordsOf(contentOf(reply, form))]
      add('words of a reply in its plan', id, own.filter((word) => all.has(word)).length, own.length)
      for (const [name, disguise] of Object.entries(disguises)) {
        const found = read(disguise(reply, form))
        add(
          name === 'the other form' ? `the other form, ${slug}` : name,
          id,
          [...base].filter(([item, text]) => found.get(item) === text).length,
          base.size,
        )
      }
      for (const share of [0.35, 0.7]) {
        const cut = reply.slice(0, Math.round(reply.length * share))
        const before = [...base].filter(([, text]) => cut.includes(text))
        const found = read(cut)
        add(
          'cut: what stands whole before the cut',
          id,
          before.filter(([item, text]) => found.get(item)?.startsWith(text)).length,
          before.length,
        )
      }
      const twice = splitReply(`${reply}\n\nHere is another version:\n\n${reply}`, schema !== undefined)
      add('two answers: both are offered', id, twice.length === 2 ? 1 : 0, 1)
    }
  }
  console.table(
    [...tallies].map(([what, { kept, of, worst, worstId }]) => ({
      what,
      'in place': `${((100 * kept) / of).toFixed(2)} % of ${of}`,
      lowest: `${Math.round(100 * worst)} % ${worst < 1 ? worstId : ''}`,
    })),
  )
}

function placesOf(core: ToolCore, reply: string, input: unknown): Map<string, string> {
  const { plan } = core.read(reply, input)
  return new Map(plan === undefined ? [] : planItems(plan).map((item) => [item.id, textOf(item)]))
}

/** Without keys, markers and ids, which belong to the form. */
function contentOf(reply: string, form: Form): string {
  if (form === 'json') return valuesOf(JSON.parse(jsonIn(reply))).join(' ')
  return reply
    .split('\n')
    .filter((line) => !/^(?:## \[\d{1,2}\]|\[end\])/u.test(line))
    .join('\n')
    .replaceAll(/\[(?:[RCX]\d{1,3}|F:[\w-]+)\]|\(A\)/gu, ' ')
}

function valuesOf(value: unknown): string[] {
  if (typeof value === 'object' && value !== null) return Object.values(value).flatMap(valuesOf)
  return typeof value === 'string' ? [value] : []
}

function jsonIn(reply: string): string {
  return reply.slice(reply.indexOf('{'), reply.lastIndexOf('}') + 1)
}

function wordsOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
}

/** `{"subject": "…", "details": ["…"]}` as a chat without structured output writes it. */
export function asLabels(reply: string): string {
  const lines = (value: unknown, name: string, depth: number): string[] => {
    if (Array.isArray(value)) {
      if (value.every((one) => typeof one !== 'object'))
        return [depth === 0 ? `\n## ${name}` : `**${name}:**`, ...value.map((one) => `- ${String(one)}`)]
      return value.flatMap((one, at) => lines(one, `${name.replace(/s$/u, '')} ${at + 1}`, depth + 1))
    }
    if (typeof value === 'object' && value !== null)
      return [`\n## ${name}`, ...Object.entries(value).flatMap(([key, one]) => lines(one, key, depth + 1))]
    // Behind a list of things with labels of their own, a label alone would be read as one of theirs.
    return depth === 0 ? [`\n## ${name}`, String(value)] : [`**${name}:** ${String(value)}`]
  }
  return Object.entries(JSON.parse(jsonIn(reply)) as object)
    .flatMap(([key, one]) => lines(one, key, 0))
    .join('\n')
}

/** `## [3] Requirements` and its lines as one object. */
function asJson(reply: string): string {
  const parts = reply.split(/^## \[(\d{1,2})\][^\n]*\n/mu).slice(1)
  const entries: [string, string][] = []
  for (let at = 0; at + 1 < parts.length; at += 2)
    entries.push([parts[at] ?? '', (parts[at + 1] ?? '').replace(/\[end\]\s*$/u, '').trim()])
  return JSON.stringify(Object.fromEntries(entries), undefined, 1)
}
