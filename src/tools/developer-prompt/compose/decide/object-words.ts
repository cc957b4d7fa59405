import type { BriefAction, BriefEntity, BriefField } from '../brief.ts'
import { isBareCountable } from '../read/lower-first.ts'
import { withArticle, withObjectArticle, withoutStop } from '../words/english.ts'
import { safeInline } from '../words/inline.ts'
import { memoByText } from '../words/memo.ts'

/** "pickup_date" → "pickup date". */
export function fieldWords(field: BriefField): string {
  return spoken(field.name)
}

const spoken = memoByText(
  (name) =>
    name
      .replace(/_id$/, '')
      .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
      .replaceAll('_', ' ')
      .toLowerCase(),
  500,
)

/** "add hive" reads "add a hive" when the words are exactly a record's name. */
export function objectWords(action: BriefAction, entities: readonly BriefEntity[]): string {
  const rest = safeInline(withoutStop(action.rest))
  const isField = (text: string) =>
    entities.some((entity) => entity.fields.some((field) => fieldWords(field) === text.toLowerCase()))
  const isRecord = entities.some((entity) => entity.label === rest.toLowerCase())
  if (!isRecord && isField(rest) && !picture.test(rest)) return `the ${rest}`
  const [, particle = '', others = rest] = /^((?:in|out|up|off|back|down)\s)(\S.*)$/u.exec(rest) ?? []
  const [object = ''] = others.split(objectEnd, 1)
  return `${particle}${articled(object, entities)}${others.slice(object.length)}`
}

/** "upload photo" → "upload a photo": the user's deed as it reads inside a sentence. */
export function deedWords(action: BriefAction, entities: readonly BriefEntity[]): string {
  return `${action.verb} ${objectWords(action, entities)}`.trim()
}

/** A record may have several of these, although its table has one column. */
const picture = /^(?:photo|picture|image|file|comment|note)$/iu

/** Behind these words stands what only describes the object. */
const objectEnd =
  /\s(?=(?:for|to|with|by|from|at|in|on|of|as|and|or|per|until|before|after|without|via|into|when|if|that|which|who)\s)/u

const unarticled =
  /^(?:in|out|up|off|on|if|by|for|to|with|from|at|of|as|about|through|over|around|between|once|again|back|together|offline|online|automatically|locally|manually|later|daily|weekly|anonymously|privately|publicly|here|there|home|today|tomorrow|now|paid|done|live|open|free|sold|sent|lost|found|ready|available|absent|present|late|ill|sick|active|inactive|public|private|everything|nothing|something|anything|everyone|everybody|them|it|me|us|people|children|men|women|teeth|feet|each|every|all|any|some|my|your|our|their|his|her|its|the|an?|this|that|what|who|how|where|when)$/u

function articled(object: string, entities: readonly BriefEntity[]): string {
  const words = object.toLowerCase().split(' ')
  if (unarticled.test(words[0] ?? '') || unarticled.test(words.at(-1) ?? '')) return object
  if (entities.some((entity) => entity.label === object.toLowerCase())) return withArticle(object)
  if (words.length === 1) return withObjectArticle(object)
  const last = words.at(-1) ?? ''
  const isThing =
    isBareCountable(object) || entities.some((entity) => entity.label.split(' ').at(-1) === last)
  return words.length <= 3 && isThing && /^[a-z -]+$/u.test(object) && !/(?:s|ly)$/u.test(last)
    ? withArticle(object)
    : object
}
