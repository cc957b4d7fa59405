import type { Shape } from '../read/shape.ts'
import { bargain } from './bargain.ts'
import { bedtimeLost, bedtimePair, bedtimeTry } from './bedtime.ts'
import { dread } from './dread.ts'
import { farce } from './farce.ts'
import { giftOfHand, giftOfSense } from './gift.ts'
import { event, goal } from './goal.ts'
import { lack } from './lack.ts'
import type { Plot } from './plot.ts'
import { biography, person, place } from './portrait.ts'
import { parting, quest } from './road.ts'
import { ruledWorld, strangeThing, strangeWorld } from './rule.ts'
import { find, search } from './search.ts'
import { love, share } from './share.ts'
import { brand, letters, memory } from './told.ts'

export const plots: Record<Shape, Plot> = {
  'bedtime-lost': bedtimeLost,
  'bedtime-try': bedtimeTry,
  'bedtime-pair': bedtimePair,
  dread,
  farce,
  love,
  letters,
  brand,
  memory,
  share,
  search,
  'gift-of-sense': giftOfSense,
  'gift-of-hand': giftOfHand,
  lack,
  find,
  goal,
  parting,
  bargain,
  quest,
  'strange-thing': strangeThing,
  'strange-world': strangeWorld,
  'ruled-world': ruledWorld,
  event,
  person,
  place,
  'object-biography': biography,
}
