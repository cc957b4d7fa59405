const values: Record<string, number> = {
  a: 1,
  an: 1,
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
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  dozen: 12,
  pair: 2,
  couple: 2,
  trio: 3,
  duo: 2,
  quartet: 4,
  both: 2,
  twins: 2,
  triplets: 3,
}

/** "three" → 3, "42" → 42, "1,200" → 1200; undefined for a word that is no number. */
export function numberValue(word: string): number | undefined {
  const lower = word.toLowerCase()
  const known = values[lower]
  if (known !== undefined) return known
  if (/^\d{1,3}(?:[.,' ]\d{3})+$/.test(lower)) return Number(lower.replace(/\D/g, ''))
  if (/^\d+(?:[.,]\d+)?$/.test(lower)) return Number(lower.replace(',', '.'))
  return undefined
}
