export function SectionHeading({ id, title }: { id: string; title: string }) {
  return (
    <h2 id={id} className="min-w-0 text-2xl">
      {title}
    </h2>
  )
}
