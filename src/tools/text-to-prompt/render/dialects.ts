import { chosen, standard } from '../../contract/plan.ts'
import { renderedText, type Rendered } from '../../contract/rendered.ts'
import type { Dialect } from '../../contract/tool-core.ts'
import type { TextPromptInput } from '../input.ts'
import { requestLabel, type SectionKey, type TextPlan } from '../plan.ts'
import { renderSections, type LayOut } from './sections.ts'

const tail: readonly SectionKey[] = ['requirements', 'output', 'check', 'assumed']

/** A dialect as its order of sections and what stands round each. */
type Layout = Pick<Dialect<TextPromptInput, TextPlan>, 'id' | 'name' | 'handOff'> & {
  order: readonly SectionKey[]
  layOut: LayOut
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
    layOut: (label, body) => ['# ', label, '\n', ...body],
  },
  {
    id: 'claude',
    name: 'Claude',
    handOff: ['claude'],
    // Long material stands first, what to do with it after it.
    order: ['material', 'context', 'language', 'task', ...tail],
    layOut(label, body, key) {
      const tag = label.text === requestLabel ? 'request' : key
      return [`<${tag}>\n`, ...body, `\n</${tag}>`]
    },
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

function withLabel(...[label, body, key, isInline]: Parameters<LayOut>) {
  return [label, isInline && key !== 'context' ? ': ' : ':\n', ...body]
}
