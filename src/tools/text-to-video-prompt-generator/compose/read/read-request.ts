import { isEmojiOnly, nameEmoji } from '#shared/text/emoji.ts'
import { normalise, safeInline } from '#shared/text/normalise.ts'
import { quarantineIdea } from '#tools/idea/quarantine.ts'
import { readIdea, type Idea } from '#tools/idea/read-idea.ts'
import { findingOf, readSafety, type Safety } from '#tools/idea/safety.ts'
import { detectIdeaLanguage } from '#tools/idea/idea-language.ts'
import type { Note } from '#tools/workbench/answer.ts'
import { retiredModels } from '../knowledge/models.ts'
import { readCameraWishes, type CameraWishes } from './camera-wishes.ts'
import { takeDialogue, type Line } from './dialogue.ts'
import { readEvents, type Event } from './events.ts'
import { refuseUnsafe, replaceKnown } from './make-safe.ts'
import { readRefineWish } from './refine-wish.ts'
import { takeStyleTags } from './style-tags.ts'

/** Everything the director needs to know about what was typed. */
export type VideoRequest = {
  idea: Idea
  events: Event[]
  lines: Line[]
  camera: CameraWishes
  /** The whole idea without machine talk and Refine sentences: words for look, light and colour are looked up here. */
  words: string
  /** The music asked for, as typed: "upbeat music"; empty when none is. */
  music: string
  /** Looks and moods asked for in so many words. */
  tags: string[]
  /** The scene as typed, without spoken lines, styles and titles: what must come back in the result. */
  content: string
  /** What the film is for or about, when a title stands before the scene: "my fantasy novel The Salt Crown". */
  about: string
  safety: Safety
  /** How often Refine was pressed. */
  detail: number
  /** How often Regenerate was pressed: the same events, seen in another way. */
  attempt: number
  notes: Note[]
}

/** Reads an idea for filming. Throws the kind refusal for what cannot be filmed. */
export function readRequest(source: string): VideoRequest {
  const refined = readRefineWish(normalise(source))
  const { clean, quarantined } = quarantineIdea(spokenCase(refined.text))
  const safety = readSafety(clean, detectIdeaLanguage(clean).code)
  refuseUnsafe(safety)
  const known = replaceKnown(clean, safety)
  const words = isEmojiOnly(known.text) ? nameEmoji(known.text) : plainLines(known.text)
  const current = withoutRetired(words)
  const tags = takeStyleTags(current.text)
  const spoken = takeDialogue(tags.text)
  const title = takeTitle(plainOpening(spoken.text))
  const idea = readIdea(
    title.text === '' ? speakersScene(spoken.lines) : withSpeakers(title.text, spoken.lines),
  )
  const notes = [...known.notes, ...current.notes, ...notesOn(safety, quarantined, tags.dropped)]
  return {
    idea,
    events: readEvents(idea),
    lines: spoken.lines,
    camera: readCameraWishes(words, tags.camera),
    words,
    music: tags.music,
    tags: [...askedAs(idea), ...tags.kept].filter((tag) => !/^(?:tik ?tok|instagram|youtube)$/iu.test(tag)),
    content: title.text,
    about: title.about,
    safety,
    detail: refined.count,
    attempt: 0,
    notes,
  }
}

// An idea typed in capitals throughout is read and quoted in small letters.
function spokenCase(text: string): string {
  const letters = text.match(/\p{L}/gu) ?? []
  const capitals = text.match(/\p{Lu}/gu) ?? []
  return letters.length > 12 && capitals.length > letters.length * 0.7 ? text.toLowerCase() : text
}

// No markup of the idea may reach a page or a Markdown reader as markup.
function plainLines(text: string): string {
  return text
    .split('\n')
    .map((line) => safeInline(line))
    .filter((line) => line !== '')
    .join('\n')
}

function withoutRetired(source: string): { text: string; notes: Note[] } {
  const named = retiredModels.filter(({ words }) => source.search(words) >= 0)
  const text = named.reduce((rest, { words }) => rest.replace(words, ''), source).trim()
  return {
    text: text === '' ? source : text,
    notes: named.map(({ name, until }) => ({
      kind: 'resolved' as const,
      text: `${name} can no longer be used since ${until}; the prompt is written for the models of today.`,
    })),
  }
}

function speakersScene(lines: readonly Line[]): string {
  const speakers = [...new Set(lines.map((line) => line.speaker).filter(Boolean))]
  return speakers.length > 1
    ? `${speakers.slice(0, 3).join(' and ')} face each other`
    : `${speakers[0] ?? 'a person'} speaks`
}

// "They stand at a bus stop" after two lines: the speakers.
function withSpeakers(text: string, lines: readonly Line[]): string {
  const speakers = [
    ...new Set(
      lines.map((line) => line.speaker).filter((one) => one !== '' && !/^(?:he|she|they|i|we)$/iu.test(one)),
    ),
  ]
  if (speakers.length > 1) return text.replace(/^(?:They|Both)\b/iu, speakers.slice(0, 3).join(' and '))
  const [only] = speakers
  return only === undefined ? text : text.replace(/^(?:He|She)\b/iu, only)
}

// "We open on a dark stage": the stage. "Lena & Marco": both.
function plainOpening(text: string): string {
  return text
    .replace(
      /^(?:(?:we|the film|the video|the camera) )?(?:opens?|fades? in|starts?|begins?|cuts?) (?:on|with|to|from)\s+(?=an?\s|the\s|\p{Lu})/iu,
      '',
    )
    .replace(/(?<=\p{L}) & (?=\p{L})/gu, ' and ')
}

// "trailer for my novel The Salt Crown: a young queen …": the title is no one to film.
function takeTitle(text: string): { text: string; about: string } {
  const match =
    /^(?:(?<lead>[^:.!?\n]{0,60}?\b(?:ads?|advert|commercial|trailer|teaser|promo|spot|video|film|clip|reel)\s)(?:for|about)\s(?<product>[^:.!?\n]{2,60})|(?:[^:.!?\n]{0,60}?\bfor )?(?<about>(?:my|our|the|a|an|his|her|their)\s[^:.!?\n]{0,40}?\b(?:novel|book|film|movie|song|album|game|brand|company|podcast|channel|series|band|shop|startup|app|story|event|festival)\b[^:.!?\n]{0,50})):\s+(?=\S)/iu.exec(
      text,
    )
  const about = match?.groups?.['about'] ?? match?.groups?.['product']
  return match && about
    ? {
        text: (match.groups?.['lead'] ? `${match.groups['lead']}of ` : '') + text.slice(match[0].length),
        about,
      }
    : { text, about: '' }
}

// "luxury perfume commercial, …": what kind of film was asked for belongs to the look.
function askedAs({ instruction }: Idea): string[] {
  const asked = (instruction?.words ?? '')
    .replace(/^(?:please\s+)?(?:[a-z]+\s+(?:me\s+)?)?(?:an?|the)\s+/iu, '')
    .replace(
      /\b(?:\d+|ten|fifteen|twenty|thirty)[\s-]?(?:s|sec|secs|seconds?|minutes?)(?:[\s-]long)?\b/giu,
      '',
    )
    .replace(/\s*(?:for|of|about|on|with|showing|where|in which)?[\s,:]*$/iu, '')
    .replace(/^(?:an?|the)\s+|\s{2,}/giu, ' ')
    .trim()
  return /\s\S*(?:ad|advert|commercial|promo|trailer|teaser)$/iu.test(asked) ? [asked] : []
}

function notesOn(safety: Safety, quarantined: readonly string[], dropped: readonly string[]): Note[] {
  const notes: Note[] = []
  if (quarantined.length > 0)
    notes.push({
      kind: 'changed',
      text: `Left out because it speaks to the tool and not about the film: “${(quarantined[0] ?? '').slice(0, 90)}”`,
    })
  if (dropped.length > 0)
    notes.push({
      kind: 'resolved',
      text: `Words such as “${[...new Set(dropped.map((word) => word.toLowerCase()))].slice(0, 3).join('”, “')}” tell a model little, so lens, light and surfaces say it instead.`,
    })
  if (
    findingOf(safety, 'violence')?.grownUps === 'soften' ||
    findingOf(safety, 'gore')?.grownUps === 'soften'
  )
    notes.push({
      kind: 'changed',
      text: 'Injury stays out of frame: models refuse it, and a look or a sound tells it better.',
    })
  return notes
}
