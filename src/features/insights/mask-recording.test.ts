import { expect, test } from 'vitest'
import { maskRecording } from './mask-recording.ts'
import { changes, kinds } from './recorded-event.ts'

const canary = 'Zebulon-7'

function masked(type: number, data: object): string {
  return JSON.stringify(maskRecording({ type, timestamp: 1, data }, '/tools') ?? 'nothing')
}

const attributes = {
  class: 'p-4',
  value: canary,
  title: canary,
  alt: canary,
  placeholder: canary,
  href: `/blog?post=${canary}`,
  src: `data:text/plain,${canary}`,
  'aria-label': `Delete ${canary}`,
  'data-prompt-copy-area': canary,
  id: canary,
  name: canary,
  style: `color: red; background: url(https://example.org/${canary}); content: "${canary}"`,
  checked: true,
}

const tree = {
  type: 0,
  id: 1,
  childNodes: [
    { type: 1, name: 'html', id: 2 },
    {
      type: 2,
      id: 3,
      tagName: 'html',
      attributes,
      childNodes: [
        {
          type: 2,
          id: 4,
          tagName: 'title',
          attributes: {},
          childNodes: [{ type: 3, id: 5, textContent: canary }],
        },
        {
          type: 2,
          id: 6,
          tagName: 'style',
          attributes: {},
          childNodes: [{ type: 3, id: 7, isStyle: true, textContent: '.a { color: red }' }],
        },
        {
          type: 2,
          id: 8,
          tagName: 'textarea',
          attributes,
          childNodes: [{ type: 3, id: 9, textContent: canary }],
        },
        { type: 4, id: 10, textContent: canary },
        { type: 5, id: 11, textContent: canary },
        { type: 2, id: 12, tagName: 'a', attributes, childNodes: [] },
      ],
    },
  ],
}

test('no text, label, address or value of a whole page is left, and its styles are', () => {
  const text = masked(kinds.fullSnapshot, { node: tree, initialOffset: { left: 0, top: 0 } })
  expect(text).not.toContain('Zebulon')
  expect(text).toContain('.a { color: red }')
  expect(text).toContain('"class":"p-4"')
  expect(text).toContain('•••••••••')
  expect(text).not.toContain('checked')
})

test('no text is left in what changes afterwards', () => {
  const change = (source: number, more: object) => masked(kinds.change, { source, ...more })
  const all = [
    change(changes.mutation, {
      texts: [{ id: 5, value: canary }],
      attributes: [{ id: 3, attributes }],
      adds: [{ parentId: 3, nextId: null, node: tree.childNodes[1] }],
      removes: [],
    }),
    change(changes.input, { id: 8, text: canary, isChecked: true }),
    change(changes.styleDeclaration, { id: 3, set: { property: 'background', value: `url(/x/${canary})` } }),
    change(11, { payload: [canary] }),
    change(14, { ranges: [{ text: canary }] }),
    masked(kinds.page, { href: `http://localhost/history?search=${canary}`, width: 360, height: 740 }),
    masked(5, { tag: 'x', payload: canary }),
    masked(6, { plugin: 'x', payload: canary }),
  ].join('\n')
  expect(all).not.toContain('Zebulon')
  expect(all).not.toContain('"isChecked":true')
  expect(all).toContain('"href":"/tools"')
})

test('unknown kinds of change do not leave the browser', () => {
  expect(
    maskRecording({ type: kinds.change, timestamp: 1, data: { source: 99, text: canary } }, '/'),
  ).toBeUndefined()
  expect(maskRecording({ type: 9, timestamp: 1, data: {} }, '/')).toBeUndefined()
})
