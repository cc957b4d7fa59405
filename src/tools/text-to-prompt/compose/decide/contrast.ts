/** Both halves of "we lost 6% revenue but staff turnover went to zero"; undefined when "but" joins no two facts. */
export function contrastOf(text: string): [before: string, after: string] | undefined {
  const match = pattern.exec(text)
  const before = match?.[1]?.trim() ?? ''
  const after = match?.[2]?.trim() ?? ''
  const [one, other] = [before.split(/\s+/u).length, after.split(/\s+/u).length]
  if (one > 9 || other > 10 || Math.min(one, other) < 3 || order.test(before)) return undefined
  return [before, after]
}

const pattern =
  /(?:^|[,.;:!?\n]\s*|\b(?:and|that)\s+)([^,.;:!?\n]{6,70}?),?\s+(?:but|yet|although|even though|though)\s+([^,.;:!?\n]{6,70})/iu
const order = /^(?:i want|i need|write|make|give|please|explain|create|tell|email|message)/iu
