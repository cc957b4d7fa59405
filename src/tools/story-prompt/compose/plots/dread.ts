import type { Plot } from './plot.ts'

/** Horror, kept off screen. */
export const dread: Plot = {
  id: 'dread',
  frame: 'Normal, wrongness, looking away, escalation, cost',
  want: 'to be able to say that nothing has changed',
  force: 'something that is patient and knows {his} habits',
  clock: '{day} at {hour}',
  choice: 'to leave alone and safe, or to go back in for {O}',
  cost: 'being quite sure which of them came out',
  ending: 'open',
  outline: [
    [15, 'Normal: {premise.now} Outcome: one small thing, {t}, is not where it was.'],
    [20, 'Wrongness: it moves each night, always nearer. Outcome: {N} finds an explanation.'],
    [20, 'Looking away: {O} sees it too; they agree not to speak of it. Outcome: it learns from that.'],
    [30, 'Escalation on {day} at {hour}: {N} is out of the door when {O} calls. Outcome: {he} goes back.'],
    [15, 'Cost. Outcome: {t} {t.is} where it was on the first evening, and that is the worst of it.'],
  ],
  stretches: true,
  beats: [
    `{opening}

{premise} That was all there was to it; one could live with that, and {N} did. {He} had one habit, and it was to put {t} {~on the left of the lamp|on the second stair|beside the door} last thing at night. On the Monday {t.he} {t.was} on the right.

<1 {T} {t.was} {t.feel}. {He} put {t.it} back and told {himself} that people do such things without noticing.>

<2 {pass1}>`,
    `On the Tuesday {t.he} {t.was} two steps nearer. On the Wednesday {t.he} {t.was} outside {N’s} door, and {he} stood over {t.it} in bare feet and made an inventory of reasons. The floor sloped. There were lorries. {He} had been tired. <1 {He} fetched a piece of chalk and drew round {t.it}, neatly, and the drawing of the outline did {him} good.

In the morning the chalk was still there. There was nothing in it. A second outline had been drawn, with the same chalk, in the same careful way, on the inside of the door. It was the outline of a hand, laid flat, with the fingers a little spread, as one does for a child.>

<2 {He} held {his} own up to it. It fitted. That was a relief, and then after some time it was not.>`,
    `{O} knew. {O}, {o.trait}, had come to stay out the week and had said on the first evening how quiet it was. Now {o.he} said, looking into {o.his} cup, “You’re up a good deal in the night.”

<1 “Am I?”>

“You stop outside my door.” {o.He} stirred. “You don’t need to say it’s only you, every time. I know your voice.”

{Sound}. {N} put down the knife {he} had been buttering with. {He} had slept with a chair against the handle and had not been up at all. “Sorry,” {he} said. “I’ll try not to.”

<1 It would have been better to say it. They both thought so afterwards, in the part of the night when there is nothing else to think. But they had been brought up politely. So they left it unsaid, and in the gap where they left it something had room to sit down.>

<3 The next day {O} asked {N.obj}, from another room, where the matches were. {N} told {o.him}. {O} put {o.his} head round the door, from the other side, from the garden, and said, “Did you say something?” Neither of them laughed. The matches, when {he} looked, were gone.>`,
    `It was on {day}. The bus went at {hour}; they had agreed on the bus without giving reasons. At {hour.minus} {N} was out in the road with both bags. <1 The air tasted of {smell.bare}. {He} could have wept, it was so ordinary.>

<1 “Have you got the key?” {O} called, from inside.

“You have it.”

>“Come and see. I can’t find my other shoe.”

The engine of the bus could be heard down at the bend. {O} was standing next to {N.obj}. {o.He} had both {o.his} shoes on. They looked at each other.

“{N.first}?” {O} called from the house, somewhat put out. “It’s dark in here. Don’t leave me.” <1 It was {o.his} voice to the life; no, it was better. It was {o.his} voice as it had been on the first evening, before it was tired.>

“That’s not me,” said {O}, beside {him}, very low. “Is it?” And {N}, who had {o.his} sleeve between {his} fingers, could not have sworn to it. {He} looked for the thing that would tell them apart. There was one, and {he} did not like it: the one in the house was afraid.

The door of the bus folded open. There was room for two. “Get on,” {N} told the one whose sleeve {he} had. “If I’m not at the gate by the time he’s turned round, go.” <1 {He} let go of the sleeve. Then {he} went back up the path, because someone in there had asked {him} not to leave, and {he} could not be a person who heard that and got on a bus.>

It was quite dark. {T} {t.was} in the middle of the floor, {t.changed}, and behind {t.it} someone was sitting as small as possible with one shoe on. {N} held out a hand, laid flat, the fingers a little spread.`,
    `They caught the bus at the gate. There were three seats at the back, and they sat in two of them. Nobody has ever asked {N.obj} how many got off.

<1 {He} lives elsewhere now, somewhere small and very bright. >{O} is well. {O} is, if anything, kinder than before; {o.he} has given up sugar and no longer hums, and {o.he} has to be told where things are. {N} tells {o.him}. <2 {He} has never asked which shoe. {pass2}>

There is only the one habit. Last thing at night {he} puts {t} by the lamp, on the left. {He} came down this morning, and it was light, and there were birds. {T} {t.was} on the left. <1 Exactly on the left, to the hair, as on the first evening, and squared with the edge of the table, which {he} had not done. >“I tidied,” {O} said, from behind {him}. “I hope that’s right.”`,
  ],
}
