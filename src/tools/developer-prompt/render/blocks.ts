import type { Origin } from '../../contract/plan.ts'
import { frame, type Piece } from '../../contract/rendered.ts'
import { withIds } from './described-ids.ts'
import { standsApart, type BriefItem } from '../plan.ts'

const marks = { check: '- [ ] ', text: '', table: '', fence: '- ' } as const

/** Items as Markdown, one block after the other, without a line break at the end. */
export function blocks(items: readonly BriefItem[], origin: Origin, assumedMark: readonly Piece[] = []) {
  return items.flatMap((item, at) => {
    const isApart = standsApart(item) || standsApart(items[at - 1])
    const gap = at === 0 ? '' : isApart ? '\n\n' : '\n'
    return [...frame(origin)`${gap}`, ...block(item, origin, assumedMark)]
  })
}

function block(item: BriefItem, origin: Origin, assumedMark: readonly Piece[]): Piece[] {
  const kind = item.block
  const indent = item.level === 1 ? '  ' : ''
  const mark = kind === undefined ? '- ' : marks[kind]
  const inner = `${indent}${standsApart(item) ? '' : '  '}`
  const ref = item.ref === undefined ? '' : `${item.ref} `
  const isAssumed = item.words.some(({ from, text }) => from === 'assumed' && !text.includes('(A-'))
  const body = item.words.flatMap((span) => {
    const piece = { ...span, item: item.id }
    return kind === 'fence' && span.from === 'you' ? fenced(piece, origin) : lines(piece, inner, origin)
  })
  const shown = item.numbered ? withIds(body, origin) : body
  return frame(origin)`${indent}${mark}${ref}${shown}${isAssumed ? assumedMark : []}`
}

/** Further lines stay inside their block; a person's own are quoted. */
function lines(piece: Piece, inner: string, origin: Origin): Piece[] {
  if (!piece.text.includes('\n')) return [piece]
  const isOwn = piece.from === 'you'
  return piece.text.split('\n').flatMap((text, at) => {
    const start = at === 0 ? (isOwn ? '> ' : '') : `\n${inner}${isOwn ? '> ' : ''}`
    return [...frame(origin)`${start}`, ...(text === '' ? [] : [{ ...piece, text }])]
  })
}

/** Inside a fence longer than any run of backticks in it nothing is markup; without indent the words stay in one piece. */
function fenced(piece: Piece, origin: Origin): Piece[] {
  const longest = (piece.text.match(/`+/gu) ?? []).reduce((most, run) => Math.max(most, run.length), 2)
  const fence = '`'.repeat(longest + 1)
  return frame(origin)`\n\n${fence}text\n${piece}\n${fence}\n`
}
