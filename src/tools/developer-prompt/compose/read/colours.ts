import { colourWords, unspacedColourWords } from './colour-words.ts'
import { fromHsl, relativeLuminance, toHsl } from './contrast.ts'
import { normalise } from '#shared/text/normalise.ts'

export type ColourRole = 'primary' | 'accent' | 'background'
/** `words` is how the user named the colour; `hex` is `#RRGGBB` in capitals. */
export type Colour = { role: ColourRole; hex: string; words: string }

type Mention = { at: number; hex: string; words: string; role?: ColourRole; isExact: boolean }

const darkTheme =
  /(?<!\p{L})(?:dark|night|dunkle[rsmn]?|sombre|oscur[oa]|escur[oa]|scur[oa]|donker|karanlık|тёмн\p{L}*|темн\p{L}*)[\s-]?(?:mode|themes?|ui|interface|modus|thema|design|look|background|тема|режим|hintergrund)(?!\p{L})|(?:mode|thème|tema|modo|theme)\s(?:sombre|oscuro|escuro|scuro|nuit|noche)|ダークモード|ダークテーマ|深色模式|暗色|暗黑|다크\s?모드|الوضع الداكن|מצב כהה|डार्क मोड/iu
const darkGround =
  /(?:^|[,;.:]\s*)(?:very\s+|mostly\s+|all\s+)?(?:dark|dunkel|sombre|oscuro|escuro|scuro|donker)\s*(?:$|[,;.]|(?:with|and|plus|mit|und|con|y|e|et|avec|com|en|met)\s)/iu
const refusal =
  /(?<!\p{L})(?:no|not|never|avoid|without|except|anything but|instead of|kein|keine|ohne|nicht|pas de|sans|sin|sem|senza|geen|без|не)\s+(?:too much\s+|any\s+|more\s+)?$/iu
const modifier =
  /(?:(?:very|a little|a bit of|slightly|more|quite)\s+)?(?:(dark|deep|darker|dunkles?|foncé|oscuro|escuro|scuro|тёмно-|темно-)|(light|lighter|pale|soft|pastel|baby|helles?|clair|claro|chiaro|светло-)|(bright|vivid|neon|electric|strong|warm|cool|muted|dusty|burnt|hot|faded|earthy|matte|kräftiges?))(?:\s+|(?<=-))$/iu
const tokens =
  /#(?:[0-9a-f]{8}|[0-9a-f]{6}|[0-9a-f]{3,4})(?![0-9a-z])|rgba?\(\s*\d[^)]{3,40}\)|hsla?\(\s*\d[^)]{3,40}\)/giu
const words = /[\p{L}\p{M}][\p{L}\p{M}-]*/gu
const darkAfter = /^\s(?:foncée?s?|oscur[oa]s?|escur[oa]s?|scur[oa]|marine|marino)(?!\p{L})/iu
const lightAfter = /^\s(?:claire?s?|clar[oa]s?|chiar[oa])(?!\p{L})/iu

/** Colours in a wish, each with the part it plays. The same text always gives the same answer. */
export function readColours(text: string): Colour[] {
  const source = normalise(text).slice(0, 10_000)
  const exact = readTokens(source)
  const mentions = [...exact, ...readWords(source).filter((word) => !isNameOf(word, exact, source))].sort(
    (one, other) => one.at - other.at,
  )
  return assignRoles(mentions, source)
}

/** "Madder red #A3352B" and "#A3352B (madder red)" are one colour. */
function isNameOf(word: Mention, exact: readonly Mention[], source: string): boolean {
  const end = word.at + word.words.length
  return exact.some(
    (token) =>
      (token.at >= end && /^\s?[(:=]?\s?$/u.test(source.slice(end, token.at).slice(0, 4))) ||
      (word.at > token.at &&
        /^\s?\([^,;)]{0,20}$/u.test(source.slice(token.at + token.words.length, word.at))),
  )
}

/** "Dark blue" is a colour; "dark mode" is a theme. */
export function wantsDarkTheme(text: string): boolean {
  // "Dark with yellow" names no colour of its own: it is the ground the others stand on.
  if (darkGround.test(text)) return true
  const match = darkTheme.exec(text)
  if (match === null)
    return (
      /(?<!\p{L})(?:black|schwarzer?|very dark|near-black) background(?!\p{L})/iu.test(text) &&
      !refusal.test(text)
    )
  return !refusal.test(text.slice(Math.max(0, match.index - 20), match.index))
}

function readTokens(source: string): Mention[] {
  return [...source.matchAll(tokens)].flatMap((match) => {
    const hex = toSolidHex(match[0])
    if (hex === undefined || refusal.test(source.slice(Math.max(0, match.index - 20), match.index))) return []
    return [
      {
        at: match.index,
        hex,
        words: match[0],
        isExact: true,
        ...roleNear(source, match.index, match[0].length),
      },
    ]
  })
}

function toSolidHex(token: string): string | undefined {
  if (token.startsWith('#')) {
    const digits = token.slice(1)
    const full =
      digits.length <= 4
        ? Array.from(digits.slice(0, 3), (digit) => digit + digit).join('')
        : digits.slice(0, 6)
    return `#${full.toUpperCase()}`
  }
  const numbers =
    token
      .match(/\d+(?:\.\d+)?/gu)
      ?.slice(0, 3)
      .map(Number) ?? []
  const [first, second, third] = numbers
  if (first === undefined || second === undefined || third === undefined) return undefined
  if (/^hsl/iu.test(token))
    return fromHsl(first % 360, Math.min(second, 100) / 100, Math.min(third, 100) / 100)
  return `#${[first, second, third].map((channel) => Math.min(255, Math.round(channel)).toString(16).padStart(2, '0')).join('')}`.toUpperCase()
}

function readWords(source: string): Mention[] {
  const lower = source.toLowerCase()
  const found: Mention[] = []
  const list = [...lower.matchAll(words)]
  for (let index = 0; index < list.length; index += 1) {
    const word = list[index]
    if (word === undefined) continue
    const next = list[index + 1]
    const pair =
      next !== undefined && /^\s$/u.test(lower.slice(word.index + word[0].length, next.index))
        ? `${word[0]} ${next[0]}`
        : undefined
    const pairHex = pair === undefined ? undefined : colourWords.get(pair)
    const hex = pairHex ?? colourWords.get(word[0]) ?? fromCompound(word[0]) ?? fromInflected(word[0])
    if (hex === undefined) continue
    const length = pairHex === undefined || pair === undefined ? word[0].length : pair.length
    if (pairHex !== undefined) index += 1
    addWord(found, source, word.index, length, hex)
  }
  for (const [name, hex] of unspacedColourWords) {
    const at = source.indexOf(name)
    if (at !== -1 && !found.some((mention) => at >= mention.at && at < mention.at + mention.words.length)) {
      found.push({ at, hex, words: name, isExact: false, ...roleNear(source, at, name.length) })
    }
  }
  return found
}

/** "blue-green", "yellowish", "dark-red" and the German "tiefblau". */
function fromCompound(word: string): string | undefined {
  const parts = word.split('-')
  const last = parts.at(-1) ?? ''
  if (parts.length > 1) return colourWords.get(last)
  const plain = /^(.{3,})ish$/u.exec(word)?.[1]
  if (plain !== undefined) return colourWords.get(plain) ?? colourWords.get(plain.slice(0, -1))
  const german = /^(dunkel|hell|tief|zart)(.{3,})$/u.exec(word)
  const base = colourWords.get(german?.[2] ?? '')
  if (base === undefined) return undefined
  return german?.[1] === 'hell' || german?.[1] === 'zart' ? lighten(base) : darken(base)
}

/** German, Spanish and Slavic endings: "weißer", "gelben", "rojas", "синяя". */
function fromInflected(word: string): string | undefined {
  const stem = /^(.{3,}?)(?:e[nrsm]?|s|as|os|es)$/u.exec(word)?.[1]
  const russian = /^(.{3,})(?:ая|яя|ое|ее|ые|ие|ого|ому|ым|ой)$/u.exec(word)?.[1]
  if (russian !== undefined)
    return (
      colourWords.get(`${russian}ый`) ?? colourWords.get(`${russian}ий`) ?? colourWords.get(`${russian}ой`)
    )
  return stem === undefined
    ? undefined
    : (colourWords.get(stem) ?? colourWords.get(`${stem}o`) ?? fromCompound(stem))
}

function addWord(found: Mention[], source: string, at: number, length: number, plainHex: string): void {
  const before = source.slice(Math.max(0, at - 30), at)
  const change = modifier.exec(before)
  const start = change === null ? at : at - change[0].length
  if (refusal.test(source.slice(Math.max(0, start - 24), start))) return
  const after = source.slice(at + length, at + length + 12)
  // "Rose Clinic", "golden ratio" or "black market" would be names and idioms, "gold standard" is no colour.
  if (/^\s(?:ratio|standard|market|friday|list|box|label)\b/iu.test(after)) return
  const behind = (darkAfter.exec(after) ?? lightAfter.exec(after))?.[0].length ?? 0
  const isDarker = change?.[1] !== undefined || darkAfter.test(after)
  const isLighter = change?.[2] !== undefined || lightAfter.test(after)
  const hex = isDarker ? darken(plainHex) : isLighter ? lighten(plainHex) : plainHex
  found.push({
    at: start,
    hex,
    words: source.slice(start, at + length + behind).trim(),
    isExact: false,
    ...roleNear(source, start, at + length + behind - start),
  })
}

function roleNear(source: string, at: number, length: number): { role?: ColourRole } {
  const before =
    source
      .slice(Math.max(0, at - 26), at)
      .split(/[,;.\n]/u)
      .at(-1) ?? ''
  const after =
    source
      .slice(at + length, at + length + 30)
      .split(/[,;.\n]|\s(?:and|und|et|y|e|и|with|mit|avec|con|com|met|on|auf|sur)\s/iu)[0] ?? ''
  const near = `${before} | ${after}`
  const background =
    /backgrounds?|backdrop|hintergrund|fond|fondo|fundo|sfondo|achtergrond|фон|背景|배경|خلفية|רקע|पृष्ठभूमि|\bbase\b|paper|canvas|\bbg\b/iu
  const accent =
    /accents?|highlights?|akzente?|acentos?|acento|accenti|touch(?:es)?|details?|a (?:little|bit|touch|hint|splash|pop)|pops? of|hints? of|secondary|links?|акцент|強調|アクセント|强调|点缀|포인트/iu
  const primary =
    /primary|main|brand|buttons?|cta|dominant|hauptfarbe|primär|principal|principale|prim[aá]ri[ao]|основн|メイン|主色|주색/iu
  if (
    background.test(after) ||
    (background.test(before) &&
      /(?:background|bg|hintergrund|fond|fondo|fundo|фон|背景)[\s:=]*(?:in|is|of|en|de|:|=)?\s*$/iu.test(
        before,
      ))
  )
    return { role: 'background' }
  if (accent.test(near)) return { role: 'accent' }
  return primary.test(near) ? { role: 'primary' } : {}
}

/** Named parts first, then exact values before words, in order: primary, accent; pale leftovers make the background. */
function assignRoles(mentions: Mention[], source: string): Colour[] {
  const colours = new Map<ColourRole, Colour>()
  const take = (role: ColourRole, { hex, words: named }: Mention) => {
    if (!colours.has(role) && ![...colours.values()].some((colour) => colour.hex === hex))
      colours.set(role, { role, hex, words: named })
  }
  for (const mention of mentions) if (mention.role !== undefined) take(mention.role, mention)
  const free = mentions.filter((mention) => mention.role === undefined)
  const inOrder = [...free.filter(({ isExact }) => isExact), ...free.filter(({ isExact }) => !isExact)]
  const isPale = ({ hex }: Mention) => relativeLuminance(hex) > 0.66
  const dark = wantsDarkTheme(source)
  for (const mention of inOrder) {
    const isNight = dark && relativeLuminance(mention.hex) < 0.02
    if (!isPale(mention) && !isNight) take(colours.has('primary') ? 'accent' : 'primary', mention)
    else if (!dark || isNight) take('background', mention)
  }
  for (const mention of inOrder) {
    if (colours.size === 0) take('primary', mention)
  }
  return (['primary', 'accent', 'background'] as const).flatMap((role) => colours.get(role) ?? [])
}

function darken(hex: string): string {
  const [hue, saturation, lightness] = toHsl(hex)
  return fromHsl(hue, Math.min(1, saturation), Math.max(0.08, lightness * 0.6))
}

function lighten(hex: string): string {
  const [hue, saturation, lightness] = toHsl(hex)
  return fromHsl(hue, saturation * 0.85, Math.min(0.93, lightness + (1 - lightness) * 0.55))
}
