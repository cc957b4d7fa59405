import { useState } from 'react'
import type { HistoryItem } from './history.schema.ts'

export type ChangeOutcome = 'saved' | 'failed' | 'signed-out'

type Shown = { title: string; isFavourite: boolean; isDeleted: boolean }

/** What the page shows of an item: a change at once, and what it replaced when the server refused. */
export function useHistoryItem({ id, title, isFavourite }: HistoryItem, isDeleted: boolean) {
  const [shown, setShown] = useState<Shown>({ title: title ?? '', isFavourite, isDeleted })

  /** Unless it is saved, the page shows again what was there before. */
  const change = async <Field extends keyof Shown>(field: Field, value: Shown[Field]) => {
    const before = shown[field]
    setShown((now) => ({ ...now, [field]: value }))
    const outcome = await send(id, { [field]: value })
    // Only this: another change may have been saved by now.
    if (outcome !== 'saved') setShown((now) => ({ ...now, [field]: before }))
    return outcome
  }

  return { shown, change }
}

async function send(id: string, { title, isFavourite, isDeleted }: Partial<Shown>): Promise<ChangeOutcome> {
  const fields =
    title !== undefined
      ? { change: 'rename', title }
      : isFavourite !== undefined
        ? { change: 'favourite', isFavourite: String(isFavourite) }
        : { change: isDeleted ? 'delete' : 'restore' }
  try {
    const response = await fetch('/history/changes', {
      method: 'POST',
      body: new URLSearchParams({ ...fields, id }),
      // Whoever changes something and leaves the page has changed it.
      keepalive: true,
    })
    if (response.status === 401) return 'signed-out'
    // Whoever has to set up a second factor first is redirected to a page, which answers 200.
    return response.ok && !response.redirected ? 'saved' : 'failed'
  } catch {
    return 'failed'
  }
}
