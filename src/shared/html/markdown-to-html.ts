import { Marked } from 'marked'

const marked = new Marked({ gfm: true, async: false })

/**
 * What the Markdown says, HTML in it included: as dangerous as its author. Only for `renderMarkdown` on the server and
 * `MarkdownPreview` in the browser, which make it safe.
 */
export function markdownToHtml(markdown: string): string {
  try {
    return marked.parse(markdown, { async: false })
  } catch (error) {
    if (!(error instanceof RangeError)) throw error
    // Quotes within quotes by the thousand, which no page shows.
    return `<pre>${markdown.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</pre>`
  }
}
