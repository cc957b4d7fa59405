import type { Plot } from './plot.ts'

/** A real memory: "my grandfather's orchard, the summer we cut down the pear tree". Told by the one who remembers; `{x}` is what it is about. */
export const memory: Plot = {
  id: 'memory',
  frame: 'Kishōtenketsu',
  want: 'to be trusted with one real job that day',
  force: 'grown-ups who talk over {his} head, and a silence among them',
  clock: '{day}, before the light goes',
  choice: 'to say aloud what {he} has seen, or to keep it for someone',
  cost: 'never being thanked, and knowing it for good',
  ending: 'bittersweet',
  outline: [
    [25, 'How it began that day: {premise.now} Outcome: the child is given {t} to hold.'],
    [25, 'The work, and who does what. Outcome: everybody is cheerful in the wrong way.'],
    [30, 'Turn: the child sees something nobody was to see. Outcome: it keeps quiet and stays.'],
    [20, 'Now: {x}, and what is left. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: false,
  beats: [
    `I had been given {t} to hold. That was my job, and I held on with both hands and walked behind the others so as not to fall over anything. {T} {t.was} {t.feel}. Somebody had said “mind that”, and I minded it all day.

{premise} I can still tell you what it was like {at}: {sound}; {smell}; {touch}. {pass1} No one told me why it had to be that day. They said it had to be, and looked at the sky.

<2 There is a photograph, and I am not in it. I know where I stood, though, because of the shadow at the bottom edge, with its two hands held out in front of it as if it had been told to carry soup.>`,
    `They were cheerful. That should have told me. <1 My uncle sang; the women laughed at things that were not funny, and every time it grew quiet someone said, “Well, then,” and it went on. It was done in the order in which it had always been done, only faster. >When I asked whether I could do a real bit of it, not only the holding, they said, “Presently.”

Because I was waiting for presently, I was the one who was looking.

<2 {pass2}>`,
    `It was when they had all gone round to the other side to eat. {elder.cap} had stayed. {elder.he.cap} thought there was nobody there. {elder.he.cap} went up close and put {elder.his} palm flat against it, the way you feel a forehead, and stood; and then {elder.he} said something to it. <1 I won’t put down here what it was. >It was four words. {elder.he.cap} had a voice for it that I had never heard and never heard again.

And then {elder.he} turned round and saw me.

<1 I could have run round to the others. I had it on my tongue: it would have been my real bit, they would all have put down their bread and listened to me. Or I could stay where I was. I knew that if I stayed I must never say it, not that day and not when I was big.

>I held up {t}. “I’m minding this,” I said.

{elder.he.cap} looked at me for as long as it takes. “So you are,” {elder.he} said. “Then you’d better come and mind it over here.” So I stood next to {elder.him} and we looked at it together, while round the corner they began to call our names.`,
    `Nobody ever knew. I was scolded for the state of {t}, which {t.was} {t.changed}, and {elder} let them scold me, and that too was part of it. <1 At supper they said how well it had all gone. {elder.cap} passed me the bread before the others. ><2 It was the heel, the piece {elder.he} always kept for {elder.himself}.>

I went back, years after, by myself. You would not find it unless you knew. There is grass there now, cut very short. I put my palm flat against where it would have been, at the height I am now, and then, since it felt wrong, at the height I was.

I have not said the four words to anyone. But {t} came to me, when things were shared out; no one else had any use for {t.it}. At my house, tonight, {t.he} {t.was.now} {t.end}.`,
  ],
}

/** Entries with dates. */
export const letters: Plot = {
  id: 'letters',
  frame: 'Dated entries',
  want: 'to get one thing said to {O} before {day}',
  force: 'the post, the censor of {his} own good manners',
  clock: '{day}, when the last collection goes',
  choice: 'to send what is kind, or what is true',
  cost: 'the answer {he} would have liked',
  ending: 'open',
  outline: [
    [20, 'First entry: news, jokes, {t} in passing. Outcome: the thing is not said.'],
    [20, 'Second: {premise.now} Outcome: the jokes get shorter.'],
    [20, 'Third: {K} offers to write it for {him}, nicely. Outcome: a perfect letter lies ready.'],
    [25, 'Fourth: the perfect letter or the true one. Outcome: {he} burns the good one.'],
    [15, 'Last, in another hand or another year. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: false,
  beats: [
    `*Monday*

Dear {O},

you asked what it is like here, so I will begin with the noise. {Sound}, all day, and at night the same with the lamp out. It smells of {smell.bare}. I share a table with {K}, whom you would like; you would have it all out of {k.him} in ten minutes. I have {t} with me. {T} {t.is} {t.start.mine}. <1 Somebody asked what I want with {t.it}, and I said it was for the wind.>

Everybody here calls me {N.first}, even the cook. <2 I have learned to do a useful thing with string. I am well. I am well is the wrong way to put it; I am dry.>

There was something else, but the bell has gone. Next time.`,
    `*Thursday*

Dear {O},

I did not post Monday’s. You will get both. {K} says a letter ought to have a heading, so here is one: *{scene}.* There, that’s a whole sentence, and I have been three days over it. It looks like nothing. {pass1} I keep {t} under the page so that the pen does not go through.

{gate.tell}

<2 Next time, then.>`,
    `*Sunday*

Dear {O},

{K} has written it for me. {k.He} does it for half the table, at a cigarette apiece, and {k.he} is an artist; there is a bit about the stars in it that made the cook cry. It lies here in front of me. I have only to put my name. <1 You would read it aloud to the neighbours, and you would both be pleased, and you’d write back at once.

“What’s wrong with it?” says {K}.

“Nothing,” I say. “It’s much better than I am.”

“That’s what it’s for,” says {K}.

>The last collection goes on {day}, at {hour}.`,
    `*{day}, {hour.minus}*

Dear {O},

this is the other one. The good one is in the stove; I looked at it till the stars went. You won’t be able to read this aloud.

{gate.true} That is all. <1 It is not a handsome thing, and it hasn’t any stars in it. I expect you’ll do what people do with such letters.>

<1 If I had signed {K’s}, I would have had an answer by Wednesday. I wanted it badly, I should like you to know that too. I could see the stamp.

>{T} {t.is} {t.changed}. They are calling for the bag. I am putting this in it with my own hand, and then I shall have nothing left to be careful of.

Your {N.name}`,
    `*In another hand, in pencil, on the back*

Found in the lining of a mailbag, when they sold the vans. It had got in between. Forty years, it says on the stamp, and three weeks.

I have read it standing, then sitting. <1 {gate.answer}>

Somebody sent me your few things at the time, and I kept one. {O.first} is eighty-one and has no patience any more with *next time*. I have asked the girl to look up your street. The gate wants doing. And {t}, you will laugh, {t.is} {t.end}.`,
  ],
}

/** How a firm began. Facts only from the idea; the scene is a scene and names no figures. */
export const brand: Plot = {
  id: 'brand',
  frame: 'Before, pain, decision, proof, after',
  want: 'to make the thing the way it should be made, under an own name',
  force: 'the sensible way, which everybody recommends',
  clock: 'the first morning with the door open',
  choice: 'to make more of it, or to make it right',
  cost: 'the easy order',
  ending: 'earned',
  outline: [
    [
      20,
      'Before: the thing as others made it; {t} is already there. Outcome: something tastes, feels or sounds wrong.',
    ],
    [20, 'Pain: a small scene with a customer. Outcome: nobody at the counter can say why.'],
    [20, 'Decision: {premise.now} Outcome: a door with a new name on it.'],
    [25, 'Proof: a large order that would mean doing it the old way. Outcome: it is turned down.'],
    [15, 'After: an ordinary morning. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: false,
  beats: [
    `Before there was a name on the door there was a table, and on the table {t}. {T} {t.was} {t.start.plain}. {T} {t.was} {t.feel}, and whoever worked there picked {t.it} up ten times a day without looking.

{Sound}. {Smell}. <2 A hand was rinsed, and shaken dry, and wiped all the same.> It was early, and the thing in hand was almost right. That was the trouble with it. Anyone else would have sold it.`,
    `It began with a face. Somebody tried what was on offer everywhere at the time, nodded, paid, and on the way out stopped for a moment with a hand on the door, like a person who has forgotten what they came for. Nobody behind the counter could have said what was missing. But they had both seen it, and that evening nobody wanted to talk about anything else.

<1 “It’s how it’s done,” said one.

“I know how it’s done,” said the other. “I’m asking how it goes.”>

<2 {pass1}> They took it apart on the table. They did it again, slower. At some point it was light outside.`,
    `{premise} Written down like that it looks like a plan. It was more like holding your breath. There was the room, and the key to it, and the question of what to put over the door; there were people who loved them and said that it was a pity about the good jobs. <2 {gesture.plain}>

On the first morning nobody came until somebody did. The door was opened from outside, rather slowly. It was the same face.

<1 “You’re new,” said the face.

“We’re trying something.”

“And?”

“Sit down,” they said. “You tell us.”>`,
    `Things went as things go: a good week, a bad one, a chair for the people who waited. Then a letter came, on thick paper. It was an order, and it was larger than anything they had dared to put in a sum. There was one condition. It would have to be ready sooner than it could be ready. It would have to be made the quick way, the way it’s done.

They read it aloud, each of them once. It would have paid for everything. {T} lay on top of it, to keep it from blowing about; by then {t.he} {t.was} {t.changed}.

<1 “We could do it just this one time,” said one.

Neither of them looked up. They were both thinking of a hand on a door.

>“Write that we thank them,” said the other. “Write that it takes as long as it takes.” It was the shortest letter of that year, and it took the longest, and after it was posted they turned off one of the lamps, to save.`,
    `The table is still the same one. If you come by early enough you will find the lamp on and somebody bent over the table who does not hear you at first. <2 {pass2}> <2 There is a chair, not the best one, with its back to the window.> You will be asked to sit. You’ll be handed something and watched, a little too closely, until you have made up your mind.

The letter on thick paper is still there; it keeps the window from rattling. And {t} {t.is} {t.end}.`,
  ],
}

/** For ideas in other languages: the model knows the words of the premise, so the beats are built round what was read for sure. */
export const otherLanguage: Plot = {
  id: 'other-language',
  frame: 'Three acts, compressed',
  want: 'to keep {t} one day longer than agreed',
  force: '{O}, who has every right to {t.it}',
  clock: '{day} at {hour}',
  choice: 'to keep {t} and a good name, or to clear {K} and lose both',
  cost: '{t}, and being thought honest',
  ending: 'bittersweet',
  outline: [
    [
      20,
      '{N} does what the premise says; {t} {t.is} there, promised to {O}. Outcome: {he} means to be late with {t.it}.',
    ],
    [20, '{O} comes early and asks one question too many. Outcome: a small lie.'],
    [20, 'Because of the lie {K} is blamed. Outcome: everyone is relieved but {N}.'],
    [25, '{N} can keep {t}, or clear {K} in front of everyone. Outcome: {he} speaks, and {t.it.gone}.'],
    [15, 'The same place. Outcome: {t} {t.is} {t.end}.'],
  ],
  beats: [],
  stretches: false,
}
