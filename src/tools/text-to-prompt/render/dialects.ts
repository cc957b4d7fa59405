import { chosen, standard } from '../../contract/plan.ts'
import { renderedText, type Piece, type Rendered } from '../../contract/rendered.ts'
import type { Dialect } from '../../contract/tool-core.ts'
import type { TextPromptInput } from '../input.ts'
import { requestLabel, type SectionKey, type TextPlan } from '../plan.ts'
import { bodyOf, isInline, renderSections, type PromptSection } from './sections.ts'

const tail: readonly SectionKey[] = ['requirements', 'output', 'check', 'assumed']

/** A dialect as its order of sections and what stands round each. */
type Layout = Pick<Dialect<TextPromptInput, TextPlan>, 'id' | 'name' | 'handOff'> & {
  order: readonly SectionKey[]
  layOut: (section: PromptSection) => Piece[]
}

const layouts: readonly Layout[] = [
  {
    id: 'any',
    name: 'Any assistant',
    handOff: ['chatgpt', 'claude', 'gemini', 'perplexity', 'grok', 'google-ai-studio'],
    order: ['language', 'task', 'context', 'material', ...tail],
    layOut: withLabel,
  },
  {
    id: 'chatgpt',
    name: 'ChatGPT',
    handOff: ['chatgpt'],
    // Outcome first: the task, then what it has to look like, then the rest.
    order: ['language', 'task', 'context', 'material', 'output', 'requirements', 'check', 'assumed'],
    layOut: withHeading,
  },
  {
    id: 'claude',
    name: 'Claude',
    handOff: ['claude'],
    // Long material stands first, what to do with it after it.
    order: ['material', 'context', 'language', 'task', ...tail],
    layOut: withTag,
  },
  {
    id: 'gemini',
    name: 'Gemini',
    handOff: ['gemini', 'google-ai-studio'],
    // Everything there is to know first, the request last.
    order: ['context', 'material', ...tail, 'task', 'language'],
    layOut: withLabel,
  },
]

export const dialects: readonly Dialect<TextPromptInput, TextPlan>[] = layouts.map((layout) => ({
  ...layout,
  render: (plan) => rendered(plan, layout),
}))

/** The prompt for any assistant. */
export function promptText(plan: TextPlan): string {
  const [anyAssistant] = layouts
  return anyAssistant ? renderedText(rendered(plan, anyAssistant)) : ''
}

function rendered(plan: TextPlan, { id, order, layOut }: Layout): Rendered {
  return renderSections(plan, order, standard(`dialects/${id}`, chosen('dialect', id)), layOut)
}

function withLabel(section: PromptSection): Piece[] {
  const { key, label, origin } = section
  if (label === undefined) return bodyOf(section)
  return [
    label,
    { ...origin, text: isInline(section) && key !== 'context' ? ': ' : ':\n' },
    ...bodyOf(section),
  ]
}

function withHeading(section: PromptSection): Piece[] {
  const { label, origin } = section
  if (label === undefined) return bodyOf(section)
  return [{ ...origin, text: '# ' }, label, { ...origin, text: '\n' }, ...bodyOf(section)]
}

function withTag(section: PromptSection): Piece[] {
  const { key, label, origin } = section
  if (label === undefined) return bodyOf(section)
  const tag = label.text === requestLabel ? 'request' : key
  return [{ ...origin, text: `<${tag}>\n` }, ...bodyOf(section), { ...origin, text: `\n</${tag}>` }]
}
