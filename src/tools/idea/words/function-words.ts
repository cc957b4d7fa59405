/** Parts of speech the reader tells apart; "possessive" is "my" and "the dog's". */
export type Tag =
  | 'article'
  | 'possessive'
  | 'number'
  | 'adjective'
  | 'noun'
  | 'name'
  | 'pronoun'
  | 'be'
  | 'have'
  | 'do'
  | 'modal'
  | 'verb'
  | 'preposition'
  | 'to'
  | 'and'
  | 'clause'
  | 'relative'
  | 'adverb'
  | 'not'
  | 'quote'
  | 'punctuation'

const lists: readonly (readonly [Tag, string])[] = [
  [
    'article',
    'a an the this these those every each some any no another both all either neither such other others several many few more most enough whose which plenty',
  ],
  ['possessive', 'my your his its our their'],
  [
    'number',
    'one two three four five six seven eight nine ten eleven twelve thirteen fifteen twenty thirty forty fifty hundred thousand million dozen',
  ],
  [
    'pronoun',
    'i you he she it we they me him us them myself yourself himself herself itself ourselves themselves someone somebody everyone everybody anyone anybody nobody no-one something everything anything nothing who what whoever whatever',
  ],
  [
    'be',
    "is are was were am be been being isn't aren't wasn't weren't i'm he's she's it's we're they're you're there's that's",
  ],
  ['have', "has have had having hasn't haven't hadn't i've we've they've"],
  ['do', "do does did doesn't don't didn't"],
  [
    'modal',
    "can could will would shall should may might must can't cannot couldn't won't wouldn't shouldn't mustn't needn't gotta",
  ],
  [
    'preposition',
    'in on at by with without from into onto upon over under above below behind beside besides between among amongst through throughout across along around round past toward towards near inside outside within beneath underneath against about of off for as like unlike during until till after before since despite except per via amid opposite out up down versus vs',
  ],
  ['and', 'and or but & nor then plus yet'],
  ['clause', 'because while when whenever as-if if although though unless whereas so why how where whether'],
  ['relative', 'who that which whom'],
  ['not', "not never n't"],
  [
    'adverb',
    'only also just too very really quite still already again always often sometimes ever almost even maybe perhaps here there now today tomorrow yesterday tonight soon later away back together alone apart forever everywhere nowhere somewhere once twice finally suddenly instead however therefore rather so far well hard fast slowly else upside-down overnight online indoors outdoors upstairs downstairs underwater home abroad please ago',
  ],
]

export const functionWords: ReadonlyMap<string, Tag> = new Map(
  lists.toReversed().flatMap(([tag, words]) => words.split(' ').map((word) => [word, tag] as const)),
)

export const firstPersonPronouns = new Set(['i', 'me', 'we', 'us', 'myself', 'ourselves'])
