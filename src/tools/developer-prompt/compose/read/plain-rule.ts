import { addArticle, type Duty } from './duty.ts'
import { hasFiniteVerb, verbs } from './english-verbs.ts'
import { lowerFirst } from './lower-first.ts'
import { isPersonNoun } from './person-nouns.ts'
import { singularisePhrase } from './singular.ts'

/** An English rule read from its shape: a trigger in front, if its words name one, and what the system shall do. */
export type PlainRule = Duty & { trigger?: string }

type Reader = (body: string) => PlainRule | undefined

const amount = String.raw`(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve|a single)`
const readers: readonly Reader[] = [
  readNobody,
  readTiers,
  readAgent,
  readLateArrival,
  readAlarm,
  readLadder,
  readCounted,
  readPeriodOfGrace,
  readOnlyAt,
  readNotice,
  readComparedSubject,
  readKeptThing,
  readValidity,
  readExpiry,
  readSetting,
  readAbleButBound,
]

const beyond = ', refuse anything beyond that and say why'

/** The rule in plain duty form, or undefined when subject, verb and object are not certain. */
export function readPlainRule(body: string): PlainRule | undefined {
  for (const read of readers) {
    const found = read(body)
    if (found !== undefined) return found
  }
  return undefined
}

const irregular: Readonly<Record<string, string>> = {
  kept: 'keep', sent: 'send', held: 'hold', hidden: 'hide', shown: 'show', put: 'put', set: 'set', paid: 'pay', frozen: 'freeze', withdrawn: 'withdraw',
} // prettier-ignore

/** "inserted" → "insert", "kept" → "keep", "arriving" → "arrive". */
function baseOf(word: string): string | undefined {
  const lower = word.toLowerCase()
  const known = irregular[lower]
  if (known !== undefined) return known
  const stem = /^(.{2,})(?:ed|ing)$/u.exec(lower)?.[1]
  if (stem === undefined) return undefined
  const single = /^(.*[^aeiou])\1?$/u.test(stem) ? stem.replace(/([bdgklmnprt])\1$/u, '$1') : stem
  return [`${stem}e`, stem, single, stem.replace(/i$/u, 'y')].find((form) => verbs.has(form))
}

function one(noun: string): string {
  const single = singularisePhrase(
    noun
      .trim()
      .replace(/^(?:all|every|each|the|an?)\s+/iu, '')
      .toLowerCase(),
  )
  return `${/^(?:[aeio]|u(?!ni|se))/u.test(single) ? 'an' : 'a'} ${single}`
}

/** "Readings arriving late must be inserted at their own time and may open an alarm". */
function readLateArrival(body: string): PlainRule | undefined {
  const match =
    /^([\p{L}-]+(?:\s[\p{L}-]+)?)\s([\p{L}]+ing)\s([^,;]{2,50}?)\s(?:must|should|shall|are|is|have to|need to)\s(?:be\s)?([\p{L}]+)(?:\s([^,;]*?))?(\s(?:and|but)\s(?:may|can)\s.+)?$/u.exec(
      body,
    )
  const [, noun = '', going = '', how = '', done = '', rest = '', more = ''] = match ?? []
  const verb = baseOf(going)
  const act = baseOf(done)
  if (verb === undefined || act === undefined || /\b(?:by|not|never)\b/u.test(rest)) return undefined
  const isPerson = isPersonNoun(noun.split(' ').at(-1) ?? noun)
  const goes = /(?:s|sh|ch|x|z|o)$/u.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/u, '$1ie') + 's'
  const tail = isPerson ? rest : rest.replace(/\btheir\b/gu, 'its').replace(/\bthem\b/gu, 'it')
  const allowed =
    more === '' ? '' : `; ${isPerson ? 'the person' : 'it'} ${more.replace(/^\s(?:and|but)\s/u, '')}`
  return {
    trigger: `When ${one(noun)} ${goes} ${how}`,
    text: `${act} ${isPerson ? 'them' : 'it'}${tail === '' ? '' : ` ${tail}`}${allowed}`,
    kind: 'condition',
  }
}

const notice = /^((?:an?\s)?(?:sms|text message|e-?mail|push(?: notification)?|phone call|message|reminder|notification|warning|alarm|alert|invoice|refund))(?:\s+(to|for|via|by)\s+(.+))?$/iu // prettier-ignore

/** "SMS to quality manager" → "send an SMS to the quality manager". */
export function readNominalOutcome(clause: string): Duty | undefined {
  const [, thing = '', link, whom] = notice.exec(clause.trim()) ?? []
  if (thing === '' || (whom !== undefined && hasFiniteVerb(`x ${whom}`))) return undefined
  const noun = thing.replace(/^an?\s/iu, '')
  const shown = /^sms$/iu.test(noun) ? 'SMS' : noun.toLowerCase()
  const article = /^(?:[aeio]|SMS)/u.test(shown) ? 'an' : 'a'
  const verb = /^(?:alarm|alert)$/u.test(shown)
    ? 'raise'
    : /^warning$/u.test(shown)
      ? 'show'
      : /^phone call$/u.test(shown)
        ? 'start'
        : 'send'
  const target = whom === undefined || link === undefined ? '' : ` ${link.toLowerCase()} ${withThe(whom)}`
  return { text: `${verb} ${article} ${shown}${target}`, kind: 'always' }
}

function withThe(noun: string): string {
  const last = noun.split(' ').at(-1) ?? ''
  return isPersonNoun(last) && !/^(?:the|an?|all|every|each|both|\p{Lu})/u.test(noun) && !/s$/u.test(last)
    ? `the ${noun}`
    : noun
}

/** "Customer gets an SMS" and "results stay hidden" as acts of the system. */
export function readOutcomeClause(clause: string): Duty | undefined {
  const gets = /^([^,;]{2,60}?)\s(?:gets?|receives?)\s((?:an?|one)\s(?:sms|text message|e-?mail|push|message|reminder|notification|receipt|invoice|code|link|warning)\b.*)$/iu.exec(clause) // prettier-ignore
  if (gets?.[1] !== undefined && gets[2] !== undefined && !hasFiniteVerb(`x ${gets[1]}`))
    return { text: `send ${lowerFirst(gets[1])} ${gets[2]}`, kind: 'always' }
  const stays = /^([^,;]{2,60}?)\s(?:stays?|remains?)\s((?:hidden|visible|locked|closed|open|blocked|private|read-only|available|unchanged|frozen|reserved|empty)\b.*)$/iu.exec(clause) // prettier-ignore
  if (stays?.[1] !== undefined && stays[2] !== undefined && !hasFiniteVerb(`x ${stays[1]}`))
    return { text: `keep ${lowerFirst(addArticle(stays[1]))} ${stays[2]}`, kind: 'always' }
  return undefined
}

/** "Alarm when above 8 °C for more than 10 minutes": the measured thing is known from its unit. */
function readAlarm(body: string): PlainRule | undefined {
  const [, outcome = '', condition = ''] =
    /^(.{3,60}?)\s(?:when|if|once|as soon as)\s(.{5,160})$/iu.exec(body) ?? []
  const duty = readNominalOutcome(outcome)
  if (duty === undefined) return undefined
  const bare = /^(?:above|below|over|under|more than|less than|outside|at least|higher|lower)\b/iu.test(
    condition,
  )
  const subject = !bare ? '' : /°|degrees/iu.test(condition) ? 'the temperature is ' : 'the value is '
  return { ...duty, trigger: `When ${subject}${condition}`, kind: 'condition' }
}

const ladder = new RegExp(
  String.raw`^([\p{L}][\p{L} '-]{1,50}?)[:,]?\s(max(?:imum)?|min(?:imum)?|at most|at least)\.?\s+(${amount})\b(.*)$`,
  'iu',
)

/** "Guests max 1 per booking", "Cash on delivery max 500 EUR". */
function readLadder(body: string): PlainRule | undefined {
  const match = ladder.exec(body)
  const [, noun = '', bound = '', value = '', rest = ''] = match ?? []
  if (
    noun === '' ||
    /[,;]/u.test(rest) ||
    hasFiniteVerb(`x ${noun}`) ||
    hasFiniteVerb(noun) ||
    /\b(?:is|are|the|only|than|for|of|per)$/iu.test(noun)
  )
    return undefined
  const isVerbFirst = verbs.has(noun.toLowerCase().split(' ')[0] ?? '')
  if (isVerbFirst && !/s$|^\p{L}+\s(?:on|of)\s/u.test(noun)) return undefined
  const isMost = /^max|most/iu.test(bound)
  const isCounted = /s$/u.test(noun) && /^\s(?:per|for|in|at|each|on)\b|^$/u.test(rest)
  const counted =
    value === '1' || value.toLowerCase() === 'one' ? singularisePhrase(noun.toLowerCase()) : lowerFirst(noun)
  if (isCounted)
    return {
      text: isMost
        ? `allow at most ${value} ${counted}${rest}${beyond}`
        : `require at least ${value} ${counted}${rest}`,
      kind: 'limit',
      refuses: true,
    }
  return {
    text: isMost
      ? `limit ${lowerFirst(noun)} to at most ${value}${rest}`
      : `require at least ${value}${rest} for ${lowerFirst(noun)}`,
    kind: 'limit',
    refuses: true,
  }
}

const counted = new RegExp(
  String.raw`^(max(?:imum)?\.?\s+|at most\s+|min(?:imum)?\.?\s+|at least\s+|only\s+)?(${amount})\s([\p{L}][\p{L} '-]{1,40}?)\s((?:per|for each|for every)\s[^,;]{2,80})$`,
  'iu',
)

/** "One booking per court and hour", "max 5 downloads per licence". */
function readCounted(body: string): PlainRule | undefined {
  const match = counted.exec(body)
  const [, bound = '', value = '', noun = '', rest = ''] = match ?? []
  if (
    noun === '' ||
    (bound === '' && !/^(?:one|1|a single)$/iu.test(value)) ||
    /\b(?:is|are|must|can|may|costs?)\b/u.test(`${noun} ${rest}`)
  )
    return undefined
  const words = /^min|^at least/iu.test(bound)
    ? 'require at least'
    : bound === '' || /^only/iu.test(bound)
      ? 'allow only'
      : 'allow at most'
  const tail = words === 'allow at most' ? beyond : ''
  return {
    text: `${words} ${value.toLowerCase()} ${lowerFirst(noun)} ${rest}${tail}`,
    kind: 'limit',
    refuses: true,
  }
}

/** "Swaps only before 7:30", "Pick-up only on Saturdays". */
function readOnlyAt(body: string): PlainRule | undefined {
  const [, noun = '', rest = ''] =
    /^([\p{L}][\p{L}\d '-]{2,50}?)\s(only\s(?:before|after|until|between|from|on|in|with|without|at|during|for|to|within|when|if|by)\s[^;]+)$/iu.exec(
      body,
    ) ?? []
  if (noun === '' || hasFiniteVerb(`x ${noun}`) || /\b(?:can|may|must|is|are|not|no|never)\b/iu.test(noun))
    return undefined
  const first = noun.toLowerCase().split(' ')[0] ?? ''
  if (verbs.has(first) && (noun.includes(' ') || !isNounLike(first)))
    return { text: `allow people to ${lowerFirst(noun)} ${rest}`, kind: 'condition', refuses: true }
  return { text: `allow ${lowerFirst(addArticle(noun))} ${rest}`, kind: 'condition', refuses: true }
}

function isNounLike(word: string): boolean {
  return /^(?:refund|return|pickup|access|payment|delivery|repair|exchange|transfer|support|entry|change|download|upload|export|import)$/u.test(
    word,
  )
}

/** "Refund within 14 days only if never downloaded", "Refund possible within 14 days". */
function readPeriodOfGrace(body: string): PlainRule | undefined {
  const [, noun = '', rest = ''] =
    /^((?:free\s)?(?:refund|return|cancellation|exchange|withdrawal|change|transfer|upgrade|pickup|pick-up|reschedul\w+)s?)\s(?:is\s|are\s)?(?:possible\s)?((?:within|up to|until)\s[^;]+)$/iu.exec(
      body,
    ) ?? []
  if (noun === '' || /,\s*(?:but|then)/u.test(rest)) return undefined
  return {
    text: `allow ${/s$/u.test(noun) ? noun.toLowerCase() : one(noun)} ${rest}`,
    kind: 'limit',
    refuses: true,
  }
}

/** "Cancel at least 4 hours before": the person cancels, not the system. */
function readNotice(body: string): PlainRule | undefined {
  const match = /^(cancel|book|reserve|return|order|pay|register|check in|check out|apply|submit|reschedule|change|sign up|confirm|withdraw|claim|enrol|enroll|vote|edit)\s([^,;]*?(?:at least|up to|until|by|no later than|within|latest|before|in advance)\b[^;]*)$/iu.exec(body) // prettier-ignore
  if (match?.[1] === undefined || match[2] === undefined || !/\d/u.test(match[2])) return undefined
  return {
    text: `allow people to ${match[1].toLowerCase()} ${match[2]}${beyond}`,
    kind: 'limit',
    refuses: true,
  }
}

/** "A balance older than 60 days is reminded weekly". */
function readComparedSubject(body: string): PlainRule | undefined {
  const match =
    /^((?:an?\s|the\s|all\s|every\s|each\s)?[\p{L}][\p{L} '-]{2,40}?)\s((?:older|longer|higher|lower|larger|smaller|heavier|above|over|below|under|more|less|later|earlier)\s(?:than\s)?[^,;]{1,50}?)\s(?:is|are|gets?|must be|should be)\s([\p{L}]+)(\s[^;]*)?$/iu.exec(
      body,
    )
  const [, noun = '', comparison = '', done = '', rest = ''] = match ?? []
  const act = baseOf(done)
  if (
    act === undefined ||
    !/\d/u.test(comparison) ||
    /^\s(?:by|not|never|to)\b/u.test(rest) ||
    hasFiniteVerb(`x ${noun}`)
  )
    return undefined
  const isPerson = isPersonNoun(noun.split(' ').at(-1) ?? noun)
  const text =
    act === 'remind' && !isPerson ? `send a reminder${rest}` : `${act} ${isPerson ? 'them' : 'it'}${rest}`
  return { trigger: `When ${one(noun)} is ${comparison}`, text, kind: 'condition' }
}

const handled =
  'limit|keep|store|retain|save|archive|delete|remove|hide|lock|block|release|refund|charge|send|cancel|deactivate|show|publish|record|encrypt|back up|round|display|log|anonymise|anonymize|restore|reserve|close|freeze'
const handledVerbs = new Set(handled.split('|'))

/** "Readings are kept 5 years" → "keep readings for 5 years"; "by the manager" names another actor and stays out. */
function readKeptThing(body: string): PlainRule | undefined {
  const match =
    /^([\p{L}\d][^,;]{1,70}?)\s(?:is|are|gets?|get)\s(never\s|not\s|always\s|only\s|automatically\s)?([\p{L}]+)\b(.*)$/iu.exec(
      body,
    )
  const [, subject = '', how = '', done = '', rest = ''] = match ?? []
  const act = baseOf(done)
  if (
    act === undefined ||
    !handledVerbs.has(act) ||
    /^\sby\s(?!\d|\p{L}+ing|e-?mail|sms|post|phone|push|text|card|bank)|[,;].*\b(?:is|are|must|can)\b|\b(?:it|they)\b/iu.test(
      rest,
    )
  )
    return undefined
  if (
    /\b(?:if|when|during|no|nobody|none|who|that|which|must|may|can)\b/iu.test(subject) ||
    hasFiniteVerb(`x ${subject}`)
  )
    return undefined
  const span =
    /^\s(?=(?:\d|one|two|three|five|ten)\S*\s(?:seconds?|minutes?|hours?|days?|weeks?|months?|years?)\b)/iu.test(
      rest,
    ) && !/\b(?:before|after|later|prior)\b/u.test(rest)
      ? ' for'
      : ''
  return {
    text: `${how.toLowerCase()}${act} ${lowerFirst(addArticle(subject))}${span}${rest}`,
    kind: /never|not/iu.test(how) ? 'forbid' : 'always',
  }
}

/** "Vouchers are valid 3 years" → "treat vouchers as valid for 3 years". */
function readValidity(body: string): PlainRule | undefined {
  const [, subject = '', state = '', rest = ''] =
    /^([\p{L}][^,;]{1,60}?)\s(?:is|are)\s(valid|overdue|late|active|inactive|final|optional|private|public|anonymous|confidential|binding|closed|open|free|expired|complete)\b(?!\s?,)(.*)$/iu.exec(
      body,
    ) ?? []
  if (
    subject === '' ||
    hasFiniteVerb(`x ${subject}`) ||
    /\b(?:no|nobody|who|that|which)\b/iu.test(subject) ||
    /\b(?:it|they|must|can)\b/u.test(rest)
  )
    return undefined
  const span = /^\s(?=\d\S*\s(?:minutes?|hours?|days?|weeks?|months?|years?)\b)/iu.test(rest) ? ' for' : ''
  return {
    text: `treat ${lowerFirst(addArticle(subject))} as ${state.toLowerCase()}${span}${rest}`,
    kind: 'condition',
  }
}

/** "Holds expire after 8 minutes" → "let holds expire after 8 minutes". */
function readExpiry(body: string): PlainRule | undefined {
  const [, subject = '', act = '', rest = ''] =
    /^([\p{L}][^,;]{1,60}?)\s(expires?|ends?|starts?|begins?|lapses?|lasts?|closes?|opens?|disappears?|vanish(?:es)?|times? out)\b(\s(?:automatically\s)?(?:\d\S*|after|in|at|on|when|if|once|before|as soon as)\s.+)$/iu.exec(
      body,
    ) ?? []
  if (
    subject === '' ||
    hasFiniteVerb(`x ${subject}`) ||
    /\b(?:no|nobody|who|that|which)\b/iu.test(subject) ||
    /;/u.test(rest)
  )
    return undefined
  const base = act
    .toLowerCase()
    .replace(/^(vanish)es$/u, '$1')
    .replace(/^(time)s( out)$/u, '$1$2')
    .replace(/([^s])s$/u, '$1')
  return { text: `let ${lowerFirst(addArticle(subject))} ${base}${rest}`, kind: 'condition' }
}

/** "Next inspection is 7 days in May to July, otherwise 14" → "set the next inspection to 7 days …". */
function readSetting(body: string): PlainRule | undefined {
  const [, subject = '', value = ''] = /^([\p{L}][\p{L} '-]{2,60}?)\sis\s((?:\d|[€$£]).*)$/u.exec(body) ?? []
  if (
    subject === '' ||
    /\b(?:it|this|that|there|which|who|at|least|no|on|in)\b/iu.test(subject) ||
    hasFiniteVerb(`x ${subject}`) ||
    /;/u.test(value)
  )
    return undefined
  return { text: `set ${lowerFirst(addArticle(subject))} to ${value}`, kind: 'condition' }
}

/** "Guests can book without an account but must confirm by e-mail". */
function readAbleButBound(body: string): PlainRule | undefined {
  const [, subject = '', able = '', bound = ''] =
    /^([\p{L}][\p{L} -]{1,50}s)\s(?:can|may)\s(?!not|only|never)([^,;]{3,90}?),?\s(?:but|and)\smust\s(?!not|only|never)([^,;]{3,90})$/u.exec(
      body,
    ) ?? []
  if (
    subject === '' ||
    /\b(?:if|when|unless|but|and|or)\b/u.test(`${able} ${bound}`) ||
    hasFiniteVerb(`x ${subject}`)
  )
    return undefined
  return { text: `allow ${lowerFirst(subject)} to ${able} but require them to ${bound}`, kind: 'condition' }
}

/** "Nobody cooks while on holiday" → "not allow anyone to cook while on holiday". */
function readNobody(body: string): PlainRule | undefined {
  const [, verb = '', rest = ''] = /^(?:nobody|no one)\s([a-z]{3,20}s)(\s.+)?$/iu.exec(body) ?? []
  if (verb === '' || /^(?:is|has|was|does|gets|needs|knows|less|unless)$|ss$/u.test(verb)) return undefined
  const base = verb
    .replace(/(sh|ch|x|z|o)es$/u, '$1')
    .replace(/ies$/u, 'y')
    .replace(/([^s])s$/u, '$1')
  return { text: `not allow anyone to ${base}${rest}`, kind: 'forbid', refuses: true }
}

const price = String.raw`(?:[€$£]\s?\d[\d.,]*\d|\d[\d.,]*\s?(?:[€$£]|eur\b|usd\b|gbp\b|chf\b))`

const priceStep = new RegExp(
  String.raw`^(?:and\s)?(up to\s\d[\d.,]*\s?[a-z]{1,10})\s(?:costs?\s|for\s|is\s)?(${price})$`,
  'iu',
)

/** "Austria: up to 10 kg 5,90 €, up to 31 kg 9,90 €": prices by size, which ban nothing. */
function readTiers(body: string): PlainRule | undefined {
  const [, label = '', rest = ''] =
    /^(?:([\p{L}][\p{L}\d '-]{1,50}?)[:,]?\s)?(up to\s\d.+)$/iu.exec(body) ?? []
  const steps = rest.split(/,\s(?=up to\s)|;\s/iu).map((step) => priceStep.exec(step.trim()))
  if (steps.length === 0 || steps.some((step) => step === null) || hasFiniteVerb(`x ${label}`))
    return undefined
  const charges = steps.map((step) => `${step?.[2] ?? ''} ${(step?.[1] ?? '').toLowerCase()}`)
  return {
    text: `charge ${charges.join(', then ')}${label === '' ? '' : ` for ${lowerFirst(label)}`}`,
    kind: 'condition',
  }
}

/** "If weight above 31 kg, split into parcels": the verb "is" was left out. */
export function readComparedCondition(body: string): PlainRule | undefined {
  const [, word = '', noun = '', comparison = '', outcome = ''] =
    /^(if|when)\s([\p{L}][\p{L} '-]{1,40}?)\s((?:above|over|below|under|more than|less than|at least|older than)\s[^,]{1,40}),\s(?:then\s)?([^,;]{3,120})$/iu.exec(
      body,
    ) ?? []
  if (
    noun === '' ||
    hasFiniteVerb(`x ${noun}`) ||
    /\b(?:is|are|has|gets?|goes|falls|rises|drops)$/iu.test(noun)
  )
    return undefined
  const duty =
    readNominalOutcome(outcome)?.text ??
    (verbs.has(outcome.toLowerCase().split(' ')[0] ?? '') ? lowerFirst(outcome) : undefined)
  if (duty === undefined || hasFiniteVerb(outcome)) return undefined
  const isIf = word.toLowerCase() === 'if'
  return {
    trigger: `${isIf ? 'If' : 'When'} ${addArticle(noun)} is ${comparison}${isIf ? ', then' : ''}`,
    text: duty,
    kind: 'condition',
  }
}

/** "Complaints are approved by the head nurse" → "require the head nurse to approve complaints". */
function readAgent(body: string): PlainRule | undefined {
  const [, subject = '', done = '', agent = ''] =
    /^([\p{L}][^,;]{1,60}?)\s(?:is|are)\s([\p{L}]+)\sby\s((?:the\s|an?\s|two\s|three\s|at least\s\S+\s)?[\p{L}]+(?:\s[\p{L}]+)?)$/iu.exec(
      body,
    ) ?? []
  const act = baseOf(done)
  const last = agent.toLowerCase().split(' ').at(-1) ?? ''
  if (
    act === undefined ||
    !isPersonNoun(singularisePhrase(last)) ||
    hasFiniteVerb(`x ${subject}`) ||
    /\b(?:no|nobody|only|who|that|which)\b/iu.test(subject)
  )
    return undefined
  return { text: `require ${lowerFirst(agent)} to ${act} ${lowerFirst(addArticle(subject))}`, kind: 'always' }
}
