import { useMemo } from 'react'
import { markAlike, type Piece } from '#comparison/comparison.ts'
import { Excerpt } from './excerpt.tsx'
import * as texts from './result.texts.ts'

type MarkedExcerptsProps = { ours: string; theirs: string; nameOfTheirs: string }

/** Two excerpts side by side: alike words underlined, the others in brackets, which print and screen readers have too. */
export function MarkedExcerpts({ ours, theirs, nameOfTheirs }: MarkedExcerptsProps) {
  const marked = useMemo(() => markAlike(ours, theirs), [ours, theirs])
  return (
    <>
      <p className="mt-2 text-sm text-muted">{texts.aboutMarks(Math.round(100 * marked.share))}</p>
      <Excerpt name={texts.inYourText}>
        <Pieces pieces={marked.ours} />
      </Excerpt>
      <Excerpt name={nameOfTheirs}>
        <Pieces pieces={marked.theirs} />
      </Excerpt>
    </>
  )
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isAlike }, at) => {
    if (isAlike) {
      return (
        <mark key={at} className="bg-transparent text-ink underline decoration-2 underline-offset-3">
          {text}
        </mark>
      )
    }
    const words = text.trimEnd()
    return (
      <span key={at} data-changed className="text-muted">
        {texts.changedStart}
        {words}
        {texts.changedEnd}
        {text.slice(words.length)}
      </span>
    )
  })
}
