import { useState } from 'react'

/** A key for a form, another one after each answer that is done with what was sent: it leaves the fields. */
export function useFreshKey(answer: unknown, isDone: boolean): number {
  const [last, setLast] = useState({ answer, key: 0 })
  if (last.answer !== answer) setLast({ answer, key: isDone ? last.key + 1 : last.key })
  return last.key
}
