import type { Brief } from '../brief.ts'
import { joinList } from '../words/english.ts'
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
  return paragraphs(product.text, bullets(lines))
}
