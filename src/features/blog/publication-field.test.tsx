import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { faultsOf } from '#shared/content-fields.ts'
import { PostForm } from './post.schema.ts'
import { PublicationField } from './publication-field.tsx'

test('a time that is missing is asked for at the time', () => {
  const form = new FormData()
  form.set('publication', '')
  const error = faultsOf(PostForm, form)['publication']
  expect(error).toBe('Please choose a time.')
  const field = { isPublished: false, moment: '', error, onChange: () => undefined }
  const html = renderToStaticMarkup(<PublicationField {...field} when="at" />)
  expect(html.match(/<(?:select|input)[^>]*aria-invalid="true"/g)).toEqual([
    expect.stringContaining('<input'),
  ])
})
