import { expect, test } from 'vitest'
import { writeCsv } from './csv.ts'

test('cells are quoted where needed, and no cell is a formula', () => {
  expect(
    writeCsv([
      ['Step', 'Count'],
      ['a "b", c', 1_234.5],
      ['=cmd()', -1],
      ['line\nbreak', 0],
      ['+1', '@x'],
    ]),
  ).toBe('Step,Count\r\n"a ""b"", c",1234.5\r\n\'=cmd(),-1\r\n"line\nbreak",0\r\n\'+1,\'@x\r\n')
})
