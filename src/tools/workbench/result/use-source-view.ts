import { useState } from 'react'
import { browserStorage, readText, writeText } from '../browser-storage.ts'
import { sourceViewKey } from '../storage-keys.ts'

export type SourceView = {
  hasMarks: boolean
  onlyMine: boolean
  setMarks: (hasMarks: boolean) => void
  setOnlyMine: (onlyMine: boolean) => void
}

/** Whether sources are shown, as this browser was left. */
export function useSourceView(): SourceView {
  const [hasMarks, setHasMarks] = useState(() => readText(browserStorage(), sourceViewKey) === 'shown')
  const [onlyMine, setOnlyMine] = useState(false)
  return {
    hasMarks,
    onlyMine: hasMarks && onlyMine,
    setMarks(next) {
      setHasMarks(next)
      writeText(browserStorage(), sourceViewKey, next ? 'shown' : 'hidden')
    },
    setOnlyMine,
  }
}
