import { expect, test } from 'vitest'
import {
  clipWords,
  firstClause,
  lowerFirst,
  participle,
  plural,
  sentence,
  singular,
  thirdPerson,
  withArticle,
  nearVerb,
  withObjectArticle,
} from './english.ts'
import { joinList } from '#shared/text/join-list.ts'

test('a deed is told in the third person, also when two verbs are joined', () => {
  expect(thirdPerson('reserve for a Saturday')).toBe('reserves for a Saturday')
  expect(thirdPerson('pick hive or scan tag')).toBe('picks hive or scans tag')
  expect(thirdPerson('try again')).toBe('tries again')
  expect(thirdPerson('go to checkout')).toBe('goes to checkout')
})

test('words that are no English verb are left alone', () => {
  expect(thirdPerson('überprüfen')).toBe('überprüfen')
})

test('nouns get their plural, singular and article by sound', () => {
  expect(plural('category')).toBe('categories')
  expect(plural('swap request')).toBe('swap requests')
  expect(plural('person')).toBe('people')
  expect(singular('boxes')).toBe('box')
  expect(singular('series')).toBe('series')
  expect(withArticle('hour')).toBe('an hour')
  expect(withArticle('user')).toBe('a user')
  expect(withArticle('HR manager')).toBe('an HR manager')
})

test('a bare countable object gets an article, a mass noun does not', () => {
  expect(withObjectArticle('swap')).toBe('a swap')
  expect(withObjectArticle('damage')).toBe('damage')
  expect(withObjectArticle('tools')).toBe('tools')
})

test('participles follow the usual spelling', () => {
  expect(['reserve', 'cancel', 'pay', 'submit', 'acknowledge'].map(participle)).toEqual([
    'reserved',
    'cancelled',
    'paid',
    'submitted',
    'acknowledged',
  ])
})

test('sentences start with a capital and end with one stop', () => {
  expect(sentence('the lab confirms')).toBe('The lab confirms.')
  expect(sentence('Done.')).toBe('Done.')
  expect(sentence('')).toBe('')
})

test('shortening never leaves a dangling small word', () => {
  expect(clipWords('a page for the members of the club', 6)).toBe('a page for the members')
  expect(firstClause('Members of a club, aged 20 to 75')).toBe('Members of a club')
  expect(joinList(['a', 'b', 'c'])).toBe('a, b and c')
  expect(lowerFirst('USB stick')).toBe('USB stick')
})

test('a slip of one letter still names its verb, another word does not', () => {
  expect(nearVerb('acknowlege')).toBe('acknowledge')
  expect(nearVerb('refil')).toBe('refill')
  expect(nearVerb('trail')).toBeUndefined()
  expect(nearVerb('edita')).toBeUndefined()
})

test('foremen are several of a foreman, humans of a human', () => {
  expect(singular('foremen')).toBe('foreman')
  expect(plural('foreman')).toBe('foremen')
  expect(plural('human')).toBe('humans')
  expect(singular('specimen')).toBe('specimen')
})
