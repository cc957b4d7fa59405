import { chosen, standard } from '../../contract/plan.ts'
import { renderSections, type LayOut } from '../../contract/render-sections.ts'
import type { Dialect } from '../../contract/tool-core.ts'
import type { TextPromptInput } from '../input.ts'
import { requestLabel, sections, type SectionKey, type TextPlan } from '../plan.ts'

type TextDialect = Dialect<TextPromptInput, TextPlan>

const tail: readonly SectionKey[] = ['requirements', 'output', 'check', 'assumed']

export const dialects: readonly [TextDialect, ...TextDialect[]] = [
  {
    id: 'any',
    name: 'Any assistant',
    handOff: ['chatgpt', 'claude', 'gemini', 'perplexity', 'grok', 'google-ai-studio'],
    render: inOrder('any', ['language', 'task', 'context', 'material', ...tail], withLabel),
  },
  {
    id: 'chatgpt',
    name: 'ChatGPT',
    handOff: ['chatgpt'],
    // Outcome first: the task, then what it has to look like, then the rest.
    render: inOrder(
      'chatgpt',
      ['language', 'task', 'context', 'material', 'output', 'requirements', 'check', 'assumed'],
      (label, body) => ['# ', label, '\n', ...body],
    ),
  },
  {
    id: 'claude',
    name: 'Claude',
    handOff: ['claude'],
    // Long material stands first, what to do with it after it.
    render: inOrder('claude', ['material', 'context', 'language', 'task', ...tail], (label, body, key) => {
      const tag = label.text === requestLabel ? 'request' : key
      return [`<${tag}>\n`, ...body, `\n</${tag}>`]
    }),
  },
  {
    id: 'gemini',
    name: 'Gemini',
    handOff: ['gemini', 'google-ai-studio'],
    // Everything there is to know first, the request last.
    render: inOrder('gemini', ['context', 'material', ...tail, 'task', 'language'], withLabel),
  },
]

/** The sections in this order, each with what surrounds it. */
function inOrder(id: string, order: readonly SectionKey[], layOut: LayOut<SectionKey>) {
  const ordered = order.flatMap((key) => sections.filter((section) => section.key === key))
  return (plan: TextPlan) => {
    const lists = ordered.filter(({ key, kind }) => kind === 'list' && plan[key].length > 0)
    return renderSections<SectionKey>(plan, ordered, {
      origin: standard(`dialects/${id}`, chosen('dialect', id)),
      gap: '\n\n',
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
}

function withLabel(...[label, body, key, isInline]: Parameters<LayOut<SectionKey>>) {
  return [label, isInline && key !== 'context' ? ': ' : ':\n', ...body]
}
