import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ChangedFields } from './changed-fields.tsx'

test('a long text is cut between two signs', () => {
  const text = `${'x'.repeat(299)}👩‍🚀 and more`
  const html = renderToStaticMarkup(<ChangedFields before={null} after={{ text, short: '👩‍🚀' }} />)
  expect(html).toContain(`>${'x'.repeat(299)}…<`)
  expect(html).toContain('>👩‍🚀<')
})
