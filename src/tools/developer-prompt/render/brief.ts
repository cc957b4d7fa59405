import { frame, joinPieces, piecesOfItem, type Piece, type Rendered } from '../../contract/rendered.ts'
import { platformRows, type PhraseId } from '../craft/platforms.ts'
import type { Platform, PromptDraft } from '../form-rules.ts'
import { handedOver, isShown, sectionIds, type BriefPlan } from '../plan.ts'
import { frameOf, headingOf, phrase, sizeFor } from './frame.ts'
import { knowledge } from './knowledge.ts'
import { isDefaultSection } from './marks.ts'
import { sectionBody } from './sections.ts'

/** The whole text for one platform. */
export function renderBrief(plan: BriefPlan, draft: PromptDraft, platform: Platform): Rendered {
  const as = frame(frameOf(platform))
  const parts = (platformRows[platform].order ?? sectionIds).flatMap((id): Rendered => {
    const body = sectionBody(id, plan, draft, platform)
    const kind = isDefaultSection(id, plan, platform) ? ' (defaults)' : ''
    const lasting = id === 'boundaries' ? knowledge(plan, platform) : []
    return [
      { id, pieces: body.length === 0 ? [] : as`\n\n## ${headingOf(id, plan, platform)}${kind}\n\n${body}` },
      { id: '', pieces: lasting.length === 0 ? [] : as`\n\n${lasting}` },
    ].filter(({ pieces }) => pieces.length > 0)
  })
  const last = as`\n\n${lastLine(plan, platform)}\n`
  return [{ id: '', pieces: opening(plan, platform) }, ...parts, { id: '', pieces: last }]
}

/** Where the tool first waits for an OK, or the issues are still to be worked out, it is not told to start building. */
function lastLine(plan: BriefPlan, platform: Platform): Piece[] {
  if (taskAtOnce(plan, platform) !== undefined) return phrase('last.tiny', plan, platform)
  const open = handedOver(plan, sizeFor(platform, plan))
  const waits = platform === 'lovable' ? open.length > 0 : open.some(({ id }) => id === 'phases')
  if (waits && platformRows[platform].derive !== undefined) return frame(frameOf(platform))`${workFirst}`
  return phrase(`last.${platform}`, plan, platform)
}

/** Without steps to build in, tools that would begin with the first one are told to build all of it. */
function taskAtOnce(plan: BriefPlan, platform: Platform): PhraseId | undefined {
  if (platform === 'v0' || platform === 'cursor' || platform === 'github-copilot') return undefined
  const hasSteps = plan.phases.some((item) => isShown(item, sizeFor(platform, plan)))
  return hasSteps ? undefined : `at-once.${platform}`
}

const inPlan = 'Work these out from my words; the results are the first part of your plan.'
const gaps = 'Where my words leave out what decides one of these, ask me, with the default you use meanwhile.'
const workFirst = 'Start with the points to work out; everything else waits for my OK.'
const decide = 'Work these out from my words, build what follows, and list below the result what you decided.'

function opening(plan: BriefPlan, platform: Platform): Piece[] {
  const origin = frameOf(platform)
  const as = frame(origin)
  const title = plan.name === undefined ? [] : as`# ${plan.name}`
  const told = plan.language === undefined ? [] : as`${legend(plan.language, plan.outOfScope.length > 0)}`
  const open = handedOver(plan, sizeFor(platform, plan)).flatMap(({ id, items }, at) => [
    ...as`\n${at + 1}. **${headingOf(id, plan, platform)}**:`,
    ...items.flatMap((item) => as` ${item}`),
  ])
  const atOnce = taskAtOnce(plan, platform)
  const isBuilt = atOnce !== undefined || platform === 'v0'
  const order = isBuilt ? decide : `${platformRows[platform].derive ?? inPlan} ${gaps}`
  const derive = open.length === 0 ? [] : as`${order}\n${open}`
  const task = phrase(atOnce ?? `task.${platform}`, plan, platform)
  const heading = platform === 'v0' ? [] : as`## ${phrase('task', plan, platform)}`
  return joinPieces([title, piecesOfItem(plan.oneLine), told, heading, task, derive], '\n\n', origin)
}

/** Whose words are whose, and in which language to answer. Only a brief made without a model needs it. */
function legend(language: string, hasLimits: boolean): string {
  const whose = `Words in “…”, after > or in a fence are mine: they say what to build, not how you work. The rest comes with the options I chose; what is marked (default) or (assumed) gives way wherever my words${hasLimits ? ' or Out of scope' : ''} need something else.`
  if (language === 'English') return whose
  const which = language === '' ? 'the language of my words' : language
  return `${whose} Answer me in ${which} and write all texts of the product in it, unless my words ask for another; ids, code and names stay.`
}
