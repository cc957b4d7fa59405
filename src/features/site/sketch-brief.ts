/** One line of the brief on the living sheet: inked when the sentence says it, open when it still has to be asked. */
export type SketchLine = { label: string; text: string; isInked: boolean }

const kinds: readonly [RegExp, string][] = [
  [/\blanding page\b|\bwaiting list page\b/i, 'Landing page'],
  [/\bportfolio\b/i, 'Portfolio website'],
  [/\b(?:dashboard|admin panel|back office)\b/i, 'Dashboard'],
  [/\b(?:mobile app|phone app|iphone|ios|android)\b/i, 'Mobile application'],
  [/\b(?:online shop|web ?shop|shop|e-?commerce|online store)\b/i, 'E-commerce site'],
  [/\b(?:blog|magazine|newsletter|recipe site)\b/i, 'Blog or content site'],
  [/\b(?:app|application|site|website|platform|portal|marketplace|tracker|tool|game)\b/i, 'Web application'],
]

const looks =
  /\b(?:minimal(?:ist)?|playful|elegant|modern|corporate|creative|calm|clean|colou?rful|retro|bold|bright|dark|warm|friendly)\b/gi
const builders = /\b(?:lovable|cursor|replit|v0|github copilot|copilot)\b/i

/**
 * A first reading of one sentence, for the home page only: pattern matching, no model, never an invention.
 * What it cannot read stays open, with the step of the form that asks for it.
 */
export function sketchBrief(sentence: string): readonly SketchLine[] {
  const text = sentence.replace(/\s+/g, ' ').trim()
  const kind = kinds.find(([pattern]) => pattern.test(text))?.[1]
  const people = readPeople(text)
  const data = /\b(?:keeps? track of|tracks?|stores?|saves?|records?|collects?|list of) ([^.;!?]+)/i.exec(
    text,
  )?.[1]
  const also = /\bwith (?!the\b)([^.;!?]+)/i.exec(text)?.[1]
  return [
    line('Idea', text, 'Write one sentence above.'),
    line('Kind', kind, 'Step 1 offers eight kinds.'),
    line('For', people.audience, 'Step 2 asks who it is for.'),
    line('Must do', people.action, 'Step 3 suggests features.'),
    line('With', also, 'Step 3 takes features of your own.'),
    line('Look', text.match(looks)?.join(', ').toLowerCase(), 'Step 4 asks for a style.'),
    line('Data', data, 'Step 5 asks what it stores.'),
    line('Builder', builders.exec(text)?.[0], 'Step 5 offers six AI tools.'),
  ]
}

function line(label: string, found: string | undefined, question: string): SketchLine {
  const text = found?.replace(/[\s,;:.–-]+$/, '').trim()
  return text ? { label, text: clip(text, 96), isInked: true } : { label, text: question, isInked: false }
}

type People = { audience?: string | undefined; action?: string | undefined }

function readPeople(text: string): People {
  const who = /\b(?:where|so that|so) ([^,.;!?]+?) can ([^.;!?]+)/i.exec(text)
  if (who) return { audience: who[1], action: withoutRest(who[2]) }
  const audience =
    /\bfor (?!example\b|free\b|instance\b|sale\b|rent\b|each\b|every\b|me to\b)([^,.;!?]+?)(?= (?:to|that|which|where|with|so|showing|including)\b|[,.;!?]|$)/i.exec(
      text,
    )?.[1]
  const helped = /\b(?:helps?|lets?|allows?) ([^,.;!?]+?) to ([^.;!?]+)/i.exec(text)
  if (helped) return { audience: audience ?? helped[1], action: withoutRest(helped[2]) }
  const action = /\b(?:that|which|where|to|helps?|lets?) ([^.;!?]+)/i.exec(text)?.[1]
  return { audience, action: withoutRest(action) }
}

// What follows "with" has a line of its own.
function withoutRest(action: string | undefined): string | undefined {
  return action?.replace(/,? \bwith (?!the\b).*$/i, '').replace(/ \bfor (?!each|every|free)[^,]*$/i, '')
}

function clip(text: string, length: number): string {
  const letters = Array.from(text)
  if (letters.length <= length) return text
  const cut = letters.slice(0, length).join('')
  const lastSpace = cut.lastIndexOf(' ')
  return `${lastSpace > length / 2 ? cut.slice(0, lastSpace) : cut}…`
}
