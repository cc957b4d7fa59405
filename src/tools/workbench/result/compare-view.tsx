import { use, useEffect, useMemo, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { whenIdle } from '#ui/when-idle.ts'
import { planText } from '../../plan-text.ts'
import type { BenchState } from '../bench/bench-store.ts'
import type { TextRange } from './mark-changes.ts'
import { plainRendered, PlanText } from './plan-text.tsx'
import * as texts from './result-view.texts.ts'
import { ResultContext } from './shown-result.ts'

type CompareViewProps = { comparison: NonNullable<BenchState['comparison']> }

const lookOf = (item: string) => (item === '' ? undefined : 'marked')

/** Two versions side by side, below each other where it is narrow; what the second says differently is marked. */
export function CompareView({ comparison: { first, second } }: CompareViewProps) {
  const { tool, bench, heading: Heading } = use(ResultContext)
  const [marks, setMarks] = useState<readonly TextRange[]>([])
  const [before, after] = useMemo(() => {
    const same = { ...second, dialect: first.dialect }
    return [planText(bench.core, first)?.text ?? '', planText(bench.core, same)?.text ?? '']
  }, [bench.core, first, second])

  useEffect(() => {
    const mark = async () => setMarks((await import('./mark-changes.ts')).markChanges(before, after))
    // Without marks the text is still the text.
    return whenIdle(() => void mark().catch(() => undefined))
  }, [before, after])

  return (
    <div className="@container">
      <div className="grid items-start gap-6 @min-[36rem]:grid-cols-2">
        {texts.versions.map(({ id, heading, label, keep }, at) => (
          <section key={id} aria-labelledby={id} className="min-w-0">
            <Heading id={id} className="mb-2 text-lg">
              {heading}
            </Heading>
            <PlanText
              rendered={at === 0 ? plainRendered(before) : plainRendered(after, marks)}
              slug={tool.card.slug}
              {...{ label, lookOf }}
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
