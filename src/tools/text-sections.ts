/** A part of a text that can be written anew alone: `text.slice(start, end)` is what stands under its heading. */
export type TextSection = { heading: string; start: number; end: number }

const fewest = 2

/**
 * The sections of a text: under its second-level headings, else behind its labels ("Light: …"), else its paragraphs.
 * Headings are unique. Empty when the text is one piece.
 */
export function listSections(text: string): TextSection[] {
  for (const found of [underHeadings(text), behindLabels(text), paragraphs(text)])
    if (found.length >= fewest) return unique(found)
  return []
}

/** The text with other words in one section; undefined when there is no section of this heading. */
export function replaceSection(text: string, heading: string, words: string): string | undefined {
  const section = listSections(text).find((one) => one.heading === heading)
  if (section === undefined) return undefined
  const old = text.slice(section.start, section.end)
  const [before = ''] = /^\s*/.exec(old) ?? []
  const [after = ''] = /\s*$/.exec(old.slice(before.length)) ?? []
  return text.slice(0, section.start) + before + words.trim() + after + text.slice(section.end)
}

function underHeadings(text: string): TextSection[] {
  const fences = [...text.matchAll(/^```[\s\S]*?(?:^```|$(?![\s\S]))/gmu)].map(
    ({ index, 0: { length } }) => [index, index + length] as const,
  )
  const headings = [...text.matchAll(/^## (.+)$/gmu)].filter(
    ({ index }) => !fences.some(([start, end]) => index > start && index < end),
  )
  return between(
    text,
    headings.map(({ index, 0: line, 1: title = '' }) => ({
      heading: title.trim(),
      at: index,
      start: index + line.length,
    })),
  )
}

function behindLabels(text: string): TextSection[] {
  const labels = [...text.matchAll(/^(\p{Lu}[\p{L}\p{N} ,/&-]{1,38}):(?=\s)/gmu)]
  return between(
    text,
    labels.map(({ index, 0: line, 1: title = '' }) => ({
      heading: title,
      at: index,
      start: index + line.length,
    })),
  )
}

function paragraphs(text: string): TextSection[] {
  const found: TextSection[] = []
  for (const { index, 0: words } of text.matchAll(/\S(?:.|\n(?!\s*\n))*/gu))
    found.push({ heading: `Paragraph ${found.length + 1}`, start: index, end: index + words.length })
  return found
}

function between(text: string, starts: readonly { heading: string; at: number; start: number }[]) {
  return starts.map(({ heading, start }, index) => ({
    heading,
    start,
    end: starts[index + 1]?.at ?? text.length,
  }))
}

function unique(sections: readonly TextSection[]): TextSection[] {
  const seen = new Map<string, number>()
  return sections.map((section) => {
    const count = (seen.get(section.heading) ?? 0) + 1
    seen.set(section.heading, count)
    return count === 1 ? section : { ...section, heading: `${section.heading} (${count})` }
  })
}
