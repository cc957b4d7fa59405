import { expect, test } from 'vitest'
import { inferFieldType, readDataModel, readEntities } from './entities.ts'

function names(text: string): string[] {
  return readEntities(text).map((entity) => entity.name)
}

function fieldsOf(text: string, at = 0): string[] {
  return (readEntities(text)[at]?.fields ?? []).map((field) => field.name)
}

test('names with fields in brackets', () => {
  const [member, tool] = readEntities(
    'Member(name, email, status active/blocked), Tool(photo, needs_briefing)',
  )
  expect(member).toMatchObject({ name: 'Member' })
  expect(member?.fields).toMatchObject([
    { name: 'name', type: 'string (≤ 120)' },
    { name: 'email', type: 'email', unique: true },
    { name: 'status', type: 'enum', values: ['active', 'blocked'] },
  ])
  expect(tool?.fields).toMatchObject([
    { name: 'photo', type: 'url' },
    { name: 'needs_briefing', type: 'boolean' },
  ])
})

test('colon, dash and equals sign open a list of fields', () => {
  expect(readEntities('Order: id, total, status (new|paid|shipped)')).toMatchObject([
    {
      name: 'Order',
      fields: [
        { name: 'total', currency: true },
        { name: 'status', values: ['new', 'paid', 'shipped'] },
      ],
    },
  ])
  expect(fieldsOf('Product - name, price')).toEqual(['name', 'price'])
  expect(names('User: name, email; Post: title, body')).toEqual(['User', 'Post'])
  expect(names('User: name, email, Post: title, body')).toEqual(['User', 'Post'])
})

test('headings, bullets and indented lines make blocks', () => {
  expect(names('Member\n- name\n- email\nTool:\n  - name')).toEqual(['Member', 'Tool'])
  expect(names('## Patient\n- name\n\n## Visit\n- patient')).toEqual(['Patient', 'Visit'])
  expect(readEntities('## Patient\n- name\n\n## Visit\n- patient')[1]?.fields).toMatchObject([
    { type: 'reference', reference: 'Patient' },
  ])
})

test('schemas of developers are read as well', () => {
  expect(
    readEntities(
      'model User {\n id Int @id\n email String @unique\n posts Post[]\n}\nmodel Post {\n title String\n author User\n}',
    ),
  ).toMatchObject([
    {
      name: 'User',
      fields: [
        { name: 'email', type: 'string', unique: true },
        { name: 'posts', reference: 'Post' },
      ],
    },
    {
      name: 'Post',
      fields: [
        { name: 'title', type: 'string' },
        { name: 'author', reference: 'User' },
      ],
    },
  ])
  expect(
    readEntities(
      'CREATE TABLE orders (id SERIAL PRIMARY KEY, total NUMERIC(10,2) NOT NULL, customer_id INT REFERENCES customers)',
    ),
  ).toMatchObject([
    {
      name: 'Order',
      fields: [
        { name: 'total', type: 'decimal' },
        { name: 'customer_id', reference: 'Customer' },
      ],
    },
  ])
  expect(
    readEntities('interface Booking { start: Date; status: "open" | "closed"; }')[0]?.fields[1]?.values,
  ).toEqual(['open', 'closed'])
  expect(names('{"User": {"name": "string"}, "Pet": ["name", "species"]}')).toEqual(['User', 'Pet'])
})

test('plain nouns and plain sentences', () => {
  expect(names('users, posts and comments')).toEqual(['User', 'Post', 'Comment'])
  expect(names('We store tools, members and reservations')).toEqual(['Tool', 'Member', 'Reservation'])
  expect(fieldsOf('Each member has a name, email and phone number.')).toEqual([
    'name',
    'email',
    'phone_number',
  ])
  expect(names('User has many posts')).toEqual(['User', 'Post'])
})

test('only real English plurals lose their s', () => {
  expect(
    names('Status, Address, Series, News, Analyses, People, Categories, Boxes, Heroes, Courses, Buses'),
  ).toEqual([
    'Status',
    'Address',
    'Series',
    'News',
    'Analysis',
    'Person',
    'Category',
    'Box',
    'Hero',
    'Course',
    'Bus',
  ])
})

test('other languages keep their nouns and letters', () => {
  expect(names('Kunde(Name, Straße), Kurs(Titel), Bestellungen: Datum, Betrag')).toEqual([
    'Kunde',
    'Kurs',
    'Bestellungen',
  ])
  expect(names('商品(名称, 价格), 订单(日期)')).toEqual(['商品', '订单'])
  expect(readEntities('العميل(الاسم, الهاتف)، الطلب(السعر)')).toMatchObject([
    { name: 'العميل', fields: [{}, { type: 'phone' }] },
    { name: 'الطلب' },
  ])
  expect(readEntities('Kunde(Name, Straße)')[0]?.fields.map(({ name }) => name)).toEqual(['name', 'Straße'])
})

test('field names become snake case, units and notes stay', () => {
  expect(
    readEntities('Inspection(stores_kg, brood frames 0-10, dueDate, price (EUR))')[0]?.fields,
  ).toMatchObject([
    { name: 'stores_kg', type: 'decimal' },
    { name: 'brood_frames', type: 'integer', note: '0-10' },
    { name: 'due_date', type: 'date' },
    { name: 'price', type: 'integer (minor units)', currency: true, note: 'EUR' },
  ])
})

test('enum values in brackets, after a colon or with "or"', () => {
  const values = (text: string) => readEntities(text)[0]?.fields[0]?.values
  expect(values('Pet(species (dog, cat, other))')).toEqual(['dog', 'cat', 'other'])
  expect(values('Case(state: open | in progress | closed)')).toEqual(['open', 'in progress', 'closed'])
  expect(values('Shift(kind early or late)')).toEqual(['early', 'late'])
  expect(values('Address(home (street, city, zip))')).toBeUndefined()
})

test('Markdown tables, tables of a database and lists in prose', () => {
  expect(names('| Entity | Fields |\n|---|---|\n| Book | title, isbn |\n| Loan | book, due |')).toEqual([
    'Book',
    'Loan',
  ])
  expect(names('user table: id, name\nbooking table: id, user id')).toEqual(['User', 'Booking'])
  expect(
    readEntities(
      'users(id pk, email unique not null), posts(user_id fk users, title varchar(80), tracking_id)',
    ),
  ).toMatchObject([
    { name: 'User', fields: [{ name: 'email', unique: true }] },
    {
      name: 'Post',
      fields: [
        { name: 'user_id', reference: 'User' },
        { name: 'title', type: 'string (≤ 80)' },
        { name: 'tracking_id', type: 'string (≤ 120)' },
      ],
    },
  ])
  expect(names('Customers, their orders and the products in each order')).toEqual([
    'Customer',
    'Order',
    'Product',
  ])
})

test('values may be numbers, several words or a chain of states', () => {
  const values = (text: string) => readEntities(text)[0]?.fields[0]?.values
  expect(values('Visit(length 15/30)')).toEqual(['15', '30'])
  expect(values('Emprunt(statut en cours/rendu)')).toEqual(['en cours', 'rendu'])
  expect(values('Parcel(status: new > in transit > delivered)')).toEqual(['new', 'in transit', 'delivered'])
  expect(values('診察（状態（予約済／完了））')).toEqual(['予約済', '完了'])
})

test('the same entity twice is one', () => {
  expect(fieldsOf('User(name), User(email)')).toEqual(['name', 'email'])
})

test('what is no entity is handed back word for word', () => {
  expect(
    readDataModel('Tool(name). It should all be very simple to understand for everybody.'),
  ).toMatchObject({
    entities: [{ name: 'Tool' }],
    unread: [],
  })
  expect(readDataModel('Order status can be open or paid, I think!').unread).toEqual([
    'Order status can be open or paid, I think!',
  ])
  expect(readEntities('🐝')).toEqual([])
})

test('types follow from names in several languages', () => {
  expect(
    ['created_at', 'geburtsdatum', 'precio', 'is_active', 'slug', 'qty', '价格', 'Beschreibung'].map((name) =>
      inferFieldType(name),
    ),
  ).toEqual([
    'timestamp',
    'date',
    'integer (minor units)',
    'boolean',
    'slug',
    'integer',
    'integer (minor units)',
    'text',
  ])
})

test('choices after a name of several words, however many and however they end', () => {
  expect(readEntities('Order: id, size of shirt S / M / L')[0]?.fields).toMatchObject([
    { type: 'enum', values: ['S', 'M', 'L'] },
  ])
  for (const end of ['', ' //', ' | |', ' / b'.repeat(2_000)]) {
    const start = performance.now()
    expect(readEntities(`Order: id, side x${' / b'.repeat(13)}${end}`)[0]?.fields).toHaveLength(1)
    expect(performance.now() - start, end.slice(0, 9)).toBeLessThan(1_000)
  }
})
