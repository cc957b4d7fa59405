import { expect, test } from 'vitest'
import { findBeginnings, readList, readSentences } from './lists.ts'

test('a line is an item, without its bullet or number', () => {
  expect(readList('- one, and more\n• two\n1. three\n\n 2) four')).toEqual([
    'one, and more',
    'two',
    'three',
    'four',
  ])
})

test('a number before a line is a mark of a list only where such numbers count up from one', () => {
  for (const lines of [
    '24. Dezember bis 13 Uhr\n1. Januar geschlossen',
    '3. Gang\n2. Klasse',
    '5. one\n6. two',
  ])
    expect(readSentences(lines)).toEqual(lines.split('\n'))
  expect(readSentences('24. Dezember')).toEqual(['24. Dezember'])
  // As Markdown counts by itself.
  expect(readSentences('1. one\n1. two\n1. three')).toEqual(['one', 'two', 'three'])
  expect(readSentences('1. one\n- a\n2. two\n1. three\n2. four')).toEqual([
    'one',
    'a',
    'two',
    'three',
    'four',
  ])
})

test('in one line bullets part before semicolons, semicolons before commas', () => {
  expect(readList('• one, a • two; b')).toEqual(['one, a', 'two; b'])
  expect(readList('one, a; two, b')).toEqual(['one, a', 'two, b'])
  expect(readList('one, two، ثلاثة、四')).toEqual(['one', 'two', 'ثلاثة', '四'])
})

test('commas in brackets, in quotes and in numbers part nothing', () => {
  expect(readList('tools (drill, saw), "safe, and sound", 1,000 euros, and a ladder')).toEqual([
    'tools (drill, saw)',
    '"safe, and sound"',
    '1,000 euros',
    'a ladder',
  ])
})

test('commas inside of sentences belong to them', () => {
  expect(readList('If damaged, mark repair. No fees, ever.')).toEqual([
    'If damaged, mark repair.',
    'No fees, ever.',
  ])
  expect(readSentences('Max 3 tools, no more. Call Dr. Lind, e.g. on Friday. 「はい。いいえ。')).toEqual([
    'Max 3 tools, no more.',
    'Call Dr. Lind, e.g. on Friday.',
    '「はい。',
    'いいえ。',
  ])
})

test('the semicolon of an emoticon parts nothing', () => {
  expect(readSentences('No number twice. No umlaut may crash it ;)')).toEqual([
    'No number twice.',
    'No umlaut may crash it ;)',
  ])
  expect(readSentences('No number twice ;-) No umlaut')).toEqual(['No number twice ;-) No umlaut'])
  expect(readSentences('Rule one;(rule) two ;)')).toEqual(['Rule one', '(rule) two ;)'])
})

test('a bracket at the end of a word belongs to it, and sentences in brackets or quotes end nothing', () => {
  expect(readSentences('Book the room(s). Pay later.')).toEqual(['Book the room(s).', 'Pay later.'])
  const quoted = 'It says “Book your place now. Pay later today.” and opens (in a dialog. Always) at once.'
  expect(readSentences(`${quoted} Then it closes.`)).toEqual([quoted, 'Then it closes.'])
  expect(readSentences('Das Fest ist am 3. Mai im Hof. Alle kommen.')).toHaveLength(2)
  expect(readSentences('你好！！再见。')).toEqual(['你好！！', '再见。'])
})

/** The text with a bar before each beginning. */
function barred(text: string): string {
  const places = findBeginnings(text)
  return Array.from(text, (_, at) => `${places.includes(at) ? '|' : ''}${text[at]}`).join('')
}

test.each([
  'Offers:\n- |a tree\n- |a day\n  - |with hours\nThat is all.',
  '1. |Offer\n2. |Pick\n3) |Weigh',
  '•|Offer\n•|Pick\n● |Weigh',
  '|Neighbors offer trees. |We pick.\n\n|We weigh, e.g. in kg.',
  '|The app does two things:\n1. |Offer trees\n2. |Pick trees',
  '|One sentence. |Another one.\n---\n|A third.',
  '## Trees\n- |Offer\n- |Pick\n- |Weigh',
  '# Trees. All year.\n|Neighbors offer. |We pick.\n\n## Later\n|#tags are shown.',
  '|Trees:\n|offer them\n|pick them',
  '|이웃이 나무를 내놓음. |우리가 딴다. |무게를 단다.',
  '|A bike shop for new bikes, and for those that we mend\r\n\r\n|Users pay. |We ship.',
  // Few sentences, broken lines, markup and long texts have none.
  'Neighbors offer trees. We pick.',
  'Neighbors and friends offer all of the fruit trees that they\ncannot pick. We pick.\nWe weigh.',
  'We build a bike shop that sells new bikes and a few\nused ones. Users pay. We ship them.',
  `${'Wir sehen alles, '.repeat(5)}hier\nBäume in der Nähe. Sie melden sie. Dann ernten wir.`,
  'Show this:\n<b>Hello</b>\nAnd that. And more.',
  'Show this:\n```\nSELECT a\nFROM b\n```\nUsers see it.',
  `${'हमारे पड़ोसी '.repeat(6)}की\nजरूरत है। वे चुनते हैं। वे तौलते हैं।`,
  'We pick. '.repeat(1_000),
])('what is listed, else what is said, begins somewhere: %j', (expected) => {
  expect(barred(expected.replaceAll('|', ''))).toBe(expected)
})

test('a figure behind a shortened word is no new sentence, in brackets or not', () => {
  const rule = 'Titel max. 50 Zeichen (evtl. 60), Bild max. 500 Punkte'
  expect(readSentences(`${rule}. Danach steht es bereit. 30 Bilder sind das Ende.`)).toEqual([
    `${rule}.`,
    'Danach steht es bereit.',
    '30 Bilder sind das Ende.',
  ])
})

test('a longer short form before a name or a figure ends nothing', () => {
  expect(readSentences('It weighs approx. 3 kg, incl. VAT. Prof. Lee decides (inkl. Porto). Done.')).toEqual([
    'It weighs approx. 3 kg, incl. VAT.',
    'Prof. Lee decides (inkl. Porto).',
    'Done.',
  ])
})

test('every item is a piece of the text', () => {
  const text = 'one; two (a, b), and “three, four”\n* five -> six, 7,000'
  for (const item of [...readList(text), ...readSentences(text)]) expect(text).toContain(item)
})

test('nothing gives nothing', () => {
  for (const read of [readList, readSentences]) expect(read(' \n ')).toEqual([])
})
