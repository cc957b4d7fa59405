import { joinList } from '#shared/text/join-list.ts'
import { plural } from '../compose/words/english.ts'
import type { Reading } from './read-sentence.ts'

/** What the product is about, as a noun in the plural where English gives one: "handmade candles". */
export function topicOf({ about, nouns, extras, domain, language }: Reading): string {
  if (about !== undefined) return about
  const things = nouns
    .filter(({ isPerson, name }) => !isPerson && !extras.some((extra) => extra.includes(name)))
    .slice(0, 2)
  const named = things.length > 0 ? things : nouns.slice(0, 1)
  if (named.length > 0) return joinList(named.map(({ name }) => (language === 'en' ? plural(name) : name)))
  return domain?.topics.split(',')[0] ?? 'this'
}
