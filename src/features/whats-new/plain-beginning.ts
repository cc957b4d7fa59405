import { ownValue } from '#shared/own-value.ts'
import { firstWords } from '#shared/text/cut-text.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The first words of cleaned HTML as text, never ending inside a word or a sign. */
export function plainBeginning(html: string, length: number): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#39|[a-z]+);/g, (whole, name: string) => ownValue(entities, name) ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim()
  return firstWords(text, length)
}
