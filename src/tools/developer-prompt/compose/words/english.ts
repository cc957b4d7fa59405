import { indefiniteArticle } from '#shared/text/indefinite-article.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { detectLanguage as detect } from '#shared/text/language.ts'
import { memoByText } from './memo.ts'
/** Small pieces of English grammar; everything here leaves words it does not know alone. */

const irregularPlurals: Readonly<Record<string, string>> = {
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  foot: 'feet',
  mouse: 'mice',
  life: 'lives',
  knife: 'knives',
  leaf: 'leaves',
  shelf: 'shelves',
  half: 'halves',
  series: 'series',
  species: 'species',
  news: 'news',
  staff: 'staff',
  equipment: 'equipment',
  inventory: 'inventory',
  feedback: 'feedback',
  analysis: 'analyses',
  diagnosis: 'diagnoses',
  criterion: 'criteria',
  media: 'media',
  data: 'data',
  stock: 'stock',
  information: 'information',
  sheep: 'sheep',
  fish: 'fish',
  luggage: 'luggage',
  hardware: 'hardware',
  software: 'software',
}

export function plural(noun: string): string {
  const match = /^(.*?)([\p{L}]+)$/u.exec(noun)
  if (!match) return noun
  const [, before = '', last = ''] = match
  // Labels are lower-case; a capital marks a noun of another language, which keeps its form.
  if (/^\p{Lu}\p{Ll}/u.test(last) || /[^\x00-\x7f]/.test(last)) return noun
  const known = irregularPlurals[last.toLowerCase()]
  if (known !== undefined) return before + matchCase(known, last)
  if (!/^[a-z]+$/i.test(last)) return noun
  if (/[a-z]{3}(?<!hu|ger|ro|talis|otto|cai)man$/i.test(last)) return `${before}${last.slice(0, -2)}en`
  if (/[^aeiou]y$/i.test(last)) return `${before}${last.slice(0, -1)}ies`
  if (/(?:s|x|z|ch|sh)$/i.test(last)) return `${before}${last}es`
  return `${noun}s`
}

function matchCase(word: string, model: string): string {
  return /^[A-Z]/.test(model) ? word.charAt(0).toUpperCase() + word.slice(1) : word
}

/** "Foremen" and "craftsmen", but not "specimen". */
export const pluralOfMan =
  /^(?!(?:speci|regi|abdo|acu|sta|bitu|fora|albu|cycla|exa|volu|certa)men$)[a-z-]{3,}men$/u

export function singular(noun: string): string {
  const match = /^(.*?)([A-Za-z]+)$/.exec(noun)
  if (!match) return noun
  const [, before = '', last = ''] = match
  const lower = last.toLowerCase()
  for (const [one, many] of Object.entries(irregularPlurals)) {
    if (many === lower) return before + matchCase(one, last)
  }
  if (pluralOfMan.test(lower)) return `${before}${last.slice(0, -2)}an`
  if (/(?:ss|us|is|news)$/.test(lower) || lower.length < 4) return noun
  if (lower.endsWith('ies') && lower.length > 4) return `${before}${last.slice(0, -3)}y`
  if (/(?:x|ch|sh|ss|zz)es$/.test(lower)) return `${before}${last.slice(0, -2)}`
  return lower.endsWith('s') ? `${before}${last.slice(0, -1)}` : noun
}

/** "a" or "an" by sound, with the noun. */
export function withArticle(noun: string): string {
  return `${indefiniteArticle(noun)} ${noun}`
}

const detectLanguage = memoByText(detect, 2_000)

/** Whether the words are not English: such words keep their capitals. */
function isForeign(text: string): boolean {
  return (
    /^[\x00-\x7f]*[^\x00-\x7f\s\p{P}\p{S}]/u.test(text.split(/\s/, 1)[0] ?? '') ||
    detectLanguage(text).code === 'de'
  )
}

/** Lower-cases a sentence start, but leaves acronyms, names like "iPad" and single capitals alone. */
export function lowerFirst(text: string): string {
  if (/^\p{Lu}/u.test(text) && isForeign(text)) return text
  return /^\p{Lu}(?:\p{Ll}|\s|$)/u.test(text) && !/^I\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}

export function withoutStop(text: string): string {
  return text.trim().replace(/[\s.;:,!]+$/u, '')
}

/** One sentence with a capital and a full stop. */
export function sentence(text: string): string {
  const trimmed = text.trim()
  if (trimmed === '') return ''
  const started = /^(?:[a-z]+[A-Z]|`)/.test(trimmed) ? trimmed : upperFirst(trimmed)
  return /[.!?…。！？"”)]$/u.test(started) && /[.!?…。！？]["”)]?$/u.test(started)
    ? started
    : `${started.replace(/[,;:]$/, '')}.`
}

const keptAfterS = new Set(['is', 'has', 'does', 'was', 'can', 'may', 'must', 'will', 'should'])

/** "reserve for a Saturday" → "reserves for a Saturday"; "view and edit" → "views and edits". */
export function thirdPerson(phrase: string): string {
  const words = phrase.trim().split(/\s+/)
  const first = words[0] ?? ''
  if (!/^[a-z]+(?:-[a-z]+)?$/i.test(first)) return phrase.trim()
  words[0] = conjugate(first)
  for (let index = 2; index < words.length; index += 1) {
    const word = words[index] ?? ''
    const follows = /^(?:and|or|\/|&)$/.test(words[index - 1] ?? '')
    if (follows && isVerb(word) && index < words.length - 1) words[index] = conjugate(word)
    else if (follows && index === 2 && isVerb(word)) words[index] = conjugate(word)
  }
  return words.join(' ')
}

function conjugate(verb: string): string {
  const lower = verb.toLowerCase()
  if (keptAfterS.has(lower)) return lower
  if (lower === 'be') return 'is'
  if (lower === 'have') return 'has'
  if (/^(?:re-|pre-|co-)/.test(lower)) return addVerbS(lower)
  if (/[^s]s$/.test(lower) && !/(?:us|is)$/.test(lower)) return lower
  return addVerbS(lower)
}

function addVerbS(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`
  if (/(?:s|x|z|ch|sh|o)$/.test(verb)) return `${verb}es`
  return `${verb}s`
}

const participles: Readonly<Record<string, string>> = {
  pay: 'paid',
  send: 'sent',
  sell: 'sold',
  buy: 'bought',
  take: 'taken',
  give: 'given',
  make: 'made',
  lend: 'lent',
  write: 'written',
  choose: 'chosen',
  build: 'built',
  keep: 'kept',
  find: 'found',
  see: 'seen',
  hold: 'held',
  set: 'set',
  put: 'put',
  let: 'let',
  cut: 'cut',
  read: 'read',
  draw: 'drawn',
  begin: 'begun',
  run: 'run',
  do: 'done',
  leave: 'left',
  lose: 'lost',
  win: 'won',
  split: 'split',
  hide: 'hidden',
  get: 'got',
  bring: 'brought',
  tell: 'told',
  show: 'shown',
  speak: 'spoken',
  teach: 'taught',
  think: 'thought',
  eat: 'eaten',
  feed: 'fed',
  ride: 'ridden',
}

/** "reserve" → "reserved"; first word only. */
export function participle(verb: string): string {
  const lower = verb.toLowerCase()
  const known = participles[lower]
  if (known !== undefined) return known
  if (!/^[a-z]+$/.test(lower)) return verb
  if (/e$/.test(lower)) return `${lower}d`
  if (/[^aeiou]y$/.test(lower)) return `${lower.slice(0, -1)}ied`
  if (/^[^aeiou]*[aeiou][bdgklmnprt]$/.test(lower) || /(?:mit|fer|cur|cel)$/.test(lower))
    return `${lower}${lower.at(-1)}ed`
  return `${lower}ed`
}

const verbs = new Set(
  `allocate amend audit brew certify clarify congratulate countersign curate deduct delegate demote diagnose digitise digitize disinfect dismantle dispose endorse enforce evacuate examine forage graft inoculate invest investigate irrigate knit lubricate mow obtain onboard oversee photograph plough postpone prepare proofread prune reassign rearrange rebuild recalculate recycle refuel refurbish rehearse rehome reimburse relocate renovate replant resell resupply retest reuse revise sanitise sanitize sew sharpen sterilise sterilize sweep vaccinate weld
accept access achieve acknowledge activate add adjust allow analyse analyze annotate announce answer apply appoint approve archive
arrange ask assemble assess assign attach attend authorise authorize award ban bill block book bookmark borrow
bring browse build bulk buy calculate calibrate call cancel capture change charge chat check choose claim classify clean clear click clock
close collaborate collect comment compare complete compose configure confirm connect contact control convert cook copy correct count
create cross customise customize cut deactivate decide declare decline define delete deliver deploy deposit describe design
detect disable discard discover discuss dismiss dispatch dispute display distribute divide do donate download draft drag draw
duplicate earn edit eat email embed enable end enrol enroll enter escalate estimate evaluate exchange explain explore export extend
fetch file fill filter find finish fix flag follow forward fulfil fulfill generate get give go grade grant group guess
handle harvest help hide hire hold identify import improve inform insert inspect install invite invoice issue join
judge jump keep label launch lead learn leave lend let like link list listen load locate lock log login look maintain make
manage map mark match measure meet mention merge message moderate modify monitor move mute name navigate negotiate nominate note notify
observe offer open operate order organise organize pack park participate pause pay perform pick pin place plan plant play
point poll post practice practise predict preview print prioritise process produce promote propose prove provide publish
pull purchase push put qualify query queue rate reach react read rebook receive recommend reconcile record redeem redo reduce refer refill refund
refuse register reject release relist remember remind remove rename renew rent reopen reorder repair repeat replace reply report
request reschedule reserve reset resolve respond restart restore resubmit resume retire retry return reveal reverse review
revoke reward ride roll rotate route run save scan schedule score search secure see select sell send serve set settle share
ship shop show sign simulate skip sort speak specify split sponsor start state stop store stream study submit subscribe suggest
summarise summarize supervise support surf suspend swap swipe switch sync tag take talk tap teach tell test track trade train transcribe transfer
translate transport travel treat trigger try turn type undo unlock unsubscribe update upgrade upload upvote use validate verify view
visit volunteer vote wait walk warn watch weigh withdraw work wrap write zoom water feed log-in sign-in check-in check-out dispense prescribe triage`.split(
    /\s+/,
  ),
)

export function isVerb(word: string): boolean {
  return verbs.has(word.toLowerCase())
}

/** The verb a slip of one letter stands for: "refil", "acknowlege". Swapped vowels make other words and do not count. */
export const nearVerb = memoByText((word: string): string | undefined => {
  const lower = word.toLowerCase()
  if (!/^[a-z]{5,14}$/.test(lower) || /[aio]$/.test(lower)) return undefined
  const found = [...verbs].filter(
    (verb) => verb.length >= 5 && Math.abs(verb.length - lower.length) === 1 && isOneLetterApart(verb, lower),
  )
  return found.length === 1 ? found[0] : undefined
}, 500)

function isOneLetterApart(left: string, right: string): boolean {
  const [longer, shorter] = left.length > right.length ? [left, right] : [right, left]
  if (longer.charAt(0) !== shorter.charAt(0)) return false
  let at = 0
  while (at < shorter.length && longer.charAt(at) === shorter.charAt(at)) at += 1
  return longer.slice(at + 1) === shorter.slice(at)
}

/** Whether the phrase opens with an English verb in its plain form. */
export function startsWithVerb(phrase: string): boolean {
  return isVerb(/^[a-z]+(?:-[a-z]+)?/i.exec(phrase.trim())?.[0] ?? '')
}

const massNouns = new Set(
  'damage feedback stock data information progress time music money access content equipment inventory attendance availability support help work food water status history staff news mail traffic weather advice evidence research software hardware furniture cash rent credit interest health safety quality permission consent pickup checkout luggage salt sugar flour bread rice milk honey wax oil fuel petrol diesel gas electricity energy power hay manure compost soil sand gravel snow ice rain fish meat cheese butter coffee tea wine beer wood timber paper cardboard plastic metal steel wool cotton fabric leather rubbish trash garbage litter time space parking sleep pain blood insulin homework laundry transport art poetry music love trust privacy security overtime payroll tax income revenue profit debt knowledge training mould algae varroa pollen seed livestock land fruit capacity demand supply usage waste'.split(
    ' ',
  ),
)

/** "post swap" reads "post a swap": one plain singular noun gets its article. */
export function withObjectArticle(object: string): string {
  if (!/^[a-z]{3,20}$/.test(object) || massNouns.has(object) || /(?:s|ing|ly|ed)$/.test(object)) return object
  return /^(?:app|site|website|homepage|dashboard|map)$/.test(object) ? `the ${object}` : withArticle(object)
}

/** First clause of a phrase: up to a comma, semicolon, dash or bracket, without breaking a number. */
export function firstClause(text: string): string {
  const match = /^(.*?)(?:,\s|;\s|\s[-–—]\s|\s?\(|\.\s|:\s|$)/su.exec(text.trim())
  return withoutStop(match?.[1] ?? text)
}

/** At most `limit` words, cut at a word and without a dangling small word. */
export function clipWords(text: string, limit: number): string {
  const words = text.trim().split(/\s+/)
  if (words.length <= limit) return text.trim()
  const kept = words.slice(0, limit)
  while (
    kept.length > 1 &&
    /^(?:a|an|the|and|or|of|to|in|on|at|for|by|with|from|their|his|her|its|who|that|is|are)$/i.test(
      kept.at(-1) ?? '',
    )
  ) {
    kept.pop()
  }
  return kept.join(' ').replace(/[,;:–—-]+$/u, '')
}
