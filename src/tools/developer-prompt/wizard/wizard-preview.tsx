import type { ReactNode } from 'react'
import { lazyPart } from '#ui/lazy-part.tsx'
import { Drawer } from '#ui/drawer.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { BlankPreview, type BlankLine } from './blank-preview.tsx'
import type { WizardState } from './use-wizard.ts'
import * as texts from './wizard.texts.ts'

const LivePreview = lazyPart(() => import('./live-preview.tsx'), 'LivePreview')

type WizardPreviewProps = { wizard: WizardState; blank: readonly BlankLine[]; helpsMost: ReactNode }

/** The prompt so far: beside the form where there is room, else in a drawer. */
export function WizardPreview({ wizard, blank, helpsMost }: WizardPreviewProps) {
  const { draft, isBlank, bench, close } = wizard
  // Room for the preview beside the form; the server assumes it and lets CSS decide.
  const isWide = useMediaQuery('(min-width: 64rem)', true)
  const waiting = (
    <>
      {isBlank ? null : (
        <p role="status" className="text-sm text-muted">
          {texts.puttingTogether}
        </p>
      )}
      <BlankPreview lines={blank} />
    </>
  )
  const preview = bench ? <LivePreview draft={draft} core={bench.core} waiting={waiting} /> : waiting
  return (
    <>
      <aside aria-labelledby="preview-title" className="hidden lg:block">
        <h2 id="preview-title" className="sr-only">
          {texts.promptSoFar}
        </h2>
        <div className="sticky top-22 flex h-[calc(100dvh-7rem)] min-h-96 flex-col gap-3">
          {helpsMost}
          {isWide ? preview : null}
        </div>
      </aside>
      <Drawer isOpen={wizard.open === 'preview'} onClose={close} title={texts.promptSoFar}>
        <div className="mb-4">{helpsMost}</div>
        {preview}
      </Drawer>
    </>
  )
}
