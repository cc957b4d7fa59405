import { expect, test } from 'vitest'
import { readRelations } from './relations.ts'

function short(text: string, entities: string[] = []): string[] {
  return readRelations(
    text,
    entities.map((name) => ({ name })),
  ).relations.map(({ from, kind, to }) => `${from} ${kind} ${to}`)
}

test('"has many" and "belongs to" say the same thing once', () => {
  expect(
    short('Member has many Reservations; a Reservation belongs to one Member and one Tool', [
      'Member',
      'Tool',
      'Reservation',
    ]),
  ).toEqual(['Member one-to-many Reservation', 'Tool one-to-many Reservation'])
})

test('commas part clauses only where a new relation begins', () => {
  expect(
    short('Apiary has many Hives, Hive has many Inspections and Treatments, Team has many Players, Coaches'),
  ).toEqual([
    'Apiary one-to-many Hive',
    'Hive one-to-many Inspection',
    'Hive one-to-many Treatment',
    'Team one-to-many Player',
    'Team one-to-many Coach',
  ])
})

test('notations of developers', () => {
  expect(
    short(
      'User 1:N Post\nPost N:1 Category\nPost 1—N Comment\nUser 1:1 Profile\nTag <-> Post\nOrder → OrderItem\nCustomer (1) - (N) Invoice',
    ),
  ).toEqual([
    'User one-to-many Post',
    'Category one-to-many Post',
    'Post one-to-many Comment',
    'User one-to-one Profile',
    'Tag many-to-many Post',
    'Order one-to-many OrderItem',
    'Customer one-to-many Invoice',
  ])
  expect(
    short(
      'many-to-many between Teachers and Classes. Users and Roles (many-to-many). one-to-many: Team -> Player',
    ),
  ).toEqual(['Teacher many-to-many Class', 'User many-to-many Role', 'Team one-to-many Player'])
})

test('one and many on both sides', () => {
  expect(short('Each order has one invoice')).toEqual(['Order one-to-one Invoice'])
  expect(short('Students have many Courses, Courses have many Students')).toEqual([
    'Student many-to-many Course',
  ])
  expect(short('a doctor has up to 20 appointments per day')).toEqual(['Doctor one-to-many Appointment'])
})

test('other languages, with their own plurals', () => {
  expect(
    short('Kunde hat viele Bestellungen. Eine Bestellung gehört zu einem Kunden', ['Kunde', 'Bestellung']),
  ).toEqual(['Kunde one-to-many Bestellung'])
  expect(short('Un cliente tiene muchos pedidos', ['Cliente', 'Pedido'])).toEqual([
    'Cliente one-to-many Pedido',
  ])
  expect(short('Un client a plusieurs commandes', ['Client', 'Commande'])).toEqual([
    'Client one-to-many Commande',
  ])
})

test('code words, passive sentences and scripts without spaces', () => {
  expect(short('User hasMany Post, Post belongsTo User, Post belongsToMany Tag')).toEqual([
    'User one-to-many Post',
    'Post many-to-many Tag',
  ])
  expect(short('Every lesson is taught by one teacher in one room', ['Lesson', 'Teacher', 'Room'])).toEqual([
    'Teacher one-to-many Lesson',
    'Room one-to-many Lesson',
  ])
  expect(short('客户有多个订单。订单属于客户', ['客户', '订单'])).toEqual(['客户 one-to-many 订单'])
  expect(short('A student can be in many classes and a class has many students')).toEqual([
    'Student many-to-many Class',
  ])
})

test('a person is shared by many, a thing belongs to one', () => {
  expect(short('Each class has one teacher. Each order has one invoice.')).toEqual([
    'Teacher one-to-many Class',
    'Order one-to-one Invoice',
  ])
})

test('children without a life of their own go with their parent, money and history stay', () => {
  const { relations } = readRelations('Post has many Comments; Customer has many Orders', [])
  expect(relations.map(({ onDelete, ownership }) => [onDelete, ownership])).toEqual([
    ['cascade', undefined],
    ['restrict', true],
  ])
})

test('what is not understood comes back unchanged', () => {
  expect(readRelations('Members reserve tools for a date. ???', [])).toEqual({
    relations: [],
    unread: ['Members reserve tools for a date'],
  })
  expect(readRelations('', [])).toEqual({ relations: [], unread: [] })
})

test('the words of each relation are kept', () => {
  expect(readRelations('a doctor has up to 20 appointments per day', []).relations[0]?.words).toBe(
    'a doctor has up to 20 appointments per day',
  )
})

test('a clause may name the column: who did it, or that there are two of them', () => {
  const entities = [{ name: 'Alarm' }, { name: 'User' }, { name: 'Swap' }, { name: 'Trader' }]
  expect(readRelations('Alarm belongs to User who acknowledged', entities).relations).toMatchObject([
    { from: 'User', to: 'Alarm', kind: 'one-to-many', field: 'acknowledged_by' },
  ])
  expect(readRelations('Swap links two Traders', entities).relations).toMatchObject([
    { from: 'Trader', to: 'Swap', kind: 'one-to-many', pair: true },
  ])
})
