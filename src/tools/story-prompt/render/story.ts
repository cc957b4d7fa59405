import { chosen, standard, type Origin } from '../../contract/plan.ts'
import { piecesOfItem, type Rendered } from '../../contract/rendered.ts'
import type { Dialect } from '../../contract/tool-core.ts'
import type { StoryInput } from '../input.ts'
import type { StoryPlan } from '../plan.ts'

type StoryDialect = Dialect<StoryInput, StoryPlan>

/** Each paragraph is a part, so that one can be written again alone. */
function storyDialect(id: string, name: string, titleMark: string, isProse: boolean): StoryDialect {
  const origin: Origin = standard(`dialects/${id}`, chosen('dialect', id))
  return {
    id,
    name,
    isProse,
    handOff: [],
    render({ title, story, extra }): Rendered {
      const titles = title.map((one) => ({ ...one, words: [{ ...origin, text: titleMark }, ...one.words] }))
      return [...titles, ...story, ...extra].map((one, at) => ({
        id: one.id,
        pieces: [...(at === 0 ? [] : [{ ...origin, text: '\n\n' }]), ...piecesOfItem(one)].filter(
          ({ text }) => text !== '',
        ),
      }))
    },
  }
}

export const plainStory = storyDialect('story', 'Story', '', true)
export const markdownStory = storyDialect('markdown', 'Markdown', '# ', false)
