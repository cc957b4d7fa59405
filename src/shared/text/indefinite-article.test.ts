import { expect, test } from 'vitest'
import { indefiniteArticle } from './indefinite-article.ts'

test.each([
  ['an', 'apple old-fashioned élan umbrella uncle upper uninteresting unimportant unidentified'],
  ['an', 'hour honest heir FAQ HR X-ray e-bike MVP SQL 8 80 11 18 11-year-old 8-bit'],
  ['a', 'pot university unit user useful European one-off ukulele ubiquitous utility UI UK 1 10 110 180 7'],
  ['a', 'horse house yoga'],
])('the sound decides: %s %s', (article, words) => {
  for (const word of words.split(' ')) expect(`${indefiniteArticle(word)} ${word}`).toBe(`${article} ${word}`)
})
