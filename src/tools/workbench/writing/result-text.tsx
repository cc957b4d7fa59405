import { Suspense, useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { PromptSheet } from '../prompt-sheet.tsx'
import type { Live } from './live.ts'
import { lazyPart } from './lazy-part.ts'
import { useMarks } from './use-marks.ts'
import type { Written } from './written.ts'

const LiveText = lazyPart(() => import('./live-text.tsx').then((module) => module.LiveText))

type ResultTextProps = {
  text: string
  slug: string
  label: string
  isProse?: boolean
  /** The result's own text; another variant has neither sections to rewrite nor a draft to compare with. */
  isMain: boolean
  before?: Written['before']
  live: Live | undefined
  /** Undefined where no section can be written anew. */
  onRewriteSection?: ((heading: string) => void) | undefined
  /** See `PromptSheet`. */
  parts?: readonly string[] | undefined
  /** Puts the text that was before in the place of this one. */
  onUseBefore?: (() => void) | undefined
}

/** The text of a result: as it is written, with what is new in it marked, and with what was before one click away. */
export function ResultText(props: ResultTextProps) {
  const { text, slug, label, isProse = false, isMain, live } = props
  const before = isMain ? props.before : undefined
  const [isMarked, setIsMarked] = useState(true)
  // The text in whose place the earlier one is shown.
  const [hidden, setHidden] = useState<string>()
  const isLive = isMain && live?.isWriting === true && !live.isBeside
  const marks = useMarks(isMarked && !isLive ? before?.text : undefined, text)
  const earlier = isLive ? { kind: live.section ? 'earlier' : 'draft', text: live.base } : before
  const rewriteSection = useLatest(props.onRewriteSection)
  const canRewrite = isMain && live === undefined && props.onRewriteSection !== undefined
  const isEarlier = hidden === text && earlier !== undefined

  return (
    <>
      {earlier ? (
        <div className="mb-2 flex flex-wrap gap-x-1" data-print="hide">
          <Toggle isPressed={isEarlier} onPress={() => setHidden(isEarlier ? undefined : text)}>
            {earlier.kind === 'draft' ? 'Show the composed draft' : 'Show the text before'}
          </Toggle>
          {isLive ? null : isEarlier ? (
            props.onUseBefore ? (
              <Button variant="secondary" size="small" className="min-h-11" onClick={props.onUseBefore}>
                Use this text instead
              </Button>
            ) : null
          ) : (
            <Toggle isPressed={isMarked} onPress={() => setIsMarked(!isMarked)}>
              Mark what changed
            </Toggle>
          )}
        </div>
      ) : null}
      {isLive ? (
        <div hidden={isEarlier}>
          <Suspense fallback={<PromptSheet prompt={text} slug={slug} label={label} isProse={isProse} />}>
            <LiveText
              feed={live.feed}
              base={live.base}
              section={live.section}
              slug={slug}
              label={label}
              isProse={isProse}
            />
          </Suspense>
        </div>
      ) : null}
      {isEarlier ? (
        <PromptSheet
          prompt={earlier.text}
          slug={slug}
          label={earlier.kind === 'draft' ? 'Composed draft' : 'The text before'}
          isProse={isProse}
        />
      ) : isLive ? null : (
        <PromptSheet
          prompt={text}
          slug={slug}
          label={label}
          isProse={isProse}
          marks={marks}
          parts={props.parts}
          onRewriteSection={canRewrite ? rewriteSection : undefined}
        />
      )}
    </>
  )
}

/** The same function for ever, so that typing in the form does not draw every line of the text again. */
function useLatest(handle: ((heading: string) => void) | undefined): (heading: string) => void {
  const latest = useRef(handle)
  useEffect(() => {
    latest.current = handle
  }, [handle])
  return useCallback((heading: string) => latest.current?.(heading), [])
}

function Toggle(props: { isPressed: boolean; onPress: () => void; children: ReactNode }) {
  return (
    <Button
      variant="quiet"
      size="small"
      aria-pressed={props.isPressed}
      className="min-h-11 aria-pressed:bg-wash aria-pressed:underline aria-pressed:underline-offset-4"
      onClick={props.onPress}
    >
      {props.children}
    </Button>
  )
}
