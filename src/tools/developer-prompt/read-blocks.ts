import type { BriefItem } from './plan.ts'

export type Block = { text: string } & Pick<BriefItem, 'block' | 'level'>

const bullet = /^(\s*)(?:[-*+•–]|\d{1,2}[.)])\s+(?:\[([ xX])\]\s+)?((?:\S.*)?)$/u
const quote = /^\s*>\s?/u
/** A line of a text that begins like a section. */
const escaped = /^([\s#>*_-]*)\\\[/u
const groupLine = /^(?:#{3,6}\s+)?\**(must|should|could)\**(?::\**)?$/iu
const reference = /^\**FR-\d{1,3}\**:?\s*/u

/** The items of a section: bullets with what hangs below them, boxes, tables, paragraphs. Lines of a group name the priority. */
export function readBlocks(body: string): Block[] {
  const blocks: Block[] = []
  let isApart = false
  let isFenced = false
  let group = ''
  for (const line of body.split('\n')) {
    const last = blocks.at(-1)
    const trimmed = line.trim()
    const [, gap = '', box, text] = bullet.exec(line) ?? []
    const groupName = groupLine.exec(trimmed)?.[1]
    const isTable = trimmed.startsWith('|')
    const isIndented = line.startsWith('  ') || quote.test(line)
    const continues =
      last !== undefined && (last.block === 'table' ? isTable && !isApart : isIndented ? true : !isApart)
    if (isFenced && last !== undefined) last.text += `\n${line.replace(/^ {1,4}/u, '')}`
    else if (trimmed === '') isApart = true
    else if (groupName !== undefined) group = `(${groupName}) `
    else if (text !== undefined) {
      const isBelow = gap.length > 1 && last !== undefined
      const [ref = ''] = isBelow ? [] : (reference.exec(text) ?? [])
      const own = ref === '' ? text : `${ref}${group}${text.slice(ref.length)}`
      blocks.push({ text: own, ...(box !== undefined && { block: 'check' }), ...(isBelow && { level: 1 }) })
      isApart = false
    } else if (continues && isTable === (last.block === 'table'))
      last.text += `\n${trimmed.replace(quote, '').replace(escaped, '$1[')}`
    else {
      blocks.push({ text: trimmed, block: isTable ? 'table' : 'text' })
      isApart = false
    }
    if (trimmed.startsWith('```')) isFenced = !isFenced
  }
  return blocks
}
