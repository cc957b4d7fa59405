import { kindOfNoun } from '#tools/idea/noun-kind.ts'
import type { Story, StoryWords } from '../story-types.ts'
import { withoutArticle } from '../wording.ts'

/** The hero makes something for somebody; it goes wrong, and what went wrong becomes the best part. */
export function making(w: StoryWords): Story {
  const t = w.thing
  const isFood =
    kindOfNoun(t.split(' ').at(-1) ?? '') === 'food' ||
    /\b(?:bake|cook|stir|fry|brew)\b|soup|dinner|breakfast|lunch|stew|dumpling|meal/.test(w.deed) ||
    w.isUnknownThing
  return {
    title: `${w.hero} Makes Something`,
    want: `${w.hero} wants to ${w.deed}`,
    but: isFood ? 'it keeps going wrong' : 'it keeps falling to pieces',
    so: `${w.he} asks for help and uses the pieces in a new way`,
    refrain: `"Once more," said ${w.hero}.`,
    refrainOn: ['try1', 'try2'],
    turned: isFood ? '"It is good!" said all.' : '"It stands!" said all.',
    theme: 'Making something, going wrong and trying again together',
    question: 'What did you make that went wrong first? What did you do then?',
    props: [
      {
        name: t,
        from: 'only a drawing',
        states: {
          try1: 'one leaning part',
          try2: 'too tall',
          low: 'in pieces',
          idea: 'pieces sorted',
          turn: 'finished',
          close: 'in use',
        },
      },
    ],
    beats: {
      want: {
        name: 'A plan',
        tiny: `${w.hero} wants to make it.`,
        core: `"I will ${w.deed}," said ${w.hero}. It was for ${w.forWhom}. It was a surprise.`,
        more: `First ${w.he} drew it, with many arrows and a small smiling sun.`,
        deep: `In the drawing everything held together by itself, as things do in drawings.`,
        shows: `${w.He} looks at a drawing of ${t} with small arrows and no lettering, materials heaped around`,
        feeling: 'hopeful',
        says: 'It is a surprise.',
        sound: 'pencil on paper',
        moves: `${w.hero} draws one last line`,
      },
      obstacle: {
        name: 'It leans',
        tiny: isFood ? `It runs. Oh no!` : `It tips. Oh no!`,
        core: isFood
          ? `${w.hero} began. One cup here, one spoon there. It ran off to the left.`
          : `${w.hero} began. One part here, one part there. It leaned to the left.`,
        more: `${w.He} leaned to the left as well, and from there it looked fine.`,
        deep: `You can live quite well beside a leaning thing, as long as nobody sneezes.`,
        shows: `${w.He} tilts ${w.his} head to look at the half-made ${withoutArticle(t)}`,
        feeling: 'thinking',
        sound: 'a slow creak',
        moves: `it leans a little, and ${w.hero} leans too`,
      },
      ally: {
        name: 'Can I help?',
        tiny: `${w.Other} can help.`,
        core: `${w.Other} looked in. "Can I help?" "No," said ${w.hero}. "I can do it alone."`,
        more: `So ${w.other} sat down close by and kept very helpfully quiet.`,
        deep: `It is not easy to watch something go wrong and hold all the right pieces.`,
        shows: `${w.He} works with ${w.his} back turned while ${w.other} sits nearby with just the missing part`,
        feeling: 'brave',
        with: ['other'],
        says: 'I can do it alone.',
        sound: 'tapping, a patient hum',
        moves: `${w.other} sits down to wait`,
      },
      try1: {
        name: 'Down it comes',
        tiny: `Up, up. Plop! Down.`,
        core: isFood
          ? `One more pinch, just a small one. Pff! It all went flat.`
          : `A leaf fell on top. Just a small one. Plop! Down it all came.`,
        more: isFood
          ? `It was as flat as a plate, and about as soft.`
          : `The leaf stayed on ${w.his} head, and looked rather well there.`,
        deep: isFood
          ? `${w.hero} looked at it from all sides, washed the bowl and began again.`
          : `${w.hero} left it there, picked up the first piece and began again.`,
        shows: `${w.He} ${isFood ? 'looks at a funny flat result in a bowl' : 'sits in a soft heap of parts, one small leaf on the very top'}`,
        feeling: 'surprised',
        sound: 'a rustle, a plop',
        moves: 'the last part slides off the heap',
      },
      try2: {
        name: 'Too much',
        tiny: `More! More! Too much!`,
        core: `Then ${w.he} used more. More of it all! It got stuck in the door.`,
        more: `It could not go out and it could not go in, and neither could ${w.hero}.`,
        deep: `From the other side ${w.other} pushed a sandwich through the last small gap.`,
        shows: `${w.He} is stuck in a doorway behind a far too big ${withoutArticle(t)}, a sandwich coming through a gap`,
        feeling: 'surprised',
        sound: 'a squeak, a stop',
        moves: `${w.hero} pushes once; it does not move`,
      },
      try3: {
        name: 'The wrong order',
        tiny: `Top first? No, no!`,
        core: `Then ${w.he} began at the top. The top had nothing to sit on. It sat on ${w.hero}.`,
        more: `It looked like a hat, and it was not such a bad hat.`,
        deep: `There is an order in things, and it shows itself when you have tried all the others.`,
        shows: `${w.He} wears the top part of ${t} like a hat, looking up at it`,
        feeling: 'thinking',
        sound: 'a hollow bonk',
        moves: 'it slides down over the eyes',
      },
      low: {
        name: 'In pieces',
        tiny: `All in bits. Sad.`,
        core: `Now it lay there in bits. ${w.hero} sat in the middle. "I can not do it alone."`,
        more: `It was a hard sentence to say, and afterwards everything was lighter.`,
        deep: `${w.Other}, who had been waiting for just this, did not say so, and came over.`,
        shows: `${w.He} sits in the middle of many scattered parts with low head`,
        feeling: 'sad',
        says: 'I need help.',
        sound: 'silence, one part rolling',
        moves: 'one part rolls slowly away',
      },
      idea: {
        name: 'Ask',
        tiny: `Help me? Yes! Yes!`,
        core: `"Can you help me?" asked ${w.hero}. "Yes!" said ${w.other}. They laid it all out, big to small.`,
        more: isFood
          ? `Then they did one thing after the other, and no two at once.`
          : `Side by side, the broken bits made a shape nobody had planned.`,
        deep: isFood
          ? `It was the same bowl and the same spoon, and yet it was a different kitchen.`
          : `It was not the shape in the drawing; it was one that wanted to stand up.`,
        shows: `${w.He} and ${w.other} lay everything out from big to small and see how it could go`,
        feeling: 'curious',
        with: ['other'],
        says: 'Can you help me?',
        sound: 'bits clicking into a row',
        moves: `${w.other} adds one bit to the row`,
      },
      turn: {
        name: 'It stands',
        tiny: isFood ? `Stir, stir. It is good!` : `Up it goes. It stands!`,
        core: isFood
          ? `One held. One stirred. It smelled so good. There was ${t}!`
          : `One held. One pushed. Up it went. It did not tip. There was ${t}!`,
        more: isFood
          ? `The first spoonful went round, and everyone closed their eyes.`
          : `The leaf went on top, because it had helped as well, in its way.`,
        deep: `It did not look like the drawing at all, and ${w.hero} liked it a good deal better.`,
        shows: `${w.He} and ${w.other} ${isFood ? `finish ${t} together, steam rising from a bowl` : `put the last part in place; ${t} stands firm with one leaf on top`}`,
        feeling: 'proud',
        with: ['other'],
        says: isFood ? 'It is good!' : 'It stands!',
        sound: 'a click, then a cheer',
        moves: `${w.hero} sets the last part`,
      },
      after: {
        name: 'The surprise',
        tiny: `Surprise! For you.`,
        core: `"Surprise!" they called. ${w.Guide} looked and looked. "You made this? For me?"`,
        more: `${w.Guide} ${isFood ? 'had two helpings and asked for the bowl' : 'walked round it twice and found the leaf first'}.`,
        deep: `It had been four other things first, which made it a very thorough surprise.`,
        shows: `${w.guide} sees ${t} with joy, ${w.hero} beside it, head held high`,
        feeling: 'happy',
        with: ['guide'],
        says: 'Surprise!',
        sound: 'a happy gasp, laughter',
        moves: `${w.guide} steps closer and smiles`,
      },
      close: {
        name: 'Enough for a new plan',
        tiny: `Good night. Made with love.`,
        core: `At night they all sat by it. "What will we make next?" asked ${w.other}.`,
        more: `${w.hero} already had a drawing, with two names on it this time.`,
        deep: `It had fewer arrows than the first one, and a good deal more room for others.`,
        shows: `${w.He} and ${w.guide} sit together by ${t} in warm evening light, a new drawing beside them`,
        feeling: 'calm',
        with: ['guide'],
        sound: 'evening, quiet talk',
        moves: `${w.hero} leans against ${w.guide}`,
      },
    },
  }
}
