import type { Idea } from '#tools/idea/read-idea.ts'
import type { PlaceSheet } from '../banks/places.ts'
import { woundOf } from './wound.ts'
import { lastImages } from '../banks/images.ts'
import { anyHandiwork, anyTopic, handiwork, topics } from '../banks/topics.ts'
import type { Trade } from '../banks/trades.ts'
import type { Shape } from '../read/shape.ts'
import { pick } from '../seed.ts'
import { turnPronouns, upperFirst } from '../write/grammar.ts'
import type { Slots } from '../write/fill.ts'
import type { Cast, Hero, Person } from './cast.ts'
import type { Deed } from './deeds.ts'
import { childSlots } from './child-slots.ts'
import { pressureSlots } from './pressure.ts'
import { sceneSlots } from './scene-slots.ts'
import { premiseOf, ruleOf, sceneLine } from './premise.ts'
import type { Thing } from './thread.ts'

export type World = {
  idea: Idea
  shape: Shape
  seed: number
  cast: Cast
  trade: Trade
  place: PlaceSheet
  thread: Thing
  topic?: Thing
  deed?: Deed
}

const weekdays = ['Tuesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const hours = [
  ['noon', 'ten to twelve'],
  ['six', 'ten to six'],
  ['nine', 'ten to nine'],
  ['four', 'ten to four'],
  ['eight', 'ten to eight'],
] as const

/** Every slot that a plot may name. */
export function slotsOf(world: World): Slots {
  const { idea, shape, seed, cast, trade, place, thread, deed } = world
  const { hero, other, third } = cast
  const first = hero.pronoun === 'I'
  const you = hero.pronoun === 'you'
  const [hour, hourMinus] = pick(hours, seed, 'hour')
  const day = pick(weekdays, seed, 'day')
  const wound = woundOf(world)
  const scene = sceneLine(idea)
  const topic = topics.find(({ words }) => words.test(idea.scene)) ?? anyTopic
  const jobs = handiwork.find(({ words }) => words.test(idea.scene)) ?? anyHandiwork
  const exception = /\b(?:except|but|other than|apart from)\s+(?:for\s+)?([^,.;]+)$/iu.exec(scene)?.[1]
  const rule = ruleOf(idea)
  const x = world.topic ?? thread
  const deedPast = deed?.past ?? 'had come this far'
  const makeVerb = deed?.base.split(' ')[0] ?? 'have'
  const elder = elderIn(idea, seed)
  return {
    N: first ? 'I' : you ? 'you' : hero.name,
    'N.obj': first ? 'me' : you ? 'you' : hero.name,
    'N.first': hero.name.split(' ')[0] ?? hero.name,
    'N.name': hero.name,
    'N’s': first ? 'my' : you ? 'your' : possessive(hero.name),
    ...pronouns('', hero),
    was:
      first || hero.pronoun === 'she' || hero.pronoun === 'he' || hero.pronoun === 'it'
        ? 'was'
        : you
          ? 'were'
          : 'was',
    'he.cond': first ? 'I' : hero.pronoun,
    role: hero.role === '' ? 'stranger' : hero.role,
    O: other.name,
    'O.first': other.name,
    'O’s': possessive(other.name),
    ...pronouns('o.', other),
    'o.trait': other.trait,
    'o.trait.bare': other.trait,
    K: third.name,
    'K’s': possessive(third.name),
    ...pronouns('k.', third),
    'k.trait': third.trait,
    'k.trait.child': pick(
      ['with a scab on each knee', 'in a coat bought for growing into', 'with ink on one ear'],
      seed,
      'child trait',
    ),
    'k.child.He': 'She',
    ...thingSlots('t', thread, seed),
    ...thingSlots('x', x, seed),
    't.carry': /clothing/.test(thread.kind) ? 'dragging behind' : 'held tight',
    at: place.at,
    place: place.the,
    sound: place.sound,
    smell: place.smell,
    touch: place.touch,
    'smell.short': place.smell.split(/ and |, /u)[0] ?? place.smell,
    'smell.bare': place.smell,
    'touch.short': place.touch.split(',')[0] ?? place.touch,
    'was.sing': 'was',
    pass1: place.passing[0],
    pass2: place.passing[1],
    witness: place.witness,
    opening: trade.opening,
    gesture: trade.gesture,
    'gesture.plain': '',
    saying: trade.saying,
    'trade.want': trade.wants,
    premise: premiseOf(idea, shape, hero, deed),
    'premise.now': scene === '' ? '' : `${upperFirst(scene)}.`,
    scene: upperFirst(scene),
    deed: deedPast,
    'deed.now': deed?.now ?? 'has come this far',
    'x.used': usedTo(idea, x.noun),
    'x.does.not': x.plural ? 'do not' : 'does not',
    price: priceOf(scene),
    y:
      priceOf(scene)
        .replace(/^: (?:an?|the) /u, 'the ')
        .replace(/^: /u, '') || 'the open road',
    ...faultSlots(hero, scene),
    ...lackSlots(world),
    do: deed?.base ?? 'do it',
    'do.now': deed?.baseNow ?? 'do it',
    'can.now': deed ? `can ${turnPronouns(deed.baseNow, 'you').replace(/^be able to /, '')}` : 'can do it',
    confession: deed ? `${upperFirst(deed.confession)}.` : 'I am not what you took me for.',
    'confession.plain': deed
      ? `“${upperFirst(deed.confession)}. That’s all it ever was.”`
      : '“I made a fool of myself before breakfast. That’s all it ever was.”',
    small1: topic.small[0],
    small2: topic.small[1],
    small3: topic.small[2],
    large: topic.large,
    after: topic.after,
    job1: jobs.jobs[0],
    job2: jobs.jobs[1],
    job3: jobs.jobs[2],
    late: jobs.late,
    wish: exception ? turnPronouns(`${makeVerb} ${exception}`, hero.pronoun) : 'use it for {himself}',
    'wish.noun': exception ? turnPronouns(exception, hero.pronoun) : 'one use of it for {himself}',
    goal: deed ? `to ${deed.base}` : trade.wants,
    'goal.speech': deed ? `to ${turnPronouns(deed.baseNow, 'you')}` : 'to do it',
    'goal.say': /^(?:must|has to|have to|needs? to)\b/.test(deed?.now ?? '')
      ? `have ${deed ? `to ${turnPronouns(deed.baseNow, 'you')}` : 'to do it'}`
      : `want ${deed ? `to ${turnPronouns(deed.baseNow, 'you')}` : 'to do it'}`,
    'goal.noun': 'everything {he} set out for',
    memory: wound.memory,
    because: wound.because,
    'because.sentence': `${upperFirst(wound.because)}.`,
    fear: wound.fear,
    'rule.now': rule.now,
    'rule.sentence': `${upperFirst(rule.past)}.`,
    'rule.short': rule.short,
    'x.noun': x.noun,
    'x.kind': x.plural ? x.bare : x.a,
    day,
    hour,
    'hour.minus': hourMinus,
    'that day': pick(['That morning', 'That day', 'In one hour'], seed, 'that day'),
    'That day': pick(['That morning', 'That day', 'In the first hour'], seed, 'that day'),
    last: pick(lastImages, seed, 'last image'),
    ...pressureSlots(idea, place),
    ...childSlots(world),
    ...sceneSlots(world),
    ...elder,
  }
}

// "It used to change every night."
function usedTo(idea: Idea, noun: string): string {
  const action = idea.actions.find(({ doer, negated }) => doer.includes(noun) && !negated)
  if (!action) return 'answer'
  return action.forms.base.replace(/^be able to /u, '')
}

// "trades her shadow for a boat"
function priceOf(scene: string): string {
  const got =
    /\b(?:trad|swap|exchang|sell|sold|giv)\p{L}*\s[^,.;]*?\bfor\s+((?:an?|the|two|three)\s[^,.;]+)/iu.exec(
      scene,
    )?.[1]
  return got === undefined ? '' : `: ${got}`
}

// What is asked of somebody who has arranged a life around not doing it.
function lackSlots({ idea, deed }: World): Record<string, string> {
  const fear = /\b(?:afraid|scared|frightened|terrified|ashamed|allergic) (?:of|to) ([^,.;]+)/iu
    .exec(idea.scene)?.[1]
    ?.replace(/\s+(?:and|but|who|so|learns?|wants?|tries)\b.*$/iu, '')
  if (fear !== undefined)
    return {
      'lack.task': `It’s nothing much. It’s only ${fear}.`,
      'lack.climax': `There it was, nearer than {he} had let it come in years: ${fear}.`,
      'lack.name': `${upperFirst(fear)}.`,
    }
  if (deed && /^(?:could not|did not|never)\b/.test(deed.past)) {
    const plain = deed.base.replace(/^(?:not|never) /u, '')
    return {
      'lack.task': `All you have to do is ${turnPronouns(plain, 'you')}.`,
      'lack.climax': `All {he} had to do was ${plain}.`,
      'lack.name': 'What you can’t do.',
    }
  }
  return {
    'lack.task': 'It’s nothing much.',
    'lack.climax': '{N} stood before the very thing that all {his} detours had led round.',
    'lack.name': 'What you can’t do.',
  }
}

// What the protagonist is afraid or ashamed of has to matter where it counts.
function faultSlots(hero: Hero, scene: string): Record<string, string> {
  const missing =
    /\bwithout\s+(?:(?:her|his|their|its|any|an?|the)\s+)?([\p{L} -]{3,30}?)(?=$|[,.;]|\s(?:before|until|by|in|on|at|for)\b)/iu.exec(
      scene,
    )?.[1]
  if (missing !== undefined)
    return {
      'fault.line': `No ${missing}. Good. Then you will have to look. `,
      'fault.turn': `I have no ${missing}. I can do all the rest of it. `,
      'fault.brief': `shows {his} bare hands, no ${missing}, `,
    }
  const fault =
    /\b(?:is|are) ((?:afraid|scared|ashamed|frightened|terrified|shy|allergic|blind|deaf|too \p{L}+)\b[^,.;]*)/iu
      .exec(hero.subject?.detail ?? '')?.[1]
      ?.replace(/\s+(?:learns?|wants?|tries|and)\b.*$/iu, '')
  if (fault === undefined)
    return {
      'fault.line': 'You’re holding it like something that belongs to somebody else. ',
      'fault.turn': '',
      'fault.brief': '',
    }
  return {
    'fault.line': `And you are ${turnPronouns(fault, 'you')}. Good. That’s a kind of attention. `,
    'fault.turn': `I am ${turnPronouns(fault, 'I')}. I still am. I can do all the rest of it. `,
    'fault.brief': `owns up to being ${turnPronouns(fault, hero.pronoun)}, `,
  }
}

function possessive(name: string): string {
  return `${name}’s`
}

function pronouns(prefix: string, person: Person): Record<string, string> {
  const [he = '', him = '', his = '', himself = ''] = {
    she: ['she', 'her', 'her', 'herself'],
    he: ['he', 'him', 'his', 'himself'],
    they: ['they', 'them', 'their', 'themselves'],
    it: ['it', 'it', 'its', 'itself'],
    I: ['I', 'me', 'my', 'myself'],
    you: ['you', 'you', 'your', 'yourself'],
  }[person.pronoun]
  return { [`${prefix}he`]: he, [`${prefix}him`]: him, [`${prefix}his`]: his, [`${prefix}himself`]: himself }
}

function thingSlots(key: string, thing: Thing, seed: number): Record<string, string> {
  const { plural } = thing
  const agree = (state: string) =>
    plural
      ? state
          .replace(/\bit\b/gu, 'they')
          .replace(/\bthey (was|had)\b/gu, (_, verb: string) => (verb === 'was' ? 'they were' : 'they had'))
          .replace(/\bits\b/gu, 'their')
          .replace(/\bitself\b/gu, 'themselves')
      : state
  const states = {
    start: agree(pick(thing.states.start, seed, 'start')),
    changed: agree(pick(thing.states.changed, seed, 'changed')),
    end: agree(pick(thing.states.end, seed, 'end')),
    feel: thing.states.feel,
  }
  return {
    [key]: thing.the,
    [`${key}.a`]: thing.a,
    [`${key}.bare`]: thing.bare,
    [`${key}.it`]: plural ? 'them' : 'it',
    [`${key}.he`]: plural ? 'they' : 'it',
    [`${key}.was`]: plural ? 'were' : 'was',
    [`${key}.was.now`]: plural ? 'are' : 'is',
    [`${key}.is`]: plural ? 'are' : 'is',
    [`${key}.its`]: plural ? 'their' : 'its',
    [`${key}.last.child`]: 'on the rug in the sun, with a hazelnut inside',
    [`${key}.it.gone`]: plural ? 'they are gone' : 'it is gone',
    [`${key}.start`]: states.start,
    [`${key}.start.mine`]: states.start.replaceAll('{N’s}', 'my'),
    [`${key}.start.plain`]: 'where the light fell first',
    [`${key}.start.other`]: states.start
      .replace(/in \{N’s\} [a-z ]*pocket[^,]*/u, 'on the table')
      .replaceAll('{N’s}', 'somebody’s'),
    [`${key}.changed`]: states.changed,
    [`${key}.end`]: states.end,
    [`${key}.feel`]: states.feel,
  }
}

function elderIn(idea: Idea, seed: number): Record<string, string> {
  const said =
    /\bmy\s+(?:late\s+|old\s+|great[- ])?(grand(?:father|mother|pa|ma|dad|mum)|father|mother|dad|mum|mom|aunt|uncle|brother|sister)\b/iu.exec(
      idea.text,
    )?.[0]
  const words = (said ?? pick(['my grandmother', 'my uncle', 'my father'], seed, 'elder')).toLowerCase()
  const isShe = /mother|mum|mom|aunt|sister|grandma/.test(words)
  return {
    elder: words,
    'elder.he': isShe ? 'she' : 'he',
    'elder.him': isShe ? 'her' : 'him',
    'elder.his': isShe ? 'her' : 'his',
    'elder.himself': isShe ? 'herself' : 'himself',
  }
}
