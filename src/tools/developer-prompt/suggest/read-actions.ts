import { isAlsoNoun } from '../compose/read/english-verbs.ts'
import { isPeople } from './is-people.ts'
import { clipWords, isVerb } from '../compose/words/english.ts'
import { baseVerb } from '../compose/words/verbs.ts'

export type SaidActions = {
  /** "neighbours", who does what the product is for. */
  doer?: string
  /** "lend each other tools", in the order told. */
  actions: string[]
}

const end = String.raw`(?=[.;:!?()]|$)`
const whoCan = new RegExp(
  String.raw`\b(?:where|so that|so|in which|with which|and|,)\s+(?:the\s+|my\s+|our\s+)?((?:[\p{L}\p{N}'’-]+\s){0,5}?[\p{L}'’-]+)\s+can\s+(?:also\s+)?(.+?)${end}`,
  'iu',
)
const helps = new RegExp(
  String.raw`\b(?:lets?|letting|allows?|allowing|enables?|enabling|helps?|helping)\s+((?:[\p{L}\d'’-]+,?\s){1,8}?)(?:to\s+)?(?=(\p{L}+)\s)`,
  'iu',
)
const connects =
  /\b(?:connect(?:s|ing)?|match(?:es|ing)?|bring(?:s|ing)? together|pairs?|pairing)\s+((?:[\p{L}'’-]+\s){1,4}?)(?:with|and|to)\s+((?:[\p{L}'’-]+\s?){1,4}?)(?=\s*(?:[,.;:!?()]|$|\s(?:who|that|for|in|nearby|near|so|and)\b))/iu
const reminds = new RegExp(
  String.raw`\b(?:reminds?|reminding|teach(?:es|ing)?|warns?|asks?|nudges?|gets?)\s+((?:[\p{L}'’-]+\s){1,4}?)to\s+(.+?)${end}`,
  'iu',
)
const forWhomTo = new RegExp(String.raw`\bfor\s+((?:[\p{L}\d'’-]+\s){1,8}?)to\s+(.+?)${end}`, 'iu')
const toDo = new RegExp(
  String.raw`\b(?:app|application|tool|site|website|platform|tracker|planner|dashboard|system|software|extension|bot|program|something|place|way|service|portal|game)s?\s+(?:for\s+me\s+)?to\s+(.+?)${end}`,
  'iu',
)
const thatDoes = new RegExp(
  String.raw`\b(?:that|which)\s+(?:also\s+|automatically\s+|only\s+)?(\p{L}+s)\s+(.+?)${end}`,
  'iu',
)
const wantTo = new RegExp(
  String.raw`\b(?:i|we|they|people|users|customers|members)\s+(?:want|need|would like|wish|should be able|have)\s+to\s+(.+?)${end}`,
  'giu',
)
const told = new RegExp(
  String.raw`(?:^|[.;!?]\s+|,\s+)(?:the\s+|our\s+|my\s+|each\s+)?([\p{L}'’-]+)\s+(\p{L}+)\s+(.+?)${end}`,
  'giu',
)
const building = /^(?:build|make|create|develop|design|code|have|be|use|get|want|help|start|launch|write)$/iu

/** Both sides of "connects sheep farmers with wool buyers". */
export function readSides(text: string): string | undefined {
  const match = connects.exec(text)
  const [one = '', other = ''] = [match?.[1], match?.[2]].map((side) => side?.trim())
  const arePeople = [one, other].every((side) => isPersonLike(side.split(' ').at(-1) ?? ''))
  return one !== '' && arePeople ? `${one} and ${other}` : undefined
}

/** What people do with it, from English. */
export function readActions(source: string, audience?: string): SaidActions {
  // "track hives, for hobby beekeepers": whom it is for is no part of what is done.
  const text =
    audience === undefined
      ? source
      : source.replace(new RegExp(String.raw`,?\s+for ${escaped(audience)}(?!\s+to\b)`, 'iu'), '')
  const found =
    whoCanDo(text) ??
    remindsTo(text) ??
    helpsTo(text) ??
    forThemTo(text) ??
    plainTo(text) ??
    doesItself(text) ??
    opening(text)
  const rest = [...wanted(text), ...toldOf(text)]
  const actions = [...(found?.actions ?? []), ...rest]
  const doer = found?.doer
  return { ...(doer === undefined ? {} : { doer }), actions: withoutTwins(actions).slice(0, 6) }
}

function whoCanDo(text: string): SaidActions | undefined {
  const match = whoCan.exec(text)
  if (!match) return undefined
  return withDoer(match[1] ?? '', splitActions(match[2] ?? ''))
}

function escaped(words: string): string {
  return words.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
}

/** "reminds my grandmother to take her pills": she is the one who acts. */
function remindsTo(text: string): SaidActions | undefined {
  const match = reminds.exec(text)
  return match ? withDoer(match[1] ?? '', splitActions(match[2] ?? ''), true) : undefined
}

function helpsTo(text: string): SaidActions | undefined {
  const match = helps.exec(text)
  if (!match) return undefined
  // The people end where the first verb begins: "lets falconers log flights".
  const after = text.slice(match.index).replace(/^\p{L}+\s+/u, '')
  const words = after.split(/\s+/u)
  const at = words.findIndex(
    (word, index) =>
      index > 0 &&
      (words[index - 1] === 'to' ||
        (isVerb(word.toLowerCase()) &&
          (isPersonLike(words[index - 1] ?? '') ||
            (words.slice(0, index).some(isPersonLike) &&
              /^(?:up|in|out|off|an?|the|their|my|his|her|each|all|new)$/iu.test(words[index + 1] ?? ''))))),
  )
  if (at < 1 || at > 9) return undefined
  const doer = words
    .slice(0, at)
    .join(' ')
    .replace(/\s+to$/u, '')
  return withDoer(
    doer,
    splitActions(
      words
        .slice(at)
        .join(' ')
        .split(/[.;:!?()]/u)[0] ?? '',
    ),
  )
}

function forThemTo(text: string): SaidActions | undefined {
  const match = forWhomTo.exec(text)
  if (!match) return undefined
  return withDoer((match[1] ?? '').trim(), splitActions(match[2] ?? ''))
}

function plainTo(text: string): SaidActions | undefined {
  const match = toDo.exec(text)
  const actions = match ? splitActions(match[1] ?? '') : []
  return actions.length > 0 ? { actions } : undefined
}

/** "that plans meals and tracks allergies": the product's verbs are what people get done with it. */
function doesItself(text: string): SaidActions | undefined {
  const match = thatDoes.exec(text)
  const verb = match ? baseVerb(match[1] ?? '') : undefined
  if (!match || verb === undefined || isPersonLike(match[1] ?? '') || /^(?:ha|i|doe)s$/u.test(match[1] ?? ''))
    return undefined
  const actions = splitActions(`${verb} ${match[2] ?? ''}`, true)
  return { actions }
}

/** "Track my plants": the sentence itself is what is to be done. */
function opening(text: string): SaidActions | undefined {
  const [first = ''] = text.split(/[.;:!?()]/u)
  const actions = splitActions(
    first.replace(/^(?:please|help me(?: to)?|let me|i want to|i need to|i would like to)\s+/iu, ''),
  )
  return actions.length > 0 ? { actions } : undefined
}

function wanted(text: string): string[] {
  return Array.from(text.matchAll(wantTo)).flatMap((match) => splitActions(match[1] ?? ''))
}

/** "Renters choose a slot and pay": people, then a verb in its plain form. */
function toldOf(text: string): string[] {
  return Array.from(text.slice(0, 1_500).matchAll(told)).flatMap((match) => {
    const [, who = '', verb = '', rest = ''] = match
    if (!isPersonLike(who) || !isVerb(verb.toLowerCase()) || /^(?:can|must|may|should)$/iu.test(verb))
      return []
    return splitActions(`${verb} ${rest}`)
  })
}

function withDoer(doer: string, actions: string[], keepsMy = false): SaidActions | undefined {
  const plain = doer
    .replace(
      keepsMy ? /^(?:an?|the|all|other|some|\d+)\s+/iu : /^(?:an?|the|my|our|all|other|some|\d+)\s+/iu,
      '',
    )
    .trim()
  if (actions.length === 0) return undefined
  const isPerson = plain !== '' && !/^(?:i|we|you|they|me|us|them|one|people who|who|it|each)$/iu.test(plain)
  return { ...(isPerson ? { doer: plain } : {}), actions }
}

function isPersonLike(word: string): boolean {
  const plain = word.replace(/[,;]$/u, '')
  return (
    isPeople(plain) || /^(?:people|you|me|us|them|everyone|anyone|someone|users?|they|we|i)$/iu.test(plain)
  )
}

/** "choose a slot, pay a deposit and get a code" → three; "see orders, stock and waste" stays one. */
function splitActions(text: string, isThirdPerson = false): string[] {
  const clean = text
    .replace(
      /,?\s+(?:with (?:a|an|the option|which)|so that|so they|without|because|instead of|in order to|before|after|when|while|if)\b.*$/iu,
      '',
    )
    .replace(/\s+/gu, ' ')
    .trim()
  const actions: string[] = []
  for (const piece of clean.split(/,\s*(?:and\s+|or\s+|then\s+)?|\s+(?:and|or|then)\s+/u)) {
    const words = piece.trim().split(' ')
    const first = (words[0] ?? '').toLowerCase()
    const verb =
      isThirdPerson && actions.length > 0 && /s$/u.test(first)
        ? baseVerb(first)
        : isVerb(first)
          ? first
          : undefined
    const opens = verb !== undefined && (actions.length === 0 || words.length > 1 || !isAlsoNoun(verb))
    if (opens && verb !== undefined) actions.push([verb, ...words.slice(1)].join(' '))
    else if (actions.length > 0)
      actions.push(`${actions.pop()}${/,/u.test(clean) ? ', ' : ' and '}${piece.trim()}`)
    else return []
  }
  return actions
    .map((action) => clipWords(action.replace(/[,\s]+$/u, ''), 14).replaceAll(/, (?=[^,]*$)/gu, ' and '))
    .filter((action) => action.length > 3 && !building.test(action.split(' ')[0] ?? ''))
}

function withoutTwins(actions: readonly string[]): string[] {
  return actions.filter(
    (action, index) => !actions.slice(0, index).some((other) => other === action || other.includes(action)),
  )
}
