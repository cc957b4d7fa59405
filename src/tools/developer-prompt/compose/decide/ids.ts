/** FR-001, FR-002, FR-003 → "FR-001 to 003"; gaps stay visible. */
export function showIds(ids: readonly string[]): string {
  const sorted = [...ids].sort(
    (left, right) =>
      left.replace(/\d+/, '').localeCompare(right.replace(/\d+/, ''), 'en') ||
      numberOf(left) - numberOf(right),
  )
  const parts: string[] = []
  let index = 0
  while (index < sorted.length) {
    let end = index
    while (end + 1 < sorted.length && numberOf(sorted[end + 1]) === numberOf(sorted[end]) + 1) end += 1
    const first = sorted[index] ?? ''
    const last = sorted[end] ?? ''
    if (end - index >= 2) parts.push(`${first} to ${last}`)
    else for (let each = index; each <= end; each += 1) parts.push(sorted[each] ?? '')
    index = end + 1
  }
  return parts.join(', ')
}

function numberOf(id: string | undefined): number {
  return Number((id ?? '').replace(/\D/g, ''))
}
