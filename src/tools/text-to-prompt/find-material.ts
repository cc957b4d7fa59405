import { countWords } from '#shared/text/count-words.ts'
import type { TextPromptInput } from './input.ts'

/** The request and the text to work on, as far as the person marked where the text begins and ends. */
export type MarkedIdea = { before: string; material: string; after: string }

/** A quotation of fewer words is a phrase of the request. */
const fewestQuotedWords = 25

/** All three are parts of the idea, unchanged; undefined when nothing is marked. A prompt to improve is the text itself. */
export function findMaterial({ idea, kind }: Pick<TextPromptInput, 'idea' | 'kind'>): MarkedIdea | undefined {
  // Several texts stay where they stand: what lies between them is part of the request.
  const [tags = 0, fences = 0] = ['<input>', '```'].map((mark) => idea.split(mark).length - 1)
  if (kind === 'improve' || tags > 1) return undefined
  const tagged = between(idea, '<input>', '</input>')
  return tagged || fences > 2 ? tagged : (between(idea, '```') ?? quoted(idea))
}

/** A fence stays around the text: it names the language of code. */
function between(idea: string, open: string, close = open): MarkedIdea | undefined {
  const start = idea.indexOf(open)
  const end = idea.lastIndexOf(close)
  const inner = idea.slice(start + open.length, end)
  if (start === -1 || end <= start || inner.trim() === '') return undefined
  const behind = end + close.length
  return cut(idea, start, behind, open === close ? idea.slice(start, behind) : inner)
}

/** From one mark to the other, however many paragraphs lie between. A straight mark right after a figure means inches. */
function quoted(idea: string): MarkedIdea | undefined {
  for (const [open = '', close = ''] of quotationMarks) {
    const start = open === '"' ? idea.search(/(?<!\p{N})"/u) : idea.indexOf(open)
    const end = idea.indexOf(close, start + 1)
    const isOnlyOne = start !== -1 && end !== -1 && idea.indexOf(open, end + 1) === -1
    const inner = isOnlyOne ? idea.slice(start + 1, end) : ''
    if (countWords(inner) >= fewestQuotedWords) return cut(idea, start, end + 1, inner)
  }
  return undefined
}
const quotationMarks = ['“”', '„“', '«»', '「」', '""']

function cut(idea: string, start: number, end: number, inner: string): MarkedIdea {
  return { before: idea.slice(0, start).trim(), material: inner.trim(), after: idea.slice(end).trim() }
}
