import { wounds, type Wound } from '../banks/people.ts'
import { pick } from '../seed.ts'
import type { World } from './slots.ts'

/** Why the protagonist wants it and what they are afraid of; a child's is small, and its own when the idea says one. */
export function woundOf({ idea, seed, shape }: Pick<World, 'idea' | 'seed' | 'shape'>): Wound {
  const said = /\b(?:afraid|scared|frightened|terrified) of ([^,.;]+)/iu
    .exec(idea.scene)?.[1]
    ?.replace(/\s+(?:and|but|who|so|learns?|wants?|tries|happy|about)\b.*$/iu, '')
    .trim()
  if (!shape.startsWith('bedtime')) {
    const wound = pick(wounds, seed, 'wound')
    return said === undefined ? wound : { ...wound, fear: said }
  }
  return {
    because: pick(
      [
        'nobody has let {him} try alone so far',
        'it has always been there at bedtime',
        '{he} is the smallest and would like to be asked',
      ],
      seed,
      'small wound',
    ),
    fear: said ?? pick(['being last', 'the dark', 'being laughed at'], seed, 'small fear'),
    memory: '',
  }
}
