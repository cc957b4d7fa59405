import { expect, test } from 'vitest'
import { acceptCustomFeature } from './custom-feature.ts'

const vocabulary = { role: 'Member', entity: 'SwapRequest' }

function patternOf(feature: string): string {
  return acceptCustomFeature(feature, vocabulary).pattern
}

test('the line quotes the exact words and uses the words of the project', () => {
  const { requirement, negative, entities } = acceptCustomFeature('rate the coach, 1-5 stars', {
    role: 'HR manager',
    entity: 'SwapRequest',
  })
  expect(requirement.startsWith('“rate the coach, 1-5 stars”: an HR manager gives each one rating')).toBe(
    true,
  )
  expect(negative).toMatch(/refused/u)
  expect(entities).toEqual(['Rating'])
})

test('the person a wish names is its actor', () => {
  expect(acceptCustomFeature('parents upload a photo', vocabulary).requirement).toContain(': a parent adds')
})

const patterns: [feature: string, pattern: string][] = [
  ['QR sticker on every tool that opens its page', 'qr'],
  ['safety briefing sign-off per member', 'sign-off'],
  ['donation box link, optional', 'link'],
  ['quiz with 4 questions', 'quiz'],
  ['voice note per hive, transcribed later', 'voice'],
  ['export season report as PDF', 'export'],
  ['varroa count with waiting period warning', 'warning'],
  ['print weekly roster', 'print'],
  ['bulk import from excel', 'upload'],
  ['member of the month', 'spotlight'],
  ['hide sold items', 'action: change'],
  ['book club page', 'display'],
  ['let people adopt a tree', 'action: create'],
  ['Erinnerung per E-Mail', 'reminder'],
  ['liste d’attente'.replace('’', "'"), 'waitlist'],
  ['поиск', 'search'],
  ['予約カレンダー', 'calendar'],
  ['导出报表', 'export'],
  ['طباعة الفاتورة', 'print'],
  ['seed swap', 'default'],
  ['review week', 'deed: look through'],
  ['call driver', 'deed: call'],
  ['acknowledge alert with reason', 'deed: confirm'],
  ['gap marker when a van was without signal', 'default'],
  ['fair cooking rota that skips people on holiday', 'rota'],
  ['monthly settle-up with as few payments as possible', 'settle'],
  ['read total from receipt photo', 'deed: extract'],
  ['voir les alertes', 'action: view'],
  ['votación de presupuestos', 'vote'],
  ['heart rate zones', 'default'],
  ['countdown to the next drop', 'countdown'],
]
for (const [feature, pattern] of patterns) {
  test(`"${feature}" reads as ${pattern}`, () => {
    expect(patternOf(feature)).toBe(pattern)
  })
}

test('every line is one finished sentence without markup', () => {
  for (const [feature] of [...patterns, ['<b>x</b> `y`', ''], ['🐝', '']] as const) {
    const { requirement, acceptance, negative } = acceptCustomFeature(feature, vocabulary)
    expect(requirement).toMatch(/^“.+”: .+[^.]\.$/u)
    expect(acceptance).toMatch(/^\p{Lu}.+[^.]\.$/u)
    expect(negative).toMatch(/^\p{Lu}.+[^.]\.$/u)
    expect(`${requirement}${negative ?? ''}`).not.toMatch(/<|`|undefined|\ba [aeiou](?!se|ni)/u)
  }
})
