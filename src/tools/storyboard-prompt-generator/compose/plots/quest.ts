import type { Story, StoryWords } from '../story-types.ts'
import { titleCase, withoutArticle } from '../wording.ts'

/** The hero wants to see, reach or have something far off, meets three hindrances and gets there another way. */
export function quest(w: StoryWords): Story {
  const g = w.goal
  const way = wayOf(w.place)
  return {
    title:
      g === 'the far hill'
        ? `${w.hero} and the Big Wish`
        : `${w.hero} and the ${titleCase(withoutArticle(g))}`,
    want: `${w.hero} wants to ${w.deed}`,
    but: `the way is long and something always stops ${w.him}`,
    so: `${w.he} goes on in small pieces, helps and is helped`,
    refrain: `"A bit more," said ${w.hero}.`,
    refrainOn: ['try1', 'try2'],
    turned: `"We are here!" said ${w.hero}.`,
    theme: 'Wanting something big and getting there in small steps',
    question: `What big thing would you like to do, and what is the first small step?`,
    props: [
      {
        name: 'a hand-drawn map',
        from: 'rolled up',
        states: {
          plan: 'open',
          try1: 'a bit wet',
          try2: 'folded into a small boat',
          idea: 'open',
          turn: 'finished, with a star',
          close: 'on the wall',
        },
      },
    ],
    beats: {
      want: {
        name: 'The big wish',
        tiny: `${w.hero} wants to see it.`,
        core: `${w.hero} had one big wish. ${w.He} wanted to ${w.deed}.`,
        more: `${w.He} had heard about it so often that ${w.he} knew it by heart.`,
        deep: `Some wishes are for rainy days, but this one got up with ${w.him} every morning.`,
        shows: `${w.He} looks far out from ${w.near}, a picture of ${g} in a soft thought cloud above ${w.him}`,
        feeling: 'hopeful',
        sound: 'wind, a far call',
        moves: `${w.hero} stretches to look further`,
      },
      obstacle: {
        name: 'So far away',
        tiny: `Oh! It is far.`,
        core: `"It is far," said ${w.guide}. "I know," said ${w.hero}. "I will come back."`,
        more: `${w.Guide} thought about it and packed bread for two. "Then I walk behind you."`,
        deep: `On the map the way was as long as one hand, and maps are drawn rather small.`,
        shows: `${w.He} and ${w.guide} look at a hand-drawn map with a long dotted line and no lettering`,
        feeling: 'thinking',
        with: ['guide'],
        says: 'I will come back.',
        sound: 'paper unrolling',
        moves: `${w.hero} follows the dotted line`,
      },
      ally: {
        name: 'Someone on the way',
        tiny: `${w.Other} comes along.`,
        core: `On the way ${w.he} met ${w.other}. "I am stuck!" ${w.hero} helped ${w.otherHim} out.`,
        more: `"Now I will go along with you," said ${w.other}, "since I am out anyway."`,
        deep: `It is a good rule for a long way to have someone who asks silly questions.`,
        shows: `${w.He} helps ${w.other} out of a tangle of soft grass at ${w.near}, ${w.guide} a few steps behind`,
        feeling: 'happy',
        with: ['other', 'guide'],
        says: 'I will go with you.',
        speaker: 'other',
        sound: 'a pop, a glad laugh',
        moves: `${w.other} pops free`,
      },
      try1: {
        name: 'The first hindrance',
        tiny: way.tiny1,
        core: `${way.first} ${w.hero} ${way.shelter}.`,
        more: way.more1,
        deep: `The map had got wet and the dotted line had run, so now the way was twice as wide.`,
        shows: `${w.He} ${way.shows1}`,
        feeling: 'tired',
        sound: way.sound1,
        moves: way.moves1,
      },
      try2: {
        name: 'A bigger one',
        tiny: way.tiny2,
        core: `${way.second} ${w.hero} sat down.`,
        more: way.more2,
        deep: `Going round took longer than going across, and was a great deal drier.`,
        shows: `${w.He} ${way.shows2}, ${w.guide} close behind`,
        feeling: 'thinking',
        with: ['guide'],
        sound: way.sound2,
        moves: way.moves2,
      },
      try3: {
        name: 'Which way now',
        tiny: `Left? Right? Ask!`,
        core: `Then the path split. Left or right? ${w.hero} stopped and asked ${w.guide}.`,
        more: `"I do not know," said ${w.guide}. "What can you hear?" So they listened.`,
        deep: `From the left came nothing at all, and from the right the smallest promise of a sound.`,
        shows: `${w.He} stands at a fork in the path with one ear turned to the right, ${w.guide} beside ${w.him}`,
        feeling: 'curious',
        with: ['guide'],
        says: 'What can you hear?',
        speaker: 'guide',
        sound: 'quiet, then something far off',
        moves: `${w.hero} turns to the right`,
      },
      low: {
        name: 'Too tired',
        tiny: `Tired. Sit down. Rest.`,
        core: `The day went. ${w.hero} was so tired. "It is too far for me."`,
        more: `${w.Guide} did not say it was near. ${w.Guide} gave ${w.him} the bread.`,
        deep: `Behind them lay the whole long way, and from here it looked quite beautiful.`,
        shows: `${w.He} sits on a stone with low head as evening comes, ${w.guide} offering bread`,
        feeling: 'tired',
        with: ['guide'],
        says: 'It is too far.',
        sound: 'a sigh, crickets',
        moves: `${w.hero} lets ${w.his} head sink`,
      },
      idea: {
        name: 'Looking back',
        tiny: `Look back! So far!`,
        core: `"Look back," said ${w.guide}. ${way.seen} ${w.hero} had come so far!`,
        more: `${w.He} had not walked one long way. ${w.He} had walked many short ones.`,
        deep: `"Then I only need one more short one," ${w.he} said, and got up to fetch it.`,
        shows: `${w.He} looks back from ${w.far} over the whole winding way, both hindrances tiny behind`,
        feeling: 'surprised',
        with: ['guide'],
        says: 'Look back!',
        speaker: 'guide',
        sound: 'wind opening up',
        moves: `${w.hero} turns round and looks back`,
      },
      turn: {
        name: 'There it is',
        tiny: `There! There it is!`,
        core: `One more step, and there it was. ${w.hero} stood still. It was so big and so near.`,
        more: `It was not as ${w.he} had thought. It was better, because it was real.`,
        deep: `${w.He} had brought a great many words for this moment and did not need a single one.`,
        shows: `${w.He} stands before ${g}, small and amazed, filled with light, ${w.guide} behind`,
        feeling: 'happy',
        with: ['guide'],
        sound: 'the sound of the place itself, wide',
        moves: `${w.hero} takes the last step and looks up`,
      },
      after: {
        name: 'Something to keep',
        tiny: `One small thing to keep.`,
        core: `${w.hero} stayed a long time. Then ${w.he} drew a star on the map.`,
        more: `Next to it ${w.he} drew both hard places, because they belonged to it.`,
        deep: `A map you have walked is a different thing from one you have been given.`,
        shows: `${w.He} draws a star on the map with ${g} behind ${w.him}, ${w.other} leaning on ${w.him}`,
        feeling: 'proud',
        with: ['other'],
        sound: 'a pencil on paper',
        moves: 'the pencil draws one star',
      },
      close: {
        name: 'Home again',
        tiny: `Home. Good night. Dream on.`,
        core: `At home the map hung by the bed. "Where to next?" asked ${w.guide}.`,
        more: `${w.hero} wanted to answer, but ${w.he} was already asleep.`,
        deep: `On the map there was still a good deal of white, and a pencil hung beside it.`,
        shows: `${w.He} sleeps under the map on the wall, ${w.guide} in the doorway with a warm light`,
        feeling: 'calm',
        with: ['guide'],
        says: 'Where to next?',
        speaker: 'guide',
        sound: 'slow breath, night outside',
        moves: `${w.hero} breathes and turns over`,
      },
    },
  }
}

type Way = Record<
  | 'first'
  | 'shelter'
  | 'tiny1'
  | 'more1'
  | 'shows1'
  | 'sound1'
  | 'moves1'
  | 'second'
  | 'tiny2'
  | 'more2'
  | 'shows2'
  | 'sound2'
  | 'moves2'
  | 'seen',
  string
>

// What stands in the way on land, under water and far above.
function wayOf(place: string): Way {
  if (/bay|harbour|sea|reef|ocean/.test(place) && !/snow/.test(place))
    return {
      first: 'First came a strong current. Whoosh!',
      shelter: 'held on to the kelp',
      tiny1: 'Whoosh! Hold on, hold on.',
      more1: 'When it passed, the water was clear, and one could see far.',
      shows1: 'holds on to a swaying stalk of kelp while the water streams past',
      sound1: 'a long whoosh of water',
      moves1: 'the kelp bends and swings back',
      second: 'Then came a wall of rock. It was too high.',
      tiny2: 'Too high! Go round.',
      more2: 'Further along was a small round gap, just the right size.',
      shows2: 'looks up at a high wall of rounded rock with one small gap lower down',
      sound2: 'bubbles against stone',
      moves2: 'one bubble rises along the rock',
      seen: 'There was the kelp. There was the rock.',
    }
  if (/moon|space|star|planet/.test(place))
    return {
      first: 'First came the dust. It went up in a cloud.',
      shelter: 'sat behind a big rock',
      tiny1: 'Dust! Sit. Wait a bit.',
      more1: 'When it came down, the way lay smooth and new.',
      shows1: 'waits behind a rounded rock while soft grey dust drifts past',
      sound1: 'a soft hiss of dust',
      moves1: 'dust settles slowly',
      second: 'Then came a deep crater. It was too wide.',
      tiny2: 'Too wide! Go round.',
      more2: 'Along the rim there was a path, and the Earth hung above it.',
      shows2: 'stands well back from the rim of a wide shallow crater, a path leading round it',
      sound2: 'a low hum',
      moves2: 'one pebble rolls slowly down',
      seen: 'There was the rock. There was the rim.',
    }
  return {
    first: 'First came the rain. Drip, drop!',
    shelter: 'sat under a big leaf',
    tiny1: 'Rain! Go on, go on.',
    more1: 'When it stopped, the whole way smelled new, and it had puddles to jump.',
    shows1: 'waits under one very big leaf in soft rain',
    sound1: 'rain dripping on a leaf',
    moves1: 'drops run off the edge of the leaf',
    second: 'Then came a wide stream. It was too wide to jump.',
    tiny2: 'Too wide! Go round.',
    more2: 'Further along lay flat stones, one step apart.',
    shows2: 'looks over a wide shallow stream with flat stepping stones further along',
    sound2: 'water over stones',
    moves2: 'water slides round the first flat stone',
    seen: 'There was the leaf. There was the stream.',
  }
}
