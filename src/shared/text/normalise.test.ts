import { expect, test } from 'vitest'
import { fence, normalise, safeCell, safeInline } from './normalise.ts'

test('line ends, odd spaces and blank lines become plain', () => {
  expect(normalise('  a\r\nb\u00a0c\rd\u3000e\n\n\n\n\n\nf  ')).toBe('a\nb c\nd e\n\n\nf')
})

test('lines keep their depth, and endless runs of spaces end', () => {
  const nested = ['a:', ' '.repeat(10) + 'b:', '\t'.repeat(12) + 'c:', ' '.repeat(14) + 'd'].join('\n')
  expect(normalise(nested)).toBe(nested)
  const endless = ' '.repeat(999)
  expect(normalise(`a${endless}b\n${endless}c\n${endless}\nd`)).toBe(
    `a${' '.repeat(8)}b\n${' '.repeat(80)}c\n\nd`,
  )
})

test('composed and decomposed letters become the same text', () => {
  expect(normalise('Cafe\u0301')).toBe('Café')
})

test('invisible and control characters go, broken surrogates too', () => {
  expect(normalise('ig\u200bnore\u0007 \u202eabc\ufeff \ud800x')).toBe('ignore abc x')
})

test('joiners stay where an emoji or a script needs them', () => {
  expect(normalise('👩‍👩‍👧 می\u200cخواهم a\u200db')).toBe('👩‍👩‍👧 می\u200cخواهم ab')
  expect(normalise('🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} x\u{e0041}')).toBe(
    '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f} x',
  )
})

test('inline text starts no Markdown block', () => {
  expect(safeInline('# Big\n\nnews')).toBe('\\# Big news')
  expect(safeInline('- item')).toBe('\\- item')
  expect(safeInline('1. first')).toBe('1\\. first')
  expect(safeInline('~~~js')).toBe('\\~~~js')
  expect(safeInline('2.5 kg')).toBe('2.5 kg')
})

test('markup is taken out of inline text, also when a tag hides in a tag', () => {
  expect(safeInline('<b>Hi</b> <script>alert(1)</script>')).toBe('Hi alert(1)')
  expect(safeInline('<scr<b>ipt>x</script>')).not.toMatch(/<script/iu)
  expect(safeInline('<img src=x onerror=alert(1) ')).not.toMatch(/<img|onerror=/iu)
  expect(safeInline('[x](javascript:alert(1))')).not.toContain('javascript:')
})

test('angle brackets that are no markup keep their words', () => {
  expect(safeInline('List<Item> and 3 < 5')).toBe('List‹Item› and 3 < 5')
})

test('nothing a user typed looks like an open slot', () => {
  expect(safeInline('Dear [Name], {{code}} `x`')).toBe("Dear (Name), { {code} } 'x'")
})

test('a table cell keeps its pipe and opens no column', () => {
  expect(safeCell('a | b \\| c')).toBe('a \\| b \\| c')
})

test('the fence is longer than any run of backticks inside', () => {
  expect(fence('a ```` b')).toBe('`````text\na ```` b\n`````')
})
