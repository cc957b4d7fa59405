import { indefiniteArticle } from '#shared/text/indefinite-article.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
export function lowerFirst(text: string): string {
  return text.replace(/^(?:\p{Lu}(?=\p{Ll})|A(?=\s))/u, (letter) => letter.toLowerCase())
}

/** Ends in exactly one full stop, or in the mark it already has. */
export function sentence(text: string): string {
  const trimmed = text.trim().replace(/[\s,;:]+$/u, '')
  if (trimmed === '') return ''
  return /[.!?…。！？।؟]["”»」』’]?$/u.test(trimmed) ? upperFirst(trimmed) : `${upperFirst(trimmed)}.`
}

export function withArticle(words: string): string {
  return `${indefiniteArticle(words)} ${words}`
}

/** "The fox’s", "the foxes’". */
export function possessive(words: string): string {
  return /s$/u.test(words) ? `${words}’` : `${words}’s`
}
