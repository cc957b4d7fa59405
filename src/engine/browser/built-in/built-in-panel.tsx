import { Button } from '#ui/button.tsx'
import type { ModelFailure } from '../../models/model-failure.ts'
import { KindPanel, KindStateView } from '../kind-panel.tsx'
import type { BrowserKind, BrowserPanelProps } from '../browser-kind.ts'
import { useBrowserKind } from '../use-browser-kind.ts'
import { theBuiltIn } from './the-built-in.ts'

/** The model that Chrome or Edge brings: what it is, whether it is there, and its download. */
export default function BuiltInPanel({ kind = theBuiltIn(), onUse }: BrowserPanelProps<BrowserKind>) {
  const { state, look, fetch, pause } = useBrowserKind(kind, explain)
  return (
    <KindPanel
      title="The browser's built-in model"
      about="Chrome and Edge bring a small model that runs on this computer. It costs nothing, needs no key, and what you type never leaves the device. It is slower and less capable than a large model."
    >
      <KindStateView
        state={state}
        onContinue={fetch}
        onPause={pause}
        onLook={look}
        offer={
          <>
            <p className="text-sm">
              The browser downloads it once for all sites and does not say how large it is. Expect several
              gigabytes; Chrome wants 22 GB of free storage.
            </p>
            <Button onClick={fetch}>Download the model</Button>
          </>
        }
        ready={
          <>
            <p className="text-sm">
              It is on this device and can write. The browser keeps it; to remove it, use the browser’s
              settings.
            </p>
            <Button onClick={onUse}>Use this model</Button>
          </>
        }
      />
    </KindPanel>
  )
}

function explain({ kind }: ModelFailure): string {
  if (kind === 'network') return 'The download broke off. Check your connection and try again.'
  if (kind === 'not-allowed') return 'The browser did not allow the download. Press the button once more.'
  if (kind === 'bad-request') return 'The model does not know the language of this browser.'
  if (kind === 'too-long' || kind === 'first-token-timeout')
    return 'The model did not start. Try again later.'
  return 'The browser could not start its model. Restart the browser and try again.'
}
