import { indefiniteArticle } from '#shared/text/indefinite-article.ts'
import { hasFiniteVerb, verbs } from './english-verbs.ts'
import { beforeTail, firstWord, opensImperative } from './imperative.ts'
import { isBareCountable, lowerFirst } from './lower-first.ts'
import type { RuleKind } from './rule-words.ts'
import { splitTopLevel } from './top-level.ts'

/** What the system shall do, as the part of a sentence that follows "the system shall". */
export type Duty = { text: string; kind: RuleKind; refuses?: boolean }
const number =
  '(?:\\d|one\\b|two\\b|three\\b|four\\b|five\\b|six\\b|seven\\b|eight\\b|nine\\b|ten\\b|twelve\\b|[€$£¥])'
const modalWords =
  "cannot|can't|cant|can not|can only|can|may not|may only|may|must not|mustn't|must only|must always|must never|must|shall not|shall|should not|shouldn't|should never|should always|should only|should|are not allowed to|is not allowed to|aren't allowed to|isn't allowed to|are only allowed to|is only allowed to|are allowed to|is allowed to|not allowed to|have to|has to|need to|needs to|never need to|do not have to|does not have to|don't have to|doesn't have to|do not need to|does not need to|don't need to|doesn't need to"
const withModal = new RegExp(`^(.{1,160}?)\\s(${modalWords})\\s+(.+)$`, 'u')
const secondModal = /\b(?:cannot|can't|can|may|must|mustn't|shall|should|will|has to|have to|is|are|gets?)\b/u

const mostAmount = new RegExp(
  `^(?:a\\s+)?(?:max(?:imum)?\\.?(?:\\s+of)?|at most|no more than|not more than|up to|limit of|limited to|limit is|limit)[:\\s]+(?=${number})(.+)$`,
  'iu',
)
const leastAmount = new RegExp(
  `^(?:a\\s+)?(?:min(?:imum)?\\.?(?:\\s+of)?|at least|no less than|not less than|no fewer than)[:\\s]+(?=${number})(.+)$`,
  'iu',
)
const namedAmount = new RegExp(
  `^(?:the\\s+)?(max(?:imum)?|min(?:imum)?)\\.?\\s+([a-z][a-z '/-]{1,50}?)(?:\\s+(?:is|are|of|=|size is))?[:\\s]+(?=${number})(.+)$`,
  'iu',
)
const oneOnlyIfPattern = new RegExp(
  `^(?=${number})(.{2,120}?)\\s(only (?:if|when|for|with|on|in|after|before|once|during|by|at)\\s.+)$`,
  'iu',
)

/** Reads one English clause as a duty of the system; undefined when its grammar is not safely understood. */
export function readDuty(clause: string): Duty | undefined {
  const body = clause.replace(/^(?:then|please|also|and)\s+/iu, '').trim()
  return (
    readSystemDuty(body) ??
    readNegativeOpening(body) ??
    readAmount(body) ??
    readOnly(body) ??
    readModal(body) ??
    readNeed(body) ??
    readImperative(body)
  )
}

/** "We never share data", "The app must work offline": the subject is the system itself. */
function readSystemDuty(body: string): Duty | undefined {
  const possible =
    /^it\s+(?:must|should|shall|has to|needs to)\s+(not\s+|never\s+)?be\s+(?:im)?possible\s+(to\s.+)$/iu.exec(
      body,
    )
  const bare =
    /^(must|shall|should|has to|have to|needs to|need to)\s+(not\s+|never\s+|always\s+)?(.+)$/iu.exec(body)
  if (
    bare?.[3] !== undefined &&
    (verbs.has(firstWord(bare[3])) ||
      /^be (?:available|accessible|usable|reachable|hosted|online|compatible|fast|easy|ready|able|multilingual|responsive|secure|encrypted)\b/iu.test(
        bare[3],
      ))
  ) {
    const word = bare[2] === undefined ? '' : `${bare[2].trim().toLowerCase()} `
    return { text: `${word}${bare[3]}`, kind: /not|never/u.test(word) ? 'forbid' : kindOfClause(bare[3]) }
  }
  if (possible?.[2] !== undefined) {
    const isForbidden = (possible[1] !== undefined) !== /be\s+impossible/iu.test(body)
    return {
      text: `${isForbidden ? 'make it impossible' : 'make it possible'} ${possible[2]}`,
      kind: isForbidden ? 'forbid' : 'always',
    }
  }
  const match =
    /^(?:(?:the|our|this)\s+)?(?:system|app|application|site|website|platform|software|tool|product|we|it)\s+(cannot|can't|can not|must not|mustn't|must never|must always|must|shall not|shall|should not|shouldn't|should never|should always|should|will not|won't|will never|will always|will|has to|have to|needs to|need to|never|do not|don't|does not|doesn't|may not)\s+(.+)$/iu.exec(
      body,
    )
  const [, modal = '', rest] = match ?? []
  if (rest === undefined) return undefined
  const lower = modal.toLowerCase()
  const isStatement = /^(?:never|do not|don't|does not|doesn't)$/u.test(lower)
  if (/^(?:never)$/u.test(lower) && !verbs.has(firstWord(rest))) return undefined
  if (lower.includes('never')) return { text: `never ${rest}`, kind: 'forbid' }
  if (lower.includes('always')) return { text: `always ${rest}`, kind: 'always' }
  if (isStatement || /not|n't$/u.test(lower)) return { text: `not ${rest}`, kind: 'forbid' }
  return { text: rest, kind: kindOfClause(rest) }
}

function readNegativeOpening(body: string): Duty | undefined {
  const impersonal =
    /^it(?:'s| is)\s+(?:strictly\s+)?(?:not allowed|not permitted|forbidden|prohibited)\s+to\s+(.+)$/iu.exec(
      body,
    )
  if (impersonal?.[1] !== undefined)
    return { text: `not allow anyone to ${impersonal[1]}`, kind: 'forbid', refuses: true }
  const never = /^(never|always)\s+(.+)$/iu.exec(body)
  if (never?.[1] !== undefined && never[2] !== undefined) {
    if (!verbs.has(firstWord(never[2]))) return undefined
    const word = never[1].toLowerCase()
    return { text: `${word} ${lowerFirst(never[2])}`, kind: word === 'never' ? 'forbid' : 'always' }
  }
  const doNot = /^(?:do not|don't|dont)\s+(.+)$/iu.exec(body)
  if (doNot?.[1] !== undefined) return { text: `not ${lowerFirst(doNot[1])}`, kind: 'forbid' }

  const person = /^(?:no one|nobody)\s+(?:can|may|must|should|shall|is allowed to)\s+(.+)$/iu.exec(body)
  if (person?.[1] !== undefined)
    return { text: `not allow anyone to ${person[1]}`, kind: 'forbid', refuses: true }
  const anyOf =
    /^no\s+(?!more|less|fewer)((?:two\s+|single\s+)?[^,;]{1,80}?)\s(?:can|may|must|should|shall|is allowed to|are allowed to)\s+(.+)$/iu.exec(
      body,
    )
  if (anyOf?.[1] !== undefined && anyOf[2] !== undefined && !hasFiniteVerb(`x ${anyOf[1]}`)) {
    return { text: `not allow any ${anyOf[1]} to ${anyOf[2]}`, kind: 'forbid', refuses: true }
  }
  const noOne = /^(?:no one|nobody)\s+(.+)$/iu.exec(body)
  if (noOne?.[1] !== undefined) {
    return hasFiniteVerb(body)
      ? undefined
      : { text: `not allow anyone ${noOne[1]}`, kind: 'forbid', refuses: true }
  }
  const needless = /^no\s+(.{1,80}?)\s(?:is |are )?(?:needed|required|necessary)\b(.*)$/iu.exec(body)
  if (needless?.[1] !== undefined && !hasFiniteVerb(`x ${needless[1]}`)) {
    return {
      text: `not require ${withArticle(joinNegatives(needless[1]))}${needless[2] ?? ''}`,
      kind: 'always',
    }
  }
  const allowed = /^no\s+(.{1,120}?)\s(?:is |are )?(?:allowed|permitted|accepted)\b(.*)$/iu.exec(body)
  if (allowed?.[1] !== undefined && !hasFiniteVerb(`x ${allowed[1]}`)) {
    return {
      text: `not allow ${joinNegatives(allowed[1])}${allowed[2] ?? ''}`,
      kind: 'forbid',
      refuses: true,
    }
  }
  const plain = /^no\s+(?!more|less|fewer|later|earlier|longer|matter)(.+)$/iu.exec(body)
  if (plain?.[1] === undefined || hasFiniteVerb(`x ${beforeTail(plain[1])}`)) return undefined
  return { text: `not allow ${joinNegatives(plain[1])}`, kind: 'forbid', refuses: true }
}

function joinNegatives(text: string): string {
  return text.replace(/,\s*(?:and\s+|or\s+)?no\s+/giu, ' or ').replace(/\s+(?:and|or)\s+no\s+/giu, ' or ')
}

function withArticle(noun: string): string {
  if (/\s(?:or|and)\s|s$|^(?:an?|the|any)\s|tion$|ing$|ment$/iu.test(noun)) return noun
  return `${indefiniteArticle(noun)} ${noun}`
}

/** "Max 3 tools out per member", "Minimum age 16", "Between 2 and 8 players". */
function readAmount(body: string): Duty | undefined {
  const most = mostAmount.exec(body)
  if (most?.[1] !== undefined && isOnePhrase(most[1])) {
    return {
      text: `allow at most ${most[1]}, refuse anything beyond that and say why`,
      kind: 'limit',
      refuses: true,
    }
  }
  const least = leastAmount.exec(body)
  if (least?.[1] !== undefined && isOnePhrase(least[1])) {
    return { text: `require at least ${least[1]}`, kind: 'limit', refuses: true }
  }
  const named = namedAmount.exec(body)
  if (
    named?.[1] !== undefined &&
    named[2] !== undefined &&
    named[3] !== undefined &&
    !/\b(?:is|are|per|of)$/u.test(named[2]) &&
    isOnePhrase(named[3])
  ) {
    const isMost = named[1].toLowerCase().startsWith('max')
    const isCount = /[^s]s$/u.test(named[2]) && !named[2].includes(' ')
    if (isCount)
      return {
        text: isMost ? `allow at most ${named[3]} ${named[2]}` : `require at least ${named[3]} ${named[2]}`,
        kind: 'limit',
        refuses: true,
      }
    return {
      text: `${isMost ? 'enforce a maximum' : 'require a minimum'} ${named[2]} of ${named[3]}`,
      kind: 'limit',
      refuses: true,
    }
  }
  const range = /^between\s+(\S+\s+and\s+\d.*)$/iu.exec(body)
  if (range?.[1] !== undefined && !body.includes(',') && !hasFiniteVerb(`x ${range[1]}`)) {
    return { text: `require between ${range[1]}`, kind: 'limit', refuses: true }
  }
  return undefined
}

function isOnePhrase(text: string): boolean {
  return splitTopLevel(text, ',').length === 1 && !hasFiniteVerb(`x ${beforeTail(text)}`)
}

function readOnly(body: string): Duty | undefined {
  const only = /^only\s+(.+)$/iu.exec(body)
  if (only?.[1] === undefined) {
    const oneOnlyIf = oneOnlyIfPattern.exec(body)
    if (oneOnlyIf === null || hasFiniteVerb(`x ${oneOnlyIf[1] ?? ''}`)) return undefined
    return { text: `allow ${lowerFirst(body)}`, kind: 'condition', refuses: true }
  }
  const rest = only[1]
  const agent =
    /^(.{1,120}?)\s(?:can|may|must|should|shall|are allowed to|is allowed to|are able to)\s+(.+)$/u.exec(rest)
  if (agent?.[1] !== undefined && agent[2] !== undefined) {
    const who = agent[1]
    if (!isPlainSubject(who) || hasSecondModal(agent[2])) return undefined
    return { text: `allow only ${addArticle(who)} to ${agent[2]}`, kind: 'forbid', refuses: true }
  }
  if (opensImperative(rest)) {
    return { text: `only ${rest}`, kind: 'condition' }
  }
  if (hasFiniteVerb(`x ${beforeTail(rest)}`))
    return { text: `make sure that only ${rest}`, kind: 'condition', refuses: true }
  if (/^(?:if|when|for|with|on|in|after|before|between|from|during|at|by)\s/iu.test(rest)) return undefined
  return { text: `allow only ${rest}`, kind: 'forbid', refuses: true }
}

function readModal(body: string): Duty | undefined {
  const there = /^there\s+(must|should|can|may)\s+(not\s+)?be\s+(.+)$/iu.exec(body)
  if (there !== null)
    return readModalOf(
      'there',
      `${there[1]?.toLowerCase() ?? ''}${there[2] === undefined ? '' : ' not'}`,
      `be ${there[3] ?? ''}`,
    )
  const notAllowed =
    /^(.{1,120}?)\s(?:is|are)\s(?:not|never)\s(?:allowed|permitted|accepted|possible)\b(?!\s+to\s)(.*)$/u.exec(
      body,
    ) ??
    /^(.{1,120}?)\s(?:is|are)\s(?:strictly\s)?(?:forbidden|prohibited|banned)\b(?!\s+(?:to|from)\s)(.*)$/u.exec(
      body,
    )
  if (
    notAllowed?.[1] !== undefined &&
    isPlainSubject(notAllowed[1]) &&
    !hasSecondModal(notAllowed[2] ?? '')
  ) {
    return {
      text: `not allow ${anyInstead(lowerFirst(notAllowed[1]))}${(notAllowed[2] ?? '').replace(/\b(in|on|at|for|to|with|by) all\b/gu, '$1 any')}`,
      kind: 'forbid',
      refuses: true,
    }
  }
  const required =
    /^(.{1,120}?)\s(?:is|are)\s(?:required|mandatory|compulsory|obligatory)\b(?!\s+to\s)(.*)$/u.exec(body)
  if (required?.[1] !== undefined && isPlainSubject(required[1]) && !hasSecondModal(required[2] ?? '')) {
    return { text: `require ${lowerFirst(required[1])}${required[2] ?? ''}`, kind: 'always' }
  }
  const bareRequired =
    /^([^,]{2,80}?)\s(?:required|mandatory)((?:\s(?:for|at|on|in|to|before|from|per|with)\s.+)?)$/u.exec(body)
  if (
    bareRequired?.[1] !== undefined &&
    isPlainSubject(bareRequired[1]) &&
    !hasFiniteVerb(`x ${bareRequired[1]}`)
  ) {
    return {
      text: `require ${lowerFirst(addArticle(bareRequired[1]))}${bareRequired[2] ?? ''}`,
      kind: 'always',
    }
  }
  const match = withModal.exec(body)
  const [, subject, modal, rest] = match ?? []
  if (subject === undefined || modal === undefined || rest === undefined) return undefined
  return readModalOf(subject, modal, rest)
}

function readModalOf(subject: string, modal: string, rest: string): Duty | undefined {
  if (!isPlainSubject(subject) || hasSecondModal(rest)) return undefined
  const who = asObject(subject)
  // "Not more than 2 loans and no fees": one negation cannot be moved without the other.
  if (/not|n't|never/u.test(modal) && /\b(?:and|or|but)\s+(?:no|not|never)\b/iu.test(rest)) return undefined
  const able = /^be (?:able|allowed) to (.+)$/u.exec(rest)?.[1]
  if (able !== undefined && /^(?:must|shall|should|have to|has to|need to|needs to)$/u.test(modal))
    return { text: `allow ${who} to ${able}`, kind: kindOfClause(able) }
  if (
    /^(?:cannot|can't|cant|can not|may not|must not|mustn't|must never|shall not|should not|shouldn't|should never|.*not allowed to|aren't allowed to|isn't allowed to)$/u.test(
      modal,
    )
  ) {
    const whom = /^you$/iu.test(who) && !/\byour/iu.test(rest) ? 'anyone' : anyInstead(who)
    return { text: `not allow ${whom} to ${rest}`, kind: 'forbid', refuses: true }
  }
  if (/(?:not have to|n't have to|not need to|n't need to|never need to)$/u.test(modal))
    return { text: `not require ${who} to ${rest}`, kind: 'always' }
  // "Fragile items may only be loaded on top": moving the "only" would change what it limits.
  if (/only/u.test(modal))
    return {
      text: `make sure that ${lowerFirst(addArticle(subject))} ${modal} ${rest}`,
      kind: 'forbid',
      refuses: true,
    }
  if (/always/u.test(modal)) return { text: `require ${who} to always ${rest}`, kind: 'always' }
  if (/^(?:must|shall|should|have to|has to|need to|needs to)$/u.test(modal)) {
    return {
      text: `require ${who} to ${rest}`,
      kind: kindOfClause(rest) === 'limit' ? 'limit' : 'always',
      refuses: kindOfClause(rest) === 'limit',
    }
  }
  const excludes = /^(?:nobody|no one|none|neither|at most|no more|max)\b/iu.test(who)
  return {
    text: `allow ${who} to ${rest}`,
    kind: excludes ? 'forbid' : kindOfClause(rest),
    refuses: excludes,
  }
}

function readNeed(body: string): Duty | undefined {
  const match = /^(.{1,80}?)\s(?:needs?|requires?)\s(?!to\b)(.{1,60})$/u.exec(body)
  const [, subject, object] = match ?? []
  if (subject === undefined || object === undefined || !isPlainSubject(subject)) return undefined
  if (
    /\b(?:before|after|if|when|unless|until|who|that|which|and|but)\b|,/u.test(object) ||
    hasFiniteVerb(`x ${object}`)
  )
    return undefined
  return { text: `require ${object} for ${lowerFirst(addArticle(subject))}`, kind: 'always' }
}

function readImperative(body: string): Duty | undefined {
  if (!opensImperative(body)) return undefined
  return { text: lowerFirst(body), kind: kindOfClause(body) }
}

/** "All guests cannot enter" bans every one of them: under "not allow", that is "any guests". */
function anyInstead(subject: string): string {
  return subject.replace(/^(?:all|every|each)(?=\s)/iu, 'any').replace(/^every(one|body)$/iu, 'any$1')
}

/** A subject may hold a relative clause ("members who are blocked"), but no verb of its own. */
function isPlainSubject(subject: string): boolean {
  if (/(?:^|\s)(?:and|or|but|that|who|which|if|when|than|then|a|an|the|each|per|of|to)$/iu.test(subject))
    return false
  if (/\b(?:and|or|but)\s+(?:it|they|he|she|we|you)$/iu.test(subject)) return false
  if (/[;:?!]|^(?:if|when|once|unless|while|after|before)\s/iu.test(subject)) return false
  const [head = ''] = subject.split(/\s(?:who|whose|that|which|whom|where)\s/u)
  return (
    !hasFiniteVerb(`x ${head}`) && (splitTopLevel(subject, ',').length === 1 || subject.includes(' who '))
  )
}

function hasSecondModal(rest: string): boolean {
  const match = /(?:,|;|\band\b|\bbut\b|\bor\b|\bthen\b)(.*)$/u.exec(rest)
  const tail = match?.[1]
  if (tail === undefined || !secondModal.test(tail)) return false
  const beforeVerb = tail.slice(0, tail.search(secondModal))
  return (
    !/\b(?:if|when|unless|until|who|that|which|after|before|while|because|once)\b/u.test(beforeVerb) &&
    !/\b(?:if|when|unless|until|who|that|which|after|before|while|because|once)\b/u.test(
      rest.slice(0, match?.index ?? 0),
    )
  )
}

function asObject(raw: string): string {
  const subject = addArticle(raw)
  const pronouns: Record<string, string> = {
    they: 'them',
    he: 'him',
    she: 'her',
    i: 'me',
    'he or she': 'him or her',
  }
  return pronouns[subject.toLowerCase()] ?? lowerFirst(subject)
}

export function addArticle(text: string): string {
  if (isBareCountable(text)) return `the ${lowerFirst(text)}`
  return /^(?:same|next|previous|first|last|following|current)\s/iu.test(text)
    ? `the ${lowerFirst(text)}`
    : text
}

/** "Delivery window is 2 hours" → "the delivery window is 2 hours". */
export function withSubjectArticle(clause: string): string {
  const subject =
    /^(.{2,60}?)\s(?:is|has|must|can|may|gets|becomes|starts|ends|expires|lasts|costs|needs|should|shall|will|opens|closes|cannot)\s/u.exec(
      clause,
    )?.[1]
  if (subject !== undefined && isBareCountable(subject)) return `the ${lowerFirst(clause)}`
  return addArticle(clause)
}

export function kindOfClause(text: string): RuleKind {
  if (
    /\b(?:max(?:imum)?|min(?:imum)?|at (?:most|least)|no (?:more|less) than|up to|within|limit|exceed)\b/iu.test(
      text,
    ) &&
    /\d/u.test(text)
  )
    return 'limit'
  if (/\b(?:never|not|cannot|no|without)\b/iu.test(text)) return 'forbid'
  if (/\b(?:if|when|unless|until|after|before|only|once|while)\b/iu.test(text)) return 'condition'
  return 'always'
}
