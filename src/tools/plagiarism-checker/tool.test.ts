import { expect, test } from 'vitest'
import { PlagiarismAnswer } from './answer.ts'
import { checkPlagiarism } from './compose/check-plagiarism.ts'
import { PlagiarismInput, sourceLimit, textLimit } from './input.ts'
import { tool } from './tool.ts'

test('the history gets neither the texts to compare with nor their passages', () => {
  const copied =
    'The lighthouse keeper counted forty gulls before breakfast and wrote their number in red ink.'
  const secret = `Draft nobody may see. ${copied} Call the notary on Thursday.`
  const input = PlagiarismInput.parse({ text: copied, compareWith: [{ title: 'Own draft', text: secret }] })
  const kept = tool.forHistory?.(input, tool.compose(input))
  expect(kept?.input).toEqual({ text: copied, web: false })
  const output = PlagiarismAnswer.parse(kept?.output)
  expect(output.score).toBe(100)
  expect(output.matches.map(({ source }) => source)).toEqual([undefined])
  expect(JSON.stringify(kept)).not.toMatch(/notary|nobody may see/)
})

test('the history keeps passages of the library', () => {
  const text = 'The lighthouse keeper counted forty gulls before breakfast and wrote their number in red ink.'
  const input = PlagiarismInput.parse({ text })
  const source = { id: 'library-7', title: 'Gulls', origin: 'library' as const, text }
  const kept = tool.forHistory?.(input, checkPlagiarism(text, [source], { libraryDocuments: 3 }))
  expect(PlagiarismAnswer.parse(kept?.output).matches[0]?.source?.excerpt).toContain('forty gulls')
})

test('texts that are empty, too long or too many are refused with their field named', () => {
  const text = 'Some words.'
  const refusals: [object, string][] = [
    [{ text: ' \n ' }, 'text'],
    [{ text: 'a'.repeat(textLimit + 1) }, 'text'],
    [{ text, compareWith: Array.from({ length: 11 }, () => ({ title: 'One', text })) }, 'compareWith'],
    [{ text, compareWith: [{ title: 'One', text: 'a'.repeat(sourceLimit + 1) }] }, 'compareWith.0.text'],
    [{ text, compareWith: [{ title: 'One', text: ' ' }] }, 'compareWith.0.text'],
  ]
  for (const [input, field] of refusals) {
    expect(PlagiarismInput.safeParse(input).error?.issues.map(({ path }) => path.join('.'))).toEqual([field])
  }
  expect(PlagiarismInput.parse({ text: `  ${text}` }).text).toBe(`  ${text}`)
})
