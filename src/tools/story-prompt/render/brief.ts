import { chosen, standard, textOf, type Item, type Origin } from '../../contract/plan.ts'
import { joinPieces, piecesOfItem, type Piece } from '../../contract/rendered.ts'
import type { Dialect } from '../../contract/tool-core.ts'
import type { StoryInput } from '../input.ts'
import { sectionsOf, type SectionKey, type StoryPlan } from '../plan.ts'

type BriefDialect = Dialect<StoryInput, StoryPlan>

export const anyBrief: BriefDialect = {
  id: 'any',
  name: 'Any assistant',
  handOff: ['chatgpt', 'claude', 'gemini', 'perplexity', 'grok', 'google-ai-studio'],
  render: (plan) =>
    renderBrief(plan, 'any', (label, body, isInline) => [label, isInline ? ': ' : ':\n', ...body]),
}

/** Tags part what is to be told from how. */
export const claudeBrief: BriefDialect = {
  id: 'claude',
  name: 'Claude',
  handOff: ['claude'],
  render: (plan) =>
    renderBrief(plan, 'claude', (_label, body, _isInline, key) => [`<${key}>\n`, ...body, `\n</${key}>`]),
}

/** Plain words are the dialect's own. */
type LayOut = (label: Piece, body: Piece[], isInline: boolean, key: SectionKey) => (Piece | string)[]

function renderBrief(plan: StoryPlan, dialect: string, layOut: LayOut): ReturnType<BriefDialect['render']> {
  const origin: Origin = standard(`dialects/${dialect}`, chosen('dialect', dialect))
  const frame = (text: string): Piece => ({ ...origin, text })
  const filled = sectionsOf('prompt').filter(({ key }) => plan[key].length > 0)
  return filled.map(({ key, name }, at) => {
    const items = plan[key]
    const label = plan.labels[key] ?? frame(name)
    const body = bodyOf(key, items, frame)
    const isInline = items.length === 1 && !items.map(textOf).join('').includes('\n')
    const isBare = key === 'order' || label.text === ''
    const laidOut = isBare ? [...body, '\n'] : layOut(label, body, isInline, key)
    const pieces = [...(at === 0 ? [] : ['\n']), ...laidOut]
    return { id: key, pieces: pieces.map((piece) => (typeof piece === 'string' ? frame(piece) : piece)) }
  })
}

/** Beats are numbered, other lists have bullets, one entry stands alone. */
function bodyOf(key: SectionKey, items: readonly Item[], frame: (text: string) => Piece): Piece[] {
  const mark = (at: number) => (key === 'shape' ? `${at + 1}. ` : '- ')
  const isText = items.length < 2 || key === 'premise'
  const runs = items.map((one, at) => (isText ? piecesOfItem(one) : [frame(mark(at)), ...piecesOfItem(one)]))
  return joinPieces(runs, '\n', frame(''))
}
