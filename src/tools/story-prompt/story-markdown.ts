/** At the start of a line these would make a list or a quotation of what is dialogue. */
const listMark = /^[ \t]*([-+>]|\d{1,3}[.)])(?=[ \t])/gmu

/**
 * Paragraphs of a story for a Markdown renderer: verses keep their lines, dialogue stays dialogue, HTML stays text.
 * A story has no links: "[Mira]: Where?" would define one, and not be shown. Images stay text, too: reading a story
 * must not fetch an address that a model chose.
 */
export function storyMarkdown(paragraphs: readonly string[]): string {
  return paragraphs
    .map((paragraph) =>
      paragraph
        .trim()
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replace(/(?<!\\)\[/gu, '\\[')
        .replace(listMark, (_, mark: string) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`)
        .replaceAll('\n', '  \n'),
    )
    .join('\n\n')
}
