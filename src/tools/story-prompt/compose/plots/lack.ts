import type { Plot } from './plot.ts'

/** Somebody is afraid, cannot, never does, has lost what the task needs. */
export const lack: Plot = {
  id: 'lack',
  frame: 'Three acts, compressed',
  want: 'to get through {day} without anyone finding out',
  force: 'the whole of {place} watching, and {his} own detours',
  clock: '{day} at {hour}',
  choice: 'to let {O} take the blame and stay admired, or to be seen as {he} is',
  cost: 'the good name {he} has spent years on',
  ending: 'earned',
  outline: [
    [20, '{N} {deed.now}; {his} day is built of detours, {t} among them. Outcome: nobody knows.'],
    [15, '{O} brings a task that needs exactly this, on {day} at {hour}. Outcome: {N} says yes.'],
    [
      25,
      'Bad plan: {he} borrows, hides, rehearses the look of it. Outcome: it works, and makes the task bigger.',
    ],
    [
      25,
      'In front of everyone the plan tears and {O} is blamed. {N} can keep quiet. Outcome: {he} speaks and does it badly, shaking.',
    ],
    [15, 'What is left: fewer admirers, one who stays. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{opening}

{premise} You would not have known. {He} had a detour for everything: {~a cough, an errand, a sudden phone call|a sleeve pulled down, a joke, a chair by the door|a bad knee on some days and a deaf ear on others}. {T} {t.was} part of it. {T} {t.was} {t.start}, and as long as {he} could feel {t.it} there, {t.feel}, {he} could cross a room like other people.

<3 {memory}>`,
    `It would have gone on. But on Monday {O}, {o.trait}, came with a list. “We need somebody on {day},” {O} said. “At {hour}, with everyone there. {lack.task} I told them it’s you or it’s nobody.”

<1 “Why me?”

“Because you never make a fuss.”

>{pass1} {N} heard {himself} say yes. It was the shortest detour there was.`,
    `So there were four days, and {he} used them badly. <1 {He} practised how it looked. Not the thing itself: how it looked, the shoulders, the easy face. >{He} asked {K} to stand in for the difficult half, and {K}, {k.trait}, did it for a promise of three dinners. {~At the rehearsal it went so well that people clapped.|On the day before, it went so well that {witness} came to shake {his} hand.}

<1 “You see?” said {O}. “And I’d only put you down for the small part.” {o.He} crossed something out and wrote something longer.>

<2 That night {N} lay with {his} eyes open. {Sound}. There was more than one fear in it by now, and the newest was of {fear}. {He} held on to {t} as one holds on to a rail.>

<3 “You could tell them,” {K} said, over the second dinner. “I could tell them.” “No,” {N} said. “You could practise it, then. The real thing.” “No.” {K} pushed the plate away. “Then what am I eating for?”>`,
    `On {day} they were all there. {smell.cap}; {touch}; a row of faces, and behind it another row. {K} was not there. {K’s} chair was.

It came to the part that could not be borrowed. {lack.climax} A second passed that everyone could count. Someone laughed, not unkindly, and then a voice at the back said, “Who let this happen? Who picked that one?” and every head turned to {O}, who went red from the collar up and opened {o.his} mouth and, being {O}, shut it again.

<1 It was there for {him} to take. {He} had only to frown a little, to look at {O} as the others did, and {he} would go home as {he} had come: admired. {T} {t.was} {t.changed}, and no help.

>“{O.first} didn’t know,” {N} said. It was not {his} easy voice. “Nobody knew. {confession}”

<2 Nobody spoke. A chair creaked. Somewhere at the side a child asked what that person had said and was told.>

Then, because there was nothing left to hide, {N} did it. {He} did it slowly, and wrong, and had to stop twice; {his} knees went, and {he} did the rest {~holding on to {O’s} sleeve|with {his} eyes shut|kneeling}. <1 It took as long as it took. >Nobody clapped. {Witness} took off a cap and looked into it.`,
    `<1 The list on the door had another name on it after that. People were friendly with {him} in a new way, a little louder, and the man who had shaken {his} hand now patted {his} arm. ><2 {pass2}>

{O} came on Monday all the same, with a list so short that it was only a corner of paper. “It’s the part nobody claps for,” {O} said. “It happens to have that in it. {lack.name} Every single day.”

<1 “Then I’ll be bad at it every single day.”

“I’ll bring a chair,” said {O}.

>{N} went by the straight way home, the one {he} had not walked in years. It was four minutes shorter. {Last}`,
  ],
}
