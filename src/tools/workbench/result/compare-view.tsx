import { useMemo } from 'react'
import { Button } from '#ui/button.tsx'
import { planText } from '../../plan-text.ts'
import type { Bench } from '../bench/bench.ts'
import type { BenchState } from '../bench/bench-state.ts'
import { PlainText } from './plain-text.tsx'
import * as texts from './result-view.texts.ts'
import { useMarks } from './use-marks.ts'

type CompareViewProps = {
  bench: Bench
  comparison: NonNullable<BenchState['comparison']>
  slug: string
  heading: 'h2' | 'h3'
}

/** Two versions side by side, below each other where it is narrow; what the second says differently is marked. */
export function CompareView({ bench, comparison, slug, heading: Heading }: CompareViewProps) {
  const { first, second } = comparison
  const [before, after] = useMemo(() => {
    const same = { ...second, dialect: first.dialect }
    return [planText(bench.core, first)?.text ?? '', planText(bench.core, same)?.text ?? '']
  }, [bench.core, first, second])
  const marks = useMarks(before, after)
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
              {...(at === 0 ? {} : { marks })}
              slug={slug}
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
