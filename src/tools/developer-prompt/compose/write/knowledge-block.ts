import type { Brief } from '../brief.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { firstClause, sentence, withoutStop } from '../words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { safeInline } from '../words/inline.ts'
import { tighten } from '../words/tighten.ts'
import type { Tightness } from './layout.ts'

const maxCharacters = 1_200

/** Lasting context for Lovable's knowledge field: product, roles, unbreakable rules, tokens; no features. */
export function writeKnowledge(brief: Brief, tightness: Tightness): string {
  const count = [6, 6, 5, 4, 3][tightness] ?? 4
  const rules = brief.rules
    .filter((rule) => !rule.derived)
    .slice(0, count)
    .map((rule) => withoutStop(tighten(safeInline(rule.source), 14)))
  const token = (role: string) => brief.design.tokens.find((each) => each.role === role)?.hex ?? ''
  const isContent = typeProfiles[brief.form.projectType].content
  const build = () =>
    [
      tightness >= 3 ? `${brief.name}.` : `${brief.name}: ${withoutStop(brief.pitch)}.`,
      isContent ? '' : `Roles: ${joinList(brief.roles.map((role) => role.name))}.`,
      rules.length > 0 ? `Never break: ${rules.join('; ')}.` : '',
      isContent
        ? 'Texts and numbers come from the owner; none are invented.'
        : 'Access rules live in the database, deny by default.',
      `Primary \`${token('primary')}\`, background \`${token('background')}\`, ${joinList([...new Set([brief.design.display, brief.design.text])])}${tightness >= 5 ? '' : `, ${firstClause(brief.design.shape)}`}.`,
      tightness >= 6
        ? 'Ask before adding anything.'
        : 'Names exactly as in the brief; ask before adding features, roles or services.',
    ]
      .filter((part) => part !== '')
      .map(sentence)
      .join(' ')
  let text = build()
  while (text.length > maxCharacters && rules.length > 0) {
    rules.pop()
    text = build()
  }
  return text.length <= maxCharacters ? text : `${text.slice(0, maxCharacters - 1).replace(/\s+\S*$/, '')}…`
}
