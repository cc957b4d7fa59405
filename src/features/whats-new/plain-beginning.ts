import { ownValue } from '#shared/own-value.ts'

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The first words of cleaned HTML as text, never ending inside a word or a sign. */
export function plainBeginning(html: string, length: number): string {
  const text = html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(#39|[a-z]+);/g, (whole, name: string) => ownValue(entities, name) ?? whole)
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:!?)])/g, '$1')
    .trim()
  const signs = [...text]
  if (signs.length <= length) return text
  const beginning = signs.slice(0, length).join('')
  const lastSpace = beginning.lastIndexOf(' ')
  return `${lastSpace > length / 2 ? beginning.slice(0, lastSpace) : beginning}…`
}
