/** At the start of a line these would make a list or a quotation of what is dialogue. */
const listMark = /^[ \t]*([-+>]|\d{1,3}[.)])(?=[ \t])/gmu

/**
 * Paragraphs of a story for a Markdown renderer: verses keep their lines, dialogue stays dialogue, HTML stays text.
 * So do images: an address that a model made up would be asked for by whoever reads the story.
 */
export function storyMarkdown(paragraphs: readonly string[]): string {
  return paragraphs
    .map((paragraph) =>
      paragraph
        .trim()
        .replaceAll('&', '&amp;')
        .replaceAll('<', '&lt;')
        .replaceAll('![', '!\\[')
        .replace(listMark, (_, mark: string) => `${mark.slice(0, -1)}\\${mark.slice(-1)}`)
        .replaceAll('\n', '  \n'),
    )
    .join('\n\n')
}
