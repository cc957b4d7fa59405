import type { Idea } from '#tools/idea/read-idea.ts'
import { readShape, type Shape } from './read/shape.ts'
import { stableHash } from '#shared/text/stable-hash.ts'
import { chooseCast } from './world/cast.ts'
import { readDeed } from './world/deeds.ts'
import { placeOf, tradeOf } from './world/place-of.ts'
import type { World } from './world/slots.ts'
import { threadOf, toolThing, topicThing, toThing } from './world/thread.ts'

const aboutOneThing =
  /^(?:search|find|share|strange-thing|bargain|parting|bedtime-lost|place|event|object-biography)$/

// What it is about when the idea names no thing: a crime needs something gone, rivals need something to share.
const stand: Partial<Record<Shape, string>> = { search: 'a music box', share: 'a room', bargain: 'a name' }

/** Decides who, where, with what and which kind of story; `take` gives another draft of the same idea. */
export function buildWorld(idea: Idea, take = ''): World {
  const seed = stableHash(idea.text + take)
  const shape = readShape(idea)
  const cast = chooseCast(idea, shape, seed)
  const trade = tradeOf(idea, cast.hero, seed)
  const place = placeOf(
    idea,
    trade,
    seed,
    cast.hero.role,
    shape === 'bedtime-lost' || (shape.startsWith('bedtime') && !cast.hero.subject),
  )
  const subject = topicThing(idea, shape)
  const topic = subject
    ? toThing(subject, idea.isEnglish)
    : stand[shape]
      ? toolThing(stand[shape])
      : undefined
  const thread =
    shape === 'bedtime-lost' && topic
      ? topic
      : threadOf(idea, trade, aboutOneThing.test(shape) ? subject : undefined, shape, seed)
  const deed = readDeed(idea, cast.hero)
  return {
    idea,
    shape,
    seed,
    cast,
    trade,
    place,
    thread,
    ...(topic ? { topic } : {}),
    ...(deed ? { deed } : {}),
  }
}
