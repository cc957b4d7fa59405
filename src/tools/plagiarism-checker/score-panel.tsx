import { Callout } from '#ui/callout.tsx'
import { cn } from '#ui/class-names.ts'
import { Sheet } from '#ui/sheet.tsx'
import type { Evidence } from '#comparison/comparison.ts'
import { bandOf, isPraised, type ScoreBand } from './messages.ts'
import * as texts from './result.texts.ts'
import { verdictOn } from './verdict-on.ts'

const inks: Record<ScoreBand, string> = { green: 'text-green', yellow: 'text-ink', red: 'text-red' }
const bars: Record<ScoreBand, string> = { green: 'fill-green', yellow: 'fill-marker', red: 'fill-red' }

type ScorePanelProps = {
  answer: Evidence
  /** What was compared, and what was found there. */
  compared: string
}

/** The score with its band, and what it rests on. */
export function ScorePanel({ answer, compared }: ScorePanelProps) {
  const { score, coverage, breakdown, ignored } = answer
  const band = bandOf(score)
  const ink = band === 'green' && !isPraised(answer) ? inks.yellow : inks[band]
  return (
    <Sheet className="px-4 py-5 sm:px-6">
      <p className="text-lg font-semibold">{compared}</p>
      {coverage.documents + coverage.pages === 0 ? (
        <p className="text-sm text-muted">{texts.nothingCompared}</p>
      ) : null}
      <p className={cn('mt-2 font-semibold', inks[band])} data-band={band}>
        <span className="text-display">{score}%</span> {texts.similarity}
      </p>
      <svg viewBox="0 0 100 4" preserveAspectRatio="none" className="mt-2 h-3 w-full" aria-hidden="true">
        <rect width="100" height="4" className="fill-wash stroke-line" />
        <rect width={score} height="4" className={bars[band]} />
        <path d="M20 0V4M50 0V4" className="stroke-ink" strokeWidth="0.3" />
      </svg>
      {verdictOn(answer).map((sentence) => (
        <p key={sentence} className={cn('mt-3 font-semibold', ink)}>
          {sentence}
        </p>
      ))}
      <p role="status" className="text-sm">
        {ignored ? texts.withoutIgnored(ignored.titles.length, ignored.score) : null}
      </p>
      {breakdown.words > 0 && breakdown.words < 40 ? (
        <Callout className="mt-2" title={texts.tooShort}>
          {texts.tooShortAbout}
        </Callout>
      ) : null}
    </Sheet>
  )
}
