import type { Plot } from './plot.ts'

/** Somebody sells, gives up, leaves, trades. `{x}` is what is to go. */
export const parting: Plot = {
  id: 'parting',
  frame: 'Kishōtenketsu',
  want: '{goal}',
  force: 'buyers with good reasons, and {K’s} full price',
  clock: '{day} at {hour}, when {K} comes with the money',
  choice: 'the full price, which {he} needs, or the one person {x} would be of use to',
  cost: 'the money that was to see {him} through',
  ending: 'bittersweet',
  outline: [
    [20, '{N} puts a card in a window: {he} {deed.now}. Outcome: three people answer it.'],
    [
      25,
      'Two buyers look at {x} and want it for the wrong thing. Outcome: {N} finds faults that {x.he} {x.does.not} have.',
    ],
    [20, '{K} offers the full price for {day} at {hour}. Outcome: they shake hands; {t} seals it.'],
    [
      25,
      'Turn: {O} comes for something else and shows what {x} {x.is} for. Outcome: {N} breaks {his} word before the clock strikes.',
    ],
    [10, 'The bare place. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{opening}

Then {he} sat down and wrote the card, because it had to be written some time. {premise} It took four tries. <1 In the first {he} had put *good home wanted*, as if {x} {x.was} a dog. The last one said what, and how much, and after five. >{T} {t.was} {t.start}; {he} weighted the card down with {t.it} until the ink was dry. <2 {T} {t.was} {t.feel}, and familiar, and not for sale.>

<3 {memory}>`,
    `So they came, after five. The first walked round {x} and measured {x.it} with her eyes. It was for the hall, she said. She would have the inside taken out and put bottles there.

“There’s worm in it,” {N} said. There was no worm.

<1 The second was a pleasant man and had brought cash. He knocked on {x} here and there with one knuckle, as on a door. He wanted only the parts.

“I ought to tell you about the damp,” {N} said. There had never been any damp. >{pass1} <1 When he had gone {he} stood for a while with {his} hand on {x}. “I don’t know what you’re looking at me for,” {he} said.>

<2 It was a matter of arithmetic. {He} had done it on the back of the gas bill: what came in, what went out, and how many weeks there were that began with a cold room. However {he} wrote it down there was one figure missing, and it was standing there in front of {him}.>`,
    `Because of the worm and the damp, word went round that it was going cheap, and that brought {K}. {K}, {k.trait}, was in the trade. There was no looking at all. “I’ll give you what it says on the card{price},” said {K}. “I know what it is. {day}, at {hour}, with two men and a blanket.”

<1 “And what will you do with {x.it}?”

“I’ll sell {x.it},” said {K}. “Isn’t that what you’re doing?”

>It was fair. It was more than fair, and it was the exact figure on the gas bill. They shook hands on it. “My word,” {N} said, since there was nothing to sign, and {K} said, “I never heard of you breaking it.” Nobody had.

<3 That evening {he} cleaned {x}, all over, with a soft cloth and a little vinegar. {He} found things: a hairpin, a tram ticket, a pencil line on the back with a date beside it and, a hand’s breadth above that, another. It had been somebody’s idea to measure a child there. {He} cleaned round them.>`,
    `On {day}, early, there was a knock. It was not the two men. It was {O}, {o.trait}, who had come about the meter.

<1 {o.He} read the meter. {o.He} wrote it down. Then {o.he} saw {x}, over {N’s} shoulder, and forgot to put the pencil away. “May I?” {o.he} said.

>And {o.he} went and did what nobody had done in all those weeks. {o.He} did not look at {x} at all. {o.He} used {x.it}, the way one sits down on a chair: badly, and stopping, and going back to where it had been right. {Sound}; and then one did not hear that any more. It lasted three minutes. {N} stood there with a cup in each hand. <1 {He} had forgotten. {He} had kept {x} so long that {he} had come to believe that {x.he} {x.was} something one kept.>

“We used to have one,” said {O}. “Thank you. That’ll last me.” {o.He} took up {o.his} bag. {o.He} had not asked the price. One could see that {o.he} knew it to the penny and had not come about that, ever, to any door.

It was {hour.minus}. Down in the street a van was backing in. <1 {N} had given {his} word, and there was the gas bill; and {K} was a decent person, and would sell {x.it} on to another, and some day somebody would take the inside out and put bottles there.>

“Have you got a brother?” {he} asked. “Someone who can carry?”

“Three,” said {O}. “Why?”

“Then run,” {N} said. “I’ll keep them talking on the stairs.”`,
    `{K} took it quietly. “Your word,” was all that {K} said, and folded the blanket over {k.his} arm. <1 It got about; in that street one did not lend {N.obj} so much as an egg for a year. >{T}, which had held down the card, {t.was} {t.changed}. By the new month {he} was going to bed in {his} coat.

<2 {pass2}> There were four dents in the floor where {x} had stood. {He} went round them at first, and later put a foot in one when {he} passed, like someone trying on a shoe.

And on Wednesdays, after five, if {he} opened the window, with the coat on, and kept quite still, it came over the roofs from three streets off: badly, and stopping, and going back to where it had been right. It was a good deal better than last week. {Last}`,
  ],
}

/** Somebody sets out for somewhere, with something, by a time. */
export const quest: Plot = {
  id: 'quest',
  frame: 'Three acts, compressed',
  want: '{goal}',
  force: 'the way itself, and whoever cannot keep up',
  clock: '{day} at {hour}',
  choice: 'to arrive on time, alone, or late with {O}',
  cost: 'being the one who got there first',
  ending: 'earned',
  outline: [
    [15, '{N} {deed.now} and sets out with too much luggage. Outcome: the straight way is closed.'],
    [
      20,
      'The detour; one thing after another is left behind, but not {t}. Outcome: {he} is faster and colder.',
    ],
    [
      20,
      '{O} is on the same road with a bad foot and a better map. Outcome: they agree to go together as far as the fork.',
    ],
    [
      30,
      'At the fork one way is short and cannot be gone by two. Outcome: {N} takes the long one, and spends {t} on it.',
    ],
    [15, 'Arrival, a day late, by another door. Outcome: {t} {t.is} {t.end}.'],
  ],
  stretches: true,
  beats: [
    `{opening}

That was the last thing {he} did before {he} left. {premise} People had told {him} about it; there is always somebody who knows somebody who turned back. <1 {N} had a list, two bags, and a plan with the hours written in. >{T} {t.was} {t.start}. {T} {t.was} the only thing not on the list, and {he} could feel {t.it} there, {t.feel}, when {he} pulled the door to.

By {day}, at {hour}: that was underlined twice.

The straight way was closed by ten in the morning. <1 There was a rope across it and a man asleep on a chair. “Till when?” {N} asked. The man opened one eye, looked at the two bags, and shut it again.>`,
    `So it was the other way, round the outside. It went uphill even where it went down. By noon {he} had left one of the bags under a hedge. By evening {he} had left the other. {He} kept the bread, the plan and {t}; in the night it rained on the plan, and then {he} had the bread.

<2 {pass1} It is surprising how few things a person needs in order to be cold. {He} told {himself} so aloud, to hear how it sounded, and something in the dark agreed with {him}, twice.>

<1 But the odd thing was this: {he} was ahead of time. With every thing {he} left behind {he} walked a little faster, and by the second morning {he} had stopped counting what was gone and begun to count what else could go.>

<3 {memory}>`,
    `Because {he} was so far ahead, {he} stopped when {he} saw somebody sitting by the road with one boot off. {O}, {o.trait}, had a foot like a turnip and was looking at it with interest.

“You’ll be for the same place,” said {O}. “You’ve got the face. On {day}? At {hour}?”

“At {hour}.”

“Well, I had it till the bridge.” {o.He} had something better than a plan: {o.he} had been that way before. <1 {o.He} knew which house gave soup and which gave advice. {N} knew how to walk. As far as the fork, they agreed, and not a step further; {he} cut a stick, and {o.he} leaned on it, and talked. By the evening {N} had laughed three times. {He} had not put laughing on the list either.>

<3 “What will you do,” said {O}, “when you’re there?” “Be there,” {N} said. “And then?” {He} thought about it for the length of a field. “I always stop at that bit,” {he} said.>`,
    `At the fork there was a stone with two hands carved on it. One pointed up. That was the short way: a ledge, as wide as a chair is deep, four hours, and at the end of it the roofs. The other pointed down and round. That was a day and a half.

{O} looked at the ledge and began to put {o.his} boot on. <1 “There we are, then,” {o.he} said. “It’s been a great help. I’ll sit here a bit, and somebody’ll come.”

Nobody came along there. They had not met a soul since the bridge. >{Sound}. The light had turned the colour of tin; {smell} came up out of the valley, and under it, quite distinctly, snow.

<1 {He} could be there. {He} could be there with an hour in hand, and wash {his} face. It was all {he} had wanted, and {he} had left everything else under hedges for it. {N} set a foot on the ledge; it was sound. {He} stood like that, one foot up and one down, and {O}, who could not lace the boot, hummed something so as not to be seen watching.

>“Which house was it that gave soup?” {N} asked.

“The second. Why?”

“Because we’ll be late for it.” {He} took the foot down. {q.need} There was only one thing left that {he} had not left behind. {He} looked at {t} once, and then {he} used {t.it}. When it was done {t.he} {t.was} {t.changed}, and {O} could stand.

<1 “You’ll miss {hour},” said {O}.

“Lean,” {N} said. “No. Properly.”>`,
    `They came in on the evening of the next day, by the lower gate, in the snow, with three legs between them. It was over. <1 The benches had been stacked. A boy was going round with a broom and told them who had been first, and how high they had carried him.>

<2 {pass2}>

There was soup, though, from the second house, in a can, still warm; {O} had whistled in passing, in a certain way, and somebody had run. They sat down on the steps with it, one spoon for two. {N} looked at the place. <1 It was smaller than it had been on the plan. {He} had got to the bit where {he} always stopped, and {he} found that it had somebody in it.

>“And then?” said {O}, with {o.his} mouth full.

“Then home,” {N} said. “I know where two good bags are.” {Last}`,
  ],
}
