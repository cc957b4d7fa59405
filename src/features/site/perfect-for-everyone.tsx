import * as texts from './home.texts.ts'
import { SectionHeading } from './section-heading.tsx'

const people = [
  { name: texts.developers, gain: texts.developersGet },
  { name: texts.entrepreneurs, gain: texts.foundersGet },
  { name: texts.videoMakers, gain: texts.videoMakersGet },
  { name: texts.teachers, gain: texts.teachersGet },
  { name: texts.designers, gain: texts.designersGet },
  { name: texts.writers, gain: texts.writersGet },
  { name: texts.marketers, gain: texts.marketersGet },
  { name: texts.students, gain: texts.studentsGet },
] as const

export function PerfectForEveryone() {
  return (
    <section aria-labelledby="everyone" className="page-width pt-12">
      <SectionHeading id="everyone" title={texts.perfectForEveryone} />
      <dl className="mt-4 border border-ink bg-surface md:grid md:grid-cols-2">
        {people.map(({ name, gain }) => (
          <div
            key={name}
            className="border-line px-4 py-2 not-first:border-t sm:grid sm:grid-cols-[9rem_1fr] sm:gap-3 md:odd:border-r md:nth-2:border-t-0"
          >
            <dt className="leading-snug font-semibold">{name}</dt>
            <dd className="text-sm leading-snug sm:pt-0.5">{gain}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
