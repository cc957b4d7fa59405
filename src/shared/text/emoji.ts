import { emojiNames } from './emoji-names.ts'
import { normalise } from './normalise.ts'

const emoji =
  /\p{Regional_Indicator}{2}|[#*\d]\ufe0f?\u20e3|\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?(?:\u200d\p{Extended_Pictographic}(?:\p{Emoji_Modifier}|\ufe0f)?)*/gu

/** Says in words what the emoji of a text show: "🐝📦" → "bee, parcel". Empty when there are none. */
export function nameEmoji(text: string): string {
  const names = [...normalise(text).matchAll(emoji)].map(([symbol]) => nameOf(symbol))
  return [...new Set(names)].join(', ')
}

/** True when a text holds no letter or digit, only symbols such as emoji. */
export function isEmojiOnly(text: string): boolean {
  if (!/[^\p{ASCII}]/u.test(text)) return false
  const whole = normalise(text)
  const plain = whole.replace(emoji, '')
  return plain !== whole && !/[\p{L}\p{N}]/u.test(plain)
}

/** Three words or fewer, or only symbols: too little to derive a product from without saying what was assumed. */
export function isSparse(text: string): boolean {
  const plain = normalise(text)
  if (plain === '' || isEmojiOnly(plain)) return true
  const unspaced =
    plain.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  if (unspaced > 0 && unspaced >= plain.replace(/\s/gu, '').length / 2) return unspaced <= 6
  return wordsIn(plain.slice(0, 400)) <= 3 && wordsIn(plain) <= 3
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0
}

function nameOf(symbol: string): string {
  const bare = symbol.replace(/\ufe0f|\p{Emoji_Modifier}/gu, '')
  const known = emojiNames.get(bare)
  if (known !== undefined) return known
  const first = emojiNames.get(bare.split('\u200d')[0] ?? '')
  if (first !== undefined) return first
  if (/^\p{Regional_Indicator}{2}$/u.test(symbol)) return `flag of ${countryCode(symbol)}`
  return `symbol ${symbol}`
}

function countryCode(flag: string): string {
  return [...flag].map((letter) => String.fromCodePoint((letter.codePointAt(0) ?? 0) - 0x1f1e6 + 65)).join('')
}
