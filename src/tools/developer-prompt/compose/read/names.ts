import { upperFirst } from '#shared/text/upper-first.ts'
import { memoByText } from '../words/memo.ts'
import { singularisePhrase } from './singular.ts'

/** "order items" → "OrderItem"; other scripts keep their letters. Plurals are only taken back in English. */
export function toEntityName(text: string, isEnglish: boolean): string {
  return isEnglish ? englishName(text) : foreignName(text)
}

const englishName = memoByText((text) => nameFor(text, true), 1_000)
const foreignName = memoByText((text) => nameFor(text, false), 1_000)

function nameFor(text: string, isEnglish: boolean): string {
  const plain = text
    .replace(/[`"'“”„«»*]/gu, '')
    .replace(/^(?:the|a|an|our|all|each|every)\s+/iu, '')
    .trim()
  const words = splitWords(plain)
  const name = words.map(upperFirst).join('')
  if (!isEnglish) return name
  const last = words.at(-1) ?? ''
  return name.slice(0, name.length - upperFirst(last).length) + upperFirst(singularisePhrase(last))
}

/** "Due date" → "due_date", "dueDate" → "due_date"; a name with letters beyond ASCII keeps them, with underscores for spaces. */
export function toFieldName(text: string): string {
  const plain = text.replace(/[`"'“”„«»*]/gu, '').trim()
  if (!/^\p{ASCII}+$/u.test(plain)) return plain.replace(/\s+/gu, '_')
  return plain
    .replace(/\be-mail\b/giu, 'email')
    .replace(/([a-z\d])([A-Z])/gu, '$1_$2')
    .replace(/([A-Z]+)([A-Z][a-z])/gu, '$1_$2')
    .toLowerCase()
    .replace(/[^a-z\d]+/gu, '_')
    .replace(/^_+|_+$/gu, '')
}

function splitWords(text: string): string[] {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '')
}
