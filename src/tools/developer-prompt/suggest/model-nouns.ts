import { toEntityName } from '../compose/read/names.ts'
import type { Noun } from './read-nouns.ts'
import type { Reading } from './read-sentence.ts'

export type Models = { models: string; relations: string }

const happenings =
  /(?:flight|harvest|session|visit|run|trip|ride|match|shift|lesson|class|appointment|booking|reservation|meeting|event|call|delivery|order|payment|donation|request|report|inspection|observation|measurement|reading|sighting|catch|loan|sale|purchase|training|survey|test|exam|vote|review|journey|tour|walk|treatment|meal|entry|note|log|check|transfer|game|round|rehearsal|dose|\p{L}(?:tion|sion|ment|ance|age))$/iu
const places =
  /(?:garden|room|shop|store|site|station|field|house|home|apartment|flat|office|school|club|venue|hall|park|beach|harbour|pool|studio|kitchen|farm|branch|shelf|court|street|route|trail|spot|place|location|hive|box|locker|workshop|depot|warehouse)$/iu
const texts =
  /(?:message|comment|story|article|post|question|answer|recipe|poem|letter|document|file|photo|picture|image|video|song|book|plan|list|template|idea|quote|tip|guide|review|feedback)$/iu
/** Words that say what is done with things need a field of their own. */
const cues: readonly (readonly [RegExp, string])[] = [
  [/\b(?:price|sell|buy|pay|cost|deposit|fee|rent)/iu, 'price'],
  [/\b(?:photo|picture|camera|image)/iu, 'photo'],
  [/\b(?:map|nearby|near|location|gps|address|route)/iu, 'position'],
  [/\b(?:remind|due|deadline|expire|expiry)/iu, 'due_on'],
  [/\b(?:rate|rating|review|stars)\b/iu, 'rating 1/2/3/4/5'],
  [/\b(?:categor|tag|sort by|type of|kinds? of)/iu, 'category'],
]

/** Tables for what the sentence itself speaks of, when no known kind of product covers it. */
export function modelNouns(
  reading: Pick<Reading, 'text' | 'language'>,
  nouns: readonly Noun[],
  owner: string,
): Models {
  const isEnglish = reading.language === 'en'
  const things = nouns.filter(({ isPerson }) => !isPerson).slice(0, 4)
  const people = nouns.filter(({ isPerson }) => isPerson).slice(0, 2)
  const extra = cues.filter(([cue]) => cue.test(reading.text)).map(([, field]) => field)
  const personNames = people.map(({ name }) => toEntityName(name, isEnglish))
  const names = things
    .map(({ name }) => toEntityName(name, isEnglish))
    .filter((name, index, all) => name !== '' && all.indexOf(name) === index && !personNames.includes(name))
  const [main = 'Entry', ...others] = names
  const who = personNames[0] ?? owner
  // The first thing gets what the sentence asks to be kept; the others hang on it.
  const tables = [
    ...(personNames.length > 0
      ? personNames.map((name) => `${name}(name, email, phone)`)
      : [`${owner}(name, email)`]),
    tableFor(main, extra),
    ...others.map((name) => tableFor(name, [])),
    ...(names.length < 2 ? [`${main}Log(date, note, photo)`] : []),
  ]
  const relations = [
    `${who} has many ${pluralName(main)}`,
    ...others.map((name) => `${main} has many ${pluralName(name)}`),
    ...(names.length < 2 ? [`${main} has many ${main}Logs`] : []),
    ...personNames.slice(1).map((name) => `${name} has many ${pluralName(main)}`),
  ]
  return { models: tables.join(', '), relations: relations.join('; ') }
}

function tableFor(name: string, extra: readonly string[]): string {
  const own = happenings.test(name)
    ? ['date', 'starts_at', 'status planned/done/cancelled', 'note']
    : places.test(name)
      ? ['name', 'position', 'description', 'status open/closed']
      : texts.test(name)
        ? ['title', 'text', 'status draft/published', 'created_at']
        : ['name', 'description', 'status active/archived', 'added_on']
  const fields = [...own, ...extra.filter((field) => !own.includes(field))]
  return `${name}(${fields.join(', ')})`
}

/** Entity names in the plural, as a relation is said; names of other scripts stay as they are. */
export function pluralName(name: string): string {
  if (!/[a-z]$/u.test(name)) return name
  if (/[^aeiou]y$/u.test(name)) return `${name.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/u.test(name) ? `${name}es` : `${name}s`
}

/** Entity names of a model written in the form's notation. */
export function entityNames(models: string): string[] {
  return Array.from(models.matchAll(/(?:^|,\s*)([\p{L}\p{N}_]+)\(/gu), (match) => match[1] ?? '')
}
