import { useId } from 'react'
import type { PictureProps } from '#tools/workbench/tool-page-spec.ts'
import { Button } from '#ui/button.tsx'
import { textOf } from '../contract/plan.ts'
import { colorsOf } from './drawing-colors.ts'
import type { ThumbnailInput } from './input.ts'
import { LayoutDrawing } from './layout-drawing.tsx'
import * as texts from './layout-drawings.texts.ts'
import { conceptId, type ThumbnailPlan } from './plan.ts'

type LayoutDrawingsProps = PictureProps<ThumbnailPlan, ThumbnailInput>

/** Each layout twice: large, and 138 pixels wide as in YouTube's sidebar, where it has to read. */
export default function LayoutDrawings({ plan, input: { layout }, onRewrite }: LayoutDrawingsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mb-6 grid gap-6">
      <h3 id={id} className="text-lg">
        {texts.layouts(plan.concepts.length)}
      </h3>
      {plan.concepts.map((concept, at) => (
        <figure key={at} className="m-0 min-w-0">
          <div className="flex flex-wrap items-end gap-4">
            <LayoutDrawing
              isLabeled
              concept={concept}
              layout={layout}
              className="w-full border border-ink sm:w-auto sm:min-w-0 sm:flex-1"
            />
            <div className="w-[138px] shrink-0">
              <LayoutDrawing concept={concept} layout={layout} className="w-[138px] border border-ink" />
              <p className="label-mono mt-1 text-muted">{texts.smallWidth}</p>
            </div>
          </div>
          <figcaption className="mt-1.5 grid gap-1 text-sm">
            <span className="font-semibold" dir="auto">
              {plan.concepts.length > 1 ? texts.conceptPrefix(at + 1) : ''}
              {concept.name ? textOf(concept.name) : ''}
            </span>
            {concept.hook ? <span dir="auto">{textOf(concept.hook)}</span> : null}
            <span className="text-muted">
              {texts.dashedCorner} {colorsOf(concept).isOurs ? texts.colorsAreOurs : ''}
            </span>
          </figcaption>
          {onRewrite && plan.concepts.length > 1 ? (
            <Button variant="quiet" className="-ml-4" onClick={() => onRewrite(conceptId(at))}>
              {texts.writeAnew}
              <span className="sr-only">{texts.conceptSuffix(at + 1)}</span>
            </Button>
          ) : null}
        </figure>
      ))}
    </section>
  )
}
