import { splitTopLevel } from './top-level.ts'

export type RelationKind = 'one-to-many' | 'one-to-one' | 'many-to-many'

/** Two names as written; `turned` when the right one is the one side. */
export type RelationFound = { left: string; right: string; kind: RelationKind; turned?: boolean }

const article =
  /^(?:and|und|et|y|e|a|an|the|each|every|one|single|any|some|many|several|multiple|all|both|two|three|four|five|six|seven|eight|nine|ten|a few|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|dois|duas|três|tre|exactly one|at most one|zero or more|one or more|at least one|up to \d+|\d+|jede[rsnm]?|eine?[nrms]?|der|die|das|viele|mehrere|un|une|le|la|les|l['’]|chaque|plusieurs|des|el|los|las|una|cada|muchos|muchas|varios|varias|o|os|as|um|uma|muitos|muitas|vários|várias|их|каждый|каждая|много|несколько)\s+/iu
const one = '(?:1|one|a single|exactly one)'
const many = '(?:n|m|\\*|many|0\\.\\.\\*|1\\.\\.\\*|0\\.\\.n|1\\.\\.n|∞)'
const link = '\\s*(?:-to-|\\bto\\b|:|-|–|—|/|\\.\\.|zu|à|a)\\s*'
const cardinality = new RegExp(
  `(?<![\\p{L}\\p{N}])(${one}|${many})${link}(${many}|${one})(?![\\p{L}\\p{N}])`,
  'iu',
)
const belongs =
  /^(.+?)\s+(?:can\s+|must\s+|always\s+|may\s+)?(?:belongs?(?: to)?|belong to|is (?:a )?part of|are part of|is owned by|are owned by|is assigned to|are assigned to|is linked to|are linked to|(?:is|are|was|were|gets?) \p{L}{2,14}(?:ed|en|de|ne) by|references?|refers to|gehört(?: zu)?|gehören(?: zu)?|appartient (?:à|au)|appartiennent (?:à|aux)|pertenece a|pertenecen a|pertence a|pertencem a|appartiene a|принадлежит|принадлежат|hoort bij|behoort tot|należy do)\s+(.+)$/iu
/** "A swap links two traders": each of the two is a column of the swap. */
const between =
  /^(.+?)\s+(?:links?|connects?|involves?|pairs?|joins?|(?:is|are|takes? place|happens?) between|verbindet|relie|une|conecta)\s+((?:both|two|2|zwei|deux|dos|dois|duas)\s+.+)$/iu
const has =
  /^(.+?)\s+(?:can\s+|must\s+|may\s+|should\s+|will\s+|kann\s+|peut\s+|puede\s+|pode\s+)?(has|have|owns?|contains?|includes?|consists? of|holds?|hat|haben|a|ont|avoir|tiene|tienen|tener|tem|têm|ter|possui|ha|hanno|heeft|hebben|имеет|имеют|ma|mają)\s+(.+)$/iu
const manyWord =
  /^(?:(?:up to|at least|at most|max\.?|bis zu|jusqu['’]à|hasta|até)\s+\S+|\d+\s*[-–+]?\s*\d*|both|two|three|four|five|six|seven|eight|nine|ten|a few|zwei|drei|vier|deux|trois|quatre|dos|tres|cuatro|dois|duas|três|zero or more|one or more|many|several|multiple|a lot of|lots of|some|all|various|viele|mehrere|plusieurs|des|beaucoup de|muchos|muchas|varios|varias|muitos|muitas|vários|várias|molti|molte|veel|meerdere|много|несколько|wiele)(?=\s|$)/iu
const oneWord =
  /^(?:exactly one|at most one|only one|one|a|an|a single|1|its|eine?n?|genau eine?n?|un|une|una|uno|um|uma|één|een|один|одну|одного)\s/iu
const personLike =
  /^(?:user|member|customer|client|patient|student|pupil|teacher|nurse|driver|owner|author|employee|player|guest|tenant|seller|buyer|shopper|parent|child|doctor|coach|volunteer|farmer|host|visitor|reader|trainer|instructor|person|account|profile|donor|beekeeper|rider|contact|subscriber|kunde|nutzer|benutzer|mitglied|patientin|schüler|usuario|cliente|utilisateur|membre|paciente|aluno|alumno|пользователь|клиент)s?$/iu
/** What one clause says about two things, in a notation of developers or in the words of several languages. */
export function readClause(raw: string): RelationFound[] {
  const clause = fromCode(raw)
    .replace(/^(?:and|while|but|und|et|y|e)\s+/iu, '')
    .trim()
  if (clause.length > 300) return []
  const labelled = /^[^:→]{1,30}:\s+(\S.*)$/u.exec(clause)?.[1]
  return (
    readNotation(clause) ??
    readVerb(clause) ??
    (labelled === undefined ? [] : (readNotation(labelled) ?? readVerb(labelled) ?? []))
  )
}

/** Laravel and others write relations as one word: hasMany, belongsTo. */
function fromCode(clause: string): string {
  return clause
    .replace(
      /\b(?:hasAndBelongsToMany|belongsToMany|has_and_belongs_to_many|manyToMany|ManyToMany)\b/gu,
      'many-to-many',
    )
    .replace(/\b(?:hasMany|has_many|oneToMany|OneToMany)\b/gu, 'has many')
    .replace(/\b(?:belongsTo|belongs_to|manyToOne|ManyToOne)\b/gu, 'belongs to')
    .replace(/\b(?:hasOne|has_one|oneToOne|OneToOne)\b/gu, 'has one')
}

function readNotation(clause: string): RelationFound[] | undefined {
  const mermaid = /^(\S+)\s+[|}][|o]--[|o][|{]\s+(\S+)/u.exec(clause)
  if (mermaid?.[1] !== undefined && mermaid[2] !== undefined) {
    const isMany = (side: string | undefined) => /[{}]/u.test(side ?? '')
    const [left, right] = (/\s(\S+)\s/u.exec(clause)?.[1] ?? '').split('--')
    return [
      {
        left: mermaid[1],
        right: mermaid[2],
        kind:
          isMany(left) && isMany(right)
            ? 'many-to-many'
            : isMany(right) || isMany(left)
              ? 'one-to-many'
              : 'one-to-one',
        turned: isMany(left) && !isMany(right),
      },
    ]
  }
  const match = cardinality.exec(clause)
  if (match !== null) {
    const [whole, first = '', second = ''] = match
    const rest = [clause.slice(0, match.index), clause.slice(match.index + whole.length)]
    const names = sides(rest[0] ?? '', rest[1] ?? '')
    if (names === undefined) return undefined
    const leftMany = new RegExp(`^${many}$`, 'iu').test(first)
    const rightMany = new RegExp(`^${many}$`, 'iu').test(second)
    const kind = leftMany && rightMany ? 'many-to-many' : leftMany || rightMany ? 'one-to-many' : 'one-to-one'
    return splitNames(names.right).map((right) => ({
      left: names.left,
      right,
      kind,
      turned: leftMany && !rightMany,
    }))
  }
  const bracketed =
    /^(.+?)\s*\((1|n|m|\*|one|many)\)\s*(?:-+|–|—|to|:)?\s*(?:(.+?)\s*\((1|n|m|\*|one|many)\)|\((1|n|m|\*|one|many)\)\s*(.+))$/iu.exec(
      clause,
    )
  if (bracketed?.[1] !== undefined) {
    const leftIsMany = !/^(?:1|one)$/iu.test(bracketed[2] ?? '')
    const rightIsMany = !/^(?:1|one)$/iu.test(bracketed[4] ?? bracketed[5] ?? '')
    const kind =
      leftIsMany && rightIsMany ? 'many-to-many' : leftIsMany || rightIsMany ? 'one-to-many' : 'one-to-one'
    return [
      {
        left: bracketed[1],
        right: bracketed[3] ?? bracketed[6] ?? '',
        kind,
        turned: leftIsMany && !rightIsMany,
      },
    ]
  }
  const both = /^(.+?)\s*(?:<-+>|<=+>|↔|⇔|⟷)\s*(.+)$/u.exec(clause)
  if (both?.[1] !== undefined && both[2] !== undefined)
    return [{ left: both[1], right: both[2], kind: 'many-to-many' }]
  const arrows = clause.split(/\s*(?:→|⇒|➔|[-=]+>|—<|-<)\s*/u)
  if (arrows.length < 2 || !arrows.every(isNameLike)) return undefined
  return arrows.slice(1).flatMap((right, index) =>
    splitNames(right).map((name) => ({
      left: arrows[index] ?? '',
      right: name,
      kind: 'one-to-many' as const,
    })),
  )
}

/** Where the two names stand around "1:N" or "many-to-many": on both sides, or both on one side of it. */
function sides(before: string, after: string): { left: string; right: string } | undefined {
  const clean = (text: string) =>
    text
      .replace(
        /\b(?:relation(?:ship)?|association|link|between|has|have|is|are|in|with|beziehung|zwischen|relación|entre|relação|relation)\b|[()[\]:]|(?:^|\s)(?:a|an|the|eine?)(?=\s|$)/giu,
        ' ',
      )
      .replace(/^[\s,–—-]+|[\s,–—-]+$/gu, '')
      .replace(/\s+/gu, ' ')
  const left = clean(before)
  const right = clean(after)
  if (isNameLike(left) && isNameLike(right) && left !== '' && right !== '') return { left, right }
  const pair = /^(.+?)\s*(?:\s(?:and|to|und|et|y|e|zu|with|→|->|-|–|—)\s|→|->|\/|—|↔|,)\s*(.+)$/iu.exec(
    left === '' ? right : right === '' ? left : '',
  )
  if (pair?.[1] === undefined || pair[2] === undefined) return undefined
  return { left: pair[1], right: pair[2] }
}

function readVerb(clause: string): RelationFound[] | undefined {
  const belonging = belongs.exec(clause)
  if (belonging?.[1] !== undefined && belonging[2] !== undefined && isNameLike(belonging[1])) {
    const left = belonging[1]
    const isMany = manyWord.test(belonging[2])
    const names = splitNames(belonging[2])
    return names.length === 0
      ? undefined
      : names.map((right) =>
          isMany ? { left, right, kind: 'many-to-many' } : { left: right, right: left, kind: 'one-to-many' },
        )
  }
  const linked = between.exec(clause)
  if (linked?.[1] !== undefined && linked[2] !== undefined && isNameLike(linked[1])) {
    const left = linked[1]
    const names = splitNames(linked[2])
    if (names.length > 0) return names.map((right) => ({ left, right, kind: 'many-to-many' }))
  }
  const among =
    /^(.+?)\s+(?:can\s+|may\s+)?(?:be|is|are|appears?|takes? part|participates?)\s+(?:in|on|part of|assigned to|linked to|a member of|members of)\s+((?:many|several|multiple|more than one|different|various)\s+.+)$/iu.exec(
      clause,
    )
  if (among?.[1] !== undefined && among[2] !== undefined && isNameLike(among[1])) {
    const left = among[1]
    const names = splitNames(among[2].replace(/^(?:more than one|different)\s/iu, ''))
    if (names.length > 0) return names.map((right) => ({ left, right, kind: 'many-to-many' }))
  }
  const having = has.exec(clause)
  if (having?.[1] !== undefined && having[3] !== undefined && isNameLike(having[1])) {
    const [, left, verb = '', objects] = having
    const found: RelationFound[] = []
    let isMany = manyWord.test(objects) || /^(?:contain|include|consist|hold)/iu.test(verb)
    for (const object of splitObjects(objects.replace(/\s*\([^()]*\)/gu, ''))) {
      if (manyWord.test(object)) isMany = true
      else if (oneWord.test(object)) isMany = false
      else if (found.length === 0 && looksPlural(object)) isMany = true
      const name = stripName(object)
      if (!isNameLike(name) || name === '') continue
      // "Each class has one teacher", but a teacher has many classes: a person is shared, a thing is not.
      if (!isMany && personLike.test(name) && !/^(?:account|profile|contact)s?$/iu.test(name))
        found.push({ left: name, right: left, kind: 'one-to-many' })
      else found.push({ left, right: name, kind: isMany ? 'one-to-many' : 'one-to-one' })
    }
    if (found.length > 0) return found
  }
  const terse =
    /^(?:one|1|each|a|an|ein|un|une|uno)\s+(\p{L}[\p{L} -]{1,30}?)\s*[,:–-]?\s+(?:many|several|multiple|viele|plusieurs|muchos|muchas|muitos|muitas)\s+(\p{L}[\p{L} -]{1,30})$/iu.exec(
      clause,
    )
  if (terse?.[1] !== undefined && terse[2] !== undefined)
    return [{ left: terse[1], right: terse[2], kind: 'one-to-many' }]
  const per = /^(?:(?:many|several|multiple)\s+)(.+?)\s+(?:per|for each|for every)\s+(.+)$/iu.exec(clause)
  if (per?.[1] !== undefined && per[2] !== undefined)
    return [{ left: per[2], right: per[1], kind: 'one-to-many' }]
  return undefined
}

function splitObjects(objects: string): string[] {
  return splitTopLevel(objects, ',，、،')
    .flatMap((part) => part.split(/\s+(?:and|und|et|y|e|и|&|\+)\s+/iu))
    .filter((part) => part.trim() !== '')
}

function splitNames(text: string): string[] {
  return splitObjects(text)
    .map(stripName)
    .filter((name) => name !== '' && isNameLike(name))
}

export function stripName(text: string): string {
  let name = text.trim().replace(/\s*\([^)]*\)\s*$/u, '')
  for (let round = 0; round < 3; round += 1)
    name = name.replace(manyWord, '').trim().replace(article, '').trim()
  return name
    .replace(
      /\s+(?:each|at a time|in total|over time|through .*|via .*|which .*|that .*|who .*|whom .*|whose .*|from .*|per .*|with .*|for .*|if .*|when .*|and their .*)$/iu,
      '',
    )
    .trim()
}

function isNameLike(text: string): boolean {
  const name = stripName(text)
  return (
    name !== '' &&
    name.length <= 50 &&
    name.split(/\s+/u).length <= 3 &&
    /^[\p{L}\p{M}\p{N}_ '’-]+$/u.test(name) &&
    !/^(?:it|they|this|that|he|she|we|you|there|who|which)$/iu.test(name)
  )
}

function looksPlural(text: string): boolean {
  return (
    /(?:[^s]s|people|children)$/u.test(text.trim().toLowerCase()) &&
    !/(?:us|is)$/u.test(text.trim().toLowerCase())
  )
}

export function isPersonName(name: string): boolean {
  return personLike.test(name)
}
