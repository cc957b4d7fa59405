import { SectionHeading } from './section-heading.tsx'

const people = [
  {
    name: 'Developers',
    gain: 'A brief with data model, rules and acceptance lines, so the first build is close to the last.',
  },
  {
    name: 'Entrepreneurs',
    gain: 'The questions a good engineer would ask, before anything has been paid for.',
  },
  {
    name: 'Designers',
    gain: 'Style, colours and layout in words that a machine follows, with contrast already checked.',
  },
  { name: 'Writers', gain: 'Structure for an idea that is still loose, and wording you can go on editing.' },
  { name: 'Marketers', gain: 'Pages and campaigns specified down to the one thing a visitor should do.' },
] as const

/** The parts list of the drawing. */
export function PerfectForEveryone() {
  return (
    <section aria-labelledby="everyone" className="page-width pt-24">
      <SectionHeading id="everyone" mark="Parts list" title="Perfect for Everyone" />
      <div className="mt-8 border border-ink bg-surface">
        <table className="w-full text-left">
          <thead className="label-mono text-muted">
            <tr className="border-b border-ink">
              <th scope="col" className="w-14 border-r border-line px-3 py-2 font-normal max-sm:hidden">
                Item
              </th>
              <th scope="col" className="w-36 border-r border-line px-3 py-2 font-normal sm:w-48">
                For
              </th>
              <th scope="col" className="px-3 py-2 font-normal">
                What it gives them
              </th>
            </tr>
          </thead>
          <tbody>
            {people.map((person, index) => (
              <tr key={person.name} className="not-last:border-b not-last:border-line">
                <td className="border-r border-line px-3 py-3 font-mono text-sm text-muted max-sm:hidden">
                  {index + 1}
                </td>
                <th
                  scope="row"
                  className="border-r border-line px-3 py-3 align-top text-lg leading-snug font-semibold max-sm:text-base"
                >
                  {person.name}
                </th>
                <td className="px-3 py-3 align-top">{person.gain}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
