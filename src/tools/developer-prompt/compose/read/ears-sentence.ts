import { upperFirst } from '#shared/text/upper-first.ts'
import { addArticle, kindOfClause, readDuty, withSubjectArticle, type Duty } from './duty.ts'
import { baseOfThirdPerson, hasFiniteVerb } from './english-verbs.ts'
import { findMissingComma } from './missing-comma.ts'
import { lowerFirst } from './lower-first.ts'
import { isPersonNoun } from './person-nouns.ts'
import { readComparedCondition, readNominalOutcome, readOutcomeClause, readPlainRule } from './plain-rule.ts'
import type { RuleKind } from './rule-words.ts'
import { splitTopLevel } from './top-level.ts'

export type EarsSentence = { ears: string; kind: RuleKind; refuses: boolean }

const longestConvertible = 420
const openers =
  /^(?:if|when|whenever|once|while|as soon as|as long as|unless|until|where|in case|after|before|during|on|in|at|by|from|for|with|without|within|between|outside|except|upon|since|every|each time|every time)\s/iu
const conditional = /^(?:if|in case)\s/iu
/** An English rule as one EARS sentence, or undefined when its grammar is not safely understood. */
export function writeEarsSentence(sentence: string): EarsSentence | undefined {
  const body = sentence
    .replace(/[’]/gu, "'")
    .replace(/[.!;,]+$/u, '')
    .trim()
  if (body.length > longestConvertible || body.endsWith('?') || /[{}<>|]/u.test(body)) return undefined

  const compared = readComparedCondition(body)
  if (compared?.trigger !== undefined)
    return finish(
      `${compared.trigger} the system shall `.replace(/(?<!then) the system/u, ', the system'),
      compared,
    )
  const opened = openers.test(body) ? withOpener(body) : undefined
  if (opened !== undefined) return opened
  // A condition whose main clause was not found cannot stand after "that"; the caller quotes it.
  if (/^(?:if|when|whenever|once|while|unless|as soon as|as long as|in case|where)\s/iu.test(body))
    return undefined

  const habit = readHabit(body) ?? readCause(body)
  if (habit !== undefined) return habit
  const plain = readPlainRule(body)
  if (plain !== undefined) {
    const lead = plain.trigger === undefined ? 'The' : `${plain.trigger}, the`
    return finish(`${lead} system shall `, plain)
  }
  const duty = readDuty(body)
  if (duty !== undefined && /^make sure that .*\b(?:can|may) only\b/u.test(duty.text)) {
    return finish('The system shall ', { ...duty, text: onlyInPlace(duty.text) })
  }
  if (duty !== undefined) return finish('The system shall ', duty)

  const labelled = /^([\p{L}][\p{L}\p{N} /&'-]{1,40}):\s+(\S.*)$/u.exec(body)
  const [, label, rest] = labelled ?? []
  if (label !== undefined && rest !== undefined) {
    return {
      ears: `For ${lowerFirst(addArticle(label))}, the system shall apply: ${lowerFirst(rest)}.`,
      kind: 'always',
      refuses: false,
    }
  }
  const state =
    /^(blocked|locked|suspended|banned|archived|cancelled|canceled|deleted|deactivated|disabled|closed|hidden|removed|expired|rejected|refused|flagged|frozen|paused|released|published|confirmed|completed)\s+((?:after|when|if|once|for|until|from|during|while|unless)\s.+)$/iu.exec(
      body,
    )
  if (state?.[1] !== undefined && state[2] !== undefined) {
    return {
      ears: `The system shall apply the state “${state[1].toLowerCase()}” ${state[2]} and tell the person why.`,
      kind: 'condition',
      refuses: true,
    }
  }
  // A modal after "that" would say the duty twice; such a sentence is quoted as worded.
  const isOwnClause = !/\b(?:must|may|can|cannot|can't|should|shall|has to|have to)\b/iu.test(body)
  if (
    isOwnClause &&
    hasFiniteVerb(body) &&
    !/^(?:we|i|you|my|our|max(?:imum)?\.?|min(?:imum)?\.?|up to)\s/iu.test(body)
  ) {
    return {
      ears: `The system shall make sure that ${lowerFirst(withSubjectArticle(body))}.`,
      kind: kindOfClause(body),
      refuses: false,
    }
  }
  const never =
    /^never\s(?!(?:more|less|fewer|after|before|on|in|at|an?|the|again|ever)\b)([a-z]+)\s(.+)$/u.exec(
      lowerFirst(body),
    )
  if (never?.[1] !== undefined && !/(?:ed|ing|s)$/u.test(never[1])) {
    return { ears: `The system shall ${lowerFirst(body)}.`, kind: 'forbid', refuses: false }
  }
  const kind = kindOfClause(body)
  return { ears: `The system shall keep to “${body}”.`, kind, refuses: kind === 'limit' }
}

/** "Inspector audits weekly": a duty of a person that comes round. */
function readHabit(body: string): EarsSentence | undefined {
  const [, person = '', word = '', rest = ''] =
    /^(?:the\s|an?\s|each\s|every\s|one\s)?((?:[a-z-]+\s){0,2}?[a-z-]+)\s([a-z-]+s)\s((?:[a-z -]{1,60}\s)?(?:hourly|daily|nightly|weekly|fortnightly|monthly|quarterly|yearly|annually|every (?:hour|day|night|morning|evening|week|month|quarter|year|monday|tuesday|wednesday|thursday|friday|saturday|sunday)))$/iu.exec(
      body,
    ) ?? []
  const verb = baseOfThirdPerson(word)
  if (verb === undefined || !isPersonNoun(person.split(' ').at(-1) ?? '')) return undefined
  return {
    ears: `The system shall have the ${lowerFirst(person).toLowerCase()} ${verb} ${rest} and mark a missed one as overdue.`,
    kind: 'always',
    refuses: false,
  }
}

/** "A depot under 20 t of salt triggers an order": the subject is the condition. */
function readCause(body: string): EarsSentence | undefined {
  const [, article = '', subject = '', effect = ''] =
    /^(an?|the|each|every|any)\s([^,;]{3,80}?)\striggers\s((?:an?|the|one)\s[^,;]{3,80})$/iu.exec(body) ?? []
  if (subject === '' || /\b(?:that|which|who|must|may|can|never|only)\b/iu.test(body)) return undefined
  const compared =
    /^([\p{L}-]+(?:\s[\p{L}-]+)?)\s((?:under|below|over|above|less than|more than|at|without)\s.+)$/iu.exec(
      subject,
    )
  const condition =
    compared === null
      ? `${article.toLowerCase()} ${subject} occurs`
      : `${article.toLowerCase()} ${compared[1]} is ${compared[2]}`
  return { ears: `When ${condition}, the system shall trigger ${effect}.`, kind: 'condition', refuses: false }
}

/** "make sure that fragile items may only be loaded on top" → "allow fragile items only to be loaded on top". */
function onlyInPlace(text: string): string {
  return text.replace(/^make sure that (.+?) (?:may|can) only (.+)$/u, 'allow $1 only to $2')
}

function finish(lead: string, duty: Duty): EarsSentence {
  return { ears: `${lead}${duty.text}.`, kind: duty.kind, refuses: duty.refuses === true }
}

/** "If stock is 0, hide the product; otherwise show it": the condition stays in front, word for word. */
function withOpener(body: string): EarsSentence | undefined {
  const cut = findMainClause(body)
  if (cut === undefined) return undefined
  const { lead, main } = cut
  const [first = '', second] = main.split(/[;,]?\s+(?:otherwise|or else|else)[,:]?\s+/iu)
  const duty = readOutcome(first)
  if (duty === undefined) return undefined
  const kind: RuleKind = duty.kind === 'limit' ? 'limit' : 'condition'
  const head = `${upperFirst(lead)}, ${conditional.test(lead) ? 'then ' : ''}the system shall ${duty.text}`
  if (second === undefined) return { ears: `${head}.`, kind, refuses: duty.refuses === true }
  const other = readOutcome(second)
  const tail = other === undefined ? `; otherwise: ${second}` : `; otherwise it shall ${other.text}`
  return { ears: `${head}${tail}.`, kind, refuses: duty.refuses === true }
}

function findMainClause(body: string): { lead: string; main: string } | undefined {
  const then = /^(.{3,300}?),?\s+then\s+(.+)$/iu.exec(body)
  if (then?.[1] !== undefined && then[2] !== undefined) return { lead: then[1], main: then[2] }
  const parts = splitTopLevel(body, ',')
  for (let count = 1; count < parts.length && count <= 6; count += 1) {
    const lead = parts.slice(0, count).join(', ')
    const main = parts
      .slice(count)
      .join(', ')
      .replace(/^then\s+/iu, '')
    const isConjunct = /^(?:and|or|but|nor|e\.g|i\.e)\b/iu.test(main)
    if (!isConjunct && readOutcome(main) !== undefined) return { lead, main }
  }
  const at = findMissingComma(body)
  if (at === undefined) return undefined
  const main = body.slice(at)
  return readOutcome(main) === undefined ? undefined : { lead: body.slice(0, at).trim(), main }
}

function readOutcome(clause: string): Duty | undefined {
  return readNominalOutcome(clause) ?? readOutcomeClause(clause) ?? readDuty(clause) ?? clauseDuty(clause)
}

function clauseDuty(clause: string): Duty | undefined {
  const [head = ''] = splitTopLevel(clause, ',')
  if (!hasFiniteVerb(head, true)) return undefined
  return { text: `make sure that ${lowerFirst(withSubjectArticle(clause))}`, kind: kindOfClause(clause) }
}
