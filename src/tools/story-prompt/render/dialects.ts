import { chosen, standard } from '../../contract/plan.ts'
import { renderSections, type LayOut } from '../../contract/render-sections.ts'
import { piecesOfItem } from '../../contract/rendered.ts'
import type { Dialect } from '../../contract/tool-core.ts'
import type { StoryInput } from '../input.ts'
import { sectionsOf, type SectionKey, type StoryPlan } from '../plan.ts'

type StoryDialect = Dialect<StoryInput, StoryPlan>

/** Of a story and of a brief, the plainest first. */
export const dialectsOf: Record<StoryPlan['mode'], readonly [StoryDialect, StoryDialect]> = {
  story: [storyDialect('story', 'Story', '', true), storyDialect('markdown', 'Markdown', '# ', false)],
  prompt: [
    {
      id: 'any',
      name: 'Any assistant',
      handOff: ['chatgpt', 'claude', 'gemini', 'perplexity', 'grok', 'google-ai-studio'],
      render: brief('any', (label, body, _key, isInline) => [label, isInline ? ': ' : ':\n', ...body]),
    },
    {
      id: 'claude',
      name: 'Claude',
      handOff: ['claude'],
      // Tags part what is to be told from how.
      render: brief('claude', (_label, body, key) => [`<${key}>\n`, ...body, `\n</${key}>`]),
    },
  ],
}

/** Each paragraph is a part, so that one can be written again alone. */
function storyDialect(id: string, name: string, titleMark: string, isProse: boolean): StoryDialect {
  const origin = standard(`dialects/${id}`, chosen('dialect', id))
  return {
    id,
    name,
    isProse,
    handOff: [],
    render({ title, story, extra }) {
      const titles = title.map((one) => ({ ...one, words: [{ ...origin, text: titleMark }, ...one.words] }))
      return [...titles, ...story, ...extra].map((one, at) => {
        const pieces = [{ ...origin, text: at === 0 ? '' : '\n\n' }, ...piecesOfItem(one)]
        return { id: one.id, pieces: pieces.filter(({ text }) => text !== '') }
      })
    },
  }
}

function brief(dialect: string, layOut: LayOut<SectionKey>): StoryDialect['render'] {
  return (plan) =>
    renderSections<SectionKey>(plan, sectionsOf('prompt'), {
      origin: standard(`dialects/${dialect}`, chosen('dialect', dialect)),
      gap: '\n',
      // Beats are numbered, other lists have bullets, one entry stands alone.
      mark: (key, at, count) =>
        count < 2 || key === 'premise' ? '' : key === 'shape' ? `${at + 1}. ` : '- ',
      layOut: (label, body, key, isInline) =>
        key === 'order' || label.text === '' ? [...body, '\n'] : layOut(label, body, key, isInline),
    })
}
