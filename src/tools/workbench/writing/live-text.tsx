import { useEffect, useMemo, useRef } from 'react'
import { cn } from '#ui/class-names.ts'
import { Sheet } from '#ui/sheet.tsx'
import { listSections } from '#tools/text-sections.ts'
import { promptCopyArea } from '../prompt-sheet.tsx'
import type { TextFeed } from './text-feed.ts'

type LiveTextProps = {
  feed: TextFeed
  /** What the words take the place of. */
  base: string
  /** Only this section of it. */
  section?: string | undefined
  slug: string
  label: string
  isProse?: boolean
}

/**
 * Words as they are written, in ink over what they replace in pencil. React draws the sheet once; from then on each
 * frame adds its words to the last text node, and a new line begins a new one, so that a long text costs no more per
 * word than a short one.
 */
export function LiveText({ feed, base, section, slug, label, isProse = false }: LiveTextProps) {
  const sheet = useRef<HTMLPreElement>(null)
  const ink = useRef<HTMLSpanElement>(null)
  const pencil = useRef<HTMLSpanElement>(null)
  const { before, sketch, after } = useMemo(() => cut(base, section), [base, section])

  useEffect(() => {
    if (!sheet.current || !ink.current || !pencil.current) return
    // What follows must not jump up when the pencil goes.
    sheet.current.style.minHeight = `${sheet.current.offsetHeight}px`
    const write = createInk(ink.current)
    const sketched = [...pencil.current.children]
    let written = 0
    let frame = 0
    let heading: string | undefined
    const show = () => {
      frame = 0
      const text = feed.text()
      if (text.length === written) return
      write(text.slice(written))
      written = text.length
      if (heading !== undefined && heading === feed.heading()) return
      heading = feed.heading()
      const reached = sketch.findIndex((part) => part.heading === heading)
      // Without headings nobody knows how far the model is, so all of the pencil goes.
      for (const [index, part] of sketched.entries())
        part.toggleAttribute('hidden', heading === undefined || index <= Math.max(reached, 0))
    }
    const schedule = () => {
      frame ||= requestAnimationFrame(show)
    }
    schedule()
    const unsubscribe = feed.subscribe(schedule)
    const inkElement = ink.current
    return () => {
      unsubscribe()
      cancelAnimationFrame(frame)
      inkElement.replaceChildren()
    }
  }, [feed, sketch, section])

  return (
    <Sheet {...promptCopyArea(slug)}>
      <pre
        ref={sheet}
        dir="auto"
        role="region"
        aria-label={label}
        aria-busy="true"
        tabIndex={0}
        className={cn(
          'overflow-y-auto px-4 py-5 leading-relaxed wrap-anywhere whitespace-pre-wrap sm:px-8 sm:py-7',
          isProse ? 'font-sans text-base' : 'max-h-[75dvh] text-sm lg:max-h-none',
        )}
      >
        {before}
        <span ref={ink} data-ink="" />
        <span ref={pencil} aria-hidden="true" className="text-muted">
          {sketch.map((part, index) => (
            <span key={index} className="block">
              {part.text}
            </span>
          ))}
        </span>
        {after}
      </pre>
    </Sheet>
  )
}

type Sketch = { heading: string | undefined; text: string }

function cut(base: string, section: string | undefined): { before: string; sketch: Sketch[]; after: string } {
  const sections = listSections(base)
  const only = sections.find(({ heading }) => heading === section)
  if (section !== undefined && only) {
    const { start, end } = only
    return {
      before: `${base.slice(0, start)}\n`,
      sketch: [{ heading: undefined, text: base.slice(start, end).trim() }],
      after: base.slice(end),
    }
  }
  const starts = sections.map(({ start }) => base.lastIndexOf('\n', start - 1) + 1)
  const sketch: Sketch[] = [{ heading: undefined, text: base.slice(0, starts[0] ?? base.length) }]
  for (const [index, { heading }] of sections.entries())
    sketch.push({ heading, text: base.slice(starts[index], starts[index + 1] ?? base.length) })
  return { before: '', sketch, after: '' }
}

/** A block for each line; only the last one grows. */
function createInk(target: HTMLElement): (text: string) => void {
  let line: Text | undefined
  return (text) => {
    for (const part of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
      if (line === undefined) {
        line = document.createTextNode('')
        const block = document.createElement('span')
        block.className = 'block'
        block.append(line)
        target.append(block)
      }
      line.appendData(part)
      if (!part.endsWith('\n')) continue
      if (/^#{1,6} /.test(line.data)) line.parentElement?.classList.add('font-semibold', 'text-blue')
      line = undefined
    }
  }
}
