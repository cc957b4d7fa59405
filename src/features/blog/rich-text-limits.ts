import * as texts from './rich-text-editor.texts.ts'

// Allowed in posts, but the rich-text editor has no form for them: opening such a post in it would drop them.
const elements = 'table figure dl details mark sub sup abbr q cite kbd samp small ins h5 h6'.split(' ')
const attributes = ['dir', 'lang', 'reversed']

/** The names, for a message, of what the editor would drop. */
export function unknownIn(content: ParentNode): string[] {
  const has = (selector: string) => content.querySelector(selector) !== null
  return [
    ...elements.filter(has),
    ...attributes.filter((name) => has(`[${name}]`)),
    // Its pictures are no part of a text, and its code takes no other format.
    ...(['a img', 'a code', 'code a'].some(has) ? [texts.linksAround] : []),
  ]
}

const unknownMarkup = new RegExp(
  `<(?:${elements.join('|')})[\\s/>]|<[^<>]*\\s(?:${attributes.join('|')})[\\s=>]`,
  'i',
)

/** Whether source is the better way to begin with this HTML. */
export function needsSource(html: string): boolean {
  return unknownMarkup.test(html)
}
