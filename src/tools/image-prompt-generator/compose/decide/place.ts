import type { Note } from '#tools/workbench/answer.ts'
import type { Background } from '../../options.ts'
import { joinList } from '#shared/text/join-list.ts'
import type { PictureIdea } from '../read/picture-idea.ts'
import { backgroundEntries, type BackgroundEntry, type World } from './backgrounds.ts'
import { defaultPlace } from './default-place.ts'
import type { Part } from './part.ts'
import { isSeenFromOutside, placeOf, where, worldOf } from './stated-place.ts'

export type PlaceDecision = Part & {
  /** The fewest words that still name every chosen place. */
  terse: string
  /** Undefined when the idea says nothing and nothing was chosen. */
  isIndoor: boolean | undefined
  notes: Note[]
}

/** The background as one space; what the idea says about its place comes first. */
export function decidePlace(picture: PictureIdea, chosen: readonly Background[]): PlaceDecision {
  const { idea } = picture
  const [first, second, ...more] = chosen
  if (first === undefined) return defaultPlace(picture)
  const notes: Note[] = []
  const place = placeOf(picture)
  const ownWorld = worldOf(picture)
  const isIndoor =
    (isSeenFromOutside(picture) ? false : idea.setting.indoor) ??
    (chosen.includes('Inside Room')
      ? true
      : ownWorld === undefined && first !== 'Studio Background' && first !== 'Abstract'
        ? false
        : undefined)
  const entry = backgroundEntries[first]
  const anchor = picture.placeRef ?? (place?.phrase === 'the water' ? place.phrase : undefined)
  let full: string
  let brief: string

  if (place !== undefined && ownWorld !== undefined && ownWorld !== entry.world && !isBackdrop(entry.world)) {
    notes.push({
      kind: 'resolved',
      text: `Your idea is set ${where(place)}, so that stays the place; ${first} ${entry.world === 'room' ? 'frames the view' : 'shows in the far distance'}.`,
    })
    full =
      entry.world === 'room'
        ? `The view opens from inside a furnished room, through its one window, onto ${anchor ?? 'the scene'}`
        : ownWorld === 'room'
          ? `${upper(anchor ?? 'the room')} stays the place, and far beyond it, through an opening, lies ${entry.noun}`
          : `${upper(anchor ?? 'the place')} stays in front, and in the far distance it gives way to ${entry.noun}`
    brief =
      entry.world === 'room'
        ? 'seen through the window of a furnished room'
        : `${entry.hint} in the far distance`
  } else if (entry.world === 'studio' && place !== undefined && ownWorld !== undefined) {
    notes.push({
      kind: 'resolved',
      text: `Your idea is set ${where(place)}; with Studio Background that becomes a printed backdrop behind the subject.`,
    })
    full = `Everything stands on ${entry.noun}, with ${anchor ?? 'the place'} as a printed backdrop and ${entry.depth}`
    brief = `studio background with ${anchor ?? 'the place'} as a printed backdrop`
  } else {
    full = standalone(entry, anchor, picture)
    brief = `set ${entry.set} ${entry.noun}`
  }
  const isElsewhere = full.includes(' stays ') || brief.startsWith('seen through')
  if (second !== undefined && isElsewhere) {
    const hints = joinList(chosen.slice(1).map((background) => backgroundEntries[background].hint))
    full = `${full}, with faint echoes of ${hints} in the shapes furthest back`
    brief = `${brief}, with echoes of ${hints} furthest back`
    notes.push({
      kind: 'resolved',
      text: `${joinList(chosen.slice(1))} ${chosen.length > 2 ? 'are' : 'is'} kept as an echo in the far background.`,
    })
  } else if (second !== undefined) {
    const joined = joinSecond(entry, backgroundEntries[second])
    full = `${full}, ${joined.words}`
    brief = `${brief}, ${joined.words}`
    notes.push({ kind: 'resolved', text: joined.note(first, second) })
  }
  if (more.length > 0 && !isElsewhere) {
    const hints = joinList(more.map((background) => backgroundEntries[background].hint))
    full = `${full}, with faint echoes of ${hints} in the shapes furthest back`
    brief = `${brief}, with echoes of ${hints} furthest back`
    notes.push({
      kind: 'resolved',
      text: `More than two places cannot be one: ${joinList(more)} ${more.length > 1 ? 'are' : 'is'} kept as an echo in the far background.`,
    })
  }
  return {
    full,
    brief,
    terse: `set against ${joinList(chosen.map((background) => backgroundEntries[background].hint))}`,
    tag: chosen.map((background) => backgroundEntries[background].tag).join(', '),
    isIndoor,
    notes,
  }
}

function standalone(entry: BackgroundEntry, anchor: string | undefined, picture: PictureIdea): string {
  if (entry.world === 'studio') return `The setting is ${entry.noun}, ${entry.depth}`
  if (entry.world === 'abstract') return `Behind ${anchor ?? picture.ref} lies ${entry.noun}, ${entry.depth}`
  if (entry.world === 'room' && picture.main?.kind === 'building')
    return `${upper(picture.ref)} is shown as ${entry.noun}, ${entry.depth}`
  if (entry.world === 'room') return `Around ${anchor ?? picture.ref} is ${entry.noun}, ${entry.depth}`
  return `Around ${anchor ?? picture.ref} stretches ${entry.noun}, ${entry.depth}`
}

function joinSecond(
  first: BackgroundEntry,
  second: BackgroundEntry,
): { words: string; note: (one: string, other: string) => string } {
  if (first.world === 'studio')
    return {
      words: `and ${second.hint} printed on its backdrop`,
      note: (one, other) =>
        `${one} and ${other} together: the subject stands in the studio, ${other} is on the backdrop.`,
    }
  if (second.world === 'studio')
    return {
      words: 'all built as a set on a studio background',
      note: (one, other) => `${one} and ${other} together: ${one} is built as a set in the studio.`,
    }
  if (second.world === 'abstract' || first.world === 'abstract')
    return {
      words:
        second.world === 'abstract'
          ? 'dissolving into abstract shapes towards the edges'
          : `and traces of ${second.hint} showing through them`,
      note: (one, other) => `${one} and ${other} together: one dissolves into the other towards the edges.`,
    }
  if (first.world === 'room' || second.world === 'room')
    return {
      words:
        first.world === 'room'
          ? `and ${second.hint} seen through the window`
          : 'all of it seen through the window of a furnished room',
      note: (one, other) => `${one} and ${other} together: one is inside, the other seen through the window.`,
    }
  return {
    words: `giving way to ${second.hint} in the distance`,
    note: (one, other) => `${one} and ${other} together: ${one} is near, ${other} in the distance.`,
  }
}

function isBackdrop(world: World): boolean {
  return world === 'studio' || world === 'abstract'
}

function upper(text: string): string {
  return text[0]?.toUpperCase() + text.slice(1)
}
