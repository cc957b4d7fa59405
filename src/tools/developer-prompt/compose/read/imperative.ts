import { hasFiniteVerb, isAlsoNoun, isMostlyCommand, verbs } from './english-verbs.ts'

/** "Send a reminder" commands; "Cash on delivery" and "Discount codes are single use" only begin with the same word. */
export function opensImperative(body: string): boolean {
  const first = firstWord(body)
  if (!verbs.has(first)) return false
  const [, second = ''] = body.split(/\s+/u)
  if (second === '') return /^(?:warn|refuse|stop|retry|reject|block)$/u.test(first)
  if (
    /^(?:is|are|was|has|must|can|cannot|may|will|should|can't|:|=|-|–)$/u.test(second) ||
    /[:,]$/u.test(body.slice(0, first.length + 1))
  )
    return false
  if (
    /^(?:possible|due|required|needed|only|allowed|permitted|valid|available|included|accepted|granted|free)$/u.test(
      second,
    )
  )
    return false
  if (!isAlsoNoun(first)) return true
  if (
    isMostlyCommand(first) &&
    !/^(?:of|on|at|for|in|per|by|with|within|from|to|limit|time|date|number|fee|code|codes)$/u.test(second)
  )
    return true
  const takesObject =
    /^(?:the|an?|all|each|every|any|both|its|his|her|their|my|our|this|that|these|those|them|it|him|no|only|one|two|three|\d.*|[€$£].*|[\p{L}-]+s|everyone|everybody|new|old|overdue|late|unpaid|unused|empty|expired|full|available|free|duplicate|inactive|other|another|staff|people)$/iu
  return takesObject.test(second) && !hasFiniteVerb(`x ${beforeTail(body.slice(first.length).trim())}`)
}

/** The part before a closing condition, whose verb says nothing about the main clause. */
export function beforeTail(text: string): string {
  return (
    text.split(
      /\s(?:if|when|unless|until|after|before|once|while|who|that|which|without|because|where|whose|as)\s/iu,
    )[0] ?? text
  )
}

export function firstWord(text: string): string {
  return /^[\p{L}-]+/u.exec(text)?.[0].toLowerCase() ?? ''
}
