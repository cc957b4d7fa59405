import type { Plot } from './plot.ts'

/** A thing, or a place, that does what such things do not do. `{x}` is the thing. */
export const strangeThing: Plot = {
  id: 'strange-thing',
  frame: 'Three acts, compressed',
  want: 'to get one good thing for {himself} out of {x} before anyone asks for it back',
  force: '{x}, which answers by its own rule',
  clock: '{day} at {hour}',
  choice: 'to go on using {x} for {himself}, or to spend {x.it} on {O}',
  cost: '{x}, and what {he} had asked it for',
  ending: 'turn',
  outline: [
    [15, '{N} comes by {x}. Outcome: {he} tells nobody what {x.it} can do.'],
    [20, '{He} tests it in small ways. Outcome: it is true, and it costs a little each time.'],
    [20, '{He} bets the thing {he} wants on it. Outcome: {x} gives {him} something else, by its own rule.'],
    [30, '{O} needs it on {day} at {hour}; it will serve one of them. Outcome: {N} gives it up.'],
    [15, 'Without it. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{opening}

{X} came to {him} that evening in a box of things from a cleared house, under {t}. {N} paid for {t}, which {t.was} {t.start}, and got the rest thrown in. {premise} {N} found it out by accident, at the kitchen table, with {his} supper going cold, and the first thing {he} did was draw the curtain.

<2 {Sound}. {N} looked again. There was no mistake about it.>`,
    `{He} was not a fool, so {he} began small. <1 {He} wrote down what {he} had seen and when, with the date, and in the morning {he} checked. It was so. {He} tried it on a Tuesday and on a Sunday, near water and away from it. >{He} tried it on {K}, {k.trait}, without telling {K}, and was ashamed, and did it again. Each time something was missing afterwards, nothing much: the word for a kind of bird; the top button of {his} coat; the way to a street {he} had once lived in.

<1 “You’ve started talking to the table,” {K} said.

“I’m counting,” {N} said.

><3 There is a kind of person who, given a key, tries every door, and another who sits down with the key and thinks of one. {N} had always believed {he} was the second kind. By the end of that month {he} had tried every door in the street.>`,
    `What {he} wanted was {~a house with a lemon tree|one letter, from one person|an afternoon, nine years back}, and it is not needed to say more; everyone has one. {He} put everything on it: {his} savings, {his} free days, {his} good coat. {He} did exactly what {x} said, or seemed to say. {pass1}

It led {him} not to that, but to a door {he} did not know, with {O} behind it. {O}, {o.trait}, was packing. “If you’re from the bank, you’re early,” said {O}. “They said {day}. They said {hour}.”

“I’m not from the bank.” {N} looked down at what {he} was holding, and it was still the right door. “I think I’ve come to the wrong place.”

<1 “So did I, when I rented it,” {O} said. “Hold this.”>`,
    `{He} held it. {He} came back the next day and held something else. {O} talked while {o.he} packed. It came out by and by that there was one thing missing from the boxes, the only one that counted, and that {o.he} had looked for it for a year; and while {o.he} said so {N} grew quite still, because {he} knew a way to find it. It would take one more night. It would be the last: {x} had grown faint, thin as breath on a pane, and would answer once.

<2 {gesture}>

That night {he} sat at the table with {x} in front of {him}. Once. <1 It could be what {he} had wanted for nine years; this time, {he} was certain, {he} would know how to ask. Or it could be a thing belonging to a stranger who had said “hold this”. >{T} {t.was} {t.changed}. {He} asked. And it answered, for the last time; {he} wrote the answer on a card, and by then {he} could not have said what the lemon was that {he} kept thinking of, or what sort of tree it grew on.

<1 “How could you know this?” said {O}, on {day}, at {hour.minus}, with the card in one hand and the thing itself in the other, and dust to the elbows.

“I had something that knew,” {N} said.

“And where is it now?”

“In your other hand.”>`,
    `{O} left with the van. {o.He} left a chair behind, and an address. It was only {x.kind} after that, like any other; {N} showed it to {K}, who turned it over twice and asked what was supposed to be so special.

“Nothing,” {N} said. “It used to {x.used}.”

<2 {pass2}> {He} missed it at night, with {his} whole arm, as one misses a rail. <1 {He} learned the name of that bird again out of a book. It was a wren. >{Last}`,
  ],
}

/** The world itself works by another rule: "what if rain fell only on liars". */
export const strangeWorld: Plot = {
  id: 'strange-world',
  frame: 'Three acts, compressed',
  want: 'to get through {day} without the rule finding {him} out',
  force: 'a world in which {rule.now}',
  clock: '{day} at {hour}, in front of the whole town',
  choice: '{his} place among the respected, or standing up for {O} where everyone can see',
  cost: '{his} good name',
  ending: 'turn',
  outline: [
    [
      20,
      'Everyday life under the rule: {rule.now}. {N} has arranged {himself} with it. Outcome: {he} is trusted.',
    ],
    [20, 'What {he} hides is shown, and what it costs in tricks. Outcome: {O} sees and says nothing.'],
    [20, '{O} is accused on the evidence of the rule itself. Outcome: everybody is sure.'],
    [
      25,
      '{N} alone knows what the rule really shows; to say so {he} must step out. Outcome: {he} does, in public.',
    ],
    [15, 'The day after. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{opening}

{rule.sentence} Nobody could have said since when. One got used to it as one gets used to stairs. <1 There were manners for it, and jokes, and a paragraph in the school book; people who were to be married were taken out and looked at under it, and the shops sold things to make it less noticeable, which nobody admitted to buying.

>{N} owned three of them. {T} {t.was} the best. {T} {t.was} {t.start}, {t.feel}, and with {t.it} {N} had got through eleven years {at} without a spot on {his} name. {He} was asked to hold people’s keys.

<3 {memory}>`,
    `It was tiring, being spotless. {He} knew which side of the street to use at which hour. {He} knew how to stop short, how to be called away, how to let others go first. <1 What {he} had done, all that time ago, was small; it was the keeping it that had grown. ><2 {pass1}> Every morning {he} practised the face in the spoon.

{O} had seen {him} practise. {O}, {o.trait}, had come in for a key one morning and stood there. <1 {He} waited for it to be all over town by noon. By noon nothing was over town but pigeons.

“Your spoon’s upside down,” was all {O} had said.>`,
    `Then the money went from the tin in the hall, and the whole town was called out to the square, as was the custom, to let the rule decide. It decided at once. It was {O}. Everyone stepped back from {o.him}, so that there was a ring, and there {o.he} stood in the middle of it, with {rule.short} plain for all to see.

<1 “There you are, then,” said {K}, who kept the book. {K}, {k.trait}, was not a cruel person. “On {day}, at {hour}, out of the gate. You know how it is, {O}.”

“I know how it is,” said {O}. {o.He} did not look at {N.obj}.>

<2 It had never been wrong. That was the comfort of it. One did not need to know people.>`,
    `It had not been wrong now. {N} lay awake over that. The rule had shown that there was something {O} was not saying. It did not show what. And {N} knew what, because it was to do with a spoon. They had asked {O} straight out: was there anyone in town whom the rule ought to have found? And {O} had said no.

So it was quite simple. {He} need only be called away on {day}.

At {hour.minus} {he} was {at}, with {t}, which {t.was} {t.changed}. There was the ring again, the gate open behind it, {smell} in the air. {K} read the sentence out. {O} picked up {o.his} bag.

“One moment,” {N} said, and put {t} down on the ground, and stepped into the ring.

It took hold of {N.obj} at once, eleven years of it. <1 Someone gasped; a child laughed and was slapped. >{He} stood in it up to the neck, with {rule.short} all over {his} good coat. “{O.first} didn’t take your money,” {he} said, as loudly as {he} could through it. “You asked about me. {O.first} covered for me. That was the lie. Mine’s older. You’ll want to write this down, {K}; it’s rather long.”`,
    `<1 They found the tin behind the stove, where it had fallen. Nobody apologised, since nobody was quite sure to whom. The keys were collected from {N’s} hook, one after the other, by people who were in a hurry. ><2 {pass2}>

{O} came last, though {o.he} had no key there. {o.He} stood on the sill and looked at {N.obj} and at the sky.

“You’re a mess,” said {O}.

“Yes.”

“Does it stop?”

“It hasn’t yet,” {N} said. “It’s lighter than {t} {t.was}.” They went out together in the middle of the day, on the wrong side of the street. {Last}`,
  ],
}

/** Any other world with a rule of its own, or a day on which something impossible goes on. */
export const ruledWorld: Plot = {
  id: 'ruled-world',
  frame: 'Three acts, compressed',
  want: 'to keep one appointment, on {day} at {hour}',
  force: 'a world in which {rule.now}, and the hour it takes from everyone once',
  clock: '{day} at {hour}',
  choice: 'the appointment {he} has waited years for, or the hour with {O} that nobody else will sit through',
  cost: 'the appointment',
  ending: 'bittersweet',
  outline: [
    [
      20,
      '{rule.now.cap}; {N} has learned to live with it, by means of {t}. Outcome: a plan for {day}, to the minute.',
    ],
    [20, '{O} arrives, who has only heard of it and laughs. Outcome: {N} explains it badly and hurries on.'],
    [
      20,
      'It comes home to {O} all at once, in the middle of the square. Outcome: people walk round {o.him}, as is the custom.',
    ],
    [
      25,
      'There are ten minutes; {N} can be on time or sit down beside {o.him}. Outcome: {he} sits down, and the hour passes.',
    ],
    [15, 'The missed hour, and what came instead. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{opening}

{rule.sentence} People there had stopped calling it strange. They called it the usual, as in “it’s only the usual”, and had built their timetables and their manners round it. {N} had {his} own arrangement with it, and that was {t}. {T} {t.was} {t.start}, {t.feel}; {he} touched {t.it} when {he} got up and when {he} left off, and between the two {he} did not think about it. That was the whole art.

On {day}, at {hour}, {he} was to be at the corner by the bridge. <1 Somebody had promised {him} that hour eleven years ago, somebody who kept promises and gave only one. {He} had ironed a shirt.>

<3 {memory}>`,
    `So it was a bad moment for {O}. {O}, {o.trait}, got off the early bus with two cases and stood there, looking up and down, beaming.

“I’d read about it,” said {O}. “I thought they made it up. Is it really so that {rule.now}?”

“Yes.”

<1 “All the time? Everybody?” {o.He} laughed out loud. “And you just go on?”

>“You go on,” {N} said. {He} had six minutes. “Listen. You’ll have your hour. Everyone has it once, when it comes home to them. With us it comes at six or seven, on somebody’s knee. Strangers have it wherever they happen to be standing. When it starts, don’t–” But the clock had moved, and {he} said, “You’ll see,” and went.`,
    `Because {he} had not finished the sentence, {O} did not know what not to do. {N} heard it from two streets off: first the laughing, and then how it stopped.

{o.He} was in the middle of the square. {o.He} had sat down on one of the cases with {o.his} hands hanging, like someone who has been told a sum and is still adding. It had come home to {o.him}. <2 It was plain from {o.his} face how far in {o.he} already was: past *how strange*, past *and tomorrow too*, as far as *and my mother never*.> And people went round, with their collars up and their eyes on the ground, because one does not look on at another person’s hour. It is done out of kindness. <1 {N} had always thought so. {Witness} laid a sandwich on the other case, without stopping.>

{pass1}

<3 {His} own hour had been on a back stair, on nobody’s knee. They had all been at work. {He} had got through it by counting the stairs, up and then down, and when it was over {he} had gone to find something to hold on to, and had found {t}. It had never struck {him} that there was another way of doing it.>`,
    `<1 “It’s only the usual,” {N} said, from where {he} stood. It was what one said.

“Nobody told me,” said {O}, without looking round, “that it’s true when you’re by yourself as well.”

>It was {hour.minus}. From there one could see the bridge, and on the bridge a dark coat, {~early|with the collar up, looking at a watch}. Sixty steps. <1 If {he} went now {he} would be there at {hour} with a clean shirt on, and the hour would be {his} own, and it would not be offered twice. If {he} stayed {he} would be a person sitting on a stranger’s luggage. There was {smell}, and {sound}, and {hour.minus} had become rather less.

>What one must not do is be alone with it. That had been the end of the sentence.

{He} went up to the other case, moved the sandwich, and sat down. It was not done; somebody on the far pavement actually stood still. “Here,” {N} said, and put {t} into {o.his} hands, though {t.he} {t.was} {t.changed} and had not been out of {his} keeping in thirty years. “Hold that. Tell me what you’re at.”

“My mother,” said {O}.

“Yes. That’s about a quarter of the way. Go on, I know the road.”

Over their heads it struck {hour}, all of it, and was done. <1 On the bridge the dark coat waited for as long as was polite.>`,
    `It took until evening, as it does. Afterwards they were both very hungry. By the bridge there was nothing but a card, tucked in the railing, with the date on it, in a hand {he} knew. <1 {He} read it several times; there was only the date. ><2 {pass2}>

“What was it?” said {O}. “At {hour}?”

So {he} told {o.him}, and it was the first time {he} had told it to anybody, and it was shorter than {he} had thought. <1 {O} carried both cases in one hand, so as to have the other free; it took {N.obj} most of the street to see what it was free for.>

By the end of the week one saw it here and there, on a step or a kerb: two people sitting where there should have been one, and everybody looking. <1 It caused a good deal of talk. >{Last}`,
  ],
}
