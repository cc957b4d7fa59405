import type { Reading } from './read-sentence.ts'

const shown =
  /\b(?:(?:to|we|i|they) (?:see|show|monitor|track|follow|watch|compare|check)|shows?|showing|monitors?|monitoring|tracks?|tracking|displays?)\s+(?:all\s+|the\s+|our\s+|their\s+|my\s+)?(.{3,160}?)(?=\s+(?:for|every|per|in|at|on|from|so|across|by|of our|built|made|using|each|over|with|to)\b|[.;:!?()]|$)/iu

/** The figures a dashboard is said to show: "sales", "waste", "staffing". */
export function saidFigures({ text, extras }: Pick<Reading, 'text' | 'extras'>): string[] {
  const seen = shown.exec(text)?.[1]
  return (seen ?? extras.join(', '))
    .split(/,\s*(?:and\s+)?|\s+and\s+/u)
    .map((item) => item.replace(/^(?:an?|the|our|their|my|all)\s+/iu, '').trim())
    .filter((item) => /^[\p{L}\p{N} '’%-]{3,40}$/u.test(item) && item.split(/\s+/u).length <= 4)
    .filter(
      (item) => !/\b(?:charts?|filters?|alerts?|login|export|dark mode|search|role|roles)\b/iu.test(item),
    )
    .slice(0, 6)
}
