import { useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { browserStorage, readText, writeText } from '#shared/browser-storage.ts'
import { sourceViewKey } from '#shared/storage-keys.ts'
import { spanSources } from '../../contract/plan.ts'
import { underlines } from './plan-text.tsx'
import * as texts from './result-view.texts.ts'
import { useResult } from './shown-result.ts'
import { sourceMarks } from './source-mark.texts.ts'

/** Whether sources are shown, as this browser was left. */
export function useSourceView() {
  const [hasMarks, setHasMarks] = useState(() => readText(browserStorage(), sourceViewKey) === 'shown')
  const [onlyMine, setOnlyMine] = useState(false)
  return {
    hasMarks,
    onlyMine: hasMarks && onlyMine,
    setOnlyMine,
    setMarks(next: boolean) {
      setHasMarks(next)
      writeText(browserStorage(), sourceViewKey, next ? 'shown' : 'hidden')
    },
  }
}

/** Where the words come from, on or off; only mine; and the way back and forth between states. */
export function SourceBar({ view }: { view: ReturnType<typeof useSourceView> }) {
  const { bench, state } = useResult()
  const marks = { label: texts.editAndShowSources, isOn: view.hasMarks, turn: view.setMarks }
  const mine = { label: texts.showOnlyMine, isOn: view.onlyMine, turn: view.setOnlyMine }
  const toggles = view.hasMarks ? [marks, mine] : [marks]
  return (
    <div className="mb-2" data-print="hide">
      <div className="-mx-3 flex flex-wrap items-center">
        {toggles.map(({ label, isOn, turn }) => (
          <Button
            key={label}
            variant="quiet"
            size="touch"
            aria-pressed={isOn}
            className="aria-pressed:bg-wash aria-pressed:underline aria-pressed:underline-offset-4"
            onClick={() => turn(!isOn)}
          >
            {label}
          </Button>
        ))}
        <span className="ml-auto flex">
          {(['undo', 'redo'] as const).map((way) => (
            <Button
              key={way}
              variant="quiet"
              size="touch"
              disabled={!(way === 'undo' ? state.canUndo : state.canRedo)}
              onClick={bench[way]}
            >
              <Icon name={way} className="size-4" />
              {way === 'undo' ? texts.undo : texts.redo}
            </Button>
          ))}
        </span>
      </div>
      {view.hasMarks ? (
        <dl aria-label={texts.sourcesOfWords} className="mt-1 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
          {spanSources.map((source) => {
            const { letter, name, about } = sourceMarks[source]
            return (
              <div key={source} className="grid grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-x-2">
                <dt className="whitespace-nowrap">
                  <span
                    aria-hidden="true"
                    className="mr-1.5 inline-block w-4 text-center font-mono text-xs text-muted"
                  >
                    {letter}
                  </span>
                  <span className={underlines[source]}>{name}</span>
                </dt>
                <dd className="text-muted">{about}</dd>
              </div>
            )
          })}
        </dl>
      ) : null}
    </div>
  )
}
