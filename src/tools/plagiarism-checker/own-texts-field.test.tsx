import { Children, isValidElement, type ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { FileDrop } from './file-drop.tsx'
import { OwnTextsField, type OwnText } from './own-texts-field.tsx'

test('a file that took time to be read goes to the texts as they are by then', () => {
  let now: readonly OwnText[] = [{ key: 1, title: '', text: '' }]
  const field = OwnTextsField({
    ownTexts: now,
    problem: undefined,
    onChange: (update) => (now = update(now)),
  })
  const [drop] = Children.toArray(field.props.children).flatMap((child) =>
    isValidElement<ComponentProps<typeof FileDrop>>(child) && child.type === FileDrop ? [child.props] : [],
  )
  now = [
    { key: 1, title: '', text: 'typed meanwhile' },
    { key: 2, title: '', text: '' },
  ]
  drop?.onText('of the file', 'gulls.pdf')
  expect(now).toEqual([
    { key: 1, title: '', text: 'typed meanwhile' },
    { key: 2, title: '', text: '' },
    { key: 3, title: 'gulls', text: 'of the file' },
  ])
})
