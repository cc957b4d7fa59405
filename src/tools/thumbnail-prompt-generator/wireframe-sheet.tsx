import type { ThumbnailLayout } from './layout.ts'
import { Wireframe } from './wireframe.tsx'

/** Each proposed layout twice: large, and 138 pixels wide as in YouTube's sidebar, where it has to read. */
export function WireframeSheet({ layouts }: { layouts: readonly ThumbnailLayout[] }) {
  return (
    <div className="grid gap-6">
      {layouts.map((layout, index) => (
        <figure key={layout.name} className="m-0">
          <div className="flex flex-wrap items-end gap-4">
            <Wireframe
              isLabelled
              layout={layout}
              className="w-full border border-ink sm:w-auto sm:min-w-0 sm:flex-1"
            />
            <div className="w-[138px] shrink-0">
              <Wireframe layout={layout} className="w-[138px] border border-ink" />
              <p className="label-mono mt-1 text-muted">138 px wide</p>
            </div>
          </div>
          <figcaption className="mt-1.5 text-sm text-muted">
            {layouts.length > 1 ? (
              <span className="mr-2 font-semibold text-ink">
                Concept {index + 1}: {layout.name}
              </span>
            ) : null}
            The dashed corner stays empty for the length of the video.
          </figcaption>
        </figure>
      ))}
    </div>
  )
}
