import { cutText } from '#shared/text/cut-text.ts'

const excerptLength = 150
const blocks =
  /<\/?(?:p|h[2-6]|div|li|ul|ol|dl|dt|dd|blockquote|pre|table|tr|td|th|caption|figure|figcaption|details|summary|br|hr)\b[^>]*>/g
const characters: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** The words of HTML that `sanitizeHtml` has cleaned; it writes only these four entities and no `>` in attributes. */
export function plainText(cleanHtml: string): string {
  return cleanHtml
    .replace(blocks, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:lt|gt|quot|amp);/g, (entity) => characters[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

/** The first 150 characters; `...` says that there is more. */
export function excerptOf(text: string): string {
  return text.length <= excerptLength ? text : `${cutText(text, excerptLength).trimEnd()}...`
}

const wordsPerMinute = 220
const signsPerMinute = 450

/** At least a minute. Scripts without spaces are counted by their signs. */
export function readingMinutes(text: string): number {
  const signs = text.match(/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{sc=Thai}]/gu)?.length ?? 0
  const words = text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0
  const minutes = signs > words ? signs / signsPerMinute : words / wordsPerMinute
  return Math.min(1_000, Math.max(1, Math.round(minutes)))
}
