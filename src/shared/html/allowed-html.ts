/**
 * All that content written by people may be made of: posts, announcements, guides. Server and browser read this one
 * list, with different parsers, so what fools one of them meets the other.
 *
 * Left out on purpose: svg, math, style, template, textarea, noscript and the like, where parsers disagree about what
 * is text; iframe, object, form; `id`, `name`, `class` and `style`, with which content could pose as the page. A video
 * is a field of its own and never markup.
 */
const everywhere = ['lang', 'dir'] as const

export const allowedAttributes: Readonly<Record<string, readonly string[]>> = {
  p: [],
  br: [],
  hr: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  del: [],
  ins: [],
  mark: [],
  small: [],
  sub: [],
  sup: [],
  code: [],
  pre: [],
  kbd: [],
  samp: [],
  q: [],
  cite: [],
  abbr: ['title'],
  blockquote: [],
  ul: [],
  ol: ['start', 'reversed'],
  li: [],
  dl: [],
  dt: [],
  dd: [],
  a: ['href', 'title', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading', 'decoding'],
  figure: [],
  figcaption: [],
  table: [],
  caption: [],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['colspan', 'rowspan', 'scope', 'align'],
  td: ['colspan', 'rowspan', 'align'],
  details: [],
  summary: [],
  div: [],
  span: [],
}

export const attributesEverywhere: readonly string[] = everywhere

/** Elements whose content goes with them: what stands in there was never text for a reader. */
export const removedWithContent = [
  'applet',
  'audio',
  'button',
  'canvas',
  'embed',
  'frameset',
  'iframe',
  'math',
  'noembed',
  'noframes',
  'noscript',
  'object',
  'option',
  'plaintext',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
  'title',
  'video',
  'xmp',
] as const

/** Deeper trees are no articles, and parsers give up on them at different depths. */
export const deepestNesting = 60

type Attributes = Readonly<Record<string, string>>

/**
 * The attributes one element keeps, with what we add; undefined: the element goes. Both sides call this for every
 * element, so an address is judged by the same rule wherever it is met.
 */
export function keptAttributes(tag: string, given: Attributes): Record<string, string> | undefined {
  const allowed = [...(allowedAttributes[tag] ?? []), ...attributesEverywhere]
  const kept: Record<string, string> = {}
  for (const name of allowed) {
    const value = given[name]
    if (value !== undefined && isFitting(name, value)) kept[name] = value
  }
  if (tag === 'a')
    return { ...withoutRel(kept), ...(isExternal(kept.href) ? { rel: 'noopener nofollow' } : {}) }
  if (tag !== 'img') return kept
  if (kept.src === undefined) return undefined
  return { ...kept, alt: kept.alt ?? '', loading: 'lazy', decoding: 'async' }
}

const patterns: Record<string, RegExp> = {
  align: /^(?:left|center|right)$/,
  colspan: /^[1-9]\d{0,2}$/,
  dir: /^(?:ltr|rtl|auto)$/,
  height: /^\d{1,4}$/,
  lang: /^[A-Za-z]{2,8}(?:-[A-Za-z\d]{1,8}){0,3}$/,
  reversed: /^(?:reversed)?$/,
  rowspan: /^[1-9]\d{0,2}$/,
  scope: /^(?:row|col|rowgroup|colgroup)$/,
  start: /^-?\d{1,6}$/,
  width: /^\d{1,4}$/,
}

function isFitting(name: string, value: string): boolean {
  if (name === 'href') return isSafeLink(value)
  if (name === 'src') return isSafeImage(value)
  return patterns[name]?.test(value) ?? true
}

// Browsers drop tabs, line breaks and leading controls from an address, and read a backslash as a slash.
const trickyCharacters = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\\<>"'`]/

/** A page of this site, a place on it, or a web or mail address. */
export function isSafeLink(address: string): boolean {
  if (address === '' || address.length > 2_000 || trickyCharacters.test(address)) return false
  return isOwnPath(address) || /^(?:https?:\/\/[^/]|mailto:[^/]|[#?])/i.test(address)
}

/** An image of this site, or one that is fetched encrypted. */
export function isSafeImage(address: string): boolean {
  if (address === '' || address.length > 2_000 || trickyCharacters.test(address)) return false
  return isOwnPath(address) || /^https:\/\/[^/]/i.test(address)
}

function isOwnPath(address: string): boolean {
  return /^\/(?!\/)/.test(address)
}

function isExternal(href: string | undefined): boolean {
  return href !== undefined && /^https?:/i.test(href)
}

function withoutRel({ rel: _rel, ...rest }: Record<string, string>): Record<string, string> {
  return rest
}
