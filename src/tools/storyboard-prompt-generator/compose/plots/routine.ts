import type { Story, StoryWords } from '../story-types.ts'

/** Something that has to be done every day becomes a game with a fixed order. */
export function routine(w: StoryWords): Story {
  const haste = hasteOf(w)
  return {
    title: `${w.hero} and the Little Train`,
    want: `${w.hero} wants to go on playing`,
    but: `it is time to ${w.deed}`,
    so: `${w.he} turns it into a train with three stops`,
    refrain: `"One more," said ${w.hero}.`,
    refrainOn: ['obstacle', 'try2'],
    turned: '',
    theme: `A daily task (${w.deed}) as a game with a fixed order`,
    question: 'Which three stops does your evening train have?',
    props: [
      {
        name: 'a string of wooden train cars',
        from: 'all over the floor',
        states: {
          try1: 'still on the floor',
          idea: 'in a row',
          turn: 'rolling along',
          close: 'parked by the bed',
        },
      },
    ],
    beats: {
      want: {
        name: 'Still playing',
        tiny: `${w.hero} plays. Choo, choo!`,
        core: `${w.hero} played with a train. Choo! It was so much fun. "Just one more."`,
        more: `The train had to bring a spoon to the moon, and that takes time.`,
        deep: `There were bridges still to build on the way, and nobody else knew the route.`,
        shows: `${w.He} plays on the floor with wooden train cars at ${w.near}`,
        feeling: 'happy',
        says: 'Just one more.',
        sound: 'wooden wheels rolling',
        moves: 'a wooden train rolls past',
      },
      obstacle: {
        name: 'It is time',
        tiny: `Time to stop. Oh!`,
        core: `"It is time," said ${w.guide}. "Time to ${w.deed}." ${w.hero} hid under the rug.`,
        more: `Only ${w.his} nose looked out, and it looked rather busy.`,
        deep: `Under the rug it was still the middle of the day, and ${w.he} meant to keep it so.`,
        shows: `${w.He} hides under a rug with only the nose out, ${w.guide} kneeling with a smile`,
        feeling: 'cross',
        with: ['guide'],
        says: 'It is time.',
        speaker: 'guide',
        sound: 'a rug sliding',
        moves: 'the rug creeps along the floor',
      },
      try1: {
        name: 'Too fast',
        tiny: `Zip! Too fast. Again.`,
        core: `${w.hero} did it fast. Zip, zip! ${haste.core}`,
        more: haste.more,
        deep: `"Quick," said ${w.guide}, with a look around, "can be a very long way round."`,
        shows: `${w.He} ${haste.shows}, ${w.guide} looking on with a smile`,
        feeling: 'surprised',
        with: ['guide'],
        sound: 'zip, zip, oops',
        moves: `${w.hero} stops and looks down at ${w.him === 'her' ? 'herself' : w.him === 'it' ? 'itself' : 'himself'}`,
      },
      try2: {
        name: 'Too slow',
        tiny: `Slow... slow... yawn.`,
        core: `Then ${w.he} did it slow. As slow as a snail. Even the clock yawned.`,
        more: `The moon looked in to see what took so long.`,
        deep: `By the time ${w.he} had begun, the beginning was already quite a while ago.`,
        shows: `${w.He} moves as slow as a snail, the clock and the moon in the window looking on`,
        feeling: 'tired',
        sound: 'a slow tick, a yawn',
        moves: `${w.hero} lifts one foot very slowly`,
      },
      try3: {
        name: 'A swap',
        tiny: `You do it! Ha, ha.`,
        core: `"You do it," said ${w.hero} to the bear. The bear just sat. It had no plan.`,
        more: `${w.hero} showed it how, and by accident did the first part.`,
        deep: `Bears are like that: the less they do, the more you get done yourself.`,
        shows: `${w.He} shows a toy bear how it is done`,
        feeling: 'happy',
        says: 'You do it, Bear.',
        sound: 'a soft flop',
        moves: 'the toy bear tips over',
      },
      idea: {
        name: 'Three stops',
        tiny: `A train! All aboard!`,
        core: `${w.hero} looked at the train. It has stops. "One, two, three stops!" ${w.he} said.`,
        more: `At every stop something gets on, and at the end comes a cuddle.`,
        deep: `A train never argues about a station, since the station is the best part of it.`,
        shows: `${w.He} lines up three train cars with an idea in ${w.his} eyes, ${w.guide} watching`,
        feeling: 'surprised',
        with: ['guide'],
        says: 'One, two, three stops!',
        sound: 'a small whistle',
        moves: 'three train cars click together',
      },
      turn: {
        name: 'All aboard',
        tiny: `Stop one. Two. Three!`,
        core: `Choo! Stop one: start. ${haste.stop} Stop three: all done!`,
        more: `${w.hero} was the driver and ${w.guide} was the very last car.`,
        deep: `They were on time for once, and the driver was kind enough to wait for the bear.`,
        shows: `${w.He} marches as the engine with ${w.guide} behind as the last car, ready to ${w.deed}`,
        feeling: 'happy',
        with: ['guide'],
        says: 'Choo, choo! Stop one!',
        sound: 'choo, choo, stepping feet',
        moves: `${w.hero} marches with turning arms`,
      },
      after: {
        name: 'All done',
        tiny: `All done. Well done!`,
        core: `It was done, and it was fun. "Again!" said ${w.hero}. "Tomorrow," said ${w.guide}.`,
        more: `Tomorrow was a good word. It sounded like the next station.`,
        deep: `The clock was pleased, the moon was pleased, and the rug lay flat again.`,
        shows: `${w.He} beams at a shiny finished result, ${w.guide} giving a thumbs-up or a nod`,
        feeling: 'proud',
        with: ['guide'],
        says: 'Again!',
        sound: 'a happy laugh',
        moves: `${w.hero} bounces once`,
      },
      close: {
        name: 'Last stop',
        tiny: `Last stop: good night.`,
        core: `The last stop was bed. "All off," said ${w.hero}. The train was asleep too.`,
        more: `${w.Guide} blew the whistle once more, as soft as breath.`,
        deep: `Somewhere far away, on rails of moonlight, a spoon arrived on time.`,
        shows: `${w.He} is tucked in, the wooden train parked by the bed, ${w.guide} turning down the lamp`,
        feeling: 'calm',
        with: ['guide'],
        says: 'All off.',
        sound: 'a whistle like a breath',
        moves: `${w.hero} pulls up the blanket`,
      },
    },
  }
}

type Haste = { core: string; more: string; shows: string; stop: string }

// What goes wrong when the task is done too fast, and what it sounds like when it is done well.
function hasteOf(w: StoryWords): Haste {
  const deed = w.deed
  if (/teeth|tooth/.test(deed))
    return {
      core: `It was on ${w.his} nose and on the mirror.`,
      more: 'It was everywhere, in fact, except where it should have been.',
      shows: 'has toothpaste foam on nose and mirror',
      stop: 'Stop two: scrub, scrub.',
    }
  if (/wash|bath|soap|clean up|shower|hair/.test(deed))
    return {
      core: 'One drop here, one drop there. It was not clean.',
      more: `${w.His} left side was wet and ${w.his} right side knew nothing about it.`,
      shows: 'stands dressed at a basin with one wet ear and a soap bubble on the nose, wide playful framing',
      stop: 'Stop two: rub, rub.',
    }
  if (/dress|clothes|shoes|coat|pyjamas|pajamas|socks/.test(deed))
    return {
      core: `The hat was on ${w.his} foot.`,
      more: 'A sleeve stuck out where no sleeve should be.',
      shows: 'wears a hat on one foot and a sleeve on the head',
      stop: 'Stop two: tuck, tuck.',
    }
  if (/tidy|clean|pack|put away|clear/.test(deed))
    return {
      core: 'It all went under the rug. The rug was a hill now.',
      more: 'You could have gone skiing on it, and a bear did.',
      shows: 'stands on a rug with a huge lumpy hill under it',
      stop: 'Stop two: in, in, in.',
    }
  if (/sleep|bed|nap/.test(deed))
    return {
      core: 'Eyes shut, eyes open. "Is it day?"',
      more: 'It was not day. It was not even one minute later.',
      shows: 'sits bolt upright in bed with wide open eyes',
      stop: 'Stop two: hush, hush.',
    }
  return {
    core: 'It came out upside down.',
    more: 'It was done, in a way, but not in any way that helped.',
    shows: 'looks at a job done upside down',
    stop: 'Stop two: slow and well.',
  }
}
