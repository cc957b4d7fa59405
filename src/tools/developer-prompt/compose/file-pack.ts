import type { Brief } from './brief.ts'
import { isScopeLine } from './decide/product.ts'
import { typeProfiles } from './knowledge/type-profiles.ts'
import { inert, safeInline } from './words/inline.ts'
import type { PackedFile } from './result.ts'
import { lowerFirst, sentence, withoutStop } from './words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { tighten } from './words/tighten.ts'
import { bullets, paragraphs } from './write/layout.ts'
import { writeKnowledge } from './write/knowledge-block.ts'

/** The brief and the small standing file its tool reads on every turn. */
export function packFiles(brief: Brief, prompt: string): PackedFile[] {
  const whole: PackedFile = {
    path: `${brief.slug}-brief.md`,
    content: prompt,
    about: 'The whole brief, to paste or to keep in the repository.',
  }
  return [whole, ...standingFiles(brief).map((file) => ({ ...file, content: inert(file.content) }))]
}

function standingFiles(brief: Brief): PackedFile[] {
  switch (brief.form.platform) {
    case 'lovable':
      return [
        {
          path: 'lovable-knowledge.md',
          content: `${writeKnowledge(brief, 0)}\n`,
          about: 'Paste into Project settings → Knowledge.',
        },
      ]
    case 'v0':
      return [
        {
          path: 'v0-instructions.md',
          content: v0Instructions(brief),
          about: 'Paste into the project instructions of v0.',
        },
      ]
    case 'replit':
      return [
        {
          path: 'replit.md',
          content: agentFile(brief, [
            'Keys come from Secrets, never from files.',
            'Make a checkpoint after each phase.',
          ]),
          about: 'Put in the root; Replit Agent reads it.',
        },
      ]
    case 'cursor':
      return [
        {
          path: 'AGENTS.md',
          content: agentFile(brief, ['Plan before editing; wait for approval of the plan.']),
          about: 'Put in the root; Cursor and other agents read it.',
        },
        {
          path: '.cursor/rules/project.mdc',
          content: cursorRule(brief),
          about: 'The same boundaries as a rule that always applies.',
        },
      ]
    case 'github-copilot':
      return [
        {
          path: '.github/copilot-instructions.md',
          content: agentFile(brief, [
            'One issue per pull request; tick its boxes with evidence.',
            'Sign-in, payments and permissions are merged by a person only.',
          ]),
          about: 'Commit before the first issue is assigned.',
        },
      ]
    case 'other':
      return [
        {
          path: 'AGENTS.md',
          content: agentFile(brief, []),
          about: 'Put in the root; most coding agents read it.',
        },
      ]
  }
}

const maxRules = 8

/** Commands, rules and boundaries; no tour of the folders, no list of features. */
function agentFile(brief: Brief, habits: readonly string[]): string {
  const isContent = typeProfiles[brief.form.projectType].content
  return `${paragraphs(
    `# ${brief.name}`,
    sentence(brief.pitch),
    brief.commands === '' ? '' : `## Commands\n\nRun before every stop: ${brief.commands}.`,
    `## Rules that never break\n\n${bullets(rulesOf(brief, isContent))}`,
    `## Names\n\n${namesOf(brief, isContent)}`,
    `## Boundaries\n\n${bullets([...habits, `Never: ${neverOf(brief, isContent)}.`, ...(brief.neverWorded.length > 0 ? [`Never, as worded: ${brief.neverWorded.slice(0, 4).join('; ')}.`] : []), isContent ? 'Ask first: new pages, services or dependencies.' : 'Ask first: new tables, roles, services or dependencies.'])}`,
    `The specification is \`${brief.slug}-brief.md\`; cite its ids in commits.`,
  )}\n`
}

function rulesOf(brief: Brief, isContent: boolean): string[] {
  const own = brief.rules
    .filter((rule) => !rule.derived)
    .slice(0, maxRules)
    .map((rule) => `${rule.id}: ${sentence(tighten(safeInline(rule.source), 24))}`)
  const standing = isContent
    ? 'Texts, quotes and numbers come from the owner; nothing is invented.'
    : brief.roles.length > 1 || brief.facets.has('auth')
      ? 'Every table denies by default; access is checked where data is stored.'
      : 'Rules run where data is stored, not only in the interface.'
  return [...own, standing]
}

function namesOf(brief: Brief, isContent: boolean): string {
  if (isContent)
    return `Content: ${joinList(brief.content.map((item) => item.name))}. Pages: ${brief.pages
      .filter((page) => page.states !== 'section')
      .slice(0, 8)
      .map((page) => `\`${page.route}\``)
      .join(', ')}.`
  const status = brief.entities.find((entity) => entity.status !== undefined && !entity.assumed)
  const values = status?.status?.values?.join(', ')
  return `Roles: ${joinList(brief.roles.map((role) => role.name))}. Records: ${
    brief.entities
      .filter((entity) => !entity.assumed)
      .map((entity) => entity.name)
      .join(', ') || 'as in the brief'
  }.${values === undefined ? '' : ` ${status?.name}.${status?.status?.name}: ${values}.`}`
}

function neverOf(brief: Brief, isContent: boolean): string {
  const stated = brief.never
    .filter((line) => !isScopeLine(line))
    .slice(0, 4)
    .map((line) =>
      lowerFirst(withoutStop(line)).replace(
        /^(?:we |you )?(?:must |should |may )?(?:never|not|do not|don['’]t)\s+/i,
        '',
      ),
    )
  return joinList(
    [
      ...stated,
      isContent ? 'invent people, quotes or figures' : 'delete history',
      'build what the brief puts out of scope',
    ],
    'or',
  )
}

function cursorRule(brief: Brief): string {
  const isContent = typeProfiles[brief.form.projectType].content
  return `---\ndescription: ${withoutStop(brief.name)}, standing rules\nalwaysApply: true\n---\n\n${bullets([...(brief.commands === '' ? [] : [`Before every stop: ${brief.commands}.`]), ...rulesOf(brief, isContent), namesOf(brief, isContent)])}\n`
}

function v0Instructions(brief: Brief): string {
  const tokens = brief.design.tokens
    .slice(0, 8)
    .map((token) => `${token.role} \`${token.hex}\``)
    .join(', ')
  return `${paragraphs(`${brief.name}: ${lowerFirst(sentence(brief.pitch))}`, bullets([`Colours: ${tokens}.`, `Type: ${joinList([...new Set([brief.design.display, brief.design.text])])}, ${brief.design.scale}.`, `Avoid ${joinList(brief.design.avoid, 'and')}.`, 'Every screen has empty, loading and error states; sample data comes from the brief.', ...rulesOf(brief, typeProfiles[brief.form.projectType].content).slice(0, 5)]))}\n`
}
