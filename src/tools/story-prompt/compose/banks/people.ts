export type Gender = 'she' | 'he'

/** Given names that sit together in one town; nothing from the list every model uses. */
export const namesByCulture: Record<string, Record<Gender, readonly string[]>> = {
  neutral: {
    she: [
      'Ines',
      'Odile',
      'Marit',
      'Renata',
      'Petra',
      'Ottilie',
      'Hanne',
      'Dolores',
      'Wilma',
      'Tamsin',
      'Agnes',
      'Ruta',
      'Berit',
      'Nadja',
    ],
    he: [
      'Anselm',
      'Tobias',
      'Ivo',
      'Casper',
      'Joaquim',
      'Aldo',
      'Emeric',
      'Rune',
      'Matthis',
      'Osric',
      'Bruno',
      'Lorenz',
      'Piet',
      'Teodor',
    ],
  },
  british: {
    she: ['Winifred', 'Maureen', 'Hilda', 'Prudence', 'Nell', 'Enid'],
    he: ['Alfred', 'Desmond', 'Gwilym', 'Percy', 'Stanley', 'Hamish'],
  },
  german: {
    she: ['Gundula', 'Trude', 'Annegret', 'Resi', 'Friederike'],
    he: ['Eberhard', 'Kaspar', 'Ludwig', 'Veit', 'Korbinian'],
  },
  french: {
    she: ['Solange', 'Maud', 'Apolline', 'Yvette', 'Clothilde'],
    he: ['Aurélien', 'Firmin', 'Gaspard', 'Lucien', 'Basile'],
  },
  italian: {
    she: ['Nives', 'Loredana', 'Fiorenza', 'Bruna', 'Ersilia'],
    he: ['Dario', 'Ettore', 'Nereo', 'Silvano', 'Italo'],
  },
  iberian: {
    she: ['Remedios', 'Graça', 'Montserrat', 'Leonor', 'Pilar'],
    he: ['Anxo', 'Fermín', 'Vasco', 'Baltasar', 'Eusebio'],
  },
  latin: {
    she: ['Ximena', 'Yolanda', 'Socorro', 'Catalina', 'Iracema'],
    he: ['Evaristo', 'Raimundo', 'Celso', 'Adalberto', 'Efraín'],
  },
  nordic: {
    she: ['Solveig', 'Ragnhild', 'Aino', 'Torunn', 'Signe'],
    he: ['Eskil', 'Halvard', 'Jorma', 'Sindre', 'Torbjørn'],
  },
  slavic: {
    she: ['Zdenka', 'Bogumila', 'Vesna', 'Ludmila', 'Danica'],
    he: ['Bohdan', 'Zoran', 'Kazimir', 'Radek', 'Luka'],
  },
  greek: {
    she: ['Eleftheria', 'Despina', 'Kalliope', 'Xenia'],
    he: ['Stavros', 'Lefteris', 'Manolis', 'Petros'],
  },
  turkish: { she: ['Nermin', 'Feride', 'Gülsüm', 'Sevda'], he: ['Cemal', 'Orhan', 'Tarık', 'Halit'] },
  arabic: { she: ['Samira', 'Nawal', 'Hiba', 'Zaynab'], he: ['Idris', 'Yusuf', 'Karim', 'Nabil'] },
  persian: {
    she: ['Shirin', 'Parvaneh', 'Mahin', 'Golnar'],
    he: ['Behrouz', 'Kaveh', 'Manouchehr', 'Siamak'],
  },
  indian: {
    she: ['Kamala', 'Vasanthi', 'Meenakshi', 'Bhavna'],
    he: ['Raghav', 'Govind', 'Suresh', 'Dinesh'],
  },
  chinese: { she: ['Meilan', 'Suyin', 'Xiulan', 'Huifen'], he: ['Guowei', 'Jianmin', 'Boqin', 'Weilong'] },
  japanese: { she: ['Fumiko', 'Chiyo', 'Natsuko', 'Setsu'], he: ['Tadashi', 'Isamu', 'Kenji', 'Shohei'] },
  korean: { she: ['Eunsook', 'Boram', 'Miyeon', 'Soonja'], he: ['Dongwook', 'Sangmin', 'Taeho', 'Youngsoo'] },
  malay: {
    she: ['Siew Lan', 'Rohani', 'Ah Moi', 'Letchumi'],
    he: ['Beng Huat', 'Zainal', 'Ah Kow', 'Muthu'],
  },
  african: { she: ['Abena', 'Chidinma', 'Wanjiru', 'Thandeka'], he: ['Kofi', 'Obinna', 'Kamau', 'Sipho'] },
  fable: {
    she: ['Bramble', 'Tansy', 'Pepper', 'Sorrel', 'Fern', 'Mistle'],
    he: ['Thimble', 'Burdock', 'Pip', 'Rowan', 'Cobble', 'Sedge'],
  },
  machine: { she: ['Tilda', 'Vesper', 'Nona', 'Delta'], he: ['Otto', 'Bolt', 'Rivet', 'Cog'] },
}

export const cultureHints: readonly (readonly [string, RegExp])[] = [
  ['malay', /penang|malaysia|malay|kuala|singapore|ipoh|borneo|hawker/i],
  [
    'british',
    /london|england|english|scot|edinburgh|glasgow|wales|welsh|ireland|irish|dublin|yorkshire|cornwall|manchester|brighton|1950s|victorian/i,
  ],
  [
    'german',
    /german|berlin|vienna|austria|munich|hamburg|leipzig|zürich|zurich|swiss|switzerland|alps|bavaria|cologne|dresden/i,
  ],
  ['french', /france|french|paris|lyon|marseille|brittany|provence|brussels|belgium|quebec|normandy/i],
  ['italian', /ital(?:y|ian)|rome|naples|venice|milan|trieste|sicil|tuscan|florence|genoa|turin/i],
  ['iberian', /spain|spanish|madrid|barcelona|seville|portug|lisbon|porto\b|galicia|basque/i],
  [
    'latin',
    /mexic|peru|lima|brazil|rio de|argentin|buenos|chile|colombia|bogot|havana|cuba|oaxaca|andes|amazon/i,
  ],
  [
    'nordic',
    /norw|oslo|bergen|swed|stockholm|denmark|danish|copenhagen|finland|finnish|helsinki|iceland|fjord|viking|lofoten/i,
  ],
  [
    'slavic',
    /prague|czech|poland|polish|warsaw|krak|croat|serb|sloven|zagreb|russia|moscow|siberia|ukrain|kyiv|lviv|bulgar|balkan/i,
  ],
  ['greek', /greece|greek|athens|crete|aegean|cyprus/i],
  ['turkish', /turk|istanbul|anatolia|ankara|izmir/i],
  [
    'arabic',
    /cairo|egypt|morocc|marrakesh|arab|beirut|lebanon|damascus|syria|iraq|baghdad|tunis|algier|desert caravan/i,
  ],
  ['persian', /iran|persia|tehran|isfahan|shiraz|afghan|kabul/i],
  [
    'indian',
    /india|delhi|mumbai|kolkata|kerala|chennai|bengal|jaipur|lahore|pakistan|nepal|sri lanka|ganges/i,
  ],
  ['chinese', /chin(?:a|ese)|beijing|shanghai|hong kong|taiwan|taipei|sichuan|yangtze/i],
  ['japanese', /japan|tokyo|kyoto|osaka|samurai|hokkaido|ramen|okinawa/i],
  ['korean', /korea|seoul|busan|jeju/i],
  [
    'african',
    /africa|nigeria|lagos|ghana|accra|kenya|nairobi|ethiopia|zulu|congo|dakar|senegal|tanzania|soweto/i,
  ],
]

/** A trait that can be seen or heard; after a name and a comma. */
export const traits: readonly string[] = [
  'who chewed matches and never lit one',
  'whose glasses were mended with fuse wire',
  'who folded every receipt into a boat',
  'who spoke to dogs first and owners second',
  'who wore two watches and trusted neither',
  'who hummed, flat, when there was trouble',
  'who tied every knot twice and apologised to the string',
  'who read the last page of everything first',
  'who kept one glove on, indoors and out',
  'who counted stairs aloud, in pairs',
  'who saved the heel of every loaf for somebody',
  'who polished the same button while thinking',
  'who greeted clocks by their makers’ names',
  'who slept sitting up and denied it',
  'who never sat down in other people’s chairs',
  'whose left shoe squeaked on promises',
  'who answered questions a day late',
  'who carried salt in a film tin',
  'who laughed before the joke and not after',
  'who wrote on the back of the hand and then washed it',
  'who peeled oranges in one piece and kept the peel',
  'who had a plaster on a different finger each week',
  'who knocked on wood, and on tin if there was no wood',
  'who said good morning until it got dark',
]

/** Why somebody wants what they want. Past tense, about the protagonist; `{he}` is filled in. */
export type Wound = { because: string; fear: string; memory: string }

export const wounds: readonly Wound[] = [
  {
    because: 'once, years ago, {he} arrived ten minutes late and the door was already locked',
    fear: 'being let in out of pity',
    memory:
      'Years before, {he} had run the length of a platform with a coat over one arm, and the guard had looked at {him} and raised the flag all the same. Ten minutes. {He} had never told anyone what the ten minutes had been spent on. It had been a queue for cigarettes.',
  },
  {
    because: '{he} once kept quiet when one word would have been enough',
    fear: 'speaking up and having nobody turn round',
    memory:
      '{N} knew what came of keeping quiet. There had been a table, once, with eleven people at it, and one of them had been blamed for something {N} had done. {He} had looked at the butter. It had been cut in the shape of a fish. Even now {he} could not see butter without going hot behind the ears.',
  },
  {
    because: '{his} father gave the same thing up at the same age and called it sense',
    fear: 'turning out sensible',
    memory:
      '{N’s} father had owned one good pair of shoes, and on the day he gave up he had polished them and put them in their box with the lid on. “Sense,” he had said. He had said it again the next day, to the box. Nobody had been allowed to move it.',
  },
  {
    because: '{he} promised it to someone who did not live to check',
    fear: 'keeping the promise only to keep the person',
    memory:
      'There was a promise in it, too. It had been made in a car park, through a wound-down window, in the middle of talking about something else. “You will, won’t you?” “Of course.” And the window had gone up. {N} had kept the parking ticket. The ink had faded to the colour of skin.',
  },
  {
    because: 'everything {he} owns was somebody else’s first',
    fear: 'having nothing that could be taken',
    memory:
      '{N} had grown up in other people’s things. The coat had been a cousin’s, the bed a neighbour’s, the name a great-aunt’s who had not finished with it. At nine, {N} had found a button in the road and told nobody, and for one whole summer that had been the thing {he} owned.',
  },
  {
    because: 'the last time {he} asked for help {he} was laughed at, kindly',
    fear: 'kind laughter',
    memory:
      '{N} had asked for help, once, and they had laughed. They had not meant it badly. That was what stayed with {him}: the row of friendly faces, the hand on {his} shoulder, the story told again at every holiday. {He} had learned to laugh at it first. It had saved time. It had also become {his} face.',
  },
]

/** Where an idea is in another language, its people have names from there. */
export const cultureByLanguage: Readonly<Record<string, string>> = {
  de: 'german',
  fr: 'french',
  it: 'italian',
  es: 'iberian',
  pt: 'iberian',
  sv: 'nordic',
  da: 'nordic',
  nb: 'nordic',
  fi: 'nordic',
  pl: 'slavic',
  cs: 'slavic',
  ru: 'slavic',
  uk: 'slavic',
  bg: 'slavic',
  sr: 'slavic',
  hr: 'slavic',
  el: 'greek',
  tr: 'turkish',
  ar: 'arabic',
  fa: 'persian',
  hi: 'indian',
  bn: 'indian',
  ta: 'indian',
  zh: 'chinese',
  ja: 'japanese',
  ko: 'korean',
}
