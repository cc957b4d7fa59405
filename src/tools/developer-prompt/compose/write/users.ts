import type { Brief, BriefRole } from '../brief.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { tighten } from '../words/tighten.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { paragraphs, table, type Tightness } from './layout.ts'

export function writeUsers(brief: Brief, tightness: Tightness): string {
  const { roles, form } = brief
  const context = tightness >= 5 ? tighten(brief.context, 16) : brief.context
  if (typeProfiles[form.projectType].content) {
    if (form.platform === 'v0' && form.cmsIntegration !== 'admin') return ''
    const owner = form.cmsIntegration === 'admin' ? ' One Owner edits; there is no other account.' : ''
    if (tightness >= 8 && form.platform === 'v0') return owner.trim()
    return `Visitors without account: ${context}${owner}`
  }
  const shownContext = form.platform === 'v0' ? '' : context
  const [only] = roles
  if (roles.length === 1 && only) {
    return paragraphs(
      `One role, ${only.name}: ${comesTo(only, tightness) || 'uses everything below'}. May not ${only.mayNot.join(', ')}.`,
      shownContext,
    )
  }
  if (tightness >= 4) {
    const lines = roles.map(
      (role) =>
        `- ${role.name}: ${comesTo(role, tightness)}.${tightness >= 6 && form.platform === 'v0' ? '' : ` May not ${role.mayNot.slice(0, tightness >= 6 ? 1 : 2).join(' or ')}.`}`,
    )
    return paragraphs(lines.join('\n'), shownContext)
  }
  const rows = roles.map((role) => [
    `${role.name}${role.assumed ? '†' : ''}`,
    comesTo(role, tightness),
    role.mayNot.join(', '),
  ])
  const footnote = roles.some((role) => role.assumed) ? '† assumed.' : ''
  return paragraphs(
    table(['Role', 'Comes to', 'May not'], rows),
    [upperFirst(shownContext), footnote].filter((part) => part !== '').join(' '),
  )
}

function comesTo(role: BriefRole, tightness: Tightness): string {
  const limit = tightness >= 6 ? 3 : tightness >= 4 ? 4 : 6
  return role.comesTo.slice(0, limit).join(', ') || 'work with what the others prepare'
}
