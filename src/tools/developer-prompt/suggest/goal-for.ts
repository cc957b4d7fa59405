import { upperFirst } from '#shared/text/upper-first.ts'
import { lowerFirst, withoutStop } from '../compose/words/english.ts'
import type { Reading } from './read-sentence.ts'
import { topicOf } from './topic-of.ts'

/** What has to come out of it. A number stands in it only when the sentence has one. */
export function goalFor(
  reading: Reading,
  doers: string,
  actions: readonly string[],
): { text: string; said: boolean } {
  const { purpose, type, domain } = reading
  if (purpose !== undefined) return { text: upperFirst(withoutStop(purpose)), said: true }
  const topic = topicOf(reading)
  switch (type) {
    case 'ecommerce':
      return usual(`Visitors find what they want (${topic}) and pay for it without asking for help`)
    case 'portfolio':
      return usual('Visitors see the work, trust it and send an enquiry')
    case 'landing':
      return usual(`Visitors understand the offer (${topic}) and act on it at once`)
    case 'blog':
      return usual(`Readers find what they look for about ${topic} and come back for the next post`)
    case 'dashboard':
      return usual(
        `Whoever is responsible sees at a glance how things stand with ${topic}, and notices early what needs somebody`,
      )
    default: {
      const deed = actions[0] ?? `keep track of ${topic}`
      const deeds = reading.actions.length === 1 ? [deed] : actions
      const instead =
        domain === undefined || (type === 'other' && reading.actions.length > 0)
          ? ''
          : `, instead of ${domain.instead}`
      return usual(`${doers} can ${ofOthers(`${lowerFirst(deed)}${second(deeds)}`)} in one place${instead}`)
    }
  }
}

/** "my", "I" are the writer's own; in a goal they belong to whoever uses it. */
function ofOthers(text: string): string {
  return text
    .replace(/\bI(?:['’]m| am)\b/gu, 'they are')
    .replace(/\b(?:I|we)\b/gu, 'they')
    .replace(/\b(?:my|our)\b/gu, 'their')
    .replace(/\b(?:me|us)\b/gu, 'them')
}

function second(actions: readonly string[]): string {
  const [, next] = actions
  return next === undefined || next.split(' ').length > 8 || (actions[0] ?? '').length > 60
    ? ''
    : ` and ${lowerFirst(next)}`
}

function usual(text: string): { text: string; said: boolean } {
  return { text, said: false }
}
