import { useState } from 'react'

/** A React key for a form; it changes after each answer with `isDone`, which empties the fields. */
export function useFreshKey(answer: unknown, isDone: boolean): number {
  const [last, setLast] = useState({ answer, key: 0 })
  if (last.answer !== answer) setLast({ answer, key: isDone ? last.key + 1 : last.key })
  return last.key
}
