const mostRounds = 4

/**
 * Cleans until cleaning changes nothing: what a second parse reads differently is where mutation attacks live. What
 * never settles is shown as the text it is.
 */
export function untilStable(html: string, clean: (html: string) => string): string {
  let current = clean(html)
  for (let round = 0; round < mostRounds; round++) {
    const next = clean(current)
    if (next === current) return current
    current = next
  }
  const text = escapeHtml(current.replace(/<[^<>]*>/g, ' '))
  return clean(text) === text ? text : ''
}

function escapeHtml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
}
