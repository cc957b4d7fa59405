type SectionHeadingProps = { id: string; mark: string; title: string }

/** A small mono label on its rule, then the heading. */
export function SectionHeading({ id, mark, title }: SectionHeadingProps) {
  return (
    <div className="min-w-0">
      <p className="label-mono flex items-center gap-3 text-muted" aria-hidden="true">
        <span className="inline-block w-10 border-t border-muted" />
        {mark}
      </p>
      <h2 id={id} className="mt-2 text-3xl">
        {title}
      </h2>
    </div>
  )
}
