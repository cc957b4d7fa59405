import type { Clauses } from '../read-clauses.ts'
import type { Story, StoryWords } from '../story-types.ts'
import { withoutArticle } from '../wording.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

/** A want, what is against it, tries with the things at hand and a way through, all in the idea's own words. */
export function ownClauses(w: StoryWords, clauses: Clauses): Story {
  const { matter, handy, others, hard, better, against, event } = clauses
  const Matter = upperFirst(matter)
  const Hard = upperFirst(hard)
  const plain = withoutArticle(matter)
  const Handy = upperFirst(handy)
  const last = others.find((thing) => thing !== handy) ?? others[0] ?? matter
  const deed = clauses.deed ?? `look after ${matter}`
  const trouble = against?.past ?? `${Hard} ${isMany(hard) ? 'were' : 'was'} harder than it looked`
  const noun = hard.split(' ').at(-1) ?? hard
  const isFear = clauses.fearful !== undefined
  const afraid =
    clauses.fearful !== undefined &&
    w.other.length > 2 &&
    clauses.fearful.includes(w.other.split(' ').at(-1) ?? w.other) &&
    !clauses.fearful.includes(w.hero)
      ? { name: w.Other, he: w.otherHe }
      : { name: w.hero, he: w.he }
  const answer = isFear
    ? `Step by step, past ${hard}`
    : better
      ? `What if ${isMany(hard) ? 'they' : 'it'} were ${better}?`
      : 'What would help you?'
  const night = last === matter ? (hard === matter ? w.place : hard) : last
  return {
    title: `${w.hero} and ${upperFirst(plain)}`,
    want: `${w.hero} wants to ${deed}`,
    but: against?.present ?? lowerFirst(trouble),
    so: isFear
      ? `they go one small step at a time`
      : `${w.he} asks what would help and changes one thing at a time`,
    refrain: 'Try, try, try again.',
    refrainOn: ['try1', 'try2'],
    turned: 'Try, try, hooray!',
    theme: `Keeping at it (${deed}) by asking, looking and changing one thing at a time`,
    question: `What would you have tried with ${matter}?`,
    props: [
      {
        name: plain,
        from: 'still to come',
        states: {
          want: 'just begun',
          try2: 'in a muddle',
          idea: 'set straight',
          turn: 'just right',
        },
      },
    ],
    beats: {
      want: {
        name: 'A big plan',
        tiny: `${w.hero} has a plan.`,
        core: `${w.hero} wanted to ${deed}. First came ${matter}. ${w.He} gave it a pat.`,
        more:
          last === matter
            ? `${w.He} had thought of ${matter} for a long time.`
            : `"First ${matter}, then ${last}," ${w.he} said over and over.`,
        deep: `It sounded simple when you said it quickly, and ${w.he} said it quickly.`,
        shows: `${w.He} begins with a big plan, ${deed}, with ${matter} in front of ${w.him}`,
        feeling: 'hopeful',
        says: 'Today I begin!',
        sound: 'a busy hum',
        moves: `${w.hero} gives ${matter} a pat`,
      },
      obstacle: {
        name: 'The hard part',
        tiny: `Oh no. What now?`,
        core: `Then came the hard part. ${trouble}. "Oh," said ${w.hero}.`,
        more: `${event && event !== hard ? `And then there was ${event}. ` : ''}${w.He} looked at ${hard}${hard === matter ? '' : `, then at ${matter}`}. Nothing moved.`,
        deep: `A plan is a fine thing, but nobody had told the plan about this.`,
        shows: `${w.He} stops with a puzzled face: ${lowerFirst(trouble)}; ${hard}${hard === matter ? '' : ` and ${matter}`}${event && event !== hard ? ` and ${event}` : ''} clear to see`,
        feeling: 'worried',
        says: 'Oh.',
        sound: 'a sudden stillness',
        moves: `${w.hero} looks at ${hard}`,
      },
      ally: {
        name: 'A question',
        tiny: `${w.Guide} comes near.`,
        core: `${w.Guide} came by. "What is the hard part?" "It is ${hard}," said ${w.hero}.`,
        more: `Said out loud, it was already a little smaller.`,
        deep: `${w.Guide} did not say what to do, only that there would be soup later.`,
        shows: `${w.guide} sits down with ${w.him} and both look at ${hard}`,
        feeling: 'thinking',
        with: ['guide'],
        says: 'What is the hard part?',
        speaker: 'guide',
        sound: 'a kind low voice',
        moves: `${w.guide} sits down beside ${w.hero}`,
      },
      try1: {
        name: 'Faster',
        tiny: `Fast, fast! No good.`,
        core: `First ${w.hero} just went on, but faster. It did not help ${matter} one bit.`,
        more: `Whoever goes faster in a circle is only dizzy sooner.`,
        deep: `${w.He} stopped to get ${w.his} breath back, and ${hard} had not changed at all.`,
        shows: `${w.He} hurries round and round at ${matter}, out of breath`,
        feeling: 'tired',
        sound: 'quick steps, puffing',
        moves: `${w.hero} hurries once around`,
      },
      try2: {
        name: 'A muddle',
        tiny: `Whoops! What a muddle.`,
        core: `Then ${w.he} tried it with ${handy}. Whoops! All of it went sideways.`,
        more: `${Handy} ended up in a place that nobody had planned.`,
        deep: `It took a while to set straight, and there was some laughing in between.`,
        shows: `${w.He} tries with ${handy} and ends in a soft funny muddle beside ${matter}`,
        feeling: 'surprised',
        sound: 'a wobble, a soft bump',
        moves: 'something slides slowly sideways',
      },
      try3: {
        name: 'Two together',
        tiny: `Two try. Bump!`,
        core: `Now ${w.other} had a try too. One pulled left, one pulled right. Bump!`,
        more: `They both sat down and looked at ${last}.`,
        deep: `Two who pull different ways get exactly as far as nobody at all.`,
        shows: `${w.He} and ${w.other} bump into each other gently beside ${last}`,
        feeling: 'surprised',
        with: ['other'],
        sound: 'a soft bump, a giggle',
        moves: 'both sit down in surprise',
      },
      low: {
        name: 'Sitting down',
        tiny: `${w.hero} sits down. Sad.`,
        core: `${w.hero} sat down by ${matter}. "It will not work," ${w.he} said.`,
        more: `${Hard} ${isMany(hard) ? 'were' : 'was'} just as before.`,
        deep: `It is allowed to sit down in the middle of a thing and not know.`,
        shows: `${w.He} sits with low head beside ${matter}, ${hard} not far off`,
        feeling: 'sad',
        sound: 'a sigh',
        moves: `${w.hero} lets ${w.his} head sink`,
      },
      idea: {
        name: isFear ? 'Saying it' : 'A new thought',
        tiny: `Look! A new thought.`,
        core: isFear
          ? `${afraid.name} said it out loud: "I am afraid." It was good to say. "Me too, a bit."`
          : `${w.hero} looked at ${hard} again. Then ${w.he} asked ${w.other}. "${answer}"`,
        more: isFear
          ? `"Then we go slowly," and nobody thought that was silly.`
          : `All day ${w.he} had pushed, and now ${w.he} asked.`,
        deep: `A good question takes up very little room, and this one fitted right in.`,
        shows: `${w.He} and ${w.other} put their heads together near ${hard}, with ${matter} behind them`,
        feeling: 'curious',
        with: ['other'],
        says: answer,
        sound: 'a soft "ah"',
        moves: `${w.hero} looks up`,
      },
      turn: {
        name: 'One thing at a time',
        tiny: `One by one. Hooray!`,
        core: isFear
          ? `They went slowly, past ${hard}. One step, then one more. And ${matter} held!`
          : better
            ? `So they made the ${noun} ${better}, bit by bit. No more trouble with ${hard}!`
            : `So they took ${matter} bit by bit. One thing, then the next. It worked!`,
        more: isFear
          ? `${afraid.name} was still a little afraid, and went all the same.`
          : `Others came to see ${matter}, and stayed to help.`,
        deep: `Nobody could say later which of the small steps had been the one that counted.`,
        shows: `${w.He} and ${w.other} do it at last, ${isFear ? `slowly past ${hard}, safe with ${matter}` : `with ${matter} just right`}${better && !isFear ? `, ${hard} now ${better}` : ''}, faces bright`,
        feeling: 'brave',
        with: ['other'],
        says: 'It works!',
        sound: 'a cheer',
        moves: `${w.hero} takes one sure step`,
      },
      after: {
        name: 'Now it is done',
        tiny: `Done! All are glad.`,
        core: `All of them came to ${matter} now. ${last === matter ? '' : `They saw ${last} too. `}${w.Other} was glad.`,
        more: `${w.hero} told it from the start, and left out nothing.`,
        deep: `The muddle in the middle turned out to be the part that everyone liked best.`,
        shows: `${w.He} and ${w.other} stand with cheerful neighbours at ${matter}${last === matter ? '' : `, ${last} in view`}`,
        feeling: 'proud',
        with: ['other'],
        sound: 'glad voices',
        moves: 'the others gather round',
      },
      close: {
        name: 'Good night to it all',
        tiny: `Good night, ${w.hero}.`,
        core: `"Good night, ${plain}," said ${w.hero}. "Good night, ${withoutArticle(night)}." ${w.Guide} stayed near.`,
        more: `${Matter} would still be there in the morning, and so would they.`,
        deep: `And tomorrow, since it had gone so well, there might be another plan.`,
        shows: `${w.He} rests beside ${w.guide} in the evening light, ${matter} quiet behind them`,
        feeling: 'calm',
        with: ['guide'],
        sound: 'slow breath',
        moves: `${w.hero} leans against ${w.guide}`,
      },
    },
  }
}

function isMany(phrase: string): boolean {
  return /[^s]s$/.test(phrase)
}

// "Nobody wanted" goes inside a sentence small; a name stays as it is.
function lowerFirst(text: string): string {
  return /^(?:The|An?|Nobody|No|They|His|Her|Their|Its|Everyone|Everybody|It|People|All)\b/.test(text)
    ? text.charAt(0).toLowerCase() + text.slice(1)
    : text
}
