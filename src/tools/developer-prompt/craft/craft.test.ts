import { expect, test } from 'vitest'
import { allFeatures } from '../feature-list.ts'
import { fieldNames, fieldRules, projectTypes, type FieldName } from '../form-rules.ts'
import { clashRows, platformClashes } from './clashes.ts'
import { styles } from './design.ts'
import { fieldRows, handOvers, missingRows } from './fields.ts'
import { flagRows } from './flags.ts'
import { optionParts, optionRows, optionServices, optionTwins } from './options.ts'
import { pairRows } from './pairs.ts'
import { answeringFeatures, questionRows } from './questions.ts'
import { featureRecords } from './records.ts'
import { types } from './types.ts'

const featureIds = new Set(allFeatures.map(({ id }) => id))
const unknownFeatures = (ids: readonly string[]) => ids.filter((id) => !featureIds.has(id))

function isValue(field: FieldName, value: string): boolean {
  const rule = fieldRules[field]
  if (field === 'features') return featureIds.has(value)
  if (rule.kind === 'flag') return value === 'true' || value === 'false'
  return rule.kind === 'choice' && (value === '' || (rule.values as readonly string[]).includes(value))
}

test('every field has a place: its words, its rows, or the frame', () => {
  const rowed = [...Object.keys(fieldRows), ...Object.keys(flagRows), ...Object.keys(optionRows)]
  const framed = ['projectType', 'projectName', 'platform', 'features', 'customFeatures', 'designStyle']
  expect([...rowed, ...framed].toSorted()).toEqual([...fieldNames].toSorted())
})

test('every value of every choice has a row', () => {
  for (const [field, row] of Object.entries(optionRows)) {
    const rule = fieldRules[field as FieldName]
    expect(Object.keys(row.values), field).toEqual(rule.kind === 'choice' ? [...rule.values] : [])
  }
})

test('a pair is two features of one type, once', () => {
  const pairs = Object.keys(pairRows).map((pair) => pair.split('+'))
  const typeOf = (id: string) => id.slice(0, id.indexOf('-'))
  expect(unknownFeatures(pairs.flat())).toEqual([])
  expect(pairs.filter(([first = '', second = '']) => typeOf(first) !== typeOf(second))).toEqual([])
  expect(new Set(pairs.map((pair) => pair.toSorted().join())).size).toBe(pairs.length)
})

test('a yes says something itself or through its twins', () => {
  expect(Object.values(flagRows).filter(({ yes, twins = [] }) => !yes && twins.length === 0)).toEqual([])
})

test('tables speak only of features and values that exist', () => {
  expect(unknownFeatures(Object.values(flagRows).flatMap(({ twins = [] }) => twins))).toEqual([])
  for (const table of [optionTwins, optionParts])
    expect(unknownFeatures(Object.values(table).flatMap((values) => Object.values(values).flat()))).toEqual(
      [],
    )
  for (const table of [optionTwins, optionParts, optionServices])
    for (const [name, values] of Object.entries(table))
      expect(Object.keys(values).filter((value) => !isValue(name as FieldName, value))).toEqual([])
  expect(unknownFeatures(Object.values(answeringFeatures).flat())).toEqual([])
  expect(unknownFeatures(featureRecords.flatMap(([ids]) => ids))).toEqual([])
  const rows = [...clashRows, ...platformClashes].map(({ when }) => when)
  for (const row of rows)
    for (const [name, some] of Object.entries(row))
      expect(some.filter((value) => !isValue(name as FieldName, value))).toEqual([])
  const asked = [
    ...Object.keys(missingRows),
    ...Object.values(questionRows).flatMap((rows) => Object.keys(rows)),
  ]
  expect(asked.filter((field) => !fieldNames.includes(field as FieldName))).toEqual([])
})

const rowTexts = [
  ...projectTypes.flatMap((type) =>
    types[type].rows.flatMap(({ rich = {}, ordered = {}, withForm = {}, withServer = {}, ...always }) =>
      [always, rich, ordered, withForm, withServer].flatMap((lines) => Object.values(lines).flat()),
    ),
  ),
  ...Object.values(flagRows).flatMap(({ yes = [], no }) => [yes, no].flat()),
  ...Object.values(optionRows).flatMap(({ values }) => Object.values(values).flat()),
  ...[...clashRows, ...platformClashes].map(({ text }) => text),
  ...allFeatures.map(({ accept }) => accept),
]

test('rows are whole sentences in American spelling, without praise and fillers', () => {
  const loose = rowTexts.filter((text) => !/^[\p{Lu}“\d`].*[.)?]$/su.test(text))
  expect(loose).toEqual([])
  const praise =
    /\b(?:seamless|intuitive|robust|user-friendly|world-class|best practices|leverage|delightful|lorem ipsum|etc|TBD|TODO)\b/iu
  const british = /\b\w*(?:colour|favour|behaviour|catalogue|organis|recognis|labelled|cancelled)\w*/iu
  expect(rowTexts.filter((text) => praise.test(text) || british.test(text))).toEqual([])
})

test('every feature says what is observed and what happens when it fails', () => {
  const observable =
    /\b(?:shows?|saves?|saved|sends?|sent|refuses?|refused|redirects?|records?|recorded|opens?|updates?|appears?|returns?|creates?|lists?|adds?|loads?|sees|receives|completes?|complete)\b/iu
  expect(allFeatures.filter(({ accept }) => !observable.test(accept) || !/\bIf .+\./u.test(accept))).toEqual(
    [],
  )
  expect(allFeatures.filter(({ accept }) => /\{\w+\}/u.test(accept))).toEqual([])
  const alike = new Set(allFeatures.map(({ accept }) => accept))
  expect(alike.size).toBe(allFeatures.length)
})

function luminance(color: number): number {
  const [red = 0, green = 0, blue = 0] = [color >> 16, (color >> 8) & 255, color & 255].map((channel) =>
    channel <= 10 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: number, other: number): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((first, second) => first - second)
  return (high + 0.05) / (low + 0.05)
}

test.for(Object.entries(styles))(
  '%s: text can be read on every ground of every palette',
  ([, { palettes }]) => {
    for (const [ground, surface, ink, muted, , primary, onPrimary, accent] of palettes) {
      for (const color of [ink, muted])
        for (const below of [ground, surface]) expect(contrast(color, below)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(onPrimary, primary)).toBeGreaterThanOrEqual(4.5)
      expect(contrast(accent, ground)).toBeGreaterThanOrEqual(3)
    }
  },
)

test('what is handed over names fields that have a place', () => {
  for (const { fields } of handOvers) for (const field of fields) expect(fieldRows).toHaveProperty(field)
})
