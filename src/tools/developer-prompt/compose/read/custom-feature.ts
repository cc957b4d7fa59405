import { featurePatterns, type FeatureWords, type Written } from './feature-patterns.ts'
import { actorOf, featureShapes } from './feature-shapes.ts'
import { safeInline } from './normalise.ts'
import { pluralise } from './singular.ts'

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
  const pattern =
    featurePatterns.find(({ match }) => match.test(words.feature)) ??
    featureShapes.find(({ fits }) => fits(words.feature))
  const written = pattern?.write(words) ?? writeDefault(words)
  return {
    requirement: `“${quoted}”: ${written.accept}.`,
    acceptance: `${upperFirst(written.accept)}.`,
    entities: written.entities ?? [],
    routes: written.routes ?? [],
    ...(written.negative === undefined ? {} : { negative: `${written.negative}.` }),
    pattern: pattern?.name ?? 'default',
  }
}

function wordsFor(feature: string, vocabulary: { role: string; entity: string }): FeatureWords {
  // "Parents see who picks up" names its own actor, whoever the main role is.
  const role = plainNoun(actorOf(feature) ?? vocabulary.role) || 'user'
  const entity = plainNoun(vocabulary.entity) || 'record'
  return {
    feature: feature.normalize('NFC').toLowerCase(),
    role,
    aRole: withArticle(role),
    entity,
    anEntity: withArticle(entity),
    entities: /^[\p{ASCII}]+$/u.test(entity) ? pluralise(entity) : entity,
  }
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
  if (/^(?:hour|honest|heir)/iu.test(noun)) return `an ${noun}`
  if (/^(?:us(?:er|age)|uni|eu|one)/iu.test(noun)) return `a ${noun}`
  return `${/^[aeiou]/iu.test(noun) || /^(?:HR|MP|NGO|SMS|FAQ|X-)/u.test(noun) ? 'an' : 'a'} ${noun}`
}

function writeDefault({ aRole, anEntity, entity }: FeatureWords): Written {
  return {
    accept: `${aRole} starts it in at most two steps from ${anEntity} page, sees the outcome on the same screen within 2 seconds, and finds it unchanged after a reload`,
    negative: `If it fails, the input stays in place, nothing is half saved on the ${entity}, and the message names the reason`,
  }
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
