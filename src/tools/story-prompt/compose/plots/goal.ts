import type { Plot } from './plot.ts'

/** Somebody wants to, must, tries to, learns to. */
export const goal: Plot = {
  id: 'goal',
  frame: 'Three acts, compressed',
  want: '{goal}',
  force: '{O}, who has a reason against it, and the calendar',
  clock: '{day} at {hour}',
  choice: '{goal.noun} as planned, or what it would take away from {O}',
  cost: 'half of what {he} set out for',
  ending: 'earned',
  outline: [
    [
      20,
      '{N} wants {goal}; the first step is taken in secret, with {t}. Outcome: it costs more than thought.',
    ],
    [20, 'First attempt, alone. Outcome: a failure people can see.'],
    [20, 'Because of it {K} helps, for a price, and it begins to work. Outcome: {O} finds out.'],
    [
      25,
      '{O} says what it will cost {o.him}. On {day} {N} could still have all of it. Outcome: {he} changes the plan in front of everyone, {fault.brief}and loses half.',
    ],
    [15, 'What was reached. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{opening}

{premise} {He} had told no one. <1 A thing like that is soft at first, like a crab between shells, and people step on it with the best intentions. >{T} {t.was} {t.start}: that was the beginning, and all the equipment {he} had. {T} {t.was} {t.feel}. It was {~Monday|three weeks until {day}}, and it had to be done by {day}, at {hour}.

<3 {memory}>`,
    `The first attempt was made early, before there were people. There was one person. {N} {~had it nearly in {his} hand|got as far as the difficult part}, thought of how it would look, and at that moment it went wrong, loudly, with a clatter that opened two windows.

<1 “What in the world,” said {witness}, “are you doing?”

“Nothing,” {N} said, from the ground.

><2 {pass1}> <1 By noon it was a story, and by evening it had a title. >{He} wrote down what had gone wrong. It made eleven lines, and nine of them began with the word *alone*.`,
    `Because of those nine lines {he} knocked at {K’s} door. {K}, {k.trait}, listened to the end, which nobody else would have done, and asked to see {his} hands.

“You {goal.say},” said {K}. “{fault.line}Who told you it’s not for you?”

“Nobody. Everybody.”

“It’ll be every morning at five, and you’ll carry my coal.”

So {he} carried coal. On the first mornings it was all mistakes. On the sixth there was a moment, no longer than the catch of a latch, in which it went by itself. <2 {gesture}> After that {he} could wait for it, and then call it, and {he} went down the street at six in the morning black to the elbows, singing.

<3 “Again,” said {K}. “I did it right.” “That’s why. Again, before you forget what you weren’t thinking of.” {saying.cap}, was what {K} said about everything, {k.his} tea included. By the end of the second week {N} had begun to say it too.>

That was how {O} heard of it. “So it’s true,” said {O}, {o.trait.bare}, in the middle of the road. {o.He} was not angry. It would have been easier. “And you weren’t going to tell me.”`,
    `“If you do it,” {O} said, “the way you mean to, then that’s the end of what we had. You must have seen that. You can add up.” <1 {o.He} counted it out on {o.his} fingers: who would be left with what, and since when; which promise, made at which table. {o.He} had it all right. {N} had added it up too, long ago, and put the sum in a drawer.>

<1 “I’d never ask you not to,” said {O}.

“I know.”

“I only want you to have looked at it.”

>{He} looked at it. {He} went on looking at it until {day}. By then, from all those mornings, {t} {t.was} {t.changed}. {Sound}; {smell}; they were all there, {K} in a clean collar, {O} at the very back by the door. It was {hour.minus}, and {he} could do it: that was what the coal had been for. {He} felt it wait in {his} wrists. {He} could have all of it, and it would be everything {he} had wanted, and there would be that gap by the door.

{He} stopped. “I’m going to do this differently,” {N} said. {K} shut {k.his} eyes. “{fault.turn}I need someone on the other side of it. {O}. It takes four hands this way, and it’s only half as big. I know what I said I wanted.”

<1 It was a long room. {O} came up it so slowly that {he} had time to be sorry twice.

>“I don’t know how it goes,” {O} said, out of the side of {o.his} mouth.

“Badly, at first,” {N} said. “Take hold of that.”`,
    `It came off. It was smaller than {he} had dreamed it and it listed to one side, and those who had come to see something great went home and said so. <2 {K} did not speak to {him} for eight days, and on the ninth sent the bill for the coal.> <1 The large thing, the one {he} had carried about since {he} could remember, {he} never did, and there were evenings when {his} wrists still waited for it.>

{pass2}

“Five o’clock tomorrow?” said {O}.

“I’ve nothing left to practise for.”

“No,” said {O}. “That’s why.” {Last}`,
  ],
}

/** Something happens to somebody that turns the day over. */
export const event: Plot = {
  id: 'event',
  frame: 'Three acts, compressed',
  want: 'to have everything back as it was before {day}',
  force: 'everyone who likes it better this way, {K} first of all',
  clock: '{day} at {hour}, when it is to be made official',
  choice: 'the old order, which was comfortable, or {O}, who can only live in the new one',
  cost: '{his} quiet life',
  ending: 'open',
  outline: [
    [20, '{premise.now} Outcome: nobody knows the procedure.'],
    [20, '{N} hides it and carries on as if nothing were the matter. Outcome: the first person sees.'],
    [20, 'Because it is seen, it is used; {K} makes a plan. Outcome: tickets are printed.'],
    [25, '{O} asks for the one thing that is only possible now. Outcome: {N} burns {his} way back.'],
    [15, 'The new order in use. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{opening}

{premise} There was no procedure for it. <1 {N} looked round to see whether anyone had noticed. {T} {t.was} {t.start}, exactly as before, and {he} was so grateful to {t.it} for that, {t.feel}, that {he} took hold of {t.it} and did not let go.

“Everything all right?” said {witness}.

“Perfectly,” {N} said.>

<3 {pass1} It was remarkable how much went on as usual. It seemed to {him} that this was the rudest thing about it.>`,
    `So the first day was spent hiding it. {He} stood in front of it. {He} put a blanket over it. <1 When that slipped {he} laughed, and when people asked what was funny {he} thought of something. {He} was good at this; {he} had kept things straight {at} for eleven years, and there was even a kind of prize for it, a pen.>

{O} was not looking at what {he} was hiding. {O}, {o.trait}, was looking at {N.obj}. “It’s warm there, isn’t it?” {O} said, nodding past {his} shoulder. “I can feel it from here.” {o.He} stood for a minute with {o.his} face turned to it, and then excused {o.himself} and went.

<2 {memory}>`,
    `Because one had seen it, by Wednesday three had, and one of the three was {K}. {K}, {k.trait}, walked round {x} twice and made a frame of {k.his} fingers.

“Do you know what this is?” said {K}.

“An accident.”

“It’s a queue,” said {K}, “from here to the corner.” <1 There would be a rope. There would be opening hours. On {day}, at {hour}, there would be a man from the ministry with a stamp, and {N} would either sign that it was to stay, or sign that it had never been, and be left in peace. >{K} had brought both papers. <1 “Peace, I know,” said {K}. “It’s what I’d take, with a face like yours. But think of the postcards.”

{N} reached for the second paper. {He} had the pen for it.>`,
    `“Could I,” said {O}, that night, from the door, “before you sign it away. Just once. I’d be ten minutes.”

“Why?”

{o.He} turned {o.his} cap round in {o.his} hands, all the way. “You’ll think it’s nothing. There’s somebody I never could say a thing to. It can only be said near that. I tried it everywhere else.” {o.He} went in. {N} stood outside with {t}, which {t.was} {t.changed}, and did not listen, and heard. It took nine minutes. <1 When {O} came out again {o.his} back was straight; {he} had taken it all those years for the way {o.he} was built.

>{Sound}. {N} thought of the second paper, and of {his} chair, and the mornings, one like the other, like plates. {He} had been happy. {He} did not think {he} was wrong about that. There would be no chair, with a rope through the room.

On {day} the man from the ministry breathed on his stamp. “Stay or never?” he asked.

“Neither,” {N} said. {He} took both papers and tore them across, and then across again, and put the pen, prize and all, in the stove. “No rope, no stamp, no postcards. It’s not a sight. But the door’s got no lock on it any more, I took it off last night. Ten minutes each.”

<1 “At what hours?” cried {K}.

“At all of them,” {N} said, and heard {his} quiet life go down the stairs.>`,
    `They came at all of them. They came at four in the morning with their coats over their nightshirts and said sorry for the hour. {K} counted what it would have brought in and had to lie down. <2 {pass2}> {N} moved {his} bed to the landing; {he} slept in pieces; {he} knew the coughs of half the town.

{O} did not need to come again and came on Fridays, with rolls, to mind the stairs for an hour. “Well?” {O} said. “Do you wish it had never?”

“About four in the morning I do,” {N} said. There was a step below, and it stopped, the way they all did, before the last stair. “It’s open,” {he} called down. {Last}`,
  ],
}
