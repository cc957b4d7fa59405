import { useId, useMemo, useRef, useState } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/class-names.ts'
import { Sheet } from '#ui/sheet.tsx'
import type { Match, PlagiarismAnswer } from './answer.ts'
import { cutAtMatches, kindNames } from './match-words.ts'

/** The submitted text with its passages marked; the chosen one stands beside its source. */
export function PassagesView({ text, answer }: { text: string; answer: PlagiarismAnswer }) {
  const { matches, sources } = answer
  const [chosen, setChosen] = useState(0)
  const detailId = useId()
  const marks = useRef<HTMLDivElement>(null)
  const stretches = useMemo(() => cutAtMatches(text, matches), [text, matches])
  const match = matches[chosen]
  if (!match) return null

  const choose = (index: number) => {
    setChosen(index)
    marks.current?.querySelector(`[data-match="${index}"]`)?.scrollIntoView({ block: 'nearest' })
  }
  const title = sources.find(({ id }) => id === match.sourceId)?.title

  return (
    <section aria-label="Passages" className="mt-6">
      <h3 className="text-lg">Passages</h3>
      <p className="mt-1 text-sm text-muted">
        Choose a marked passage to see its source beside it. Passages with a dashed frame are not scored.
      </p>
      <div className="mt-3 grid gap-4 xl:grid-cols-2">
        <Sheet
          ref={marks}
          role="region"
          aria-label="Your text with marked passages"
          tabIndex={0}
          className="max-h-[60dvh] overflow-y-auto px-4 py-4 leading-relaxed wrap-anywhere whitespace-pre-wrap print:max-h-none"
        >
          {stretches.map((stretch) =>
            stretch.match === undefined ? (
              <span key={stretch.start}>{stretch.text}</span>
            ) : (
              <MarkedPassage
                key={stretch.start}
                words={stretch.text}
                index={stretch.match}
                match={matches[stretch.match]}
                isChosen={stretch.match === chosen}
                detailId={detailId}
                onChoose={setChosen}
              />
            ),
          )}
        </Sheet>
        <div id={detailId} aria-live="polite" className="min-w-0">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone={match.counts ? 'red' : 'plain'}>{kindNames[match.kind]}</Badge>
            <span className="text-sm">
              Passage {chosen + 1} of {matches.length}
            </span>
          </div>
          <p className="mt-2 text-sm">{match.reason}</p>
          <p className="mt-1 text-sm text-muted">
            {match.counts
              ? `${match.countedWords} words counted, each at ${Math.round(match.similarity * 100)} percent.`
              : 'Not scored.'}
          </p>
          <Excerpt name="In your text" words={match.excerpt} />
          {match.source ? (
            <Excerpt
              name={title === undefined ? 'Earlier in your text' : `In “${title}”`}
              words={match.source.excerpt}
            />
          ) : null}
          <div className="mt-3 flex flex-wrap gap-2" data-print="hide">
            <Button
              variant="secondary"
              size="small"
              className="min-h-11"
              disabled={chosen === 0}
              onClick={() => choose(chosen - 1)}
            >
              Previous passage
            </Button>
            <Button
              variant="secondary"
              size="small"
              className="min-h-11"
              disabled={chosen >= matches.length - 1}
              onClick={() => choose(chosen + 1)}
            >
              Next passage
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}

type MarkedPassageProps = {
  words: string
  index: number
  match: Match | undefined
  isChosen: boolean
  detailId: string
  onChoose: (index: number) => void
}

function MarkedPassage({ words, index, match, isChosen, detailId, onChoose }: MarkedPassageProps) {
  return (
    <span
      role="button"
      tabIndex={0}
      data-match={index}
      aria-pressed={isChosen}
      aria-controls={detailId}
      className={cn(
        'cursor-pointer outline-1 -outline-offset-1',
        match?.counts ? 'bg-marker outline-ink' : 'outline-muted outline-dashed',
        isChosen ? 'underline decoration-2 underline-offset-4' : 'focus-visible:outline-2',
        isChosen && match?.counts && 'outline',
      )}
      onClick={() => onChoose(index)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        onChoose(index)
      }}
    >
      {words}
    </span>
  )
}

function Excerpt({ name, words }: { name: string; words: string }) {
  return (
    <figure className="mt-3">
      <figcaption className="label-mono text-muted">{name}</figcaption>
      <blockquote
        tabIndex={0}
        aria-label={name}
        className="mt-1 max-h-60 overflow-y-auto border-l-2 border-ink pl-3 text-sm wrap-anywhere whitespace-pre-wrap print:max-h-none"
      >
        {words}
      </blockquote>
    </figure>
  )
}
