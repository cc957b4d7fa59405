import { Fragment, memo, useMemo, type ReactNode } from 'react'
import { cn } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { passFocusOn } from '#ui/pass-focus-on.ts'
import { Sheet } from '#ui/sheet.tsx'
import type { TextRange } from '#shared/text/mark-changes.ts'
import type { PlanPart } from '../../contract/tool-core.ts'
import { textOf, type SpanSource } from '../../contract/plan.ts'
import type { Piece, Rendered, RenderedPart } from '../../contract/rendered.ts'
import * as texts from './plan-text.texts.ts'
import { sourceMarks } from './source-mark.texts.ts'

/** The line under the words of a source. */
export const underlines: Record<SpanSource, string> = {
  you: 'underline decoration-blue decoration-solid decoration-2 underline-offset-4',
  standard: '',
  model: 'underline decoration-muted decoration-dotted decoration-2 underline-offset-4',
  assumed: 'underline decoration-red decoration-dashed decoration-2 underline-offset-4',
}

/** How a text shows more than its words. */
type Marking = {
  /** Shows where words come from, with a button at each item. */
  hasMarks?: boolean
  /** Only what the person typed stands out; the rest is pale. */
  onlyMine?: boolean
  onOpenItem?: ((id: string) => void) | undefined
  onRewrite?: ((part: string) => void) | undefined
  /** A text without a plan: no line of it is drawn as a heading. */
  isPlain?: boolean
  /** How an item is drawn: not answered yet, changed just now, or not in the other version. Pressing an open one opens it. */
  lookOf?: ((item: string) => ItemLook | undefined) | undefined
}

/** `href`: of an item that is open, where it can be answered. */
type ItemLook = { href: string } | 'waiting' | 'new' | 'marked'

type PlanTextProps = Marking & {
  rendered: Rendered
  slug: string
  label: string
  /** To be read like a story, in the type of running text. */
  isProse?: boolean
  /** While it is written. */
  isBusy?: boolean
  /** Where there is little room for margins. */
  isTight?: boolean
  /** What a model can write anew alone. */
  parts?: readonly PlanPart[]
}

/**
 * A plan or a plain text, as it is copied. Buttons inside it have no text of their own, so that what is selected and
 * copied is the prompt and nothing else. Analytics listens for copies; `data-prompt-copy-area` names the tool.
 */
export function PlanText(props: PlanTextProps) {
  const { rendered, slug, label, isProse, isBusy, isTight, parts, ...marking } = props
  const firstOf = (id: string) => rendered.findIndex((part) => part.id === id)
  return (
    <Sheet data-prompt-copy-area={slug}>
      <pre
        dir="auto"
        role="region"
        aria-label={label}
        aria-busy={isBusy || undefined}
        tabIndex={0}
        className={cn(
          // The buttons of short parts can reach below the last line.
          'flow-root px-4 py-5 leading-relaxed wrap-anywhere whitespace-pre-wrap',
          !isTight && 'sm:px-8 sm:py-7',
          isProse ? 'font-sans text-base' : 'text-sm',
        )}
      >
        {rendered.map((part, at) => (
          <PartText
            key={at}
            part={part}
            name={at === firstOf(part.id) ? parts?.find(({ id }) => id === part.id)?.name : undefined}
            {...marking}
          />
        ))}
      </pre>
    </Sheet>
  )
}

type PlainTextProps = Pick<PlanTextProps, 'slug' | 'label' | 'isTight'> & {
  text: string
  /** What is new in it. */
  marks?: readonly TextRange[] | undefined
}

const lookOfPlain = (item: string) => (item === '' ? undefined : 'marked')

/** A text that tells no sources: an old answer, a request, a version that is compared. Each of its marks is an item. */
export function PlainText({ text, marks = [], ...props }: PlainTextProps) {
  const cuts = [0, ...marks.flatMap(({ from, to }) => [from, to]), text.length]
  const pieces = cuts.slice(1).map((cut, at): Piece => {
    const item = at % 2 === 0 ? '' : 'mark'
    return { text: text.slice(cuts[at], cut), from: 'standard', item }
  })
  return <PlanText {...props} rendered={[{ id: '', pieces }]} lookOf={lookOfPlain} isPlain />
}

type PartTextProps = Marking & {
  part: RenderedPart
  /** Of a part that can be written anew; the button stands at its first words. */
  name: string | undefined
}

const heading = /^#{1,6} /u

/** Drawn again only when its words change: a long text that is being written costs no more per word than a short one. */
const PartText = memo(function PartText({ part, name, onRewrite, isPlain, ...marking }: PartTextProps) {
  const lines = useMemo(() => linesOf(part.pieces), [part])
  const { hasMarks, onOpenItem } = marking
  const opened = new Set<string>()
  const firstWords = lines.findIndex((line) => line.some(({ text }) => text.trim() !== ''))
  return lines.map((line, at) => (
    <span key={at} className={cn(!isPlain && heading.test(line[0]?.text ?? '') && 'font-semibold text-blue')}>
      {at === firstWords && name !== undefined && onRewrite ? (
        <button
          type="button"
          aria-label={texts.rewritePartNamed(name)}
          title={texts.rewritePart}
          className="float-right clear-right -mr-2 ml-2 grid h-lh min-h-6 w-7 place-items-center text-muted select-none hover:bg-wash hover:text-ink sm:-mr-5 print:hidden pointer-coarse:size-9"
          onClick={() => onRewrite(part.id)}
        >
          <Icon name="pencil" className="size-4" />
        </button>
      ) : null}
      {line.map((piece, index) => {
        const { item = '' } = piece
        const isFirst = item !== '' && !opened.has(item)
        opened.add(item)
        return (
          <Fragment key={index}>
            {hasMarks && isFirst && onOpenItem ? (
              <ItemMark piece={piece} part={part} onOpen={() => onOpenItem(item)} />
            ) : null}
            <Words piece={piece} {...marking} />
          </Fragment>
        )
      })}
    </span>
  ))
}, isSamePart)

function Words({ piece, hasMarks, onlyMine, lookOf, onOpenItem }: Marking & { piece: Piece }): ReactNode {
  const { text, item = '', from } = piece
  const look = lookOf?.(item)
  // The key starts the fading anew when the marked words change.
  if (look === 'new' || look === 'marked')
    return (
      <mark key={text} className={look === 'new' ? 'marked-fading' : 'marked'}>
        {text}
      </mark>
    )
  const line = 'border-b border-dashed border-muted text-muted'
  if (look === 'waiting') return <span className={line}>{text}</span>
  if (look)
    return (
      <a
        href={look.href}
        className={cn(line, 'hover:border-blue hover:text-blue')}
        onClick={(event) => {
          event.preventDefault()
          onOpenItem?.(item)
        }}
      >
        {text}
      </a>
    )
  const isPale = onlyMine && from !== 'you'
  const underline = hasMarks && item !== '' ? underlines[from] : ''
  if (!isPale && underline === '') return text
  return <span className={cn(underline, isPale && 'text-muted')}>{text}</span>
}

/** What an item is marked with: an assumption anywhere in it counts, then a model, then the person. */
const byWeight: readonly SpanSource[] = ['assumed', 'model', 'you']

/** The mark of an item that is removed hands the focus on to the next. */
function passToNextMark(mark: HTMLElement | null) {
  return passFocusOn(mark, (own) => {
    const marks = [...document.querySelectorAll<HTMLElement>('.source-mark')]
    return marks[marks.indexOf(own) + 1] ?? marks.at(-2)
  })
}

function ItemMark({ piece, part, onOpen }: { piece: Piece; part: RenderedPart; onOpen: () => void }) {
  const pieces = part.pieces.filter(({ item }) => item === piece.item)
  const source = byWeight.find((one) => pieces.some(({ from }) => from === one)) ?? 'standard'
  const { letter, name } = sourceMarks[source]
  const words = textOf(pieces).trim().slice(0, 60)
  return (
    <button
      ref={passToNextMark}
      type="button"
      aria-label={texts.editItem(name, words)}
      title={name}
      data-letter={letter}
      className={cn(
        'source-mark mr-1 inline-grid size-5 place-items-center rounded-sm border align-text-bottom font-mono text-xs select-none hover:bg-wash print:hidden pointer-coarse:size-7',
        source === 'assumed'
          ? 'border-red text-red'
          : source === 'you'
            ? 'border-blue text-blue'
            : 'border-muted text-muted',
      )}
      onClick={onOpen}
    />
  )
}

/** Pieces cut at line breaks, so that a heading can be drawn as one. */
function linesOf(pieces: readonly Piece[]): Piece[][] {
  const lines: Piece[][] = [[]]
  for (const piece of pieces) {
    for (const text of piece.text.split(/(?<=\n)/u)) {
      if (text !== '') lines.at(-1)?.push({ ...piece, text })
      if (text.endsWith('\n')) lines.push([])
    }
  }
  return lines.filter((line) => line.length > 0)
}

function isSamePart(one: PartTextProps, other: PartTextProps): boolean {
  return (
    (['hasMarks', 'onlyMine', 'lookOf', 'name'] as const).every((key) => one[key] === other[key]) &&
    (['onRewrite', 'onOpenItem'] as const).every((key) => !one[key] === !other[key]) &&
    JSON.stringify(one.part.pieces) === JSON.stringify(other.part.pieces)
  )
}
