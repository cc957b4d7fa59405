/** Converts offsets of one text between UTF-16 units, which JavaScript counts, and code points, which PAN counts. */
export function createOffsets(text: string) {
  if (!/[\ud800-\udbff][\udc00-\udfff]/.test(text)) {
    return { toCodePoints: (unit: number) => unit, toUnits: (point: number) => point }
  }
  const points = new Int32Array(text.length + 1)
  const units: number[] = []
  let count = 0
  for (let at = 0; at < text.length;) {
    const width = (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1
    points.fill(count, at, at + width)
    units.push(at)
    count += 1
    at += width
  }
  points[text.length] = count
  units.push(text.length)
  return {
    toCodePoints: (unit: number) => points[Math.min(unit, text.length)] ?? count,
    toUnits: (point: number) => units[Math.min(point, count)] ?? text.length,
  }
}
