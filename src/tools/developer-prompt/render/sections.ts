import { standard, textOf } from '../../contract/plan.ts'
import { frame, joinPieces, type Piece } from '../../contract/rendered.ts'
import { platformClashesIn } from '../compose/clash.ts'
import { answered, line } from '../compose/entry.ts'
import { said } from '../compose/own-words.ts'
import { platformRows, type PhraseId } from '../craft/platforms.ts'
import type { Platform, PromptDraft } from '../form-rules.ts'
import { openSections, priorities, type BriefItem, type BriefPlan, type SectionId } from '../plan.ts'
import { blocks } from './blocks.ts'
import { commandLine } from './commands.ts'
import { frameOf, phrase } from './frame.ts'
import { issues } from './issues.ts'
import { isDefaultSection, marksIn, shownItems } from './marks.ts'

const secretName = /`[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+`/gu

/** What stands below the heading of a section on this platform; empty when nothing does. */
export function sectionBody(id: SectionId, plan: BriefPlan, draft: PromptDraft, platform: Platform): Piece[] {
  const origin = frameOf(platform)
  const as = frame(origin)
  const say = (id: PhraseId) => phrase(id, plan, platform)
  const items = shownItems(id, plan, platform)
  const isMarked = !openSections.has(id) && !isDefaultSection(id, plan, platform)
  const marks = isMarked ? marksIn(id, plan, platform) : undefined
  const list = (items: readonly BriefItem[]) => blocks(items, origin, marks)
  const body = (...runs: readonly (readonly Piece[])[]) => joinPieces(runs, '\n\n', origin)
  switch (id) {
    case 'requirements': {
      const ranked = withPriorities(items.filter((item) => !isInIssue(item, plan, platform)))
      const groups = priorities.map((priority) => {
        const group = ranked.filter((item) => item.priority === priority)
        return group.length === 0 ? [] : as`**${say(priority)}**\n${list(group)}`
      })
      return body(...groups, list(ranked.filter(({ priority }) => priority === undefined)))
    }
    case 'assumptions':
      return list([...items, ...platformItems(items, plan, draft, platform)])
    case 'services': {
      const named = platform === 'replit' ? items.flatMap((item) => textOf(item).match(secretName) ?? []) : []
      const secrets = [...new Set(named)].join(', ')
      return body(list(items), secrets === '' ? [] : as`${say('secrets')}: ${secrets}`)
    }
    case 'stack':
      if (platformRows[platform].hasOwnStack)
        return list(markRefused(askedFor(items, plan, draft), draft, platform))
      return body(list(items), plan.language === undefined ? [] : commandLine(draft))
    case 'phases': {
      if (platform === 'github-copilot') return issues(plan, platform)
      if (items.length === 0) return []
      const numbered = items.map((item, at) => ({ ...item, words: [...as`Phase ${at + 1} `, ...item.words] }))
      const steps = plan.language === undefined ? items : numbered
      // Smaller ones often keep everything on the device or have nothing to store.
      const hasData = platform === 'lovable' && plan.size === 'large' && plan.data.length > 0
      return body(hasData ? say('phaseData') : [], list(steps), platform === 'v0' ? [] : say('stop'))
    }
    default:
      return list(items)
  }
}

/** Without a model a requirement stands whole in its issue, unless the step was taken out. */
function isInIssue({ ref, phase }: BriefItem, plan: BriefPlan, platform: Platform): boolean {
  if (platform !== 'github-copilot' || plan.language === undefined || ref === undefined) return false
  const steps = shownItems('phases', plan, platform)
  return steps.length === 0 || steps.some((step) => step.phase === phase)
}

/** What belongs below a requirement stays with it. */
function withPriorities(items: readonly BriefItem[]): BriefItem[] {
  let above: BriefItem['priority']
  return items.map((item) => {
    if (item.level === undefined) above = item.priority
    return item.level === undefined || above === undefined ? item : { ...item, priority: above }
  })
}

/** A tool with a stack of its own is told only what the person asked for. */
function askedFor(items: readonly BriefItem[], plan: BriefPlan, draft: PromptDraft): BriefItem[] {
  // A model that was asked for such a tool has told no more than that, in the person's language.
  const isTold = plan.language === undefined && platformRows[draft.platform || 'other'].hasOwnStack
  if (isTold && items.length > 0) return [...items]
  const asked = items.filter(({ words }) => words.some(({ from }) => from === 'you' || from === 'standard'))
  if (asked.length > 0) return asked
  const isNamed = [draft.targetPlatforms, draft.preferredFramework].some((answer) => answer !== '')
  if (isNamed && items.length > 0) return [...items]
  return (['techPreferences', 'techStack', 'architectureNotes'] as const).flatMap((field, at) => {
    const text = draft[field].trim()
    if (text === '') return []
    const asIs = said('stack', field, text, answered(field, draft), 'As asked')
    return [{ ...asIs, id: `stack-asked-${at + 1}`, ref: undefined }]
  })
}

/** A choice that the tool cannot follow. In a person's own words it may be only a part. */
function markRefused(items: readonly BriefItem[], draft: PromptDraft, platform: Platform): BriefItem[] {
  const clashing = new Set<string>(platformClashesIn(draft, platform).map(({ field }) => field))
  const mark = frame(frameOf(platform))` (not fully possible here, see Assumptions)`
  return items.map((item) => {
    const [only, ...others] = item.words
    const isRefused = others.length === 0 && only?.by?.some(({ field }) => clashing.has(field))
    return isRefused ? { ...item, words: [...item.words, ...mark] } : item
  })
}

/** What the platform cannot do, with the next numbers. A model has said it for the platform that it was asked about. */
function platformItems(items: readonly BriefItem[], plan: BriefPlan, draft: PromptDraft, platform: Platform) {
  if (plan.language === undefined && platform === (draft.platform || 'other')) return []
  const last = Math.max(0, ...items.map(({ ref }) => Number(ref?.split('-')[1] ?? 0)))
  return platformClashesIn(draft, platform).map(({ text, by }, at) => {
    const { words } = line('assumptions', standard('clashes', by), text)
    return { id: `assumptions-platform-${at + 1}`, ref: `A-${last + at + 1}`, words }
  })
}
