import { AppError } from '#shared/app-error.ts'
import { readSafety, type SafetyCategory, type SafetyFinding } from '#tools/idea/safety.ts'

export type SafeIdea = {
  /** The idea with everything unfit for children replaced. */
  text: string
  /** What was changed, for the notes. */
  changes: string[]
  /** Kept, but to be told with care. */
  gentle: ReadonlySet<SafetyCategory>
}

/** Rewrites what is not for children; refuses, kindly and with a way on, what no rewriting can save. */
export function makeSafe(idea: string, language: string): SafeIdea {
  const first = readSafety(idea, language)
  const refused = first.findings.find(
    ({ children, grownUps }) => children === 'refuse' || grownUps === 'refuse',
  )
  if (refused) throw refusal(refused)
  const changes: string[] = []
  let text = soften(idea, changes)
  for (const finding of readSafety(text, language).findings) {
    if (finding.children !== 'rewrite') continue
    text = replaceFinding(text, finding)
    changes.push(changeNote(finding))
  }
  // Beside a character that belongs to somebody, these first names mean such a character as well.
  if (changes.some((change) => change.startsWith('A character that belongs')))
    text = text.replace(companions, 'a young hero')
  const left = readSafety(text, language).findings.find(({ children }) => children === 'rewrite')
  // What is still there after the rewriting cannot be told around, so the whole idea gives way.
  if (left) {
    text = `a little fox and ${left.suggestion}`
    changes.push(`Told as ${left.suggestion}, because the idea itself does not fit children's pictures.`)
    if (
      readSafety(text, language).findings.some(
        ({ children }) => children === 'rewrite' || children === 'refuse',
      )
    )
      text = 'a little fox and a riddle that is solved fairly'
  }
  const gentle = new Set(
    first.findings.filter(({ children }) => children === 'gentle').map(({ category }) => category),
  )
  return { text, changes: [...new Set(changes)], gentle }
}

const companions =
  /\b(?:Elsa|Anna|Olaf|Simba|Nemo|Dory|Stitch|Lilo|Mario|Luigi|Zelda|Bingo|Woody|Moana|Ariel|Belle|Robin|Joker)\b/gu

function refusal(finding: SafetyFinding | undefined): AppError {
  const way = finding?.suggestion ?? 'a story about friendship'
  const message = `This idea is not something to draw for children. How about ${way}?`
  return new AppError('INVALID_INPUT', message, { fields: { idea: message } })
}

// What children copy or what is not theirs yet, beyond the shared word lists.
const softer: readonly (readonly [RegExp, string, string])[] = [
  [
    /\b(?:falls?|fell|is|are|be) in love(?: with)?\b|\bdating\b|\bgirlfriend\b|\bboyfriend\b|\bkiss(?:es|ing)?\b/giu,
    'makes friends with',
    'Romance became friendship.',
  ],
  [
    /\b(?:playing|plays?) with (?:fire|matches|a lighter)\b|\blights? a (?:match|fire)\b/giu,
    'looks at a lantern with a grown-up',
    'Playing with fire became a lantern and a grown-up close by.',
  ],
  [
    /\b(?:jumps?|jumping|flies|fly|flying|climbs?|climbing)\s+(?:off|from|on|onto|down from|out of) (?:the |a )?(?:roof|window|balcony|cliff|bridge)\b/giu,
    'swings low in the garden',
    'A dangerous height became a low swing in the garden.',
  ],
  [
    /\bfrom (?:the |a )?(?:roof|window|balcony)\b/giu,
    'in the garden',
    'A dangerous height became the garden.',
  ],
  [
    /\b(?:goes|walks?|leaves?|wanders?|sneaks?)(?: out)? (?:alone )?at night(?: alone)?\b|\balone at night\b/giu,
    'goes out at dusk with a grown-up',
    'Going out alone at night became a walk at dusk with a grown-up.',
  ],
  [
    /\b(?:talks? to|follows?|goes with|meets?) a stranger\b/giu,
    'asks a trusted grown-up',
    'Following a stranger became asking a trusted grown-up.',
  ],
  [
    /\bruns? away(?: from home)?\b/giu,
    'builds a den in the garden',
    'Running away became a den in the garden.',
  ],
  [
    /\bwithout (?:a |his |her )?(?:helmet|seat ?belt)\b|\bno (?:helmet|seat ?belt)\b/giu,
    'with a helmet on',
    'Safety gear was put on.',
  ],
  [/\b(?:fat|ugly|stupid|dumb|skinny)\b/giu, 'different', 'Words about bodies or wits became “different”.'],
  [
    /\bsubscribe(?: to my channel)?\b|\blike and subscribe\b|\bbuy (?:our|my|the) (?:toy|product|app)s?\b/giu,
    'come again',
    'Calls to subscribe or to buy were left out.',
  ],
]

function soften(text: string, changes: string[]): string {
  let softened = text
  for (const [pattern, safe, note] of softer) {
    const next = softened.replace(pattern, safe)
    if (next !== softened) changes.push(note)
    softened = next
  }
  return softened
}

const stand: Partial<Record<SafetyCategory, string>> = {
  violence: 'plays a trick on',
  gore: 'a scraped knee with a plaster',
  weapons: 'lantern',
  drugs: 'lemonade',
  crime: 'a riddle',
  'alcohol-tobacco': 'cocoa',
  'child-danger': 'with a grown-up close by',
  'living-artist': 'storybook',
  'real-person': 'an invented star',
}

function replaceFinding(text: string, finding: SafetyFinding): string {
  let rest = text
  for (const words of finding.words) {
    const role =
      finding.category === 'protected-character' ? (roleIn(finding.suggestion) ?? 'a young hero') : undefined
    const safe = role ?? stand[finding.category] ?? 'a surprise'
    rest = rest.split(words).join(safe)
  }
  return rest
}

// "an original masked hero with a made-up emblem" → "a masked hero"
function roleIn(suggestion: string): string | undefined {
  const role = /^an original (.+?)(?: with | that | in |$)/.exec(suggestion)?.[1]
  if (!role) return undefined
  return `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`
}

function changeNote(finding: SafetyFinding): string {
  switch (finding.category) {
    case 'protected-character':
      return `A character that belongs to somebody became an original one in the same role: ${finding.suggestion}.`
    case 'real-person':
      return 'A real person became an invented one in the same role.'
    case 'living-artist':
      return "A living artist's name was left out; the style is described by what can be seen."
    default:
      return `Made safe for children: ${finding.suggestion}.`
  }
}
