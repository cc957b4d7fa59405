import { conceptLines } from './words/concept-list.ts'

/** How a common thing is seen and heard. Everything in it belongs to the thing itself, so that saying it adds nothing to an idea. */
export type Concept = {
  /** Parts and surfaces, usable after "with": "russet fur, black-tipped ears". */
  looks: string
  /** Usable after "Sound:": "a short husky bark". */
  sound: string
  /** An -ing phrase: "trotting light-footed". */
  motion: string
  /** "knee-high", "as long as a bus". */
  scale: string
}

let concepts: Map<string, Concept> | undefined

/** What a noun (singular, lower case) looks and sounds like; `before` is the word in front of it ("paper" of "paper boat"). */
export function findConcept(noun: string, before = ''): Concept | undefined {
  concepts ??= readLines()
  const compound = before === '' ? undefined : concepts.get(`${before.toLowerCase()}-${noun}`)
  return (
    compound ??
    concepts.get(noun) ??
    (noun.startsWith('any-') ? undefined : concepts.get(noun.split('-').at(-1) ?? ''))
  )
}

/** What any thing of a kind shares, when the noun itself is not listed; `before` may be a listed animal ("bear cub"). */
export function conceptOfKind(kind: string, before = ''): Concept | undefined {
  const animal = kind === 'animal' && before !== '' ? findConcept(before) : undefined
  return animal ?? findConcept(`any-${kind}`)
}

export function conceptNames(): string[] {
  concepts ??= readLines()
  return [...concepts.keys()]
}

function readLines(): Map<string, Concept> {
  const found = new Map<string, Concept>()
  for (const line of conceptLines.trim().split('\n')) {
    const [names = '', facts = ''] = line.split(' = ')
    const [looks = '', sound = '', motion = '', scale = ''] = facts.split(' | ')
    for (const name of names.split(', '))
      if (!found.has(name)) found.set(name, { looks, sound, motion, scale })
  }
  return found
}
