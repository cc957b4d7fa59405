import { readSeconds } from '#reading/numbers.ts'
import { quote } from '#reading/quotes.ts'
import { assumed, chosen, item, plainItem, rowOf, standard, you, type Item } from '../contract/plan.ts'
import { cuts, end, keep, shotRows } from './craft/shots.ts'
import { cameras, detail, dialogues, lights, looks, sounds } from './craft/treatment.ts'
import { aspects, type Aspect } from './craft/video-models.ts'
import { ideaOf, type VideoInput } from './input.ts'
import { refineWish } from './messages.texts.ts'
import { divideSeconds, type Shot, type VideoPlan } from './plan.ts'

const shape = 'v[ií]d[eé]o|format|aspect|ratio|vertical|видео|формат'
const kind = 'clip|film|reel|spot|cinematic|(?<!\\p{L})ad(?!\\p{L})|werb|реклам|広告|動画|广告|视频|광고|영상'
const length = 'duration|length|runtime|dauer|länge|durée|duración|duração|durata|длительность|时长|長さ|길이'
const edge = '[[\\p{P}\\p{S}]--\\p{Quotation_Mark}]'
const word = '(?:[秒초]|[[\\p{L}\\p{M}]--[秒초]]{1,12})'
const number = `\\p{Nd}{1,3}(?::\\p{Nd}{1,2}|(?:[.,]\\p{Nd})?[ \\-]?${word})(?![:.]?\\p{Nd})`
const begins = `(?<=(?:^|(?![:：])${edge}|(?:${shape}|${kind}|${length}) ?[:：]) {0,3})`
const alone = `${begins}(?=${number}(?!-\\p{L}) {0,3}(?:$|${edge}))`
const besideFilm = `(?<=(?:${shape}) (?:\\p{L}{1,3} )?)|(?=${number}[ \\-の的]?(?:${shape}|${kind}))`
/** Alone in a line or between marks, or beside a word for the film; a colon before it says what the number is of. */
const ownNumber = new RegExp(`(?=\\p{Nd})(?<!\\p{Nd}[:.,]?)(?:${alone}|${besideFilm})${number}`, 'gimv')

/** What the idea gives the film where no chip does. Other numbers may be those of a pause, a score or a clock. */
export function formatIn(input: VideoInput): { seconds?: number | undefined; aspect?: Aspect | undefined } {
  const idea = ideaOf(input).replace(quote, '"')
  const own: string[] = idea.match(ownNumber) ?? []
  const [seconds = 0] = own.flatMap(readSeconds)
  const isLength = seconds >= 3 && seconds <= 120 && readSeconds(idea).length === 1
  const shapes = aspects.filter((one) => own.includes(one))
  return {
    ...(input.seconds === '' && isLength && { seconds }),
    ...(input.aspect === '' && shapes.length === 1 && { aspect: shapes[0] }),
  }
}

/** The chosen length, else the idea's, else that of a clip that nearly every model can make. */
export const lengthOf = (input: VideoInput) => Number(input.seconds || formatIn(input).seconds || 8)

/** The idea whole, and around it only what the chips say. What happens when is left to the model that films it. */
export function composeVideo(input: VideoInput): VideoPlan {
  const idea = ideaOf(input)
  const { look, light, sound, dialogue, aspect } = input
  const readAspect = formatIn(input).aspect
  const shape = (readAspect ? assumed : standard)(`aspect/${aspect}`, chosen('aspect', aspect))
  const count = Number(input.shots || 1)
  const cutsKept = count > 1 ? cuts.keep : ''
  const shots = chosen('shots', input.shots)
  const more = idea === input.idea ? [] : [rowOf('look/detail', detail, chosen('idea', refineWish))]
  return {
    idea: item('idea', [you('idea', idea)]),
    who: [],
    shots: shotsOf(input, count),
    look: item('look', [rowOf(`look/${look}`, looks[look], chosen('look', look)), ...more]),
    light: item('light', [rowOf(`light/${light}`, lights[light], chosen('light', light))]),
    sound: item('sound', [rowOf(`sound/${sound}`, sounds[sound], chosen('sound', sound))]),
    speech: item('speech', [
      rowOf(`dialogue/${dialogue}`, dialogues[dialogue], chosen('dialogue', dialogue)),
    ]),
    end: item('end', [rowOf('shots/end', end, shots)]),
    keep: [item('keep-1', [rowOf('shots/keep', keep, shots), rowOf('cuts/keep', cutsKept, shots)])],
    avoid: [],
    aspect: plainItem('aspect', aspect || (readAspect ?? '16:9'), shape),
    format: openFormatOf(input),
    assumed: [],
  }
}

function shotsOf(input: VideoInput, count: number): Shot[] {
  const { shots, camera } = input
  const { size: usualSize, move } = cameras[camera]
  const view = (text: string) => rowOf(`camera/${camera}`, text, chosen('camera', camera))
  const task = (text: string, at: number) => rowOf(`shots/${count}-${at + 1}`, text, chosen('shots', shots))
  const open = rowOf('cuts/open', shots === '' ? cuts.open : '', chosen('shots', shots))
  const lengths = divideSeconds(lengthOf(input), count)
  const by = [...chosen('seconds', input.seconds), ...chosen('shots', shots)]
  const timing = (formatIn(input).seconds ? assumed : standard)('shots/seconds', by)
  return shotRows(Number(shots)).map(([size, action], at): Shot => ({
    seconds: plainItem(`shot-${at + 1}-seconds`, String(lengths[at]), timing),
    camera: item(`shot-${at + 1}-camera`, [
      size ? task(`${size}, `, at) : view(usualSize && `${usualSize}, `),
      view(move),
    ]),
    action: item(`shot-${at + 1}-action`, [task(action, at), open]),
  }))
}

/** What no chip decides is left to the idea. */
function openFormatOf(input: VideoInput): Item | undefined {
  const { seconds, aspect } = { ...input, ...formatIn(input) }
  const open = [seconds ? '' : 'length', aspect ? '' : 'shape'].filter(Boolean).join(' or ')
  const by = [...chosen('seconds', input.seconds), ...chosen('aspect', input.aspect)]
  const text = `if the idea names another ${open}, that one counts as far as the model allows`
  return open === '' ? undefined : item('format', [rowOf('format/open', text, by)])
}
