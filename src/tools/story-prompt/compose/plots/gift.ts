import type { Plot } from './plot.ts'

/** Somebody perceives what others do not. */
export const giftOfSense: Plot = {
  id: 'gift-of-sense',
  frame: 'Three acts, compressed',
  want: 'to get {O} safely past tomorrow without having to say why',
  force: '{K}, who runs {place} and has guessed',
  clock: 'tomorrow morning, when {O} leaves',
  choice: 'the room with a window that {K} offers for silence, or one true warning to {O}',
  cost: 'the post, and the only friend {he} has there',
  ending: 'bittersweet',
  outline: [
    [
      20,
      '{N} at work: strangers come and go, and {he} {deed.now}; {he} says nothing. Outcome: the rule of silence holds.',
    ],
    [15, 'It happens with {O}, the one person {he} would miss. Outcome: {N} lies.'],
    [
      20,
      'Because {he} may not say it, {he} delays {O} by small sabotage. Outcome: every hour won is lost again, and {K} notices.',
    ],
    [
      15,
      '{K} offers a good room for a monopoly on the gift, and a threat with it. Outcome: a pen lies on the table.',
    ],
    [20, '{N} tells {O} everything, including how {he} knows. Outcome: {O} is saved and walks out on {him}.'],
    [
      10,
      'Nobody wants to stand near {N}; one person does. Outcome: this time {he} asks; {t} {t.is} {t.end}.',
    ],
  ],
  stretches: true,
  beats: [
    `{opening}

{premise} {That day} {small1}; {small2}. {N} said, “Mind the step,” and nothing more. {T} {t.was} {t.start}. {He} touched {t.it} once for each person, to keep {his} mouth shut. <2 {t.He} {t.was} {t.feel}.>

<3 It always came half a breath late, like a second person leaving by the same door. {Small3}. It was no use looking away; looking had nothing to do with it.>`,
    `<1 {~{He} had one rule. {He} had broken it a single time, for a stranger with a kind face, and the stranger had thanked {him}, gone home, and crossed the street ever after.|{He} did not speak of it. As a child {he} had, once, at a table laid for eight, and afterwards it had been laid for seven.|There had been one person {he} told. They had laughed together over it for a whole evening, and in the morning there was a note, and a key on top of the note.|People say they would like to know. {He} had believed that for nearly a year, and had moved house twice on account of it.}

>Then {O} came in. {O}, {o.trait}, was the only one {~who brought {him} coffee without asking how {he} took it|who asked {him} questions and waited for the end of the answer|who had noticed when {he} was ill}. “Big day tomorrow,” {O} said. “I’ll tell you when it’s done.”

And there it was, late and clear: {large}.

“What is it?” said {O}. “You’ve gone white.”

“Draught,” {N} said.`,
    `Because {he} could not say it, {he} tried everything that was not saying it. {He} {~hid {O’s} umbrella|mislaid the one form {O} had come for|sent {O} across town for a signature that nobody needed}. <1 {He} put the clock {at} back by twenty minutes, and {witness} missed a train over it. ><2 {pass1}> Each trick held for an hour. After the hour there was {O} again, buttoning that coat from the bottom up.

<2 By evening {N} had run out of tricks. There {was.sing} {sound}, and {smell}, and eleven hours.>`,
    `It was {K} who put it together. {K}, {k.trait}, ran {place}, and had wondered for a year why {N.obj} never looked surprised.

“So it’s true,” said {K}, and closed the door. “You can {do.now}. No, don’t. I don’t care how. They come to sign on {day}, and I want you at my elbow. What you get, I get, and no one else. There’s a room with a window in it for you.”

<1 “And if I tell somebody else?”

“Then you’re someone who listens at people,” {K} said, “and I’d have to mention it.” A pen rolled across the table and stopped against {N’s} hand.>

<3 A room with a window. {N} had seen it once, through a door: a chair, a radiator, a square of evening. {He} had lain awake furnishing it. Two hooks, {he} had decided, not one. One hook looked like someone passing through.>`,
    `{He} found {O} {at}, coat already on. {T} {t.was} {t.changed}; {he} had no memory of doing it. <2 It came to this. If {he} kept still, {he} would have the window, the post, and {O’s} good opinion until breakfast. If {he} spoke, {he} would be, out loud and for good, the one who {deed}.>

“Sit down,” {N} said. “I have to tell you something about yourself, and you are going to hate where I got it.”

{O} did not sit. {N} told {o.him} standing: all of it, and {after}. {O} listened the way one listens to a noise in an engine.

<1 “How long have you been able to do that?”

“Always.”

“With me? Every day?”

“Every day.”

>{O} did up the last button. “You might have said good morning,” {o.he} said, “and only that.” The door swung to. But through the glass {N} saw {o.him} stop, look along the street where {o.he} always turned right, and go left.`,
    `{K} mentioned it. By noon the next day people had found other ways round {him}: side doors, stairs, a sudden interest in the weather. {O} sent for {o.his} things by a boy. <2 The room with the window went to someone’s nephew, who kept the blind down.> 

On {day}, near closing, {witness} came and stood close, closer than anyone had stood all week, chin up. “Well, go on. What’s mine?”

It came, half a breath late. {N} let it go by.

“I’d rather you told me,” {he} said, and moved over to make room. {Last}`,
  ],
}

/** Somebody does what others cannot. */
export const giftOfHand: Plot = {
  id: 'gift-of-hand',
  frame: 'Three acts, compressed',
  want: '{wish}',
  force: 'everybody else’s turn, and the little that is left',
  clock: '{day} at {hour}, when {K’s} family leaves',
  choice: '{wish.noun}, or what a child needs today',
  cost: 'the one use {he} had kept for {himself}',
  ending: 'bittersweet',
  outline: [
    [
      20,
      'Hands at work: {job1}, {job2}, {job3}. {N} {deed.now}; {t} waits. Outcome: everyone is served but {him}.',
    ],
    [
      20,
      '{O} brings the part {N} has wanted for years. Outcome: there is enough for one thing only, and it is for {him}.',
    ],
    [25, '{K}, nine, arrives with {late} on {day} at {hour}. Outcome: {N} sends {k.him} away.'],
    [
      25,
      'What the child said keeps {him} from beginning; {he} goes after {k.him} and spends it there. Outcome: it works, and {t} {t.is} {t.changed}.',
    ],
    [10, '{O} finds the bench empty and asks nothing. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{opening}

{premise} <1 They came to {him} for it from three streets away, {~with string round the parcel|with the money already counted|at hours when nobody else was open}. >That week it had been {job1}, {job2} and {job3}, and everything had gone home as it should. Only {t} stayed. {T} {t.was} {t.start}, {t.feel}, and when the last of them had gone {N} took {t.it} down, held {t.it} to {his} ear as if there were somebody in there, and put {t.it} back.

<3 “Why don’t you see to your own?” people asked. {He} had an answer for them. “The cobbler’s children,” {he} said, and they laughed, and it was done. {memory}>`,
    `{O} knew better. {O}, {o.trait}, came by on Tuesdays with whatever {o.he} had found in other people’s cellars. This Tuesday it was a twist of newspaper, and {o.he} set it down as you set down a bird.

“The last one,” {O} said. “There won’t be another. I asked.”

It was no bigger than a grain of rice. {N} had looked for it for nine years. <2 {pass1}> With this {he} could do it, once: {wish}.

<1 “For you,” said {O}. “Not for the street. Say it.”

“For me,” {N} said.>`,
    `Because it was to be that night, {he} hung the sign in the door at five. At six there was a knock, low down.

{K} was nine, {k.trait.child}, and had {late} at {hour} on {day}. {k.He} did not ask whether it was possible. {k.He} put the thing {at} in front of {N.obj} and stood on tiptoe to watch.

<1 “I’m closed,” {N} said.

“I can wait.”

>“It needs something I haven’t got.” {His} hand lay over the twist of newspaper.

{K} looked at the hand. “All right,” said {K}. Then, from the door: “My gran says you {can.now}. She says it’s because you listen. I’ll tell her you were closed.”`,
    `{He} cleared the table, lit the lamp, and unwrapped it. {Sound}. {Smell}. <1 {He} had thought about this hour so often that it seemed already to have happened. >{gesture}

And {he} did not begin. <2 {He} moved the lamp. {He} moved it back.> <1 There was one grain of rice and there were two things on the table of {his} mind, and whichever {he} looked at, the other one went dark.>

At a quarter past {~five|six} in the morning {N} was running, collar open, through the grey street, with {t} in {his} fist, because what was missing for the child could be had in only one place, and that was inside {t}.

It took eleven minutes on the kerb, with the engine of the family’s van already on and an uncle saying that they really must. <2 Nobody breathed. A small screw went down the drain and nobody mentioned it.> Then the thing gave a cough, and ran, and went on running, and {K} put both hands over {k.his} mouth.

“What do we owe?” said the uncle.

{N} looked at {t}. {T} {t.was} {t.changed}. “It’s paid,” {he} said.`,
    `On Tuesday {O} stood in the door and looked at the bench. {o.He} looked at the gap where the twist of newspaper had been, and at {N’s} hands, and {o.he} went and filled the kettle.

<1 “Nine years,” said {O}, to the kettle.

“I know how long it was.”>

<2 {pass2}> There was a parcel on the step already, done up in string. {N} wrote the name of the street on it. Then {he} took {t} from the nail where {t.he} had hung and did something {he} had never done with {t.it}. {Last}`,
  ],
}
