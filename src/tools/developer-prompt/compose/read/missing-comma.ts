import { hasFiniteVerb, isAlsoNoun, verbs } from './english-verbs.ts'

const opener = /^(?:if|in case|when|whenever|once|unless|while|as soon as|as long as)\s+/iu
const bareSubject = /^(?:nobody|no one|nothing|it|they|he|she|we|everyone|everybody)\s+[a-z]/iu
/** "the button says", "a new one is", but no second article between subject and verb. */
const fullSubject =
  /^(?:the|an?|each|every|all|any|no)\s(?:(?!(?:the|an?|of)\s)[\p{L}'-]+\s){1,3}?(?:can|cannot|can't|may|must|shall|should|will|is|are|has|have|gets?|goes|moves?|stays?|becomes?|needs?|shows?|says?|opens?|appears?|counts?|costs?|ends?|starts?)\s/iu
/** After these the sentence is still busy with its condition. */
const unfinished =
  /^(?:the|an?|of|in|on|at|to|for|with|without|by|from|than|and|or|but|not|no|if|that|who|which|when|about|after|before|over|under|above|below|within|until|between|into|per|each|every|all|any|is|are|was|were|be|been|has|have|had|can|may|must|should|will|does|do|did|it|they|he|she|we|you|i|more|less|only|also|again)$/iu

const orders = /^(?:show|hide|warn|ask|offer|send|tell|block|refuse|notify|mark|alert|display)$/u

/**
 * Where the main clause of "When a shelf is full nobody can use it" begins, for sentences typed without a comma.
 * Undefined when the place is not certain.
 */
export function findMissingComma(sentence: string): number | undefined {
  const opened = opener.exec(sentence)
  if (opened === null || sentence.includes(',') || sentence.length > 300) return undefined
  const words = [...sentence.matchAll(/\S+/gu)]
  for (const [index, word] of words.entries()) {
    if (index < 3) continue
    const before = words[index - 1]?.[0] ?? ''
    if (unfinished.test(before)) continue
    const lead = sentence.slice(opened[0].length, word.index).trim()
    const rest = sentence.slice(word.index)
    if (!isFinished(lead)) continue
    if (bareSubject.test(rest) || fullSubject.test(rest)) return word.index
    // "… is full suggest another": a bare verb after a finished "is" clause is an order.
    const verb = word[0].toLowerCase()
    const isOrder = (orders.test(verb) || (verbs.has(verb) && !isAlsoNoun(verb))) && words.length - index >= 2
    if (isOrder && /\s(?:is|are|was|were)\s\S/iu.test(` ${lead}`)) return word.index
  }
  return undefined
}

function isFinished(lead: string): boolean {
  if (hasFiniteVerb(`x ${lead}`)) return true
  const [, ...later] = lead.toLowerCase().split(/\s+/u)
  return later.some((word) => moves.test(word) || (/[^s]s$/u.test(word) && verbs.has(word.slice(0, -1))))
}

const moves =
  /^(?:falls|drops|rises|breaks|fails|runs|goes|comes|passes|reaches|exceeds|expires|stops|turns)$/u
