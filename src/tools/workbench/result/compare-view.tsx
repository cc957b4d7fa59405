import { Button } from '#ui/button.tsx'
import { PlainText } from './plain-text.tsx'
import { useMarks } from './use-marks.ts'

type CompareViewProps = {
  slug: string
  first: string
  second: string
  onChoose: (second: boolean) => void
  heading?: 'h2' | 'h3'
}

/** Two versions side by side, below each other where it is narrow; what the second says differently is marked. */
export function CompareView({ slug, first, second, onChoose, heading: Heading = 'h3' }: CompareViewProps) {
  const marks = useMarks(first, second)
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @min-[36rem]:grid-cols-2">
        <section aria-labelledby="version-a" className="min-w-0">
          <Heading id="version-a" className="mb-2 text-lg">
            Version A, shown until now
          </Heading>
          <PlainText text={first} slug={slug} label="Version A" isTight />
          <Button variant="secondary" className="mt-2" onClick={() => onChoose(false)}>
            Keep A
          </Button>
        </section>
        <section aria-labelledby="version-b" className="min-w-0">
          <Heading id="version-b" className="mb-2 text-lg">
            Version B, new
          </Heading>
          <PlainText text={second} slug={slug} label="Version B" marks={marks} isTight />
          <Button variant="secondary" className="mt-2" onClick={() => onChoose(true)}>
            Keep B
          </Button>
        </section>
      </div>
    </div>
  )
}
