import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { readText, removeKey, tabStorage } from '../browser-storage.ts'
import { useEngineStatus } from '../page/use-engine-status.ts'
import { useOwnModels } from '../page/use-own-models.tsx'
import { askAgainKey } from '../storage-keys.ts'
import * as texts from './result-view.texts.ts'

/** Where a result waits for a model: the way to one of the person's own, and from there to the answer. */
export function UseOwnModel({ onAsk }: { onAsk: () => void }) {
  const { isKnown, names, open, dialog } = useOwnModels({ asksAgain: true })
  const status = useEngineStatus(isKnown)

  const askAgain = useEffectEvent(() => {
    if (readText(tabStorage(), askAgainKey) !== window.location.pathname + window.location.search) return
    removeKey(tabStorage(), askAgainKey)
    onAsk()
  })
  useEffect(() => askAgain(), [])

  const hasOwn = names.length > 0
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
