import { useMemo } from 'react'
import { Button } from '#ui/button.tsx'
import { markChanges } from '#shared/text/mark-changes.ts'
import { renderPlan } from '../../plan-text.ts'
import type { BenchState } from '../bench/bench-store.ts'
import { PlainText } from './plan-text.tsx'
import * as texts from './result-view.texts.ts'
import { useResult } from './shown-result.ts'

/** Two versions side by side, below each other where it is narrow; what the second says differently is marked. */
export function CompareView({ first, second }: NonNullable<BenchState['comparison']>) {
  const { tool, bench, heading: Heading } = useResult()
  const versions = useMemo(() => {
    const before = renderPlan(bench.core, first)?.text ?? ''
    const after = renderPlan(bench.core, { ...second, dialect: first.dialect })?.text ?? ''
    const [current, other] = texts.versions
    return [
      { ...current, text: before },
      { ...other, text: after, marks: markChanges(before, after) },
    ]
  }, [bench.core, first, second])

  return (
    <div className="@container">
      <div className="grid items-start gap-6 @min-[36rem]:grid-cols-2">
        {versions.map(({ id, heading, keep, ...version }, at) => (
          <section key={id} aria-labelledby={id} className="min-w-0">
            <Heading id={id} className="mb-2 text-lg">
              {heading}
            </Heading>
            <PlainText {...version} slug={tool.card.slug} isTight />
            <Button variant="secondary" className="mt-2" onClick={() => bench.choose(at === 1)}>
              {keep}
            </Button>
          </section>
        ))}
      </div>
    </div>
  )
}
