import type { SubjectKind } from '#tools/idea/noun-kind.ts'
import type { Thing } from './read-title.ts'
import { openTopic, type Topic } from './topics.ts'

/** For a thing that no topic knows: how such a thing fails, lasts and stands, from its kind alone. */
export function topicOfThing({ single, kind }: Thing): Topic {
  const [fail, proof, place, doubt, verdict] = looksOf[kind] ?? anything
  const told = (picture: string) => picture.replace('{it}', single)
  return { ...openTopic, kind, fail: told(fail), proof: told(proof), place, doubt, verdict }
}

type Looks = readonly [fail: string, proof: string, place: string, doubt: string, verdict: string]

const anything: Looks = [
  'a bare outline in dust where {it} should be',
  'one telling detail of {it} in a strip of sharp light',
  'a plain wall in side light',
  'REALLY?',
  'LOOK AGAIN',
]

const made: Looks = [
  'a piece broken off {it}, its edge still raw',
  'one patch of {it} polished bright by use',
  'a workbench in side light',
  'WILL IT HOLD?',
  'IT HELD',
]

const looksOf: Partial<Record<SubjectKind, Looks>> = {
  tool: made,
  device: made,
  object: made,
  toy: made,
  container: made,
  instrument: [made[0], made[1], 'a dark room with one warm lamp', 'STILL IN TUNE?', 'ONE NOTE'],
  vehicle: [
    'weeds grown up around a wheel of {it}',
    'fresh mud caked along the flank of {it}',
    'an empty road running to low hills',
    'HOW FAR?',
    'MADE IT',
  ],
  building: [
    'a padlock on the closed door of {it}',
    'one lit window in the dark front of {it}',
    'an empty street at dusk',
    'WHO IS IN THERE?',
    'LIGHTS ON',
  ],
  robot: [
    '{it} switched off, its head hanging',
    'one small light coming on in {it}',
    'a dim workshop',
    'WILL IT WAKE?',
    'IT MOVED',
  ],
  animal: [
    'an open gate swinging where {it} stood',
    'one fresh track left in mud by {it}',
    'open ground in low sun',
    'WHERE TO?',
    'STILL HERE',
  ],
  person: [
    'a chair pushed back where {it} sat a minute ago',
    'the hands of {it}, marked by the work',
    'a plain wall in side light',
    'WHAT NOW?',
    'STILL HERE',
  ],
  creature: [
    'an empty lair with torn straw',
    'one footprint left by {it}',
    'a dim clearing with low mist',
    'WHERE DID IT GO?',
    'STILL HERE',
  ],
}
