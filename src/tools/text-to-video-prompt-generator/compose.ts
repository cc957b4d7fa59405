import { readSeconds } from '#reading/numbers.ts'
import { assumed, chosen, item, plainItem, rowOf, standard, you, type Item } from '../contract/plan.ts'
import { cuts, end, keep, shotRows } from './craft/shots.ts'
import { cameras, detail, dialogues, lights, looks, sounds } from './craft/treatment.ts'
import { aspects, type Aspect } from './craft/video-models.ts'
import { ideaOf, type VideoInput } from './input.ts'
import { refineWish } from './messages.texts.ts'
import { divideSeconds, type Shot, type VideoPlan } from './plan.ts'

/** The chosen length, else the only number of seconds in the idea, else a clip that nearly every model can make. */
export function lengthOf({ seconds, idea }: VideoInput): { seconds: number; isRead: boolean } {
  const [read, ...others] = seconds === '' ? readSeconds(idea) : []
  const isRead = read !== undefined && others.length === 0 && read >= 3 && read <= 120
  return { seconds: isRead ? read : Number(seconds || 8), isRead }
}

/** The only shape that the idea writes in numbers. */
export function aspectIn(idea: string): Aspect | undefined {
  const named = aspects.filter((one) => new RegExp(`(?<!\\d[:.]?)${one}(?![:.]?\\d)`, 'u').test(idea))
  return named.length === 1 ? named[0] : undefined
}

/** The idea whole, and around it only what the chips say. What happens when is left to the model that films it. */
export function composeVideo(input: VideoInput): VideoPlan {
  const idea = ideaOf(input)
  const { look, light, sound, dialogue, aspect } = input
  const readAspect = aspect === '' ? aspectIn(idea) : undefined
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
  const length = lengthOf(input)
  const lengths = divideSeconds(length.seconds, count)
  const by = [...chosen('seconds', input.seconds), ...chosen('shots', shots)]
  const timing = length.isRead ? assumed('shots/seconds', by) : standard('shots/seconds', by)
  return shotRows(count).map(([size, action], at): Shot => ({
    seconds: plainItem(`shot-${at + 1}-seconds`, String(lengths[at]), timing),
    camera: item(`shot-${at + 1}-camera`, [
      size ? task(`${size}, `, at) : view(usualSize && `${usualSize}, `),
      view(move),
    ]),
    action: item(`shot-${at + 1}-action`, [task(action, at), open]),
  }))
}

/** What no chip decides is left to the idea. */
function openFormatOf({ seconds, aspect }: VideoInput): Item | undefined {
  const open = [seconds === '' ? 'length' : '', aspect === '' ? 'shape' : ''].filter(Boolean).join(' or ')
  const by = [...chosen('seconds', seconds), ...chosen('aspect', aspect)]
  const text = `if the idea names another ${open}, that one counts`
  return open === '' ? undefined : item('format', [rowOf('format/open', text, by)])
}
