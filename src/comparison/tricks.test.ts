import { expect, test } from 'vitest'
import { findDisguises } from './find-disguises.ts'
import { ignoreSources } from './ignore-sources.ts'
import { check, fresh, melville } from './plagiarism-pairs.test-support.ts'

const sentences = melville.split(/(?<=\.) /)
const leet: Record<string, string> = { a: '4', e: '3', i: '1', o: '0', s: '5', t: '7', l: '|' }

/** Ways to make a whole copy worth nothing. bench/plagiarism/tricks.ts measures more of them on real texts. */
const tricks: Record<string, string> = {
  'the whole in quotation marks with a name beside it': `As John Miller wrote, “${melville}” (Miller, 2001).`,
  'each sentence in quotation marks': sentences.map((one) => `“${one}” (Miller, 2001).`).join('\n\n'),
  'as a list of references': `References\n\n${sentences.map((one, at) => `[${at + 1}] Miller, J. (2001). ${one}`).join('\n')}`,
  'as formulas': sentences.map((one) => `$$${one.replaceAll(' ', String.raw` \;{} `)}$$`).join(' '),
  'as code': sentences.map((one, at) => `x[${at}] = {t: f("${one.replaceAll(' ', '_')}")};`).join('\n'),
  'letters spaced out': melville
    .split(' ')
    .map((word) => [...word].join(' '))
    .join('   '),
  'zero-width characters for spaces': melville.replaceAll(' ', '\u200B'),
  'dots in words': melville.replace(/(?<=\p{L}{2})(?=\p{L})/gu, '.'),
  'signs between letters': melville.replace(/(?<=\p{L})(?=\p{L})/gu, '*'),
  'digits for letters': melville.replace(/[aeiostl]/g, (letter) => leet[letter] ?? letter),
  'letters of other alphabets': melville.replaceAll('a', 'а').replaceAll('o', 'ο').replaceAll('e', 'е'),
}
for (const [name, text] of Object.entries(tricks)) {
  test(`a copy in disguise is scored like the plain one and the disguise is named: ${name}`, () => {
    const answer = check(text, melville)
    expect(answer.score).toBeGreaterThanOrEqual(90)
    expect(answer.notes.map(({ kind }) => kind)).toContain('changed')
    for (const { start, end, excerpt } of answer.matches) expect(text.slice(start, end)).toBe(excerpt)
    expect(ignoreSources(text, answer, new Set(['own-1'])).score).toBe(0)
  })
}

test('text that is turned around is named, because it is not read', () => {
  const text = `\u202E${[...melville].toReversed().join('')}\u202C`.repeat(6)
  expect(
    check(text, melville)
      .notes.map((note) => note.text)
      .join(),
  ).toContain('reversed text')
})

test('what honest texts do is no disguise', () => {
  const text = `${fresh} We met at 3.30 p.m. in the U.S. with J. R. R. Tolkien’s 2nd e-mail and the H2O sample, i.e. on-line. Łódź and naïve cafés were open.`
  const title = melville.split(' ').slice(0, 20).join(' ')
  const references = `References\n\nMelville, H. (1851). ${title}. New York: Harper.\n\nMiller, J. (2001). Boats and ropes. Boston: Pier.`
  const answer = check(`${text}\n\n${references}`, melville)
  expect(answer.score).toBe(0)
  expect(answer.notes).toEqual([])
})

test('a disguise is named without the source that it hides, too', () => {
  for (const name of [
    'letters spaced out',
    'zero-width characters for spaces',
    'dots in words',
    'signs between letters',
    'digits for letters',
    'letters of other alphabets',
  ])
    expect(findDisguises(tricks[name] ?? ''), name).not.toEqual([])
})

test('words that are spelled out in capitals are no initials', () => {
  expect(
    findDisguises('I.G.N.O.R.E. the S.O.U.R.C.E. of T.H.E.S.E. W.O.R.D.S. and W.R.I.T.E. F.U.R.T.H.E.R.'),
  ).not.toEqual([])
})

test('what words are written with in some languages and subjects is no disguise', () => {
  for (const honest of [
    'Alle Mitarbeiter*innen und Kund*innen kommen. Die Kolleg*innen, Praktikant*innen, Partner*innen und Organisator*innen auch.',
    'Les étudiant·e·s, les enseignant·e·s, les délégué·e·s, les ancien·ne·s, les employé·e·s et les voisin·e·s se retrouvent.',
    'We added 5 μl of buffer to 20 μl of sample with 3 μg of DNA, 40 μmol of salt and 7 μm beads; NFκB, TNFα and TGFβ rose.',
    'Our B2B team sells B2B, P2P and C2C, and the B2B prices of CO2, H2O and N2O for B2B customers are on the B2B page. B2B!',
    'Move shop.example.com, blog.example.com and docs.example.org; readme.txt, setup.yaml, vite.config.ts and Node.js stay.',
    'Write to ann@example.com, bob@example.com, carl@example.org, dora@mail.example.net, eve@example.com or finn@example.org.',
    'The site runs on k8s, the e2e tests wait for a11y, i18n and l10n, the p2p sync was built by interns, and w3c rules apply.',
    'The fault came with a3f9b2c and was in b7e4d1f and c9a8e2d. It was gone in d2b6f4a and came back in e5c7a9b (utf8mb4).',
    'Reverts `a3f9b2c`, #b7e4d1f, [c9a8e2d], d2b6f4a. and https://example.org/commit/e5c7a9b or f1d3b8c-e2a4c6e0-b1d2f3a4c5e6.',
    'Strains were kept as c57bl6j mice; we used h1n1a, h3n2b and h5n1c isolates and compared sp2d with sp3d hybrid states.',
    'The F.B.I. and the C.I.A. wrote to the U.S.S.R. desk; the N.Y.P.D., the A.C.L.U., the N.C.A.A., the S.P.C.A. and the B.B.C. knew.',
    'The list has J.R.R. Tolkien, G.K.B. Chester, A.A.B. Milne, C.S.D. Lewis, P.G.R. Wode and E.M.R. Forster.',
    'Die Bundes\u00adregierung will die Wärme\u00adplanung; die Ver\u00adbände, Stadt\u00adwerke und Mieter\u00advereine warten ab, die Ent\u00adscheidung fällt.',
  ])
    expect(findDisguises(honest), honest).toEqual([])
})
