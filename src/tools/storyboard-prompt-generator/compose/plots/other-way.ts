import type { Story, StoryWords } from '../story-types.ts'

/** The hero cannot do what all of its kind do, and finds something that nobody else can. */
export function otherWay(w: StoryWords): Story {
  const d = w.deed
  const isBreath = /fire|flame|blow|breath|roar/.test(w.trait)
  const isFood = /bake|cook|bread|cake|pie|soup|pancake|cookie|tea|jam/.test(d)
  return {
    title: `${w.hero} Does It Differently`,
    want: `${w.hero} wants to ${w.trait} as the others do`,
    but: `${w.he} cannot`,
    so: `${w.he} learns to ${d} and finds ${w.his} own way`,
    refrain: `"Not yet," said ${w.hero}.`,
    refrainOn: ['obstacle', 'try1', 'try2'],
    turned: '',
    theme: 'Not being able to do one thing, and growing into another',
    question: 'What was hard for you at first, and what helped?',
    props: [
      {
        name: 'a striped cloth',
        from: 'folded',
        states: {
          ally: 'tied on as an apron',
          try1: 'spotty',
          try2: 'spottier',
          turn: 'worn with pride',
          close: 'on the line to dry',
        },
      },
    ],
    beats: {
      want: {
        name: 'All the others can',
        tiny: `They can. ${w.hero} cannot.`,
        core: `All the others could ${w.trait}. ${w.hero} could not. ${w.He} tried each day.`,
        more: `They told ${w.him} it was easy, which did not make it any easier.`,
        deep: `Easy is a word used only by those who have forgotten how they learned.`,
        shows: `${w.He} tries hard to ${w.trait} while others of ${w.his} kind do it easily in the background`,
        feeling: 'hopeful',
        sound: 'a big try, a tiny result',
        moves: `${w.hero} takes a breath and tries`,
      },
      obstacle: {
        name: 'It will not go',
        tiny: isBreath ? `Try! Puff. Oh no.` : `Try! Oh. It will not go.`,
        core: isBreath
          ? `${w.hero} tried with all ${w.his} might. Out came just a puff. It was warm, but small.`
          : `${w.hero} tried with all ${w.his} might. It did not go. ${w.He} sat down. Bump.`,
        more: `${w.He} laughed a little, so that nobody would see ${w.he} was sad.`,
        deep: `Nobody else laughed, and in some ways that made it harder to get up again.`,
        shows: isBreath
          ? `${w.He} stands with round cheeks after a huge effort, one small white puff floating away`
          : `${w.He} sits on the soft ground after a huge effort, a little dust settling`,
        feeling: 'sad',
        sound: isBreath ? 'one small puff' : 'a soft bump',
        moves: isBreath ? 'a small puff floats off' : `${w.hero} sits down with a bump`,
      },
      ally: {
        name: 'A warm doorway',
        tiny: `${w.Guide} says: come in.`,
        core: `"Come in," said ${w.guide}. "Here is something to try." It was time to ${d}.`,
        more: `${w.Guide} tied a striped cloth around ${w.him} and made room.`,
        deep: `Nobody there asked ${w.him} what ${w.he} could not do, and that was new.`,
        shows: `${w.guide} welcomes ${w.him} and ties a striped cloth around ${w.his} middle`,
        feeling: 'curious',
        with: ['guide'],
        says: 'Come in and try.',
        speaker: 'guide',
        sound: 'a door, a cheerful clatter',
        moves: `${w.guide} ties the cloth`,
      },
      try1: {
        name: 'The first go',
        tiny: `First go. Oops! Again.`,
        core: `${w.hero} began to ${d}. The first go went all wrong. A gull looked away.`,
        more: `"Good," said ${w.guide}. "Now you know one way that does not work."`,
        deep: `They wrote the day on the wall, because first times deserve to be remembered.`,
        shows: `${w.He} laughs at a funny first try to ${d}, a gull politely turning away, ${w.guide} smiling`,
        feeling: 'surprised',
        with: ['guide'],
        sound: 'a flat thud, a chuckle',
        moves: 'the gull slowly turns its head away',
      },
      try2: {
        name: 'The second go',
        tiny: `Second go. Too much! Again.`,
        core: isFood
          ? `The second one grew and grew. It filled the room! ${w.hero} had to dig ${w.his} way out.`
          : `The second time ${w.he} went too fast. Round and round! It all ended in a heap.`,
        more: isFood
          ? `They gave away as much of it as anybody could carry.`
          : `Under the heap somebody giggled, and it was ${w.hero}.`,
        deep: `There is a kind of mistake you can only make when you are very nearly right.`,
        shows: isFood
          ? `${w.He} peeps out of an enormous soft dough that fills the whole room, ${w.guide} laughing at the window`
          : `${w.He} peeps out of a soft funny heap, ${w.guide} laughing kindly beside it`,
        feeling: 'surprised',
        with: ['guide'],
        sound: isFood ? 'a swelling creak, a plop' : 'a whirl, a soft flop',
        moves: `${w.hero} pops ${w.his} head out`,
      },
      try3: {
        name: 'Slowly',
        tiny: `Third go. Slow, slow.`,
        core: `The third time ${w.he} went slow. ${w.He} looked and looked. It was nearly good.`,
        more: `Waiting was the hard part, and also, oddly, the important part.`,
        deep: `${w.He} sang to it quietly, which is in no book and did no harm at all.`,
        shows: `${w.He} works slowly and watches closely, almost getting it right`,
        feeling: 'thinking',
        sound: 'a slow tick, a hum',
        moves: `${w.hero} leans in to look`,
      },
      low: {
        name: 'Back outside',
        tiny: `Outside. All alone. Hm.`,
        core: `Outside, the others practised. ${w.hero} watched. "I am no good at it," ${w.he} said.`,
        more: `"At that," said ${w.guide}, "no." And that was a rather good sentence.`,
        deep: `${w.hero} turned it over several times, and found that it had a door at the back.`,
        shows: `${w.He} sits on a step looking toward the others, ${w.guide} on the step beside ${w.him}`,
        feeling: 'sad',
        with: ['guide'],
        says: 'I am no good at it.',
        sound: 'far voices',
        moves: `${w.hero} rests ${w.his} chin`,
      },
      idea: {
        name: 'Just enough',
        tiny: isBreath ? `Puff! Just right. Warm!` : `Aha! My own way.`,
        core: isBreath
          ? `Then ${w.hero} had a thought. A big blast is too much. But a small puff is just right!`
          : `Then ${w.hero} had a thought. "They do it their way. I will do it mine."`,
        more: isBreath
          ? `Too little for the others was just right for this.`
          : `All that trying had taught ${w.him} to look, to wait and to start again.`,
        deep: isBreath
          ? `So ${w.his} weak point and ${w.his} strong point turned out to be the same point.`
          : `Nobody who had found it easy at once had ever needed to learn those three.`,
        shows: isBreath
          ? `${w.He} gives one small warm puff at exactly the right spot, eyes wide with the idea, ${w.guide} nearby`
          : `${w.He} straightens up with wide eyes and a plan to ${d} in ${w.his} own way, ${w.guide} nearby`,
        feeling: 'surprised',
        with: ['guide'],
        says: 'I will do it my way.',
        sound: isBreath ? 'one small warm puff' : 'a small aha',
        moves: isBreath ? 'one small puff, then a glow' : `${w.hero} straightens up`,
      },
      turn: {
        name: 'It works',
        tiny: `Slow, slow. It works!`,
        core: isFood
          ? `"Now," said ${w.hero}. ${isBreath ? 'Puff, puff. ' : ''}It came out round and gold. It was the best of all!`
          : `"Now," said ${w.hero}. One, two, three. It worked! It was not like theirs. It was good.`,
        more: isFood
          ? `The smell went out of the window, down the hill and into every house.`
          : `Somebody outside stopped to look, and then somebody else did.`,
        deep: `One by one the doors of ${w.place} opened, and after the doors came the people.`,
        shows: `${w.He} manages at last to ${d}, glowing with joy, ${w.guide} and neighbours watching`,
        feeling: 'proud',
        with: ['guide'],
        says: 'It worked!',
        sound: 'a happy gasp',
        moves: `${w.hero} lifts ${w.his} head, beaming`,
      },
      after: {
        name: 'Can you show us?',
        tiny: `Here, you try! Fun!`,
        core: `The others came. "Can you show us?" asked ${w.other}. ${w.hero} showed them how.`,
        more: `Their first go went all wrong, too, and ${w.hero} knew just what to say.`,
        deep: `"Good," said ${w.he}. "Now you know one way that does not work."`,
        shows: `${w.He} shows ${w.other} how to ${d}, both of them laughing`,
        feeling: 'happy',
        with: ['other'],
        says: 'Can you show us?',
        speaker: 'other',
        sound: 'busy happy clatter',
        moves: `${w.other} gives it a first try`,
      },
      close: {
        name: 'Enough for all',
        tiny: `Good night. All is warm.`,
        core: `Each evening they all come to ${w.hero} now. "One more time!" they say.`,
        more: `The striped cloth hangs on the line, with a spot for every day.`,
        deep: `The day of the first try is still there on the wall.`,
        shows: `${w.He} rests with ${w.guide} on the step at dusk, the striped cloth on the line`,
        feeling: 'calm',
        with: ['guide'],
        sound: 'evening, quiet talk',
        moves: 'the cloth sways on the line',
      },
    },
  }
}
