import type { Subject } from '#tools/idea/subjects.ts'
import type { Look } from '../knowledge/looks.ts'
import { stableHash } from '#shared/text/stable-hash.ts'

// A person of whom nothing is said still has to look the same in every frame.
const plainClothes = [
  'a plain dark jacket, one rolled sleeve, short untidy hair',
  'a washed-out blue shirt, a thin watch strap, hair tucked behind one ear',
  'a grey knitted jumper, worn cuffs, a small mole on one cheek',
  'a brown corduroy jacket, an open collar, faint lines around the eyes',
  'a dark green cardigan, scuffed shoes, a strand of hair across the forehead',
]

const anybody =
  /(?:daughter|son|mother|father|sister|brother|wife|husband|child|parent)$|^(?:wom[ae]n|m[ae]n|person|people|somebody|someone|he|she|they|friend|stranger|neighbou?r|father|mother|dad|mum|mom|son|daughter|brother|sister|husband|wife|couple|lover|twin|uncle|aunt|cousin|colleague|teenager|adult|lady|gentleman|guy|boyfriend|girlfriend|parent|roommate|passenger|visitor|guest|figure)$/u

/** The marks somebody or something is known by, in up to three phrases that read after "with". */
export function marksOf(subject: Subject, look: Look): string {
  if (/^(?:abstract|time|event|organisation)$/u.test(subject.kind)) return ''
  // A paper crane is paper before it is a crane.
  const looks = subject.material && subject.animate ? subject.material.looks : (subject.concept?.looks ?? '')
  if (
    /natural skin texture/u.test(looks) ||
    (looks === '' && subject.name !== undefined && subject.kind === 'unknown')
  ) {
    if (look.drawn) return 'one clear silhouette, simple shapes, readable eyes'
    if (!anybody.test(subject.singular) && subject.name === undefined)
      return 'gear fit for the job, worn at the edges, hair kept out of the face'
    return subject.plural || subject.count === 2
      ? 'clearly different heights, plain muted clothes, natural skin'
      : (plainClothes[stableHash(subject.phrase) % plainClothes.length] ?? '')
  }
  if (
    subject.attributes.some((word) => /^(?:hand|manual|wooden|antique)/iu.test(word)) &&
    /switch|grille|screen/u.test(looks)
  )
    return 'a worn grip, fine scratches, one bright edge'
  return looks.split(', ').map(oneOf).slice(0, 3).join(', ')
}

// "worn plush or painted wood": one of them.
function oneOf(mark: string): string {
  const [first = '', second] = mark.split(' or ')
  if (second === undefined) return mark
  return first.split(' ').length > 1 ? first : mark.replace(/ or \S+/u, '')
}
