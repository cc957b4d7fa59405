import type { Idea } from '#tools/idea/read-idea.ts'
import { listed } from '../read/sentences.ts'
import type { ConditionalLine } from '../knowledge/craft.ts'

export type Slots = Partial<Record<'audience' | 'numbers' | 'count' | 'minutes' | 'place', string>>

const person =
  /(?:\b(?:to|for|email|e-mail|message|text|tell|ask|invite|thank|convince|remind)\s+)((?:(?:my|our|the|an?)\s+(?:[\p{L}'’-]+\s)?)?(?:landlord|landlady|boss|manager|teacher|neighbou?rs?|professor|colleagues?|team|clients?|customers?|doctor|physio|coach|school|bank|mum|mom|mother|dad|father|sister|brother|wife|husband|partner|girlfriend|boyfriend|friends?|grandma|grandpa|grandmother|grandfather|aunt|uncle|roommate|flatmate|tenants?|recruiter|insurance|airline|supplier|mayor|principal|mother-in-law|students|parents|members|readers|followers|subscribers|investors|board|class))(?!\p{L})/iu
const countable =
  /(?<![\p{L}\d.,])(\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|a dozen)\s+(?:[\p{L}-]+\s){0,3}?(?:names?|ideas?|titles?|slogans?|taglines?|options?|tips?|ways?|examples?|questions?|jokes?|tweets?|posts?|headlines?|captions?|activities|gifts?|suggestions?|versions?|alternatives?|subject lines?|hooks?|recipes?|dinners?|meals?|exercises?|puns?)(?!\p{L})/iu

const people =
  /\bfor ((?:people|those|anyone|someone|readers|beginners|parents|kids|children|students) who (?:[\p{L}'’-]+ ?){1,8}?)(?=[,.;!?\n]|$)/iu

/** Facts of the idea that lines of knowledge may speak of. */
export function readSlots(idea: Idea): Slots {
  const named = person.exec(idea.text)?.[1]
  const to = named && !/^(?:my|our|the|an?)\s/iu.test(named) ? `my ${named}` : named
  const group = people.exec(idea.text)?.[1] ?? idea.audience?.group
  const audience =
    idea.audience?.age === undefined
      ? (to ?? (group && group.length < 40 ? group : undefined))
      : `a ${idea.audience.age}-year-old`
  const count = countable.exec(idea.text)?.[1]
  const minutes = idea.numbers.find(
    (fact) => fact.kind === 'duration' && /^minute/u.test(fact.unit ?? '') && (fact.seconds ?? 0) <= 3_600,
  )
  const numbers = [...new Set(idea.numbers.map(({ words }) => words))]
  return {
    ...(audience ? { audience } : {}),
    ...(numbers.length > 0 && numbers.length <= 4 ? { numbers: listed(numbers) } : {}),
    ...(count ? { count } : {}),
    ...(minutes
      ? {
          minutes: `${/s$/u.test(minutes.words) || minutes.value === 1 ? minutes.words : minutes.words.replace(/minute$/u, 'minutes')} (about ${Math.round(minutes.value * 130)} words)`,
        }
      : {}),
    ...(idea.setting.region ? { place: idea.setting.region } : {}),
  }
}

/** A line with its slots filled; undefined when a fact it needs is not there. */
export function fillLine(line: string | ConditionalLine, slots: Slots, text: string): string | undefined {
  if (typeof line !== 'string') {
    const applies = line.when.test(text) && !line.unless?.test(text)
    return applies ? fillLine(line.text, slots, text) : undefined
  }
  let isComplete = true
  const filled = line.replace(
    /\{(audience|numbers|count|minutes|place)(?:\|([^}]*))?\}/gu,
    (_, name: keyof Slots, fallback?: string) => {
      const value = slots[name] ?? fallback
      if (value === undefined) isComplete = false
      return value ?? ''
    },
  )
  return isComplete ? filled : undefined
}
