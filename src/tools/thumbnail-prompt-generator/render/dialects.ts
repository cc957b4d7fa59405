import type { HandOffTargetId } from '../../hand-off.ts'
import { chosen, standard, type Item } from '../../contract/plan.ts'
import { frame, joinPieces, piecesOfItem, quoted, renderedText, type Piece } from '../../contract/rendered.ts'
import type { Dialect } from '../../contract/tool-core.ts'
import type { ThumbnailInput } from '../input.ts'
import { conceptId, lines, type Concept, type Line, type ThumbnailPlan } from '../plan.ts'
import { conceptWords, phrase, type ConceptWords } from './concept-words.ts'

type ThumbnailDialect = Dialect<ThumbnailInput, ThumbnailPlan>
type Write = (concept: Concept, words: ConceptWords) => Piece[]

const wide = 'Aspect ratio: 16:9'

/** By the vendors' guides as of November 2026. */
const models: readonly ThumbnailDialect[] = [
  dialect('universal', 'Any model', ['chatgpt', 'gemini', 'grok'], universal),
  dialect('gpt-image', 'GPT Image', ['chatgpt'], gptImage, 'Size: 1280×720'),
  dialect('gemini', 'Gemini and Imagen', ['gemini', 'google-ai-studio'], gemini, wide),
  dialect('midjourney', 'Midjourney', ['midjourney'], midjourney),
  dialect('ideogram', 'Ideogram', ['ideogram'], ideogram, `${wide} · Magic Prompt: off`),
]

const ideas = dialect('ideas', 'Concepts', [], idea)

/** Concepts are for people and come first; the prompts of all of them then stand in one text. */
export function dialectsOf({ mode }: ThumbnailInput): readonly ThumbnailDialect[] {
  return mode === 'idea' ? [ideas, ...models.map((one) => ({ ...one, handOff: [] }))] : models
}

export function ideaTexts(plan: ThumbnailPlan, input: ThumbnailInput): string[] {
  return ideas.render(plan, { ...input, mode: 'idea' }).map((part) => renderedText([part]).trim())
}

function dialect(id: string, name: string, handOff: readonly HandOffTargetId[], write: Write, hint?: string) {
  const origin = standard(`dialect/${id}`, chosen('dialect', id))
  const render: ThumbnailDialect['render'] = ({ concepts }, input) =>
    concepts.map((concept, at) => {
      const name = concept.name ? frame(origin)`: ${concept.name}` : []
      const heading = frame(origin)`${at === 0 ? '' : '\n\n'}Concept ${at + 1}${name}\n`
      const text = write(concept, conceptWords(concept, input, origin))
      return { id: conceptId(at), pieces: [...(input.mode === 'idea' ? heading : []), ...text] }
    })
  return { id, name, handOff, render, settings: () => hint }
}

/** One picture as labeled lines, with everything that is the same in every thumbnail. */
function universal(concept: Concept, { ours, sentences, text, composition, avoid }: ConceptWords): Piece[] {
  const line = (name: Line) => (concept[name] ? ours`\n${lines[name]}: ${sentences([concept[name]])}` : [])
  return [
    ...ours`YouTube thumbnail, 16:9, 1280×720, built to read at 138 pixels wide.`,
    ...(['subject', 'object', 'background'] as const).flatMap(line),
    ...ours`\n${text}`,
    ...(['colors', 'light'] as const).flatMap(line),
    ...ours`\nComposition: ${composition}`,
    ...line('finish'),
    ...ours`\nAvoid: more than three elements, small lettering, logos, watermark${avoid}.`,
  ]
}

function gptImage(concept: Concept, words: ConceptWords): Piece[] {
  return words.ours`${universal(concept, words)}\nGenerate one image.`
}

/** Running text, as its guide asks for. */
function gemini(_concept: Concept, { ours, picture, text, composition, avoid }: ConceptWords): Piece[] {
  return ours`Create a YouTube thumbnail, 16:9, that reads at 138 pixels wide. ${picture} ${text} Composition: ${composition} At most three elements. Avoid: logos, watermark${avoid}.`
}

/** Words in the picture first: what is named early comes out more reliably there. */
function ideogram(_concept: Concept, { ours, picture, text, composition, avoid }: ConceptWords): Piece[] {
  return ours`YouTube thumbnail. ${text} ${picture} Composition: ${composition} Avoid: logos, watermark${avoid}.`
}

/** Phrases with commas, then parameters. */
function midjourney(concept: Concept, { ours, places, origin, avoid }: ConceptWords): Piece[] {
  const { subject, object, background, words, colors, light, finish } = concept
  const shown = (items: readonly (Item | undefined)[]) =>
    items.flatMap((item) => (item ? [piecesOfItem(phrase(item))] : []))
  const text = words ? [ours`the text ${quoted(words, origin)}`] : []
  const said = [...shown([subject, object, background]), ...text, ...shown([colors, light, finish]), [places]]
  return ours`${joinPieces(said, ', ', origin)}, empty lower right corner --ar 16:9 --no logo, watermark${avoid}`
}

/** Idea mode shows what a person decides by, not what an image model needs. */
function idea(concept: Concept, { ours, origin, places, sentences }: ConceptWords): Piece[] {
  const { subject, object, background, words, lettering, colors, light } = concept
  const line = (name: Line) => (concept[name] ? ours`${lines[name]}: ${concept[name]}` : [])
  const text = words ? ours`${quoted(words, origin)}${lettering ? ours`, ${lettering}` : ''}` : 'none'
  const seen = sentences([colors, light])
  const said = [
    line('hook'),
    ours`Picture: ${sentences([subject, object, background])} Layout: ${places}.`,
    ours`Text on image: ${text}`,
    seen.length > 0 ? ours`Colors: ${seen}` : [],
    line('differs'),
    line('pairs'),
  ]
  return joinPieces(said, '\n', origin)
}
