import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { spanSources } from '../../contract/plan.ts'
import * as texts from './result-view.texts.ts'
import { sourceMarks } from './source-mark.ts'
import type { SourceView } from './use-source-view.ts'

type SourceBarProps = {
  view: SourceView
  canUndo: boolean
  canRedo: boolean
  onUndo: () => void
  onRedo: () => void
}

/** Where the words come from, on or off; only mine; and the way back and forth between states. */
export function SourceBar({ view, canUndo, canRedo, onUndo, onRedo }: SourceBarProps) {
  return (
    <div className="mb-2" data-print="hide">
      <div className="flex flex-wrap items-center gap-1">
        <Toggle isPressed={view.hasMarks} onPress={() => view.setMarks(!view.hasMarks)}>
          {texts.editAndShowSources}
        </Toggle>
        {view.hasMarks ? (
          <Toggle isPressed={view.onlyMine} onPress={() => view.setOnlyMine(!view.onlyMine)}>
            {texts.showOnlyMine}
          </Toggle>
        ) : null}
        <span className="ml-auto flex">
          <Button variant="quiet" size="small" className="min-h-11" disabled={!canUndo} onClick={onUndo}>
            <Icon name="undo" className="size-4" />
            {texts.undo}
          </Button>
          <Button variant="quiet" size="small" className="min-h-11" disabled={!canRedo} onClick={onRedo}>
            <Icon name="redo" className="size-4" />
            {texts.redo}
          </Button>
        </span>
      </div>
      {view.hasMarks ? (
        <dl aria-label={texts.sourcesOfWords} className="mt-1 grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2">
          {spanSources.map((source) => {
            const { letter, name, about, underline } = sourceMarks[source]
            return (
              <div key={source} className="flex items-baseline gap-2">
                <dt className="whitespace-nowrap">
                  <span
                    aria-hidden="true"
                    className="mr-1.5 inline-block w-4 text-center font-mono text-xs text-muted"
                  >
                    {letter}
                  </span>
                  <span className={underline}>{name}</span>
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

function Toggle(props: { isPressed: boolean; onPress: () => void; children: string }) {
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
