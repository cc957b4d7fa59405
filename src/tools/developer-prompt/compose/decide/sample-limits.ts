import { memoByText } from '../words/memo.ts'
import { stem, wordsOf } from '../words/stem.ts'

/** A number somebody set a limit with: what it counts and on which side of it the rule bites. */
type StatedLimit = {
  value: number
  side: 'upper' | 'lower'
  unit: string
  roots: readonly string[]
  clause: string
}

const upper =
  /(?:على|أكثر من|above|over|more than|exceeds?|exceeding|at most|max\.?|maximum|up to|no more than|beyond|über|höchstens|maximal|mehr als|bis zu|übersteigt|más de|supera|superan|máximo|como mucho|plus de|dépassent|dépasse|au plus|mais de|até|máximo de|>|>=|≥|≤|after)\s*(?:the\s+|los?\s+|las?\s+|les?\s+|of\s+|de\s+)?$/iu
const lower =
  /(?:below|under|less than|fewer than|at least|min\.?|minimum|unter|weniger als|mindestens|menos de|mínimo|al menos|moins de|au moins|pelo menos|<)\s*$/iu
const numberPattern = /\d{1,3}(?:[ ,]\d{3})+|\d+(?:[.,]\d+)?/gu

const statedLimits = memoByText((text: string): readonly StatedLimit[] => {
  const found: StatedLimit[] = []
  for (const match of text.slice(0, 8000).matchAll(numberPattern)) {
    const before = text.slice(Math.max(0, match.index - 70), match.index)
    const clause = before.slice(Math.max(before.lastIndexOf('. '), before.lastIndexOf('\n')) + 1)
    // "above 8 °C or below 2 °C": each number has its own word right before it.
    const near = clause.slice(-24).replace(/[$€£₹]\s?$/u, '')
    const side = upper.test(near) ? 'upper' : lower.test(near) ? 'lower' : undefined
    const value = Number(match[0].replace(/[ ,](?=\d{3})/gu, '').replace(',', '.'))
    if (side === undefined || !Number.isFinite(value) || value <= 0) continue
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 16)
    const symbol = /[$€£₹](?=\s?$)/u.exec(before)?.[0]
    const unit = symbol ?? /^\s*(°\s?[CF]|%|[€£$₹]|\p{L}+)/u.exec(after)?.[1]?.toLowerCase() ?? ''
    found.push({
      value,
      side,
      unit,
      roots: [...wordsOf(clause), unit].map(stem),
      clause: clause.toLowerCase(),
    })
  }
  return found
}, 20)

const unitsOfField: readonly (readonly [RegExp, RegExp])[] = [
  [/celsius|temp/, /^°\s?c$|^degrees?$|^grad$|^degrés$/],
  [/(?:^|_)kg$|weight|gewicht/, /^kg$|^kilos?$/],
  [/(?:^|_)(?:min|minutes)$|duration/, /^min(?:utes?|uten)?$|^minutos?$/],
  [/(?:^|_)hours?$|_h$/, /^h(?:ours?|eures?|oras?)?$|^stunden?$/],
  [/(?:^|_)days$|_tage$/, /^days?$|^tagen?$|^jours?$|^d[ií]as?$/],
  [/percent|_pct$/, /^%$|^percent$/],
  [/(?:^|_)km$|distance/, /^km$/],
  [/lit(?:re|er|ro)s?$|لتر/, /^l$|^lit(?:re|er|ro)s?$|^لتر/],
]

/** The limits the text sets for a field, found by its unit or by its own words. */
export function limitsOf(fieldName: string, text: string): { most?: number; least?: number } {
  const name = fieldName.toLowerCase()
  const unit = unitsOfField.find(([pattern]) => pattern.test(name))?.[1]
  const roots = name
    .split(/[_\s]+/u)
    .filter(
      (word) => word.length >= 4 && !/^(?:count|number|peak|total|date|time|maximum|minimum)$/.test(word),
    )
    .map(stem)
  // Hours and days stand in many rules; they only count for a field the rule speaks of.
  const isTime = /min|hour|_h$|day|tage|duration/.test(name)
  const mine = statedLimits(text).filter(
    (limit) =>
      (unit?.test(limit.unit) === true && (!isTime || roots.some((root) => limit.roots.includes(root)))) ||
      (unit === undefined && roots.some((root) => limit.roots.includes(root))),
  )
  return sidesOf(mine)
}

/** "Presupuestos de más de 600 €": the amounts a rule draws a line at for this thing. */
export function moneyLimits(label: string, text: string): { most?: number; least?: number } {
  return sidesOf(
    statedLimits(text).filter(
      (limit) =>
        /^(?:[€£$₹]|euros?|eur|pounds?|gbp|dollars?|usd|chf)$/.test(limit.unit) &&
        limit.clause.includes(label),
    ),
  )
}

function sidesOf(limits: readonly StatedLimit[]): { most?: number; least?: number } {
  const most = limits.find((limit) => limit.side === 'upper')?.value
  const least = limits.find((limit) => limit.side === 'lower')?.value
  return { ...(most === undefined ? {} : { most }), ...(least === undefined ? {} : { least }) }
}

/** Well inside the limits, just beyond them, and close to them from inside. */
export function aroundLimits(
  { most, least }: { most?: number; least?: number },
  isWhole: boolean,
): string[] | undefined {
  if (most === undefined && least === undefined) return undefined
  const step = (limit: number) =>
    isWhole ? Math.max(1, Math.round(limit / 20)) : limit >= 100 ? limit / 20 : 0.4
  const top = most ?? (least ?? 0) + step(least ?? 0) * 4
  const bottom = least ?? (most ?? 0) / 2
  const inside = isWhole ? Math.max(1, Math.round((top + bottom) / 2)) : (top + bottom) / 2 + 0.1
  const beyond = most === undefined ? Math.max(0, bottom - step(bottom)) : top + step(top)
  const close = most === undefined ? bottom + step(bottom) : Math.max(isWhole ? 1 : 0, top - step(top))
  return [inside, beyond, close].map((value) => String(Math.round(value * 10) / 10))
}
