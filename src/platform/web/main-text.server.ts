import { Readability } from '@mozilla/readability'
import { Parser } from 'htmlparser2'
import { parseHTML } from 'linkedom'

// The parser's time grows with the square of the depth. Browsers stop at 512 levels.
const mostLevelsToParse = 1_000

// Readability takes a second and more beyond these, and its time grows with the square of the depth.
const mostElements = 10_000
const mostLevels = 100

/** Title and running text of a page, without menus, banners and scripts. Throws where it nests too deep to be parsed. */
export function readMainText(html: string, url?: string): { title: string | undefined; text: string } {
  refuseDeep(html)
  const { document } = parseHTML(html.includes('<html') ? html : `<html><body>${html}</body></html>`)
  const title = document.querySelector('title')?.textContent?.trim() ?? undefined
  for (const element of document.querySelectorAll(
    'title, script, style, noscript, template, svg, iframe, nav',
  ))
    element.remove()
  const fallback = () => blockText(document.body)
  if (isTooLarge(document.querySelectorAll('*'))) return { title, text: fallback() }
  if (url !== undefined) {
    const base = document.createElement('base')
    base.setAttribute('href', url)
    document.head?.append(base)
  }
  const copy = document.cloneNode(true) as typeof document
  const article = new Readability(copy as unknown as Document, { charThreshold: 200 }).parse()
  const { document: content } = parseHTML(`<html><body>${article?.content ?? ''}</body></html>`)
  const text = blockText(content.body)
  return { title: article?.title || title, text: text === '' ? fallback() : text }
}

/** With the parser that linkedom uses, in its version, so that both see the same tags. */
function refuseDeep(html: string): void {
  let levels = 0
  new Parser({
    onopentag() {
      levels += 1
      if (levels > mostLevelsToParse) throw new Error('The page nests too deep')
    },
    onclosetag() {
      levels -= 1
    },
  }).end(html)
}

/** `elements`: in the order of the page, so that each comes after its parent. */
function isTooLarge(elements: Iterable<{ parentNode: unknown }>): boolean {
  const levels = new Map<unknown, number>()
  for (const element of elements) {
    const level = (levels.get(element.parentNode) ?? 0) + 1
    if (level > mostLevels || levels.size === mostElements) return true
    levels.set(element, level)
  }
  return false
}

const blocks = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE BR DD DIV DL DT FIGCAPTION FIGURE FOOTER FORM H1 H2 H3 H4 H5 H6 HEADER HR LI MAIN OL P PRE SECTION TABLE TD TH TR UL'.split(
    ' ',
  ),
)

type TreeNode = {
  nodeType: number
  nodeName: string
  textContent: string | null
  childNodes: Iterable<TreeNode>
}

/** Text with a line for each block. Walks without recursion: pages may nest as deep as they like. */
function blockText(root: unknown): string {
  const parts: string[] = []
  const waiting: (TreeNode | string)[] = [root as TreeNode]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next === 'string') {
      parts.push(next)
      continue
    }
    if (next.nodeType === 3) {
      parts.push((next.textContent ?? '').replace(/\s+/g, ' '))
      continue
    }
    if (next.nodeType !== 1) continue
    const isBlock = blocks.has(next.nodeName.toUpperCase())
    if (isBlock) {
      parts.push('\n\n')
      waiting.push('\n\n')
    }
    for (const child of [...next.childNodes].toReversed()) waiting.push(child)
  }
  return parts
    .join('')
    .split('\n')
    .map((line) => line.trim().replace(/[ \t]{2,}/g, ' '))
    .filter(Boolean)
    .join('\n\n')
}
