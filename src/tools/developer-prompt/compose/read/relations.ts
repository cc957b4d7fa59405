import { detectLanguage } from '#shared/text/language.ts'
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
  /** Column of `to` when the clause says what the one did: "who acknowledged it" → acknowledged_by. */
  field?: string
  /** `to` points at two of them at once, as a transfer does. */
  pair?: boolean
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
  const field = found.turned === true || found.kind !== 'many-to-many' ? roleColumn(words) : undefined
  if (found.kind === 'many-to-many' && pairWords.test(words)) {
    const relation = { from: right, to: left, kind: 'one-to-many', words, pair: true } as const
    return { ...relation, onDelete: readOnDelete(right, left, 'one-to-many', words) }
  }
  const owns = (field === undefined && isPersonName(from)) || /\bown(?:s|ed)?\b/iu.test(words)
  return {
    from,
    to,
    kind: found.kind,
    onDelete: readOnDelete(from, to, found.kind, words),
    ...(owns && found.kind !== 'many-to-many' ? { ownership: true } : {}),
    words,
    ...(field === undefined ? {} : { field }),
  }
}

const pairWords =
  /(?<!\p{L})(?:belongs? to|links?|connects?|involves?|pairs?|joins?|between|gehört zu|verbindet|relie|une|conecta|pertenece a|appartient à)\s+(?:both|two|2|zwei|deux|dos|dois|duas)\s/iu
const irregularParticiples: Readonly<Record<string, string>> = {
  made: 'made',
  makes: 'made',
  took: 'taken',
  takes: 'taken',
  wrote: 'written',
  writes: 'written',
  gave: 'given',
  gives: 'given',
  chose: 'chosen',
  sent: 'sent',
  sends: 'sent',
  sold: 'sold',
  sells: 'sold',
  bought: 'bought',
  buys: 'bought',
  paid: 'paid',
  pays: 'paid',
  brought: 'brought',
  found: 'found',
  led: 'led',
  leads: 'led',
  ran: 'run',
  runs: 'run',
  did: 'done',
  saw: 'seen',
  drove: 'driven',
  drives: 'driven',
}

/** "belongs to the user who acknowledged it" and "is acknowledged by a user" name the column acknowledged_by. */
function roleColumn(words: string): string | undefined {
  const passive = /\s(?:is|are|was|were|gets?)\s+([a-z]{2,14}(?:ed|en|de|ne))\s+by\s/iu
    .exec(words)?.[1]
    ?.toLowerCase()
  if (passive !== undefined) return /^owned$/u.test(passive) ? undefined : `${passive}_by`
  const verb = /\s(?:who|that)\s+(?:has\s+|have\s+|had\s+)?([a-z]{2,20})(?:\s|$)/iu
    .exec(words)?.[1]
    ?.toLowerCase()
  if (verb === undefined) return undefined
  const known = irregularParticiples[verb]
  if (known !== undefined) return `${known}_by`
  if (/[^e]ed$/u.test(verb)) return `${verb}_by`
  const root = /[^s]s$/u.test(verb) ? verb.replace(/(?<=sh|ch|x|s)es$|s$/u, '') : undefined
  if (root === undefined || root.length < 3 || /^(?:i|wa|ha|doe|own)$/u.test(root)) return undefined
  return `${root}${root.endsWith('e') ? 'd' : 'ed'}_by`
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

// "Mangel" and "Mängel" are one word: marks above letters go before comparing.
function key(name: string): string {
  return name
    .normalize('NFD')
    .replace(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .replace(/[^\p{L}\p{N}\p{M}]/gu, '')
    .normalize('NFC')
    .toLowerCase()
}

function addRelation(relations: Relation[], relation: Relation): void {
  const same = relations.find(
    (known) => known.from === relation.from && known.to === relation.to && known.field === relation.field,
  )
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
