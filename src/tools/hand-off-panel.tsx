import { useMemo, useState } from 'react'
import { prepareHandOff, type HandOff } from './hand-off-link.ts'
import * as texts from './hand-off-panel.texts.ts'
import { findHandOffTarget, type HandOffTarget, type HandOffTargetId } from './hand-off.ts'
import { track } from '#shared/track.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { copyText } from '#ui/copy-text.ts'
import { Dialog } from '#ui/dialog.tsx'
import { Icon } from '#ui/icon.tsx'

type HandOffPanelProps = {
  prompt: string
  /** What the prompt was written for. */
  chosen?: readonly HandOffTargetId[]
  /** Shown folded, or open when nothing is chosen: chats for a request. */
  others?: readonly HandOffTargetId[]
  onCopyFailed: () => void
}

type Prepared = { id: HandOffTargetId; app: HandOffTarget; handOff: HandOff }
type Opened = { app: HandOffTarget; url: string; prompt: string; isCopied: boolean }

const none: readonly HandOffTargetId[] = []

/** Opens the prompt where it is for. It is copied first, always; nothing that starts by itself opens unasked. */
export function HandOffPanel({ prompt, chosen = none, others = none, onCopyFailed }: HandOffPanelProps) {
  const [asked, setAsked] = useState<Prepared>()
  const [opened, setOpened] = useState<Opened>()

  const [first, further] = useMemo(() => {
    const prepare = (id: HandOffTargetId): Prepared => ({
      id,
      app: findHandOffTarget(id),
      handOff: prepareHandOff(id, prompt),
    })
    return [chosen.map(prepare), others.map(prepare)]
  }, [prompt, chosen, others])

  const open = async (target: Prepared, url = target.handOff.url) => {
    setAsked(undefined)
    const isCopied = await copyText(prompt)
    if (!isCopied) onCopyFailed()
    // Without the copy there would be nothing to paste.
    if (!isCopied && target.handOff.kind === 'paste') return setOpened(undefined)
    setOpened({ app: target.app, url, prompt, isCopied })
    track('handed_off', { target: target.id })
    if (target.app.isApp) window.location.assign(url)
    else window.open(url, '_blank', 'noopener')
  }

  const choose = (target: Prepared) => {
    if (target.handOff.kind === 'link' && target.handOff.startsAtOnce) setAsked(target)
    else void open(target)
  }

  return (
    <div role="group" aria-label={texts.openInLabel}>
      <Targets targets={first} onChoose={choose} />
      {further.length > 0 ? (
        <details className="mt-3" open={first.length === 0}>
          <summary className="min-h-6 text-sm font-medium text-blue">
            {first.length === 0 ? texts.openChatWithRequest : texts.otherApps}
          </summary>
          <div className="mt-3">
            <Targets targets={further} onChoose={choose} />
          </div>
        </details>
      ) : null}
      <div role="status">
        {opened?.prompt === prompt ? (
          <Callout tone={opened.isCopied ? 'green' : 'red'} className="mt-4">
            {texts.copiedAndOpens(opened.isCopied, opened.app)}{' '}
            <a
              href={opened.url}
              target="_blank"
              rel="noopener noreferrer"
              className="text-blue underline underline-offset-2"
            >
              {texts.openItHere}
            </a>
            .
          </Callout>
        ) : null}
      </div>
      <Dialog
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        title={texts.openWithPrompt(asked?.app.name ?? '')}
        footer={
          asked ? (
            <>
              <Button variant="secondary" onClick={() => void open(asked, asked.app.openUrl)}>
                {texts.openEmpty}
              </Button>
              <Button onClick={() => void open(asked)}>{texts.openAndStart}</Button>
            </>
          ) : null
        }
      >
        {asked ? <p>{texts.mayStartAtOnce(asked.app)}</p> : null}
      </Dialog>
    </div>
  )
}

type TargetsProps = { targets: readonly Prepared[]; onChoose: (target: Prepared) => void }

function Targets({ targets, onChoose }: TargetsProps) {
  return (
    <div className="@container">
      <div className="grid gap-3 @min-[28rem]:grid-cols-2">
        {targets.map((target) => (
          <div key={target.id}>
            <Button variant="secondary" className="w-full" onClick={() => onChoose(target)}>
              {texts.openInApp(target.app.name)}
              <Icon name="external" className="size-4" />
            </Button>
            <p className="mt-1 text-sm leading-snug text-muted">
              {target.handOff.kind === 'paste'
                ? texts.copiesToPaste(target.app.name)
                : texts.copiesAndOpens(target.app.name, target.handOff.startsAtOnce)}
            </p>
          </div>
        ))}
      </div>
    </div>
  )
}
