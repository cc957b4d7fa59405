import { findPlaceSense, type PlaceSense } from './place-senses.ts'
import { isMeasure, type NounPhrase } from './noun-phrases.ts'
import { wordsBetween, type Parse } from './parse.ts'
import { kindOfNoun } from './noun-kind.ts'
import { isPlural, toSingular } from './words/singular.ts'
import { isDemonym, isPlaceName } from './words/place-names.ts'
import { dayTimeWords, eraWords, seasonWords, weatherWords, whereWords } from './words/setting-words.ts'
import { createFinder } from './word-finder.ts'

export type DayTime =
  | 'dawn'
  | 'morning'
  | 'noon'
  | 'afternoon'
  | 'golden hour'
  | 'sunset'
  | 'dusk'
  | 'evening'
  | 'night'
  | 'midnight'
export type Season = 'spring' | 'summer' | 'autumn' | 'winter'
export type Weather = 'rain' | 'storm' | 'snow' | 'fog' | 'wind' | 'sun' | 'cloud' | 'frost' | 'heat'
export type Era =
  | 'prehistoric'
  | 'ancient'
  | 'medieval'
  | 'renaissance'
  | 'victorian'
  | '1920s'
  | 'wartime'
  | 'mid-century'
  | '1970s'
  | '1980s'
  | '1990s'
  | 'present'
  | 'future'
  | 'other'

/** A reading and the words of the idea it comes from. */
export type Said<Value> = { value: Value; words: string }

export type Place = {
  /** "in a Tokyo alley", as typed. */
  words: string
  /** "a Tokyo alley". */
  phrase: string
  /** "alley"; a proper name in lower case. */
  noun: string
  /** location: it is there · path: it moves through · goal: it goes there · origin: it comes from · support: it stands on or by it. */
  role: 'location' | 'path' | 'goal' | 'origin' | 'support'
  indoor?: boolean
  /** Country, town or planet named in it: "Tokyo". */
  named?: string
  sense?: PlaceSense
}

export type Setting = {
  /** The place everything happens in, if the idea says one. */
  place?: Place
  places: Place[]
  /** undefined when nothing tells. */
  indoor?: boolean
  era?: Said<Era>
  season?: Said<Season>
  weather: Said<Weather>[]
  dayTime?: Said<DayTime>
  /** Country, town or people named: "Tokyo", "Japanese". */
  region?: string
}

const findDayTime = createFinder<DayTime>(dayTimeWords)
const findSeason = createFinder<Season>(seasonWords)
const findWeather = createFinder<Weather>(weatherWords)
const findEra = createFinder<Era>(eraWords)
const findWhere = createFinder<'indoor' | 'outdoor'>(whereWords)

const roles: readonly (readonly [Place['role'], RegExp])[] = [
  ['path', /^(?:through|throughout|along|across|around|past|over|down|up)$/],
  ['goal', /^(?:to|into|onto|toward|towards|for)$/],
  ['origin', /^(?:from|out of|off)$/],
]
const standsOn =
  /^(?:on|onto|upon|under|beneath|below|above|beside|behind|between|near|against|by|next to|in front of)$/
const placeKinds = new Set(['place', 'building', 'landscape'])
const supportKinds = new Set([
  'furniture',
  'container',
  'object',
  'paper',
  'vehicle',
  'clothing',
  'device',
  'instrument',
  'tool',
  'plant',
  'food',
  'sky',
  'unknown',
  'toy',
])
// Weather and hours are no places, although one stands "in the rain" and "at dusk".
const airNouns = new Set(
  'rain snow wind fog mist storm haze breeze hail frost sunlight moonlight starlight dawn dusk sunset sunrise twilight daylight nightfall drizzle snowfall thunderstorm blizzard gale light'.split(
    ' ',
  ),
)
const indoorNouns = new Set(
  `apartment attic basement bathroom bedroom cabin cafe café cafeteria canteen cellar chapel classroom clinic corridor elevator factory gallery garage greenhouse gym hall hallway hospital hostel hotel igloo jail kitchen laboratory lab laundromat library lift living-room lobby loft lounge mall museum nursery office opera pantry parlor parlour prison pub bar restaurant room salon sauna school shack shed shop stairwell store studio supermarket tavern teahouse theater theatre warehouse workshop bakery bank bookshop church cathedral temple cave cavern tunnel subway underground diner aquarium submarine spaceship train bus car plane tent windowsill desk bed sofa fireplace bookshelf stove fridge`.split(
    /\s+/,
  ),
)
const outdoorNouns = new Set(
  `alley alleyway avenue backyard balcony beach boulevard bridge canal cemetery city cliff coast courtyard desert dock farm field footpath forest garden glacier harbor harbour highway hill island jungle lake lane marina market marketplace marsh meadow mountain ocean orchard park pasture path patio pavement pier plaza pond porch port prairie quay railway rainforest reef river riverbank road roof rooftop sea seashore shore sidewalk square steppe stream street swamp terrace town track trail tundra valley village vineyard volcano waterfall woods wood yard puddle gutter playground moon mars sky space bench crossroads swing`.split(
    /\s+/,
  ),
)

/** Where and when the idea plays, as far as it says so in any of the languages read. */
export function readSetting(text: string, source?: Parse | readonly Place[], language = 'en'): Setting {
  const places = source === undefined ? [] : 'tokens' in source ? readPlaces(source) : [...source]
  const place =
    places.find((one) => one.role === 'location' || one.role === 'path') ??
    places.find((one) => one.role === 'goal')
  const era = said(findEra(text, language)[0]) ?? yearEra(text)
  const season = said(findSeason(text, language)[0])
  const dayTime = said(findDayTime(text, language)[0]) ?? clockTime(text)
  const region = places.find((one) => one.named)?.named ?? regionIn(text)
  const indoor = indoorOf(text, place, places, language)
  return {
    ...(place ? { place } : {}),
    places,
    ...(indoor === undefined ? {} : { indoor }),
    ...(era ? { era } : {}),
    ...(season ? { season } : {}),
    weather: uniqueBy(
      findWeather(text, language)
        .filter((hit) => !namesAThing(text.slice(hit.end, hit.end + 14)))
        .map((hit) => ({ value: hit.key, words: hit.words })),
    ),
    ...(dayTime ? { dayTime } : {}),
    ...(region ? { region } : {}),
  }
}

function readPlaces(parsed: Parse): Place[] {
  const places: Place[] = []
  for (const phrase of parsed.phrases) {
    const head = parsed.tokens[phrase.head]
    if (!head || phrase.pronoun) continue
    const crossed = phrase.after === undefined ? wayOf(parsed, phrase) : undefined
    if (phrase.after === undefined && crossed === undefined) continue
    const before = parsed.tokens[phrase.head - 1]?.lower ?? ''
    const named = head.tag === 'name' && isPlaceName(head.text)
    const of = parsed.phrases.find((other) => other.ofHead === phrase.head)
    const held = of && isMeasure(head) ? parsed.tokens[of.head] : undefined
    const kind = named
      ? 'place'
      : kindOfNoun((held ?? head).lower, !held && phrase.head > phrase.first ? before : '')
    const role =
      crossed === undefined
        ? placeRole(phrase.after ?? '', kind, named)
        : placeKinds.has(kind)
          ? crossed
          : undefined
    if (!role) continue
    const noun = toSingular(head.lower)
    if (kind === 'sky' && airNouns.has(noun)) continue
    if (phrase.after === 'between' && !isPlural(head.lower)) continue
    const names = parsed.tokens
      .slice(phrase.first, phrase.last + 1)
      .filter((token) => token.tag === 'name')
      .map((token) => token.text)
      .join(' ')
    const indoor = indoorNouns.has(noun)
      ? true
      : outdoorNouns.has(noun) || kind === 'landscape'
        ? false
        : undefined
    const sense = findPlaceSense(noun)
    const end = of?.last ?? phrase.last
    places.push({
      words: wordsBetween(
        parsed,
        phrase.first - (phrase.after === undefined ? 0 : phrase.after.split(' ').length),
        end,
      ),
      phrase: wordsBetween(parsed, phrase.first, end),
      noun,
      role,
      ...(indoor === undefined ? {} : { indoor }),
      ...(names !== '' && (named || isPlaceName(names)) ? { named: names } : {}),
      ...(sense ? { sense } : {}),
    })
  }
  return places
}

// "crosses a frozen lake", "explores a cave": the place is what it is done to.
function wayOf(parsed: Parse, phrase: NounPhrase): 'path' | 'goal' | undefined {
  const clause = parsed.clauses.find(
    (one) => phrase.first > one.verbAt && phrase.first <= one.verbAt + 2 && phrase.last <= one.last,
  )
  if (!clause) return undefined
  if (/^(?:cross|explore|climb|roam|wander|walk|ride|circle|tour|descend|travel)$/.test(clause.verb.lemma))
    return 'path'
  return /^(?:enter|reach|visit|approach|leave|discover|find)$/.test(clause.verb.lemma) ? 'goal' : undefined
}

function placeRole(after: string, kind: string, named: boolean): Place['role'] | undefined {
  const isPlace = placeKinds.has(kind) || named
  const moving = roles.find(([, pattern]) => pattern.test(after))?.[0]
  if (isPlace && moving === 'path' && /^(?:over|down|up)$/.test(after)) return 'location'
  if (isPlace && after === 'for') return undefined
  if (isPlace && moving) return moving
  if (
    isPlace &&
    /^(?:in|on|at|inside|outside|within|under|near|beside|by|behind|above|below|between|among|beneath|opposite|amid)$/.test(
      after,
    )
  )
    return 'location'
  if (kind === 'vehicle' && /^(?:on|in|aboard|inside)$/.test(after)) return 'location'
  if (supportKinds.has(kind) && (standsOn.test(after) || after === 'inside')) return 'support'
  if (kind === 'sky' && after !== 'of' && /^(?:on|in|over|under|above)$/.test(after)) return 'location'
  return undefined
}

function indoorOf(
  text: string,
  place: Place | undefined,
  places: readonly Place[],
  language: string,
): boolean | undefined {
  if (place?.indoor !== undefined) return place.indoor
  const support = places.find((one) => one.role === 'support' && one.indoor !== undefined)
  if (support) return support.indoor
  const hit = findWhere(text, language)[0]
  return hit ? hit.key === 'indoor' : undefined
}

// In "a rain gutter" and "a snow globe" nothing falls from the sky.
function namesAThing(after: string): boolean {
  return /^[ -](?:barrel|boots?|chimes?|coat|cone|farm|gauge|globes?|gutters?|instruments?|jacket|leopards?|m[ae]n|machine|mill|owls?|plough|plow|queen|stick|tires?|tunnel|turbines?|tyres?|white|computing|storage|troopers?)\b/iu.test(
    after,
  )
}

function said<Value extends string>(hit: { key: Value; words: string } | undefined): Said<Value> | undefined {
  return hit ? { value: hit.key, words: hit.words } : undefined
}

function uniqueBy<Value extends string>(list: Said<Value>[]): Said<Value>[] {
  return list.filter((one, index) => list.findIndex((other) => other.value === one.value) === index)
}

function yearEra(text: string): Said<Era> | undefined {
  const match =
    /(?<![\d.,€$£])(1[0-9]\d{2}|20\d{2}|2[1-9]\d{2}|3\d{3})(?:s|er)?(?![\d.,]\d|\d|\s?(?:words|characters|euros?|dollars?|net|Wörter|mots|palabras|€|\$|%|km|m\b|kg|g\b))/u.exec(
      text,
    )
  const decade = match ? undefined : /(?<!\d)['’]?([2-9]0)(?:s|er)(?![\p{L}\d])/u.exec(text)
  // "a woman in her 40s" is an age.
  if (
    decade &&
    /(?:her|his|their|my|your|early|late|mid|the[ir]*s?)[\s-]$/iu.test(
      text.slice(Math.max(0, decade.index - 6), decade.index),
    ) &&
    !/\b(?:the|early|late|mid)[\s-]$/iu.test(text.slice(Math.max(0, decade.index - 6), decade.index))
  )
    return undefined
  if (
    match &&
    /(?:rechnung|invoice|order|bestellung|nr\.?|no\.?|number|nummer|room|zimmer|flight|bus|route|line|model|iso|highway|ticket|case|facture|factura|fatura|fattura|№|счет|счёт)\s?#?$/iu.test(
      text.slice(Math.max(0, match.index - 14), match.index),
    )
  )
    return undefined
  const year = match ? Number(match[1]) : decade ? 1900 + Number(decade[1]) : undefined
  const words = match?.[0] ?? decade?.[0]
  if (year === undefined || words === undefined) return undefined
  return { value: eraOfYear(year), words }
}

function eraOfYear(year: number): Era {
  if (year < 1400) return 'medieval'
  if (year < 1650) return 'renaissance'
  if (year < 1830) return 'other'
  if (year < 1914) return 'victorian'
  if (year < 1919) return 'wartime'
  if (year < 1935) return '1920s'
  if (year < 1948) return 'wartime'
  if (year < 1970) return 'mid-century'
  if (year < 1980) return '1970s'
  if (year < 1990) return '1980s'
  if (year < 2000) return '1990s'
  return year <= 2035 ? 'present' : 'future'
}

function clockTime(text: string): Said<DayTime> | undefined {
  const match = /(?<![\d:])(\d{1,2})(?::\d{2})?\s?([ap])\.?m\b/iu.exec(text)
  if (!match) return undefined
  const hour = (Number(match[1]) % 12) + (match[2]?.toLowerCase() === 'p' ? 12 : 0)
  const value: DayTime =
    hour < 4
      ? 'night'
      : hour < 6
        ? 'dawn'
        : hour < 11
          ? 'morning'
          : hour < 14
            ? 'noon'
            : hour < 17
              ? 'afternoon'
              : hour < 21
                ? 'evening'
                : 'night'
  return { value, words: match[0] }
}

// "Berlin Schach" is Berlin, "Hong Kong" is both.
function knownRun(run: string, first: string): string {
  return /^(?:new|hong|san|los|las|rio|buenos|cape|tel|south|north|sri|costa|saudi|united|abu|addis|santa|mexico|kuala|ho|mount|lake|black|red|great|grand|notre|taj|machu|angkor)$/iu.test(
    first,
  )
    ? run
    : first
}

function regionIn(text: string): string | undefined {
  for (const match of text.matchAll(/(?<![\p{L}\p{N}])\p{Lu}\p{L}{2,}(?:[ ]\p{Lu}\p{L}+)?/gu)) {
    const word = match[0].split(' ')[0] ?? ''
    if (isPlaceName(match[0]) && word.toLowerCase() !== 'nice')
      return isPlaceName(word) && word !== match[0] && !isPlaceName(`x ${match[0]}`)
        ? knownRun(match[0], word)
        : match[0]
    if (isDemonym(word) || isPlaceName(word)) return word
  }
  return undefined
}
