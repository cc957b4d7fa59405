import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { downloadFile } from '#ui/download-file.ts'
import { Icon } from '#ui/icon.tsx'
import { useToast } from '#ui/toast-context.ts'
import type { PictureProps } from '../workbench/tool-page-spec.ts'
import { BreakdownTable } from './breakdown-table.tsx'
import type { PlagiarismInput } from './input.ts'
import { PassagesView } from './passages-view.tsx'
import type { PlagiarismPlan } from './plan.ts'
import * as texts from './result.texts.ts'
import { ScorePanel } from './score-panel.tsx'
import { SourceCards } from './source-cards.tsx'
import { ignoredIn, toggleSource } from './toggle-source.ts'
import { whatWasCompared } from './what-was-compared.ts'

/** The comparison above the report: score, sources, passages and figures. Without some sources, all of them follow. */
export default function EvidenceView({
  plan,
  input: { text },
  onPlan,
}: PictureProps<PlagiarismPlan, PlagiarismInput>) {
  const { evidence: answer } = plan
  const [wanted, setWanted] = useState<string>()
  const showToast = useToast()
  if (answer === undefined) return null

  async function downloadReport(shown: NonNullable<typeof answer>) {
    const { htmlReport } = await import('./html-report.ts').catch(() => ({ htmlReport: undefined }))
    if (!htmlReport) return showToast({ title: texts.reportNotMade, variant: 'destructive' })
    downloadFile('plagiarism-report.html', htmlReport(text, shown), 'text/html;charset=utf-8')
  }

  return (
    <>
      <ScorePanel answer={answer} compared={whatWasCompared(answer)} />
      <div className="mt-4 flex flex-wrap gap-2" data-print="hide">
        <Button
          variant="secondary"
          size="small"
          className="min-h-11"
          onClick={() => void downloadReport(answer)}
        >
          <Icon name="download" className="size-4" />
          {texts.downloadReport}
        </Button>
        <Button variant="secondary" size="small" className="min-h-11" onClick={() => window.print()}>
          {texts.printReport}
        </Button>
      </div>
      <SourceCards
        all={plan.withAll ?? answer}
        left={answer}
        ignored={ignoredIn(plan)}
        onToggle={onPlan && ((id) => onPlan((now) => toggleSource(now as PlagiarismPlan, text, id)))}
        onShow={setWanted}
      />
      <PassagesView text={text} answer={answer} wanted={wanted} onShown={() => setWanted(undefined)} />
      <BreakdownTable answer={answer} />
    </>
  )
}
