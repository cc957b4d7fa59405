import { markdownToHtml } from './markdown-to-html.ts'
import { sanitizeHtml } from './sanitize-html.server.ts'

/** Markdown as HTML that may be shown: `<SafeHtml html={…} />`. */
export function renderMarkdown(markdown: string): string {
  return sanitizeHtml(markdownToHtml(markdown))
}
