import { use, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { readText, removeKey, tabStorage } from '#shared/browser-storage.ts'
import { askAgainKey } from '#shared/storage-keys.ts'
import { OwnModelsContext, type OwnModels } from '../own-models-context.ts'
import * as texts from './engine-note.texts.ts'
import { answersLeft } from './use-engine-status.texts.ts'
import { fewAnswers, useEngineStatus } from './use-engine-status.ts'

/** The person's own models, as a part of a page shows them. */
function useOwnModels({ asksAgain = false } = {}) {
  const load = use(OwnModelsContext)
  const [own, setOwn] = useState<OwnModels>()
  const [names, setNames] = useState<readonly string[]>([])
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')

  useEffect(() => {
    if (dialog === 'open') return
    const read = async () => {
      const loaded = await load()
      setOwn(loaded)
      setNames(await loaded.names())
    }
    // Without a network the page goes on without it.
    void read().catch(() => undefined)
  }, [load, dialog])

  return {
    /** Whether this app knows of any. */
    isKnown: own !== undefined,
    names,
    hasOwn: names.length > 0,
    open: () => setDialog('open'),
    /** To be put where the button is. */
    dialog:
      own === undefined || dialog === 'never' ? null : (
        <own.Dialog isOpen={dialog === 'open'} onClose={() => setDialog('closed')} asksAgain={asksAgain} />
      ),
  }
}

/** Before the button is pressed: who will be asked, that few model answers are left, and a button for the person's own models. */
export function EngineNote({ answers }: { answers: number }) {
  const { isKnown, names, hasOwn, open, dialog } = useOwnModels()
  const status = useEngineStatus(true, answers)
  if (!status) return null
  const isLow = status.models && !hasOwn && status.remaining <= fewAnswers
  const mayOwn = isKnown && (status.ownKeys || hasOwn)
  if (!isLow && !mayOwn) return null
  return (
    <div className="mt-3 flex flex-wrap items-center gap-x-3 text-sm text-muted">
      {isLow ? <p>{answersLeft(status.remaining, status.resetsInSeconds)}</p> : null}
      {hasOwn ? <p>{texts.askedOrder(names)}</p> : null}
      {mayOwn ? (
        <Button variant="quiet" size="touch" className="-ml-3" onClick={open}>
          {hasOwn ? texts.changeModels : texts.ownModel}
        </Button>
      ) : null}
      {dialog}
    </div>
  )
}

/** Where a result waits for a model: connects one of the person's own and asks it. */
export function UseOwnModel({ onAsk }: { onAsk: () => void }) {
  const { isKnown, names, hasOwn, open, dialog } = useOwnModels({ asksAgain: true })
  const status = useEngineStatus(isKnown)

  const askAgain = useEffectEvent(() => {
    if (readText(tabStorage(), askAgainKey) !== window.location.pathname + window.location.search) return
    removeKey(tabStorage(), askAgainKey)
    onAsk()
  })
  useEffect(() => askAgain(), [])

  if (!hasOwn && status?.ownKeys !== true) return null
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2" data-print="hide">
      {hasOwn ? <Button onClick={onAsk}>{texts.writeWith(names[0] ?? '')}</Button> : null}
      <Button variant={hasOwn ? 'secondary' : 'primary'} onClick={open}>
        {hasOwn ? texts.models : texts.ownModel}
      </Button>
      {dialog}
    </div>
  )
}
