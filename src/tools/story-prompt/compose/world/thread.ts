import type { Idea } from '#tools/idea/read-idea.ts'
import type { Subject } from '#tools/idea/subjects.ts'
import { thingStates, type ThingStates } from '../banks/things.ts'
import type { Trade } from '../banks/trades.ts'
import { theThing, withArticle, withoutDeterminer } from '../write/grammar.ts'
import { intangible, type Shape } from '../read/shape.ts'
import { pick } from '../seed.ts'

export type Thing = {
  the: string
  /** As said the second time: "the screwdriver". */
  short: string
  a: string
  bare: string
  noun: string
  plural: boolean
  kind: string
  states: ThingStates
}

const heavy =
  /^(?:piano|organ|harp|car|bus|train|ship|house|bed|wardrobe|table|tree|statue|fridge|cannon|boat|ferry|truck|van|plane|spaceship|stall|throne|machine|engine|printer|oven|stove|washing-machine|sofa|fire|rain|computer)$/

export function toThing(subject: Subject, isEnglish = true): Thing {
  // Of an idea in another language only the noun itself is sure.
  const bare = (isEnglish ? withoutDeterminer(subject.phrase) : subject.head)
    .replace(/\b(?:lost|missing|stolen|vanished|own|same|only|stray|forgotten)\s+/giu, '')
    .trim()
  return {
    the: isEnglish ? theThing(bare) : `“${bare}”`,
    short: isEnglish ? shortOf(bare, subject.head) : `“${bare}”`,
    a: subject.plural ? bare : withArticle(bare),
    bare,
    noun: subject.head,
    plural: subject.plural,
    kind: subject.kind,
    states:
      (subject.singular === 'umbrella'
        ? thingStates['umbrella']
        : /^(?:shoe|boot|sock|slipper|glove|mitten|hat|cap|ring|necklace|sandal|trainer)$/.test(
              subject.singular,
            )
          ? thingStates['small-clothing']
          : thingStates[subject.kind]) ?? (subject.animate ? (thingStates['animal'] ?? plain) : plain),
  }
}

const plain: ThingStates = thingStates['object'] ?? { start: [''], changed: [''], end: [''], feel: '' }

/** What the story is about when it is a thing: what is lost, found, shared, strange. */
export function topicThing(idea: Idea, shape: Shape): Subject | undefined {
  const things = idea.subjects.filter(
    ({ animate, kind, role, name }) => !animate && role !== 'place' && name === undefined && kind !== 'time',
  )
  const solid = things.filter(({ kind }) => !/^(?:abstract|event|unknown)$/.test(kind))
  if (shape === 'search' || shape === 'bedtime-lost')
    return (
      things.find(({ attributes }) =>
        attributes.some((word) => /^(?:lost|missing|stolen|vanished|disappeared)$/i.test(word)),
      ) ??
      things.find(({ phrase }) =>
        idea.actions.some(
          ({ verb, object, doer }) =>
            /^(?:lose|steal|disappear|vanish|find|search|seek|misplace|hide|take)$/.test(verb) &&
            (object.includes(phrase) || doer.includes(phrase)),
        ),
      ) ??
      solid.find(({ kind }) => !/^(?:place|building|landscape|sky)$/.test(kind))
    )
  if (shape === 'find') {
    const verb = idea.actions.find(({ verb: base }) =>
      /^(?:find|discover|inherit|receive|meet|adopt|rescue|befriend|unearth|catch|save|raise|shelter|dig|pick|uncover|stumble)$/.test(
        base,
      ),
    )
    const object = idea.subjects.find(({ phrase }) => verb !== undefined && verb.object.includes(phrase))
    return object ?? solid[0]
  }
  if (shape === 'share') {
    const verb = idea.actions.find(({ verb: base }) => /share|compete|fight|run|split|divide|win/.test(base))
    return things.find(({ phrase }) => verb?.object.includes(phrase)) ?? solid[0]
  }
  if (shape === 'strange-thing' && idea.subject?.animate)
    return things.find(({ detail }) => /^(?:that|which)\b/.test(detail)) ?? solid[0]
  if (shape === 'bargain') return things.find(({ phrase }) => intangible.test(phrase)) ?? things[0]
  if (shape === 'parting') {
    const verb = idea.actions.find(({ words }) =>
      /sell|give|trade|swap|part|let|throw|auction|donate|pawn|move|rid/.test(words),
    )
    return things.find(({ phrase }) => verb?.words.includes(phrase)) ?? solid[0]
  }
  if (
    shape === 'place' ||
    shape === 'strange-thing' ||
    shape === 'object-biography' ||
    shape === 'event' ||
    shape === 'memory'
  )
    return idea.subject?.animate ? solid[0] : idea.subject
  return solid[0]
}

const plainTools = ['a door key', 'a blue button', 'a folded letter', 'a tin cup']
const wraps = ['a spotted scarf', 'a red blanket', 'a striped towel']
const umbrellas = ['a black umbrella', 'a grey umbrella', 'a green umbrella']

/** The thing that goes through the story: of the idea if it can be carried, else of the trade. */
export function threadOf(
  idea: Idea,
  trade: Trade,
  taken: Subject | undefined,
  shape: Shape,
  seed: number,
): Thing {
  const portable = idea.subjects.find(
    (one) =>
      !(shape === 'letters' && /letter|diary|journal|postcard/.test(one.singular)) &&
      !one.animate &&
      one !== taken &&
      one.name === undefined &&
      one.role !== 'place' &&
      isPortable(one) &&
      !/^(?:lost|missing)$/.test(one.attributes[0] ?? '') &&
      !new RegExp(`\\bwithout (?:\\p{L}+ ){0,3}${one.head}`, 'iu').test(idea.text),
  )
  if (shape === 'bedtime-try' || shape === 'bedtime-pair' || shape === 'love') {
    const soft = idea.subjects.find(
      (one) => one.kind === 'clothing' || /^(?:umbrella|parasol|blanket|towel)$/.test(one.singular),
    )
    return soft
      ? toThing(soft, idea.isEnglish)
      : toolThing(pick(shape === 'love' ? umbrellas : wraps, seed, 'wrap'))
  }
  if (shape === 'object-biography' && taken) return toThing(taken, idea.isEnglish)
  if (portable && (idea.isEnglish || portable.head.split(' ').length < 3))
    return toThing(portable, idea.isEnglish)
  return toolThing(idea.isEnglish ? trade.tool : pick(plainTools, seed, 'tool'))
}

export function toolThing(tool: string): Thing {
  const bare = withoutDeterminer(tool)
  const kind = /\b(?:string|line|rope|coil)\b/.test(bare)
    ? 'string'
    : /stub|chalk|candle|greasepaint/.test(bare)
      ? 'stub'
      : /umbrella/.test(bare)
        ? 'umbrella'
        : /scarf|blanket|towel/.test(bare)
          ? 'clothing'
          : /key|screwdriver|ladle|knife|fork|thimble|wire|whetstone|pencil|fuse/.test(bare)
            ? 'tool'
            : /card|notebook|book|list|receipt/.test(bare)
              ? 'paper'
              : /watch/.test(bare)
                ? 'device'
                : /bowl|pot|tin\b/.test(bare)
                  ? 'container'
                  : /marble/.test(bare)
                    ? 'toy'
                    : 'object'
  return {
    the: `the ${bare}`,
    short: shortOf(
      bare,
      bare
        .split(/ (?:of|on|with|in) /u)[0]
        ?.split(' ')
        .at(-1) ?? bare,
    ),
    a: tool,
    bare,
    noun: bare.split(' ').at(-1) ?? bare,
    plural: false,
    kind,
    states: thingStates[kind] ?? plain,
  }
}

function shortOf(bare: string, head: string): string {
  return bare.split(' ').length > 2 && bare.includes(head) ? `the ${head}` : `the ${bare}`
}

function isPortable(one: Subject): boolean {
  return (
    /^(?:paper|clothing|device|tool|container|food|toy|object|instrument|plant)$/.test(one.kind) &&
    !heavy.test(one.singular)
  )
}
