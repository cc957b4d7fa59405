import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkPlagiarism } from './check-plagiarism.ts'
import { Evidence } from './evidence.ts'
import {
  check,
  fresh,
  melville,
  paraphrased,
  reorderSentences,
  swapWords,
} from './plagiarism-pairs.test-support.ts'

const publicTexts = [
  [
    'PL1',
    'Our street repair café opened in a former petrol station. On the first Saturday eleven people came with toasters, one with an accordion. Nobody had told the accordion owner that we only fix kettles, so Jana learned reeds from a library book in three weeks. Last month she repaired her fourth bellows. We now put a tuning fork next to the soldering irons, and the queue argues about whether a bandoneon counts as a household appliance.',
  ],
  [
    'PL2',
    'It was the best of times, it was the worst of times, it was the age of wisdom, it was the age of foolishness, it was the epoch of belief, it was the epoch of incredulity, it was the season of Light, it was the season of Darkness, it was the spring of hope, it was the winter of despair, we had everything before us, we had nothing before us.',
  ],
  [
    'PL3',
    'Our company is committed to providing high-quality solutions that meet the needs of our customers. As Donella Meadows wrote, "We can\'t control systems or figure them out. But we can dance with them!" (Dancing with Systems, 2001). In our warehouse this meant removing the approval step for orders below 200 euros; returns fell from 41 to 17 a week, and two pickers asked to train others.',
  ],
] as const

test('the closer to the source, the higher the score', () => {
  const scores = [melville, swapWords(melville), reorderSentences(melville), paraphrased, fresh].map(
    (text) => check(text, melville).score,
  )
  const [verbatim = 0, swapped = 0, reordered = 0, inOtherWords = 0, own = 0] = scores
  expect(verbatim).toBe(100)
  expect(verbatim).toBeGreaterThanOrEqual(swapped)
  expect(swapped).toBeGreaterThan(reordered)
  expect(reordered).toBeGreaterThan(inOtherWords)
  expect(inOtherWords).toBeGreaterThan(20)
  expect(own).toBe(0)
})

test('copied words of real documents score, clean ones do not', () => {
  const folder = new URL('../../../shared/data/plagiarism/pan-train/', import.meta.url)
  const read = (path: string) => {
    try {
      return readFileSync(new URL(path, folder), 'utf8')
    } catch {
      return undefined
    }
  }
  for (const [kind, lowest, highest] of [
    ['01-none', 0, 3],
    ['02-verbatim', 5, 100],
    ['03-random', 5, 100],
  ] as const) {
    // The data lies beside the repository on the machines that have it.
    for (const pair of (read(`${kind}/pairs`) ?? '').trim().split('\n').slice(0, 3)) {
      const [suspicious = '', source = ''] = pair.split(' ')
      const text = read(`susp/${suspicious}`)
      if (text === undefined) continue
      const { score } = check(text, read(`src/${source}`)?.slice(0, 20_000) ?? '')
      expect(score).toBeGreaterThanOrEqual(lowest)
      expect(score).toBeLessThanOrEqual(highest)
    }
  }
})

test('a quotation with its source named is shown and not scored; without, it is', () => {
  const sentence =
    'With a philosophical flourish Cato throws himself upon his sword; I quietly take to the ship.'
  const cited = check(`${fresh} As Herman Melville wrote, “${sentence}” (Moby-Dick, 1851).`, melville)
  const uncited = check(`${fresh} ${sentence}`, melville)
  const onlyMarks = check(`${fresh} “${sentence}” So much for that.`, melville)
  expect(cited.score).toBe(0)
  expect(cited.matches.map(({ kind, counts }) => [kind, counts])).toEqual([['quoted', false]])
  expect(cited.breakdown.quoted).toBeGreaterThan(10)
  expect(uncited.score).toBeGreaterThan(10)
  expect(onlyMarks.score).toBeGreaterThan(10)
  expect(onlyMarks.matches[0]?.reason).toContain('no source is cited')
})

test('speech in a story is not taken for a cited quotation', () => {
  const speech =
    '“Whenever I find myself growing grim about the mouth I account it high time to get to sea as soon as I can,” said Mr. Darcy.'
  const source =
    'Whenever I find myself growing grim about the mouth I account it high time to get to sea as soon as I can.'
  expect(check(`${fresh} ${speech}`, source).score).toBeGreaterThan(10)
})

for (const [id, text] of publicTexts) {
  test(`${id}: alone it scores low, invents no source and says what was not checked`, () => {
    const answer = check(text)
    expect(answer.score).toBe(0)
    expect(answer.sources).toEqual([])
    expect(answer.coverage).toMatchObject({ documents: 0, webProvider: null, queries: 0, pages: 0 })
    expect(answer.explanation).toContain('covers only repetition inside your text')
    expect(answer.explanation).toContain('Not checked: the web')
    expect(JSON.stringify(answer)).not.toMatch(/https?:|highly original|appears? to be original/)
  })
}

test('only a library that was searched is called empty', () => {
  const notChecked = (searched: { libraryDocuments?: number }) =>
    checkPlagiarism(fresh, [], searched).coverage.notChecked.find((name) => name.includes('library'))
  expect(notChecked({ libraryDocuments: 0 })).toContain('no texts yet')
  expect(notChecked({})).toMatch(/private sources.*couldn’t be searched/)
})

test('common phrases are named, a refrain is explained', () => {
  const [, second, third] = publicTexts
  expect(check(second[1]).notes.some(({ text }) => text.includes('“It was the” is repeated 10 times'))).toBe(
    true,
  )
  const { matches, breakdown } = check(third[1])
  expect(matches.map(({ kind }) => kind)).toEqual(['stock'])
  expect(breakdown.quoted).toBe(14)
})

test('a passage that stands in the text twice counts only when nothing else was given', () => {
  const text = `${melville} ${fresh} ${melville}`
  const alone = check(text)
  expect(alone.score).toBeGreaterThan(30)
  expect(alone.matches.every(({ kind }) => kind === 'repeated')).toBe(true)
  expect(check(text, 'Nothing of this stands in the other text at all.').score).toBe(0)
})

test('a sentence that stands several times on end repeats itself', () => {
  const sentence =
    'The ferry leaves at seven with eleven goats, two bicycles and a very large crate of pears. '
  const { breakdown, matches } = check(sentence.repeat(4))
  expect(breakdown.repeated).toBeGreaterThan(breakdown.words / 2)
  for (const { start, source } of matches) expect(source?.end).toBeLessThan(start)
})

test('the score can be worked out from the breakdown, and the breakdown from the matches', () => {
  const { score, breakdown, matches, sources } = check(
    `${fresh} ${swapWords(melville)} ${paraphrased}`,
    melville,
    fresh,
  )
  expect(score).toBe(Math.round((100 * breakdown.weightedWords) / breakdown.scoredWords))
  const weighted = matches.reduce((sum, match) => sum + match.countedWords * match.similarity, 0)
  expect(breakdown.weightedWords).toBeCloseTo(weighted, 1)
  expect(breakdown.verbatim + breakdown.near + breakdown.paraphrase).toBe(
    matches.reduce((sum, match) => sum + match.countedWords, 0),
  )
  expect(sources.map(({ origin }) => origin)).toEqual(['own', 'own'])
})

const disguises = ['\u200b', '\u00ad', '\u2060', '\u0301', '\ufeff', '\u200d']

test('invisible characters hide nothing, and every offset cuts out its excerpt', () => {
  const plain = check(`${fresh} ${melville}`, melville)
  const insertions = fc.array(fc.tuple(fc.nat(5_000), fc.constantFrom(...disguises)), { maxLength: 80 })
  fc.assert(
    fc.property(insertions, (places) => {
      let text = `${fresh} ${melville}`
      for (const [at, character] of places) {
        const place = at % text.length
        text = text.slice(0, place) + character + text.slice(place)
      }
      const answer = check(text, melville)
      for (const match of answer.matches) {
        expect(text.slice(match.start, match.end)).toBe(match.excerpt)
        expect(melville.slice(match.source?.start, match.source?.end)).toBe(match.source?.excerpt)
      }
      expect(answer.score).toBe(plain.score)
    }),
    { numRuns: 60 },
  )
})

test('other disguises hide nothing either', () => {
  const lookAlikes = melville.replaceAll('a', 'а').replaceAll('o', 'о').replaceAll('E', 'Ε')
  const fullWidth = melville.replace(/[a-z]/g, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0xfee0),
  )
  const hyphenated = melville
    .replaceAll('watery', 'wat-\nery')
    .replaceAll('involuntarily', 'involun-\r\n  tarily')
  const accented = melville.replaceAll('e', 'é').normalize('NFD')
  for (const text of [lookAlikes, fullWidth, hyphenated, accented])
    expect(check(text, melville).score).toBe(100)
})

test('one version quotes what was copied, names its source and loses not a character; none is rewritten', () => {
  const text = `${fresh} ${melville}`
  const markedOf = (answer: ReturnType<typeof check>) =>
    answer.variants.find(({ id }) => id === 'rewritten')?.text
  const answer = check(text, melville)
  const marked = markedOf(answer) ?? ''
  expect(marked).toContain('“Call me Ishmael.')
  expect(marked).toContain('” (Source 1)')
  expect(marked.replace('“', '').replace('” (Source 1)', '')).toBe(text)
  expect(check(marked, melville).score).toBeLessThan(20)
  expect(markedOf(check(fresh, melville))).toBeUndefined()
})

const otherScripts = {
  Chinese:
    '春天来了，河边的柳树发出了嫩绿的新芽，孩子们在草地上放风筝，老人坐在长椅上聊起从前的故事，远处传来火车的汽笛声。',
  Japanese:
    '祖父は毎朝早く起きて庭の柿の木に水をやり、それから縁側で新聞を読みながら濃い緑茶を飲むのが長年の習慣だった。',
  Russian:
    'Старый смотритель маяка каждое утро поднимался по винтовой лестнице, протирал линзы и записывал в журнал направление ветра, высоту волны и названия проходящих кораблей.',
  Arabic:
    'كان الصياد العجوز يخرج كل صباح إلى البحر قبل شروق الشمس ويعود عند الظهر محملا بالأسماك الصغيرة التي يبيعها في سوق المدينة القديمة',
  Hindi:
    'बूढ़ा मछुआरा हर सुबह सूरज निकलने से पहले समुद्र में जाता था और दोपहर को छोटी मछलियाँ लेकर पुराने शहर के बाज़ार में लौटता था',
  Thai: 'ชาวประมงเฒ่าออกทะเลทุกเช้าก่อนพระอาทิตย์ขึ้นและกลับมาตอนเที่ยงพร้อมปลาตัวเล็กที่เขาขายในตลาดเก่าของเมือง',
}
for (const [language, text] of Object.entries(otherScripts)) {
  test(`${language}: copied is found, unrelated is not`, () => {
    expect(check(text, `${text}\n\n${melville}`).score).toBeGreaterThan(90)
    expect(check(text, melville).score).toBe(0)
  })
}

test('references, code and formulas are not scored, prose in a fence is', () => {
  const code =
    '```ts\nconst total = items.reduce((sum, item) => sum + item.price, 0)\nif (total > limit) { throw new Error(name) }\n```'
  const references =
    'References\nMelville, H. (1851). Moby-Dick; or, The Whale. New York: Harper.\nMeadows, D. (2001). Dancing with systems. Whole Earth.'
  const text = `${fresh}\n\n${code}\n\n${references}`
  expect(check(text, text.slice(fresh.length)).score).toBe(0)
  expect(check(`${fresh}\n\n\`\`\`\n${melville}\n\`\`\``, melville).score).toBeGreaterThan(40)
  expect(check(`${fresh}\n\nReferences\n${melville}`, melville).score).toBeGreaterThan(40)
})

test('a few words, none, and an address are told in sentences that are true', () => {
  expect(check('Lighthouse', melville).explanation).toContain(
    'The one scored word in your text was not found',
  )
  for (const sources of [[], [melville]])
    expect(check('🎉', ...sources).explanation).toMatch(/^There are no words to compare in this text\./)
  expect(check('https://example.org/one-two', melville).explanation).toContain('Your text has 1 word.')
})

test('a short text is warned about', () => {
  const answer = check('I quietly take to the ship.', melville)
  expect(answer.explanation).toContain('Results for texts under 40 words are unreliable')
})

test('the answer keeps the contract and is the same every time', () => {
  const answer = check(swapWords(melville), melville, fresh)
  expect(Evidence.parse(answer)).toEqual(answer)
  expect(JSON.stringify(check(swapWords(melville), melville, fresh))).toBe(JSON.stringify(answer))
})

test('a long text against ten long sources, and refrains, come to an end', () => {
  const sources = Array.from({ length: 10 }, (_, index) => madeUpText(index + 1, 100_000))
  const text = (madeUpText(99, 60_000) + sources.map((one) => one.slice(0, 4_000)).join(' ')).slice(
    0,
    100_000,
  )
  expect(check(text, ...sources).score).toBeGreaterThan(0)
  const endless = sources.join(' ').replaceAll('.', '').slice(0, 100_000)
  expect(check(endless, ...sources).score).toBeGreaterThan(50)
  for (const refrain of ['文', '“', '"a', '$a=', 'a.b', 'the same words come back again and again here. ']) {
    const many = refrain.repeat(Math.floor(100_000 / refrain.length))
    expect(check(many, many.slice(0, 20_000)).score).toBeGreaterThanOrEqual(0)
  }
}, 60_000)

/** Sentences of a few thousand different words, the same for the same seed. */
function madeUpText(seed: number, length: number): string {
  let state = seed
  const next = (below: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff
    return (state >>> 8) % below
  }
  const syllables = ['ka', 'lo', 'mi', 'ter', 'son', 'vel', 'ra', 'qu', 'ist', 'ope', 'dan', 'fi']
  let text = ''
  while (text.length < length) {
    const words = Array.from({ length: 8 + next(12) }, () =>
      next(3) === 0
        ? (['the', 'of', 'and', 'in', 'was', 'it'][next(6)] ?? 'the')
        : Array.from({ length: 2 + next(2) }, () => syllables[next(12)] ?? '').join(''),
    )
    text += `${words.join(' ')}. `
  }
  return text.slice(0, length)
}
