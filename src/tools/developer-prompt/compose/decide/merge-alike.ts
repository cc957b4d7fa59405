import { wordsOf } from '../words/stem.ts'
import type { RequirementDraft } from './requirements.ts'

const mostAlike = 1
/** Two long names on one line would be cut where room is short. */
const longestPair = 12
const fewestWords = 8
const quotedStart = /^[“"„]([^”“"]{1,300})[”“"]:\s*/u

/** The same promise word for word is made once; one promise for many things is made once for all of them. */
export function mergeAlike(drafts: readonly RequirementDraft[]): RequirementDraft[] {
  const seen = new Set<string>()
  const unique = drafts.filter((draft) => {
    const key = `${draft.title}|${draft.text}`.toLowerCase()
    if (seen.has(key) && draft.featureId === undefined) return false
    seen.add(key)
    return true
  })
  const groups = new Map<string, RequirementDraft[]>()
  for (const draft of unique) {
    const body = bodyOf(draft)
    if (
      draft.answer === true ||
      draft.featureId !== undefined ||
      nameOf(draft) === '' ||
      wordsOf(body).length < fewestWords
    )
      continue
    groups.set(body, [...(groups.get(body) ?? []), draft])
  }
  const gone = new Set<RequirementDraft>()
  const merged = new Map<RequirementDraft, RequirementDraft>()
  for (const [body, group] of groups) {
    const [first, ...others] = group
    if (
      !first ||
      group.length <= mostAlike ||
      (group.length === 2 && wordsOf(group.map(nameOf).join(' ')).length > longestPair)
    )
      continue
    const names = [
      ...new Map(group.map((draft) => [nameOf(draft).toLowerCase(), `“${nameOf(draft)}”`])).values(),
    ]
    merged.set(first, {
      ...withoutShort(first),
      title: names.join(' / '),
      text: `${names.join(' / ')}: ${body}`,
    })
    for (const other of others) gone.add(other)
  }
  return unique.filter((draft) => !gone.has(draft)).map((draft) => merged.get(draft) ?? draft)
}

function nameOf(draft: RequirementDraft): string {
  return quotedStart.exec(draft.text)?.[1] ?? draft.title
}

function bodyOf(draft: RequirementDraft): string {
  return draft.text.replace(quotedStart, '')
}

function withoutShort({ short: _short, ...draft }: RequirementDraft): RequirementDraft {
  return draft
}
