import type { Brief } from '../brief.ts'
import type { PromptSection, SectionId } from '../result.ts'
import { findUncovered } from '../coverage.ts'
import { platformProfiles } from '../knowledge/platform-profiles.ts'
import { wordLimit } from '../knowledge/length.ts'
import { countWords } from '../words/count.ts'
import { writeAppendix } from './closing.ts'
import { clampSections } from './clamp.ts'
import { headings, type Tightness } from './layout.ts'
import { joinSections, sectionOrder, writeSection } from './write-brief.ts'

/** Sections in the order in which they give up words: wording goes before facts. */
const hardest: readonly SectionId[] = [
  'task',
  'boundaries',
  'quality',
  'done',
  'design',
  'integrations',
  'assumptions',
  'build',
  'tests',
  'users',
  'start',
  'title',
  'stack',
  'pages',
  'rules',
  'journeys',
  'requirements',
  'data',
  'product',
]
const givesWay: readonly SectionId[] = [
  'requirements',
  'boundaries',
  'design',
  'quality',
  'pages',
  'journeys',
  'integrations',
  'done',
  'tests',
  'users',
  'data',
  'rules',
  'build',
  'assumptions',
  'product',
  'title',
  'start',
]

const readMost: readonly SectionId[] = [
  'requirements',
  'journeys',
  'tests',
  'data',
  'pages',
  'rules',
  'done',
  'design',
  'quality',
  'build',
  'users',
]

const tightest = 8
/** Where to begin: a full form never fits the looser wordings. */
const firstTightness: Readonly<Record<Brief['room'], Tightness>> = { wide: 0, normal: 1, narrow: 3 }

/** The loosest wording that stays inside the tool's words and characters, and the user's uncovered words at the end. */
export function fitBrief(brief: Brief): PromptSection[] {
  const write = rememberSections(brief)
  const mostWords = wordLimit(brief.form)
  const planned =
    brief.verbatim.length > 0
      ? Math.min(2_000, platformProfiles[brief.form.platform].maxCharacters * 0.12)
      : 0
  const first = fitWithReserve(brief, planned, mostWords, write)
  const lost = lengthOf(first.uncovered)
  const isLong = lost > 0 && wordsIn(first.sections) > mostWords
  const isSilent = lost > 0 && !first.sections.some((section) => section.id === 'appendix')
  if (isSilent && lost > mostSecondReserve)
    return fitWithReserve(brief, planned + leastAppendix, mostWords, write).sections
  if (lost === 0 || (lost <= first.room && !isLong) || lost > mostSecondReserve) return first.sections
  const second = fitWithReserve(brief, planned + lost + appendixFrame, mostWords, write)
  return isLong || unseen(second) < unseen(first) ? second.sections : first.sections
}

/** Words outside the fenced text. */
function wordsIn(sections: readonly PromptSection[]): number {
  return countWords(
    sections
      .map(
        (section) =>
          `${section.heading}\n${section.id === 'appendix' ? (section.body.split('```')[0] ?? '') : section.body}`,
      )
      .join('\n'),
  )
}

function lengthOf(parts: Fitted['uncovered']): number {
  return parts.reduce((sum, part) => sum + part.label.length + part.text.length + 4, 0)
}

/** Characters of the user that stand neither in a section nor in the appendix. */
function unseen(fitted: Fitted): number {
  return Math.max(0, lengthOf(fitted.uncovered) - Math.max(0, fitted.room))
}

/** A second, tighter round is worth it only for a few lost lines. */
const mostSecondReserve = 1_400
const appendixFrame = 260
/** Room to say at least that something was left out. */
const leastAppendix = 700
/** Heading and introduction of the appendix; what is fenced does not count. */
const appendixWords = 30

type Fitted = {
  sections: PromptSection[]
  uncovered: readonly { label: string; text: string }[]
  room: number
}

function fitWithReserve(brief: Brief, reserve: number, mostWords: number, write: WriteSection): Fitted {
  const profile = platformProfiles[brief.form.platform]
  const most: Size = {
    words: mostWords - (reserve > 0 || brief.room === 'narrow' ? appendixWords : 0),
    characters: profile.maxCharacters - reserve,
  }
  const ids: readonly SectionId[] = sectionOrder(brief.form.platform).filter((id) => id !== 'appendix')
  const draft =
    brief.room === 'narrow' ? loosenFromBare(ids, most, write) : tightenFromStart(ids, brief, most, write)
  loosenMostRead(draft, most)
  const written = ids.map((id) => draft.section(id)).filter((section) => section.body !== '')
  const fitting =
    draft.size.characters <= most.characters
      ? written
      : clampSections(written, most.characters, (list) => joinSections(list).length)
  return withAppendix(fitting, brief, profile.maxCharacters)
}

/** Which section gives way next, from the first step beyond the loosest to the bare one. */
function movesAfter(start: Tightness, ids: readonly SectionId[]): { id: SectionId; step: Tightness }[] {
  const moves: { id: SectionId; step: Tightness }[] = []
  for (let step = start + 1; step <= tightest; step += 1)
    for (const id of step >= 4 ? hardest : givesWay)
      if (ids.includes(id)) moves.push({ id, step: step as Tightness })
  return moves
}

function tightenFromStart(ids: readonly SectionId[], brief: Brief, most: Size, write: WriteSection): Draft {
  const start = firstTightness[brief.room]
  const draft = new Draft(ids, () => start, write)
  for (const { id, step } of movesAfter(start, ids)) {
    if (draft.fits(most)) break
    draft.set(id, step)
  }
  return draft
}

/** The same end reached from the other side, which a full form is nearer to: most of its sections are written once. */
function loosenFromBare(ids: readonly SectionId[], most: Size, write: WriteSection): Draft {
  const draft = new Draft(ids, () => tightest, write)
  if (!draft.fits(most)) return draft
  const moves = movesAfter(firstTightness.narrow, ids)
  for (const [index, { id, step }] of [...moves.entries()].toReversed()) {
    const before = moves.slice(0, index).findLast((move) => move.id === id)?.step ?? firstTightness.narrow
    draft.set(id, before)
    if (draft.fits(most)) continue
    draft.set(id, step)
    break
  }
  return draft
}

/** Room left over goes back to what a builder reads most. */
function loosenMostRead(draft: Draft, most: Size) {
  for (const id of readMost) {
    const level = draft.levelOf(id)
    if (level === undefined) continue
    for (let step = level - 1; step >= 0; step -= 1) {
      const kept = draft.levelOf(id) ?? level
      draft.set(id, step as Tightness)
      if (draft.fits(most)) continue
      draft.set(id, kept)
      break
    }
  }
}

type Size = { words: number; characters: number }
type Written = { section: PromptSection; size: Size }
type WriteSection = (id: SectionId, tightness: Tightness) => Written

/** Sections at their tightness, and what they come to together. */
class Draft {
  readonly size: Size = { words: 0, characters: 0 }
  readonly #write: WriteSection
  readonly #levels = new Map<SectionId, Tightness>()

  constructor(ids: readonly SectionId[], levelOf: (id: SectionId) => Tightness, write: WriteSection) {
    this.#write = write
    for (const id of ids) {
      this.#levels.set(id, levelOf(id))
      this.#add(write(id, levelOf(id)).size, 1)
    }
  }

  levelOf(id: SectionId): Tightness | undefined {
    return this.#levels.get(id)
  }

  section(id: SectionId): PromptSection {
    return this.#write(id, this.#levels.get(id) ?? 0).section
  }

  set(id: SectionId, level: Tightness) {
    const before = this.#levels.get(id)
    if (before === undefined) return
    this.#add(this.#write(id, before).size, -1)
    this.#add(this.#write(id, level).size, 1)
    this.#levels.set(id, level)
  }

  fits(most: Size): boolean {
    return this.size.words <= most.words && this.size.characters <= most.characters
  }

  #add(size: Size, times: 1 | -1) {
    this.size.words += size.words * times
    this.size.characters += size.characters * times
  }
}

/** Each wording of each section is written and counted once, however often the search comes back to it. */
function rememberSections(brief: Brief): WriteSection {
  const known = new Map<SectionId, Written[]>()
  return (id, tightness) => {
    const levels = known.get(id) ?? []
    known.set(id, levels)
    const found = levels[tightness]
    if (found !== undefined) return found
    const section = writeSection(id, brief, tightness)
    const written = { section, size: sizeOf(section) }
    levels[tightness] = written
    return written
  }
}

function withAppendix(written: PromptSection[], brief: Brief, maxCharacters: number): Fitted {
  const text = joinSections(written)
  const uncovered = findUncovered(brief.form, text).filter(
    (part) => !brief.verbatim.some((known) => known.text === part.text),
  )
  const parts = [...brief.verbatim, ...uncovered]
  if (parts.length === 0) return { sections: written, uncovered, room: 0 }
  const room = maxCharacters - text.length - headings.appendix.length - 40
  const body = writeAppendix(parts, room)
  if (body === '') return { sections: written, uncovered, room: 0 }
  const appendix: PromptSection = { id: 'appendix', heading: headings.appendix, body }
  return {
    sections: [...written.slice(0, -1), appendix, ...written.slice(-1)],
    uncovered,
    room: room - appendixFrame,
  }
}

function sizeOf(section: PromptSection): Size {
  if (section.body === '') return { words: 0, characters: 0 }
  const { heading, body } = section
  return { words: countWords(heading) + countWords(body), characters: heading.length + body.length + 4 }
}
