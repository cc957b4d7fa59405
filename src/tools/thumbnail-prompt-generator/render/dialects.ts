import { upperFirst } from '#shared/text/upper-first.ts'
import type { HandOffTargetId } from '../../hand-off.ts'
import { chosen, standard, type Item, type Origin } from '../../contract/plan.ts'
import {
  frame,
  joinPieces,
  piecesOfItem,
  quoted,
  renderedText,
  type Piece,
  type Rendered,
} from '../../contract/rendered.ts'
import type { Dialect } from '../../contract/tool-core.ts'
import type { ThumbnailInput } from '../input.ts'
import { conceptId, type Concept, type ThumbnailPlan } from '../plan.ts'
import { bare, composition, conceptPrompt, placesOf, wordsSentence } from './concept-prompt.ts'

type ThumbnailDialect = Dialect<ThumbnailInput, ThumbnailPlan>
type Write = (concept: Concept, input: ThumbnailInput, origin: Origin) => Piece[]

const wide = 'Aspect ratio: 16:9'

/** By the vendors' guides as of November 2026. */
const models: readonly ThumbnailDialect[] = [
  dialect('universal', 'Any model', ['chatgpt', 'gemini', 'grok'], conceptPrompt),
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

function dialect(
  id: string,
  name: string,
  handOff: readonly HandOffTargetId[],
  write: Write,
  beside?: string,
): ThumbnailDialect {
  const origin = standard(`dialect/${id}`, chosen('dialect', id))
  const render = ({ concepts }: ThumbnailPlan, input: ThumbnailInput): Rendered =>
    concepts.map((concept, at) => {
      const name = concept.name ? frame(origin)`: ${bare(concept.name)}` : []
      const heading = frame(origin)`${at === 0 ? '' : '\n\n'}Concept ${at + 1}${name}\n`
      return {
        id: conceptId(at),
        pieces: [...(input.mode === 'idea' ? heading : []), ...write(concept, input, origin)],
      }
    })
  return { id, name, handOff, render, settings: () => beside }
}

function gptImage(concept: Concept, input: ThumbnailInput, origin: Origin): Piece[] {
  return [...conceptPrompt(concept, input, origin), ...frame(origin)`\nGenerate one image.`]
}

/** Running text, as its guide asks for. */
function gemini(concept: Concept, input: ThumbnailInput, origin: Origin): Piece[] {
  const { subject, object, background, colors, light, finish } = concept
  return [
    ...frame(origin)`Create a YouTube thumbnail, 16:9, that reads at 138 pixels wide. `,
    ...sentences([subject, object, background, colors, light], origin),
    ...frame(origin)` ${wordsSentence(concept, input, origin)}`,
    ...frame(origin)` Composition: ${composition(concept, input, origin)}`,
    ...(finish ? frame(origin)` ${sentences([finish], origin)}` : []),
    ...frame(origin)` At most three elements, no logos, no watermark.`,
  ]
}

/** Words in the picture first: what is named early comes out more reliably there. */
function ideogram(concept: Concept, input: ThumbnailInput, origin: Origin): Piece[] {
  const { subject, object, background, colors, light, finish } = concept
  return [
    ...frame(origin)`YouTube thumbnail. ${wordsSentence(concept, input, origin)} `,
    ...sentences([subject, object, background, colors, light, finish], origin),
    ...frame(origin)` Composition: ${composition(concept, input, origin)}`,
  ]
}

/** Phrases with commas, then parameters. */
function midjourney(concept: Concept, input: ThumbnailInput, origin: Origin): Piece[] {
  const { subject, object, background, words, colors, light, finish } = concept
  const text = words ? [frame(origin)`the text ${quoted(words, origin)}`] : []
  const shown = (items: readonly (Item | undefined)[]) =>
    items.flatMap((item) => (item ? [piecesOfItem(bare(item))] : []))
  const phrases = [
    ...shown([subject, object, background]),
    ...text,
    ...shown([colors, light, finish]),
    placesOf(concept, input, origin),
  ]
  return [
    ...joinPieces(phrases, ', ', origin),
    ...frame(origin)`, empty lower right corner --ar 16:9 --no logo, watermark`,
  ]
}

/** Idea mode shows what a person decides by, not what an image model needs. */
function idea(concept: Concept, input: ThumbnailInput, origin: Origin): Piece[] {
  const { hook, subject, object, background, words, lettering, colors, light, differs, pairs } = concept
  const line = (label: string, item: Item | undefined) => (item ? frame(origin)`${label}: ${item}\n` : [])
  const how = lettering ? frame(origin)`, ${lettering}` : []
  const text = words ? frame(origin)`${quoted(words, origin)}${how}` : 'none'
  return [
    ...line('Hook', hook),
    ...frame(origin)`Picture: ${sentences([subject, object, background], origin)}`,
    ...frame(origin)` Layout: ${placesOf(concept, input, origin)}.`,
    ...frame(origin)`\nText on image: ${text}`,
    ...frame(origin)`\nColors: ${sentences([colors, light], origin)}\n`,
    ...line('Why it differs', differs),
    ...(pairs ? frame(origin)`Pairs with title: ${pairs}` : []),
  ]
}

function sentences(items: readonly (Item | undefined)[], origin: Origin): Piece[] {
  const runs = items.flatMap((item) => (item ? [frame(origin)`${bare(item)}.`] : []))
  // A person's own words stay as they typed them.
  const begun = runs.map((run) =>
    run.map((piece, at) =>
      at > 0 || piece.from === 'you' ? piece : { ...piece, text: upperFirst(piece.text) },
    ),
  )
  return joinPieces(begun, ' ', origin)
}
