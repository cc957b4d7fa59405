import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Field } from './field.tsx'
import { TextInput } from './text-input.tsx'

const announced = (field: React.ReactElement) =>
  /aria-live="(\w+)"/.exec(renderToStaticMarkup(field))?.[1] ?? 'off'

test('a required field that is empty gets the focus with its error; its live region does not say it as well', () => {
  expect(
    announced(
      <Field label="Idea" isRequired counter={{ used: 0, limit: 10 }} error="Describe your idea.">
        <TextInput />
      </Field>,
    ),
  ).toBe('off')
})

test('what is wrong with a text while it is typed is announced', () => {
  for (const isRequired of [true, false])
    expect(
      announced(
        <Field label="Idea" isRequired={isRequired} counter={{ used: 11, limit: 10 }} error="Too long.">
          <TextInput />
        </Field>,
      ),
    ).toBe('polite')
})

test('the star of a required field stays with the last word of its label', () => {
  const markup = renderToStaticMarkup(
    <Field label="Title or idea" isRequired>
      <TextInput />
    </Field>,
  )
  expect(markup).toMatch(/<span>Title or idea\u00A0<span[^>]*>\*<\/span><\/span>/)
})
