import type { Subject } from '#tools/idea/subjects.ts'
import type { VideoRequest } from '../read/read-request.ts'
import { definite, spoken } from '../words/subject-words.ts'

const surfaces: readonly (readonly [RegExp, string])[] = [
  [/\b(?:rustic|handmade|hand-made|craft\w*|artisan\w*|farm|wooden|traditional)\b/iu, 'a worn wooden board'],
  [/\b(?:luxur\w+|elegant|premium|perfume|watch|jewel\w*|ring|necklace|diamond)\b/iu, 'dark polished stone'],
  [/\b(?:playful|fun|kids|toy|candy|colou?rful|bright)\b/iu, 'a curved sheet of coloured paper'],
  [
    /\b(?:tech|phone|laptop|headphones|earbuds|smart\w*|app|software|gadget|device|modern|minimal\w*)\b/iu,
    'a plain pale sweep',
  ],
  [
    /\b(?:natural|organic|vegan|eco\w*|sustainable|skin ?care|cream|soap|tea|herbal)\b/iu,
    'pale stone with raking light',
  ],
  [/\b(?:sport\w*|running|fitness|shoe|sneaker|bike|bicycle)\b/iu, 'dry concrete'],
]

/** What a product stands on when the idea does not say. */
export function surfaceOf({ words, idea }: VideoRequest): string {
  const support = idea.setting.places.find((place) => place.role === 'support')
  if (support) return support.phrase
  return surfaces.find(([pattern]) => pattern.test(words))?.[1] ?? 'a plain table top'
}

/** A product doing the one thing it is made for. */
export function productUse(product: Subject | undefined): string {
  if (!product) return 'light travels along the whole form once'
  const name = definite(product)
  const many = product.plural
  const turns = product.attributes.some((word) => /crank|wind|turn/iu.test(word))
  if (turns) return `a hand turns the crank of ${spoken(product)} once round at an even speed`
  switch (product.kind) {
    case 'tool':
    case 'instrument':
      return `a hand takes up ${name} and works with ${many ? 'them' : 'it'} once, slowly and with ease`
    case 'food':
      return `${name} ${many ? 'open' : 'opens'} in one clean cut and ${many ? 'show' : 'shows'} the inside`
    case 'clothing':
      return `${name} ${many ? 'move' : 'moves'} as if worn, cloth falling a beat late`
    case 'vehicle':
      return `${name} ${many ? 'roll' : 'rolls'} one length forward into the light and ${many ? 'stop' : 'stops'}`
    case 'device':
    case 'software':
      return `one fingertip touches ${name} and ${many ? 'they come' : 'it comes'} alive with a soft light`
    case 'toy':
      return `${name} ${many ? 'start' : 'starts'} to move, ${many ? 'make' : 'makes'} one small round and ${many ? 'stop' : 'stops'}`
    default:
      return `light travels along ${name} from one edge to the other and shows every surface`
  }
}
