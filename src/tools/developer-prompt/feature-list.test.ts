import { expect, test } from 'vitest'
import { allFeatures, featuresOf, findFeature } from './feature-list.ts'
import { projectTypes, type ProjectType } from './form-rules.ts'

/** The features of a type by their groups, in the order in which the wizard shows them. */
const groupsOf = (type: ProjectType) => Object.entries(Object.groupBy(featuresOf(type), ({ group }) => group))

test('there are 21 groups of seven features and one group of fifteen: 162 in all', () => {
  const sizesOf = (type: ProjectType) => groupsOf(type).map(([, features = []]) => features.length)
  expect(projectTypes.filter((type) => type !== 'other').flatMap(sizesOf)).toEqual(Array(21).fill(7))
  expect(sizesOf('other')).toEqual([15])
  expect(allFeatures).toHaveLength(162)
})

test('the groups carry the names of the specification', () => {
  const names = Object.fromEntries(projectTypes.map((type) => [type, groupsOf(type).map(([name]) => name)]))
  expect(names).toEqual({
    'web-app': ['Authentication & Access', 'Data & Analytics', 'Collaboration'],
    'mobile-app': ['Core Mobile', 'User Features', 'Performance'],
    portfolio: ['UI & UX', 'Content & Media', 'Integrations'],
    ecommerce: ['Core Commerce', 'Customer Features', 'Admin & Management'],
    landing: ['Core Landing', 'Lead Generation', 'Trust & Social Proof'],
    blog: ['Content Management', 'Reader Experience', 'Admin Features'],
    dashboard: ['Data & Analytics', 'User Management', 'Interface'],
    other: ['Common features'],
  })
})

test('the common features stand in the order of the specification', () => {
  expect(featuresOf('other').map((feature) => feature.label.toLowerCase())).toEqual([
    'authentication',
    'dashboard',
    'charts',
    'file upload',
    'search',
    'notifications',
    'payments',
    'email',
    'api',
    'mobile responsive',
    'admin panel',
    'profiles',
    'comments',
    'social',
    'multi-language',
  ])
})

test('every id is used once, and every label once within its project type', () => {
  expect(new Set(allFeatures.map((feature) => feature.id)).size).toBe(162)
  expect(
    new Set(allFeatures.map((feature) => `${feature.projectType} ${feature.label.toLowerCase()}`)).size,
  ).toBe(162)
})

test('every explanation is one plain line of its own', () => {
  const explanations = allFeatures.map((feature) => feature.explanation)
  expect(explanations.filter((explanation) => explanation.length > 90)).toEqual([])
  expect(explanations.filter((explanation) => !/^\p{Lu}.*\.$/u.test(explanation))).toEqual([])
  expect(new Set(explanations).size).toBe(162)
})

test('a feature is found by its id and by its label in any case', () => {
  for (const feature of allFeatures) {
    expect(findFeature(feature.id.toUpperCase())?.id).toBe(feature.id)
    expect(findFeature(` ${feature.label.toLowerCase()} `, feature.projectType)?.id).toBe(feature.id)
  }
})

test('a label is found although accents, hyphens or a slot are written differently', () => {
  expect(findFeature('Email and password sign in')?.id).toBe('wa-email-login')
  expect(findFeature('print ready resume page')?.id).toBe('pf-print')
  expect(findFeature('Manage {entity} records')?.id).toBe('wa-crud')
})

test('free text that is no suggestion is not mistaken for one', () => {
  expect(findFeature('search and filters for allergens')).toBeUndefined()
  expect(findFeature('—')).toBeUndefined()
  expect(findFeature('')).toBeUndefined()
})
