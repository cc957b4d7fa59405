import { expect, test } from 'vitest'
import { allFeatures } from '../../feature-list.ts'
import { featureAcceptance } from './feature-acceptance.ts'

const entries = Object.entries(featureAcceptance)
const sentences = entries.flatMap(([id, entry]) =>
  [entry.accept, entry.negative ?? ''].flatMap((text) =>
    text
      .split(/(?<=[.!?])\s+/)
      .filter(Boolean)
      .map((sentence) => ({ id, sentence })),
  ),
)

// Reference, section 12.
const banned =
  /\b(seamless\w*|intuitive\w*|robust|cutting-edge|state-of-the-art|user-friendly|world-class|modern|blazing|best practices|leverage|utili[sz]e|comprehensive|delightful|lorem ipsum|undefined|null|nan|etc|n\/a|todo|tbd)\b/i
const observable =
  /\b(shows?|saves?|saved|sends?|sent|refuses?|refused|redirects?|records?|recorded|opens?|updates?|appears?|returns?|creates?|lists?|adds?|loads?|sees|receives|completes)\b/i

test('each of the 162 suggestions has acceptance, and nothing else has', () => {
  expect(Object.keys(featureAcceptance).toSorted()).toEqual(
    allFeatures.map((feature) => feature.id).toSorted(),
  )
})

test('every acceptance names something observable and one way it can fail', () => {
  expect(entries.filter(([, entry]) => !observable.test(entry.accept)).map(([id]) => id)).toEqual([])
  expect(entries.filter(([, entry]) => !/^If .+\.$/.test(entry.negative ?? '')).map(([id]) => id)).toEqual([])
})

test('sentences are whole, at most 25 words, and free of the words the linter refuses', () => {
  expect(sentences.filter(({ sentence }) => !/[.!?]["”]?$/.test(sentence))).toEqual([])
  expect(sentences.filter(({ sentence }) => sentence.split(/\s+/).length > 25)).toEqual([])
  expect(sentences.filter(({ sentence }) => banned.test(sentence))).toEqual([])
})

test('the only slots are role, entity and audience', () => {
  const slots = new Set(sentences.flatMap(({ sentence }) => sentence.match(/\{[^}]*\}/g) ?? []))
  expect([...slots].toSorted()).toEqual(['{audience}', '{entity}', '{role}'])
})

test('no two features are accepted by the same sentence or fail in the same way', () => {
  const shared = new Set(['wa-email-login', 'ot-auth'])
  const accepts = entries.filter(([id]) => !shared.has(id)).map(([, entry]) => entry.accept)
  const negatives = entries.map(([, entry]) => entry.negative)
  expect(new Set(accepts).size).toBe(accepts.length)
  expect(new Set(negatives).size).toBe(negatives.length)
})

test('names that become code are written as code expects them', () => {
  const added = entries.map(([, entry]) => entry)
  expect(
    added.flatMap((entry) => entry.entities ?? []).filter((name) => !/^[A-Z][A-Za-z]+$/.test(name)),
  ).toEqual([])
  expect(
    added.flatMap((entry) => entry.routes ?? []).filter((route) => !/^(\/:?[a-z0-9.-]+)+$/.test(route)),
  ).toEqual([])
  const secrets = added.flatMap((entry) => entry.integrations ?? []).flatMap(({ secret }) => secret ?? [])
  expect(secrets.filter((secret) => !/^[A-Z]+(_[A-Z]+)+$/.test(secret))).toEqual([])
})
