import type { Brief } from '../brief.ts'
import { sentence } from '../words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { safeInline } from '../words/inline.ts'
import { bullets, paragraphs, type Tightness } from './layout.ts'

export function writeProduct(brief: Brief, tightness: Tightness): string {
  const { product } = brief
  const [goal, measure] = product.success
  const lines: string[] = []
  if (goal !== undefined)
    lines.push(`Success: ${goal}${measure === undefined || tightness >= 6 ? '' : ` ${measure}`}`)
  if (product.notes.length > 0) lines.push(`Holds throughout: ${product.notes.join(' ')}`)
  const outside = tightness >= 6 ? product.outOfScope.slice(0, 4) : product.outOfScope
  if (outside.length > 0) lines.push(`Out of scope: ${joinList(outside)}.`)
  // At the tightest the goods stand in the first line and in their requirements.
  const sold = ` Sold: ${sentence(safeInline(brief.form.productTypes))}`
  return paragraphs(tightness >= 7 ? product.text.replace(sold, '') : product.text, bullets(lines))
}
