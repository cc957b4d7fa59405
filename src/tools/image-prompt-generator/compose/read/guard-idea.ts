import { AppError } from '#shared/app-error.ts'
import { readIdea, type Idea } from '#tools/idea/read-idea.ts'
import { findingOf, type SafetyCategory } from '#tools/idea/safety.ts'
import type { Note } from '#tools/workbench/answer.ts'
import { traitsOf } from './artist-traits.ts'

export type GuardedIdea = {
  idea: Idea
  /** What stands for a named living artist. */
  traits: string[]
  /** Said in the prompt so that a picture stays within bounds: "nothing graphic". */
  restraint: string[]
  notes: Note[]
}

const explicit =
  /porn|hentai|nsfw|fetish|bdsm|masturbat|intercourse|orgasm|blowjob|onlyfans|lewd|horny|xxx|порно|色情|ポルノ|포르노|إباحي/iu
const cruel =
  /dismember|behead|decapit|décapit|mutil|verstümmel|zerstückel|entrail|intestin|severed|\bguts\b|gore|gory|corpse|dead bod|splatter|расчлен|torture/iu
const prevention =
  /prevent|awareness|helpline|hotline|support|recover|survivor|vorbeug|prävention|hilfe|aide|prévention|ayuda|prevención|ajuda|aiuto|помощ/iu

/**
 * Reads an idea for a picture and keeps it within what image models and decency allow: throws a kind refusal with a
 * way on, or says named artists, characters and living people in plain words.
 */
export function guardIdea(source: string): GuardedIdea {
  const first = readIdea(source)
  refuseHarm(first)
  const notes: Note[] = []
  const traits: string[] = []
  const text = withoutNames(first, traits, notes)
  const idea = text === first.text ? first : readIdea(text)
  const restraint: string[] = []
  if (has(first, 'violence') || has(first, 'gore')) {
    restraint.push('nothing graphic')
    notes.push({
      kind: 'changed',
      text: 'The violent part is kept off stage: the prompt asks for nothing graphic.',
    })
  }
  if (has(first, 'sexual')) {
    restraint.push('tasteful and not explicit')
    notes.push({
      kind: 'changed',
      text: 'Most image models block nudity, so the prompt asks for a tasteful picture.',
    })
  }
  if (first.quarantined.length > 0)
    notes.push({
      kind: 'changed',
      text: `Left out, because it speaks to a machine and shows nothing: “${clip(first.quarantined.join(' '), 160)}”`,
    })
  return { idea, traits, restraint, notes }
}

function refuseHarm(idea: Idea): void {
  const { safety } = idea
  if (has(idea, 'child-sexual'))
    refuse('This cannot be made: it would show somebody under age in a sexual way. Please try another idea.')
  const words = safety.findings.flatMap((finding) => finding.words).join(' ')
  if (has(idea, 'sexual') && (explicit.test(words) || has(idea, 'real-person')))
    refuse(
      'This is too explicit for an image prompt. How about a portrait with everyone dressed and at ease?',
    )
  if (has(idea, 'gore') && (cruel.test(words) || has(idea, 'violence')))
    refuse(
      'This is too cruel for an image prompt. How about the tense moment before, or the quiet after, with nobody hurt?',
    )
  if (findingOf(safety, 'hate')?.grownUps === 'soften')
    refuse(
      'This attacks people for who they are, so no prompt is made from it. How about two groups who think little of each other and find out more?',
    )
  if (has(idea, 'self-harm') && !prevention.test(idea.text))
    refuse(
      'Pictures of people hurting themselves are not made here. How about somebody who feels very low and is heard by someone kind? If this is about you, please talk to someone you trust or call a helpline.',
    )
  const finding = safety.findings.find((one) => one.grownUps === 'refuse')
  if (finding) refuse(`No prompt can be made from this. How about ${finding.suggestion}?`)
}

function refuse(message: string): never {
  throw new AppError('INVALID_INPUT', message, { fields: { idea: message } })
}

function has(idea: Idea, category: SafetyCategory): boolean {
  return findingOf(idea.safety, category) !== undefined
}

function withoutNames(idea: Idea, traits: string[], notes: Note[]): string {
  let text = idea.text
  for (const name of findingOf(idea.safety, 'living-artist')?.words ?? []) {
    const said = traitsOf(name)
    if (!traits.includes(said)) traits.push(said)
    text = text.replace(artistWords(name), ' ')
    notes.push({ kind: 'changed', text: `“${name}” is described by how it looks (${said}), not by name.` })
  }
  const roles = [
    ...words(idea, 'protected-character').map((name) => ({
      name,
      role: findingOf(idea.safety, 'protected-character')?.suggestion ?? 'an original character',
    })),
    ...words(idea, 'real-person').map((name) => ({ name, role: 'an invented person' })),
  ]
  for (const { name, role } of roles) {
    text = text
      .replace(new RegExp(`(?:(?<!\\p{L})(?:an?|the) )?(?<!\\p{L})${escape(name)}(?!\\p{L})`, 'giu'), role)
      // "from Frozen" goes with the name; only capitals belong to it.
      .replace(new RegExp(`(?<=${escape(role)}) from \\p{Lu}[\\p{L}’'-]*(?: \\p{Lu}[\\p{L}’'-]*)*`, 'gu'), '')
    notes.push({
      kind: 'changed',
      text: `“${name}” became “${role}”: image models refuse or distort living people and characters that belong to someone.`,
    })
  }
  const tidy = text
    .replace(/[ \t]{2,}/gu, ' ')
    .replace(/\s+([,.;:!?])/gu, '$1')
    .replace(/^[\s,;]+|[\s,;]+$/gu, '')
  return /\p{L}/u.test(tidy) ? tidy : 'a quiet scene'
}

// "in the style of X", "X-style", "by X" and X itself.
function artistWords(name: string): RegExp {
  const escaped = escape(name)
  return new RegExp(
    `,?\\s*(?:in|with) (?:an? |the )?(?:style|manner|look|aesthetic|spirit) (?:of|by) (?:the )?${escaped}(?:['’]s)?(?: (?:films?|movies?|style))?|,?\\s*(?<!\\p{L})(?:im stil von|dans le style de|al estilo de|no estilo de|nello stile di|в стиле) ${escaped}|,?\\s*(?<!\\p{L})(?:by|like|à la) ${escaped}(?!\\p{L})|(?<!\\p{L})${escaped}(?:['’]s)?(?:[- ](?:style|inspired|like|esque))?(?!\\p{L})`,
    'giu',
  )
}

function words(idea: Idea, category: SafetyCategory): readonly string[] {
  return findingOf(idea.safety, category)?.words ?? []
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

function clip(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, text.lastIndexOf(' ', length))} …`
}
