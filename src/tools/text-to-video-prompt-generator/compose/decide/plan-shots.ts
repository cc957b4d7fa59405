import type { Note } from '#tools/workbench/answer.ts'
import type { Look } from '../knowledge/looks.ts'
import { clip, wordCount } from '../words/subject-words.ts'
import type { Event } from '../read/events.ts'
import type { VideoRequest } from '../read/read-request.ts'

/** What one shot shows: one event or, in a dense film, a few; `coverage` shows the same event from another side. */
export type PlannedShot = {
  from: number
  to: number
  events: Event[]
  /** whole: the event itself · opening: before it begins · detail: closer on what it touches · ending: after it. */
  coverage: 'whole' | 'opening' | 'detail' | 'ending'
}

export type Plan = { seconds: number; shots: PlannedShot[]; notes: Note[] }

const wordsPerSecond = 2.3
const longest = 120
/** More words of the idea than this leave no room for direction. */
const mostEventWords = 90

/** How long the film is and which shot shows what. Whole seconds; the shots add up to the length. */
export function planShots(request: VideoRequest, look: Look): Plan {
  const notes: Note[] = []
  const { events, dropped } = fitting(request.events)
  if (dropped.length > 0)
    notes.push({
      kind: 'changed',
      text: `The idea holds more than one clip can show. Left for a next clip: ${dropped
        .slice(0, 3)
        .map((event) => `“${clip(event.text, 12)}”`)
        .join(', ')}${dropped.length > 3 ? ` and ${dropped.length - 3} more` : ''}.`,
    })
  const spoken = request.lines.reduce((sum, line) => sum + wordCount(line.text), 0)
  const asked = request.idea.wishes.seconds?.value
  const isAd = look.name === 'commercial' && request.events.length <= 1
  const isOneTake = request.camera.oneTake || (asked !== undefined && asked < 5)
  const count = isOneTake ? 1 : shotCount(events.length, { isAd, asked, detail: request.detail })
  const needed = Math.ceil(spoken / wordsPerSecond) + (spoken > 0 ? 1 : 0)
  let seconds = Math.round(
    asked ??
      (count === 1
        ? events.length > 2
          ? 12
          : 8
        : count === 2
          ? request.detail > 1
            ? 10
            : 8
          : count === 3
            ? 12
            : 15),
  )
  if (seconds > longest) {
    notes.push({
      kind: 'resolved',
      text: `${request.idea.wishes.seconds?.words ?? 'The length'} is more than a prompt can direct; this plans the first ${longest} seconds.`,
    })
    seconds = longest
  }
  seconds = Math.max(seconds, 2, count)
  if (needed > seconds) {
    if (asked !== undefined)
      notes.push({
        kind: 'resolved',
        text: `The spoken words need ${needed} seconds, so the film is longer than asked.`,
      })
    seconds = needed
  }
  if (seconds > 15)
    notes.push({
      kind: 'hint',
      text: `${seconds} seconds are more than most models make at once: generate shot by shot and join them, or extend the first clip.`,
    })
  return { seconds, shots: spread(events, count, seconds, isAd), notes }
}

function shotCount(
  events: number,
  { isAd, asked, detail }: { isAd: boolean; asked: number | undefined; detail: number },
): number {
  const most = asked === undefined ? 4 : Math.max(1, Math.min(6, Math.floor(asked / 2)))
  const least = asked !== undefined && asked > 10 ? Math.min(6, Math.max(2, Math.ceil(asked / 10))) : 1
  const wanted = Math.max(
    isAd ? (asked !== undefined && asked < 8 ? 2 : 3) : 1,
    Math.min(events, 4),
    detail >= 2 ? 2 : 1,
  )
  return Math.max(1, Math.min(most, Math.max(least, wanted)))
}

// First and last always stay; between them as many as there is room for.
function fitting(events: readonly Event[]): { events: Event[]; dropped: Event[] } {
  const most = 7
  const room = (list: readonly Event[]) =>
    list.reduce((sum, event) => sum + wordCount(event.text), 0) <= mostEventWords
  const clipped = events.map((event) => ({ ...event, text: clip(event.text, events.length > 1 ? 34 : 80) }))
  let kept = clipped
  while (kept.length > 1 && (kept.length > most || !room(kept))) {
    const middle = Math.floor(kept.length / 2)
    kept = kept.filter((_, index) => index !== middle)
  }
  return { events: kept, dropped: clipped.filter((event) => !kept.includes(event)) }
}

function spread(events: readonly Event[], count: number, seconds: number, isAd: boolean): PlannedShot[] {
  const lengths = Array.from(
    { length: count },
    (_, index) => Math.floor(seconds / count) + (index >= count - (seconds % count) ? 1 : 0),
  )
  let at = 0
  return lengths.map((length, index) => {
    const from = at
    at += length
    const first = Math.floor((index * events.length) / count)
    const end = Math.max(first + 1, Math.floor(((index + 1) * events.length) / count))
    const isRepeat = events.length < count
    return {
      from,
      to: at,
      events: events.slice(
        isRepeat ? Math.min(first, events.length - 1) : first,
        isRepeat ? Math.min(first, events.length - 1) + 1 : end,
      ),
      coverage: isRepeat ? coverageAt(index, count, events.length, isAd) : 'whole',
    }
  })
}

// One event in several shots is seen as an editor would cut it.
function coverageAt(index: number, count: number, events: number, isAd: boolean): PlannedShot['coverage'] {
  if (events > 1) return index % 2 === 0 ? 'whole' : 'detail'
  if (isAd)
    return index === 0 ? 'opening' : index === count - 1 ? 'ending' : index % 2 === 1 ? 'whole' : 'detail'
  if (count === 2) return index === 0 ? 'whole' : 'detail'
  if (index === 0) return 'opening'
  if (index === count - 1) return 'ending'
  return index % 2 === 1 ? 'whole' : 'detail'
}
