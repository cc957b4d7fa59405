import type { Entity } from './entities.ts'
import type { RelationFound } from './relation-clause.ts'

const manyAnywhere =
  /多个|多個|多筆|许多|許多|複数|多数|多く|여러|많은|다수|العديد|عدة|كثير|הרבה|מספר|כמה|कई|अनेक|многих|много/u
const belongsAnywhere = /属于|屬於|属する|所属|に紐|속한|속하|소속|ينتمي|تابع|يخص|שייכ|का है|की है|से संबंधित/u

/** Languages whose grammar we do not parse, and passive English: two known names and what stands between or around them. */
export function readByNames(clause: string, entities: readonly Pick<Entity, 'name'>[]): RelationFound[] {
  if (clause.length > 300) return []
  const lower = clause.toLowerCase()
  const named = entities
    .map(({ name }) => ({ name, at: findName(lower, name) }))
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at)
  const [first, ...others] = named
  if (first === undefined || others.length === 0) return []
  if (manyAnywhere.test(clause))
    return others.map(({ name }) => ({ left: first.name, right: name, kind: 'one-to-many' }))
  if (belongsAnywhere.test(clause))
    return others.map(({ name }) => ({ left: name, right: first.name, kind: 'one-to-many' }))
  const isSingular = /^(?:an?|each|every|one|the)\s/iu.test(clause)
  if (!isSingular) return []
  return others
    .filter(({ at }) =>
      /\b(?:by|in|at|to|for|with|on|needs?|requires?|uses?|gets?)\s+(?:exactly\s+|only\s+)?(?:one|an?|a single|1)\s+$/iu.test(
        lower.slice(0, at),
      ),
    )
    .map(({ name }) => ({ left: name, right: first.name, kind: 'one-to-many' }))
}

/** Where a name stands as a word of its own; scripts without spaces have no such edges. */
function findName(lower: string, name: string): number {
  const plain = name.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2').toLowerCase()
  const at = lower.indexOf(plain)
  if (at === -1 || !/^[\p{Script=Latin} ]+$/u.test(plain)) return at
  return /[\p{L}\p{N}]/u.test(lower.charAt(at - 1)) ? -1 : at
}
