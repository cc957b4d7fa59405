import type { Plot } from './plot.ts'

/** Two who would rather not must do one thing together. `{x}` is what they share. */
export const share: Plot = {
  id: 'share',
  frame: 'Three acts, compressed',
  want: 'to have {x} to {himself} by {day}',
  force: '{O}, who wants exactly the same, and {pressure}',
  clock: '{day} at {hour}, when whoever has done better keeps {x}',
  choice: 'to win {x} by doing nothing, or to save what {O} has made and lose it',
  cost: '{his} own half, spent on the rival',
  ending: 'bittersweet',
  outline: [
    [
      20,
      '{N} and {O} draw a line through {x} and quarrel across it. Outcome: every inch has an owner; {t} lies on the line.',
    ],
    [
      20,
      'Because of {pressure}, neither can leave; each spoils the other’s day by a little. Outcome: both lose, to nobody.',
    ],
    [20, '{N} learns what {O} hides. Outcome: {he} has the winning card and keeps it.'],
    [
      25,
      '{pressure.cap} takes {O’s} side of {x} first. {N} need only stand still; {he} uses {his} own half as a prop. Outcome: {O’s} work is saved, {N’s} is gone.',
    ],
    [
      15,
      'Nobody wins by the rules. Outcome: the line is redrawn in the other direction; {t} {t.is} {t.end}.',
    ],
  ],
  stretches: true,
  beats: [
    `{opening}

“That’s my side,” said {O}.

{premise} So they had drawn a line through {x} in chalk, and where the chalk would not hold they had laid down {t}, because {t.he} belonged to neither of them. {T} {t.was} {t.feel}. {N} had the left. {O}, {o.trait}, had the right, and eleven years of reasons. <2 {N} had twelve years of them and had got there first.>

<3 It had begun with a spoon. It had been {N’s} spoon, or it had been {O’s}; there had been a recipe in it either way, and a wedding to which half the street was not invited. By now there were children who crossed the road without knowing why.>`,
    `{pressure.scene} No one could leave, and there was nowhere else, so they stayed, back to back, and did one another small harm. <1 {N} leaned the umbrella so that it drained to the right. {O} sang. {N} moved the lamp. {O} told everyone who came to the left that it was very brave of them. “Careful,” {N} told those who came to the right, and nothing further.>

By the second evening people had begun to walk by both of them with their faces straight ahead. <2 {pass1}>

<1 “You’re costing me,” {N} said over {his} shoulder.

“Good,” said {O}.>

<3 {Witness} came and stood exactly on the line and asked for half of each. There was a silence. It had never been asked before. They did it, from two sides, without their hands touching, and {witness} looked from one to the other and said something that neither of them wished to have heard.>`,
    `On the third night {N} came back for {t} and found {O} there with the lamp off. {O} was holding {o.his} right hand in {o.his} left and trying to make it close. It would not. {o.He} tried again. Then {o.he} heard a step and began to sing.

So that was why {o.he} sang: it covered the dropping of things. {N} stood in the doorway and understood that {he} had won. {He} had only to let it be seen, {~at noon, by the right person|on {day}, by the man with the list}. “Evening,” {N} said.

<1 “You never saw me,” said {O}.

“I never look at your side.”>

<2 {He} went home by the back way with {t} under {his} arm and slept well, which surprised {him}, and woke at four, which did not.>`,
    `It was {~on the last afternoon|at the worst hour of the last day} that {pressure.break}. It took the right-hand side first. {break.there}, and under it stood everything {O} had made for {day}, and {O} underneath it all with {o.his} good hand, holding, holding.

{N} had {break.prop}. {He} needed it. It was {hour.minus}. <1 There was a very simple thing to do, and it was to do nothing, and no one alive would have blamed {N.obj} for it.>

{He} kicked {t} out of the way. Then {he} {break.act}. It held. {His} own work did not. {break.loss}

“What are you doing?” {O} shouted. “That’s yours!”

“Lift!” {N} shouted. “With the left, not that one! Lift with the left!”

<1 {O} stared at {N.obj}. Then {o.he} lifted with the left. >{T} {t.was} {t.changed}.`,
    `The man with the list came at {hour}. The man saw one side standing and one side gone, and he licked the pencil.

“Both,” {O} said, before he could write. “It’s only the one {x.noun}.” {o.He} pointed with {o.his} chin, since {o.his} hands were full. “{N.first} does what’s quick. I do what can be done slowly. Put that down, or put down nothing.”

<1 “There’s no column for both.”

“Then turn the page sideways,” {N} said.

>They were not friends. {O} still sang, and flat. <2 {pass2}> But the chalk had been rained off, and when {N} drew the line again {he} drew it crosswise, front and back, so that whoever could not close a hand need never lift anything alone. {He} had nothing left of {his} own to show until the end of the week. {Last}`,
  ],
}

/** Two people who could love each other. */
export const love: Plot = {
  id: 'love',
  frame: 'Three acts, compressed',
  want: 'to say one sentence to {O} before {day}',
  force: 'good manners, and a ticket already bought',
  clock: '{day} at {hour}, when {O} leaves',
  choice: '{O’s} chance elsewhere, or {O} here because {he} asked',
  cost: 'the easy answer that would have kept {o.him}',
  ending: 'open',
  outline: [
    [20, '{N} and {O} share one habit and nothing else. Outcome: both arrive early and call it chance.'],
    [20, 'A borrowed thing, {t}, goes back and forth. Outcome: each finds a reason not to return it.'],
    [25, '{O} has an offer far away and wants to be talked out of it. Outcome: {N} praises the offer.'],
    [
      20,
      '{K} tells {N} what {O} hoped to hear. {N} can still stop {o.him}. Outcome: {he} says what is true and asks for nothing.',
    ],
    [15, 'The platform afterwards. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{opening}

{premise} They had one thing in common: both were always ten minutes early, and both pretended it was the bus. {O}, {o.trait}, read standing up. {N} did not read. {He} had {t} with {him} that first day, and when it began to rain {he} held {t.it} out, because it was what {he} had.

“What am I to do with this?” said {O}.

“Bring it back.”`,
    `{o.He} brought it back on Thursday with something inside, wrapped in paper: four apricots. <1 So {N} had to return the paper. {O} could not accept the paper without a word on it. {N} wrote “good”, which was about the apricots. >By spring {t} had crossed the town some forty times, and neither of them had owned it for months. <2 {T} {t.was} {t.feel}. {Sound}, {smell}: {N} knew the whole way to {O’s} door with {his} eyes closed, and had never once gone in.>

<3 {K}, {k.trait}, kept count. “Most people go to the pictures,” said {K}. “Most people have something to say,” {N} said. “And you?” “I’m getting to it.”>`,
    `“They’ve offered me the post,” said {O}. It was far away; there was sea between. {o.He} said it to the window. “By {day} they need to know. It’s very good. It’s what I said I wanted when I was somebody who said things.”

<1 {pass1}

There was a pause, {~the length of a match|as wide as a doorstep}, in which it would have been possible. “You’d be mad not to,” {N} said.

“Yes,” said {O}. “That’s what I thought you’d say.” >{o.He} gave {t} back. There was nothing inside.`,
    `{K} had it out of {N.obj} in a minute. “You told {O} to go?”

<1 “I told {o.him} the truth. It is a good post.”

>“{o.He} stood on my doorstep last night,” {K} said, “and asked me what you sound like when you want something. I had to say I’d never heard it.” It was {hour.minus}. The ferry ticket was for {hour}. {T}, on the table between them, {t.was} {t.changed}; {N} had been turning {t.it} over for an hour.

{He} ran. {He} was, for once in {his} life, not early. {O} stood at the rail with one bag, and there were two things {N} could shout across the water, and {he} had breath for one. <1 “Stay,” would have done it. {He} saw it in {O’s} face: {o.he} would have come down the steps that minute, and on some wet evening in six years {o.he} would have looked at {him} and thought about the post.

>“I want you to know what I sound like,” {N} called. Everyone on the pier turned round. “I love you. Go and take it. I’m not asking for anything. I’m only saying it in time.”`,
    `The rope came aboard. {O} did not wave; {o.he} had both hands over {o.his} mouth. {He} stood there until the ferry was the size of a tooth. <2 {pass2} Nobody on the pier quite looked at {him}, and {witness}, going by, pressed half a sandwich into {his} hand.>

The next week {he} was ten minutes early, there being nothing else to be. {He} opened {t} to shake the rain out. In the folds of {t.it}, where it might have been since Thursday or for months, there was an apricot stone, and round it a strip of paper with an address across the sea and, in {O’s} small upright hand, a single word. It was “good”. {Last}`,
  ],
}
