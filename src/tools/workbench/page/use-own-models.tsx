import { use, useEffect, useState } from 'react'
import { OwnModelsContext, type OwnModels } from '../own-models-context.ts'

/** The person's own models, as a part of a page shows them. */
export function useOwnModels({ asksAgain = false } = {}) {
  const load = use(OwnModelsContext)
  const [own, setOwn] = useState<OwnModels>()
  const [names, setNames] = useState<readonly string[]>([])
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never')

  useEffect(() => {
    if (dialog === 'open') return
    void load?.()
      .then(async (loaded) => {
        setOwn(loaded)
        setNames(await loaded.names())
      })
      // Without a network the page goes on without it.
      .catch(() => undefined)
  }, [load, dialog])

  return {
    /** Whether this app knows of any. */
    isKnown: own !== undefined,
    names,
    open: () => setDialog('open'),
    /** To be put where the button is. */
    dialog:
      own === undefined || dialog === 'never' ? null : (
        <own.Dialog isOpen={dialog === 'open'} onClose={() => setDialog('closed')} asksAgain={asksAgain} />
      ),
  }
}
