import type { Action } from '#tools/idea/action.ts'
import { toPast } from '#tools/idea/words/verb-forms.ts'
import { shiftToPast } from '../write/grammar.ts'

/** Every told action of a clause bent back into the past. */
export function pastScene(scene: string, actions: readonly Action[]): string {
  let text = scene
  for (const action of actions) {
    if (!action.finite || !text.includes(action.words)) continue
    if (/^(?:can|could|will|must|has|have|is|are|was|were|would|may|cannot|should)\b/i.test(action.words))
      continue
    const past = /\bnever\b/i.test(action.words)
      ? action.words.replace(/\bnever\s+\p{L}+/iu, `never ${toPast(action.verb)}`)
      : /^(?:does|do|did)\b/i.test(action.words)
        ? action.words
        : action.forms.past
    text = text.replace(action.words, past)
  }
  return shiftToPast(text)
}
