import type { TitleReading } from '../read/read-title.ts'
import { definite, withArticle } from '../write/english.ts'
import type { Archetype, Sketch } from './concept.ts'
import { fateOf, replacement, suspense, theThing, whatIsLeft } from './hooks.ts'
import {
  asWord,
  atWork,
  countedSign,
  detailed,
  faceFor,
  forChildren,
  friendOf,
  inNumber,
  intact,
  isBargain,
  isHandy,
  isLarge,
  isQuoted,
  livingKinds,
  newThing,
  personWords,
  placeOf,
  shortOf,
  spokenOf,
  toysFor,
} from './sketch-words.ts'
import { joinList } from '#shared/text/join-list.ts'

/** More than one go without article. */
function oneOf(words: string): string {
  return /[^s]s$/u.test(words) ? words : withArticle(words)
}

/** Persons before a building; the building alone when nobody is told. */
function inFrontOf(near: string, far: string): string {
  return near === '' ? `${far}, seen whole and from below` : `${near} close in front of ${far}`
}

/** How each archetype shows what this title promises. Every picture has at most three elements. */
export const sketchers: Record<Archetype, (reading: TitleReading) => Sketch> = {
  swap: (reading) => {
    const { topic, pair } = reading
    const first = pair ? newThing(reading, pair.first) : reading.thing.phrase
    const old = pair?.second ?? ''
    const isPersonGone = personWords.test(old)
    const isStandIn = pair !== undefined && first === topic.hero
    const shown = isStandIn ? `${first}, standing for ${pair.first}` : detailed(first, reading.thing)
    return {
      archetype: 'swap',
      name: 'The empty place',
      hook: replacement(reading),
      focal: isPersonGone
        ? `${shown}, alone on a desk that nobody sits at`
        : `${shown}, standing close in front on the pale patch left by ${old === '' ? 'something larger' : definite(old)}`,
      label: isStandIn ? pair.first : shortOf(first),
      object: isPersonGone
        ? 'an empty swivel chair turned away, a lanyard hanging over its back'
        : old === ''
          ? topic.fail
          : `${oneOf(old)} pushed aside behind, small, dark and out of use`,
      objectLabel: isPersonGone ? 'empty chair' : old === '' ? shortOf(topic.fail) : old,
      background: topic.place,
      arrangement: 'left',
      size: 55,
      overlay: ['stay', 'doubt', 'verdict'],
      angle: 'conflict',
      adds: 'the title tells the deed, this asks whether it held up',
    }
  },
  duel: (reading) => {
    const { pair, topic, thing } = reading
    const first = pair ? oneOf(pair.first) : thing.phrase
    const second = pair ? oneOf(pair.second) : topic.fail
    return {
      archetype: 'duel',
      name: 'Split down the middle',
      hook: 'Which would you take if nobody told you the answer?',
      focal: `${first} on the left half and ${second} on the right half, same size, angle and distance`,
      label: pair?.first ?? thing.bare,
      object:
        topic.id === 'open'
          ? 'a clean diagonal edge where the two grounds meet'
          : `${topic.proof}, small, where the two grounds meet in a clean diagonal`,
      objectLabel: pair?.second ?? shortOf(topic.fail),
      background: 'two flat grounds, one in each hue, nothing else on them',
      arrangement: 'split',
      size: 58,
      overlay: ['which', 'guess', 'doubt'],
      angle: 'conflict',
      adds: 'the title names both, this withholds the winner',
    }
  },
  failure: ({ topic, thing }) => ({
    archetype: 'failure',
    name: 'The moment after',
    hook: `What was done a minute before, and do I do it too?`,
    focal: `${topic.fail}, close enough to see exactly where it gave way`,
    label: shortOf(topic.fail),
    object: thing.isFromTitle ? `${intact(thing)}, small and out of focus behind it` : topic.proof,
    objectLabel: thing.isFromTitle ? thing.bare : shortOf(topic.proof),
    background: topic.place,
    arrangement: 'left',
    size: 55,
    overlay: ['wrong', 'doubt'],
    angle: 'emotion',
    adds: 'the title warns, this shows damage without its cause',
  }),
  tally: (reading) => {
    const { duration, topic, thing } = reading
    const isGivenUp = thing.isFromTitle && /\b(?:quit|gave up|stopped|without)\b/iu.test(reading.idea.text)
    const isCostly = reading.isCostly && duration !== undefined
    const count = duration?.count ?? 0
    const strokes =
      count > 1 && count <= 31
        ? `${count} tally strokes scratched in groups of five, the last one still fresh`
        : `a wall calendar with nearly every sheet torn off, the last one lifting`
    return {
      archetype: 'tally',
      name: 'The last stroke',
      hook: duration
        ? `What did ${count} ${duration.unit}${count === 1 ? '' : 's'} ${isGivenUp ? `without ${thing.bare} change` : `do to ${spokenOf(reading)}`}, and was it worth it?`
        : 'What is different at the end of this, and was it worth it?',
      focal:
        thing.isFromTitle && isHandy(thing)
          ? `${detailed(thing.phrase, thing)}, ${thing.kind === 'food' ? 'almost all of it gone' : 'marked by long use'}`
          : atWork(reading),
      label: thing.bare,
      object: isCostly
        ? `a till receipt of ${count} lines, so long that it trails across the floor`
        : `${strokes}, beside it`,
      objectLabel: isCostly ? 'till receipt' : count <= 31 ? 'tally' : 'calendar',
      background: topic.place,
      arrangement: 'left',
      size: 55,
      overlay: ['stay', 'doubt'],
      angle: 'result',
      adds: 'the title gives the number, this shows what it cost',
    }
  },
  price: ({ topic, thing }) => ({
    archetype: 'price',
    name: 'Tag and thing',
    hook: `Too little to be any good, or too much for what it is?`,
    focal: `${detailed(thing.phrase, thing)}, its best side lit, its worst side just visible`,
    label: thing.bare,
    object: 'a blank paper price tag tied to it, as large as a hand',
    objectLabel: 'price tag',
    background: topic.place,
    arrangement: 'left',
    size: 55,
    overlay: ['amount', 'doubt'],
    angle: 'curiosity',
    adds: 'the title tells the price, this shows what to judge',
  }),
  'hand-held': (reading) => {
    const { topic, thing } = reading
    const held = isHandy(thing) ? `one hand holding ${thing.single} close to the viewer` : atWork(reading)
    return {
      archetype: 'hand-held',
      name: 'After real use',
      hook: 'Would somebody who has tried it pay for it again?',
      focal: `${held}${isHandy(thing) ? ', fingerprints and one worn edge plainly visible' : ''}`,
      label: isHandy(thing) ? thing.bare : shortOf(atWork(reading)),
      object: topic.proof,
      objectLabel: shortOf(topic.proof),
      background: topic.place,
      arrangement: 'left',
      size: 60,
      overlay: reading.kinds.includes('money') ? ['doubt', 'amount'] : ['doubt', 'verdict'],
      angle: 'curiosity',
      adds: 'the title promises a judgement, this shows the wear behind it',
    }
  },
  row: (reading) => {
    const { thing, topic, listLength, idea } = reading
    const counted = idea.isEnglish
      ? idea.subjects.find(({ count, plural }) => plural && count === listLength)
      : undefined
    const listed =
      counted && counted.bare.length <= 40 ? ` ${counted.bare.replace(/^(?:top|best) (?:\d+ )?/iu, '')}` : ''
    const items =
      thing.isFromTitle && thing.isPlural && isHandy(thing)
        ? `three ${thing.bare} in a row of falling size, the largest wrapped in brown paper`
        : `three blank cards in a row of falling size, the smaller two face up, the largest face down under one thumb`
    return {
      archetype: 'row',
      name: 'One stays covered',
      hook: `Which of the ${listLength ?? 'few'}${listed} comes first, and do I know it already?`,
      focal: items,
      label: thing.isFromTitle && thing.isPlural && isHandy(thing) ? thing.bare : 'three cards',
      object: `${topic.hero.split(',')[0] ?? topic.hero}, behind the row`,
      objectLabel: shortOf(topic.hero),
      background: topic.place,
      arrangement: 'left',
      size: 50,
      overlay: ['rank', 'doubt'],
      angle: 'curiosity',
      adds: 'the title counts them, this hides the one that matters',
    }
  },
  hands: (reading) => {
    const { topic, thing, amount, idea } = reading
    return {
      archetype: 'hands',
      name: 'No way back',
      hook: thing.isFromTitle ? fateOf(thing) : suspense(reading),
      focal: atWork(reading),
      label: thing.isFromTitle ? thing.bare : shortOf(topic.hero),
      object: topic.fail,
      objectLabel: shortOf(topic.fail),
      background: topic.place,
      arrangement: 'left',
      size: 60,
      overlay: amount !== undefined && isBargain.test(idea.text) ? ['amount', 'doubt'] : ['doubt', 'verdict'],
      angle: 'conflict',
      adds: 'the title promises the way, this shows what can go wrong',
    }
  },
  'cut-open': (reading) => {
    const { topic, thing } = reading
    const focal = !thing.isFromTitle
      ? topic.hero
      : isQuoted(thing)
        ? `${thing.single}, ${asWord(reading)}, close and plainly recognisable`
        : livingKinds.has(thing.kind)
          ? `the outline of ${thing.single} cut clean out of a flat sheet, strong light coming through the hole`
          : `${thing.single} with one clean wedge cut out of it, the inside lit and not what one expects`
    return {
      archetype: 'cut-open',
      name: 'What is inside',
      hook: `What is left out of everything one hears about ${spokenOf(reading)}?`,
      focal: `${focal}, oversize against its surroundings`,
      label: thing.isFromTitle ? thing.bare : shortOf(topic.hero),
      object: countedSign(reading) ?? topic.fail,
      objectLabel: shortOf(countedSign(reading) ?? topic.fail),
      background: topic.place,
      arrangement: 'left',
      size: 60,
      overlay: ['doubt', 'why'],
      angle: 'curiosity',
      adds: 'the title asks, this gives evidence and no answer',
    }
  },
  peak: (reading) => {
    const { deed, topic, second, thing, absent } = reading
    const focal = deed ? `${deed.words}, half a second before it works or fails` : atWork(reading)
    const object = absent
      ? `a huge empty chalk-white outline where the ${absent} would be`
      : (second ?? topic).fail
    return {
      archetype: 'peak',
      name: 'The half second',
      hook: deed
        ? `Will ${definite(deed.doer)} pull it off?`
        : absent
          ? `How does anyone get through this without ${withArticle(absent)}?`
          : suspense(reading),
      focal,
      label: deed ? deed.doer : thing.isFromTitle ? thing.bare : shortOf(topic.hero),
      ...(deed && !absent ? {} : { object, objectLabel: absent ? `no ${absent}` : shortOf(object) }),
      background: placeOf(reading),
      arrangement: 'left',
      size: 60,
      overlay: reading.amount === undefined ? ['doubt', 'stay'] : ['amount', 'doubt'],
      angle: 'emotion',
      adds: 'the title tells the story, this stops where it could go either way',
    }
  },
  friend: (reading) => {
    const { who, name, label } = friendOf(reading)
    return {
      ...forChildren,
      archetype: 'friend',
      name: 'Come and look',
      hook: `What has ${name ?? 'this friend'} found, and may I have a turn?`,
      focal: `${who}${name ? ` named ${name}` : ''}, big round forms, gentle closed smile, one paw raised in greeting`,
      label,
      object: `${toysFor(reading.idea.text)}, chunky and easy to tell apart`,
      objectLabel: 'toys',
      background: 'a plain rounded hill under an even bright ground',
      arrangement: 'left',
      adds: 'the title speaks to grown-ups, this greets the child',
    }
  },
  peek: (reading) => {
    const { who, name, label } = friendOf(reading)
    return {
      ...forChildren,
      archetype: 'peek',
      name: 'Who hides here?',
      hook: `Will ${name ?? 'the friend behind it'} come all the way out?`,
      focal: `${who} peeking from behind one huge rounded block, only eyes and ears to be seen`,
      label,
      background: 'a plain bright wall',
      arrangement: 'right',
      adds: 'the title names the lesson, this plays hide and seek',
    }
  },
  parade: (reading) => ({
    ...forChildren,
    archetype: 'parade',
    name: 'One is missing',
    hook: 'Which one comes next in the row?',
    focal: `${toysFor(reading.idea.text)}, marching one behind the other, a round empty place at the front`,
    label: 'toys in a row',
    background: 'a soft meadow with nothing else on it',
    arrangement: 'left',
    adds: 'the title tells the lesson, this leaves one place to fill',
  }),
  calm: ({ topic, idea, thing }) => ({
    archetype: 'calm',
    name: 'One light on',
    hook: 'How quiet would it be in there?',
    focal:
      idea.setting.place && idea.isEnglish && thing.isFromTitle
        ? `${thing.phrase}, small and warm-lit from inside`
        : topic.hero,
    label: thing.isFromTitle ? thing.bare : shortOf(topic.hero),
    object: 'rain or mist drifting across the whole width in soft streaks',
    objectLabel: 'weather',
    background: 'a wide quiet land under low cloud',
    arrangement: 'wide',
    size: 35,
    overlay: ['none'],
    angle: 'emotion',
    adds: 'the title gives the length, this lets one feel it',
    avoid: 'people, faces, hard contrasts, text effects',
  }),
  proof: (reading) => {
    const { topic, thing } = reading
    return {
      archetype: 'proof',
      name: 'One small proof',
      hook: `What does this one sign give away about ${spokenOf(reading)}?`,
      focal: `${topic.proof}, so close that it fills its side of the frame`,
      label: shortOf(topic.proof),
      background: `${thing.isFromTitle ? `${thing.phrase} reduced to a soft blur` : topic.place}`,
      arrangement: 'right',
      size: 60,
      overlay: ['none'],
      angle: 'result',
      adds: 'the title is silent about the end, this shows one sign of it',
    }
  },
  aftermath: (reading) => {
    const { topic, pair, kind } = reading
    return {
      archetype: 'aftermath',
      name: 'What was left',
      hook:
        pair && kind === 'swap'
          ? whatIsLeft(reading, pair.second)
          : `How did it come to this with ${spokenOf(reading)}?`,
      focal: topic.fail,
      label: shortOf(topic.fail),
      background: 'a bare floor in raking light',
      arrangement: 'right',
      size: 55,
      overlay: ['none'],
      angle: 'conflict',
      adds: 'the title looks ahead, this looks back at what went wrong',
    }
  },
  face: (reading) => {
    const { topic, thing, kind } = reading
    const { expression, name, hook } = faceFor(kind, spokenOf(reading))
    const near =
      thing.isFromTitle && isHandy(thing)
        ? `holding ${thing.phrase} at chin height`
        : `looking down at ${thing.isFromTitle ? thing.phrase : shortOf(topic.hero, true)}`
    return {
      archetype: 'face',
      name,
      hook,
      focal: `a presenter in their thirties in a plain {accent} jacket, ${expression}, ${near}`,
      label: 'presenter',
      background: 'a plain {ground} wall, nothing on it',
      isFace: true,
      arrangement: 'right',
      size: 75,
      overlay: ['verdict', 'doubt', 'stay'],
      angle: 'emotion',
      adds: 'the title states it, one honest expression tells how it felt',
      avoid: 'open mouth, wide eyes, pointing fingers',
    }
  },
  scale: ({ topic, thing }) => ({
    archetype: 'scale',
    name: 'Far too large',
    hook: thing.isFromTitle
      ? `Why ${thing.isPlural ? 'do' : 'does'} ${theThing(thing)} loom so large here?`
      : 'How did something so small become so big a question?',
    focal: `${thing.isFromTitle ? thing.single : topic.hero} standing as tall as a house over one tiny figure seen from behind`,
    label: thing.isFromTitle ? thing.bare : shortOf(topic.hero),
    background: 'an empty plain with a low horizon',
    arrangement: 'right',
    size: 75,
    overlay: ['why', 'doubt', 'verdict'],
    angle: 'scale',
    adds: 'the title keeps to facts, this shows how large they loom',
  }),
  together: (reading) => {
    const { thing, topic, company, isCostly, amount } = reading
    const people = joinList(company)
    const isBackdrop = ['vehicle', 'building', 'landscape'].includes(thing.kind)
    const large = isBackdrop ? [] : company.filter((one) => isLarge(one))
    const small = company.filter((one) => !large.includes(one))
    const beside = thing.isFromTitle ? inNumber(thing) : shortOf(topic.hero, true)
    const all =
      people === ''
        ? `${beside}, every scratch on it plainly visible`
        : !thing.isFromTitle && !reading.idea.isEnglish
          ? `${people}, ${asWord(reading)}, close and plainly recognisable`
          : large.length > 0
            ? inFrontOf(joinList(thing.isFromTitle ? [...small, beside] : small), joinList(large))
            : `${people} ${isBackdrop ? 'close in front of' : 'close beside'} ${beside}`
    const cost =
      amount === undefined && !isCostly ? undefined : 'a till receipt so long that it trails across the floor'
    const proof = cost ?? countedSign(reading)
    return {
      archetype: 'together',
      name: 'All who were in it',
      hook: cost
        ? `What did ${spokenOf(reading)} really cost${people === '' ? '' : ` ${company.length > 1 ? 'them all' : 'in the end'}`}?`
        : thing.isFromTitle
          ? `What ${thing.isPlural ? 'do' : 'does'} ${theThing(thing)} change for those close by?`
          : reading.idea.isEnglish
            ? `What is different for ${spokenOf(reading)} now?`
            : `What has become of ${people} by the end?`,
      focal: all,
      label: people === '' ? thing.bare : company.map((one) => shortOf(one)).join(', '),
      ...(proof ? { object: proof, objectLabel: shortOf(proof) } : {}),
      background: topic.place,
      arrangement: 'right',
      size: 65,
      overlay: ['amount', 'verdict', 'stay', 'why'],
      angle: 'scale',
      adds: 'the title lists them, this shows how they get along',
    }
  },
  keepsake: () => ({
    archetype: 'keepsake',
    name: 'What one keeps',
    hook: 'Whose was it, and who keeps it now?',
    focal: 'a pair of folded glasses on a closed notebook, both worn smooth by years of use',
    label: 'glasses, notebook',
    background: 'a bare wooden table in soft morning light',
    arrangement: 'right',
    size: 45,
    overlay: ['none'],
    angle: 'emotion',
    adds: 'the title tells the loss, this shows what stays',
    avoid: 'faces in distress, drama, bright colours',
  }),
  quiet: ({ topic, thing }) => ({
    archetype: 'quiet',
    name: 'An empty chair',
    hook: 'Who sat here, and what would they have said?',
    focal: `an empty wooden chair by a tall window, a coat still over its back`,
    label: 'empty chair',
    object: thing.isFromTitle ? `${thing.phrase} lying where it was left` : 'a cup beside it, no longer warm',
    objectLabel: thing.isFromTitle ? thing.bare : 'cup',
    background: `${topic.id === 'open' ? 'a quiet room' : topic.place.replace(/ in soft daylight$/u, '')} in soft daylight`,
    arrangement: 'left',
    size: 50,
    overlay: ['none'],
    angle: 'emotion',
    adds: 'the title says what happened, this keeps a respectful distance',
    avoid: 'faces in distress, blood, drama, bright colours',
  }),
}
