import { nounKinds, type NounKind } from './words/noun-kinds.ts'
import { isDemonym, isPlaceName } from './words/place-names.ts'
import { toSingular } from './words/singular.ts'

export type SubjectKind = NounKind | 'unknown'

/** Kinds that act by themselves. */
export const animateKinds: ReadonlySet<SubjectKind> = new Set(['person', 'animal', 'creature', 'robot'])

/** The kind of thing a noun names, whether singular or plural, alone or as "paper boat". */
export function kindOfNoun(noun: string, before = ''): SubjectKind {
  const singular = toSingular(noun)
  const joined = before === '' ? undefined : nounKinds.get(`${before.toLowerCase()}-${singular}`)
  const known = joined ?? nounKinds.get(singular) ?? nounKinds.get(noun.toLowerCase())
  if (known) return known
  const parts = singular.split('-')
  const lastPart = parts.at(-1) ?? ''
  if (parts.length > 1 && nounKinds.has(lastPart)) return nounKinds.get(lastPart) ?? 'unknown'
  if (
    /(?:keeper|maker|monger|smith|wright|herd|fighter|teacher|worker|driver|player|hunter|seller|catcher|walker|woman|man|boy|girl|person)$/.test(
      singular,
    ) &&
    singular.length > 5
  )
    return 'person'
  if (
    /(?:ologist|ographer|ician|ist)$/.test(singular) &&
    singular.length > 6 &&
    !/(?:twist|wrist|waist|toast|checklist|playlist|wishlist)$/.test(singular)
  )
    return 'person'
  if (/(?:house|room|shop)$/.test(singular) && singular.length > 5) return 'building'
  if (/(?:boat|ship|mobile|craft)$/.test(singular) && singular.length > 5) return 'vehicle'
  if (/(?:fish|bird|fly|worm)$/.test(singular) && singular.length > 5) return 'animal'
  if (/(?:ness|ship|hood|ity|ism|tion|ance|ence)$/.test(singular) && singular.length > 6) return 'abstract'
  return 'unknown'
}

export function kindOfName(name: string, alone: boolean): SubjectKind {
  if (isDemonym(name)) return 'unknown'
  if (isPlaceName(name)) return 'place'
  const known = nounKinds.get(name.toLowerCase())
  if (known) return known
  return alone ? 'person' : 'unknown'
}

// "a raccoon detective" is drawn as a raccoon, "a dog trainer" as a person.
export function speciesIn(attributes: readonly string[], head: string): string | undefined {
  if (kindOfNoun(head) !== 'person' || keepers.test(toSingular(head))) return undefined
  return attributes.find((word) => /^(?:animal|creature|robot)$/.test(kindOfNoun(word)))
}

const keepers =
  /^(?:trainer|tamer|keeper|owner|lover|lady|man|woman|hunter|catcher|farmer|vendor|seller|rider|watcher|breeder|groomer|walker|whisperer|engineer|vet|racer|sitter|fisherman|photographer|charmer|person|girl|boy|kid|researcher|specialist|expert|trader|herder|wrangler|slayer|fan|builder|developer|designer|fighter|shepherd)$/
