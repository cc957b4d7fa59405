import { expect, test } from 'vitest'
import { readLines } from '../compose/read-field.ts'
import { modelRequest, requestText } from '../../contract/change-request.ts'
import { fieldNames, projectTypes, typeFields } from '../form-rules.ts'
import { suggestCore, type SuggestInput } from './suggest-core.ts'
import { suggestInstructions } from './suggest-instructions.ts'

const sentence = 'An E-commerce site for handmade candles'
const input = { sentence }
const fieldsOf = (reply: string, given: Parameters<typeof suggestCore.read>[1] = input) =>
  suggestCore.read(reply, given).plan?.fields

test('without a model the sentence is the description, whole', () => {
  expect(suggestCore.compose({ sentence: 'ein Verleih für Werkzeug' })).toEqual({
    fields: { projectDescription: 'ein Verleih für Werkzeug' },
  })
})

test.for([
  ['A blog about bees', 'blog'],
  ['a DASHBOARD for a bakery', 'dashboard'],
  ['My portfolio website, with a shop later', 'portfolio'],
  [sentence, 'ecommerce'],
  // Two types, parts of words, and everyday words decide nothing.
  ['A dashboard for my blog', undefined],
  ['Bloggers meet bakers', undefined],
  ['neighbors lend each other tools', undefined],
] as const)('"%s" names the type %s', ([text, type]) => {
  expect(suggestCore.compose({ sentence: text })?.fields.projectType).toBe(type)
})

test('a type that was chosen stays, whatever sentence and model say', () => {
  const given = { sentence, projectType: 'mobile-app' as const }
  expect(suggestCore.compose(given)?.fields.projectType).toBe('mobile-app')
  expect(fieldsOf('{"projectType":"blog","mainGoal":"x"}', given)?.projectType).toBe('mobile-app')
})

test('a reply decides the type, not a name that stands in the sentence', () => {
  const given = { sentence: 'Not a blog, a directory of mushroom clubs' }
  const reply = { projectType: 'web-app', userRoles: 'Visitor, Club', coreUserActions: 'find a club' }
  expect(fieldsOf(JSON.stringify(reply), given)).toMatchObject(reply)
  // Without a type in the reply, the answers that belong to the named one stay.
  expect(fieldsOf('{"productTypes":"cups"}', { sentence: 'An e-commerce site for cups' })).toMatchObject({
    projectType: 'ecommerce',
    productTypes: 'cups',
  })
})

test('a reply is read through fences and chatter, and only what the form takes is kept', () => {
  const reply = `Sure!\n\`\`\`json
{"projectType":"E-commerce Site","projectName":"Lumen","projectDescription":"other words","designStyle":"baroque",
 "platform":"v0","features":["ec-cart","Product reviews","wick calculator"],"coreUserActions":["order","pay"],
 "inventoryNeeded":"yes","dashboardWidgets":"sales","nobody":1,"mainGoal":${JSON.stringify('x'.repeat(20_000))}}
\`\`\`\nAnything else?`
  const fields = fieldsOf(reply)
  expect(fields).toMatchObject({
    projectType: 'ecommerce',
    projectName: 'Lumen',
    projectDescription: sentence,
    platform: 'v0',
    coreUserActions: 'order\npay',
    inventoryNeeded: true,
  })
  expect(fields?.customFeatures).toContain('wick calculator')
  for (const dropped of ['designStyle', 'dashboardWidgets', 'nobody', 'mainGoal'])
    expect(fields).not.toHaveProperty(dropped)
})

test('a list stays a list in a field of several lines, so that each rule is one', () => {
  const rules = ['Only owners may lend, and only once', 'A tool comes back within 7 days']
  const fields = fieldsOf(JSON.stringify({ businessRules: rules, colorPreferences: ['teal', 'sand'] }))
  expect(readLines(fields?.businessRules ?? '')).toEqual(rules)
  expect(fields?.colorPreferences).toBe('teal, sand')
})

test('labels where JSON was asked, and JSON that was cut, are read as well', () => {
  expect(fieldsOf('**Project name:** Lumen\n**mainGoal**: 40 candles a week')).toMatchObject({
    mainGoal: '40 candles a week',
  })
  expect(fieldsOf('{"projectName": "Lumen", "mainGoal": "40 cand')).toMatchObject({ projectName: 'Lumen' })
})

test('a reply without any answer is none', () => {
  for (const reply of ['', 'I cannot help with that.', '{}', '[1]', '{"projectType":"blog"}'])
    expect(fieldsOf(reply)).toBeUndefined()
})

test('what was read is written and read again as the same', () => {
  const plan = suggestCore.read(
    '{"projectName":"Lumen","features":["ec-cart"],"platform":"cursor"}',
    input,
  ).plan
  expect(plan && suggestCore.read(suggestCore.write(plan), input).plan).toEqual(plan)
  expect(suggestCore.plan.parse(plan)).toEqual(plan)
})

test('the request names every field of the form, and those of other types only while no type is chosen', () => {
  const request = (given: SuggestInput) =>
    requestText(modelRequest(suggestCore, suggestInstructions, { input: given }))
  const open = request(input)
  for (const name of fieldNames) expect(open).toContain(name)
  expect(open).toContain(sentence)
  for (const type of projectTypes) {
    const chosen = request({ ...input, projectType: type })
    expect(chosen).toContain(typeFields(type)[0])
    expect(chosen.length).toBeLessThan(open.length)
  }
})

test('what no step takes of a reply is handed back', () => {
  const fields = {
    projectName: 'Lumen',
    features: ['ec-cart'],
    designStyle: 'baroque',
    mood: ['warm', 'calm'],
  }
  const { unread } = suggestCore.read(JSON.stringify({ fields, note: 'I assumed one shop.' }), input)
  expect(unread).toEqual(['note: I assumed one shop.', 'designStyle: baroque', 'mood: warm; calm'])
  const labels = '**Project name:** Lumen\n**Main goal:** 40 candles a week\n**Mood:** warm\n\nShall I go on?'
  expect(suggestCore.read(labels, input).unread).toEqual(['Shall I go on?', 'Mood: warm'])
  expect(suggestCore.read('{"projectName":"Lumen"}', input).unread).toEqual([])
})
