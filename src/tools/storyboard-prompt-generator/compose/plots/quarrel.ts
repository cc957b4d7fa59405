import { kindOfNoun } from '#tools/idea/noun-kind.ts'
import type { Story, StoryWords } from '../story-types.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

/** Two want the same thing, lose the joy in it by pulling, and find a way in which both have more. */
export function quarrel(w: StoryWords): Story {
  const isFood = kindOfNoun(w.thing.split(' ').at(-1) ?? '') === 'food'
  const t = w.thing
  return {
    title: `Mine, Yours, Ours`,
    want: `${w.hero} wants ${t}`,
    but: `${w.other} wants it just as much`,
    so: `they find a way that is fair to both`,
    refrain: '"Mine!" "No, mine!"',
    refrainOn: ['obstacle', 'try1'],
    turned: '"Yours!" "No, yours!"',
    theme: 'Wanting the same thing, and finding what is fair',
    question: 'How can two share one thing so that both are glad?',
    props: [
      {
        name: t,
        from: 'whole, on the table',
        states: {
          try1: 'pulled from both sides',
          try2: 'behind a cushion wall',
          low: 'on the ground',
          turn: 'shared',
          close: 'put away together',
        },
      },
    ],
    beats: {
      want: {
        name: 'Only one',
        tiny: `Look! Only one.`,
        core: `There was ${t}. There was only one. ${w.hero} saw it first.`,
        more: `Or perhaps ${w.other} did. It was very nearly the same moment.`,
        deep: `Measured well, there would have been less than a blink in it.`,
        shows: `${w.He} and ${w.other} spot ${t} in the middle at the same moment, one on each side`,
        feeling: 'surprised',
        with: ['other'],
        sound: 'two quick breaths',
        moves: 'both lean in at the same time',
      },
      obstacle: {
        name: 'Mine!',
        tiny: `"Mine!" "No, mine!"`,
        core: `${w.hero} took one side. ${w.Other} took the other side.`,
        more: `Neither of them wanted to be the first to let go.`,
        deep: `By then it was hardly about ${t} at all; it was about not losing.`,
        shows: `${w.He} and ${w.other} each have one side of ${t}, pulling gently with cross faces`,
        feeling: 'cross',
        with: ['other'],
        says: 'Mine!',
        sound: 'a stretchy squeak',
        moves: `both tug ${t} a little`,
      },
      ally: {
        name: 'A question',
        tiny: `${w.Guide} asks why.`,
        core: `${w.Guide} came by. "What do you each want it for?" They had to think.`,
        more: `Nobody had asked that yet, not even they themselves.`,
        deep: `${w.Guide} did not say who was right, and did not stay to hear the answer.`,
        shows: `${w.guide} kneels between ${w.hero} and ${w.other} with open hands, asking kindly`,
        feeling: 'thinking',
        with: ['other', 'guide'],
        says: 'What do you want it for?',
        speaker: 'guide',
        sound: 'a kind calm voice',
        moves: `${w.guide} looks from one to the other`,
      },
      try1: {
        name: 'Pull',
        tiny: `Pull, pull. Bump!`,
        core: `They pulled and pulled. Both fell down. Bump! No one had it now.`,
        more: `They sat on the ground and looked at each other's feet.`,
        deep: `It is surprising how much of a quarrel you can see in somebody's feet.`,
        shows: `${w.He} and ${w.other} sit on the soft ground back to back after a tumble, ${t} between them, nobody hurt`,
        feeling: 'surprised',
        with: ['other'],
        sound: 'a soft bump',
        moves: 'both tip back and sit down',
      },
      try2: {
        name: 'A wall',
        tiny: `A big wall. No fun.`,
        core: `${w.hero} built a wall of cushions. ${upperFirst(t)} was on ${w.his} side. It was not fun.`,
        more: `Over the wall it did not sound like fun either.`,
        deep: `Having it alone was like telling a joke in an empty room.`,
        shows: `${w.He} sits alone with ${t} behind a wall of cushions, ${w.other} small on the far side`,
        feeling: 'sad',
        with: ['other'],
        sound: 'cushions landing, then silence',
        moves: 'one cushion slides into place',
      },
      try3: {
        name: 'Turns',
        tiny: `My turn. Your turn. Oh.`,
        core: `Then they took turns. ${w.hero} had a long turn. ${w.Other} had a short one.`,
        more: `They could not agree how long a turn was, so that went wrong too.`,
        deep: `One counted quickly and the other slowly, and both were sure that they counted right.`,
        shows: `${w.He} counts on ${w.his} ${w.hand} while ${w.other} waits with folded arms, ${t} between them`,
        feeling: 'cross',
        with: ['other'],
        sound: 'counting out loud',
        moves: `${w.hero} counts one by one`,
      },
      low: {
        name: 'Nobody plays',
        tiny: `So quiet. Both are sad.`,
        core: `Now it lay there. No one wanted it. ${w.hero} missed ${w.other}.`,
        more: `${w.He} could hear ${w.other} breathe behind the wall.`,
        deep: `A thing nobody wants and two people who miss each other: it was an easy sum.`,
        shows: `${w.He} looks toward ${w.other}, both alone in wide empty space, ${t} lying in between`,
        feeling: 'sad',
        with: ['other'],
        sound: 'a clock, a sigh',
        moves: `${w.hero} peeks over the wall`,
      },
      idea: {
        name: 'Looking over',
        tiny: `Peek! Are you sad?`,
        core: `${w.hero} looked over the wall. ${w.Other} was sad. "It is no fun alone," said ${w.hero}.`,
        more: `"No," said ${w.other}. It was the first thing they had agreed on all day.`,
        deep: `After that a second thing was easier, and then a third, which was the plan.`,
        shows: `${w.He} looks over the cushion wall and meets the eyes of ${w.other}`,
        feeling: 'thinking',
        with: ['other'],
        says: 'It is no fun alone.',
        sound: 'a cushion sliding',
        moves: 'one cushion is taken off the wall',
      },
      turn: {
        name: isFood ? 'One parts, one picks' : 'Two jobs, one game',
        tiny: isFood ? `Half for you. Half for me.` : `You and me. Both! Go!`,
        core: isFood
          ? `"I part it, you pick," said ${w.hero}. ${w.Other} liked that. It was fair.`
          : `"You start and I help," said ${w.hero}. "Then we swap." It was fair. It was fun.`,
        more: isFood
          ? `${w.hero} took great care over it, because ${w.other} would choose first.`
          : `They needed four hands for it, it turned out, or whatever each of them had.`,
        deep: isFood
          ? `Never in the history of that house had anything been divided so exactly.`
          : `Alone, neither of them had ever got half as much out of it.`,
        shows: isFood
          ? `${w.He} shares ${t} very carefully while ${w.other} gets ready to choose, the cushion wall now a bench for two`
          : `${w.He} and ${w.other} play with ${t} together, one leading and one helping, both laughing`,
        feeling: 'happy',
        with: ['other'],
        says: isFood ? 'I part it, you pick.' : 'You start, I help.',
        sound: 'a light drum of waiting',
        moves: `${w.other} points to choose`,
      },
      after: {
        name: 'More than before',
        tiny: isFood ? `Yum, yum! For us two.` : `Fun, fun! For us two.`,
        core: isFood
          ? `They sat on the cushions. One for you, one for me. It was twice as good.`
          : `They swapped, and swapped once more. It was twice the fun.`,
        more: isFood
          ? `They left a little over for ${w.guide}, who had not asked.`
          : `Then ${w.guide} had a turn too, without having asked.`,
        deep: `It is strange arithmetic, but half of a thing and a friend is more than the whole.`,
        shows: `${w.He} and ${w.other} enjoy it together on a bench of cushions, ${w.guide} getting a piece of the fun`,
        feeling: 'happy',
        with: ['other', 'guide'],
        sound: 'laughter',
        moves: `${w.hero} passes some to ${w.other}`,
      },
      close: {
        name: 'Ours',
        tiny: `Ours. Good night, you two.`,
        core: `At night they made one bed of the cushions. "Ours," said ${w.hero}. They slept.`,
        more: `In the middle there was enough room for everything they owned.`,
        deep: `Once in the night each of them pulled the blanket, and each gave it back.`,
        shows: `${w.He} and ${w.other} doze side by side on a heap of cushions in soft evening light`,
        feeling: 'calm',
        with: ['other'],
        says: 'Ours.',
        sound: 'slow breathing',
        moves: 'a blanket rises and falls',
      },
    },
  }
}
