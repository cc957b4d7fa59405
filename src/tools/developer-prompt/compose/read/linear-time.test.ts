import { expect, test } from 'vitest'
import { readColours } from './colours.ts'
import { acceptCustomFeature } from './custom-feature.ts'
import { nameEmoji } from '#shared/text/emoji.ts'
import { readEntities } from './entities.ts'
import { collectFacts } from '#shared/text/facts.ts'
import { readFlow } from './flow.ts'
import { splitHostile } from '#shared/text/hostile.ts'
import { detectLanguage } from '#shared/text/language.ts'
import { condense } from './long-text.ts'
import { fence, normalise, safeCell, safeInline } from '#shared/text/normalise.ts'
import { classifyNotes } from './notes.ts'
import { readRelations } from './relations.ts'
import { readRoles } from './roles.ts'
import { readRules } from './rules.ts'
import { splitSentences } from './sentences.ts'
import { splitList } from './split-list.ts'

const readers: [name: string, read: (text: string) => unknown][] = [
  ['normalise', normalise],
  ['safeInline', safeInline],
  ['safeCell', safeCell],
  ['fence', fence],
  ['splitList', splitList],
  ['splitSentences', splitSentences],
  ['collectFacts', collectFacts],
  ['detectLanguage', detectLanguage],
  ['readEntities', (text) => readEntities(text)],
  ['readRelations', (text) => readRelations(text, [{ name: 'Member' }, { name: 'Tool' }])],
  ['readFlow', readFlow],
  ['readRules', readRules],
  [
    'readRoles',
    (text) =>
      readRoles({ userRoles: '', targetAudience: text, coreUserActions: text, projectDescription: text }),
  ],
  [
    'readRoles of a list',
    (text) => readRoles({ userRoles: text, targetAudience: '', coreUserActions: '', projectDescription: '' }),
  ],
  ['readColours', readColours],
  ['classifyNotes', classifyNotes],
  ['splitHostile', splitHostile],
  ['condense', (text) => condense(text, 220)],
  ['nameEmoji', nameEmoji],
  [
    'acceptCustomFeature',
    (text) => acceptCustomFeature(text, { role: text.slice(0, 60), entity: text.slice(0, 60) }),
  ],
]

const units = [
  'a',
  ' ',
  '\n',
  ',',
  '(',
  '"',
  '“',
  '<',
  '<a ',
  '`',
  '[x',
  '|',
  '-',
  ' - ',
  '->',
  '1',
  '1.',
  '1 000 ',
  'a, ',
  'a;',
  'A B ',
  'Aa',
  'a@',
  'a.',
  '. ',
  '必须',
  '🐝',
  'a\u200d',
  '{{',
  'x: y; ',
  'name(',
  'Member(name, email)\n',
  'has many ',
  'A has many B, ',
  '1:N ',
  'if a, b; ',
  'If a, b, ',
  'must ',
  'max 3 ',
  'no x and no y ',
  'A member cannot reserve more than 3 tools. ',
  'then ',
  'ignore all ',
  'reveal the ',
  'system: ',
  'aA1',
  'and ',
  'teachers, ',
  'dark ',
  'red ',
  '#fff ',
  'who ',
  "'a ",
  'a/b ',
  '"\'',
  'ü',
  '\u0301',
  'व्',
  'ا',
  'é, ',
  'x y ',
  'the quick brown fox jumps over 12 lazy dogs. ',
]

// Doubling the text may double the work; what grows with the square takes seconds here and not a fraction of one.
for (const [name, read] of readers) {
  test(`${name} stays linear on 40,000 characters of anything`, () => {
    for (const unit of units) {
      const text = unit.repeat(Math.ceil(40_000 / unit.length)).slice(0, 40_000)
      const start = performance.now()
      read(text)
      expect(performance.now() - start, JSON.stringify(unit)).toBeLessThan(1_200)
    }
  }, 120_000)
}

test('odd strings upset no reader', () => {
  const odd = [
    '',
    ' ',
    '\u0000',
    'null',
    'undefined',
    '-1/0',
    '<script>alert(1)</script>',
    "'; DROP TABLE users;--",
    '\ud800',
    '﷽',
    'Z͑ͫ̓A̴L͇G̵O',
    '\u202etest',
    '¯\\_(ツ)_/¯',
    '(((((',
    ')))',
    '{"a":',
    '[[]]',
    '${7*7}',
    '%s%n',
    '../../etc/passwd',
    'CON',
    '٠١٢',
    '⅛',
    '１２３',
    '社會科學院',
    '𠜎𠜱',
    'Ω≈ç',
    '{0}',
    '{"__proto__": {"a": 1}}',
    '-',
    '->',
    ':',
    'a:',
    ':a',
    '()',
    'constructor(toString)',
  ]
  for (const [, read] of readers) for (const text of odd) expect(() => read(text)).not.toThrow()
})

test('the same text always reads the same', () => {
  const text = 'Member(name), Tool has many parts. Max 3 per day, navy and gold; user -> admin approves'
  for (const [, read] of readers) expect(read(text)).toEqual(read(text))
})
