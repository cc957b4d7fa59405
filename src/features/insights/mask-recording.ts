import { changes, kinds, type RecordedEvent } from './recorded-event.ts'

type Fields = Record<string, unknown>

/** Attributes that draw the page. Everything else may carry words: labels, titles, addresses, values. */
const drawing = new Set(
  (
    'class type role rel dir width height viewbox d x y x1 y1 x2 y2 cx cy r rx ry points fill stroke stroke-width ' +
    'stroke-linecap stroke-linejoin stroke-dasharray fill-rule clip-rule transform preserveaspectratio xmlns hidden open ' +
    'disabled rows cols colspan rowspan _csstext data-theme data-print aria-hidden aria-pressed aria-selected ' +
    'aria-current aria-invalid aria-expanded aria-busy rr_width rr_height rr_left rr_top rr_scrollleft rr_scrolltop'
  ).split(' '),
)
const unspoken = /\burl\s*\((?!\s*["']?\/assets\/)[^)]*\)/gi

/**
 * A second look at everything rrweb wrote, before it leaves the browser: text becomes dots of the same shape, and what is
 * not known to be harmless is left out. undefined: nothing of this event may leave.
 */
export function maskRecording(event: RecordedEvent, path: string): RecordedEvent | undefined {
  const { type, timestamp } = event
  const data = fields(event.data)
  if (type === kinds.page) {
    const { width, height } = data
    return { type, timestamp, data: { href: path, width, height } }
  }
  if (type === kinds.fullSnapshot) {
    return { type, timestamp, data: { ...data, node: maskNode(data['node']) } }
  }
  if (type !== kinds.change) return undefined
  const masked = maskChange(data)
  return masked && { type, timestamp, data: masked }
}

function maskChange(data: Fields): Fields | undefined {
  switch (data['source']) {
    case changes.mutation:
      return {
        ...data,
        texts: list(data['texts']).map((text) => ({ ...text, value: maskText(text['value']) })),
        attributes: list(data['attributes']).map((change) => ({
          ...change,
          attributes: maskAttributes(fields(change['attributes'])),
        })),
        adds: list(data['adds']).map((add) => ({ ...add, node: maskNode(add['node']) })),
      }
    case changes.input:
      return { ...data, text: maskText(data['text']), isChecked: false }
    case changes.styleDeclaration:
      return { ...data, set: maskStyle(data['set']) }
    case changes.pointerMove:
    case changes.pointer:
    case changes.scroll:
    case changes.resize:
    case changes.touchMove:
    case changes.styleRule:
    case changes.drag:
    case changes.adoptedStyles:
      return data
    default:
      return undefined
  }
}

function maskNode(given: unknown, isStyle = false): unknown {
  const node = fields(given)
  const isStyleSheet = isStyle || node['isStyle'] === true
  const tag = node['tagName']
  return {
    ...node,
    ...('textContent' in node
      ? { textContent: isStyleSheet ? node['textContent'] : maskText(node['textContent']) }
      : {}),
    ...('attributes' in node ? { attributes: maskAttributes(fields(node['attributes']), tag) } : {}),
    ...(Array.isArray(node['childNodes'])
      ? { childNodes: node['childNodes'].map((child) => maskNode(child, tag === 'style')) }
      : {}),
  }
}

function maskAttributes(attributes: Fields, tag?: unknown): Fields {
  const masked: Fields = {}
  for (const [name, value] of Object.entries(attributes)) {
    const known = name.toLowerCase()
    if (known === 'style') masked[name] = maskStyle(value)
    // Without their addresses other links would only complain.
    else if (known === 'rel' && value !== 'stylesheet') continue
    else if (drawing.has(known)) masked[name] = value
    // Styles ask whether they are there, not what they say.
    else if (known.startsWith('data-')) masked[name] = ''
    else if (known === 'href' && tag === 'link' && isOwnAsset(value)) masked[name] = value
  }
  return masked
}

function isOwnAsset(value: unknown): boolean {
  return typeof value === 'string' && /^(?:https?:\/\/[^/]+)?\/assets\/[\w.-]+\.css$/.test(value)
}

function maskStyle(style: unknown): unknown {
  if (typeof style === 'string') return style.replace(unspoken, 'none').replace(/\bcontent\s*:[^;]*/gi, '')
  if (typeof style !== 'object' || style === null) return style
  return Object.fromEntries(Object.entries(style).map(([name, value]) => [name, maskStyle(value)]))
}

function maskText(text: unknown): unknown {
  return typeof text === 'string' ? text.replace(/\S/gu, '•') : text
}

function fields(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function list(value: unknown): Fields[] {
  return Array.isArray(value) ? value.map(fields) : []
}
