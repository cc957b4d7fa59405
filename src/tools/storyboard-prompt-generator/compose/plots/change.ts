import type { Story, StoryWords } from '../story-types.ts'
import { reflexive } from '../wording.ts'
import { upperFirst } from '#shared/text/upper-first.ts'

/** Something large changes for the hero (a baby, two homes, a hospital); what stays the same is found. */
export function change(w: StoryWords): Story {
  const kind = changeOf(w.topic, w.guide)
  return {
    title: `${w.hero} and the Big Change`,
    want: `${w.hero} wants it all to stay as it was`,
    but: kind.but,
    so: `${w.he} and ${w.guide} find out what stays`,
    refrain: `"What then?" asked ${w.hero}.`,
    refrainOn: ['obstacle', 'try3'],
    turned: `${w.hero} was still ${w.hero}.`,
    theme: kind.theme,
    question: 'What has changed for you, and what has stayed the same?',
    props: [
      {
        name: 'a small soft rabbit toy',
        from: 'in the bag',
        states: {
          obstacle: 'held tight',
          try1: 'held tight',
          idea: 'on the lap',
          turn: 'sitting up',
          close: 'under the blanket',
        },
      },
    ],
    beats: {
      want: {
        name: 'As it was',
        tiny: `${w.hero} likes it here.`,
        core: `${w.hero} liked each day to be the same: the cup, the step, the song at night.`,
        more: `There was a way in which things went, and it went very well.`,
        deep: `If anyone had asked ${w.him}, and nobody had, ${w.he} would not have changed a thing.`,
        shows: `${w.He} enjoys an ordinary morning with ${w.guide}: a cup, a step in the sun, a small rabbit toy`,
        feeling: 'happy',
        with: ['guide'],
        sound: 'a hummed tune, a cup set down',
        moves: `${w.hero} swings ${w.his} feet`,
      },
      obstacle: {
        name: 'The news',
        tiny: `News! It will change.`,
        core: kind.news,
        more: `${w.Guide} said it slowly and did not look away.`,
        deep: `${w.hero} heard every word, and they stood about in ${w.his} head like furniture in the wrong room.`,
        shows: `${w.guide} tells ${w.him} the news on a low seat, eye to eye, the rabbit toy held tight`,
        feeling: 'worried',
        with: ['guide'],
        sound: 'a calm voice',
        moves: `${w.hero} hugs the rabbit toy`,
      },
      ally: {
        name: 'Someone who knows',
        tiny: `${w.Other} knows this.`,
        core: `"I know this," said ${w.other}. "It was like that for me." ${w.hero} moved closer.`,
        more: `"Some was bad, some was fine, and one bit was good."`,
        deep: `It helped more than "It will be lovely", because it was less tidy.`,
        shows: `${w.He} and ${w.other} sit close together and talk`,
        feeling: 'curious',
        with: ['other'],
        says: 'I know this.',
        speaker: 'other',
        sound: 'quiet talk',
        moves: `${w.other} moves over to make room`,
      },
      try1: {
        name: 'Say no',
        tiny: `"No!" says ${w.hero}.`,
        core: `"No," said ${w.hero} to the cup. "No," to the step. They did not mind.`,
        more: `Saying no to everything took until lunch, and changed nothing at all.`,
        deep: `But the no had been rather large, and it was better to have it outside.`,
        shows: `${w.He} stands with folded arms or a turned-away head in front of a cup and a step`,
        feeling: 'cross',
        says: 'No.',
        sound: 'a stamp, then quiet',
        moves: `${w.hero} turns away`,
      },
      try2: {
        name: 'Pack it all',
        tiny: `Pack the cup. Pack the sun.`,
        core: `Then ${w.hero} packed all that must stay. The cup, the song. But how do you pack a song?`,
        more: `${w.He} sang it into the bag and shut it very fast.`,
        deep: `When ${w.he} opened the bag to check, it came out again, quite undamaged.`,
        shows: `${w.He} sings into an open bag, a cup and a rabbit toy beside it`,
        feeling: 'thinking',
        sound: 'a small hummed tune',
        moves: `${w.hero} snaps the bag shut`,
      },
      try3: {
        name: 'Many questions',
        tiny: `Why? When? Who?`,
        core: `${w.hero} had so many questions. Who? Where? When? ${w.Guide} told all that ${w.guide} knew.`,
        more: `Sometimes the answer was "I do not know yet, but I will tell you."`,
        deep: `${w.hero} counted those, and there were fewer of them than ${w.he} had feared.`,
        shows: `${w.He} asks ${w.guide} questions over a picture book with simple shapes`,
        feeling: 'curious',
        with: ['guide'],
        says: 'What happens then?',
        sound: 'pages turning',
        moves: `${w.hero} points at the page`,
      },
      idea: {
        name: 'What stays',
        tiny: `Cup. Song. Hug. Still here!`,
        core: `"What stays?" asked ${w.hero}. "I stay yours," said ${w.guide}. "And the song stays."`,
        more: `They counted on ${w.his} toes, and when those ran out they started again.`,
        deep: `It was a longer list than the other one, which surprised them both.`,
        shows: `${w.He} counts what stays, snuggled against ${w.guide}, the rabbit toy on the lap`,
        feeling: 'hopeful',
        with: ['guide'],
        says: 'What stays?',
        sound: 'quiet counting',
        moves: `${w.hero} counts one more`,
      },
      turn: {
        name: 'The day itself',
        tiny: kind.tiny,
        core: kind.turn(w),
        more: `It was strange and new, and in the middle of it was something ${w.he} knew.`,
        deep: `${w.hero} was the one who brought it, in a bag, as a song.`,
        shows: `${w.He} ${kind.shows}, singing softly, ${w.guide} beside ${w.him}`,
        feeling: 'brave',
        with: ['guide'],
        sound: 'the same hummed tune',
        moves: `${w.hero} sings and leans forward`,
      },
      after: {
        name: 'Something good',
        tiny: `One bit is good!`,
        core: `${w.Other} was right. Some was bad, some was fine. ${kind.good}`,
        more: `${w.hero} had found it ${reflexive(w.he)}, and so it counted double.`,
        deep: `${w.He} wrote it down in ${w.his} own way, which was a circle with a dot.`,
        shows: `${w.He} shares the good part with ${w.other}`,
        feeling: 'happy',
        with: ['other'],
        sound: 'a laugh',
        moves: `${w.other} nods, grinning`,
      },
      close: {
        name: 'The same song',
        tiny: `Same song. Good night.`,
        core: `At night there was the song, as always. ${w.hero} knew all of it.`,
        more: `${w.Guide} sang one line, and ${w.hero} sang the next.`,
        deep: `Somewhere in the middle they stopped counting who was singing it to whom.`,
        shows: `${w.He} lies warm in bed with the rabbit toy, ${w.guide} singing beside ${w.him}`,
        feeling: 'calm',
        with: ['guide'],
        sound: 'the hummed tune, slower',
        moves: `${w.hero} yawns and smiles`,
      },
    },
  }
}

type Kind = {
  but: string
  theme: string
  news: string
  tiny: string
  turn: (w: StoryWords) => string
  shows: string
  good: string
}

function changeOf(topic: string, guide: string): Kind {
  const away = /misses (?:his|her|their|its) ([a-z]+)/.exec(topic)?.[1]
  if (away) {
    const name = upperFirst(away)
    return {
      but: `${name} is far away for a while`,
      theme: `Missing ${name}, who is far away for a while`,
      news: `"${name} is far off for a while," said ${guide}. "You can miss ${name} and still play."`,
      tiny: `Ring, ring! Hello, ${name}!`,
      turn: (w) => `The phone rang. It was ${name}! "Sing with me," said ${w.hero}. They sang, far and near.`,
      shows: 'sits by the telephone with a glowing face',
      good: `The good bit was the call.`,
    }
  }
  if (/baby|sibling|brother|sister/.test(topic))
    return {
      but: 'a baby is coming to the family',
      theme: 'A new baby in the family',
      news: '"We will have a baby," they said. "You will be the big one."',
      tiny: `Hello, baby. So small!`,
      turn: (w) => `There it was. So small! It cried and cried. Then ${w.hero} sang the song.`,
      shows: 'leans over a basket with a sleeping bundle',
      good: 'The good bit was one tiny laugh.',
    }
  if (/divorce|separat|two homes|two houses/.test(topic))
    return {
      but: 'there will be two homes now',
      theme: 'Parents who separate, and being loved in two homes',
      news: '"We will live in two homes," they said. "You did nothing wrong. We both love you."',
      tiny: `Two homes. Two hugs.`,
      turn: (w) => `${w.hero} came to the second home. The room had no sound. So ${w.he} sang the song.`,
      shows: 'stands in a half-furnished bright room with a bag',
      good: 'The good bit was a bed by the window.',
    }
  if (/hospital|doctor|operation|dentist|clinic|ill|sick|cast|vaccin/.test(topic))
    return {
      but: 'there is a visit to the doctor to get well',
      theme: 'Going to the doctor, dentist or hospital',
      news: '"You need help to get well," said the doctor. "I will tell you each step first."',
      tiny: `Hello, doctor. Look, look.`,
      turn: (w) => `"First I look, then I listen," said the doctor. ${w.hero} sang the song. It was done.`,
      shows: 'sits on a bright bed while a kind doctor listens with a stethoscope, wide friendly framing',
      good: 'The good bit was hearing my own heart.',
    }
  return {
    but: 'a big change is coming',
    theme: 'A big change, and what stays the same',
    news: '"Something will change," they said. "We will go through it with you."',
    tiny: `A new day. Step by step.`,
    turn: (w) => `Then the day came. All was new. ${w.hero} was small in it. So ${w.he} sang the song.`,
    shows: 'stands in a bright new room with a bag',
    good: 'The good bit was a new door.',
  }
}
