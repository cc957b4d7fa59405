import { Button } from '#ui/button.tsx'
import { PromptSheet } from '../prompt-sheet.tsx'
import type { Live } from './live.ts'
import { LiveText } from './live-text.tsx'
import { useMarks } from './use-marks.ts'

type Version = { id: string; text: string }

type CompareViewProps = {
  slug: string
  first: Version
  /** Undefined while it is written. */
  second: Version | undefined
  live: Live | undefined
  onChoose: (id: string) => void
  /** Its place among the headings of the page. */
  heading?: 'h2' | 'h3'
}

/** Two versions side by side, below each other where it is narrow; what the second says differently is marked. */
export function CompareView({
  slug,
  first,
  second,
  live,
  onChoose,
  heading: Heading = 'h3',
}: CompareViewProps) {
  const marks = useMarks(second ? first.text : undefined, second?.text ?? '')
  return (
    <div className="@container">
      <div className="grid items-start gap-6 @min-[36rem]:grid-cols-2">
        <section aria-labelledby="version-a" className="min-w-0">
          <Heading id="version-a" className="mb-2 text-lg">
            Version A, on the table
          </Heading>
          <PromptSheet prompt={first.text} slug={slug} label="Version A" isTight />
          {second ? (
            <Button variant="secondary" className="mt-2" onClick={() => onChoose(first.id)}>
              Keep A
            </Button>
          ) : null}
        </section>
        <section aria-labelledby="version-b" className="min-w-0">
          <Heading id="version-b" className="mb-2 text-lg">
            Version B, new
          </Heading>
          {second ? (
            <>
              <PromptSheet prompt={second.text} slug={slug} label="Version B" marks={marks} isTight />
              <Button variant="secondary" className="mt-2" onClick={() => onChoose(second.id)}>
                Keep B
              </Button>
            </>
          ) : live ? (
            <LiveText feed={live.feed} base={live.base} slug={slug} label="Version B" />
          ) : null}
        </section>
      </div>
    </div>
  )
}
