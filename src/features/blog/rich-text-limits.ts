/** Allowed in posts, but the rich-text editor has no form for them: opening such a post in it would drop them. */
export const unknownToEditor: readonly string[] =
  'table figure dl details mark sub sup abbr q cite kbd samp small ins h5 h6'.split(' ')

const unknownTag = new RegExp(`<(?:${unknownToEditor.join('|')})[\\s/>]`, 'i')

/** Whether source is the better way to begin with this HTML. */
export function needsSource(html: string): boolean {
  return unknownTag.test(html)
}
