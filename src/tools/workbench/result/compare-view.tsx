import { Button } from '#ui/button.tsx'
import type { Bench } from '../bench/bench.ts'
import type { BenchState } from '../bench/bench-state.ts'
import { PlainText } from './plain-text.tsx'
import * as texts from './result-view.texts.ts'
import { useMarks } from './use-marks.ts'
import { useRendered } from './use-rendered.ts'

type CompareViewProps = {
  bench: Bench
  comparison: NonNullable<BenchState['comparison']>
  slug: string
  heading: 'h2' | 'h3'
}

/** Two versions side by side, below each other where it is narrow; what the second says differently is marked. */
export function CompareView({ bench, comparison: { first, second }, slug, heading }: CompareViewProps) {
  const before = useRendered(bench.core, first.plan, first.input, first.dialect)?.text ?? ''
  const after = useRendered(bench.core, second.plan, second.input, first.dialect)?.text ?? ''
  const marks = useMarks(before, after)
  const Heading = heading
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @min-[36rem]:grid-cols-2">
        <section aria-labelledby="version-a" className="min-w-0">
          <Heading id="version-a" className="mb-2 text-lg">
            {texts.versionAShownSoFar}
          </Heading>
          <PlainText text={before} slug={slug} label={texts.versionA} isTight />
          <Button variant="secondary" className="mt-2" onClick={() => bench.choose(false)}>
            {texts.keepA}
          </Button>
        </section>
        <section aria-labelledby="version-b" className="min-w-0">
          <Heading id="version-b" className="mb-2 text-lg">
            {texts.versionBIsNew}
          </Heading>
          <PlainText text={after} slug={slug} label={texts.versionB} marks={marks} isTight />
          <Button variant="secondary" className="mt-2" onClick={() => bench.choose(true)}>
            {texts.keepB}
          </Button>
        </section>
      </div>
    </div>
  )
}
