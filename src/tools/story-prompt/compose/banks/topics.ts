/** What a gift that perceives brings up: clauses in the past tense, two about strangers, one that hurts. */
export type Topic = { words: RegExp; small: readonly [string, string, string]; large: string; after: string }

export const topics: readonly Topic[] = [
  {
    words:
      /\b(?:couples?|marriages?|lovers?|divorces?|weddings?|in love|heartbreak\w*|break ?ups?|infidelity|cheat\w*)\b/i,
    small: [
      'the pair from the third floor were going to argue about a chair until there was no chair',
      'the newly-weds with the pram would still be passing each other the salt at eighty',
      'the man with the flowers had bought them for a door that would not open',
    ],
    large:
      '{O} and whoever was waiting for {o.him} at home would be on two trains by the weekend, facing away',
    after: 'which of the two trains was the later',
  },
  {
    words: /\bregret\w*|guilt|remorse|apolog/i,
    small: [
      'the man with the sample case would be sorry, by noon, about a photograph he had turned to the wall',
      'the two women in gloves would each be sorry for the same sentence, said at breakfast',
      'a boy of nine would be sorry that he had let go of a hand in a crowd',
    ],
    large:
      'tomorrow at about this time {O} would stand in a stairwell with {o.his} coat on, sorry that {o.he} had signed',
    after: 'which stairwell it would be',
  },
  {
    words: /\blies?\b|liars?|\blying\b|secrets?|truth|honest/i,
    small: [
      'the dentist had never been to the place on his postcards',
      'the bride’s aunt had sold the silver in March',
      'the boy with the bandage had not fallen from any tree',
    ],
    large:
      '{O} had not been away for work, had not been away at all, and had eaten lunch in the park for six weeks',
    after: 'what the envelope in {o.his} coat said',
  },
  {
    words: /\bthoughts?\b|thinking|thinks|minds?\b|telepath/i,
    small: [
      'the man counting change was counting the days since his brother had rung',
      'the girl at the window was practising one sentence, over and over, without the name in it',
      'the inspector was thinking about soup',
    ],
    large: '{O}, smiling and holding the door, was thinking: this is the last time I hold it',
    after: 'where {o.he} meant to go',
  },
  {
    words: /\bfuture|fate|destiny|predict|prophe|foresee|will happen|tomorrow|death|deaths|\bdie\b|fortune/i,
    small: [
      'the baker’s van would not start on the one morning it had to',
      'the woman in the yellow coat would meet somebody on a staircase and drop everything she carried',
      'the roof of the chapel would let in rain by Sunday',
    ],
    large:
      '{O} would take the early ferry, and the early ferry would not come back on time, and then not at all',
    after: 'which of {o.his} coats hung dry and which did not',
  },
  {
    words: /\bmemor\w+|remember|past\b|history|histories|histor/i,
    small: [
      'the chair had belonged to a man who read aloud to nobody',
      'the glove had been bought in pairs and worn singly',
      'the gatepost remembered one wedding and eleven lorries',
    ],
    large:
      '{O} had stood in this very place once, much younger, and had asked for help, and nobody had turned round',
    after: 'who had walked past {o.him}',
  },
  {
    words: /\bdreams?\b|dreaming|nightmares?|\bsleep/i,
    small: [
      'the postmistress was on a raft of letters again, rowing',
      'the twins were in one corridor, each looking for the other',
      'the mayor was late for school and had no shoes',
    ],
    large: '{O} sat in an empty kitchen and laid two places, over and over, and would not wake',
    after: 'for whom the second plate was',
  },
  {
    words: /\bghosts?\b|\bdead\b|spirits?|departed|ancestors?/i,
    small: [
      'an old man in braces wanted somebody to turn off a tap',
      'a girl with wet plaits asked what had won the two-thirty',
      'a bus conductor went on clipping tickets that nobody held out',
    ],
    large: 'beside {O} stood a boy with {o.his} chin, waiting, as patient as a coat on a hook',
    after: 'what the boy had been promised',
  },
  {
    words: /\banimals?\b|\bdogs?\b|\bcats?\b|\bbirds?\b|\bbees?\b|horses?|\bmice\b|wolves|crows?|whales?/i,
    small: [
      'the sparrows were quarrelling about a crust and about 1987',
      'the old mare wanted the left-hand gate, only once, only to see',
      'the neighbour’s spaniel had buried something that ticked',
    ],
    large:
      'every creature on the hill was saying the same thing about {O}: that {o.he} had already said goodbye to them',
    after: 'what {o.he} had told them and nobody else',
  },
  {
    words: /\bplants?\b|flowers?|trees?\b|bread|dough|stones?\b|\bsea\b|rivers?\b|the wind/i,
    small: [
      'something had been spilled here that was not water',
      'the one in the corner had waited all week to be moved a hand’s breadth',
      'a storm was two valleys off and in no hurry',
    ],
    large:
      '{O} had come here every night after the lamps were out and had asked the same question, and had been given an answer',
    after: 'what the answer was',
  },
  {
    words: /\bemotions?\b|feelings?|colou?rs?|auras?|\bpain\b|fears?\b|\bsad|happiness|hearts?\b|loneli/i,
    small: [
      'the tax inspector was frightened of stairs',
      'the couple by the window had run out of anger and were being polite',
      'the child with the balloon was so glad that people moved aside without knowing why',
    ],
    large:
      '{O}, who made everyone laugh, carried something grey and heavy, and had carried it so long that it had worn {o.him} lopsided',
    after: 'what it would take to set it down',
  },
  {
    words: /\btimes?\b|clocks?|hours?|minutes?|seconds?|yesterday/i,
    small: [
      'a cup slid off the table and had not yet landed',
      'a wasp hung in front of a child’s ear like a full stop',
      'the bell had been struck and was still only about to ring',
    ],
    large:
      '{O} had one foot on the kerb and one in the air, and the lorry was nearer than it should have been',
    after: 'how short the way was from kerb to kerb',
  },
]

export const anyTopic: Topic = {
  words: /(?!)/,
  small: [
    'a woman with a bird cage came and went away lighter',
    'two brothers who had not spoken since a funeral found themselves carrying the same plank',
    'a man who had only stopped to tie his shoe stayed for an hour',
  ],
  large: '{O} needed it too, more than any of them, and would never ask',
  after: 'why {o.he} had not asked',
}

/** Gifts that do something. What came in on an ordinary day, and the one that is asked for at the wrong time. */
export const handiwork: readonly { words: RegExp; jobs: readonly [string, string, string]; late: string }[] =
  [
    {
      words: /\b(?:repair|fix|mend|restore|heal|cure|build|make|sew|knit|tune|carve)\w*/i,
      jobs: [
        'a hearing aid that whistled',
        'a music stand with one leg',
        'a doll whose eyes would not close',
      ],
      late: 'a tin engine with a snapped spring, and a boat that sailed',
    },
    {
      words:
        /\b(?:stop|turn back|rewind|freeze|slow|pause)\w* (?:the )?time|time travel|invisib|disappear|vanish|walls?\b|teleport/i,
      jobs: ['a pram rolling towards the steps', 'a pan of milk on the rise', 'a hat in the wind'],
      late: 'a younger brother on a train that left',
    },
    {
      words: /\b(?:fly|float|levitat|climb|swim|breathe under)\w*/i,
      jobs: ['a kite in the elm', 'a ball on the school roof', 'a cat that had gone up and thought again'],
      late: 'a letter in a gutter five floors up, and a street-cleaning van that came',
    },
    {
      words: /\b(?:cook|bake|brew|feed|season|bread|soup|tea)\w*/i,
      jobs: [
        'broth for a man with no appetite',
        'a cake for a wedding of two',
        'toast, cut in soldiers, for a judge',
      ],
      late: 'the last supper of a house that was to be sold, and the guests were due',
    },
    {
      words: /\b(?:paint|draw|write|photograph|sing|play|sculpt|dance|whistle)\w*/i,
      jobs: ['a portrait for a locket', 'a name for a boat', 'a lullaby for a child that had heard them all'],
      late: 'something for a father who would not see another spring, and whose train left',
    },
  ]
export const anyHandiwork = {
  words: /(?!)/,
  jobs: [
    'a favour for the woman from number nine',
    'a favour for her sister',
    'something small for a man who would not give his name',
  ] as const,
  late: 'one thing, only this once, for somebody who had to leave',
}
