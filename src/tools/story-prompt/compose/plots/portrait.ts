import type { Plot } from './plot.ts'

/** Only somebody: "retired astronaut". The want comes from the trade. */
export const person: Plot = {
  id: 'person',
  frame: 'Kishōtenketsu',
  want: '{trade.want}',
  force: 'a routine that has no place for it',
  clock: '{day} at {hour}, the last time it can be done',
  choice: 'to be right, as {he} has been for thirty years, or to be useful to {O}',
  cost: 'a record without a mistake in it',
  ending: 'turn',
  outline: [
    [25, 'The last week of a long routine, hands first; {t} in its place. Outcome: nothing is ever wrong.'],
    [
      25,
      '{O} comes to learn it and does everything differently. Outcome: {N} corrects {o.him} eleven times.',
    ],
    [
      30,
      'Turn: on {day} the right way fails. Outcome: {N} spoils {his} own record to let {O’s} wrong way work.',
    ],
    [20, 'The page with one mistake. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{opening}

{premise} It was the last week. There was a book in which every day had one line, thirty years of lines, in ink, without a blot. {N} wrote it up at {hour}, before {he} did anything else. {T} {t.was} {t.start}; {he} squared {t.it} with the edge of the page. {T} {t.was} {t.feel}.

What {he} had never done in thirty years, and would have liked, was {trade.want}. It did not go in the book. There was no column for it.

<2 {pass1}>

<3 {memory}>`,
    `{O} came on the Tuesday, to be taught. {O}, {o.trait}, was twenty-four and put {o.his} bag down on the book.

“Not there,” {N} said. <1 That was the first correction. By evening there had been eleven. {O} asked why it was done from left to right. {O} asked what would happen if one didn’t. {O} did it from right to left, while {N} was looking, and it came out the same, and {N} had {o.him} do it again.

>“{saying},” {N} said. “That’s all there is to it. The rest is practice.”

<1 “Who said so?”

“The one who had the book before me.”

“And did you never try?” said {O}. {o.He} really wished to know.>

<3 On the Thursday {O} brought cake, for no reason, and left crumbs in the gutter between two months. {N} got most of them out with a pin. One was left, in the middle of a February when it had snowed and there had been nothing to write. {He} let it be; it was late.>`,
    `So {he} was already thinking of it when, on {day}, it went wrong. It was ten minutes before {hour}. {Sound}, and then not that sound. {N} did what was to be done. {He} did it in the right order, from left to right, and it did not help; {he} did it again, faster, which one must never do.

“It’s stuck,” said {O}. “If {~you came at it from the other end.”

“Nobody comes at it from the other end|you let go first.”

“Nobody lets go first|we did it together, the wrong way round.”

“Nobody does it the wrong way round}.”

<1 “I know. But if you did.”

><2 {smell.cap}. {N} could hear how little time it was.> If {he} kept to the book, it would fail, and it would not be anyone’s fault: there would be a line, in ink, *all steps taken*. <1 It would be the end of a good many people’s evening and the end of nothing else. It would be thirty years without a blot.

>{He} put {t} down, across the page, so that the ink ran; {t.he} {t.was} {t.changed}. “You take the right,” {N} said. “I’ll do what you say.”

“I don’t know if it works!”

“No,” {N} said. “What do I do with my thumb?”

{~And so it was tried, clumsily and all at once|It was done as it is in no book|It was done {O’s} way, on a count of four}. It groaned; it gave; it went round as sweetly as something that has been waiting to be asked. {Witness} never knew. <1 In the quiet afterwards {N} found that {he} was doing it, there, with both hands, at last, the thing there was no column for. Or it was doing it to {him}. It lasted perhaps as long as a match.>`,
    `At {hour} there was the book. The line for {day} was a blue smear with half a thumb in it. {O} was white about the nose. <1 “I’ll write it out again,” {o.he} said, “on a fresh page. You could cut this one. Nobody would.”

“Thirty years,” {N} said.

“That’s what I mean.”

>{N} took the pen, dipped it, and under the smear, in {his} best hand, wrote {O’s} name. Then {he} held out the pen. “There’s no column for it,” {he} said. “You’ll have to draw one.”

<2 {pass2}> {He} went down with {his} coat over {his} arm. Behind {him} {he} heard a ruler being looked for, in the wrong drawer, and then in the right one. {Last}`,
  ],
}

/** Only a place: its last evening. */
export const place: Plot = {
  id: 'place',
  frame: 'Kishōtenketsu',
  want: 'to close {x} properly, with nobody watching',
  force: 'one visitor who will not go, and the hour',
  clock: '{day} at {hour}, when the key is handed in',
  choice: 'a clean inventory, or leaving one thing behind for {O}',
  cost: 'the deposit, and the last word',
  ending: 'bittersweet',
  outline: [
    [
      25,
      'The last evening of {x}: {N} ticks off what is to be handed over. Outcome: the list is right but for {t}.',
    ],
    [
      25,
      '{O} comes in to be out of the rain and does not go. Outcome: {o.he} knows {x} better than the list does.',
    ],
    [30, 'Turn: what {O} has come for is a thing {N} has just packed. Outcome: {N} makes the list wrong.'],
    [20, 'The key. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{N} had got as far as item forty-one. There was a list, and the list had boxes, and {he} went through {x} with a pencil on a string and ticked. Hooks, brass, nine. Keys, various. Bell, cracked. {premise} After tomorrow it would be {~flats|a car park|something with glass}, and {he} was only the person who had been sent because {he} was thorough.

Item forty-two was {t}. {T} {t.was} {t.start}. {N} picked {t.it} up, {t.feel}, and looked for a number on the underside and found somebody’s initials.

<2 {pass1}>`,
    `It had begun to rain, and because it rained the door opened. “You’re closed,” said {O}.

“Since noon.”

“Then I’ll just stand here.” {O}, {o.trait}, stood there. After a while {o.he} shifted half a step to the left, without looking, and the drip that {N} had been meaning to find a bucket for fell beside {o.him} on the boards.

<1 “How did you know that was there?”

>“It’s always there, in a south-west wind.” {o.He} nodded along the wall. “That nail’s for wet hats. The third board is for people you don’t trust. If you put your ear to that corner, about now, you get {sound}.”

{N} put {his} ear to the corner. {Sound}. It was not on the list.

<3 “Who taught you that?” “You pick it up,” {O} said. “It’s like a person. You don’t ask a person how many hooks.” {N} turned the list over and on the back, small, wrote: *corner, sound in*. {He} had no idea why. There was no box.>`,
    `“You’d better tell me what you came for,” {N} said, at {hour.minus}. The van was in the street with its lights on.

{O} looked at the drip. “I was left here,” {o.he} said. “When I was four. Just for an hour, while she saw to something. They let me hold a thing so I wouldn’t cry. I thought if it was going for scrap in any case.” {o.He} described it, and {o.he} described it well, down to the initials. {smell.cap}. {N} felt the weight of it, packed, under {his} left arm.

<1 Item forty-two, one. If it was not there in the morning it came off the deposit, and the deposit was what {he} was to be paid with; it would say beside {his} name that {he} had been sent to count and could not. {He} had never been out by so much as a hook.

><1 “Did she come back?” {N} asked.

“It was more than an hour,” said {O}.

>The horn went in the street. {N} took {t} out of its paper; {t.he} had suffered in the packing and {t.was} {t.changed}. {He} licked the pencil, and beside forty-two {he} wrote: *not found*.

“You hold that,” {N} said. “I have to see to something. Just for an hour.”`,
    `It took {him} that long to carry the rest. <2 {pass2}> {He} signed where they showed {him}, and the man from the van ran his thumb down the boxes and stopped at the one that was empty. “That’s your money gone,” said the man. “For that.”

<1 “I must have missed it.”

“You?” the man said.

>{N} went back up the wet steps with the key. Nobody was there. The drip had found the bucket. <1 By the third board, the one for people you don’t trust, a place had been wiped dry with a sleeve. >{Last} {He} turned the key twice, as one should, and left it in the door.`,
  ],
}

/** Only a thing: three owners. `{x}` is the thing and the thread. */
export const biography: Plot = {
  id: 'object-biography',
  frame: 'Object biography, three owners',
  want: 'to hand {x} on without having to explain it',
  force: 'three people’s reasons for keeping quiet',
  clock: '{day} at {hour}, when the house is cleared',
  choice: 'to keep {x} as proof, or give {x.it} away as a beginning',
  cost: 'the proof',
  ending: 'turn',
  outline: [
    [25, 'First owner: {K} comes by {x} through a small wrong. Outcome: a mark is left on {x.it}.'],
    [30, 'Second owner: {O} is given {x} as an apology nobody explains. Outcome: it is put away.'],
    [
      30,
      'Third owner: {N} finds {x} and works out the wrong from the mark. Outcome: {he} could prove it, and gives {x} away instead.',
    ],
    [15, '{X} {x.was.now} {t.end}.'],
  ],
  stretches: false,
  beats: [
    `The first to own {x} had stolen {x.it}. {premise} {K}, {k.trait}, had gone in only to be out of the wind. There {x.was} {x}, in the middle of the table, as if for somebody: {t.feel}. There was nobody {at} but {O}, a child of six or so under the table, who saw it happen and was given a look.

{K} ran. At the corner {k.he} fell, and so {x} got the mark: a notch, on the left, that you find with your thumb before your eye. {K} had {x} for forty-one years. {k.He} never used {x.it} when anyone was there. <2 {Sound}, {smell}, a hand in a pocket feeling for a notch: that was all the good {k.he} had of {x.it}.>`,
    `“This is for you,” said {K}, at the end of the forty-one years, on a doorstep in the rain. “Don’t ask.”

{O}, {o.trait}, did not ask. {o.He} was forty-seven. {o.He} looked at {x} and then at the old face above {x.it}, and for a moment there was a table over {o.his} head again, and boots, and a look.

<1 “I always thought I’d made you up,” said {O}.

“No,” said {K}. {k.He} had {k.his} hat off. It would have been the moment for one of them to say the rest. {pass1} “Well,” {K} said, “it’s late,” and it was.

>{O} put {x} in the high cupboard, at the back, behind the good plates, where it was neither kept nor thrown away. <2 {o.He} had been blamed for it, as a child. {o.He} had been shut in a room until {o.he} should say where it was, and it had been a long spring. {o.He} had said in the end that {o.he} had dropped it in the river, and had been forgiven for that, and that had been the worst.>

<3 Once a year, when the good plates were wanted, {o.he} saw it there. {o.He} never told anyone. {o.He} told the children that there was nothing in that cupboard for them, and {o.he} said it so mildly that not one of them ever climbed up to look.>`,
    `So it was {N} who found {x}, on {day}, with the house to be cleared by {hour} and the dealer already in the hall. {He} was standing on a chair. {He} had {x} in one hand and with the thumb of that hand {he} found the notch.

<1 Now {he} knew a story, as everyone in that family did: how {O} at six had lost {x} in the river and had been forgiven. It was told at every wedding. {O} had smiled at every one. And here it was, dry, {t.changed}, wrapped in a page of newspaper that was forty years too young.

>It took {him} the length of the chair to understand. {gesture}

“Anything up there?” the dealer called. It would be worth something. It would be worth more to carry it downstairs and lay it on the table in front of the aunts and say: look at it, look at the date on the paper, {o.he} never lost anything. <1 They would go quiet, all those weddings. {He} could have that. {He} wanted it so much that {he} had got one foot off the chair.>

But there was a child under the table. There always was, at such times; this one was a great-niece, she was six, and she had been told not to touch. She was looking at {x} as you look at a door.

“Here,” {N} said, and got down on the floor. “It’s got a notch. Feel. It belonged to somebody who told a lie once, because nobody would believe what was true.”

<1 “Can I tell people I’ve got it?”

“You can tell everyone,” {N} said.>`,
    `The aunts told the river story over the coffee. {N} opened {his} mouth and there was nothing in {his} hand to prove it with. <1 So {he} said, “I don’t believe that’s how it was,” and was looked at, and it stayed rather quiet round {him} until it was time to go. ><2 {pass2}>

In the hall the dealer had his list, and what had been in the high cupboard was not on it. Outside, all along the kerb, went a small girl with one arm stretched out in front of her, showing it to the dogs, to the postman, to a gate. By evening, {~on a low sill two streets away|behind the baker’s, where the bins are|on the steps of the school|under the third tree from the corner}, {t} {t.was} {t.end}.`,
  ],
}
