import type { Brief } from '../brief.ts'
import { clipWords, lowerFirst, sentence, withoutStop } from '../words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { tighten } from '../words/tighten.ts'
import { paragraphs, type Tightness } from './layout.ts'

export function writeTitle(brief: Brief): string {
  return brief.pitch
}

/** What to do with this message, in the way the tool wants its first message. */
export function writeTask(brief: Brief, tightness: Tightness): string {
  const { form, name } = brief
  if (tightness >= 4 && form.platform === 'lovable')
    return `You are the product engineer for ${name}. Build **Phase 1 only** with the sample data below, then stop and list what I should check. Later phases wait for "next". Use your default template.`
  if (tightness >= 4 && form.platform === 'replit')
    return `Outcome: ${lowerFirst(outcome(brief))} Plan first and show the task list, then build Phase 1 on the built-in database and make a checkpoint. Ask for secrets by name. Later phases wait for "next".`
  const noun = typeProfiles[form.projectType].noun
  switch (form.platform) {
    case 'lovable':
      return `You are the product engineer for ${name}. Build **Phase 1 only** with the sample data below, then stop and list what I should check. The rest specifies the whole ${noun} so that Phase 1 fits; later phases wait for "next". Use your default template and components.`
    case 'replit':
      return `Outcome: ${lowerFirst(outcome(brief))} Plan first and show me the task list. Then build Phase 1 of Build order on the built-in database and make a checkpoint. Ask me for secrets by name when a phase needs them. Keep everything named here; later phases wait for "next".`
    case 'cursor':
      return `You are the engineer for ${name}. Plan mode first: read this brief and the repository, ${brief.notes.some((note) => note.kind === 'question') ? 'ask Q-1 if it blocks you, ' : ''}then write a plan with file paths and migrations. Wait for my approval. Build phase by phase, stop after each, and run the commands before every stop.${brief.commands === '' ? '' : `\n\nCommands: ${brief.commands}.`}`
    case 'github-copilot':
      return `This brief is split into ${brief.issues.length} issues under Build order. Each issue is one pull request in one repository; the other sections are the shared specification that issues cite by id. Start with Issue 1. Issues marked "needs human review" are merged by a person only.`
    case 'v0':
      return ''
    case 'other':
      return `You are the product engineer for ${name}. Confirm stack and plan in at most ten lines, then build Phase 1 of Build order with the sample data and stop. The other sections specify the whole ${noun}. If your tool cannot run code, output complete files with their paths.`
  }
}

function outcome(brief: Brief): string {
  return brief.product.success[0] ?? `${brief.name} works end to end.`
}

/** v0 opens with what, who and limits instead of a role. */
export function writeThreeBlocks(brief: Brief, tightness: Tightness): string {
  const screens = brief.pages
    .filter((page) => page.states !== 'section' && page.route !== '/login')
    .slice(0, tightness >= 4 ? 3 : 4)
    .map((page) => (tightness >= 6 ? `\`${page.route}\`` : `\`${page.route}\` (${page.purpose})`))
  const sections = brief.pages
    .filter((page) => page.states === 'section')
    .map((page) => page.purpose.split(':')[0] ?? '')
  const surface =
    sections.length > 1
      ? tightness >= 5
        ? 'one page, sections as listed under Pages'
        : `one page with the sections ${joinList(sections)}`
      : joinList(screens)
  const primary = brief.design.tokens[0]
  const moment = brief.stories[0]?.title ?? ''
  // An audience told at great length stands in full in the appendix; here it keeps its beginning.
  const audience = clipWords(tightness >= 4 ? tighten(brief.context, 14) : brief.context, 60)
  const constraints = [
    brief.form.isResponsive === false
      ? 'desktop from 1024 px'
      : brief.design.lines.some((line) => /phone/i.test(line)) || brief.facets.has('phones')
        ? '390 px first'
        : '360, 768 and 1280 px',
    primary ? `primary \`${primary.hex}\`` : '',
    tightness >= 7 ? '' : [...new Set([brief.design.display, brief.design.text])].join(' and '),
  ].filter((part) => part !== '')
  const pitch =
    tightness >= 8 ? withoutAudience(withoutStop(brief.pitch), audience) : withoutStop(brief.pitch)
  return paragraphs(
    `Build: ${sentence(`${lowerFirst(pitch)}${tightness >= 7 ? '' : `. Surface: ${surface}`}`).replace(/^An? /, (article) => article.toLowerCase())} ${tightness >= 5 ? '' : 'Build these fully; anything else only as a routed stub.'}`.trimEnd(),
    `Used by: ${audience || sentence(brief.roles[0]?.label ?? 'visitors')}${tightness >= 5 ? '' : ` The moment that counts: ${lowerFirst(clipWords(moment, 10))}.`}`,
    `Constraints: ${sentence(upperFirst(constraints.join('; ')))}`,
  )
}

/** The line below says again whom it is for. */
function withoutAudience(pitch: string, audience: string): string {
  const at = pitch.lastIndexOf(' for ')
  return at > 0 && audience.startsWith(pitch.slice(at + 5)) ? pitch.slice(0, at).replace(/,$/, '') : pitch
}
