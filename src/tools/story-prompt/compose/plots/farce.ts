import type { Plot } from './plot.ts'

/** Comedy. */
export const farce: Plot = {
  id: 'farce',
  frame: 'Want, bad plan, plan works too well, public collapse, new dignity',
  want: 'for nobody to find out before {day}',
  force: 'other people’s helpfulness, {K’s} above all',
  clock: '{day} at {hour}',
  choice: 'to be applauded for what is not true, or laughed at for what is',
  cost: 'the applause',
  ending: 'comic button',
  outline: [
    [15, '{premise.now} Outcome: {N} decides that a small untruth will do.'],
    [20, 'Bad plan: {he} gives {t} as the explanation. Outcome: it is believed.'],
    [25, 'It works too well: {K} improves on it; there is a committee. Outcome: a brass band is ordered.'],
    [
      25,
      'On {day} at {hour}, in front of all of them, {O} is about to be made ridiculous for it. Outcome: {N} climbs up and tells the truth.',
    ],
    [15, 'New dignity, with {t}. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{opening}

{premise} It was a thing that could have happened to anyone, and it had the tact to happen before breakfast. <1 There was still time. All that was needed, {N} reasoned, was one small untruth, of the size people use for dentists. >{He} looked about for one. What lay nearest was {t}. {T} {t.was} {t.start}.

“It’s on account of that,” {N} said, when {K} came in, and pointed.

{K}, {k.trait}, looked at {t} with new respect. “Is it really,” said {K}.`,
    `It was an excellent untruth. It was so excellent that by ten o’clock {K} had told it to {witness}, with dimensions. <1 By noon a person {N} had never met stopped {him} in the street and pressed {his} hand. “I had an aunt who had the same,” the person said. “With hers it was a bucket.”

“You’re very kind,” {N} said.

>“How is it now? Is it resting?”

“It has its ups and downs,” {N} said, and heard {himself} add, for it seemed rude to leave it at that, “It’s worse when there’s music.”

<2 {He} knew at once that this had been a mistake. {pass1}>`,
    `Because of the music there was a committee. It met {at} on the Wednesday, with biscuits. <1 The schoolchildren had painted {t}, from memory, larger than life and with a face. >A fund was started. {O} was put in charge of the fund, since {O}, {o.trait}, was the only one of them who had never been suspected of anything, and {o.he} counted the money out on the table in tens and said, in {o.his} slow way, “I’d just like to see it, if I’m to be answerable. Not to doubt. To know what I’m saying.”

<1 “It’s shy,” {N} said.

“We could come at it from behind,” said {K}.

>There would be a ceremony, on {day}, at {hour}. The mayor would say a few words; {K} had written them, and there were not few. A brass band had been engaged, so that everybody should have the chance to see it get worse.

<3 {N} slept badly. Whenever {he} shut {his} eyes {he} saw {t}, with a face. “You could have said you overslept,” {he} told {himself}. “You could have said you’re an idiot; they’d have nodded.” Towards dawn {he} took {t} out and had a look. It was hard to be sure, but {he} thought it did seem poorly.>`,
    `On {day} {t} had a cushion. There were flags. {smell.cap}, {sound}, eleven trombones. “And to say how it all began,” cried the mayor, “our treasurer!” And {O} was pushed up the steps, holding a sheet of paper with both hands, in a suit {o.he} must have been confirmed in.

<1 {N} saw the sheet. {O} had done what no one else had done: {o.he} had gone and looked things up. {o.He} had found nothing. So {o.he} had believed it without anything, since it came from {N.obj}, and now {o.he} would stand there before four hundred people and say so, and sooner or later, tomorrow or the day after, there would be somebody who knew about such things; and it would be {O} they laughed at, for the rest of {o.his} life, at weddings.

>It would not be {N.obj}. {He} was, as things stood, a hero. {He} had only to dab {his} eyes.

“In the beginning,” read {O}.

“In the beginning,” {N} shouted, already up on the platform without remembering the steps, “there was nothing the matter with {t}! There never was! What happened was this.” {He} told them what had happened: {confession.plain} <1 {He} told it in order, with the time of day. {He} did not leave out the bucket.>

<1 You could have heard a trombone being put down.

>“So it isn’t worse when there’s music,” said the mayor.

“I made up the music.”

“We’ve hired them till six,” said the mayor, and somebody at the back began to laugh. It went through the rows like a dog through washing. <1 {He} stood in it with {his} hat in {his} hand, and it was, {he} noticed, not so very cold in there. >{T} had fallen off the cushion and {t.was} {t.changed}.`,
    `<1 The fund was given back, in tens. {O} did it, door to door, and at each door they said what a fool that {N.first} was and {O} said, “Yes, I was proud of {N.obj},” and went on to the next.> <2 {K} wasn’t speaking to either of them. {K} had liked the band.>

The children would not give up the painting. It was hung, with the face, where everyone has to pass. {N} passes it each morning, and somebody always asks, “How’s it keeping?”

“Ups and downs,” {he} says.

{pass2} And when it has happened again, as it did last Thursday, before breakfast, and the whole long street is waiting to hear what it was this time, {he} opens the window, and out it comes. {Last}`,
  ],
}
