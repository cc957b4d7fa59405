import { indefiniteArticle } from '#shared/text/indefinite-article.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { deedClause, isDeedVerb } from './deeds.ts'
import { featurePatterns, type FeatureWords, type Written } from './feature-patterns.ts'
import { isAlsoNoun } from './english-verbs.ts'
import { actorOf, featureShapes, verbOf, viewingElsewhere } from './feature-shapes.ts'
import { detectLanguage } from '#shared/text/language.ts'
import { safeInline } from '#shared/text/normalise.ts'
import { pluralise } from './singular.ts'
import { memoByText } from '../words/memo.ts'

export type AcceptedFeature = {
  /** One acceptance line that quotes the user's words and names actor, trigger, result and bound. */
  requirement: string
  /** The same line without the quotation, for places where the words already stand as a title. */
  acceptance: string
  entities: string[]
  routes: string[]
  /** What happens when it goes wrong, as a full sentence. */
  negative?: string
  pattern: string
}

/** Turns a feature the user wrote freely into something a tester can check; the first pattern that fits writes the line. */
export function acceptCustomFeature(
  feature: string,
  vocabulary: { role: string; entity: string },
): AcceptedFeature {
  const quoted = safeInline(feature).replace(/[.;,]+$/u, '')
  const words = wordsFor(feature, vocabulary)
  const { name, write } = readFeature(words.feature)
  const written = write(words)
  return {
    requirement: `“${quoted}”: ${written.accept}.`,
    acceptance: `${upperFirst(written.accept)}.`,
    entities: written.entities ?? [],
    routes: written.routes ?? [],
    ...(written.negative === undefined ? {} : { negative: `${written.negative}.` }),
    pattern: name,
  }
}

/** What a wish is about stands in its first words. */
const longestRead = 400

type Reading = { name: string; write: (words: FeatureWords) => Written }

/** By its verb, then by the thing it names, then by the kind of thing; other languages by the whole text. */
const readFeature = memoByText((feature: string): Reading => {
  const sure = featurePatterns.find(({ match, isAnywhere }) => isAnywhere === true && match.test(feature))
  if (sure) return sure
  const verb = verbOf(feature) || openingDeed(feature)
  const isCase = condition.test(feature) || commandLine.test(feature)
  if (verb !== '' && (!isCase || /\sagree/u.test(feature))) {
    const rest = feature.slice(feature.indexOf(verb) + verb.length).trim()
    const particle = `${verb} ${/^(?:in|up|off|out|the|an?|each|every|my|your|our)(?=\s|$)/u.exec(rest)?.[0] ?? ''}`
    const byVerb = featurePatterns.find(
      ({ match, isByVerb }) => isByVerb === true && (match.test(verb) || match.test(particle)),
    )
    if (byVerb) return byVerb
    const deed = deedClause({ verb, rest, entity: '', entities: '' })
    if (deed)
      return {
        name: `deed: ${deed.name}`,
        write: ({ entity, entities }) => writeDeed({ verb, rest, entity, entities }),
      }
  }
  // Word order differs elsewhere, so the whole text is read when it is not English.
  const language = detectLanguage(feature).code
  const isForeign = /[^\p{ASCII}“”‘’–—×€£]/u.test(feature) || language !== 'en'
  if (isForeign && viewingElsewhere.test(feature))
    return (
      featureShapes.find(({ name }) => name === 'action: view') ?? { name: 'default', write: writeDefault }
    )
  const opening = headFirst.test(language) ? (feature.split(' ', 1)[0] ?? '') : ''
  const opened = opening === '' ? undefined : featurePatterns.find(({ match }) => match.test(opening))
  if (opened) return opened
  const parts = verb === '' ? [endOfHead(feature, isCase ? 1 : 2), meansOf(feature)] : [meansOf(feature)]
  const topic = featurePatterns.find(({ match }) => parts.some((part) => part !== '' && match.test(part)))
  if (topic) return topic
  const foreign = isForeign && !isCase ? featurePatterns.find(({ match }) => match.test(feature)) : undefined
  if (foreign) return foreign
  if (!isCase && information.test(feature)) return { name: 'information', write: writeInformation }
  return (
    (isCase ? undefined : featureShapes.find(({ fits }) => fits(feature))) ?? {
      name: 'default',
      write: writeDefault,
    }
  )
}, 500)

/** Languages that name the thing before what describes it: "تذكير قبل يومين من الموعد" is a reminder, not a booking. */
const headFirst = /^(?:ar|es|fr|he|it|pt|ru|uk)$/

function writeDeed(words: { verb: string; rest: string; entity: string; entities: string }): Written {
  return {
    accept: deedClause(words)?.clause ?? '',
    negative: 'If it fails, everything typed stays and the message names the reason',
  }
}

/** "acknowledge alert with reason", "call owner": these verbs open a deed unless a thing's name ends the words. */
function openingDeed(feature: string): string {
  const [head = ''] = feature.split(headEnd, 1)
  const [verb = '', ...rest] = head.split(' ')
  if (rest.length === 0 || !/^[a-z-]+$/u.test(verb)) return ''
  if (isDeedVerb(verb) && !isAlsoNoun(verb) && verb !== 'monitor') return verb
  if (/^(?:upload|download|import|export|share)$/u.test(verb))
    return /(?:history|page|button|queue|form|log|screen|limit|speed|cent(?:er|re)|feature|function)s?$/u.test(
      rest.at(-1) ?? '',
    )
      ? ''
      : verb
  if (thingAtEnd.test(rest.at(-1) ?? '')) return ''
  if (verb === 'review')
    return /^(?:the )?(?:day|week|month|quarter|season|year)$/u.test(rest.join(' ')) ? verb : ''
  return /^(?:call|scan|split|cancel|log|settle|grade|swap|measure|book)$/u.test(verb) && rest.length <= 3
    ? verb
    : ''
}

const thingAtEnd =
  /(?:ing|tion|ment|history|lists?|logs?|pages?|buttons?|counts?|reports?|queues?|reminders?|system|centers?|centres?|screens?|forms?|views?|maps?|charts?|tests?|alerts?|offers?|sheets?|books?|plans?|back|notes?|files?|in|out|up|off)$/u

/** "safety briefing sign-off per member" is a sign-off: the last words before what only describes it. */
function endOfHead(feature: string, count: number): string {
  const head = feature.split(headEnd, 1)[0] ?? feature
  return head.trim().split(/\s+/u).slice(-count).join(' ')
}

const headEnd =
  /\s*[,;:(]|\s(?:when|whenever|if|that|which|who|whose|where|while|until|unless|because|once|so|for|of|on|at|in|per|by|with|without|from|to|as|via|after|before|between|among|near|next|than|about|during|into)\s/u

/** "add expense by photo", "varroa count with waiting period warning": the means named last, when it is short. */
function meansOf(feature: string): string {
  const means = /\s(?:with|by|via|as)\s+([^,;]{2,40})$/u.exec(feature)?.[1] ?? ''
  const words = means.split(/\s+/u)
  return words.length > 4 || !certainMeans.test(words.at(-1) ?? '') ? '' : words.slice(-2).join(' ')
}

const certainMeans =
  /^(?:warnings?|alerts?|photos?|pictures?|qr|barcodes?|pdf|csv|excel|e-?mail|sms|voice|map|signature|reminders?|notifications?|translation|comments?|checklist|timer|countdown)$/u

function wordsFor(feature: string, vocabulary: { role: string; entity: string }): FeatureWords {
  // "Parents see who picks up" names its own actor, whoever the main role is.
  const role = shortRole(plainNoun(actorOf(feature) ?? vocabulary.role))
  const entity = plainNoun(vocabulary.entity) || 'record'
  return {
    feature: feature.slice(0, longestRead).normalize('NFC').toLowerCase().replace(/\s+/gu, ' ').trim(),
    role,
    aRole: withArticle(role),
    entity,
    anEntity: withArticle(entity),
    entities: /^[\p{ASCII}]+$/u.test(entity) ? pluralise(entity) : entity,
  }
}

/** A whole description is no name for an actor: "un couple d'éleveurs", "people who commute by train". */
function shortRole(role: string): string {
  const isPhrase =
    role.split(/\s+/u).length > 3 ||
    role.length > 28 ||
    /^(?:une?|der|die|das|el|la|los|las|le|les|des|il|gli|os|as)\s/iu.test(role)
  const isUnspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(role) && role.length > 6
  return role === '' || isPhrase || isUnspaced ? 'user' : role
}

/** "SwapRequest" → "swap request"; names in other scripts and acronyms stay as they are. */
function plainNoun(name: string): string {
  return name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .trim()
    .split(/\s+/u)
    .map((word) => (/^\p{Lu}\p{Ll}*$/u.test(word) ? word.toLowerCase() : word))
    .join(' ')
}

function withArticle(noun: string): string {
  if (!/^[\p{ASCII}]+$/u.test(noun)) return `the ${noun}`
  return `${indefiniteArticle(noun)} ${noun}`
}

const information =
  /^(?:who|what|which|how (?:many|much|long|often|far)|hours?|number|amount|share|percentage|days|minutes|total|average)\s/u

function writeInformation(): Written {
  return {
    accept: 'the value stored now shows with its date; a missing one reads "unknown", never 0',
    negative: 'What could not be loaded says so with Retry',
  }
}

const commandLine = /\bexit codes?\b|(?:^|\s)\\?-{2}[a-z]|\bstd(?:in|out|err)\b|\bsubcommands?\b/u
const condition =
  /\s(?:when|whenever|if|unless|until|as soon as|once|after|before|while|wenn|sobald|solange|si|cuando|quando|если|когда)\s/u

/** Only what holds whatever the words mean: nothing is promised that they may not say. */
function writeDefault({ feature, aRole }: FeatureWords): Written {
  if (commandLine.test(feature)) {
    return {
      accept: 'one test runs exactly this case and checks output and exit code; another runs the opposite',
      negative: 'On failure the reason goes to standard error and no file is changed',
    }
  }
  if (condition.test(feature)) {
    return {
      accept: 'happens in exactly this case and no other; one test creates the case, one its opposite',
      negative: 'Where the data does not decide it, nothing happens and the page says what is missing',
    }
  }
  return {
    accept: `${aRole} reaches it in one step from the start page and finds the result unchanged after a reload`,
    negative: 'On failure the input stays in place and the message names the reason',
  }
}
