import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file.ts'

const read = (bytes: Uint8Array<ArrayBuffer>) => readTextFile(new File([bytes], 'a.txt'), 100_000)
const western = 'Les élèves français ont déjà noté que l’été était très sec.'

test('text files of Windows are read, whatever they were saved as', async () => {
  const codes = [...western].map((character) => (character === '’' ? 0x92 : character.charCodeAt(0)))
  const unicode = [0xfeff, ...[...western].map((character) => character.charCodeAt(0))]
  const files = [
    new TextEncoder().encode(western),
    Uint8Array.from(codes),
    Uint8Array.from(unicode.flatMap((code) => [code & 0xff, code >> 8])),
    Uint8Array.from(unicode.flatMap((code) => [code >> 8, code & 0xff])),
  ]
  for (const bytes of files) expect(await read(bytes)).toEqual({ ok: true, text: western })
})

test('an older encoding that we cannot tell is refused, not read as another', async () => {
  const russian = 'Мороз и солнце; день чудесный! Еще ты дремлешь, друг прелестный.'
  const bytes = Uint8Array.from([...russian], (letter) => {
    const code = letter.charCodeAt(0)
    return code > 0x400 ? code - 0x350 : code
  })
  expect(new TextDecoder('windows-1251').decode(bytes)).toBe(russian)
  expect(await read(bytes)).toEqual({ ok: false, reason: expect.stringContaining('UTF-8') })
})
