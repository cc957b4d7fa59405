import { detectLanguage } from './language.ts'
import type { Entity } from './entities.ts'
import { toEntityName } from './names.ts'
import { readByNames } from './relation-by-names.ts'
import {
  isPersonName,
  readClause,
  stripName,
  type RelationFound,
  type RelationKind,
} from './relation-clause.ts'
import { splitSentences } from './sentences.ts'
import { splitTopLevel } from './top-level.ts'

/** `from` is the one side of a one-to-many relation; `words` is the clause it was read from, unchanged. */
export type Relation = {
  from: string
  to: string
  kind: RelationKind
  onDelete: 'restrict' | 'cascade'
  ownership?: boolean
  words: string
}

const pureChild =
  /(?:Item|Line|Attachment|Photo|Image|Picture|File|Option|Choice|Variant|Step|Setting|Preference|Reaction|Like|Device|Session|Token|Subtask|Ingredient|Comment|Answer|Favourite|Favorite|Draft)$/u
const historyLike =
  /(?:Payment|Invoice|Order|Transaction|Ledger|Audit|Event|Log|History|Booking|Receipt|Refund|Contract|Prescription|Treatment)/u

/** Relations between entities, and every clause that could not be read as one, word for word. */
export function readRelations(
  text: string,
  entities: readonly Pick<Entity, 'name'>[],
): { relations: Relation[]; unread: string[] } {
  const isEnglish = detectLanguage(text).code === 'en'
  const relations: Relation[] = []
  const unread: string[] = []
  for (const clause of splitClauses(text)) {
    const read = readClause(clause)
    const found = (read.length > 0 ? read : readByNames(clause, entities)).map((one) =>
      toRelation(one, clause, entities, isEnglish),
    )
    const usable = found.filter((relation) => relation !== undefined)
    if (usable.length === 0) unread.push(clause)
    for (const relation of usable) addRelation(relations, relation)
  }
  return { relations, unread }
}

/** Commas part clauses only where the next piece has a relation of its own; "A has many B, C" stays together. */
function splitClauses(text: string): string[] {
  const clauses: string[] = []
  for (const sentence of splitSentences(text).flatMap((part) => splitTopLevel(part, ';；'))) {
    let current = ''
    const pieces = splitTopLevel(sentence.replace(/[.。।]$/u, ''), ',，、،').flatMap(splitSecondSubject)
    for (const piece of pieces) {
      const opensNew = current !== '' && readClause(piece).length > 0
      if (opensNew) {
        clauses.push(current)
        current = piece
      } else current = current === '' ? piece : `${current}, ${piece}`
    }
    if (current !== '') clauses.push(current)
  }
  return clauses
}

/** "A student is in many classes and a class has many students" says two things. */
function splitSecondSubject(piece: string): string[] {
  const parts = piece.split(/\s+(?:and|while|but)\s+(?=(?:an?|each|every|one|the)\s)/iu)
  return parts.length === 2 && parts.every((part) => readClause(part).length > 0) ? parts : [piece]
}

function toRelation(
  found: RelationFound,
  words: string,
  entities: readonly Pick<Entity, 'name'>[],
  isEnglish: boolean,
): Relation | undefined {
  const left = matchEntity(stripName(found.left), entities, isEnglish)
  const right = matchEntity(stripName(found.right), entities, isEnglish)
  if (left === '' || right === '') return undefined
  const [from, to] = found.turned === true ? [right, left] : [left, right]
  const owns = isPersonName(from) || /\bown(?:s|ed)?\b/iu.test(words)
  return {
    from,
    to,
    kind: found.kind,
    onDelete: readOnDelete(from, to, found.kind, words),
    ...(owns && found.kind !== 'many-to-many' ? { ownership: true } : {}),
    words,
  }
}

function readOnDelete(from: string, to: string, kind: RelationKind, words: string): 'restrict' | 'cascade' {
  if (/\brestrict\b|cannot be deleted|not be deleted|keep|kept|archiv/iu.test(words)) return 'restrict'
  if (
    /\bcascad|delet(?:e|es|ed|ing)\b.*\b(?:with|together|too|also)|(?:with|together|too|also)\b.*\bdelet/iu.test(
      words,
    )
  )
    return 'cascade'
  if (kind === 'many-to-many') return 'cascade'
  return pureChild.test(to) && !historyLike.test(to.replace(/(?:Item|Line)$/u, '')) && !isPersonName(from)
    ? 'cascade'
    : 'restrict'
}

function matchEntity(name: string, entities: readonly Pick<Entity, 'name'>[], isEnglish: boolean): string {
  const wanted = key(name)
  const exact = entities.find(
    (entity) => key(entity.name) === wanted || key(toEntityName(name, true)) === key(entity.name),
  )
  if (exact !== undefined) return exact.name
  const close = entities.find((entity) => sharesStem(key(entity.name), wanted))
  return close?.name ?? toEntityName(name, isEnglish)
}

// "Bestellung" and "Bestellungen", "pedido" and "pedidos": endings differ, the stem is the same.
function sharesStem(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  return (
    short.length >= 4 &&
    long.length - short.length <= 3 &&
    long.startsWith(short) &&
    /^(?:s|es|n|en|e|er|nen|x|i|ы|и|а|ов|lar|ler)$/u.test(long.slice(short.length))
  )
}

function key(name: string): string {
  return name.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase()
}

function addRelation(relations: Relation[], relation: Relation): void {
  const same = relations.find((known) => known.from === relation.from && known.to === relation.to)
  if (same !== undefined) {
    if (same.kind === 'one-to-one' && relation.kind === 'one-to-many') same.kind = 'one-to-many'
    return
  }
  const reverse = relations.find((known) => known.from === relation.to && known.to === relation.from)
  if (reverse === undefined) relations.push(relation)
  // "A has many B" and "B has many A" together say many-to-many; "B has one A" only repeats the first.
  else if (
    relation.kind === 'many-to-many' ||
    (reverse.kind === 'one-to-many' && relation.kind === 'one-to-many')
  ) {
    reverse.kind = 'many-to-many'
    delete reverse.ownership
    reverse.words = `${reverse.words}; ${relation.words}`
  } else if (reverse.kind === 'one-to-one' && relation.kind === 'one-to-many')
    Object.assign(reverse, relation)
}
