import type { Slots } from '../write/fill.ts'
import type { World } from './slots.ts'

/** Turns of a plot that depend on what kind of hero, find or cargo the idea brings. */
export function sceneSlots(world: World): Slots {
  return { ...childhoodOf(world), ...findSlots(world), ...cargoSlots(world), ...gateSlots(world) }
}

// Where small heroes try things out: a boat has no ditch to fall into.
function childhoodOf({ cast, idea }: World): Slots {
  const role = `${cast.hero.role} ${cast.hero.subject?.singular ?? ''}`
  if (
    /\b(?:tug ?boat|boat|ship|ferry|submarine|whale|fish|dolphin|octopus|crab|seal|turtle|otter|mermaid|kraken|raft|canoe)\b/i.test(
      role,
    )
  )
    return trial(
      'round the pier',
      'at the lighthouse',
      [
        'the ferry',
        'a ferry',
        'Bow up',
        'There {he} was, on the mudbank.',
        'the tanker',
        'a tanker',
        'the buoy',
      ],
      'the bank of fog',
      'rowing boats',
      'took {O} in tow',
      'the mudbank and the buoy',
    )
  if (
    /\b(?:car|bus|train|tram|truck|tractor|digger|lorry|taxi|engine|locomotive|bicycle|scooter)\b/i.test(role)
  )
    return trial(
      'out of the shed',
      'at the depot',
      [
        'the fire engine',
        'a fire engine',
        'Lamps on',
        'There {he} was, in the puddle.',
        'the express',
        'an express',
        'the buffer',
      ],
      'the old siding',
      'handcarts',
      'pulled {O} along',
      'the puddle and the buffer',
    )
  if (
    /\b(?:robot|computer|machine|android|spaceship|rocket|satellite|star|moon|alien|planet)\b/i.test(role) ||
    /\bmars|moon|space\b/i.test(idea.scene)
  )
    return trial(
      'out of the hatch',
      'on the landing pad',
      [
        'the big rocket',
        'a rocket',
        'Nose up',
        'There {he} was, upside down.',
        'the rover',
        'a rover',
        'the antenna',
      ],
      'the crater',
      'satellites',
      'carried {O}',
      'the antenna and everything',
    )
  if (
    /\b(?:bird|owl|crow|kite|plane|aeroplane|airplane|balloon|bat|butterfly|bee|dragonfly|duck|penguin|cloud|raven|heron|pigeon|goose|swan|sparrow)\b/i.test(
      role,
    )
  )
    return trial(
      'out of the nest',
      'on the roof',
      [
        'the rooster',
        'a rooster',
        'Chest out',
        'There {he} was, in the rain barrel.',
        'the swallow',
        'a swallow',
        'the chimney',
      ],
      'the gutter',
      'sparrows',
      'held {O} under one wing',
      'the rain barrel and the chimney',
    )
  return trial(
    'out of the door',
    'on the hill',
    ['the hen', 'a hen', 'Chin up', 'There {he} was, in the ditch.', 'the goat', 'a goat', 'the tree'],
    'the reeds',
    'ducklings',
    'carried {O}',
    'the ditch and the tree',
  )
}

function trial(
  out: string,
  feast: string,
  [one, a1, how, oops, two, a2, hit]: readonly string[],
  where: string,
  small: string,
  carry: string,
  both: string,
): Slots {
  return {
    'c.out': out,
    'c.feast': feast,
    'c.one': one ?? '',
    'c.a1': a1 ?? '',
    'c.how1': how ?? '',
    'c.oops1': oops ?? '',
    'c.two': two ?? '',
    'c.a2': a2 ?? '',
    'c.oops2': hit ?? '',
    'c.where': where,
    'c.small': small,
    'c.carry': carry,
    'c.both': both,
  }
}

const official = /station|hospital|library|train|school|corridor|castle|hotel|lift/

function findSlots({ place, idea, topic }: World): Slots {
  const isAlive = idea.subjects.some(({ animate, head }) => animate && head === topic?.noun)
  const papers: Slots = official.test(place.key)
    ? {
        'f.form':
          'There was a form for such things. {He} knew its number. {He} filled it in that night, down to the line where it says *condition*, and held the pen over the line until the ink made a dot.',
        'f.alarm': 'an alarm rang that {he} had never heard before',
        'f.brought': 'The alarm brought',
        'f.paid':
          'The form was still in the drawer. {He} finished it. Under *condition* {he} wrote: better. It was the first true report {he} had sent in weeks, and it cost {him} {~a reprimand and a month’s pay|the post, as of the first|every good mark in {his} file}.',
      }
    : {
        'f.form':
          '{~There is a book for such things, at the post office, with a pencil on a chain. {He} went there that same evening, and opened it at the day, and held the pencil over the line until it had made a dot.|Such things are announced on a card in the window of the post office, for a week, at no charge. {He} bought the card. {He} wrote the date on it, and the word *Found*, and then read the other cards, all of them, twice.|One asks at the post office about such things; the woman at the counter keeps a list. {He} stood in the queue that same evening, and when it was {his} turn {he} bought a stamp.}',
        'f.alarm': 'by evening there were people at the gate, asking if {he} was ill',
        'f.brought': 'Among them was',
        'f.paid':
          '{He} went to the post office and gave in {his} line. Under *found on* {he} put the true date, so that anyone could count the days. It cost {him} {~the name of being honest, which had taken thirty years|every friend who could do sums|{his} place on the front bench}.',
      }
  return isAlive
    ? {
        ...papers,
        'f.wrong':
          'But that same evening there was something wrong with {x}. {He} tried warmth. {He} tried milk, and a song. {He} tried leaving {x.it} in peace.',
        'f.need': '{x.he} needed something quite ordinary that {he} did not have',
      }
    : {
        ...papers,
        'f.wrong':
          'But that same evening {he} found that there was more to {x} than {he} had seen. There was a seam, no longer than a fingernail, which {he} had taken for a scratch. {He} tried a hairpin. {He} tried warmth. {He} tried leaving {x.it} in peace.',
        'f.need': 'the rest of {x.it} was not to be had with tools, that somebody would have to know how',
      }
}

// What the cargo is good for when two are stuck on the road.
function cargoSlots({ thread }: World): Slots {
  const need: Record<string, string> = {
    food: 'Nobody can hop for a day and a half on nothing at all. They would have to eat, both of them, and go on eating.',
    paper: 'They needed a fire before they needed anything, and there was not a dry twig in sight.',
    clothing: 'They needed something to bind it with, something that would hold for a day and a half.',
    container:
      'They needed water, and snow to be melted in something, and they needed it for a day and a half.',
  }
  return {
    'q.need':
      need[thread.kind] ??
      'They needed a splint, and something to bind it with, and they needed it to hold for a day and a half.',
  }
}

// Two who write to each other have either parted at a gate or only seen one on a photograph.
function gateSlots({ idea }: World): Slots {
  if (/\bnever (?:met|seen|knew|known)|\bstrangers?\b|unknown|unborn|pen ?pals?|future self/i.test(idea.text))
    return {
      'gate.tell':
        'What I meant to tell you is about the photograph. It came with your first: a gate, and you beside it, with one hand up against the sun, so that I cannot see your face. I have told everyone here that it is a good likeness. <1 I have told them so much about you that I have nothing left to ask.>',
      'gate.true':
        'I did not stay away because I could not come. I told everyone I could get no leave, and you were the only one who never wrote back “what a pity”. I stayed away because on that photograph you look as though you were expecting somebody, and I thought: in an hour she would know better, and I would rather be waited for than known.'.replace(
          'she would',
          'you would',
        ),
      'gate.answer':
        'I never had an answer either, you see; I thought you had grown tired of a hand with no face. I had it up because of the paint. I had done the gate that morning, so that it would look nice if you came in by it.',
    }
  return {
    'gate.tell':
      'What I meant to tell you is from the last evening, when you stood at the gate and said, “Well, you’d better,” and I did. <1 I have been over it. There was room, between “well” and “you’d better”, for me to say something, and I looked at your sleeve. It had paint on it.>',
    'gate.true':
      'I did not go because I had to. I told everyone I had to, and you were the only one who did not nod. I went because at the gate you looked at me as though I were somebody, and I thought: in a year you will know better, and I would rather be missed than known.',
    'gate.answer':
      'I never had an answer either, you see; I thought you had signed somebody else’s name to being gone. There was paint on my sleeve because I had done the gate that morning, so that it would look nice if you came in by it again.',
  }
}
