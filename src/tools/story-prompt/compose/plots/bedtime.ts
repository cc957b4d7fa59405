import type { Plot } from './plot.ts'

/** For small listeners: something is lost and somebody small has to go where it is dark. `{x}` is the lost thing. */
export const bedtimeLost: Plot = {
  id: 'bedtime-lost',
  frame: 'Story Spine',
  want: 'to find {x} before the lamp goes out',
  force: '{dark}',
  clock: 'bedtime',
  choice: 'to take {x} back at once, or to leave {x.it} one night with someone cold',
  cost: 'one night without {x.it}',
  ending: 'happy',
  outline: [
    [20, 'Every night {N} has {x}; tonight {x.he} {x.is} gone. Outcome: bed must wait.'],
    [
      30,
      'Three places to look, each one a little further from the lamp; the same small rhyme each time. Outcome: one place is left, and it is {dark}.',
    ],
    [
      20,
      '{N} has to put the lamp down, because it takes two hands. Outcome: {dark.subject} turns out to be soft.',
    ],
    [20, 'Someone small is asleep in {x}. Outcome: {N} chooses to leave {x.it} there till morning.'],
    [10, 'Morning. Outcome: {x} {x.is} back, and not alone.'],
  ],
  stretches: false,
  beats: [
    `“Ready?” called {grown}. “Not yet,” said {N}. Something was missing. Every night {x.pair} Tonight there was {x.left}. {X} {x.was} gone.

<1 “We’ll look in the morning,” said {grown}.

><1 But {N} could not wait for the morning. {X} had never been out alone at night.>`,
    `So {N} took the little lamp and went to look. <1 Tip, tap, over the rug.>

First {he} looked in the laundry basket. <1 It was warm in there, and it smelled of soap. >“{X.bare.cap}, {x.bare}, are you here?” Nobody said a word. There was only a towel.

<1 Then {he} looked behind the door. It was cool there, and a little draughty. “{X.bare.cap}, {x.bare}, are you near?” Nobody said a word. There was only an umbrella.>

<2 Then {he} looked down the hall, as far as the lamp could see. The floor went creak. {N} went creak too, on purpose, so that the floor would not be the only one. “{X.bare.cap}, {x.bare}, is it here that you are?” Nobody said a word. There was only a shoe.>

Now there was one place left. It was under the bed, right at the back. And right at the back it was {dark.adjective}.`,
    `{premise} {His} tummy felt like a cup that is too full. {He} lay down on the rug and held out the lamp. The light went a little way in, and stopped. The gap was too narrow for a lamp and an arm. <1 It was one or the other.>

<1 {He} thought about going back to bed. Then {he} thought about {x}, all alone in there.>

So {N} put the lamp down. And {he} reached in with both hands.

<2 It was quiet under there. It was not an angry quiet. It was more like the inside of a pocket.> “Oh,” said {N}. “You’re soft, {dark.speech}.”`,
    `And there {x.was} {x}! But {x.he} {x.was} warm. And {x.he} {x.was} moving, up and down, up and down.

{N} held {his} breath. Inside was a mouse, a very small one, fast asleep with its nose on its tail.

{He} could pull. One little pull, and {he} would have {x.it} back. But then the mouse would be cold, and it would be the mouse who was alone {in.dark}.

<2 {N} thought about it for as long as three breaths.>

“You may have {x.it} tonight,” {he} whispered. “Only tonight. I’ll keep you company from up here.”

So {N} got into bed {without.x}. <1 It was a bit strange. >{He} hung one hand over the edge, into {dark}, and left it there.`,
    `In the morning {x} {x.was} lying on the rug, in the sun. <1 {X.he.cap} {x.was} flat and empty and still a little warm.> And in the very tip there was something small and round: a hazelnut.

<1 “Well!” said {grown}. “Where has that been?”

“Out,” said {N}. “Visiting.”>

That night {N} was ready in no time at all. {He} had {x} beside {him}. {He} looked under the bed and said, “Good night, you.” And then {he} did a new thing, one {he} had never done before. {He} turned off the lamp {himself}.`,
  ],
}

/** For small listeners: somebody tries, fails twice, and turns what was wrong into help. */
export const bedtimeTry: Plot = {
  id: 'bedtime-try',
  frame: 'Story Spine',
  want: '{goal.child}',
  force: 'being {little} in a world made for others',
  clock: 'sundown',
  choice: 'the treat {he} has waited for all day, or going back for {O}',
  cost: 'the treat',
  ending: 'happy',
  outline: [
    [20, '{premise.now} Outcome: today {he} will try.'],
    [25, 'Two tries, each with a helper’s well-meant advice. Outcome: both go wrong in a funny way.'],
    [
      20,
      'At sundown there is to be a feast; {N} is nearly there when {he} hears {O}. Outcome: {he} turns round.',
    ],
    [25, 'What went wrong all day is just what {O} needs. Outcome: {O} is found and carried home.'],
    [10, 'The feast is over, and another begins. Outcome: {t} {t.is} shared.'],
  ],
  stretches: false,
  beats: [
    `Bump! That was {N}, coming {c.out} too fast, with {t} {t.carry}. {premise.child} Some days {he} did not mind. Today {he} minded. For today, at sundown, there was a feast {c.feast}, and everybody who came was to show one thing they could do.

“Today I’ll try,” said {N}.`,
    `So {he} tried. {C.one} came by. “Do it like me,” said {c.one}. “{c.how1}, and a great deal of noise.” {N} did. {He} made a great deal of noise. And plop! {c.oops1}

<1 “Hm,” said {c.one}. “Perhaps you are not {c.a1}.”>

Because that had not worked, {he} tried again in the afternoon. {C.two} came by. “Do it like me,” said {c.two}. “Eyes shut, and full speed.” {N} shut {his} eyes. {He} went full speed. And bonk! There was {c.oops2}.

<1 “Hm,” said {c.two}. “Perhaps you are not {c.a2}.”>

<2 “No,” said {N}, and rubbed {his} nose. “I’m not {c.a1} and I’m not {c.a2}. I don’t know what I am at all.” A leaf came down and sat on {his} head. It did not seem to know either.>`,
    `The sun went down, and the lamps were lit {c.feast}. {N} could smell the pancakes. There was one for each, with jam. {He} went faster. {He} was nearly there.

Then {he} heard something. It was small, and it came from {c.where}. “Hello?” it said. “Is this the way?”

{N} looked at the lamps. {He} looked at {c.where}. If {he} went back now, the pancakes would be gone.

<1 {He} stood for as long as it takes to swallow.>

Then {he} turned round.{fear.between}`,
    `It was {O}, the smallest of the {c.small}, stuck fast. <2 “I called and called,” said {O}. “Everybody was singing.”>

“I can’t do it like {c.a1},” said {N}, “and I can’t do it like {c.a2}. I can only do it like me.” And {he} did it like {himself}. {He} did it slowly, with {his} eyes open, and very quietly, and a bit at a time. {method}

And that was just what was wanted. {O} came out with a *plop*. {He} {c.carry}, with {t} round the two of them, and {O} said, “You’re good at this.”

“Am I?” said {N}.`,
    `When they got there the pancakes were gone. There was only the pan. <1 The lamps were going out, one, two, three.>

<1 “What did you want to show us, then?” asked {c.one}.

“I was going to,” said {N}, “but I was busy.”>

“It was me!” called {O}. “I was stuck, and {N} {deed.child.end}” And {O} told it, with {c.both} and everything, and they all moved closer to hear.

Then somebody found a bit of batter in the bowl. It made one pancake, the size of a button. {N} put it on {t} and cut it in two. And it was enough.`,
  ],
}

/** For small listeners, two who are different. */
export const bedtimePair: Plot = {
  id: 'bedtime-pair',
  frame: 'Story Spine',
  want: 'to have {t} all to {himself}',
  force: 'rain, and there being only one of {t.it}',
  clock: 'until the rain stops',
  choice: 'to stay dry alone, or to get half wet together',
  cost: 'one dry side',
  ending: 'happy',
  outline: [
    [20, '{premise.now} Outcome: they both want {t}.'],
    [30, 'They take turns, count, quarrel. Outcome: it goes wrong three times.'],
    [20, 'Rain. {N} has {t}, and {O} has not. Outcome: it is no fun to be dry.'],
    [20, '{N} goes out into the wet and holds {t} over both. Outcome: each has one wet ear.'],
    [10, 'Evening. Outcome: {t} {t.is} hung up with two names on it.'],
  ],
  stretches: false,
  beats: [
    `“Mine!” said {N}. “Mine!” said {O}. They each had hold of one end of {t}. {T} {t.was} old and a little patched.

{premise.child} They met by the big stone every day, and every day it was the same. There were two of them, and there was only one of {t.it}.`,
    `“We’ll take turns,” said {N}. “I go first.” {He} counted to three, and it was {O’s} turn. But {O} could only count to two. So that did not work.

<1 “We’ll cut it,” said {O}. They looked at {t}. Nobody wanted the half without the middle. So that did not work.>

“We’ll race for it,” said {N}. And {he} won, because {O’s} legs were shorter. {O} sat down behind the stone and said nothing at all. And that did not work best of all.

<2 {N} had {t} all to {himself} now. {He} looked at {t.it} from the front. {He} looked at {t.it} from the back. It was odd how long the morning was.>`,
    `Then it began to rain. Plip, on the stone. Plip, plip, on the leaves. {N} crept under {t}. {He} was quite dry in there. {His} nose was dry, and {his} back was dry, and all round {him} it went plip.

“{O}?” {he} called.

Behind the stone something sneezed.

<1 {N} thought about it. If {he} stayed, {he} would be dry all over. If {he} went, {he} would not.>`,
    `{He} went. {He} ran out into the plip and the plop and held {t} up high. It was too small for two. It was only just big enough for one and a half. So they had to stand very close, cheek to cheek, and even so each of them had one ear out in the rain.

<1 “My left ear is wet,” said {O}.

“My right ear is wet,” said {N}.>

<2 They thought about that. Then they put the two wet ears together, in the middle, and changed sides.> And {O} laughed so much that {t} wobbled, and then all four ears were wet, and it did not matter.`,
    `In the evening they hung {t} over the stone to dry. It steamed a little. {O} took a bit of chalk and made one mark on the stone, and {N} made one beside it, so that {t} would know where to come.

“Whose turn is it tomorrow?” said {O}.

“Two,” said {N}, because that was as far as {O} could count.

<1 And they went home, each with one wet ear, and you could hear them laughing about it all the way up the hill, first the one, and then the other, and then nobody, because they were asleep. >And {t} hung there under the stars, with a mark on either side.`,
  ],
}
