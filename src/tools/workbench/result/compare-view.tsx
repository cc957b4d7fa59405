import { useEffect, useMemo, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { whenIdle } from '#ui/when-idle.ts'
import { planText } from '../../plan-text.ts'
import type { BenchState } from '../bench/bench-store.ts'
import type { markChanges } from './mark-changes.ts'
import { PlainText } from './plan-text.tsx'
import * as texts from './result-view.texts.ts'
import { useResult } from './shown-result.ts'

type CompareViewProps = { comparison: NonNullable<BenchState['comparison']> }

/** Two versions side by side, below each other where it is narrow; what the second says differently is marked. */
export function CompareView({ comparison: { first, second } }: CompareViewProps) {
  const { tool, bench, heading: Heading } = useResult()
  const [marker, setMarker] = useState<{ markChanges: typeof markChanges }>()
  const [before, after] = useMemo(() => {
    const same = { ...second, dialect: first.dialect }
    return [planText(bench.core, first)?.text ?? '', planText(bench.core, same)?.text ?? '']
  }, [bench.core, first, second])

  useEffect(() => {
    // Without marks the text is still the text.
    return whenIdle(() => void import('./mark-changes.ts').then(setMarker, () => undefined))
  }, [])
  const marks = useMemo(() => marker?.markChanges(before, after), [marker, before, after])

  return (
    <div className="@container">
      <div className="grid items-start gap-6 @min-[36rem]:grid-cols-2">
        {texts.versions.map(({ id, heading, label, keep }, at) => (
          <section key={id} aria-labelledby={id} className="min-w-0">
            <Heading id={id} className="mb-2 text-lg">
              {heading}
            </Heading>
            <PlainText
              text={at === 0 ? before : after}
              marks={at === 0 ? undefined : marks}
              slug={tool.card.slug}
              label={label}
              isTight
            />
            <Button variant="secondary" className="mt-2" onClick={() => bench.choose(at === 1)}>
              {keep}
            </Button>
          </section>
        ))}
      </div>
    </div>
  )
}
