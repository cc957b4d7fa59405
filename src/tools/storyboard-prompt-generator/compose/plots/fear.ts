import type { Story, StoryWords } from '../story-types.ts'
import { withoutArticle } from '../wording.ts'

/** The hero is afraid of something, comes near it in small steps and makes a ritual of it. */
export function fearMet(w: StoryWords): Story {
  const f = w.fear
  const sights = sightsOf(w.inPlace)
  return {
    title: `${w.hero}, a Bit Brave`,
    want: `${w.hero} wants to ${w.deed}`,
    but: `${w.he} ${w.dread.replace(/^was /, 'is ').replace(/^did not/, 'does not')}`,
    so: `${w.he} goes one small step at a time, with a hello for each`,
    refrain: `"One step," said ${w.hero}.`,
    refrainOn: ['try1', 'try2'],
    turned: '',
    theme: `Being afraid of ${f}, and going one small step at a time`,
    question: 'What helps you to be a little bit brave?',
    props: [
      {
        name: 'a small round lamp',
        from: 'on the shelf, off',
        states: {
          ally: 'handed over',
          try1: 'on',
          try2: 'on',
          idea: 'on, set down',
          turn: 'lighting the way',
          close: 'on low, by the bed',
        },
      },
    ],
    beats: {
      want: {
        name: 'So much to do',
        tiny: `${w.hero} wants to play.`,
        core: `${w.hero} wanted to ${w.deed}. All the others did it.`,
        more: `It looked like the best thing in the world.`,
        deep: `There was only one thing in between, and it had no face, which made it worse.`,
        shows: `${w.He} looks out from a safe doorway at friends having fun a little way off`,
        feeling: 'hopeful',
        sound: 'happy voices a little way off',
        moves: `${w.hero} leans out of the doorway`,
      },
      obstacle: {
        name: 'Afraid',
        tiny: `Oh! ${w.hero} hides.`,
        core: `But ${w.hero} ${w.dread}. It made ${w.his} tummy go tight.`,
        more: `${w.He} pulled a blanket up until only ${w.his} eyes looked out.`,
        deep: `${w.He} knew every reason not to worry, and not one of them reached ${w.his} tummy.`,
        shows: `${w.He} peeps over a blanket in a safe warm corner; ${f} only hinted at as a soft rounded shape outside`,
        feeling: 'worried',
        sound: 'a blanket rustling',
        moves: `${w.hero} pulls the blanket up to ${w.his} eyes`,
      },
      ally: {
        name: 'Someone near',
        tiny: `${w.Guide} is here.`,
        core: `"I am here," said ${w.guide}. "I get scared too." They lit a small lamp.`,
        more: `"Being brave does not mean not being afraid," ${w.guide} said.`,
        deep: `It was a strange thing to hear from someone who had always seemed afraid of nothing.`,
        shows: `${w.guide} sits by ${w.him} and hands over a small round lamp with a warm glow`,
        feeling: 'calm',
        with: ['guide'],
        says: 'I am here with you.',
        speaker: 'guide',
        sound: 'a click, a warm hum',
        moves: 'the lamp begins to glow',
      },
      try1: {
        name: 'One step',
        tiny: `One small step.`,
        core: `${w.hero} took one step. Something went ${sights.noise}. Back ${w.he} ran!`,
        more: `It was only ${sights.small}. ${sights.reason}`,
        deep: `${w.He} thought about that, and decided that it might be nervous as well.`,
        shows: `${w.He} takes one small step with the lamp, ${w.guide} a few steps behind`,
        feeling: 'worried',
        with: ['guide'],
        sound: `one ${sights.noise}, quick steps`,
        moves: `${w.hero} steps forward, then hops back`,
      },
      try2: {
        name: 'A few steps',
        tiny: `One, two, three. Oh!`,
        core: `Then ${w.he} took three steps. A big shape stood there! It was ${sights.big}.`,
        more: `${w.hero} said hello to it, in case it had been afraid too.`,
        deep: `It did not answer, but it did look a good deal friendlier from then on.`,
        shows: `${w.He} shines the lamp on ${sights.big} that makes a funny round shape, and almost laughs`,
        feeling: 'surprised',
        sound: 'a gasp, then a giggle',
        moves: 'the light slides up the funny shape',
      },
      try3: {
        name: 'Halfway',
        tiny: `More steps. Stop. Breathe.`,
        core: `Halfway there ${w.he} stopped. ${w.He} took one slow breath, and one more.`,
        more: `The fear was still there, but it had to share the room now.`,
        deep: `It sat in one corner, and in the other corners sat a hope, a breath and a lamp.`,
        shows: `${w.He} stands halfway with eyes closed and a lifted chest, the lamp at ${w.his} side, ${w.guide} in the doorway`,
        feeling: 'calm',
        with: ['guide'],
        sound: 'one slow breath in and out',
        moves: `${w.hero} breathes in and out`,
      },
      low: {
        name: 'The lamp goes out',
        tiny: `Blink! Lamp is out.`,
        core: `Blink! The lamp went out. ${w.hero} wanted to go back.`,
        more: `Then ${w.he} heard ${w.guide} hum in the doorway, just as before.`,
        deep: `Nothing in the room had changed at all; only the seeing had stopped for a moment.`,
        shows: `${w.He} stands with an unlit lamp in soft blue light, ${w.guide} humming in a warm doorway behind`,
        feeling: 'worried',
        with: ['guide'],
        sound: 'a click, then a low hum',
        moves: `${w.hero} turns toward the humming`,
      },
      idea: {
        name: 'A closer look',
        tiny: `Look, look. What is it?`,
        core: `${w.hero} stood still and looked. "What are you?" ${w.he} asked ${f}.`,
        more: `The longer ${w.he} looked, the more there was to see.`,
        deep: `Things that are looked at long enough begin to look back kindly.`,
        shows: `${w.He} stands still and looks closely at ${f}, drawn soft and full of small lovely details`,
        feeling: 'curious',
        says: 'What are you?',
        sound: 'quiet, then one soft sound',
        moves: `${w.hero} tilts ${w.his} head`,
      },
      turn: {
        name: 'Right in the middle',
        tiny: `Here ${w.he} is! Hello!`,
        core: `"One more step," said ${w.hero}. And there ${w.he} was! "Hello!" ${w.he} said. It was fine.`,
        more: `${w.He} stood in the middle, and ${w.guide} was still in sight.`,
        deep: `It was not that the fear had gone; ${w.he} had simply grown larger around it.`,
        shows: `${w.He} stands in the middle of it all with lifted head, ${w.guide} watching from the doorway, friends waving`,
        feeling: 'brave',
        with: ['guide'],
        says: 'Hello!',
        sound: 'a clear small hello',
        moves: `${w.hero} takes the last step and looks up`,
      },
      after: {
        name: 'Together',
        tiny: `Now all play. Hooray!`,
        core: `Now ${w.he} could ${w.deed} too. ${w.Other} was glad. "I was scared too," ${w.otherHe} said.`,
        more: `So they went in a row, side by side.`,
        deep: `It turned out that nearly everybody had been counting steps, just not out loud.`,
        shows: `${w.He} and ${w.other} share the fun side by side`,
        feeling: 'happy',
        with: ['other'],
        sound: 'laughter',
        moves: `${w.other} bounces once with joy`,
      },
      close: {
        name: 'Good night to it all',
        tiny: `Good night. Sleep well.`,
        core: `Now each night ${w.he} says, "Good night, ${withoutArticle(sights.big)}. Good night, ${withoutArticle(f)}."`,
        more: `Then ${w.guide} turns the lamp down low, and ${w.hero} sleeps.`,
        deep: `And if something creaks or cracks, it is only the place, saying good night in return.`,
        shows: `${w.He} is in bed waving sleepily, the lamp on low, ${w.guide} at the door`,
        feeling: 'calm',
        with: ['guide'],
        sound: 'a soft hum',
        moves: `${w.hero} closes ${w.his} eyes`,
      },
    },
  }
}

type Sights = { noise: string; small: string; reason: string; big: string }

// What makes a noise and throws a shape where the story plays.
function sightsOf(place: string): Sights {
  if (/bay|sea|reef|harbour/.test(place))
    return { noise: 'click', small: 'a shell', reason: 'Shells click when you swim by.', big: 'a tall weed' }
  if (/house|home|school|street|workshop|kitchen|room|town/.test(place))
    return {
      noise: 'creak',
      small: 'the floor',
      reason: 'Floors creak when you step on them.',
      big: 'a coat',
    }
  return { noise: 'crack', small: 'a twig', reason: 'Twigs crack when you step on them.', big: 'a bush' }
}
