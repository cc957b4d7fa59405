import { useState } from 'react'
import { Form } from 'react-router'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { TitleBlock } from '#ui/title-block.tsx'
import { sketchBrief, type SketchLine } from './sketch-brief.ts'

const samples = [
  'A calm web app where neighbours can lend each other tools, with a calendar and reminders.',
  'A playful mobile app for parents of toddlers that plans meals and tracks allergies.',
  'An elegant online shop for collectors of vintage maps, with pre-orders and gift wrapping.',
  'A dashboard for a small bakery to see orders, stock and waste, built with Lovable.',
] as const

/** Complete as the server sends it; the script only lets people put their own words in. */
export function LivingSheet() {
  const [sentence, setSentence] = useState<string>(samples[0])
  const [isTouched, setIsTouched] = useState(false)
  const lines = sketchBrief(sentence)
  const inkedCount = lines.filter((line) => line.isInked).length

  const write = (text: string) => {
    setIsTouched(true)
    setSentence(text)
  }
  const showNextSample = () => {
    const index = samples.findIndex((sample) => sample === sentence)
    write(samples[(index + 1) % samples.length] ?? samples[0])
  }

  return (
    <Form action="/generate" method="get" className="relative border border-ink drafting-grid">
      <Registration />
      <div className="p-4 pb-0 sm:p-6 sm:pb-0">
        <div className="flex items-baseline justify-between gap-3">
          <label htmlFor="living-sheet-idea" className="label-mono text-muted">
            Sketch: put your own idea here
          </label>
          <button
            type="button"
            className="-my-2 min-h-9 shrink-0 font-mono text-xs text-blue underline underline-offset-4"
            onClick={showNextSample}
          >
            Another one
          </button>
        </div>
        <textarea
          id="living-sheet-idea"
          name="idea"
          rows={3}
          maxLength={400}
          value={sentence}
          onChange={(event) => write(event.target.value)}
          spellCheck={false}
          className="mt-1.5 block min-h-24 w-full resize-none border border-dashed border-muted bg-surface p-3 text-lg leading-snug"
        />
        <LeaderLine />
      </div>
      <dl className="mx-4 border-y border-ink bg-surface sm:mx-6">
        {lines.map((line, index) => (
          <BriefLine key={line.label} line={line} number={index + 1} isTouched={isTouched} />
        ))}
      </dl>
      <RedPencil open={lines.filter((line) => !line.isInked).map((line) => line.label)} />
      <div className="flex flex-wrap items-stretch justify-between gap-4 p-4 pt-3 sm:p-6 sm:pt-3">
        <TitleBlock
          className="min-w-56 flex-1"
          cells={[
            { label: 'Sheet', value: 'Sketch' },
            { label: 'Inked', value: `${inkedCount} of ${lines.length}` },
          ]}
        />
        <Button type="submit" variant="secondary" className="flex-1 whitespace-nowrap">
          Fill all six steps
          <Icon name="arrowRight" />
        </Button>
      </div>
    </Form>
  )
}

function BriefLine({ line, number, isTouched }: { line: SketchLine; number: number; isTouched: boolean }) {
  return (
    <div
      className={cn(
        'grid grid-cols-[1.75rem_4.75rem_minmax(0,1fr)] items-baseline gap-x-2 px-3 py-1.5 not-first:border-t',
        line.isInked ? 'border-line' : 'border-dashed border-line',
      )}
    >
      <span className="label-mono text-muted" aria-hidden="true">
        {number}
      </span>
      <dt className={cn('label-mono', line.isInked ? 'text-blue' : 'text-muted')}>{line.label}</dt>
      <dd className="min-w-0">
        {line.isInked ? (
          // The key restarts the ink whenever the words change.
          <span
            key={line.text}
            className={cn(
              'leading-snug font-medium wrap-anywhere',
              isTouched ? 'marked-fading' : `block inks ink-${number}`,
            )}
          >
            {line.text}
          </span>
        ) : (
          <span className="border-b border-dashed border-muted text-sm text-muted">{line.text}</span>
        )}
      </dd>
    </div>
  )
}

/** The reviewer's note: what the sentence leaves open. */
function RedPencil({ open }: { open: readonly string[] }) {
  return (
    <p className="mx-4 flex min-h-14 items-start gap-2 pt-1 text-sm font-medium text-red sm:mx-6">
      <svg
        className="h-8 w-9 shrink-0"
        viewBox="0 0 36 32"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M8 0V20H34" strokeWidth="1.4" />
        <path d="M4 6L8 0L12 6" strokeWidth="1.4" />
      </svg>
      <span className="pt-2">
        {open.length === 0
          ? 'A good sketch: everything has a first answer.'
          : `Still open: ${open.join(', ')}.`}
      </span>
    </p>
  )
}

/** From the sketch down to the drawing. */
function LeaderLine() {
  return (
    <svg
      className="ml-5 block h-9 w-28 text-blue"
      viewBox="0 0 112 36"
      fill="none"
      stroke="currentColor"
      aria-hidden="true"
    >
      <circle cx="5" cy="5" r="3.5" />
      <path className="draws" pathLength="1" d="M5 9V20H96V35" strokeWidth="1.4" />
      <path d="M92 29L96 36L100 29" strokeWidth="1.4" />
    </svg>
  )
}

/** Register crosses at the corners, as on a sheet that is printed in two colours. */
function Registration() {
  return (
    <svg
      className="pointer-events-none absolute -inset-3 size-[calc(100%+1.5rem)] text-muted max-sm:hidden"
      aria-hidden="true"
    >
      <g stroke="currentColor" strokeWidth="1">
        <path d="M0 12H24M12 0V24" />
        <svg x="100%" overflow="visible">
          <path d="M-24 12H0M-12 0V24" />
        </svg>
        <svg y="100%" overflow="visible">
          <path d="M0 -12H24M12 -24V0" />
        </svg>
        <svg x="100%" y="100%" overflow="visible">
          <path d="M-24 -12H0M-12 -24V0" />
        </svg>
      </g>
    </svg>
  )
}
