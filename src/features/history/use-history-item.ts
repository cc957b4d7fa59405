import { useState } from 'react'
import type { HistoryItem } from './history.schema.ts'

type Shown = { title: string; isFavourite: boolean; isDeleted: boolean }

/** What the page shows of an item: a change at once, and its old state again when the server refused. */
export function useHistoryItem({ id, title, isFavourite }: HistoryItem) {
  const [shown, setShown] = useState<Shown>({ title: title ?? '', isFavourite, isDeleted: false })

  /** false: it could not be saved, and the page shows the old state again. */
  const change = async (patch: Partial<Shown>): Promise<boolean> => {
    const before = shown
    setShown({ ...shown, ...patch })
    const isDone = await send(id, patch)
    if (!isDone) setShown(before)
    return isDone
  }

  return { shown, change }
}

async function send(id: string, { title, isFavourite, isDeleted }: Partial<Shown>): Promise<boolean> {
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
    // After the session ended we are redirected to the sign-in page, which answers 200.
    return response.ok && !response.redirected
  } catch {
    return false
  }
}
