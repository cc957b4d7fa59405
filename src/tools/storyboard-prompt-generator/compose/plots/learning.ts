import { fill } from '../gifts.ts'
import type { Beat, BeatId, CastRole, Feeling, Story, StoryWords } from '../story-types.ts'
import type { Fact, Topic } from '../topics.ts'
import { reflexive, titleCase } from '../wording.ts'

/** A question about the world: a trouble, one thing found out after the other, and the hero putting it to use. */
export function learning(w: StoryWords, topic: Topic, isCase: boolean): Story {
  const [one, two, three, four] = topic.facts
  const say = (line: string) => fill(line, w)
  const told = (fact: Fact, feeling: Feeling, id: BeatId): Beat => {
    const shows = say(fact.shows)
    const role: CastRole[] = []
    if (shows.includes(w.guide) || fact.core.includes('{guide}')) role.push('guide')
    if (shows.includes(w.other)) role.push('other')
    return {
      name: fact.name,
      tiny: say(fact.tiny),
      core: say(fact.core),
      more: say(fact.more),
      deep: say(fact.deep),
      shows,
      feeling,
      with: role,
      sound: sounds[id] ?? 'quiet curious sounds',
      moves: moves(w, id),
    }
  }
  return {
    title: isCase
      ? `The Case of ${titleCase(topic.name)}`
      : `${w.hero} Asks about ${topic.name.startsWith('the ') ? `the ${titleCase(topic.name.slice(4))}` : titleCase(topic.name)}`,
    want: `${w.hero} wants to know: ${topic.question.replace(/\?$/, '').toLowerCase()}`,
    but: 'the first answers are not enough',
    so: `${w.he} looks, asks and tries, and puts it to use`,
    refrain: `"Aha," said ${w.hero}.`,
    refrainOn: ['try1', 'try2'],
    turned: '"Aha!" said all.',
    theme: `Finding out about ${topic.name} by looking, asking and trying`,
    question: topic.talk,
    props: [
      {
        name: isCase ? 'a clue book' : 'a small look-book',
        from: 'empty',
        states: {
          try1: 'one picture in it',
          try2: 'two pictures',
          try3: 'three pictures',
          idea: 'four pictures',
          turn: 'open on the ground',
          close: 'full, on the shelf',
        },
      },
    ],
    beats: {
      want: {
        name: 'The question',
        tiny: `${w.hero} asks: why?`,
        core: isCase
          ? `One day a case came in. "${topic.question}" ${w.hero} took ${w.his} lens and a clue book.`
          : `${w.hero} had a question. "${topic.question}" No one at ${w.near} knew.`,
        more: `"I do not know" is a fine beginning, if you do not stop there.`,
        deep: `${w.He} asked three people and got four answers, so ${w.he} decided to look for ${reflexive(w.he)}.`,
        shows: `${w.He} looks up from ${isCase ? 'a clue book, a large lens ready,' : 'a small book of blank pages'} at ${w.near}, full of a question`,
        feeling: 'curious',
        says: topic.question,
        sound: 'a page turning, a thoughtful hum',
        moves: `${w.hero} opens the book`,
      },
      obstacle: told(topic.trouble, 'worried', 'obstacle'),
      ally: {
        name: 'Someone who knows',
        tiny: `${w.Guide} knows. Come, look!`,
        core: `${w.Guide} knew a lot of things. "I will not tell you," said ${w.guide}. "I will show you."`,
        more: `${w.hero} liked that, because showing is harder to forget than telling.`,
        deep: `"And if I am wrong," said ${w.guide}, "then you will see it, and that is even better."`,
        shows: `${w.guide} comes close with a friendly wink and shows the way, ${w.hero} looking up`,
        feeling: 'hopeful',
        with: ['guide'],
        says: 'I will show you.',
        speaker: 'guide',
        sound: 'a warm voice, steps',
        moves: `${w.guide} turns the right way`,
      },
      try1: told(one, 'curious', 'try1'),
      try2: told(two, 'surprised', 'try2'),
      try3: told(three, 'curious', 'try3'),
      low: {
        name: 'Too many pieces',
        tiny: `So much! Sit. Think.`,
        core: `Now ${w.hero} had lots of bits. They did not fit yet. ${w.He} laid them in a row.`,
        more: `It looked like a puzzle with the lid of the box missing.`,
        deep: `${w.He} walked round it one way, then the other, and then sat down in the middle.`,
        shows: `${w.He} sits among picture cards laid in a row, thinking`,
        feeling: 'thinking',
        sound: 'cards on the floor',
        moves: `${w.hero} moves one card`,
      },
      idea: told(four, 'surprised', 'idea'),
      turn: told(topic.act, 'proud', 'turn'),
      after: {
        name: 'Telling it on',
        tiny: `${w.hero} tells ${w.other}. Aha!`,
        core: `"How did you know?" asked ${w.other}. "I looked," said ${w.hero}. "Come, I will show you."`,
        more: `${w.He} did not tell it. ${w.He} showed it, one step after the other.`,
        deep: `By the evening ${w.other} was showing it to somebody else, with only one small mistake.`,
        shows: `${w.He} shows ${w.other} the pictures in the book, step by step`,
        feeling: 'happy',
        with: ['other'],
        says: 'I will show you.',
        sound: 'happy questions',
        moves: `${w.other} points at a picture`,
      },
      close: {
        name: 'One more question',
        tiny: `Good night. Good question!`,
        core: `At night the book lay shut. "${topic.habit.replace(/\.$/, ',')}" said ${w.hero}. Then ${w.he} had one more question.`,
        more: `"That," said ${w.guide}, "is for tomorrow," and put out the light.`,
        deep: `In the dark ${w.he} could hear it walking up and down, wide awake.`,
        shows: `${w.He} lies in bed with the book on the shelf, ${w.guide} at the light, one small thought cloud above`,
        feeling: 'calm',
        with: ['guide'],
        says: 'One more question...',
        sound: 'a click, quiet',
        moves: `${w.hero} yawns and smiles`,
      },
    },
  }
}

/** A topic that is not known here: the same way of finding out, with the subject matter left to the grown-up. */
export function unknownTopic(name: string, question = 'How does it work?'): Topic {
  const short = name.length <= 24 ? name : 'it'
  return {
    name,
    question,
    habit: 'Look, ask, try, show.',
    talk: `What would you still like to know about ${name}, and where could we look?`,
    trouble: {
      name: 'Nobody is sure',
      tiny: 'Hm. Who can tell?',
      core: `One said this. One said that. "It is not so," said one more. {Hero} was not sure at all.`,
      more: 'They had all said it loudly, but loud is not the same as right.',
      deep: 'The loudest of them had never even had a look, as it turned out later.',
      shows: `{He} stands between friendly neighbours who point in different directions, pictures of ${short} in their thought clouds`,
    },
    facts: [
      {
        name: 'Look',
        tiny: 'Look, look. So near!',
        core: 'First {he} looked. Near, and from the side, and from below. {He} had not seen that before!',
        more: 'Then {he} drew it just as it was, and not as {he} had thought it was.',
        deep: 'Drawing is a way of looking that does not let you skip anything.',
        shows: `{He} looks closely at ${short} with a lens and draws it`,
      },
      {
        name: 'Ask',
        tiny: 'Ask, ask. Who knows?',
        core: '"I know a book," said {guide}. They looked in two books. The books said the same.',
        more: 'One book can be wrong, but two good ones seldom make the same mistake.',
        deep: 'At the back there was a list of the people who had found it out, and it was long.',
        shows: `{He} and {guide} sit with two open picture books showing ${short}, no lettering`,
      },
      {
        name: 'Try',
        tiny: 'Try! Oh. Again!',
        core: 'Then {he} tried a small one, with {guide} close by. It did not go. {He} changed one thing.',
        more: 'Only one, so that {he} would know which one it had been.',
        deep: 'Change three things at once and you have three culprits and no witness.',
        shows: `{He} tries a small safe model of ${short} at a table, {guide} close by`,
      },
      {
        name: 'See how it fits',
        tiny: 'Aha! It fits. Look!',
        core: 'Now it did go! {He} saw how one thing led to the next. "So that is why!" called {hero}.',
        more: 'It was not magic, and that made it better, because now {he} could tell it.',
        deep: 'A thing you understand does not become smaller; it only stops hiding.',
        shows: `{He} looks from a small model to the real thing, eyes wide, ${short} clearly shown`,
      },
    ],
    act: {
      name: 'Show the others',
      tiny: 'Look, all of you! Aha!',
      core: '{Hero} set it up at {near}. {Other} came, and then all of them. "Look," said {hero}, and showed how.',
      more: 'Nobody was loud this time. They were too busy looking.',
      deep: 'And when {other} asked a question {he} could not answer, {he} was glad of it.',
      shows: `{He} shows {other} and the neighbours how it works with a small model of ${short}`,
    },
  }
}

const sounds: Partial<Record<BeatId, string>> = {
  obstacle: 'a puzzled hum',
  try1: 'one clear sound of the thing itself',
  try2: 'a soft tap, a small oh',
  try3: 'a rustle, a giggle',
  idea: 'a bright little chime',
  turn: 'busy sounds, then a cheer',
}

function moves(w: StoryWords, id: BeatId): string {
  switch (id) {
    case 'obstacle':
      return `${w.hero} bends closer and frowns a little`
    case 'try1':
      return `${w.hero} leans in to look`
    case 'try2':
      return `${w.hero} looks up in surprise`
    case 'try3':
      return `${w.hero} points at what changes`
    case 'idea':
      return `${w.hero} straightens up with an aha`
    default:
      return `${w.hero} does it once, with care`
  }
}
