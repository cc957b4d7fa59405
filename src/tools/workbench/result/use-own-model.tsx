import { Suspense, use, useEffect, useEffectEvent, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { readText, removeKey, tabStorage } from '../browser-storage.ts'
import { OwnModelsContext } from '../own-models-context.ts'
import { useEngineStatus } from '../page/use-engine-status.ts'
import { askAgainKey } from '../storage-keys.ts'

/** Where a result waits for a model: the way to one of the person's own, and from there to the answer. */
export function UseOwnModel({ onAsk }: { onAsk: () => void }) {
  const own = use(OwnModelsContext)
  const status = useEngineStatus(own !== undefined)
  const [names, setNames] = useState<readonly string[]>([])
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')

  useEffect(() => {
    if (dialog !== 'open') void own?.names().then(setNames)
  }, [own, dialog])

  const askAgain = useEffectEvent(() => {
    if (readText(tabStorage(), askAgainKey) !== window.location.pathname + window.location.search) return
    removeKey(tabStorage(), askAgainKey)
    onAsk()
  })
  useEffect(() => askAgain(), [])

  if (own === undefined || status?.ownKeys !== true) return null
  const { Dialog } = own
  const hasOwn = names.length > 0
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2" data-print="hide">
      {hasOwn ? <Button onClick={onAsk}>Write it with {names[0]}</Button> : null}
      <Button variant={hasOwn ? 'secondary' : 'primary'} onClick={() => setDialog('open')}>
        {hasOwn ? 'Models' : 'Use your own model'}
      </Button>
      {dialog === 'never' ? null : (
        <Suspense>
          <Dialog isOpen={dialog === 'open'} onClose={() => setDialog('closed')} asksAgain />
        </Suspense>
      )}
    </div>
  )
}
