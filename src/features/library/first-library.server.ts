import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { detectLanguage } from '#reading/language.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import { indexSteps, insertDocument } from './documents.server.ts'
import { plainWords, readIndex } from './read-index.ts'
import { undetermined } from './source.ts'

/** Passages of works in the public domain; the text is the file of that name in `first-library`. */
const works = [
  { file: 'gettysburg-address', title: 'Abraham Lincoln, Gettysburg Address, 1863' },
  { file: 'declaration-of-independence', title: 'Declaration of Independence (opening), 1776' },
  { file: 'sonnet-18', title: 'William Shakespeare, Sonnet 18, 1609' },
  { file: 'hamlet', title: 'William Shakespeare, Hamlet, act 3, scene 1 (“To be, or not to be”)' },
  { file: 'pride-and-prejudice', title: 'Jane Austen, Pride and Prejudice, chapter 1 (opening), 1813' },
  { file: 'alice', title: 'Lewis Carroll, Alice’s Adventures in Wonderland, chapter 1 (opening), 1865' },
  { file: 'moby-dick', title: 'Herman Melville, Moby-Dick, chapter 1 (opening), 1851' },
  { file: 'two-cities', title: 'Charles Dickens, A Tale of Two Cities, chapter 1 (opening), 1859' },
  { file: 'ozymandias', title: 'Percy Bysshe Shelley, Ozymandias, 1818' },
  { file: 'daffodils', title: 'William Wordsworth, I Wandered Lonely as a Cloud, 1815' },
  { file: 'walden', title: 'Henry David Thoreau, Walden, chapter 2 (excerpt), 1854' },
] as const

/** For `npm run seed:demo`, as the operator. Answers how many there are then. */
export async function seedFirstLibrary(statements: Statements): Promise<number> {
  for (const { file, title } of works) {
    const text = readFileSync(new URL(`first-library/${file}.txt`, import.meta.url), 'utf8').trim()
    const index = readIndex(text)
    const id = await insertDocument(statements, 'library', {
      title,
      format: 'text',
      language: detectLanguage(text)?.code ?? undetermined,
      text,
      contentHash: createHash('sha256').update(plainWords(text)).digest('hex'),
      index,
    })
    if (id === undefined) continue
    for (const step of indexSteps('library', id, index)) await step(statements)
  }
  return works.length
}
