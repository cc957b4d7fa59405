import { objectOf, text, texts, textsOf } from '../contract/reply-schema.ts'
import { labels } from './craft/labels.ts'
import { characterFields, sceneFields } from './plan.ts'

const number = { type: 'integer' }
const scene = objectOf({ number, rating: number, cast: texts, ...textsOf([...sceneFields, 'textSpace']) })
export const replyProperties: Readonly<Record<string, object>> = {
  ...textsOf(['ageBand', 'format', 'aspect', 'artStyle', 'anchor', 'title', 'breath', 'theme', 'light']),
  labels: objectOf(textsOf(Object.keys(labels))),
  palette: texts,
  cast: { type: 'array', items: objectOf(textsOf(characterFields)) },
  changes: texts,
  scenes: { type: 'array', items: scene },
  continuity: texts,
  question: text,
  notes: texts,
  extra: texts,
  assumed: texts,
}
export const schema = objectOf(replyProperties)
