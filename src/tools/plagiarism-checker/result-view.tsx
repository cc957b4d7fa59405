import { useMemo, useState } from 'react'
import type { Evidence, Recounted } from '#comparison/comparison.ts'
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
  const [recounted, setRecounted] = useState<Recounted>()
  const [wanted, setWanted] = useState<string>()
  const all = useMemo<Recounted>(
    () => ({
      score: answer.score,
      matches: answer.matches,
      shares: new Map(answer.sources.map(({ id, share }) => [id, share])),
    }),
    [answer],
  )
  const { score, matches, shares } = recounted ?? all

  async function toggle(id: string) {
    const next = new Set(ignored)
    if (!next.delete(id)) next.add(id)
    // Reading the words of the text takes code that most visitors never need.
    const { ignoreSources } = await import('#comparison/comparison.ts')
    setIgnored(next)
    setRecounted(next.size === 0 ? undefined : ignoreSources(text, answer, next))
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
