type Cue = { words: RegExp; cues: string }

/** Feelings do not render, bodies do. Each cue reads after "{its} ": parts of the body and what they do. */
const cues: readonly Cue[] = [
  {
    words:
      /\b(?:nervous(?:ly)?|anxious(?:ly)?|worried|tense|stressed|restless|uneasy|nervös\w*|nerveu\w+|nervios\w+|ansios\w+)\b|нервн|волну|緊張|紧张|긴장/iu,
    cues: 'fingers tap once and stop, breath shallow, eyes flicking to one side',
  },
  {
    words:
      /\b(?:happy|happily|joyful(?:ly)?|cheerful|delighted|excited|overjoyed|glad|thrilled|glücklich\w*|fröhlich\w*|heureu\w+|feliz\w*|felice)\b|счастлив|радост|سعيد|खुश|嬉し|开心|快乐|행복/iu,
    cues: 'cheeks lift, shoulders rise, one half-step forward',
  },
  {
    words:
      /\b(?:sad(?:ly)?|grieving|heartbroken|mourning|melanchol\w+|sorrow\w*|traurig\w*|triste\w*)\b|грустн|печальн|حزين|दुखी|उदास|悲し|悲伤|슬픈/iu,
    cues: 'gaze drops, lips pressed, one slow breath out',
  },
  {
    words:
      /\b(?:angry|angrily|furious(?:ly)?|enraged|annoyed|wütend\w*|en colère|enojad\w+|arrabbiat\w+)\b|злой|сердит|غاضب|गुस्स|怒っ|生气|화난/iu,
    cues: 'jaw set, nostrils wide, otherwise quite still',
  },
  {
    words:
      /\b(?:afraid|scared|frightened|terrified|fearful(?:ly)?|ängstlich\w*|effrayé\w*|asustad\w+|assustad\w+|spaventat\w+)\b|испуган|боится|خائف|डरा|怖が|害怕|무서워/iu,
    cues: 'shoulders drawn up, breath held, eyes fixed on one point',
  },
  {
    words:
      /\b(?:lonely|alone|lonesome|isolated|einsam\w*|allein\w*|seule?|sol[oa]|sozinh\w+)\b|одинок|один\b|وحيد|अकेल|孤独|一人で|외로/iu,
    cues: 'arms close to the body, looking down, a hand moving without purpose',
  },
  {
    words:
      /\b(?:tired|exhausted|weary|sleepy|worn[- ]out|müde\w*|fatigué\w*|cansad\w+|stanc\w+)\b|устал|متعب|थका|疲れ|疲惫|지친/iu,
    cues: 'eyelids heavy, shoulders low, each movement a beat late',
  },
  {
    words:
      /\b(?:proud(?:ly)?|triumphant(?:ly)?|victorious|stolz\w*|fi(?:er|ère)s?|orgullos\w+|orgulhos\w+|fier[oa])\b|горд/iu,
    cues: 'chin up, chest open, a slow breath in',
  },
  {
    words:
      /\b(?:shy|shyly|embarrassed|ashamed|timid(?:ly)?|schüchtern\w*|timide\w*|tímid\w+|vergonh\w+)\b|застенчив|стесн|خجول|शर्म/iu,
    cues: 'eyes lowered, head turned a little away, hands close together',
  },
  {
    words:
      /\b(?:curious(?:ly)?|intrigued|fascinated|neugierig\w*|curieu\w+|curios\w+)\b|любопыт|فضول|जिज्ञासु|好奇|호기심/iu,
    cues: 'head tilted, neck stretched forward, eyes wide',
  },
  {
    words:
      /\b(?:surprised|shocked|startled|amazed|astonished|awe(?:d|struck)?|in awe|überrascht\w*|surpris\w*|sorprendid\w+)\b|удивл|поражен|驚い|惊讶|놀란/iu,
    cues: 'mouth parted, blinking stopped, head tilting back',
  },
  {
    words: /\b(?:relieved|relief|erleichtert\w*|soulagé\w*|aliviad\w+|sollevat\w+)\b|облегчен/iu,
    cues: 'shoulders fall, eyes close, a long breath out',
  },
  {
    words:
      /\b(?:determined|resolute(?:ly)?|brave(?:ly)?|courageous|stubborn(?:ly)?|entschlossen\w*|mutig\w*|déterminé\w*|valiente\w*|corajos\w+)\b|решительн|храбр|шجاع|勇敢/iu,
    cues: 'brow level, jaw firm, weight on the front foot',
  },
  {
    words:
      /\b(?:in love|loving(?:ly)?|tender(?:ly)?|affectionate(?:ly)?|verliebt\w*|amoureu\w+|enamorad\w+|apaixonad\w+|innamorat\w+)\b|влюбл/iu,
    cues: 'eyes soft and steady, head inclined, a smile only at one corner',
  },
  {
    words: /\b(?:bored|boredom|gelangweilt\w*|ennuyé\w*|aburrid\w+|entediad\w+|annoiat\w+)\b|скуча/iu,
    cues: 'chin propped, eyelids half down, one finger drawing small circles',
  },
  {
    words:
      /\b(?:calm(?:ly)?|peaceful(?:ly)?|serene(?:ly)?|gelassen\w*|paisible\w*|tranquil[oa]\w*)\b|спокойн/iu,
    cues: 'brow smooth, breath slow and even, hands loose',
  },
]

/** What a feeling named in the idea does to a body; undefined when none is named. */
export function cuesFor(text: string): string | undefined {
  return cues.find((one) => one.words.test(text))?.cues
}
