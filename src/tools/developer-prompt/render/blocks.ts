import { findBeginnings } from '#reading/lists.ts'
import type { Origin } from '../../contract/plan.ts'
import { frame, type Piece } from '../../contract/rendered.ts'
import { standsApart, type BriefItem } from '../plan.ts'

type MarkOf = (item: BriefItem) => readonly Piece[]

const marks = { check: '- [ ] ', text: '', table: '', fence: '- ' } as const

/** Items as Markdown, one block after the other, without a line break at the end; `markOf`: what stands behind one. */
export function blocks(items: readonly BriefItem[], origin: Origin, markOf?: MarkOf): Piece[] {
  return items.flatMap((item, at) => {
    const isApart = standsApart(item) || standsApart(items[at - 1])
    const gap = at === 0 ? '' : isApart ? '\n\n' : '\n'
    return [...frame(origin)`${gap}`, ...block(item, origin, markOf?.(item) ?? [])]
  })
}

function block(item: BriefItem, origin: Origin, behind: readonly Piece[]): Piece[] {
  const kind = item.block
  const indent = item.level === 1 ? '  ' : ''
  const mark = kind === undefined ? '- ' : marks[kind]
  const inner = `${indent}${standsApart(item) ? '' : '  '}`
  const ref = item.ref === undefined ? '' : `${item.ref} `
  const body = item.words.flatMap((span) => {
    const piece = { ...span, item: item.id }
    const isOwn = span.from === 'you'
    const places = item.numbered && isOwn ? findBeginnings(span.text) : []
    return kind === 'fence' && isOwn ? fenced(piece, places, origin) : lines(piece, places, inner, origin)
  })
  return frame(origin)`${indent}${mark}${ref}${body}${behind}`
}

/** Further lines stay inside their block; a person's own are quoted. */
function lines(piece: Piece, places: readonly number[], inner: string, origin: Origin): Piece[] {
  if (!piece.text.includes('\n')) return withIds(piece, 0, places, origin)
  const isOwn = piece.from === 'you'
  let from = 0
  return piece.text.split('\n').flatMap((text, at) => {
    const start = at === 0 ? (isOwn ? '> ' : '') : `\n${inner}${isOwn ? '> ' : ''}`
    const shown = text === '' ? [] : withIds({ ...piece, text }, from, places, origin)
    from += text.length + 1
    return [...frame(origin)`${start}`, ...shown]
  })
}

/** Inside a fence longer than any run of backticks in it nothing is markup; without indent the words stay in one piece. */
function fenced(piece: Piece, places: readonly number[], origin: Origin): Piece[] {
  const longest = (piece.text.match(/`+/gu) ?? []).reduce((most, run) => Math.max(most, run.length), 2)
  const fence = '`'.repeat(longest + 1)
  return frame(origin)`\n\n${fence}text\n${withIds(piece, 0, places, origin)}\n${fence}\n`
}

/** "D-1 " and so on at these places of the text that the piece, which begins at `from`, is a part of. */
function withIds(piece: Piece, from: number, places: readonly number[], origin: Origin): Piece[] {
  const part = (start: number, end?: number) => ({ ...piece, text: piece.text.slice(start, end) })
  const here = places.map((place, at) => ({ start: place - from, id: at + 1 }))
  const inside = here.filter(({ start }) => start >= 0 && start < piece.text.length)
  const before = part(0, inside[0]?.start)
  return [
    ...(before.text === '' ? [] : [before]),
    ...inside.flatMap(({ start, id }, at) => frame(origin)`D-${id} ${part(start, inside[at + 1]?.start)}`),
  ]
}
