import type { Idea } from '#tools/idea/read-idea.ts'
import type { Intent } from '../knowledge/craft.ts'
import { constraintLines } from './constraint-lines.ts'
import { contrastOf } from './contrast.ts'
import { figuresOf } from './figures.ts'
import { listed, quoted, withoutStop } from '../read/sentences.ts'

export type Signal = { text: string; weight: number }

const isText = (intent: Intent | 'unclear') => intent === 'write' || intent === 'transform'

/** Demands that follow from what this idea itself says: its figures, doubts, limits, people. */
export function readSignals(idea: Idea, intent: Intent | 'unclear', facts: readonly string[]): Signal[] {
  const { text } = idea
  const found: Signal[] = []
  const add = (line: string | undefined, weight: number) => {
    if (line) found.push({ text: line, weight })
  }
  add(contrastLine(text, intent), 10)
  add(doubtLine(text, intent), 10)
  add(onlyLine(text), 9.6)
  const limit = limitLine(idea, intent)
  // A limit says the sum already.
  if (limit === undefined || isText(intent)) add(numberLine(idea, intent), isText(intent) ? 9 : 7.5)
  add(limit, 9.4)
  add(readerLine(idea, intent), 9.2)
  add(simpleLine(text, intent), 9.3)
  add(levelLine(text, intent), 8.8)
  add(toneLine(idea, intent), 8.7)
  add(moodLine(text, intent), 8.5)
  add(causeLine(text, intent), 8.2)
  add(placeLine(idea, intent), 7.6)
  const constraints = constraintLines(idea, intent)
  if (!constraints.some((line) => /^(?:Say at every dish|Because of)/u.test(line)))
    add(peopleLine(text, intent), 8.4)
  add(deadlineLine(text), 8.3)
  add(unitLine(idea), 8.6)
  add(intent === 'transform' ? undefined : quoteLine(idea), 8.9)
  add(exclusionLine(idea, intent), 9.1)
  add(particularLine(text, intent), 9.2)
  add(contrastedLine(text, intent), 9.6)
  add(worksLine(text, intent), 9.5)
  add(likingLine(text, intent), 9.5)
  add(gradeLine(text, intent), 9.2)
  for (const line of constraints) add(line, 9.7)
  const said = found.map((signal) => signal.text).join('\n')
  for (const line of factLines(facts, intent, said)) add(line, 9.15)
  return found
}

// "we lost 6% revenue but staff turnover went to zero"
function contrastLine(text: string, intent: Intent | 'unclear'): string | undefined {
  if (!/^(?:write|decide|analyse|roleplay|critique)$/u.test(intent)) return undefined
  const sides = contrastOf(text)
  if (sides === undefined) return undefined
  const [before, after] = sides
  if (intent === 'decide') return `Weigh "${before}" against "${after}" openly; this tension decides it.`
  // The test of the prompt names both sides.
  return intent === 'write'
    ? 'Show both sides of the "but" in my facts; hide neither, explain neither away.'
    : `Show both sides, "${before}" and "${after}"; hide neither, explain neither away.`
}

function doubtLine(text: string, intent: Intent | 'unclear'): string | undefined {
  if (!/^(?:decide|plan|analyse|question|research|unclear|write)$/u.test(intent)) return undefined
  const match =
    /(?:(?:i['’]?m |we['’]?re |we are |i am |they are )?(?:not sure|unsure|uncertain|undecided)|(?:i|we|they) (?:don['’]?t|do not) know|can['’]?t decide|torn between)(?: (?:if|whether|about|how|when|where|which|what|between))?[^,.;!?\n]{0,60}/iu.exec(
      text,
    )
  if (!match || match[0].split(/\s+/u).length < 3) return undefined
  if (intent === 'write') return undefined
  const words = quoted(match[0].trim())
  return intent === 'decide' || intent === 'analyse'
    ? `Treat ${words} as the open variable: show the result for each way it may go.`
    : `Take ${words} seriously: say what changes either way.`
}

function onlyLine(text: string): string | undefined {
  const match = /\b(?:i|we) (?:only|just|really only) (?:need|want|have)(?: to)? ([^,.;!?\n]{3,60})/iu.exec(
    text,
  )
  return match?.[1] ? `Keep to what I need: ${match[1].trim()}; nothing beyond it.` : undefined
}

function numberLine(idea: Idea, intent: Intent | 'unclear'): string | undefined {
  const { numbers } = idea
  const figures = figuresOf(idea)
  const isOfFigures =
    numbers.some(({ kind }) => /^(?:money|percent|year)$/u.test(kind)) ||
    numbers.filter(({ kind, value }) => kind === 'count' && value >= 100).length > 1
  if (isText(intent) && isOfFigures) {
    return figures.length > 7
      ? 'Use every figure exactly as I gave it and add none of your own.'
      : `Use ${listed(figures)} exactly as given and add no figure that I did not give.`
  }
  const facts = numbers.filter(({ kind }) => /^(?:money|percent|size|count|year|ratio)$/u.test(kind))
  const words = [...new Set(facts.map((fact) => fact.words))]
  if (words.length === 0 || words.length > 4) return undefined
  const isSum = /^(?:decide|analyse|plan|question|unclear)$/u.test(intent)
  if (isSum && facts.some(({ kind }) => kind === 'money' || kind === 'percent'))
    return `Reckon with ${listed(words)} as given.`
  // "20k", "60 000 рублей": a sum or a count that the calculation starts from.
  const large = facts
    .filter(({ value, kind }) => kind === 'count' && value >= 1_000)
    .map((fact) => fact.words)
  if (/^(?:decide|analyse|plan|question|unclear)$/u.test(intent) && large.length > 0)
    return `Reckon with ${listed(large)} as given.`
  return undefined
}

function limitLine({ text, numbers }: Idea, intent: Intent | 'unclear'): string | undefined {
  if (!/^(?:plan|decide|question|brainstorm|research|unclear)$/u.test(intent)) return undefined
  const money = numbers.find(
    ({ kind, start, end }) =>
      kind === 'money' &&
      (/(?:budget|under|max\.?|maximum|up to|less than|at most|only|below|within|for|with)\s*(?:of |about |around )?$/iu.test(
        text.slice(Math.max(0, start - 14), start),
      ) ||
        /^\s*(?:budget|max|total|each|a head|per person|or less)/iu.test(text.slice(end))),
  )
  if (money && intent === 'research')
    return `Leave out whatever goes beyond ${money.words}, or say how it could still fit.`
  if (money)
    return intent === 'decide' || intent === 'question'
      ? `Stay within ${money.words} all told, and name what that rules out.`
      : `Stay within ${money.words}: show the running total and what to drop first.`
  const times = numbers
    .filter(
      ({ kind, words, end }) =>
        kind === 'duration' && !/^an?\s/iu.test(words) && !/^s?[- ]olds?/iu.test(text.slice(end)),
    )
    .map(({ words, value }) =>
      value > 1 ? words.replace(/(?<=\d)[ -](second|minute|hour|day|week|month|year)$/u, ' $1s') : words,
    )
  if (intent !== 'plan' || times.length === 0) return undefined
  return times.length > 1
    ? `Fit ${listed(times.slice(0, 3))} as given; plan no hour beyond them.`
    : `Cover ${times[0] ?? ''} from the first step to the last, no longer.`
}

function readerLine({ audience, text }: Idea, intent: Intent | 'unclear'): string | undefined {
  // "for my daughter's recital" is no reader.
  const end = audience?.spans[0]?.end ?? 0
  if (
    /^['’]s?\s/u.test(text.slice(end)) ||
    (audience?.words &&
      new RegExp(`${audience.words.replace(/[^\p{L}\p{N} ]/gu, '.')}['’]s`, 'iu').test(text))
  )
    return undefined
  if (audience?.age === undefined && !audience?.child) return undefined
  if ((audience.age ?? 0) > 17) return undefined
  const ages = /\baged? (\d{1,2})(?: and |, | & )(\d{1,2})(?!\d)/iu.exec(text)
  const who = ages
    ? `a ${ages[1]}- and a ${ages[2]}-year-old`
    : audience.age === undefined
      ? 'a young child'
      : `a ${audience.age}-year-old`
  return intent === 'learn' || isText(intent) || intent === 'question'
    ? `Words, examples and length for ${who}: sentences under 12 words, no term without a picture.`
    : `Choose only what ${who} can do and enjoy; say where a grown-up helps.`
}

function simpleLine(text: string, intent: Intent | 'unclear'): string | undefined {
  if (
    !/\b(?:explain(?:ed)? (?:it )?(?:simply|simple|easily)|in simple (?:words|terms|language)|simply\b|eli5|like i['’]?m (?:5|five)|plain (?:english|language|words)|for dummies|layman['’]?s? terms|easy to understand)\b/iu.test(
      text,
    )
  )
    return undefined
  return /^(?:debug|build|query|review-code)$/u.test(intent)
    ? 'Explain in everyday words: one comparison for the cause, each technical term said in half a sentence.'
    : 'Everyday words only; say each technical term in half a sentence where it first appears.'
}

function levelLine(text: string, intent: Intent | 'unclear'): string | undefined {
  const match =
    /\b(?:(?:total|complete|absolute) )?(?:beginner|newbie|novice|from scratch|no experience|never (?:done|used|coded|cooked|run|played)[^,.;\n]{0,20}|first time|intermediate|advanced|(?:a1|a2|b1|b2|c1) level)\b/iu.exec(
      text,
    )
  if (!match || isText(intent)) return undefined
  return /intermediate|advanced|[abc][12]/iu.test(match[0])
    ? `Pitch it at "${match[0]}": skip what that level knows already.`
    : `Start at zero ("${match[0]}"): no step may need what was not shown before.`
}

const toneMeasures: Record<string, string> = {
  funny: 'Funny by the situation, at most one joke a paragraph, nobody made small.',
  formal: 'Formal: full sentences, no contractions, no exclamation marks.',
  casual: 'Casual: contractions, short sentences, nothing that sounds like an office.',
  friendly: 'Friendly: address the reader, warm verbs, no gushing.',
  polite: 'Polite: requests as questions, thanks once, no grovelling.',
  firm: 'Firm: say what I expect and by when, once, without "just" or "maybe".',
  professional: 'Professional: facts, short sentences, no jargon and no slang.',
  persuasive: 'Persuade by one strong reason and its proof, not by adjectives.',
  warm: 'Warm: one personal detail, no formula.',
  poetic: 'Poetic by images that can be seen, not by adjectives.',
  honest: 'Honest: name the weak point before somebody else does.',
  neutral: 'Neutral: both views with equal weight, no loaded words.',
  detailed: 'Detailed: examples and figures where I gave them, no padding.',
}

function toneLine({ wishes }: Idea, intent: Intent | 'unclear'): string | undefined {
  if (!/^(?:write|transform|roleplay|unclear)$/u.test(intent)) return undefined
  const tones = wishes.tones.map(({ value }) => toneMeasures[value]).filter((line) => line !== undefined)
  return tones.slice(0, 2).join(' ') || undefined
}

/** "angry reviews", "engineers who hate yoga": that is not what the writer feels. */
function withoutOthersAnger(text: string): string {
  return text
    .replace(
      /\b(?:angry|furious|outraged)\s+(?!at\b|about\b|with\b|that\b|because\b|and\b|but\b|now\b)\p{L}+/giu,
      ' ',
    )
    .replace(/\b(?:who|they|he|she|people|\p{L}{3,}s)\s+(?:all\s+|really\s+)?hates?\b/giu, ' ')
}

function moodLine(text: string, intent: Intent | 'unclear'): string | undefined {
  if (
    /\b(?:angry|furious|pissed|fed up|outrag\w+|idiots?|stupid|asshole|bastards?|shit\w*|fuck\w*|damn|crap|sucks?|hate)\b/iu.test(
      withoutOthersAnger(text),
    ) &&
    (isText(intent) || intent === 'unclear' || intent === 'question')
  )
    return isText(intent)
      ? 'Let facts carry my anger: no insult, no swearing, no sarcasm in the result.'
      : 'I am upset: stay calm, take my side fairly, answer what can be done.'
  if (
    /(?:\bi(?:['’]m| am| feel| get| was)\b[^.\n]{0,30}|^)(?:so |very |really )?\b(?:nervous|anxious|scared|afraid|terrified|shy|stressed|overwhelmed|worried|panick\w*|stuck|ashamed|embarrassed)\b/iu.test(
      text,
    ) &&
    !isText(intent) &&
    intent !== 'brainstorm'
  )
    return 'I said how I feel: steps small enough for that, and words I can really say.'
  return undefined
}

// Two figures side by side tempt into claiming that one made the other.
function causeLine(text: string, intent: Intent | 'unclear'): string | undefined {
  if (intent !== 'write' && intent !== 'analyse') return undefined
  return /\b(?:went (?:to|up|down|from)|rose|fell|dropped|grew|increased|decreased|doubled|halved|lost|gained|saved|cut|reduced|boosted)\b[^.\n]{0,60}(?:\d|zero|half|double)|\d+\s?%/iu.test(
    text,
  )
    ? 'Say what followed, and claim no cause that I did not state.'
    : undefined
}

function placeLine({ setting, text }: Idea, intent: Intent | 'unclear'): string | undefined {
  // "the German exam" is no place to look prices up in.
  const named = setting.region
  const place =
    named &&
    new RegExp(
      `\\b(?:in|to|for|from|near|around|at) (?:the )?${named.replace(/[^\p{L}\p{N} ]/gu, '.')}(?!\\p{L}| \\p{L}+ exam)`,
      'iu',
    ).test(text)
      ? named
      : undefined
  if (place && intent === 'brainstorm')
    return `Tie half of them to ${place} itself; mark what to check there, such as opening times and prices.`
  if (
    !place ||
    !/^(?:decide|research|analyse|question|plan)$/u.test(intent) ||
    /\b(?:trip|travel|itinerary|days? in|weekend in)\b/iu.test(text)
  )
    return undefined
  return `For ${place}: local prices, rules and dates only with source and year, otherwise "check locally".`
}

function peopleLine(text: string, intent: Intent | 'unclear'): string | undefined {
  const match =
    /\b(?:vegan|vegetarian|veggie|halal|kosher|gluten[- ]free|lactose[- ]intolerant|nut allergy|allerg\w+(?: to [\p{L} ]{2,20})?|wheelchair|pregnant|diabet\w+|dyslexi\w+|adhd|autis\w+|colou?r-?blind|elderly|bad knees?|blind|deaf)(?!\p{L})/iu.exec(
      text,
    )
  return match && !isText(intent) && intent !== 'learn'
    ? `Check every single suggestion against "${match[0]}", not just the first.`
    : undefined
}

function deadlineLine(text: string): string | undefined {
  const match =
    /\b(?:by|until|before|due) (?:on )?((?:next |this |end of )?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|tonight|noon|christmas|easter|january|february|march|april|may|june|july|august|september|october|november|december|week|month|\d{1,2}(?:st|nd|rd|th)?(?: of)? \p{L}+)(?: \d{1,2})?)(?!\p{L})/iu.exec(
      text,
    )
  return match ? `Treat "${match[0]}" as fixed and work back from it.` : undefined
}

// "60k savings, income 4,200 net" has neither currency nor month.
function unitLine({ numbers, safety, text }: Idea): string | undefined {
  if (!safety.findings.some(({ category }) => category === 'financial')) return undefined
  if (
    /[€$£¥₹₽]|\b(?:euros?|dollars?|pounds|usd|eur|gbp|chf|francs?|rupees?|per month|a month|monthly|yearly|a year)\b/iu.test(
      text,
    )
  )
    return undefined
  const bare = numbers.filter(({ kind, value }) => kind === 'count' && value >= 100).map(({ words }) => words)
  return bare.length > 0
    ? `Say which currency and period you read into ${listed(bare)} (local currency, net a month assumed for income).`
    : undefined
}

function quoteLine({ quotes }: Idea): string | undefined {
  const short = quotes.filter(({ text }) => text.split(/\s+/u).length <= 10).slice(0, 2)
  return short.length === 0 ? undefined : `Use ${listed(short.map(({ marked }) => marked))} word for word.`
}

function exclusionLine({ negations }: Idea, intent: Intent | 'unclear'): string | undefined {
  const wishes = negations.filter(
    ({ use, words }) => (use === 'wish' || intent === 'brainstorm') && words.split(/\s+/u).length <= 8,
  )
  if (
    wishes.length === 0 ||
    !/^(?:write|brainstorm|plan|build|debug|transform|visual|question)$/u.test(intent)
  )
    return undefined
  return `Hold to ${listed(wishes.slice(0, 3).map(({ words }) => quoted(withoutStop(words))))} everywhere, hints included.`
}

// "names for a cat café in a former bank": what is particular is behind "for".
function particularLine(text: string, intent: Intent | 'unclear'): string | undefined {
  if (intent !== 'brainstorm') return undefined
  const topic = /\b(?:for|about|to|with|of)\s+([^.;!?\n]{8,80})/iu.exec(text)?.[1]?.split(',')[0]?.trim()
  if (!topic || topic.split(/\s+/u).length > 10 || topic.split(/\s+/u).length < 2) return undefined
  return `Each has to need ${quoted(topic)}; drop what would fit elsewhere too.`
}

// "the difference between a virus and bacteria"
function contrastedLine(text: string, intent: Intent | 'unclear'): string | undefined {
  const match =
    /\bdifferences? between (?:an? |the )?([^,.;!?\n]{2,30}?) and (?:an? |the )?([^,.;!?\n]{2,30}?)(?= for\b| to\b| in\b| with\b|[,.;!?\n]|$)/iu.exec(
      text,
    )
  if (!match?.[1] || !match[2] || !/^(?:learn|question|research)$/u.test(intent)) return undefined
  return `Set ${match[1]} and ${match[2]} side by side on the same four points, then give one case in which mixing them up does harm.`
}

// "works in postman" is the best clue there is.
function worksLine(text: string, intent: Intent | 'unclear'): string | undefined {
  const match =
    /\b(?:but )?((?:it )?(?:works|worked|runs|is fine) (?:fine |well )?(?:in|on|with|for|when|if|locally|yesterday|before)[^,.;!?\n]{0,40})/iu.exec(
      text,
    )
  return match?.[1] && intent === 'debug'
    ? `Explain how the cause fits with "${match[1].trim()}".`
    : undefined
}

// "she likes castles": the example to take.
function likingLine(text: string, intent: Intent | 'unclear'): string | undefined {
  const match =
    /\b(?:[Hh]e|[Ss]he|[Tt]hey|who|[Ww]e|I|\p{Lu}\p{Ll}+) (?:really |just )?(?:likes?|loves?|is (?:into|obsessed with|crazy about)|(?:is )?a fan of)\s+([^,.;!?\n]{3,40})/u.exec(
      text,
    )
  if (!match?.[1]) return undefined
  const liked = match[1].trim()
  if (intent === 'learn') return `Take the main example from ${liked}, and say where the comparison stops.`
  return intent === 'brainstorm'
    ? `Let ${liked} show in at least half of them, never as the obvious thing.`
    : undefined
}

const useOfFact: Partial<Record<Intent | 'unclear', (fact: string) => string>> = {
  decide: (fact) => `Let ${fact} weigh most; say for each option what it means.`,
  plan: (fact) => `Plan around ${fact}, in every step it touches.`,
  question: (fact) => `Answer for this case: ${fact}.`,
  unclear: (fact) => `Answer for this case: ${fact}.`,
  brainstorm: (fact) => `Every idea has to suit ${fact}.`,
  write: (fact) => `Give ${fact} its place in the first half.`,
  critique: (fact) => `Judge it in the light of ${fact}.`,
  analyse: (fact) => `Test each explanation against ${fact}.`,
  roleplay: (fact) => `Let ${fact} come up in the talk.`,
  debug: (fact) => `The cause has to explain ${fact} too.`,
}

// What was said besides the task is there for a reason, so one demand takes it up.
function factLines(facts: readonly string[], intent: Intent | 'unclear', said: string): string[] {
  const use = useOfFact[intent]
  if (use === undefined) return []
  return facts
    .flatMap((fact) =>
      fact.length > 80
        ? fact.split(/,\s+|\s(?:but|because|while|although)\s|\sand (?=I |we |my |our )/u)
        : [fact],
    )
    .map((fact) => withoutStop(fact))
    .filter((fact) => isFact(fact) && contrastOf(fact) === undefined && !said.includes(fact.slice(0, 14)))
    .toSorted((one, other) => weightOfFact(other) - weightOfFact(one))
    .slice(0, 1)
    .map((fact) => use(quoted(fact)))
}

// A limit or a figure binds more than a remark.
function weightOfFact(fact: string): number {
  const binds =
    /\b(?:not|no|never|only|must|cannot|can['’]t|won['’]t|doesn['’]t|don['’]t|hates?|always|allergic)\b/iu.test(
      fact,
    )
  return (/\d/u.test(fact) ? 1.5 : 0) + (binds ? 2 : 0) + (fact.split(/\s+/u).length >= 5 ? 1 : 0)
}

function isFact(text: string): boolean {
  const words = text.split(/\s+/u).length
  if (words < 3 || words > 14 || /["“”]/u.test(text)) return false
  if (
    /\?$/u.test(text) ||
    /^(?:how|what|why|when|where|which|should|can|please|explain|keep|make|use|write|give|no|not|without|in|max|about|under|tone|but not|include|avoid|not sure|unsure|i (?:only|just) (?:need|want)|i want|i need|i don['’]t know|i['’]m not sure)(?!\p{L})/iu.test(
      text,
    )
  )
    return false
  // "our garden, rain plan" names things; a fact says something about one.
  if (
    !/^(?:\S+\s){1,3}?(?:is|are|was|were|has|have|had|can|cannot|can['’]t|will|won['’]t|does|do|don['’]t|doesn['’]t|isn['’]t|am|got|took|lost|met|won|agreed|want|keep|live|work|need|\p{L}{3,}(?:s|ed))(?!\p{L})|^(?:i|we|it|they|he|she|there)['’]/iu.test(
      text,
    )
  )
    return false
  return /^(?:i|i['’]\p{L}+|we|we['’]\p{L}+|he|she|they|it|it['’]s|my|our|his|her|their|one|there|the|but|because)(?!\p{L})/iu.test(
    text,
  )
}

// "for 8th graders", "for campers": who it is for, where no single person is meant.
function gradeLine(text: string, intent: Intent | 'unclear'): string | undefined {
  if (!/^(?:write|learn|plan|visual)$/u.test(intent)) return undefined
  const match =
    /\bfor ((?:\d{1,2}(?:st|nd|rd|th) graders|(?:[\p{L}-]+ ){0,2}(?:beginners|campers|students|pupils|teachers|parents|seniors|freelancers|developers|nurses|doctors|gardeners|runners|cyclists|founders|managers|engineers|designers|retirees|newcomers|expats|tourists|hikers|gamers|farmers|teenagers|teens|writers|photographers|homeowners|commuters|volunteers|customers|clients|employees|readers|subscribers|members|colleagues)))(?!\p{L})/iu.exec(
      text,
    )
  return match?.[1] ? `Pitch words and examples at ${match[1]}.` : undefined
}
