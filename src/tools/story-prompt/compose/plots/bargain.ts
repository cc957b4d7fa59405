import type { Plot } from './plot.ts'

/** Somebody gives away what cannot be carried: a shadow, a name, a voice. `{x}` is what is given, `{y}` what it is given for. */
export const bargain: Plot = {
  id: 'bargain',
  frame: 'Three acts, compressed',
  want: 'to keep {y} and not to look back',
  force: '{K}, who deals in such things and always tells the truth about them',
  clock: '{day} at {hour}, when the bargain closes for good',
  choice: '{y}, which is all {he} hoped, or {O}, who knew {him} by {x}',
  cost: '{y}, and the way out',
  ending: 'bittersweet',
  outline: [
    [15, '{N} {deed.now}; {K} explains the terms. Outcome: it is done in a minute.'],
    [25, '{Y} is as good as promised; small things stop answering. Outcome: {N} laughs it off.'],
    [
      20,
      'Because of {x}, {O} walks past {him}, calling {his} name. Outcome: nobody is looking for {him} any more but {o.him}.',
    ],
    [25, 'On {day}, at {hour}, {he} can leave with {y} or undo it. Outcome: {he} undoes it, at a loss.'],
    [15, '{X} again, not quite a fit. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{opening}

“You’re sure?” said {K}. {K}, {k.trait}, had a folding table and a ledger with a ribbon in it. {premise}

“What would I want it for?” {N} said. “It has never done anything.”

“They all say that,” said {K}. “You have until {day}, at {hour}, to think again. After that I sell on. Hold still.” It came off more easily than {he} had expected, with the sound of a stamp leaving an envelope. {K} rolled up {x} and put a rubber band round it. {N} felt for {t}, which {t.was} {t.start}; {t.he} at least {t.was} as before, {t.feel}.

<3 {memory}>`,
    `And there was {y}, as promised, and there was nothing the matter with it. {He} looked for a catch the whole of the first day and did not find one. {He} slept in it, or beside it, or with one hand on it. It was {his} own, all of it, and it pointed away from there.

It was other things. Dogs did not get up when {he} came by. The bell over the shop door let {him} in without a sound. {Witness} gave the change to the air a little to the left of {him}. <1 “I’m here,” {N} said, and laughed, and the laugh came out well enough, but it did not seem to land.>

<2 {pass1}> It was a small price. {He} worked it out several times, and each time it was small.

<3 In the night {he} woke and could not say what had woken {him}. It was a while before {he} knew: nothing had. There is a thing in every room that is you, and that you hear when you stop. {He} lay and listened for it, politely, as one waits for someone who is always late.>`,
    `On the third evening {he} heard {his} name. It came from the lane. It was {O}, {o.trait}, with a lantern, looking in at gates.

“There you are,” {N} said, and went to meet {o.him}.

{O} came on, and looked straight at {N.obj}, and held the lantern up, and went by. {o.He} was close enough to touch. “{N.first}!” {o.he} called, into the next gate. {o.His} voice had been at it for some time; it had gone to threads.

{N} ran round and stood in the light. It was no use. <1 Whatever it was that {O} had known {him} by, all those years, from far off, from behind, in any crowd, it had not been the face.> It was rolled up on a folding table with a rubber band round it.

“I’m only here,” {N} said. “I’ve only made a bargain.” {O} stood for a moment with {o.his} head on one side. Then {o.he} turned down the path to the water, where it was not safe in the dark, and where {o.he} had never liked to go.`,
    `{K} was packing up. “{hour.minus.cap},” {K} said. “You cut it fine. I’ve a buyer for it, too.”

“Can it be undone?”

“It can be swapped. I told you that. But I don’t keep things for nothing: it’s {y} for it, and whatever you have in your hand.” {K} was not unkind about it. “You’re the first this year to have been any good with what I gave. You’d have gone far. Think.”

{N} thought. It was all there and ready, and it was good; {he} need only be gone by {hour}, and by tomorrow there would be places where nobody had ever known {him} by anything. There it was on the one side. On the other was a lantern, going down to the water, stopping, and going on.

{He} opened {his} hand. {T} {t.was} {t.changed}, from holding. “And this,” {N} said.

“Hold still,” said {K}. “It goes on worse than it comes off.”`,
    `It did not fit as it had. There was a crease in it where the rubber band had been, and it followed half a moment late, like somebody who has been left behind once and has thought about it. {N} went down the path as fast as that allowed.

“Who’s there?” said {O}, from the edge, with the lantern up.

{He} did not say. {He} stood still and let {o.him} look.

“You’re late,” said {O}, and sat down on the stones, quite suddenly, and was angry for some time.

<2 {pass2}> {He} never did go, not that year or the next. {Y} went by once, with other people; {he} stopped to watch, and beside {him}, half a moment later, {x} stopped too. {K} sent back what {K} had no use for, in an envelope without a word. {Last}`,
  ],
}
