import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import type { Match, MatchKind, Evidence } from '#comparison/comparison.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/class-names.ts'
import { fitWindow } from '#ui/fit-window.ts'
import { Sheet } from '#ui/sheet.tsx'
import { Excerpt } from './excerpt.tsx'
import { howToRewrite } from './how-to-rewrite.ts'
import { MarkedExcerpts } from './marked-excerpts.tsx'
import { cutAtMatches } from './match-words.ts'
import * as texts from './result.texts.ts'

type PassagesViewProps = {
  text: string
  answer: Evidence
  /** A source whose first passage is to be shown. */
  wanted: string | undefined
  onShown: () => void
}

/** The submitted text with its passages marked; the chosen one stands beside its source. */
export function PassagesView({ text, answer, wanted, onShown }: PassagesViewProps) {
  const { sources, matches: all } = answer
  const [hidden, setHidden] = useState<ReadonlySet<MatchKind>>(new Set())
  const [chosenMatch, setChosenMatch] = useState<Match>()
  const detailId = useId()
  const marks = useRef<HTMLDivElement>(null)
  const matches = useMemo(() => all.filter(({ kind }) => !hidden.has(kind)), [all, hidden])
  const stretches = useMemo(() => cutAtMatches(text, matches), [text, matches])
  const kinds = (Object.keys(texts.kinds) as MatchKind[]).filter((kind) =>
    all.some((match) => match.kind === kind),
  )
  const found = matches.findIndex((match) => isSame(match, chosenMatch))
  const chosen = found < 0 ? 0 : found
  const match = matches[chosen]

  const markOf = (index: number) => marks.current?.querySelector<HTMLElement>(`[data-match="${index}"]`)
  const choose = (index: number) => {
    setChosenMatch(matches[index])
    // Under the text, the buttons would leave the window with it.
    if (isDetailBeside()) markOf(index)?.scrollIntoView({ block: 'nearest' })
  }
  useEffect(() => {
    if (wanted === undefined) return
    const index = matches.findIndex(({ sourceId }) => sourceId === wanted)
    if (index >= 0) {
      setChosenMatch(matches[index])
      const mark = markOf(index)
      mark?.scrollIntoView({ block: 'center' })
      mark?.focus({ preventScroll: true })
    }
    onShown()
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each wish
  }, [wanted])

  if (all.length === 0) return null
  const stepOnKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const step = { [texts.keyOfNext]: 1, [texts.keyOfPrevious]: -1 }[event.key]
    if (step === undefined || matches[chosen + step] === undefined) return
    event.preventDefault()
    choose(chosen + step)
  }
  const title = sources.find(({ id }) => id === match?.sourceId)?.title

  return (
    <section aria-label={texts.passages} className="mt-6" onKeyDown={stepOnKey}>
      <h3 className="text-lg">{texts.passages}</h3>
      <p className="mt-1 text-sm text-muted" data-print="hide">
        {texts.passagesAboutStart} <kbd>{texts.keyOfNext}</kbd> {texts.passagesAboutAnd}{' '}
        <kbd>{texts.keyOfPrevious}</kbd> {texts.passagesAboutEnd}
      </p>
      {kinds.length > 1 ? (
        <fieldset className="mt-3 flex flex-wrap gap-x-5 gap-y-1" data-print="hide">
          <legend className="sr-only">{texts.showKinds}</legend>
          {kinds.map((kind) => (
            <label key={kind} className="flex min-h-11 items-center gap-2 text-sm">
              <input
                type="checkbox"
                className="size-4.5"
                checked={!hidden.has(kind)}
                onChange={() => {
                  const next = new Set(hidden)
                  if (!next.delete(kind)) next.add(kind)
                  setHidden(next)
                }}
              />
              {texts.kindWithCount(texts.kinds[kind], all.filter((one) => one.kind === kind).length)}
            </label>
          ))}
        </fieldset>
      ) : null}
      <div className="mt-3 grid items-start gap-4 xl:grid-cols-2">
        <Sheet
          ref={marks}
          role="region"
          aria-label={texts.yourTextMarked}
          tabIndex={0}
          dir="auto"
          className="px-4 py-4 leading-relaxed wrap-anywhere whitespace-pre-wrap"
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
                onChoose={(index) => {
                  setChosenMatch(matches[index])
                  if (!isDetailBeside())
                    document.getElementById(detailId)?.scrollIntoView({ block: 'nearest' })
                }}
              />
            ),
          )}
        </Sheet>
        <div ref={fitWindow} id={detailId} className="min-w-0 xl:sticky xl:top-22">
          {match ? (
            <>
              <div className="flex flex-wrap gap-2" data-print="hide">
                <Button
                  variant="secondary"
                  size="small"
                  className="min-h-11"
                  disabled={chosen === 0}
                  onClick={() => choose(chosen - 1)}
                >
                  {texts.previousPassage}
                </Button>
                <Button
                  variant="secondary"
                  size="small"
                  className="min-h-11"
                  disabled={chosen >= matches.length - 1}
                  onClick={() => choose(chosen + 1)}
                >
                  {texts.nextPassage}
                </Button>
              </div>
              <div aria-live="polite">
                <PassageDetail
                  match={match}
                  title={title}
                  position={texts.position(chosen + 1, matches.length)}
                />
              </div>
            </>
          ) : (
            <p className="text-muted">{texts.allHidden}</p>
          )}
        </div>
      </div>
    </section>
  )
}

function PassageDetail({
  match,
  title,
  position,
}: {
  match: Match
  title: string | undefined
  position: string
}) {
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Badge tone={match.counts ? 'red' : 'plain'}>{texts.kinds[match.kind]}</Badge>
        <span className="text-sm">{position}</span>
      </div>
      <p className="mt-2 text-sm">{match.reason}</p>
      <p className="mt-1 text-sm text-muted">
        {match.counts
          ? texts.countedAt(match.countedWords, Math.round(match.similarity * 100))
          : texts.notScored}
      </p>
      <Excerpts
        ours={match.excerpt}
        theirs={match.source?.excerpt}
        nameOfTheirs={title === undefined ? texts.earlierInYourText : texts.inSource(title)}
      />
      <h4 className="mt-4 font-semibold">{texts.whatToDo}</h4>
      <ul className="mt-1 list-disc pl-5 text-sm">
        {howToRewrite(match, title).map((advice) => (
          <li key={advice} className="wrap-anywhere">
            {advice}
          </li>
        ))}
      </ul>
    </>
  )
}

/** As the grid of text and detail. */
function isDetailBeside(): boolean {
  return matchMedia('(min-width: 80rem)').matches
}

function isSame(one: Match, other: Match | undefined): boolean {
  return one.start === other?.start && one.end === other.end && one.sourceId === other.sourceId
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

type ExcerptsProps = { ours: string; theirs: string | undefined; nameOfTheirs: string }

/** Both excerpts, with what is alike and what is not marked in each. */
function Excerpts({ ours, theirs, nameOfTheirs }: ExcerptsProps) {
  if (theirs === undefined) return <Excerpt name={texts.inYourText}>{ours}</Excerpt>
  return <MarkedExcerpts ours={ours} theirs={theirs} nameOfTheirs={nameOfTheirs} />
}
