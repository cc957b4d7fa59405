import { SectionHeading } from './section-heading.tsx'

const people = [
  { name: 'Developers', gain: 'A brief with data model, rules and acceptance criteria.' },
  { name: 'Entrepreneurs', gain: 'The questions a good engineer asks, before you pay for anything.' },
  { name: 'Video makers', gain: 'Shots, camera and sound for video models, and thumbnails that get read.' },
  { name: 'Teachers', gain: 'Stories and storyboards for each age, with a character that stays the same.' },
  { name: 'Designers', gain: 'Style, colors and light in the words image models follow.' },
  { name: 'Writers', gain: 'Structure for a loose idea, in words you can keep editing.' },
  { name: 'Marketers', gain: 'Landing pages built around the one thing a visitor should do.' },
  { name: 'Students', gain: 'An originality check that shows each match beside its source.' },
] as const

export function PerfectForEveryone() {
  return (
    <section aria-labelledby="everyone" className="page-width pt-12 sm:pt-14">
      <SectionHeading id="everyone" title="Perfect for Everyone" />
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
