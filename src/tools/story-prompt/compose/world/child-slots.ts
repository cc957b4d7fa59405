import { pick } from '../seed.ts'
import { turnPronouns, upperFirst, withArticle } from '../write/grammar.ts'
import type { Slots } from '../write/fill.ts'
import type { World } from './slots.ts'
import { pastScene } from './past-scene.ts'
import { premiseOf } from './premise.ts'

/** What only stories for small listeners need. */
export function childSlots(world: World): Slots {
  const { idea, cast, deed, seed, topic, shape } = world
  const { hero } = cast
  const noun = topic?.noun ?? 'thing'
  const pair = /^(?:socks?|shoes?|mittens?|gloves?|slippers?|boots?|wellies)$/i.test(noun)
  const worn = /sock|shoe|slipper|boot|wellie/i.test(noun) ? 'foot' : 'hand'
  const side = /\bleft\b/i.test(topic?.bare ?? '')
    ? 'right'
    : /\bright\b/i.test(topic?.bare ?? '')
      ? 'left'
      : 'other'
  const fears = /\b(?:afraid|scared|frightened|terrified) of ([^,.;]+)/iu
    .exec(idea.text)?.[1]
    ?.replace(/\s+(?:and|but|who|so|learns?|wants?|happy|about)\b.*$/iu, '')
    .trim()
  const fear = fears && /dark|night/i.test(fears) ? fears : 'the dark'
  const grown = /\b(mum(?:my)?|mom(?:my)?|dad(?:dy)?|papa|grandma|grandpa|granny|nana|mama)\b/iu.exec(
    idea.text,
  )?.[0]
  const afraid = fears ? `${hero.name} was afraid of ${fears}.` : ''
  return {
    dark: fear,
    'dark.subject': fear,
    'dark.adjective': 'very dark',
    'dark.speech': fear.replace(/^the /i, ''),
    'in.dark': /dark/i.test(fear) ? 'in the dark' : 'there',
    grown: grown ? upperFirst(grown) : pick(['Mum', 'Dad', 'Grandma'], seed, 'grown'),
    'x.pair': pair
      ? `{N} put {his} two ${noun.replace(/s?$/u, 's')} side by side at the end of the bed.`
      : `{x} ${topic?.plural ? 'lay' : 'lay'} beside {his} pillow, where a hand could find ${topic?.plural ? 'them' : 'it'}.`,
    'x.left': pair ? `only the ${side} one, looking the wrong way` : `only a dent in the pillow`,
    'without.x': pair ? `with one bare ${worn}` : 'with empty arms',
    'goal.child': deed?.isWish ? `to ${deed.base}` : 'to show one thing {he} can do',
    'premise.child': childPremise(world),
    little: hero.subject?.attributes.includes('little') ? 'little' : 'small',
    method: methodOf(world),
    'fear.between':
      fears && shape === 'bedtime-try'
        ? ` Between {him} and {c.where} there was ${fears}. Of course there was. {He} was just as afraid as before. {He} went all the same, sideways, one eye shut, and it let {him} by.`
        : '',
    'deed.child.end': 'came back for me.',
    ...(shape === 'bedtime-lost' ? { premise: afraid } : {}),
    'hero.a': hero.role === '' ? 'child' : withArticle(hero.role),
  }
}

function childPremise(world: World): string {
  const { idea, shape, cast, deed } = world
  const { hero, other } = cast
  if (shape === 'bedtime-pair' && hero.role !== '' && /^an? /u.test(other.trait))
    return `{N} was ${withArticle(hero.role)}, and {O} was ${other.trait}.`
  const subject = hero.subject
  if (subject && !deed && hero.role !== '' && /^(?:who|that)\b/.test(subject.detail))
    return `{N} was ${withArticle(hero.role)} ${turnPronouns(pastScene(subject.detail, idea.actions), hero.pronoun)}.`
  return premiseOf(idea, shape, hero, deed).replace(/^\{He\}/u, '{N}')
}

// What everybody took for a fault is the reason why it goes well.
function methodOf({ deed, cast }: World): string {
  const { hero } = cast
  const detail = hero.subject?.detail ?? ''
  const fault =
    /\b(?:is|are) ((?:afraid|scared|ashamed|frightened|shy|allergic)\b[^,.;]*)/iu.exec(detail)?.[1] ??
    /^\s*([^.]*)$/u.exec(detail)?.[1]
  if (fault && /^(?:afraid|scared|ashamed|frightened|shy|allergic)/i.test(fault))
    return `That is how you learn to do things when you are ${turnPronouns(fault.replace(/\s+(?:learns?|wants?|tries)\b.*$/iu, ''), 'you')}.`
  if (deed && /^you (?:cannot|can|never|are)\b/.test(deed.toYou))
    return `That is how you learn to do things when ${deed.toYou}.`
  return ''
}
