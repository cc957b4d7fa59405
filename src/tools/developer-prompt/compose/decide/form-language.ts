import type { CleanForm } from '../brief.ts'
import { lowerFirst } from '../words/english.ts'
import { detectLanguage } from './reading.ts'

const known = new WeakMap<CleanForm, ReturnType<typeof detectLanguage>>()

/** The language the whole form is written in; one answer alone is often too short to tell. */
export function languageOf(form: CleanForm): ReturnType<typeof detectLanguage> {
  const found = known.get(form) ?? detectLanguage(sample(form))
  known.set(form, found)
  return found
}

/** No other field may outweigh the description, however long it is. */
function sample(form: CleanForm): string {
  const share = Math.max(120, Math.min(400, form.projectDescription.length))
  return [
    form.projectDescription.slice(0, 2_000),
    ...[form.targetAudience, form.mainGoal, form.coreUserActions].map((part) => part.slice(0, share)),
  ].join('\n')
}

/** Lower-cases the start of an answer for use inside a sentence; German nouns keep their capital. */
export function lowerTyped(text: string, form: CleanForm): string {
  return languageOf(form).code === 'de' ? text : lowerFirst(text)
}
