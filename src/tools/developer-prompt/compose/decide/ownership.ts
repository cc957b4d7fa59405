import type { BriefEntity, BriefRole } from '../brief.ts'
import { stem } from '../words/stem.ts'
import type { KeyedRelation } from './entity-relations.ts'

/** "A dentist sees only orders of their own practice": ownership by rule, through the thing they belong to. */
export function ownByRule(entities: readonly BriefEntity[], roles: readonly BriefRole[], rules: string) {
  if (!/only/iu.test(rules) || !/own/iu.test(rules)) return
  for (const match of rules.matchAll(
    /\b([\p{L} ]{3,30}?)s?\s+(?:can |may )?(?:sees?|view|access|reads?|edits?|changes?)\s+only\s+(?:the\s+|their\s+own\s+)?([\p{L} ]{3,30}?)\s+(?:of|from|in|at)\s+(?:their|his|her|its)\s+own\s+([\p{L}]{3,20})/giu,
  )) {
    const role = roles.find((each) => (match[1] ?? '').toLowerCase().endsWith(each.label.toLowerCase()))
    const entity = entities.find((each) => stem(each.name) === stem((match[2] ?? '').split(' ').at(-1) ?? ''))
    const through = entities.find((each) => stem(each.name) === stem(match[3] ?? ''))
    if (!role || !entity || entity.owner !== undefined) continue
    entity.owner = role.name
    if (through) entity.through = through.name
  }
}

/** Nouns for the people of a product, in the languages we meet. */
export const personNouns =
  /^(?:user|account|profile|person|customer|member|client|benutzer(?:in)?|nutzer(?:in)?|mitglied(?:er)?|kunden?|usuarios?|utilisateurs?|membres?|clientes?|miembros?|usuários?|membros?|utenti?|gebruikers?|пользовател[ьи]|клиенты?|会員|利用者|ユーザー|用户|会员|사용자|회원|مستخدم|عضو|उपयोगकर्ता|सदस्य)$/iu

/** "Member" the table and "Member" the role are the same people; a generic User table stands for the first role. */
export function linkPeople(entities: BriefEntity[], roles: readonly BriefRole[]) {
  for (const entity of entities) {
    const role = roles.find(
      (each) =>
        stem(each.name) === stem(entity.name) ||
        stem(each.name.split(' ').at(-1) ?? '') === stem(entity.name),
    )
    if (role) entity.person = role.name
  }
  if (entities.some((entity) => entity.person !== undefined)) return
  const generic = entities.find((entity) => personNouns.test(entity.name))
  if (generic && roles[0]) generic.person = roles[0].name
}

export function findOwners(entities: BriefEntity[], relations: readonly KeyedRelation[]) {
  const byName = new Map(entities.map((entity) => [entity.name, entity]))
  for (const entity of entities) {
    if (entity.person !== undefined) entity.owner = entity.person
  }
  for (let depth = 0; depth < 3; depth += 1) {
    for (const relation of relations) {
      const parent = byName.get(relation.from)
      const child = byName.get(relation.to)
      if (!parent?.owner || !child || child.owner !== undefined || isLaterDeed(relation.field)) continue
      child.owner = parent.owner
      if (parent.person === undefined) child.through = parent.name
    }
  }
}

/** Who acknowledges an alarm does not own it; who created it does. */
function isLaterDeed(field: string | undefined): boolean {
  return (
    field !== undefined &&
    !/^(?:created|made|written|submitted|reported|booked|placed|posted|added|uploaded|owned|paid)_by$/.test(
      field,
    )
  )
}
