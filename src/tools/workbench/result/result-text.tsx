import { useMemo, useState } from 'react'
import { Tabs } from '#ui/tabs.tsx'
import { planItems } from '../../contract/edit-plan.ts'
import type { Bench } from '../bench/bench.ts'
import type { BenchState } from '../bench/bench-state.ts'
import { ItemDialog } from './item-dialog.tsx'
import { plainRendered, PlanText } from './plan-text.tsx'
import * as texts from './result-view.texts.ts'
import { SourceBar, useSourceView } from './source-bar.tsx'
import type { Shown } from './use-shown.ts'

type ResultTextProps = {
  bench: Bench
  state: BenchState
  shown: Shown
  slug: string
  kind: string
  labelOf: (field: string) => string
}

/** The text in the chosen dialect; where its words come from, and what can be done with each of them. */
export function ResultText({ bench, state, shown, slug, kind, labelOf }: ResultTextProps) {
  const { rendered, plan, isLive } = shown
  const view = useSourceView()
  const [opened, setOpened] = useState<string>()
  const item = useMemo(() => planItems(plan).find(({ id }) => id === opened), [plan, opened])
  const isStill = state.live === undefined

  if (!rendered)
    return isLive ? (
      <p className="construction bg-surface px-4 py-5 text-muted">{texts.textAppearsHere}</p>
    ) : (
      <PlanText rendered={plainRendered(shown.text)} slug={slug} label={kind} />
    )
  const { dialect, dialects } = rendered
  const content = (
    <>
      {rendered.settings ? (
        <p className="mb-3 text-sm">
          <span className="label-mono mr-2 text-muted">{texts.settings}</span>
          {rendered.settings}
        </p>
      ) : null}
      {isStill ? <SourceBar view={view} bench={bench} state={state} /> : null}
      <PlanText
        rendered={rendered.rendered}
        slug={slug}
        label={`${kind}: ${dialect.name}`}
        isProse={dialect.isProse === true}
        isBusy={isLive}
        hasMarks={view.hasMarks && isStill}
        onlyMine={view.onlyMine && isStill}
        onOpenItem={isStill ? setOpened : undefined}
        parts={shown.parts}
        onRewrite={isStill ? (part) => void bench.change({ part }) : undefined}
      />
      <ItemDialog bench={bench} item={item} labelOf={labelOf} onClose={() => setOpened(undefined)} />
    </>
  )
  if (dialects.length < 2) return content
  const tabs = dialects.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Tabs label={texts.writtenFor} tabs={tabs} value={dialect.id} onChange={bench.chooseDialect}>
      {content}
    </Tabs>
  )
}
