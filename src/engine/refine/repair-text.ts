import { asData } from './as-data.ts'

const mostCharacters = 60_000

/** The second and last try: what was wrong with the first, and the first itself. */
export function repairText(material: string, text: string, violations: readonly string[]): string {
  return [
    material,
    asData('answer', text.slice(0, mostCharacters)),
    `That answer cannot be used yet. Return it once more, whole, with these faults mended:\n${violations.map((violation) => `- ${violation}`).join('\n')}`,
  ].join('\n\n')
}
