import { DOMParser, DOMSerializer } from '@tiptap/pm/model'
import { getSchema } from '@tiptap/react'
import { parseHTML } from 'linkedom'
import { expect, test } from 'vitest'
import { allowedAttributes, attributesEverywhere } from '#shared/html/allowed-html.ts'
import { extensions } from './rich-text-extensions.ts'
import { needsSource, unknownIn } from './rich-text-limits.ts'

/** What the editor makes of HTML that nobody edits. */
function edit(html: string) {
  const { document } = parseHTML(`<html><body>${html}</body></html>`)
  const schema = getSchema(extensions)
  const { content } = DOMParser.fromSchema(schema).parse(document.body)
  const edited = document.createElement('div')
  DOMSerializer.fromSchema(schema).serializeFragment(content, { document }, edited)
  return { edited: edited.innerHTML, unknown: unknownIn(document.body) }
}

// Cleaning adds them to every image, and to links that need them.
const added = ['loading', 'decoding', 'rel']
// Only ever within a table.
const inTables = ['th', 'td']

test('what an attribute says is kept by the rich-text editor, or the post is edited as source', () => {
  const [href, src] = ['href="/tools"', 'src="/files/a.png"']
  for (const [tag, own] of Object.entries(allowedAttributes)) {
    if (inTables.includes(tag)) continue
    for (const name of [...own, ...attributesEverywhere]) {
      if (added.includes(name)) continue
      const given = { href, src }[name] ?? `${name}="3"`
      const needed = { a: href, img: src }[tag]
      const html = `<${tag} ${given === needed ? '' : (needed ?? '')} ${given}>words</${tag}>`
      const { edited, unknown } = edit(html)
      if (edited.includes(given)) expect(needsSource(html), html).toBe(false)
      else expect(needsSource(html) && unknown.length > 0, html).toBe(true)
    }
  }
})

test.for([
  '<a href="/"><img src="/a.png"></a>',
  '<a href="/"><code>x</code></a>',
  '<code><a href="/">x</a></code>',
])('a link that the rich-text editor would drop is named: %s', (html) => {
  const { edited, unknown } = edit(html)
  expect(edited).not.toContain('href')
  expect(unknown).toEqual(['links around images or code'])
})
