const numberWords: Readonly<Record<string, number>> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  a: 1,
  an: 1,
}

/** Source of a pattern that captures a figure or a small number word. */
export const numberSource = String.raw`(\d+(?:[.,]\d+)*|zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)`

/** "1,000" and "three" as numbers; undefined when it is neither. */
export function toNumber(text: string): number | undefined {
  const word = numberWords[text.toLowerCase()]
  if (word !== undefined) return word
  const plain = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(text)
    ? text.replaceAll(',', '')
    : text.replace(',', '.')
  const value = Number(plain)
  return Number.isFinite(value) ? value : undefined
}

/** Thousands by comma, at most two decimals, no locale. */
export function showNumber(value: number): string {
  const rounded = Math.round(value * 100) / 100
  const [whole = '0', decimals] = String(rounded).split('.')
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(?:\d{3})+$)/g, ',') : whole
  return decimals === undefined ? grouped : `${grouped}.${decimals}`
}

export function ordinal(value: number): string {
  const names = [
    '',
    'first',
    'second',
    'third',
    'fourth',
    'fifth',
    'sixth',
    'seventh',
    'eighth',
    'ninth',
    'tenth',
  ]
  const named = names[value]
  if (named !== undefined && named !== '') return named
  const tail = value % 100
  const suffix = tail >= 11 && tail <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][value % 10] ?? 'th')
  return `${showNumber(value)}${suffix}`
}
