import { useMemo, useState } from 'react'
import type { Evidence } from '#comparison/comparison.ts'
import { downloadFile } from '#ui/download-file.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { BreakdownTable } from './breakdown-table.tsx'
import { PassagesView } from './passages-view.tsx'
import { ScorePanel } from './score-panel.tsx'
import { SourceCards } from './source-cards.tsx'
import { whatWasCompared } from './what-was-compared.ts'
import * as texts from './result.texts.ts'

/** Score, sources, passages and figures of one answer; sources can be left out to see what becomes of the score. */
export function ResultView({ text, answer }: { text: string; answer: Evidence }) {
  const [ignored, setIgnored] = useState<ReadonlySet<string>>(new Set())
  const [comparison, setComparison] = useState<typeof import('#comparison/comparison.ts')>()
  const [wanted, setWanted] = useState<string>()
  const { score, matches, shares } = useMemo(
    () =>
      comparison?.ignoreSources(text, answer, ignored) ?? {
        ...answer,
        shares: new Map(answer.sources.map(({ id, share }) => [id, share])),
      },
    [comparison, text, answer, ignored],
  )

  async function toggle(id: string) {
    // Reading the words of the text takes code that most visitors never need.
    setComparison(await import('#comparison/comparison.ts'))
    setIgnored((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  }

  async function downloadReport() {
    const { htmlReport } = await import('./html-report.ts')
    downloadFile(
      'plagiarism-report.html',
      htmlReport({ text, answer, score, matches, ignored }),
      'text/html;charset=utf-8',
    )
  }

  return (
    <>
      <ScorePanel
        answer={answer}
        compared={whatWasCompared(answer)}
        score={score}
        matches={matches}
        ignoredCount={ignored.size}
      />
      <div className="mt-4 flex flex-wrap gap-2" data-print="hide">
        <Button variant="secondary" size="small" className="min-h-11" onClick={() => void downloadReport()}>
          <Icon name="download" className="size-4" />
          {texts.downloadReport}
        </Button>
        <Button variant="secondary" size="small" className="min-h-11" onClick={() => window.print()}>
          {texts.printReport}
        </Button>
      </div>
      <SourceCards
        sources={answer.sources}
        shares={shares}
        matches={answer.matches}
        ignored={ignored}
        onToggle={(id) => void toggle(id)}
        onShow={setWanted}
      />
      <PassagesView
        text={text}
        answer={answer}
        matches={matches}
        wanted={wanted}
        onShown={() => setWanted(undefined)}
      />
      <BreakdownTable answer={answer} />
    </>
  )
}
