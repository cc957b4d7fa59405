import type { Plot } from './plot.ts'

/** Something is lost, missing or stolen. `{x}` is what is looked for. */
export const search: Plot = {
  id: 'search',
  frame: 'Question, evidence, false answer, turn, true answer',
  want: 'to put {x} back where {x.he} belonged before {day}',
  force: 'a town that has already decided who did it',
  clock: '{day} at {hour}, when {K} is charged',
  choice: 'the true answer with {his} name under it, or a child left in peace',
  cost: 'the case, the fee and being believed',
  ending: 'turn',
  outline: [
    [
      15,
      'Question: {x} {x.was.now} gone; {N} is asked to find {x.it} by {day}. Outcome: {he} says yes before {he} knows why.',
    ],
    [
      20,
      'Evidence: {smell}, a thread, a lock that was never forced; everything points at {K}. Outcome: a list with one name.',
    ],
    [20, 'False answer: {K} is named in public. Outcome: applause, and one detail that does not fit.'],
    [
      25,
      'Turn: {N} follows the detail to {O}, and to what {x} was taken for. Outcome: the truth would clear one and ruin another.',
    ],
    [20, 'True answer, kept: {N} clears {K}, names nobody, and pays. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{opening}

{premise} It had reached {him} in one breath, from a person who had run. There was the place where {x} had been: a clean shape in the dust. {N} laid a hand in it. The hand came up grey at the edge and bare in the middle. {T} {t.was} {t.start}; {he} moved {t.it} to the other side, as {he} did when {he} meant to stay.

<1 “By {day},” they said. “At {hour} it’s out of our hands.”

“What’s it worth to you?” {N} asked.

“To us? Nothing. That’s the trouble. It’s only that we can’t do without {x.it}.”>`,
    `So {he} began with what was there. There was {smell.short} where no such smell should be. There was a thread, blue, caught at the height of a hip. <1 The lock had not been forced; it had been shut again, with care, by somebody who had been brought up to shut things.>

<2 {gesture}> “Who has a key?” {he} asked, and five people said the same name. {K}. {K}, {k.trait}, who had quarrelled over {x} in front of witnesses, who wore blue, who had been seen {at} at an hour when decent people were in bed.

<3 {N} walked the way three times. From the door to the wall it was nineteen steps for {him}, with nothing in {his} arms. {He} walked it again with a sack of flour. Twenty-six. Whoever had done it had stopped to rest at the same spot where {he} did, and had left there, on the stone, a ring of damp.>

<1 “It looks bad for you,” {N} said.

“It looks bad for me since I was six,” said {K}. “Write it down.”

{N} wrote it down.>`,
    `It was read out the next evening. There was clapping. Somebody bought {N.obj} a drink and somebody else said they had known it all along. <2 {pass1}> {K} was led past, looking at nobody, and at the door stooped and straightened the mat.

That was the detail. {N} put the glass down full. {K} had straightened the mat with {k.his} left hand. The thread had hung on the right.

<1 {He} took out {t}. In the crush {t.he} had come off worst: {t.changed}. {He} had been paid, {he} had been clapped, and {he} had the wrong answer in {his} pocket.>`,
    `Because of the hip-high thread {he} had been looking for somebody of {K’s} size. Now {he} looked for someone smaller, or someone bent. It led {him} along the wall, down nine steps, to a door with a cloth laid against the draught. Behind it {he} heard what {he} had been asked to find.

{O}, {o.trait}, did not get up. {o.He} could not; there was a child asleep across {o.his} knees, eight or nine years old, in a blue cardigan. And there {x.was} {x}, in the one warm corner of the room, in use.

“She brought {x.it} here by herself,” said {O}. “With the handcart. Nineteen stops to rest, she says. I told her it has to go back. I’ve told her every night. It’s the only thing she sleeps by since her mother.” {O} looked at the notebook. “You’ll want my name.”

<1 “I’ll want hers,” {N} said. “That’s what they’ll ask.”

“She’s called Bee,” {O} said. “If you have to.”

>{Touch}. {N} sat down on the bottom step. If {he} told it, {K} would walk out of there tonight and {N} would be the one who had found {x}. And on every morning of her life the girl would be the one who took {x.it}.`,
    `At {hour} on {day} {he} stood up in front of them. “I was wrong,” {N} said. “It wasn’t {K}. I can prove that with a doormat. Who it was I don’t know, and I won’t know tomorrow either.”

They let {K} go. They also asked for their money back, and for the drink. <2 “You had it,” someone kept saying, “you had it and you let it go,” and it was hard to tell which of the two made them angrier.> {K} caught up with {him} at the corner. <1 “You’re a rotten liar,” {K} said. “Right hand in your pocket. Keep it there.”>

<1 There was to be no work {at} for {N.obj} after that; it was told of {him} for years as a joke. ><2 {pass2}> But on the first of the month, and on every first, {x} {x.was} back in the clean shape in the dust for one day, polished, and gone again by dark, and nobody could be found who wanted to look into it.

{N} went past to see. There was a ring of damp on the stone where somebody had rested. {Last}`,
  ],
}

/** Somebody finds or is given what belongs, or is needed, elsewhere. `{x}` is the find. */
export const find: Plot = {
  id: 'find',
  frame: 'Three acts, compressed',
  want: 'to keep {x}',
  force: '{O}, who has the better claim, and the rules of {place}',
  clock: '{day} at {hour}, when {O} gives up and goes home',
  choice: 'keeping {x}, or giving {x.it} the place {x.he} needs',
  cost: 'being alone again, by {his} own hand',
  ending: 'bittersweet',
  outline: [
    [20, '{N} {deed.now}. Outcome: {he} tells no one.'],
    [
      20,
      'With {x} the days change shape; {he} rearranges {place} around {x.it}. Outcome: {he} misses a duty for the first time.',
    ],
    [20, '{O} comes with questions and a claim. Outcome: {N} lies, and the lie holds.'],
    [25, '{X} needs what only {O} can give, before {day} at {hour}. Outcome: {N} opens the door {himself}.'],
    [15, 'The place {x} left. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{opening}

{premise} {~Nobody had seen. {N} stood still for as long as it takes to decide not to call out, and then it was decided|There was no one about. {N} looked left and right, as one does before crossing, and by the second look it was settled|It was early, and the shutters were down. {N} meant to call out, and waited for the right moment, and the moment went by}. {He} had {t} with {him}; {t.he} had been {t.start}, all that time. Now {he} took {t.it} out and put {t.it} to use, round {x.it}, under {x.it}, until {x} could be carried.

<2 {pass1}>`,
    `<1 {f.form}

>{X} changed the hours first. {N} got up earlier. <1 {He} moved {his} chair, then the table, then everything, so that there was a corner {at} with no draught in it. {He} began saying things aloud: what {he} was going to do, what {he} had done, what it had been like. ><2 {Sound} had been all {he} had listened to for years, and now {he} found that {he} had stopped hearing it.> On the ninth day, because of the talking, {he} forgot the one thing {he} was there for, and {f.alarm}.

<3 “It won’t happen again,” {N} told the alarm. Then {he} told {x}. Then, since it was after midnight and there was nobody to mind, {he} told {x.it} the rest. {memory}>`,
    `{f.brought} {O}. {O}, {o.trait}, walked once round with {o.his} hands behind {o.his} back, looked at the chair, looked at the table, and looked longest at the corner with no draught.

“I’ve lost something,” said {O}. “I’ve been to every door from here to the edge. I thought I’d know by the face.”

<1 “What kind of something?”

{O} described {x.it}. {o.He} left nothing out. {o.He} knew the small mark that {N} had thought was {his} own discovery.

>“No,” {N} said. “I’d have filed it.”

{O} nodded for rather a long time. “On {day}, at {hour}, I go home,” {o.he} said, “and then nobody looks any more.” {o.He} left a card with a number. {N} put {t} on top of it.`,
    `It should have ended there, with {him} the winner. {f.wrong} <2 {T}, which had gone with {x.it} everywhere, {t.was} {t.changed}.> By the second night {N} understood that {f.need}, and {O} did.

<1 {His} reasons were all there, and all good. {He} had found {x.it}. {He} was kind to {x.it}. Nobody had asked after {N.obj}, in that place, for a very long time. {He} counted them through while the tea went cold, and each time {he} got to the end {x} {x.was} no better.

>It was {hour.minus} on {day} when {he} moved {t} off the card.

“You said you’d know by the face,” {N} said, when {O} stood in the door, out of breath. “You knew.”

<1 “Of course I knew. I was waiting for you to.” >{O} had already knelt down. {o.He} did one simple thing with {o.his} hands, {~a thing you could have learned in a minute|so simple that {N} laughed out loud, and then did not}, and it was as if {x} let go of a breath held for days.

“I could say I never found {x.it},” said {O}, not looking up.

“You could,” {N} said. {He} went and held the door open, wide, with {his} back against it, so that {he} would not be able to close it.`,
    `{f.paid} <2 {pass2}>

{He} did not move the table back, or the chair. In the corner without a draught there was a shape in the dust, and {he} swept round it. <1 {O} had written something on the back of the card before {o.he} went. It was a day of the week. {N} said it aloud, {~to see how the room took it|twice}. >{Last}`,
  ],
}
