const graphemes = new Intl.Segmenter('en')
/** Of a sign that is made of several, in UTF-16 units. */
const longestSign = 100

/** The first `most` UTF-16 units, never half of a sign that is made of several. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return text
  const end = graphemes.segment(text.slice(0, most + longestSign)).containing(most)?.index
  // A single endless sign is cut all the same.
  return text.slice(0, end || most).replace(/[\ud800-\udbff]$/, '')
}

/** The first whole words, or as much as fits of a longer one; "…" says that there is more. */
export function firstWords(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = cutText(text, most)
  const space = text.lastIndexOf(' ', cut.length)
  return `${space > most / 2 ? cut.slice(0, space) : cut}…`
}
