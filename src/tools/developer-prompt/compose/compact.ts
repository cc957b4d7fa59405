import type { Brief } from './brief.ts'
import { platformProfiles } from './knowledge/platform-profiles.ts'
import { clipWords, withoutStop } from './words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { inert } from './words/inline.ts'
import { isScopeLine } from './decide/product.ts'
import { firstSentences } from './words/tighten.ts'
import { writeTask } from './write/opening.ts'

const maxCharacters = 3_500

/** The brief for links that carry little: same decisions, fewest words, and an honest note that a longer one exists. */
export function writeCompact(brief: Brief): string {
  const profile = platformProfiles[brief.form.platform]
  const head = [
    `# ${brief.name}`,
    brief.pitch,
    brief.form.platform === 'v0' ? '' : firstSentences(writeTask(brief, 4).split('\n')[0] ?? '', 2),
  ]
  const token = (role: string) => brief.design.tokens.find((each) => each.role === role)?.hex ?? ''
  const blocks: { title: string; lines: string[] }[] = [
    { title: 'Goal', lines: brief.product.success.slice(0, 1) },
    {
      title: 'Out of scope',
      lines: brief.product.outOfScope.length > 0 ? [`${joinList(brief.product.outOfScope)}.`] : [],
    },
    {
      title: 'Roles',
      lines:
        brief.entities.length > 0
          ? brief.roles.map(
              (role) =>
                `${role.name}: ${role.comesTo.slice(0, 4).join(', ') || 'as below'}; may not ${role.mayNot[0] ?? 'see others’ data'}`,
            )
          : [],
    },
    {
      title: 'Must',
      lines: brief.requirements
        .filter((requirement) => requirement.priority === 'must')
        .map((requirement) => `${requirement.id} ${shortRequirement(requirement.title, requirement.text)}`),
    },
    {
      title: 'Also',
      lines: [
        brief.requirements
          .filter((requirement) => requirement.priority !== 'must')
          .map((requirement) => `${requirement.id} ${requirement.title || clipWords(requirement.text, 8)}`)
          .join('; '),
      ].filter((line) => line !== ''),
    },
    {
      title: 'Rules',
      lines: brief.rules
        .filter((rule) => !rule.derived)
        .map((rule) => `${rule.id} ${clipWords(withoutStop(rule.source), 26)}`),
    },
    {
      title: 'Never',
      lines: [
        ...brief.never
          .filter((line) => !isScopeLine(line))
          .map((line) => line.replace(/^(?:never|do not|don['’]t)\s+/i, '')),
        ...brief.neverWorded,
      ].slice(0, 6),
    },
    {
      title: 'Data',
      lines:
        brief.entities.length > 0
          ? [
              brief.entities
                .map((entity) => `${entity.name}(${entity.fields.map((field) => field.name).join(', ')})`)
                .join('; '),
            ]
          : brief.content.map((item) => `${item.name}: ${item.fields}`),
    },
    { title: 'Pages', lines: [brief.pages.map((page) => `\`${page.route}\` ${page.purpose}`).join('; ')] },
    {
      title: 'Look',
      lines: [
        `${brief.form.designStyle}; primary \`${token('primary')}\`, background \`${token('background')}\`, accent \`${token('accent')}\`; ${brief.design.display}, ${brief.design.text}.`,
      ],
    },
    {
      title: 'Defaults taken',
      lines: brief.notes
        .filter((note) => note.kind === 'question')
        .map((note) => `${note.text} ${note.defaultAnswer ?? ''}`),
    },
  ]
  const tail = `Short version; the full brief has journeys, tests and access rules. Ask for it before Phase 2.\n${profile.lastLine}`
  const room = maxCharacters - tail.length - 2
  let text = head
    .filter((line) => line !== '')
    .map((line) => clipTo(line, 600))
    .join('\n')
  let dropped = 0
  for (const block of blocks) {
    const lines = block.lines.filter((line) => line !== '')
    if (lines.length === 0) continue
    let body = `\n\n${block.title}`
    let added = 0
    for (const line of lines) {
      const next = `\n- ${clipTo(line, 420)}`
      if (text.length + body.length + next.length + 40 > room) {
        dropped += 1
        continue
      }
      body += next
      added += 1
    }
    if (added > 0) text += body
  }
  if (dropped > 0) text += `\n(${dropped} lines are only in the full brief.)`
  return inert(`${text}\n\n${tail}`)
}

function shortRequirement(title: string, text: string): string {
  const first = firstSentences(text, 1)
  return title === '' || first.toLowerCase().includes(title.toLowerCase()) ? first : `${title}: ${first}`
}

function clipTo(text: string, limit: number): string {
  if (text.length <= limit) return text
  return `${[...text]
    .slice(0, limit - 1)
    .join('')
    .replace(/\s+\S*$/, '')}…`
}
