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
  const planned =
    brief.verbatim.length > 0
      ? Math.min(2_000, platformProfiles[brief.form.platform].maxCharacters * 0.12)
      : 0
  const first = fitWithReserve(brief, planned, write)
  const lost = lengthOf(first.uncovered)
  const isLong = lost > 0 && wordsIn(first.sections) > wordLimit(brief.form)
  const isSilent = lost > 0 && !first.sections.some((section) => section.id === 'appendix')
  if (isSilent && lost > mostSecondReserve)
    return fitWithReserve(brief, planned + leastAppendix, write).sections
  if (lost === 0 || (lost <= first.room && !isLong) || lost > mostSecondReserve) return first.sections
  const second = fitWithReserve(brief, planned + lost + appendixFrame, write)
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

function fitWithReserve(
  brief: Brief,
  reserve: number,
  write: (id: SectionId, tightness: Tightness) => PromptSection,
): Fitted {
  const profile = platformProfiles[brief.form.platform]
  const most = wordLimit(brief.form) - (reserve > 0 || brief.room === 'narrow' ? appendixWords : 0)
  const ids: readonly SectionId[] = sectionOrder(brief.form.platform).filter((id) => id !== 'appendix')
  const start = firstTightness[brief.room]
  const sections = new Map<SectionId, PromptSection>(ids.map((id) => [id, write(id, start)]))
  const sizes = new Map<SectionId, Size>(ids.map((id) => [id, sizeOf(sections.get(id))]))
  const mostCharacters = profile.maxCharacters - reserve
  let words = total(sizes, 'words')
  let characters = total(sizes, 'characters')
  const levels = new Map<SectionId, Tightness>(ids.map((id) => [id, start]))
  const replace = (id: SectionId, step: Tightness) => {
    const before = sizes.get(id)
    if (before === undefined) return
    const section = write(id, step)
    const after = sizeOf(section)
    sections.set(id, section)
    sizes.set(id, after)
    levels.set(id, step)
    words += after.words - before.words
    characters += after.characters - before.characters
  }
  /** Room left over goes back to what a builder reads most. */
  const loosen = () => {
    for (const id of readMost) {
      const level = levels.get(id)
      if (level === undefined || level === 0) continue
      for (let step = level - 1; step >= 0; step -= 1) {
        const [wordsBefore, charactersBefore, kept] = [words, characters, levels.get(id) ?? level]
        replace(id, step as Tightness)
        if (words <= most && characters <= mostCharacters) continue
        replace(id, kept)
        words = wordsBefore
        characters = charactersBefore
        break
      }
    }
  }
  for (let step = start + 1; step <= tightest; step += 1) {
    for (const id of step >= 4 ? hardest : givesWay) {
      if (words <= most && characters <= mostCharacters) break
      replace(id, step as Tightness)
    }
  }
  loosen()
  const written = ids.flatMap((id) => sections.get(id) ?? []).filter((section) => section.body !== '')
  const fitting =
    characters <= mostCharacters
      ? written
      : clampSections(written, mostCharacters, (list) => joinSections(list).length)
  return withAppendix(fitting, brief, profile.maxCharacters)
}

/** Each wording of each section is written once, however often the search comes back to it. */
function rememberSections(brief: Brief): (id: SectionId, tightness: Tightness) => PromptSection {
  const known = new Map<string, PromptSection>()
  return (id, tightness) => {
    const section = known.get(`${id} ${tightness}`) ?? writeSection(id, brief, tightness)
    known.set(`${id} ${tightness}`, section)
    return section
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

type Size = { words: number; characters: number }

function sizeOf(section: PromptSection | undefined): Size {
  if (!section || section.body === '') return { words: 0, characters: 0 }
  const { heading, body } = section
  return { words: countWords(heading) + countWords(body), characters: heading.length + body.length + 4 }
}

function total(sizes: ReadonlyMap<SectionId, Size>, unit: 'words' | 'characters'): number {
  let sum = 0
  for (const size of sizes.values()) sum += size[unit]
  return sum
}
