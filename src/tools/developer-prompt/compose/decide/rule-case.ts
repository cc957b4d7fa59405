import { above, pattern, unit } from './rule-patterns.ts'
import type { RuleCase } from '../brief.ts'
import { isPersonNoun } from '../read/person-nouns.ts'
import { safeInline } from '../words/inline.ts'
import {
  clipWords,
  isVerb,
  lowerFirst,
  participle,
  singular,
  thirdPerson,
  withArticle,
  withoutStop,
} from '../words/english.ts'
import { baseVerb } from '../words/verbs.ts'
import { bothSides, readBorder } from './rule-borders.ts'
import { numberSource, ordinal, showNumber, toNumber } from '../words/numbers.ts'
import { byMonths, byRange } from './rule-spans.ts'
import { amount, isMeasure, justAbove, justBelow, stepAbove, stepBelow, timeWords } from './amounts.ts'

/** People and wording a rule's example speaks of. */
export type Cast = {
  person: string
  other: string
  verb?: string
  claim?: string
  thing?: string
  levels?: readonly { field: string; holder: string; need: string }[]
  roles: readonly { label: string; labels: string }[]
}

type Reader = (text: string, cast: Cast) => RuleCase | undefined

const beforehand = pattern(
  String.raw`${numberSource}\s*(minutes?|hours?|h|days?|weeks?)\s+(?:before|prior|ahead|in advance|beforehand|notice)`,
)

const afterCount = pattern(
  String.raw`\bafter\s+${numberSource}\s+((?:[\p{L}-]+\s?){1,3}?)(?:\s*(?:in|within)\s+${numberSource}\s+(days?|weeks?|months?|hours?|minutes?))?(?:[.,;]|$)`,
)

const atMost = pattern(
  String.raw`(?:\bmax(?:imum)?\.?(?:\s+of)?|\bat most|\bno more than|\bnot more than|\bmore than|\bup to|\blimit(?:ed)?\s+(?:of|to|is)|\bnot exceed|\bcannot exceed|\bnever exceed|\bexceeds?|≤|<=)\s*${numberSource}${unit}`,
)

const atLeast = pattern(
  String.raw`(?:\bmin(?:imum)?\.?(?:\s+of)?|\bat least|\bno less than|\bnot less than|\bno fewer than|≥|>=)\s*${numberSource}${unit}`,
)

const below = pattern(
  String.raw`(?:\bbelow|\bunder|\bless than|\bfewer than|\blower than|\bsmaller than|<)\s*([€$£])?\s*${numberSource}${unit}`,
)

const within = pattern(
  String.raw`(?:\bwithin|\bin the (?:last|next)|\bfor|\bafter|\bexpires? (?:in|after)|\bevery|\blasts?|\bholds? for|\bin under|\bby)\s+${numberSource}\s*[- ]?(seconds?|secs?|s|minutes?|mins?|hours?|h|days?|weeks?|months?|years?|working days?|business days?)\b`,
)

export const percent = pattern(String.raw`${numberSource}\s?%`)

const unique =
  /\b(?:twice|no second\b|no two\b|never two\b|only once|just once|once per|double[- ]?book\w*|no (?:duplicates?|double)|not (?:overlap|twice)|overlap\w*|unique|only one\b|at most one\b|one\s+[\p{L} -]{2,30}?\s+per\b|\bby one\b[^.;]*\bonly|more than one\b|same\s+[\p{L} ]{2,30}?\s+(?:cannot|can't|can not|must not|may not))/iu

const onlyWho =
  /\bonly\s+(?:the\s+|an?\s+)?([\p{L} -]{3,40}?)\s+(?:can|may|are allowed to|is allowed to|should|get to|see|sees)\s+([^.;]{3,80})/iu

const neverShow =
  /\b(?:never|not|do not|don't|must not|may not|cannot)\s+(?:be\s+)?(?:show|shown|display|displayed|expose|exposed|reveal|revealed|share|shared|see|visible|leak|publish)\w*\b/iu

const limitReaders: readonly Reader[] = [
  byLevel,
  byOwn,
  byOnlyOnce,
  byMonths,
  byNotice,
  byAfterCount,
  byRange,
  byUnique,
  byNegatedAbove,
  byAtMost,
  byAtLeast,
  byWho,
  byAbove,
  byBelow,
  byPercent,
  byWithin,
  byPrivacy,
]

/** The two sides of a rule's border, worked out from the numbers in its own words. */
export function ruleCase(source: string, cast: Cast): RuleCase {
  const text = withoutStop(safeInline(source))
  const border = readBorder(text)
  if (border) return border
  for (const read of limitReaders) {
    const found = read(text, cast)
    if (found) return found
  }
  return plainCase(text, cast)
}

const ownOnly = /\bonly\b[^.;]{0,50}\b(?:own|their|his|her|mine)\b/iu

/** "sees only orders of their own practice": the neighbour's record does not exist for them. */
function byOwn(text: string, cast: Cast): RuleCase | undefined {
  if (!ownOnly.test(text) || !/\b(?:sees?|view|read|access|edit|change|open|find)s?\b/i.test(text))
    return undefined
  return {
    given: `${cast.other}'s record belongs to somebody else`,
    when: `${cast.person} opens it by its address`,
    then: '"Not found" appears and no value of it is in the page source or the API answer',
    boundary: 'own one opens; another one answers "Not found" and is missing from lists, counts and search',
  }
}

/** "same or higher grade" when people have a grade and things need one: one below, equal, one above. */
function byLevel(text: string, cast: Cast): RuleCase | undefined {
  if (!/\b(?:same|equal|higher|lower|at least|matching|above|below)\b/i.test(text)) return undefined
  const level = cast.levels?.find((each) => text.toLowerCase().includes(each.field))
  if (!level) return undefined
  return {
    given: `${cast.other} has ${level.field} 4 and the ${level.need} needs ${level.field} 5`,
    when: `${cast.other} tries to ${cast.claim ?? cast.verb ?? 'take'} it`,
    boundary: `${level.field} 4 for a ${level.need} that needs 5 refused; 5 and 6 accepted`,
  }
}

const onlyWhen = /\bonly\s+(after|when|if|once|while|during|with|for|on|in|as long as)\s+([^.;,]{4,90})/iu

/** "only after a source was checked": with it allowed, without it refused. */
function byOnlyOnce(text: string, cast: Cast): RuleCase | undefined {
  const match = onlyWhen.exec(text)
  if (!match || atMost.test(text) || /\d/.test(match[2] ?? '')) return undefined
  const condition = `${(match[1] ?? '').toLowerCase()} ${clipWords(withoutStop(match[2] ?? ''), 10)}`
  return {
    given: `the condition "${condition}" is not met`,
    when: `${cast.person} tries it`,
    boundary: `"${condition}" met: allowed; not met: refused, nothing saved`,
  }
}

function byNotice(text: string, cast: Cast): RuleCase | undefined {
  const match = beforehand.exec(text)
  const value = toNumber(match?.[1] ?? '')
  if (!match || value === undefined) return undefined
  const word = match[2] ?? 'hours'
  const exact = timeWords(value, word)
  const late = justBelow(value, word)
  if (/\b(?:less than|under|fewer than|within|later than)\s*$/i.test(text.slice(0, match.index)))
    return { boundary: `${exact} before: rule off; ${late} before: rule on` }
  return {
    given: `the start is ${late} away`,
    when: `${cast.person} tries it then`,
    boundary: `${exact} before the start accepted; ${late} before refused`,
  }
}

function byAfterCount(text: string, cast: Cast): RuleCase | undefined {
  const match = afterCount.exec(text)
  const count = toNumber(match?.[1] ?? '')
  if (
    !match ||
    count === undefined ||
    /^(?:days?|hours?|weeks?|months?|minutes?|seconds?|years?)\b/i.test(match[2] ?? '')
  )
    return undefined
  const noun = (match[2] ?? '').trim()
  const span = match[3] === undefined ? undefined : toNumber(match[3])
  const period = match[4] ?? ''
  const one = count - 1 === 1 ? singular(noun) : noun
  if (span === undefined)
    return { boundary: `${count - 1} ${one}: no effect; the ${ordinal(count)}: the rule applies` }
  return {
    given: `${cast.person} has ${count - 1} ${one} in the last ${span} ${period}`,
    when: `the ${ordinal(count)} one is recorded`,
    boundary: `${ordinal(count)} ${singular(noun)} on ${singular(period)} ${span}: applies; on ${singular(period)} ${span + 1}: does not`,
  }
}

function byUnique(text: string, cast: Cast): RuleCase | undefined {
  if (!unique.test(text)) return undefined
  if (cast.verb !== undefined) {
    const thing = cast.thing ?? 'the same one'
    return {
      given: `${cast.person} has ${participle(cast.verb)} ${thing}`,
      when: `${cast.other} tries to ${cast.verb} the same`,
      boundary: 'second attempt refused; two at the same moment leave one row',
    }
  }
  return {
    given: `${cast.person}'s entry is already saved`,
    when: `${cast.other} sends one that collides with it`,
    boundary: 'second attempt refused; two at the same moment leave one row',
  }
}

/** "cannot book more than 2 hours": the number is still allowed. */
function byNegatedAbove(text: string, cast: Cast): RuleCase | undefined {
  return /\b(?:cannot|can't|can not|must not|may not|never|not|no one|nobody)\b[^.;]*\bmore than\b/iu.test(
    text,
  )
    ? byAtMost(text, cast)
    : undefined
}

function byAtMost(text: string, cast: Cast): RuleCase | undefined {
  const match = atMost.exec(text)
  const value = toNumber(match?.[1] ?? '')
  if (!match || value === undefined) return undefined
  if (/\b(?:adds?|sums?) up to\b/i.test(text)) {
    const shown = amount(value, (match[2] ?? '').trim())
    return {
      given: `the parts come to ${amount(value - 1, (match[2] ?? '').trim())}`,
      when: `${cast.person} confirms`,
      boundary: `exactly ${shown} accepted; ${showNumber(value - 1)} and ${showNumber(value + 1)} refused`,
    }
  }
  if (
    /\bmore than|\bexceeds?/i.test(match[0]) &&
    !/\b(?:cannot|can't|can not|must not|may not|never|not|no)\b/i.test(text.slice(0, match.index + 12))
  )
    return undefined
  const noun = (match[2] ?? '').trim()
  const next = stepAbove(value, noun)
  const shown = amount(value, noun)
  if (isMeasure(noun)) {
    return {
      given: `the total would become ${amount(next, noun)}`,
      when: `${cast.person} confirms`,
      boundary: `exactly ${shown} accepted; ${amount(next, noun)} refused`,
    }
  }
  return {
    given: `${cast.person} already has ${shown}`,
    when: `${cast.person} tries to ${cast.verb ?? 'add'} one more`,
    boundary: `${ordinal(value)} accepted; ${ordinal(next)} refused, nothing saved`,
  }
}

function byAtLeast(text: string, cast: Cast): RuleCase | undefined {
  const match = atLeast.exec(text)
  const value = toNumber(match?.[1] ?? '')
  if (!match || value === undefined) return undefined
  const noun = (match[2] ?? '').trim()
  const less = stepBelow(value, noun)
  if (less <= 0)
    return {
      given: `no ${singular(noun) || 'value'} is given`,
      when: `${cast.person} saves`,
      boundary: `${amount(value, noun)} accepted; none refused`,
    }
  return {
    given: `only ${amount(less, noun)} are given`,
    when: `${cast.person} saves`,
    boundary: `${amount(value, noun)} accepted; ${amount(less, noun)} refused`,
  }
}

const onlyWhoAbroad =
  /^(?:nur|solo|sólo|seule?s?|somente|apenas|только)\s+(?:(?:der|die|das|el|la|los|las|le|les|il|o|a|os|as)\s+)?([\p{L} -]{3,40}?)\s+(?:darf|dürfen|kann|können|puede|pueden|peut|peuvent|può|possono|pode|podem|может|могут)\s+([^.;]{3,80})/iu

function byWho(text: string, cast: Cast): RuleCase | undefined {
  const match = onlyWho.exec(text) ?? onlyWhoAbroad.exec(text)
  if (!match) return undefined
  const who = (match[1] ?? '').trim().toLowerCase()
  const allowed = cast.roles.find(
    (role) =>
      who.includes(role.label) ||
      who.includes(role.labels) ||
      role.label.endsWith(who) ||
      role.labels.endsWith(who),
  )
  const refused = cast.roles.find((role) => role !== allowed)
  const deed = clipWords(withoutStop(match[2] ?? ''), 9)
  if (allowed && refused) {
    return {
      given: `${cast.person} is signed in as ${refused.label}`,
      when: `${cast.person} tries to ${deed}`,
      boundary: `${allowed.label} succeeds; ${refused.label} gets 403 and nothing changes`,
    }
  }
  return {
    given: `${cast.person} does not meet "${clipWords(who, 8)}"`,
    when: `${cast.person} tries to ${deed}`,
    boundary: `${who} succeed; anyone else is refused and nothing changes`,
  }
}

function byAbove(text: string): RuleCase | undefined {
  const match = above.exec(text)
  const value = toNumber(match?.[2] ?? '')
  if (!match || value === undefined) return undefined
  const noun = `${match[1] ?? ''}${(match[3] ?? '').trim()}`
  return {
    boundary: `${amount(value, noun)}: ${quiet(text)}; ${amount(stepAbove(value, noun), noun)}: ${loud(text)}`,
  }
}

function byBelow(text: string): RuleCase | undefined {
  const match = below.exec(text)
  const value = toNumber(match?.[2] ?? '')
  if (!match || value === undefined) return undefined
  const noun = `${match[1] ?? ''}${(match[3] ?? '').trim()}`
  return {
    boundary: `${amount(value, noun)}: ${quiet(text)}; ${amount(stepBelow(value, noun), noun)}: ${loud(text)}`,
  }
}

function byPercent(text: string): RuleCase | undefined {
  const match = percent.exec(text)
  const value = toNumber(match?.[1] ?? '')
  if (!match || value === undefined || value <= 0 || value > 100) return undefined
  return {
    boundary: `${match[0].replace(/\s/g, ' ')} of 120.00 is ${((120 * value) / 100).toFixed(2)}; of 0.01 it rounds to ${(Math.round(value / 100) / 100).toFixed(2)}`,
  }
}

function byWithin(text: string, cast: Cast): RuleCase | undefined {
  const match = within.exec(text)
  const value = toNumber(match?.[1] ?? '')
  if (!match || value === undefined) return undefined
  const word = match[2] ?? 'days'
  const late = justAbove(value, word)
  return {
    given: `${late} have passed`,
    when: `${cast.person} ${lateDeed(text)}`,
    boundary: `at ${timeWords(value, word)} still inside; at ${late} outside`,
  }
}

const lateNoun =
  /^(?:an?\s+|the\s+)?(return|refund|cancellation|complaint|claim|change|exchange|appeal|correction|withdrawal)s?\b/iu
const lateVerb =
  /\b(?:can|may|must)\s+(?:only\s+)?(be\s+)?([a-z]+)((?:\s+(?!within|up|only|until|for)[a-z]+){0,4})\s+(?:only\s+)?(?:within|up to|until|for)\s/iu

const givenWord = /^(?:given|made|placed|submitted|left|sent|filed|added|written)$/i

/** What somebody tries after the time is over. */
function lateDeed(text: string): string {
  const noun = lateNoun.exec(text)?.[1]
  if (noun !== undefined) return `asks for ${withArticle(noun.toLowerCase())}`
  const match = lateVerb.exec(text)
  if (match === null) return 'opens the record'
  const isPassive = match[1] !== undefined
  const verb = isPassive && givenWord.test(match[2] ?? '') ? 'add' : baseVerb(match[2] ?? '')
  if (verb === undefined) return 'opens the record'
  if (!isPassive) return `tries to ${verb}${match[3] ?? ''}`
  const subject = /^(?:an?\s+|the\s+)?([a-z]{3,20}(?: [a-z]{3,20})?)\s+(?:can|may|must)\b/iu.exec(text)?.[1]
  return `tries to ${verb} ${subject === undefined ? 'it' : withArticle(singular(subject.toLowerCase()))}${match[3] ?? ''}`
}

function byPrivacy(text: string, cast: Cast): RuleCase | undefined {
  if (!neverShow.test(text)) return undefined
  return {
    given: `${cast.person} is signed in`,
    when: `${cast.person} opens a page or calls the API about ${cast.other}`,
    then: 'the protected value is absent from the page source and the response',
    boundary: `no response to ${cast.person} about ${cast.other} holds the value`,
  }
}

const opposites = /^(?:if|when|whenever|once|as soon as)\s+([^,;]{3,90}?)(?:,|;|\bthen\b)\s*(.{3,})/iu

/** "A spectator must never be able to change a score." */
const neverDoes =
  /^(?:an?\s+|the\s+)?([a-z]{3,20}(?: [a-z]{3,20})?)s? (?:cannot|can't|can not|must not|may not|can never|must never|may never)(?: be able to| be allowed to)? ((?!be\b)[a-z]+ [^,.;]{2,60})[.]?$/iu

function plainCase(text: string, cast: Cast): RuleCase {
  const conditional = opposites.exec(text)
  if (conditional) {
    const condition = withoutStop(conditional[1] ?? '')
    const outcome = clipWords(withoutStop(conditional[2] ?? ''), 12)
    return {
      given: lowerFirst(condition),
      when: /\b(?:readings?|sensors?|imports?|feeds?|webhooks?|values?)\b/iu.test(condition)
        ? 'the value is saved'
        : `${cast.person} goes on`,
      then: asDeedOfSystem(lowerFirst(outcome)),
      boundary: `${clipWords(lowerFirst(condition), 10)}: ${lowerFirst(outcome)}; otherwise nothing changes`,
    }
  }
  const passive =
    /^(?:an?\s+|the\s+|no\s+)?(.{3,60}?)\s+(?:cannot|can't|can not|must not|may not|can never|must never)\s+be\s+([a-z]+)/iu.exec(
      text,
    )
  const verb = passive === null ? undefined : baseVerb(passive[2] ?? '')
  if (passive && verb !== undefined) {
    const subject = lowerFirst(passive[1] ?? '')
    return {
      given: `${cast.person} is signed in`,
      when: `${cast.person} sends a request to ${verb} ${/s$/.test(subject.split(' ')[0] ?? '') ? subject : withArticle(subject)}`,
      boundary: `request to ${verb} refused, row unchanged`,
    }
  }
  if (
    /\b(?:cannot|can't|can not|must not|may not|never|no longer|not allowed|not possible|forbidden)\b/iu.test(
      text,
    )
  ) {
    const passive = neverDone(text, cast)
    if (passive) return passive
    const active = neverDoes.exec(text)
    const who = cast.roles.find((role) => role.label === active?.[1]?.toLowerCase())
    const label = who?.label ?? (isPersonNoun(active?.[1] ?? '') ? active?.[1]?.toLowerCase() : undefined)
    return {
      given:
        label === undefined
          ? `${cast.person} tries what the rule forbids`
          : `${cast.person} is there as ${label}`,
      when:
        label !== undefined
          ? `${cast.person} sends a request to ${withoutStop(active?.[2] ?? '')}`
          : 'the request reaches the server',
      boundary: bothSides,
    }
  }
  return { boundary: bothSides }
}

const passiveBan =
  /^((?:an?\s+|the\s+)?[a-z]{3,20}(?:\s[a-z]{1,20}){0,5}?)\s(?:cannot|can't|can not|must not|may not|can never|must never|may never)\s(?:ever\s)?be\s([a-z]{3,20})(\s[^.;,]{2,40})?$/iu

/** "Objects without a photo cannot be lent": such a thing is there, and somebody tries to lend it. */
function neverDone(text: string, cast: Cast): RuleCase | undefined {
  const [, subject = '', participleWord = '', rest = ''] = passiveBan.exec(text) ?? []
  const verb = irregularBase[participleWord.toLowerCase()] ?? baseVerb(participleWord)
  if (subject === '' || verb === undefined || /\b(?:who|that|which|if|when)\b/iu.test(subject))
    return undefined
  const head = /^(?:an?|the)\s/iu.test(subject)
    ? ''
    : (subject.split(/\s(?:without|with|of|from|in|on|under|over|for)\s/iu)[0] ?? '')
  const isMany = /[^s]s$/iu.test(head)
  const beyond = /\b(?:by anyone|by anybody|by others)\b/iu.test(rest) ? '' : rest
  return {
    given: `there ${isMany ? 'are' : 'is'} ${lowerFirst(subject)}`,
    when: `${cast.person} tries to ${verb} ${isMany ? 'them' : 'it'}${beyond}`,
    boundary: bothSides,
  }
}

const irregularBase: Readonly<Record<string, string>> = {
  lent: 'lend',
  sold: 'sell',
  sent: 'send',
  bought: 'buy',
  taken: 'take',
  given: 'give',
  made: 'make',
  shown: 'show',
  seen: 'see',
  written: 'write',
  chosen: 'choose',
  paid: 'pay',
  left: 'leave',
  moved: 'move',
}

/** "Offer fewer skeins" becomes "the system offers fewer skeins"; whole sentences stay. */
export function asDeedOfSystem(outcome: string): string {
  const [first = '', second = ''] = outcome.split(' ')
  const isSentence =
    /^(?:is|are|was|gets?|must|shall|stays?|becomes?|goes|can|cannot|will|has|have|moves?|needs?)$/.test(
      second,
    )
  return !isSentence && isVerb(first) && baseVerb(first) === first
    ? `the system ${thirdPerson(outcome)}`
    : outcome
}

/** What the rule does beyond its border, where its words end with it. */
function loud(text: string): string {
  const outcome = /^(?:if|when|whenever|once)\s[^,]+,\s*(?:then\s+)?([^,;]{3,80})/iu.exec(text)?.[1]
  return outcome === undefined ? 'applies' : clipWords(lowerFirst(withoutStop(outcome)), 9)
}

function quiet(text: string): string {
  return /^(?:if|when|whenever|once)\s/iu.test(text) ? 'not yet' : 'does not apply'
}
