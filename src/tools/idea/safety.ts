import { livingArtists, protectedCharacters, realPeople, roleOfCharacter } from './words/known-people.ts'
import { minorWords, safetyWords } from './words/safety-words.ts'
import { createFinder, type Hit } from './word-finder.ts'

export type SafetyCategory =
  | 'child-sexual'
  | 'sexual'
  | 'violence'
  | 'gore'
  | 'weapons'
  | 'self-harm'
  | 'hate'
  | 'drugs'
  | 'crime'
  | 'alcohol-tobacco'
  | 'frightening'
  | 'child-danger'
  | 'bullying'
  | 'sensitive'
  | 'medical'
  | 'legal'
  | 'financial'
  | 'real-person'
  | 'living-artist'
  | 'protected-character'

export type SafetyFinding = {
  category: SafetyCategory
  /** As typed, in order, without repeats. */
  words: string[]
  /** For a grown-up audience. refuse: make nothing of it · soften: keep it off screen, no detail · caution: add scope and a professional · note: fine, but treat with care. */
  grownUps: 'refuse' | 'soften' | 'caution' | 'note'
  /** For children's content. rewrite: replace by the suggestion. */
  children: 'refuse' | 'rewrite' | 'gentle' | 'fine'
  /** A kind way on, as the end of "How about …". */
  suggestion: string
}

export type Safety = {
  findings: SafetyFinding[]
  /** Nothing may be composed for anyone. */
  refuse: boolean
  /** No children's content may be composed from the idea as it is. */
  refuseForChildren: boolean
  /** A person under age appears or is meant. */
  minor: boolean
}

const findRisk =
  createFinder<
    Exclude<SafetyCategory, 'child-sexual' | 'real-person' | 'living-artist' | 'protected-character'>
  >(safetyWords)
const findKnown = createFinder<'real-person' | 'living-artist' | 'protected-character'>({
  'real-person': realPeople,
  'living-artist': livingArtists,
  'protected-character': protectedCharacters,
})
const findMinor = createFinder<'minor'>({ minor: minorWords })

const treatment: Record<SafetyCategory, Pick<SafetyFinding, 'grownUps' | 'children' | 'suggestion'>> = {
  'child-sexual': {
    grownUps: 'refuse',
    children: 'refuse',
    suggestion: 'an idea without anything sexual about a person under age',
  },
  sexual: {
    grownUps: 'soften',
    children: 'refuse',
    suggestion: 'a story about friendship, with everyone dressed and at ease',
  },
  violence: {
    grownUps: 'soften',
    children: 'rewrite',
    suggestion: 'a quarrel or a race that ends in making up, with nobody hurt',
  },
  gore: {
    grownUps: 'soften',
    children: 'rewrite',
    suggestion: 'a scraped knee with a plaster and someone who helps',
  },
  weapons: {
    grownUps: 'note',
    children: 'rewrite',
    suggestion: 'a tool, an instrument or a clever plan instead of the weapon',
  },
  'self-harm': {
    grownUps: 'caution',
    children: 'refuse',
    suggestion: 'a character who feels very low and is heard by someone kind',
  },
  hate: {
    grownUps: 'soften',
    children: 'refuse',
    suggestion: 'two groups who think little of each other and find out more',
  },
  drugs: { grownUps: 'soften', children: 'rewrite', suggestion: 'a secret recipe for lemonade' },
  crime: { grownUps: 'refuse', children: 'rewrite', suggestion: 'a riddle that is solved fairly' },
  'alcohol-tobacco': { grownUps: 'note', children: 'rewrite', suggestion: 'juice or cocoa instead' },
  frightening: {
    grownUps: 'note',
    children: 'gentle',
    suggestion: 'a creature that looks odd and turns out shy',
  },
  'child-danger': {
    grownUps: 'note',
    children: 'rewrite',
    suggestion: 'the same adventure with a trusted grown-up near and the right safety gear on',
  },
  bullying: {
    grownUps: 'note',
    children: 'gentle',
    suggestion: 'unkind words that are noticed, stopped and put right',
  },
  sensitive: {
    grownUps: 'note',
    children: 'gentle',
    suggestion: 'plain gentle facts, a caring grown-up and a hopeful close',
  },
  medical: { grownUps: 'caution', children: 'gentle', suggestion: 'questions to bring to a doctor' },
  legal: {
    grownUps: 'caution',
    children: 'fine',
    suggestion: 'questions to bring to a lawyer or an advice centre',
  },
  financial: {
    grownUps: 'caution',
    children: 'fine',
    suggestion: 'a calculation with stated assumptions to take to an adviser',
  },
  'real-person': {
    grownUps: 'soften',
    children: 'rewrite',
    suggestion: 'an invented person in the same role',
  },
  'living-artist': {
    grownUps: 'soften',
    children: 'rewrite',
    suggestion: 'the traits of that style in plain words',
  },
  'protected-character': {
    grownUps: 'soften',
    children: 'rewrite',
    suggestion: 'an original character in the same role',
  },
}
const order = Object.keys(treatment) as SafetyCategory[]

// Words that are harmless in company: "shooting star", "dead end", "kill time", "blood orange", "naked eye".
const harmless: readonly RegExp[] = [
  /\bshooting (?:stars?|a (?:film|video|scene|photo|commercial|movie)|schedule|location|day|guard)|\bshoots? (?:a |the )?(?:film|video|photos?|pictures?|scene|ads?|hoops|goal|penalty|up|of green|from the)|\b(?:green|bamboo|new|young) shoots?\b/giu,
  /\bdead(?: |-)?(?:ends?|lines?|sea|pan|lift|wood|leaves|leaf|tree|branch|heading|heads|lock|weight|reckoning|battery|calm)\b|\bdying to\b/giu,
  /\bkill(?:s|ing|ed)? (?:time|it|the (?:mood|vibe|lights?|engine))\b|\bwithout killing (?:it|them|my|the plant)|\bkill(?:s|ing|ed)? (?:my |the |your |a )?(?:plants?|houseplants?|weeds?|monstera|succulents?|lawn|orchids?|basil|cactus|bugs?|process|app|server|startup|job)\b|\bkiller (?:app|feature|whales?|idea|deal)/giu,
  /\b(?:heart|panic|asthma|snack) attacks?\b|\battack(?:s|ed|ing)? (?:the (?:problem|task|backlog|day))\b|\bbeat(?:en)? (?:eggs?|path|track)|\boff the beaten\b|\bpunch(?:line|y| bowl| card|card| needle| hole| cards)\b|\bexecut(?:e|es|ed|ing|ion|ive|ives|able)(?:s)?\b(?! (?:him|her|them|prisoners?|by))|\bviolent (?:storm|wind|red)\b|\battack surface\b/giu,
  /\bblood (?:oranges?|moons?|types?|tests?|pressure|donors?|donation|drive|sugar)\b|\bbleeding (?:hearts?|edge)\b|\bgraphic novel\b/giu,
  /\bnaked (?:eye|cake|mole[- ]rats?|bike)\b|\bnude (?:lipstick|colou?r|tones?|palette|heels)\b|\bescort(?:s|ed|ing)?(?: (?:a|the|her|him|them)\b)|\bsex(?:es)? (?:education|ratio|discrimination)\b|\b(?:same|opposite|fair) sex\b|\bsexual harassment training\b/giu,
  /\b(?:bath|photo|seed|cluster|logic|dirty) bombs?\b|\bbomb cyclone\b|\b(?:glue|heat|staple|water|squirt|nail|massage|spray|label|price|top|radar|hot glue) guns?\b|\bson of a gun\b|\bjump(?:s|ed|ing)? the gun\b/giu,
  /\b(?:seaweed|pull weeds?|pulling weeds?|weeds? (?:in|from|out)|garden weeds?|dandelion weeds?)\b|\bjoint (?:venture|account|pain|family|effort|custody|project|statement)\b|\b(?:hip|knee|wood|finger|dovetail|universal) joints?\b|\bheroine?s? (?:of|who|saves|is)\b/giu,
  /\b(?:tennis|football|soccer|cricket|rugby|boxing|chess|test|love|perfect|color|colour|pattern|pixel|job|cup|friendly|home|away) matches\b|\bmatches (?:his|her|my|the|their|its|with|up|pairs|colou?rs|socks)\b|\bmatch(?:es)? (?:the|each|all|two|colou?rs|pairs|with)\b/giu,
  /\bcourt(?:yard|side|s? (?:of the king|jester|musician|shoes?))|\b(?:tennis|basketball|food|squash|badminton) courts?\b|\bsocket (?:wrench|set|puppet|error|api|\.io)\b|\bsavings? (?:of|the day)\b|\b(?:friendship|love|school|work|movie|film|soccer|food|cup|baking) visas?\b/giu,
  /\bshares? (?:a|an|the|one|his|her|their|its|my|our|your|some|food|toys?|with|it|this|that|stories|photos?|between|everything|recipes?|tips?)\b|\bmust share\b|\bstocks? (?:photos?|pots?|footage|of (?:the )?(?:kitchen|pantry|shop))\b/giu,
  /\blighter (?:than|version|color|colour|shade|note|load|touch|tone)\b|\b(?:root|ginger|butter) beers?\b|\bwine(?:[- ]red| glass(?:es)? of (?:water|juice)| colou?red)\b|\bpills? (?:shape|bug|shaped|box hat)\b/giu,
  /\bbarbie(?:cue|\s?q)\b|\bmario(?:nette)\b|\bsonic (?:boom|waves?|screwdriver|toothbrush)\b|\b(?:frozen) (?:lake|river|pond|yoghurt|yogurt|pizza|peas|food|custard|waterfall)\b|\bthunderstorms?\b/giu,
]

// A kitten may be naked.
const people =
  /(?<!\p{L})(?:wom[ae]n|m[ae]n|girls?|boys?|child(?:ren)?|kids?|teen\w*|people|persons?|lad(?:y|ies)|wife|husband|models?|body|bodies|daughters?|sons?|actress|she|he|her|him|me|i|princess|queen|nurse|teacher|student\w*|frau\p{L}*|mann|männer|mädchen|junge|kind\p{L}*|femmes?|hommes?|filles?|garçons?|mujer\p{L}*|hombre\p{L}*|niñ\p{L}*|chic[oa]s?|mulher\p{L}*|homem|homens|menin\p{L}*|donn[ae]|uom\p{L}+|ragazz\p{L}*|bambin\p{L}*)(?!\p{L})/iu

/** What in an idea needs care, with the words that told. Harmless company ("shooting star", "blood orange") is left out. */
export function readSafety(text: string, language = 'en'): Safety {
  const first = findRisk(text, language)
  const risks = first.length === 0 ? first : withoutHarmless(text, first)
  const known = findKnown(text).filter((hit) => isNamedSo(text, hit))
  const minors = findMinor(text, language)
  const words = new Map<SafetyCategory, string[]>()
  const add = (category: SafetyCategory, said: string) => {
    const list = words.get(category) ?? []
    if (!list.some((one) => one.toLowerCase() === said.toLowerCase())) words.set(category, [...list, said])
  }
  const hasPerson = minors.length > 0 || people.test(text)
  for (const hit of risks)
    if (
      hit.key !== 'sexual' ||
      hasPerson ||
      !/^(?:naked|bare|nackt\p{L}*|nue?s?|desnud\p{L}*|pelad\p{L}*|nud[oaie])$/iu.test(hit.words)
    )
      add(hit.key, text.slice(hit.start, hit.end))
  for (const hit of known) add(hit.key, hit.words)
  const minor = minors.length > 0
  const isAgeNear =
    /(?<!\d)(?:[1-9]|1[0-7])[\s-]?(?:years?|yrs?|y)[\s-]?(?:olds?|o)(?!\p{L})|(?<!\d)(?:[1-9]|1[0-7])\s?(?:jährig|ans\b|años|anos\b|anni\b|лет|歳|岁|살)/iu.test(
      text,
    )
  if (words.has('sexual') && (minor || isAgeNear)) {
    add('child-sexual', [...(words.get('sexual') ?? [])].join(', '))
  }
  const findings = order
    .filter((category) => words.has(category))
    .map((category) => ({
      category,
      words: words.get(category) ?? [],
      ...treatment[category],
      ...special(category, words.get(category) ?? [], text),
    }))
  return {
    findings,
    refuse: findings.some((finding) => finding.grownUps === 'refuse'),
    refuseForChildren: findings.some((finding) => finding.children === 'refuse'),
    minor: minor || isAgeNear,
  }
}

/** The finding of one category, if any. */
export function findingOf(safety: Safety, category: SafetyCategory): SafetyFinding | undefined {
  return safety.findings.find((finding) => finding.category === category)
}

const explainable =
  /^(?:phishing|ransomware|malware|keyloggers?|ddos|deepfakes?|money laundering|counterfeit\w*|blackmail\w*|tax evasion|geldwäsche|blanchiment|blanqueo|lavagem de dinheiro|riciclaggio|отмыван\p{L}*|洗钱)$/iu

function withoutHarmless<Found extends { start: number; end: number }>(
  text: string,
  hits: readonly Found[],
): Found[] {
  const spans = harmless.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
  )
  return hits.filter((hit) => !spans.some((span) => span.start < hit.end && span.end > hit.start))
}

// "drake", "sonic", "elsa" in lower case may be a duck, a sound, an aunt: single English words count when written as a name.
function isNamedSo(text: string, hit: Hit<string>): boolean {
  if (
    !/^[a-z]+$/iu.test(hit.words) ||
    !/^(?:drake|mario|sonic|elsa|anna|nemo|dory|goofy|hulk|stitch|bluey|barney|garfield|simba|messi|oprah|adele|banksy|bingo|olaf|luigi|zelda|totoro|barbie|transformers|creeper|joker|bts|elmo|yoda|shrek|minions|jedi|avengers|terminator|smurf|smurfs|godzilla|luffy|goku|naruto|bowser|rowling)$/iu.test(
      hit.words,
    )
  )
    return true
  if (
    /^(?:totoro|bts|shrek|minions|jedi|godzilla|smurfs?|naruto|goku|luffy|banksy|yoda|pixar|barbie|elmo)$/iu.test(
      hit.words,
    )
  )
    return true
  const isCapital = /^\p{Lu}/u.test(hit.words)
  // A girl may be called Elsa or Anna.
  if (
    /^(?:elsa|anna|dory|stitch|olaf|mario|luigi|adele|drake|bingo|barney|simba|zelda|nemo)$/iu.test(hit.words)
  )
    return (
      isCapital &&
      /\b(?:frozen|disney|super mario|nintendo|pixar|finding|lion king|lilo|movie|film|cartoon|kart|bros|song by|rapper|singer|celebrit\w+)\b/iu.test(
        text,
      )
    )
  return isCapital
}

function special(category: SafetyCategory, words: readonly string[], text: string): Partial<SafetyFinding> {
  if (category === 'protected-character') {
    const role = roleOfCharacter.find(([pattern]) => words.some((word) => pattern.test(word)))?.[1]
    return role ? { suggestion: role } : {}
  }
  // History, news and education may name hate without spreading it.
  if (
    category === 'hate' &&
    /\b(?:museum|history|memorial|holocaust|essay|lesson|documentary|novel|against|resist\w*|survivor|why|fight(?:ing)? racism|anti-?racis\w*|gedenk\w*|geschichte|contre|contra|antirassis\w*)\b/iu.test(
      text,
    )
  )
    return { grownUps: 'note' }
  // To know what phishing is protects; to be shown how to do it does not.
  if (
    category === 'crime' &&
    words.every((word) => explainable.test(word)) &&
    /(?:explain|what (?:is|are|does)|understand|teach|erklär|was (?:ist|sind)|expliqu|c['’]est quoi|explic|qué es|o que é|spiega|cos['’]è|объясн|что такое|اشرح|ما هو|समझा|क्या है|説明|とは|解释|什么是|설명|무엇)/iu.test(
      text,
    ) &&
    !/(?:\bhow to|\bhow (?:do|can) i|wie (?:mache|baue|erstelle|schreibe) ich|comment (?:faire|créer)|cómo (?:hacer|crear)|como (?:fazer|criar)|как (?:сделать|создать|написать))/iu.test(
      text,
    )
  )
    return { grownUps: 'note' }
  if (
    category === 'crime' &&
    /\b(?:novel|story|thriller|detective|film|movie|scene|protect|prevent|detect|avoid|spot|recognise|recognize|awareness|training|defend|victim|report)\b/iu.test(
      text,
    )
  )
    return { grownUps: 'note' }
  if (
    category === 'sexual' &&
    /\b(?:education|health|consent|harassment|orientation|reproduct\w*)\b/iu.test(text)
  )
    return { grownUps: 'caution' }
  return {}
}
