import { useState } from 'react'
import { Tabs } from '#ui/tabs.tsx'
import { planItems } from '../../contract/edit-plan.ts'
import type { Item } from '../../contract/plan.ts'
import { ItemDialog } from './item-dialog.tsx'
import { PlainText, PlanText } from './plan-text.tsx'
import * as texts from './result-view.texts.ts'
import { useResult } from './shown-result.ts'
import { SourceBar, useSourceView } from './source-bar.tsx'

/** The text in the chosen dialect; where its words come from, and what can be done with each of them. */
export function ResultText() {
  const { bench } = useResult()
  const [opened, setOpened] = useState<Item>()
  // Parts that stay the same are not drawn again, so this one asks for the plan of the moment.
  const open = (id: string) => setOpened(planItems(bench.state().result?.plan).find((item) => item.id === id))
  return (
    <>
      <TextInDialects onOpenItem={open} />
      <ItemDialog item={opened} onClose={() => setOpened(undefined)} />
    </>
  )
}

function TextInDialects({ onOpenItem }: { onOpenItem: (id: string) => void }) {
  const { tool, bench, state, shown, spec } = useResult()
  const { rendered, isLive } = shown
  const { slug } = tool.card
  const view = useSourceView()
  const { hasMarks, onlyMine } = view
  const isStill = state.phase !== 'working'

  if (!rendered)
    return isLive ? (
      <p className="construction bg-surface px-4 py-5 text-muted">{texts.textAppearsHere}</p>
    ) : (
      <PlainText text={shown.text} slug={slug} label={spec.kind} />
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
      {isStill ? <SourceBar view={view} /> : null}
      <PlanText
        rendered={rendered.rendered}
        slug={slug}
        label={`${spec.kind}: ${dialect.name}`}
        isProse={dialect.isProse === true}
        isBusy={isLive}
        parts={shown.parts}
        hasMarks={isStill && hasMarks}
        onlyMine={isStill && onlyMine}
        onOpenItem={isStill ? onOpenItem : undefined}
        onRewrite={isStill ? (part) => void bench.change({ part }) : undefined}
      />
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
