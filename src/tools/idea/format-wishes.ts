import { readNumbers, type NumberFact } from './numbers.ts'
import {
  answerIn,
  aspects,
  endings,
  endsOn,
  musicless,
  nativeLanguage,
  speechless,
  views,
  withMusic,
} from './words/wish-patterns.ts'
import { formWords, platformWords, toneWords } from './words/format-words.ts'
import { createFinder, type Hit } from './word-finder.ts'

export type Aspect = '16:9' | '9:16' | '1:1' | '4:3' | '3:4' | '4:5' | '2:3' | '3:2' | '21:9'
export type Platform =
  | 'linkedin'
  | 'tiktok'
  | 'instagram'
  | 'youtube'
  | 'facebook'
  | 'x'
  | 'whatsapp'
  | 'reddit'
  | 'pinterest'
  | 'blog'
  | 'newsletter'
  | 'podcast'
  | 'website'
  | 'print'
  | 'slack'
  | 'etsy'
  | 'amazon'
  | 'airbnb'
export type Form =
  | 'email'
  | 'post'
  | 'article'
  | 'ad'
  | 'script'
  | 'cv'
  | 'cover letter'
  | 'bio'
  | 'poem'
  | 'song'
  | 'speech'
  | 'essay'
  | 'report'
  | 'slogan'
  | 'description'
  | 'review'
  | 'letter'
  | 'story'
  | 'joke'
  | 'headline'
  | 'recipe'
  | 'quiz'
  | 'table'
  | 'list'
  | 'presentation'
  | 'plan'
  | 'contract'
  | 'message'
  | 'press release'
  | 'landing page'
  | 'caption'
  | 'thread'
  | 'product name'
  | 'code'
  | 'video'
  | 'image'
  | 'photo'
  | 'logo'
  | 'poster'
  | 'comic'
  | 'storyboard'
  | 'thumbnail'
  | 'book'
  | 'cover'
  | 'animation'
  | 'prompt'
  | 'toast'
  | 'menu'
  | 'flyer'
  | 'faq'
  | 'survey'
  | 'spreadsheet formula'
export type Tone =
  | 'formal'
  | 'casual'
  | 'friendly'
  | 'polite'
  | 'firm'
  | 'funny'
  | 'simple'
  | 'professional'
  | 'persuasive'
  | 'short'
  | 'detailed'
  | 'honest'
  | 'warm'
  | 'poetic'
  | 'neutral'
export type Ending = 'happy' | 'sad' | 'open' | 'twist' | 'bittersweet'
export type PointOfView = 'first' | 'second' | 'third'

/** How the result should be, as far as the idea itself says. Nothing here is a default. */
export type FormatWishes = {
  aspect?: { value: Aspect; words: string }
  /** Length of a film in seconds. */
  seconds?: { value: number; words: string }
  /** Length of a text in words: a wish such as "short" has no number and stands in `tones`. */
  wordCount?: { value: number; upTo?: number; words: string; approximate: boolean }
  /** "10 scenes", "12 panels". */
  parts?: { value: number; unit: string; words: string }
  /** "ends on the logo-free cup with steam", "last image: …" – what the end shows. */
  endsOn?: { what: string; words: string }
  ending?: { value: Ending; words: string }
  platforms: { value: Platform; words: string }[]
  forms: { value: Form; words: string; start: number; end: number }[]
  tones: { value: Tone; words: string }[]
  pointOfView?: { value: PointOfView; words: string }
  /** "no talking", "silent", "without music". */
  speech?: { wanted: boolean; words: string }
  music?: { wanted: boolean; words: string }
  /** Language asked for: "in Spanish". */
  answerIn?: { language: string; words: string }
  /** Words that say only how, so that they can be taken out of the scene. */
  spans: { start: number; end: number }[]
}

const findForm = createFinder<Form>(formWords)
const findPlatform = createFinder<Platform>(platformWords)
const findTone = createFinder<Tone>(toneWords)

// "warm light" and "short hair" tell how things look, not how to write.
const ofThings =
  /^[ -](?:light|lighting|lamp\w*|colou?rs?|tones?|palette|glow|day|evening|night|morning|afternoon|summer|water|bread|coat|jacket|bed|room|hair|legs?|fur|skirt|dress|walk|sleeves?|shadows?|road|way|time|ago)(?!\p{L})/iu

/** Wishes about format, length, end, tone, place of use. */
export function readFormatWishes(
  text: string,
  language = 'en',
  numbers: readonly NumberFact[] = readNumbers(text),
): FormatWishes {
  const spans: { start: number; end: number }[] = []
  const wishes: FormatWishes = { platforms: [], forms: [], tones: [], spans }
  const lift = (start: number, words: string) => spans.push({ start, end: start + words.length })

  for (const [value, pattern] of aspects) {
    const match = pattern.exec(text)
    if (!match) continue
    wishes.aspect = { value, words: match[0] }
    lift(match.index, match[0])
    break
  }
  for (const [value, pattern] of endings) {
    const match = pattern.exec(text)
    if (!match || wishes.ending) continue
    wishes.ending = { value, words: match[0] }
    lift(match.index, match[0])
  }
  readLengths(text, numbers, wishes, lift)

  const silent = speechless.exec(text)
  if (silent) {
    wishes.speech = { wanted: false, words: silent[0] }
    lift(silent.index, silent[0])
  }
  const quiet = musicless.exec(text)
  const music = quiet ? null : withMusic.exec(text)
  if (quiet) lift(quiet.index, quiet[0])
  if (quiet ?? music) wishes.music = { wanted: quiet === null, words: (quiet ?? music)?.[0] ?? '' }

  const end = endsOn.exec(text)
  const what = end?.groups?.['what']
  if (end && what && !/^(?:tears|happy end)/iu.test(what) && !wishes.ending?.words.includes(what)) {
    wishes.endsOn = { what: what.trim().replace(/[,\s]+$/u, ''), words: end[0].trim() }
    // With nothing else said, the end is the scene.
    if (end.index > 3) lift(end.index, end[0])
  }
  for (const [value, pattern] of views) {
    const match = pattern.exec(text)
    if (!match || wishes.pointOfView) continue
    wishes.pointOfView = { value, words: match[0] }
    lift(match.index, match[0])
  }
  const spoken = answerIn.exec(text)
  const native = spoken ? undefined : nativeLanguage.find(([, pattern]) => pattern.test(text))
  if (spoken?.groups?.['language'])
    wishes.answerIn = { language: spoken.groups['language'], words: spoken[0] }
  else if (native) wishes.answerIn = { language: native[0], words: native[1].exec(text)?.[0] ?? '' }

  // What stands in quotation marks is said or written in the scene.
  const unquoted = text.replace(
    /["“„«「『][^"”“»」』\n]{1,300}["”“»」』]|(?<![\p{L}\p{N}])['‘][^'’\n]{2,200}['’](?![\p{L}\p{N}])/gu,
    (quote) => ' '.repeat(quote.length),
  )
  wishes.platforms = unique(findPlatform(unquoted, language)).map(({ value, words }) => ({ value, words }))
  wishes.forms = unique(
    findForm(unquoted, language).filter(
      (hit) =>
        !/^film$/iu.test(hit.words) ||
        !/^[ -](?:look|grain|stock|camera|noir|stills?|strip|projector|roll|simulation)/iu.test(
          text.slice(hit.end),
        ),
    ),
  )
  wishes.tones = unique(
    findTone(unquoted, language).filter((hit) => !ofThings.test(text.slice(hit.end))),
  ).map(({ value, words }) => ({ value, words }))
  return wishes
}

function readLengths(
  text: string,
  numbers: readonly NumberFact[],
  wishes: FormatWishes,
  lift: (start: number, words: string) => void,
): void {
  for (const fact of numbers) {
    if (fact.kind === 'words' && !wishes.wordCount) {
      wishes.wordCount = {
        value: fact.value,
        ...(fact.upTo === undefined ? {} : { upTo: fact.upTo }),
        words: fact.words,
        approximate: fact.approximate,
      }
      lift(...withLead(text, fact))
    } else if (fact.kind === 'duration' && !wishes.seconds && isFilmLength(text, fact)) {
      wishes.seconds = { value: fact.seconds ?? 0, words: fact.words }
      lift(...withLead(text, fact))
    } else if (
      fact.kind === 'count' &&
      !wishes.parts &&
      fact.unit &&
      /^(?:scene|panel|page|paragraph|sentence)$/.test(fact.unit) &&
      isAskedFor(text, fact)
    ) {
      wishes.parts = { value: fact.value, unit: fact.unit, words: fact.words }
      lift(...withLead(text, fact))
    }
  }
}

// "15 second ad", "30 s", "in 20 Sekunden" ask for a length; "for 30 days" and "ten minutes every day" tell a story.
function isFilmLength(text: string, fact: NumberFact): boolean {
  const seconds = fact.seconds ?? 0
  if (seconds <= 0 || seconds > 1_800 || (fact.unit !== 'second' && fact.unit !== 'minute')) return false
  const after = text.slice(fact.end, fact.end + 28)
  const before = text.slice(Math.max(0, fact.start - 18), fact.start)
  const asks =
    /^[\s-]*(?:long|lang\p{L}*|de long|の|的)?[\s-]*(?:[\p{L}\p{M}-]+[\s-]){0,2}(?:ads?|advert|clips?|videos?|films?|movies?|reels?|shorts?|spots?|commercials?|trailers?|teasers?|loops?|shots?|animations?|timelapse|speech|toast|talk|podcast|story|read|script|werbe\p{L}*|werbespot|filme?|vídeos?|vidéos?|publicité|anuncio|comercial|spots?|ролик\p{L}*|видео\p{L}*|реклам\p{L}*|فيديو|إعلان|वीडियो|विज्ञापन|動画|ビデオ|視頻|视频|短片|영상|광고)/iu
  if (
    asks.test(after) ||
    /(?:length|duration|länge|dauer|durée|duración|max\.?|about|around|ca\.?|etwa|:|\()\s*$/iu.test(before)
  )
    return true
  const isAtEdge =
    /^\s*(?:$|[,.;!?)\n、。，；،।])/u.test(after) &&
    /(?:^|[,.;(\n、。，；،।])\s*(?:in |about |circa |~)?$/iu.test(before)
  if (isAtEdge) return true
  return (
    fact.unit === 'second' &&
    /(?:clip|video|vídeo|vidéo|kurzfilm|court métrage|cortometraje|cortometraggio|curta-metragem|film|ad|reel|spot|commercial|ролик|видео|فيديو|वीडियो|動画|视频|영상)[\p{L}\p{M}]*(?:\s\p{L}{4,12})?(?:\s(?:of|de|von|di|на|lang|مدته|مدتها))?\s*$/iu.test(
      before,
    )
  )
}

function isAskedFor(text: string, fact: NumberFact): boolean {
  const before = text.slice(Math.max(0, fact.start - 12), fact.start)
  return /(?:^|[,.;(:\n]|\bin|\bwith|\bof|\bmax|mit|en|avec|con|com|в|из)\s*(?:about |exactly )?$/iu.test(
    before,
  )
}

// The "about" before and the comma-like padding around belong to the wish.
function withLead(text: string, fact: NumberFact): [start: number, words: string] {
  const before = text.slice(Math.max(0, fact.start - 24), fact.start)
  const lead =
    /(?:(?<=^|[\s,(])(?:in|with|of|max\.?|maximum|at most|exactly|about|around|approx\.?|approximately|roughly|circa|ca\.|up to|no more than|under|less than|between|etwa|ungefähr|rund|höchstens|in etwa|environ|unas?|cerca de|около|примерно|~|約|约|大约|लगभग|حوالي)\s?){0,2}$/iu.exec(
      before,
    )?.[0] ?? ''
  const long =
    /^[\s-]long\b|^\s?(?:lang\p{L}*|max\.?|maximum|at most|or less|or so)(?!\p{L})/iu.exec(
      text.slice(fact.end, fact.end + 12),
    )?.[0] ?? ''
  return [fact.start - lead.length, lead + fact.words + long]
}

function unique<Value extends string>(
  hits: readonly Hit<Value>[],
): { value: Value; words: string; start: number; end: number }[] {
  return hits
    .filter((hit, index) => hits.findIndex((other) => other.key === hit.key) === index)
    .map((hit) => ({ value: hit.key, words: hit.words, start: hit.start, end: hit.end }))
}
