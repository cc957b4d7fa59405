import { planItems } from '../../contract/edit-plan.ts'
import { alsoBy, chosen, standard, textOf, type Item, type Origin } from '../../contract/plan.ts'
import { frame, joinPieces, piecesOfItem, quoted } from '../../contract/rendered.ts'
import type { Piece, Rendered } from '../../contract/rendered.ts'
import { lettersOf } from '../compose.ts'
import type { ImageInput } from '../input.ts'
import { describing, itemsOf, keysOf, type ImagePlan } from '../plan.ts'
import { leadMedium } from '../roles.ts'
import { leftOut, naming } from '../../contract/left-out.ts'
import { isQuoted, shortOf, stops } from './prose.ts'

/** `--name`, as Midjourney takes it. */
export const parameter = /(?:^|\s)--(?=\p{L})/u
/** Up to the end of a list of one's own, and that list: two do not count. */
const ownList = /^((?:[^]*?\s)?--no\s+(?!--)(\S[^]*?))(?=\s--\p{L}|$)/iu
/** Dashes of a sentence, which would be taken for a parameter. */
const dashes = /(?<=^|\s)-{2,}(?![\p{L}-])/u

/** Phrases, then parameters. They end a prompt, so an idea that brings its own stands behind the phrases. */
export function midjourney(plan: ImagePlan, input: ImageInput): Rendered {
  const origin = standard('dialect/midjourney', chosen('dialect', 'midjourney'))
  const medium = leadMedium(input)
  const [subject, ...rest] = tagParts(plan, input, origin)
  // With the space, a parameter is found at the beginning, too.
  const own = ` ${textOf(subject?.pieces ?? [])}`
  const holder = subject?.pieces.find(({ text }) => ownList.test(text))
  const [, head = '', list = '', tail = ''] = holder?.text.split(ownList) ?? []
  const out = leftOut(plan).filter((thing) => !naming(list)(thing))
  const parts = subject ? (parameter.test(own) ? [...rest, subject] : [subject, ...rest]) : []
  const parameters = [
    ...(plan.ratio && !/\s--(?:ar|aspect)\s/u.test(own) ? frame(origin)` --ar ${plan.ratio}` : []),
    ...(medium?.isPhoto && !own.includes(' --raw') ? [{ ...alsoBy(origin, medium.by), text: ' --raw' }] : []),
    ...(out.length > 0 && list === '' ? frame(origin)` --no ${joinPieces(out, ', ', origin)}` : []),
  ]
  const fitted = (piece: Piece) => {
    const cut = (all: string) => all.split(dashes).map((text) => [{ ...piece, text }])
    const run = (all: string) => joinPieces(cut(all), '–', origin)
    if (piece !== holder) return run(piece.text)
    return [...joinPieces([run(head), ...out], ', ', origin), ...run(tail)]
  }
  const shown = separated(parts, origin).map(({ id, pieces }) => ({ id, pieces: pieces.flatMap(fitted) }))
  return [...shown, { id: '', pieces: parameters }]
}

const poor = 'low resolution, watermark, signature, extra fingers, deformed hands'
/** Brackets without a backslash are weights: "(10:30)" by mistake, "(red:1.3)" and "((red))" on purpose. */
const bracket = /(?<!\\)([()[\]])/u
const ownWeights = /\(\(|:[01]?\.\d+\s*\)/u

/** Tags with medium and effect a little heavier, and the negative prompt as the usual interfaces paste it. */
export function sdxl(plan: ImagePlan, input: ImageInput): Rendered {
  const origin = standard('dialect/sdxl', chosen('dialect', 'sdxl'))
  const medium = leadMedium(input)
  const other = medium?.isPhoto ? 'painting, drawing, cartoon' : 'photograph'
  const isMixed = !medium?.isPhoto && input.style.includes('Photorealistic')
  const negative = [
    [{ ...origin, text: `\n\nNegative prompt: ${poor}` }],
    medium && !isMixed ? [{ ...alsoBy(origin, medium.by), text: other }] : [],
    ...leftOut(plan),
  ]
  const fitted = (piece: Piece) => {
    const isHeavy = /^(?:medium|extra)\/[^/]*$/u.test(piece.row ?? '')
    if (isHeavy) return [{ ...origin, text: '(' }, piece, { ...origin, text: ':1.2)' }]
    if (ownWeights.test(piece.text)) return piece
    const runs = piece.text.split(bracket).map((text) => ({ ...piece, text }))
    return runs.flatMap((run, at) => (at % 2 === 0 ? run : [{ ...origin, text: '\\' }, run]))
  }
  const parts = [...tags(plan, input, origin), { id: '', pieces: joinPieces(negative, ', ', origin) }]
  return parts.map(({ id, pieces }) => ({ id, pieces: pieces.flatMap(fitted) }))
}

export function tags(plan: ImagePlan, input: ImageInput, origin: Origin): Rendered {
  return separated(tagParts(plan, input, origin), origin)
}

/** The person's words first, then a phrase for each choice. */
function tagParts(plan: ImagePlan, input: ImageInput, origin: Origin): Rendered {
  const isTyped = ({ words }: Item) => words.some(({ field }) => field === 'result')
  // Who typed another lettering, or took it out, no longer wants the chosen letters.
  const letters = plan.lettering && !isTyped(plan.lettering) ? lettersOf(input) : undefined
  const style = letters ? frame(origin)` in ${letters}` : []
  const short = (piece: Piece) => [{ ...piece, text: shortOf(piece) }].filter(({ text }) => text !== '')
  const shown = (item: Item) =>
    item.id === 'subject' ? piecesOfItem(item) : joinPieces(piecesOfItem(item).map(short), ', ', origin)
  // A model's short form no longer fits once somebody changed the long one; a person's own is what they want.
  const isOutdated = planItems({ ...plan, brief: undefined }).some(isTyped)
  const brief = plan.brief && (isTyped(plan.brief) || !isOutdated) ? piecesOfItem(plan.brief) : []
  const described = keysOf(describing).map((id) => {
    return { id, pieces: joinPieces(itemsOf(plan, id).map(shown), ', ', origin) }
  })
  const parts: Rendered = brief.length > 0 ? [{ id: '', pieces: brief }] : described
  const isKnown = plan.text && isQuoted(plan.text, parts)
  const known = isKnown && letters ? frame(origin)`the quoted text${style}` : []
  const text = plan.text && !isKnown ? frame(origin)`the text ${quoted(plan.text, origin)}${style}` : known
  return parts.toSpliced(1, 0, { id: 'lettering', pieces: text }).filter(({ pieces }) => pieces.length > 0)
}

function separated(parts: Rendered, origin: Origin): Rendered {
  return parts.map(({ id, pieces }, at) => {
    const before = textOf(parts[at - 1]?.pieces ?? []).at(-1) ?? ''
    const separator = `${stops},;:`.includes(before) ? ' ' : ', '
    return { id, pieces: at === 0 ? pieces : [{ ...origin, text: separator }, ...pieces] }
  })
}
