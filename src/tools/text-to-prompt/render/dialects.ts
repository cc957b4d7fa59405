import { chosen, standard } from '../../contract/plan.ts'
import { renderSections, type LayOut } from '../../contract/render-sections.ts'
import { renderedText, type Rendered } from '../../contract/rendered.ts'
import type { Dialect } from '../../contract/tool-core.ts'
import type { TextPromptInput } from '../input.ts'
import { requestLabel, sections, type SectionKey, type TextPlan } from '../plan.ts'

const tail: readonly SectionKey[] = ['requirements', 'output', 'check', 'assumed']

/** A dialect as its order of sections and what stands round each. */
type Layout = Pick<Dialect<TextPromptInput, TextPlan>, 'id' | 'name' | 'handOff'> & {
  order: readonly SectionKey[]
  layOut: LayOut<SectionKey>
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
  const ordered = order.flatMap((key) => sections.filter((section) => section.key === key))
  const lists = ordered.filter(({ key, kind }) => kind === 'list' && plan[key].length > 0)
  return renderSections<SectionKey>(plan, ordered, {
    origin: standard(`dialects/${id}`, chosen('dialect', id)),
    gap: '\n\n',
    between: '\n\n',
    mark: (key, _at, count) =>
      key === 'requirements' || (count > 1 && lists.some((list) => list.key === key)) ? '- ' : '',
    layOut(label, body, key, isInline) {
      if (key === 'material') return ['<input>\n', ...body, '\n</input>']
      // A prompt without lists is short enough to read best as plain sentences.
      const isBare = lists.length === 0 || label.text === '' || key === 'language'
      return isBare ? body : layOut(label, body, key, isInline)
    },
  })
}

function withLabel(...[label, body, key, isInline]: Parameters<LayOut<SectionKey>>) {
  return [label, isInline && key !== 'context' ? ': ' : ':\n', ...body]
}
