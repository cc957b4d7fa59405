import { AppError } from '#shared/app-error.ts'
import { findingOf, type Safety } from '#tools/idea/safety.ts'
import type { Note } from '#tools/workbench/answer.ts'

// What no video model films and nobody should be helped to; the rest is softened or noted.
const refused = ['child-sexual', 'sexual', 'crime', 'hate', 'self-harm'] as const

/** Throws the kind refusal for ideas that no video should be made of. */
export function refuseUnsafe(safety: Safety): void {
  for (const category of refused) {
    const finding = findingOf(safety, category)
    if (!finding || finding.grownUps === 'note') continue
    if ((category === 'sexual' || category === 'crime') && finding.grownUps === 'caution') continue
    const care =
      category === 'self-harm'
        ? ' If this is about you, please talk to someone you trust or to a helpline near you.'
        : ''
    const message = `This idea cannot be made into a video prompt. How about ${finding.suggestion}?${care}`
    throw new AppError('INVALID_INPUT', message, { fields: { idea: message } })
  }
}

const professions: readonly (readonly [RegExp, string])[] = [
  [
    /trump|biden|harris|obama|clinton|bush|putin|jinping|习近平|zelensk|macron|merkel|scholz|merz|starmer|johnson|sunak|modi|erdo[gğ]an|netanyahu|kim jong|путин|трамп|зеленск|байден|ترامب|بوتين|मोदी|プーチン|トランプ|特朗普|拜登|普京|푸틴|트럼프/iu,
    'a silver-haired head of state',
  ],
  [/pope/iu, 'an elderly churchman in white'],
  [/king charles|prince|middleton|markle|queen/iu, 'a member of an old royal house'],
  [/greta/iu, 'a young climate campaigner'],
  [
    /musk|bezos|zuckerberg|gates|jobs|tim cook|altman|jensen|маск|イーロン|马斯克|머스크/iu,
    'a well-known company founder',
  ],
  [
    /swift|beyonc|rihanna|adele|sheeran|bieber|grande|eilish|gaga|kanye|drake|eminem|dua lipa|styles|shakira|bunny|bts|jungkook|blackpink/iu,
    'a pop singer in stage clothes',
  ],
  [
    /kelce|messi|ronaldo|neymar|mbapp|lebron|serena|federer|djokovic|hamilton|verstappen|bolt|biles|kohli|صلاح|ميسي|大谷|손흥민/iu,
    'a star athlete',
  ],
  [
    /cruise|dicaprio|pitt|jolie|johansson|watson|lawrence|hanks|keanu|zendaya|chalamet|robbie|gosling|dwayne|will smith|depp|freeman|chan|khan|bachchan|chopra|शाहरुख/iu,
    'a film actor',
  ],
  [/attenborough/iu, 'an elderly nature presenter'],
  [/king|rowling/iu, 'a bestselling novelist'],
]

/** Styles of artists and studios in plain words. */
const styles: readonly (readonly [RegExp, string])[] = [
  [/pixar|disney|dreamworks|ピクサー|皮克斯|픽사/iu, '3D family animation'],
  [
    /ghibli|miyazaki|shinkai|ジブリ|宮崎|新海|宫崎骏|吉卜力|지브리|미야자키|миядзаки|гибли/iu,
    'hand-painted 2D anime with wide skies',
  ],
  [/wes anderson/iu, 'symmetrical frames in pastel colours'],
  [/burton/iu, 'crooked gothic shapes and pale faces'],
  [/nolan|villeneuve/iu, 'vast quiet frames with cold natural light'],
  [/tarantino/iu, 'bold saturated colour and long tense pauses'],
  [/spielberg/iu, 'warm backlight and faces looking up'],
]

/** Puts a role where a famous person or an owned character stood, and says so. */
export function replaceKnown(
  text: string,
  safety: Safety,
): { text: string; notes: Note[]; replaced: string[] } {
  const notes: Note[] = []
  const replaced: string[] = []
  let result = text
  const put = (word: string, role: string, why: string) => {
    const escaped = word.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{N}])(?:['’]s(?! \\p{L}+ing\\b))?`, 'giu')
    result = result.replace(pattern, (hit) => (/['’]s$/u.test(hit) ? `${role}’s` : role))
    replaced.push(word)
    notes.push({ kind: 'changed', text: `${word} became “${role}”: ${why}` })
  }
  for (const word of findingOf(safety, 'real-person')?.words ?? [])
    put(
      word,
      professions.find(([pattern]) => pattern.test(word))?.[1] ?? 'an invented well-known person',
      'video models refuse the likeness of living people.',
    )
  for (const word of findingOf(safety, 'protected-character')?.words ?? [])
    put(
      word,
      findingOf(safety, 'protected-character')?.suggestion ?? 'an original character',
      'the character belongs to somebody else.',
    )
  for (const word of findingOf(safety, 'living-artist')?.words ?? [])
    put(
      word,
      styles.find(([pattern]) => pattern.test(word))?.[1] ?? 'its own drawn',
      'the traits of the style are said in plain words instead of a name.',
    )
  return { text: result, notes, replaced }
}
