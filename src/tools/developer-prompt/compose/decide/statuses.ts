import type { BriefAction, BriefEntity } from '../brief.ts'
import { participle } from '../words/english.ts'

const most = 6

/** A status without values gets those its verbs produce: an alarm that is acknowledged and closed was open before. */
export function deriveStatuses(entities: readonly BriefEntity[], actions: readonly BriefAction[]) {
  for (const entity of entities) {
    const field = entity.fields.find(
      (each) => /^(?:status|state|stage)$/.test(each.name) && (each.values?.length ?? 0) === 0,
    )
    if (!field || entity.person !== undefined) continue
    const verbs = actions
      .filter(
        (action) =>
          action.entity === entity.name &&
          ['update', 'decide', 'remove'].includes(action.kind) &&
          action.verb !== '',
      )
      .map((action) => participle(action.verb))
    const values = [...new Set(['open', ...verbs])].slice(0, most)
    if (values.length < 2) continue
    field.values = values
    field.assumed = true
    entity.status = field
  }
}
