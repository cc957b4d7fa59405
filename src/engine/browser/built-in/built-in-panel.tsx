import { Button } from '#ui/button.tsx'
import type { ModelFailure } from '../../models/model-failure.ts'
import { KindPanel, KindStateView } from '../kind-panel.tsx'
import type { BrowserKind, BrowserPanelProps } from '../browser-kind.ts'
import { useBrowserKind } from '../use-browser-kind.ts'
import * as texts from './built-in-panel.texts.ts'
import { theBuiltIn } from './the-built-in.ts'

/** The model that Chrome or Edge brings: what it is, whether it is there, and its download. */
export default function BuiltInPanel({ kind = theBuiltIn(), onUse }: BrowserPanelProps<BrowserKind>) {
  const { state, look, fetch, pause } = useBrowserKind(kind, explain)
  return (
    <KindPanel title={texts.heading} about={texts.about}>
      <KindStateView
        state={state}
        onContinue={fetch}
        onPause={pause}
        onLook={look}
        offer={
          <>
            <p className="text-sm">{texts.downloadAbout}</p>
            <Button onClick={fetch}>{texts.downloadModel}</Button>
          </>
        }
        ready={
          <>
            <p className="text-sm">{texts.isReady}</p>
            <Button onClick={onUse}>{texts.chooseThisModel}</Button>
          </>
        }
      />
    </KindPanel>
  )
}

function explain({ kind }: ModelFailure): string {
  if (kind === 'network') return texts.brokenOff
  if (kind === 'not-here') return texts.notAllowed
  if (kind === 'bad-request') return texts.unknownLanguage
  if (kind === 'too-long' || kind === 'first-token-timeout') return texts.notStarted
  return texts.browserFailed
}
