import { expect, test } from 'vitest'
import { readRoles } from './roles.ts'

const nothing = { userRoles: '', targetAudience: '', coreUserActions: '', projectDescription: '' }

function audience(targetAudience: string): string[] {
  return readRoles({ ...nothing, targetAudience }).map(({ name }) => name)
}

test('the list of roles wins over everything else', () => {
  const roles = readRoles({
    ...nothing,
    userRoles: 'Nurse, Managers',
    targetAudience: 'Teachers',
    coreUserActions: 'admin approves',
  })
  expect(roles).toEqual([
    { name: 'Nurse', source: 'userRoles' },
    { name: 'Manager', source: 'userRoles' },
  ])
})

test('what stands beside a listed role is kept as its note', () => {
  expect(
    readRoles({ ...nothing, userRoles: 'Admin (full access), Editors: write posts; Readers - comment only' }),
  ).toEqual([
    { name: 'Admin', source: 'userRoles', note: 'full access' },
    { name: 'Editor', source: 'userRoles', note: 'write posts' },
    { name: 'Reader', source: 'userRoles', note: 'comment only' },
  ])
})

const audiences: [text: string, names: string[]][] = [
  ['Hobby beekeepers with 2 to 15 hives, often over 50, working outdoors with gloves', ['Hobby beekeeper']],
  [
    'Members of a neighbourhood association, aged 20 to 75, plus two volunteer librarians on a shared laptop',
    ['Member', 'Volunteer librarian'],
  ],
  ['nurses and ward manager of a 40-person hospital ward, mostly on phones', ['Nurse', 'Ward manager']],
  ['Office workers 30-55 with back pain who have tried YouTube videos', ['Office worker']],
  ['Small business owners and their accountants', ['Small business owner', 'Accountant']],
  ['A farm cooperative: 12 farmers, one buyer per restaurant', ['Farmer', 'Buyer']],
  [
    'Warehouse pickers wearing gloves, shift leads, and the logistics manager',
    ['Warehouse picker', 'Shift lead', 'Logistics manager'],
  ],
  ['tourists visiting Lisbon for 2-3 days, English or Spanish speaking', ['Tourist']],
  ['People who love coffee', ['Member']],
  ['everyone', ['Member']],
  ['', ['Member']],
]
for (const [text, names] of audiences) {
  test(`"${text}" names ${names.join(' and ')}`, () => {
    expect(audience(text)).toEqual(names)
  })
}

test('other languages keep their words', () => {
  expect(audience('Imker mit 2 bis 15 Völkern')).toEqual(['Imker'])
  expect(audience('Apiculteurs amateurs avec 2 à 15 ruches')).toEqual(['Apiculteurs amateurs'])
  expect(audience('趣味の養蜂家')).toEqual(['趣味の養蜂家'])
})

test('those who act in the actions are roles, things are not', () => {
  const roles = readRoles({
    ...nothing,
    coreUserActions: 'members reserve tools, librarian approves, system sends mail, search products',
  })
  expect(roles.map(({ name, source }) => [name, source])).toEqual([
    ['Member', 'coreUserActions'],
    ['Librarian', 'coreUserActions'],
  ])
})
