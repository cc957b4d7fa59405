import { normalise } from '#shared/text/normalise.ts'

const fences = ['form_data', 'draft', 'wish', 'section', 'answer'] as const
type Fence = (typeof fences)[number]

// A closing tag typed by somebody would end the fence early.
const fenceTags = new RegExp(`<(?=\\s*(?:/\\s*)?(?:${fences.join('|')})\\b)`, 'giu')

/** What people typed, fenced off as data; unseen characters, which can carry orders, are gone. */
export function asData(fence: Fence, text: string): string {
  return `<${fence}>\n${normalise(text).replace(fenceTags, '‹')}\n</${fence}>`
}
