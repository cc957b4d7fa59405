import { counted } from '#shared/text/counted.ts'
import { joinList } from '#shared/text/join-list.ts'
import { plural } from '#shared/text/plural.ts'
import { chosen, standard, textOf, type Item, type Origin } from '../../contract/plan.ts'
import { endsSentence, type Piece, type Rendered, type RenderedPart } from '../../contract/rendered.ts'
import { begun, frame, joinPieces, piecesOfItem, renderedText } from '../../contract/rendered.ts'
import { clipsOf, type Clip } from '../clips.ts'
import { layouts, type LayoutRow, type LineId } from '../craft/layouts.ts'
import { nearestAspect, type VideoModel } from '../craft/video-models.ts'
import type { VideoInput } from '../input.ts'
import { aspectOf, isSpoken, sum, type PartId, type VideoPlan } from '../plan.ts'

/** A line of the prompt. `drop`: the higher, the sooner it goes where a model takes only so many characters; 0 stays. */
type Line = RenderedPart & { drop: number }
type Style = { model: VideoModel; layout: LayoutRow; origin: Origin; ours: ReturnType<typeof frame> }

/** The plan as the prompt of one model: a clip after the other where its limits ask for several. */
export function renderVideo(plan: VideoPlan, model: VideoModel): Rendered {
  const prompts = promptsOf(plan, model)
  return prompts.flatMap(({ clip, parts, style }, at): RenderedPart[] => {
    if (prompts.length === 1) return parts
    const pieces = style.ours`${at === 0 ? '' : '\n\n'}Clip ${at + 1} of ${prompts.length}, ${clip.seconds} seconds\n`
    return [{ id: '', pieces }, ...parts]
  })
}

/** Characters of the longest prompt that a model gets at once. */
export function longestPrompt(plan: VideoPlan, model: VideoModel): number {
  return Math.max(...promptsOf(plan, model).map(({ parts }) => renderedText(parts).length))
}

/** What is set beside the prompt. */
export function settingsOf(plan: VideoPlan, input: VideoInput, model: VideoModel): string | undefined {
  if (model.lengths === undefined) return undefined
  const lengths = clipsOf(plan, model).map(({ seconds }) => seconds)
  // Speech leads over silence.
  const isSilent = input.sound === 'silent' && !isSpoken(plan, input)
  return [
    `${lengths.length === 1 ? '' : `${lengths.length} clips of `}${lengths.join(', ')} seconds`,
    `aspect ratio ${nearestAspect(aspectOf(plan), model)}`,
    model.isSilent ? 'no sound of its own' : isSilent ? 'sound off' : 'sound on',
    model.hasNegatives && plan.avoid.length > 0 && `negative prompt: ${plan.avoid.map(textOf).join(', ')}`,
    plan.format && textOf(plan.format),
  ]
    .filter(Boolean)
    .join('; ')
}

function promptsOf(plan: VideoPlan, model: VideoModel) {
  const layout = layouts[model.layout]
  const origin = standard(`layout/${model.layout}`, chosen('dialect', model.id))
  const style = { model, layout, origin, ours: frame(origin) }
  const prompt = (clip: Clip) => withinLimit(linesOf(plan, clip, style), style)
  return clipsOf(plan, model).map((clip) => ({ clip, style, parts: prompt(clip) }))
}

function linesOf(plan: VideoPlan, clip: Clip, style: Style): Line[] {
  const { model, layout } = style
  const line = (id: PartId, field: Exclude<LineId, 'shotSound' | 'dialogue'>, drop = 0): Line => {
    const runs = [plan[field] ?? []].flat().map(piecesOfItem)
    return { id, pieces: labeled(layout.labels[field], joinPieces(runs, '; ', style.origin), style), drop }
  }
  const idea = ended(piecesOfItem(plan.idea), style)
  const isWhole = idea.length === 0 || clip.shots.length === plan.shots.length
  const numbers = joinList(clip.shots.map(({ at }) => String(at + 1)))
  const part = ` This clip is only ${plural(clip.shots.length, 'shot', 'shots')} ${numbers} of ${plan.shots.length}: nothing else of the idea happens or is said in it.`
  const lines: Line[] = [
    { id: 'idea', pieces: style.ours`${idea}${isWhole ? '' : part}`, drop: 0 },
    line('who', 'who'),
    ...shotLines(plan, clip, style),
    line('look', 'look'),
    line('look', 'light'),
    line('look', 'palette', 3),
    ...(model.isSilent ? [] : [line('sound', 'sound'), line('sound', 'speech')]),
    ...(clip.shots.at(-1)?.at === plan.shots.length - 1 ? [line('end', 'end', 2)] : []),
    line('end', 'keep', 1),
    ...(model.hasNegatives || model.layout === 'paragraph' ? [] : [line('end', 'avoid')]),
    ...(model.layout === 'labels' ? [formatLine(plan, clip, style)] : []),
  ]
  const hasCuts = model.mostShots > 1 && (clip.shots.length > 1 || plan.shots.length === 1)
  const isToldHere = ({ row }: Piece) => hasCuts || !row?.startsWith('cuts/')
  return lines
    .map((one) => ({ ...one, pieces: one.pieces.filter(isToldHere) }))
    .filter(({ pieces }) => pieces.length > 0)
}

function shotLines(plan: VideoPlan, { shots }: Clip, style: Style): Line[] {
  const { labels, shot: timed } = style.layout
  const heard = (one: Item | undefined) => (style.model.isSilent ? [] : piecesOfItem(one))
  return shots.map(({ at, seconds }, number) => {
    const from = sum(shots.slice(0, number).map((shot) => shot.seconds))
    const { camera, action, sound, dialogue } = plan.shots[at] ?? {}
    const sentences = [
      labeled('', piecesOfItem(camera), style),
      labeled('', piecesOfItem(action), style),
      labeled(labels.shotSound, heard(sound), style),
      labeled(labels.dialogue, heard(dialogue), style),
    ]
    const time = shots.length > 1 ? timed(from, sum([from, seconds]), number + 1) : ''
    const said = joinPieces(sentences, ' ', style.origin)
    return { id: `shot-${at + 1}`, pieces: said.length > 0 ? style.ours`${time}${said}` : [], drop: 0 }
  })
}

function formatLine(plan: VideoPlan, { seconds }: Clip, style: Style): Line {
  const size = style.ours`${plan.aspect ?? aspectOf(plan)}, ${counted(seconds, 'second')}`
  const pieces = joinPieces([size, piecesOfItem(plan.format)], '; ', style.origin)
  return { id: 'end', pieces: labeled('Format: ', pieces, style), drop: 0 }
}

/** Leaves lines out, the least needed first, until a model's limit is kept. What is left is whole. */
function withinLimit(lines: readonly Line[], style: Style): RenderedPart[] {
  const gap = style.ours`${style.model.layout === 'paragraph' ? ' ' : '\n'}`
  const parts = lines.map(({ id, pieces }, at) => ({ id, pieces: at === 0 ? pieces : [...gap, ...pieces] }))
  const isWithin = renderedText(parts).length <= (style.model.mostCharacters ?? Number.POSITIVE_INFINITY)
  const most = Math.max(...lines.map(({ drop }) => drop))
  if (isWithin || most === 0) return parts
  const kept = lines.filter(({ drop }) => drop !== most)
  return withinLimit(kept, style)
}

const withoutSpaces = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]$/u

function ended(pieces: Piece[], style: Style): Piece[] {
  const text = textOf(pieces) || '.'
  if (endsSentence(text)) return pieces
  return style.ours`${pieces}${withoutSpaces.test(text) ? '。' : '.'}`
}

/** A sentence behind its label, or with a capital letter. */
function labeled(label: string, pieces: Piece[], style: Style): Piece[] {
  if (pieces.length === 0) return []
  return ended(label === '' ? begun(pieces) : style.ours`${label}${pieces}`, style)
}
