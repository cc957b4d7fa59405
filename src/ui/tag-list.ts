/** Adds what was typed or pasted: split at commas, semicolons and line breaks, trimmed, nothing twice whatever its case. */
export function addTags(tags: readonly string[], typed: string): string[] {
  const known = new Set(tags.map(sameTag))
  const added: string[] = []
  for (const part of typed.split(/[,;\n\r\t]+/)) {
    // A pasted list often brings its bullets or numbers along.
    const tag = part
      .replace(/^\s*(?:[-*•–]|\d{1,3}[.)])\s+/, '')
      .trim()
      .replace(/\s+/g, ' ')
    if (tag === '' || known.has(sameTag(tag))) continue
    known.add(sameTag(tag))
    added.push(tag)
  }
  return [...tags, ...added]
}

function sameTag(tag: string): string {
  return tag.normalize('NFKC').toLocaleLowerCase('en')
}
