import { expect, test } from 'vitest'
import { adversaries } from '#reading/adversarial.test-support.ts'
import { isLinear } from '#reading/is-linear.test-support.ts'
import { readLabelled, readReplyJson, splitJsonAnswers } from './reply-json.ts'
import { escapeMarkers, listEntries, readSections, splitAnswers } from './reply-sections.ts'

const names = [
  { number: 1, key: 'task' },
  { number: 2, key: 'context' },
  { number: 3, key: 'requirements' },
]
const reply =
  '## [1] Aufgabe\nSchreibe eine Mail.\n\n## [2] Kontext\nHeizung kaputt.\n\n## [3] Forderungen\n- kurz\n- höflich\n[end]'

const english: Record<string, string> = { Aufgabe: 'Task', Kontext: 'Context:', Forderungen: 'REQUIREMENTS' }
const bodies = (text: string) => readSections(text, names).sections.map(({ body }) => body)
const expected = ['Schreibe eine Mail.', 'Heizung kaputt.', '- kurz\n- höflich']

test('a list of sources behind an answer is no second answer', () => {
  const answer = '## [1] Task\nWrite.\n\n## [2] Context\nCold.'
  expect(splitAnswers(`${answer}\n\n[1] https://example.org\n[2] A book`, names)).toHaveLength(1)
  expect(splitAnswers(`${answer}\n\n${answer}`, names)).toHaveLength(2)
})

const sources = '[1] Mieterbund – https://example.org\n[2]: https://example.org/b'

test.each(['## [1] Aufgabe', '## 1. Aufgabe', '**1. Aufgabe**', '[1] Aufgabe', '## Task'])(
  'a list of sources behind an answer that begins with "%s" changes nothing of it',
  (first) => {
    const others = first.includes('Task') ? ['## Context', '## Requirements'] : []
    const [second, third] = [2, 3].map((at) => others[at - 2] ?? first.replace('1', String(at)))
    const answer = [first, expected[0], '', second, expected[1], '', third, expected[2]].join('\n')
    const read = readSections(`${answer}\n\n${sources}`, names)
    expect(read.sections.map(({ body }) => body)).toEqual(expected)
    expect(read.unread).toEqual([sources])
    const within = answer.replace(String(expected[1]), `${expected[1]}\n${sources}`)
    expect(bodies(within)).toEqual([expected[0], `${expected[1]}\n${sources}`, expected[2]])
  },
)

test('a list of sources makes no sections of a text that has none', () => {
  expect(
    readSections(`${'The tide comes in twice a day. '.repeat(9)}\n\n${sources}`, names).sections,
  ).toEqual([])
  expect(bodies(`{"task":"Write.","context":"Cold."}\n\n${sources}`)).toEqual(['Write.', 'Cold.'])
  expect(bodies('Of course! Here it is:\n[1] タスク：書く\n[2] 背景：寒い')).toEqual(['書く', '寒い'])
})

test('sections are told by their marks also when they come in another order', () => {
  const [one = '', two = '', three = ''] = reply.replace('\n[end]', '').split(/\n\n/u)
  const { sections } = readSections([three, one, two, '[end]'].join('\n\n'), names)
  expect(sections.map(({ number }) => number)).toEqual([3, 1, 2])
  expect(sections.map(({ body }) => body)).toEqual([expected[2], expected[0], expected[1]])
})

test.each([
  ['## [1] Task: Write.', 'Task', 'Write.'],
  ['## [1] タスク：書く', 'タスク', '書く'],
  ['**[1] Aufgabe:** Schreib **fett**.', 'Aufgabe', 'Schreib **fett**.'],
  ['**[1] Aufgabe** – Schreib.', 'Aufgabe', 'Schreib.'],
  ['**[1]** Aufgabe: Schreib.', 'Aufgabe', 'Schreib.'],
  ['**1. Aufgabe:** Schreib.', 'Aufgabe', 'Schreib.'],
  ['## [1] Aufgabe - Schreib.', 'Aufgabe', 'Schreib.'],
  ['## [1] Schreib eine Mail.', '', 'Schreib eine Mail.'],
  ['## [1] Siehe https://example.org/a', 'Siehe https://example.org/a', ''],
])('no word of the line "%s" is lost', (line, name, body) => {
  expect(
    readSections(
      `${line}\n\n## [2] Kontext\nx\n[end]`.replace('[2]', line.includes('1.') ? '2.' : '[2]'),
      names,
    ).sections[0],
  ).toMatchObject({ name, body })
})

test('rules between sections belong to none of them', () => {
  const ruled = reply.replaceAll('\n\n', '\n\n---\n\n').replaceAll(/(\[\d\].*\n)/g, '$1***\n')
  expect(bodies(ruled)).toEqual(expected)
  expect(bodies(ruled.replace('[end]', '---'))).toEqual(expected)
})

test('keys of an object that no section has are handed back, and its numbers are no names', () => {
  const { sections, unread } = readSections('{"1":"Write","Tone":"polite","Limits":["short"]}', names)
  expect(sections).toMatchObject([{ number: 1, name: '', body: 'Write' }])
  expect(unread.join('\n')).toMatch(/Tone: polite[^]*Limits: - short/u)
})

test('our names alone make sections when there are several of them, and what is above is handed back', () => {
  const { sections, unread } = readSections('You are a poet.\n\n## Task\nWrite.\n\n## Context:\nCold.', names)
  expect(sections.map(({ body }) => body)).toEqual(['Write.', 'Cold.'])
  expect(unread).toEqual(['You are a poet.'])
  expect(readSections('A poem.\n\n## Context\nCold.', names).sections).toEqual([])
})

test.each([
  [
    '**Task:** Write.\n**Requirements**\n- short\nNo threats.\nContext: Cold.',
    ['Write.', '- short\nNo threats.', 'Cold.'],
  ],
  [
    '- **Context:** Cold.\n- **Task:** Write.\n- **Output:** A page.',
    ['Cold.', 'Write.\n- **Output:** A page.'],
  ],
])('labels make sections as headings do, and no line below them is lost: %s', (text, expectedBodies) => {
  const { sections, unread } = readSections(`Here it is.\n\n${text}`, names)
  expect(sections.map(({ body }) => body)).toEqual(expectedBodies)
  expect(unread).toEqual(['Here it is.'])
  expect(readSections('Dear Ada,\n\nContext: it is cold.', names).sections).toEqual([])
})

test('a line that looks like a marker is text again after it was written and read', () => {
  const text = '[1] one\n> ## [2] two\n\\[3] three\n[end]'
  expect(bodies(`## [1] Task\n${escapeMarkers(text)}\n[end]`)).toEqual([text])
})

test('sections are read by their markers, in any language', () => {
  const { sections, unread } = readSections(reply, names)
  expect(sections.map(({ number, name, isComplete }) => ({ number, name, isComplete }))).toEqual([
    { number: 1, name: 'Aufgabe', isComplete: true },
    { number: 2, name: 'Kontext', isComplete: true },
    { number: 3, name: 'Forderungen', isComplete: true },
  ])
  expect(sections.map(({ body }) => body)).toEqual(expected)
  expect(unread).toEqual([])
})

test('numbered chapters below a section that has a plain number stay in it', () => {
  const chapters = '### 1. Vorher\nEs regnet.\n\n### 3. Nachher\nEs ist still.'
  for (const title of ['#', '##']) {
    const story = `${title} 1. Titel\nRegen\n\n## 2. Geschichte\n${chapters}\n\n## 3. Danach\nEine Frage.\n[end]`
    expect(bodies(story)).toEqual(['Regen', chapters, 'Eine Frage.'])
    expect(splitAnswers(story, names)).toEqual([story])
  }
})

test.each([
  ['chatter and a fence around it', `Here is your prompt:\n\n\`\`\`markdown\n${reply}\n\`\`\`\nLet me know!`],
  ['Windows line ends', reply.replaceAll('\n', '\r\n')],
  ['markers without heading signs', reply.replaceAll('## ', '')],
  ['bold markers', reply.replaceAll(/## (\[\d\].*)/g, '**$1**')],
  ['plain numbers for the markers', reply.replaceAll(/\[(\d)\]/g, '$1.')],
  ['our names for the markers', reply.replaceAll(/\[\d\] (\w+)/g, (_, name: string) => english[name] ?? '')],
  ['escaped brackets', reply.replaceAll(/\[(\w+)\]/g, '\\[$1\\]')],
  ['escaped headings', reply.replaceAll(/^(?=#)/gm, '\\').replaceAll(/\[(\w+)\]/g, '\\[$1\\]')],
  ['quotation signs', `Sure:\n\n${reply.replaceAll(/^/gm, '> ')}`],
  [
    'a fence without an end marker',
    `\`\`\`\n${reply.replace('\n[end]', '')}\n\`\`\`\nDo you want it shorter?`,
  ],
  [
    'JSON with keys',
    JSON.stringify({ task: expected[0], context: expected[1], requirements: ['kurz', 'höflich'] }),
  ],
  ['JSON with numbers', JSON.stringify({ 1: expected[0], 2: expected[1], 3: ['kurz', 'höflich'] })],
])('a reply with %s is read all the same', (_name, text) => {
  expect(bodies(text)).toEqual(expected)
})

test('what follows the answer is handed back, not dropped', () => {
  expect(readSections(`${reply}\nShall I translate it?`, names).unread).toEqual(['Shall I translate it?'])
})

test.each([
  ['Sure, here it is:', false],
  [
    'Natürlich! Hier ist der ganze Prompt für deine Mail an die Vermieterin, in der Form, die du wolltest:',
    false,
  ],
  ['もちろんです。プロンプトはこちらです：', false],
  ['# Der Prompt\n\n---', false],
  ["Of course! I've put together a detailed prompt for you below.", false],
  ['Voici le prompt complet, prêt à être copié dans l’outil de votre choix.', false],
  ['I removed your budget of $500. Here it is:', true],
  [
    'I took two weeks without heating as given, made the mail formal because it goes to a landlady, and left the baby out of it:',
    true,
  ],
  ['My assumptions:\n- two weeks\n- one flat', true],
])(
  'what stands above the first mark is unread when it says more than that the answer follows: %s',
  (above, isTold) => {
    for (const answer of [reply, reply.replaceAll(/\[(\d)\]/g, '$1.')]) {
      const { sections, unread } = readSections(`${above}\n\n${answer}`, names)
      expect(sections.map(({ body }) => body)).toEqual(expected)
      expect(unread).toEqual(isTold ? [above] : [])
    }
  },
)

test('a cut reply keeps everything before the cut', () => {
  for (let at = 0; at <= reply.length; at += 7) {
    const found = bodies(reply.slice(0, at)).join('')
    expect(
      expected.join('').startsWith(
        found
          .replace(/\[\w*$/u, '')
          .trim()
          .slice(0, -8),
      ),
    ).toBe(true)
  }
})

test('code inside a section keeps its fences', () => {
  const text = '## [1] Task\nRun:\n```sh\nnpm test\n```\nThen stop.\n## [2] Context\nx\n[end]'
  expect(bodies(text)[0]).toBe('Run:\n```sh\nnpm test\n```\nThen stop.')
})

test('two answers in one text are told apart', () => {
  expect(splitAnswers(`${reply}\nOr:\n${reply}`, names).map(bodies)).toEqual([expected, expected])
  expect(splitAnswers(reply, names)).toEqual([reply])
  expect(splitJsonAnswers('One: {"a":1} two: {"a":"}"}')).toEqual(['{"a":1}', '{"a":"}"}'])
})

test('entries of a list keep the lines that belong to them; without bullets the paragraphs are the entries', () => {
  expect(listEntries('- one\n  more\n* two\n3. three')).toEqual(['one\nmore', 'two', 'three'])
  expect(listEntries('first\nline\n\nsecond')).toEqual(['first\nline', 'second'])
  expect(listEntries('・件名\n・本文')).toEqual(['件名', '本文'])
  expect(listEntries('1、件名\n2、本文')).toEqual(['件名', '本文'])
  expect(listEntries('copied\nfrom a page')).toEqual(['copied', 'from a page'])
})

const code = '```py\ndef f(s):\n    - s\n\n    return s\n```'

test('code and tables in a list stay whole, and code keeps its indentation', () => {
  const read = code.replace('\n\n', '\n')
  const indented = code.replaceAll(/^(?=.)/gm, '  ')
  expect(listEntries(`- Keep this:\n${indented}\n- Stop.`)).toEqual([`Keep this:\n${read}`, 'Stop.'])
  expect(listEntries(`- Keep this:\n\n${code}\n\n- Stop.`)).toEqual([`Keep this:\n${read}`, 'Stop.'])
  expect(listEntries('One page.\n| Part | Words |\n|---|---|\n| Text | 120 |')).toEqual([
    'One page.',
    '| Part | Words |\n|---|---|\n| Text | 120 |',
  ])
})

test('a paragraph below the last list, and all below a rule in a text without scenes, is unread', () => {
  const kinds = (kind: string, more = {}) => names.map((one) => ({ ...one, kind, ...more }))
  const open = reply.replace('\n[end]', '')
  const asked = readSections(`${open}\n  oder so\n\nSoll ich mehr schreiben?`, kinds('list'))
  expect(asked.sections.at(-1)?.body).toBe('- kurz\n- höflich\n  oder so')
  expect(asked.unread).toEqual(['Soll ich mehr schreiben?'])
  const told = '**Geändert:**\n- Satz 1\n\nSoll ich mehr schreiben?'
  const { sections, unread } = readSections(
    `${open}\n\n---\n\n${told}`,
    kinds('paragraphs', { hasNoScenes: true }),
  )
  expect(sections.at(-1)?.body).toBe('- kurz\n- höflich')
  expect(unread).toEqual([told])
})

test('one section is enough when nothing stands before its name', () => {
  expect(bodies('## Requirements\n- short')).toEqual(['- short'])
  expect(bodies('Here it is:\n\n## Requirements\n- short')).toEqual([])
})

test('JSON is read from chatter, fences, with slips, and when it is cut', () => {
  expect(readReplyJson('Sure!\n```json\n{"a": "b",}\n```\nEnjoy').value).toEqual({ a: 'b' })
  expect(readReplyJson("{a: 'b', c: [1, 2").value).toEqual({ a: 'b', c: [1, 2] })
  expect(readReplyJson('{"look": "film, 35 mm, ').value).toEqual({ look: 'film, 35 mm, ' })
  expect(readReplyJson('no object here').value).toBeUndefined()
})

test('labels and headings stand for the fields and lists of an object', () => {
  const text =
    '**Subject:** a heron\nLight: low sun\n\n## Shot 1\nCamera: wide\n- Sound: wind\n\n### Shot 2\nCamera: close'
  expect(readLabelled(text, ['subject', 'light', 'camera', 'sound'], { shot: 'shots' })).toEqual({
    subject: 'a heron',
    light: 'low sun',
    shots: [{ camera: 'wide', sound: 'wind' }, { camera: 'close' }],
  })
})

test('hostile replies are read to their end', () => {
  for (const part of ['#', '*', '[1', '{', '"', '- ', '\n', '[1] ', ' :', '**a**: ']) {
    const text = part.repeat(100_000 / part.length)
    readSections(text, names)
    readReplyJson(text)
    readLabelled(text, ['task'], { shot: 'shots' })
    listEntries(text)
  }
  // The library that mends JSON would read this for five seconds.
  expect(readReplyJson(`{${'"a'.repeat(50_000)}`).value).toBeUndefined()
})

const seeds = {
  ...adversaries,
  marker: '## [1] a\n',
  bare: '[2] a\n\n',
  heading: '## Task\n# b: c\n',
  rule: '\n---\n\na',
  entry: '## A 1\nb\n',
}

test.each(Object.entries(seeds))('sections are read in step with the length: %s', (_name, seed) => {
  const prose = names.map((one) => ({ ...one, kind: 'paragraphs' }))
  for (const before of ['', '## [1] a\n', '## 1. a\n', '## [1] a '])
    expect(
      isLinear(
        (text) => [
          readSections(before + text, names),
          readSections(before + text, prose),
          readLabelled(before + text, ['c'], { a: 'b', '': 'd' }),
          listEntries(text),
          escapeMarkers(text),
          splitAnswers(before + text, names),
        ],
        seed,
      ),
    ).toBe(true)
})
