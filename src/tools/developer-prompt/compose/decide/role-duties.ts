import type { BriefRole } from '../brief.ts'
import { clipWords, lowerFirst, withoutStop } from '../words/english.ts'
import { baseVerb } from '../words/verbs.ts'
import { memoByText } from '../words/memo.ts'
import { splitSentences } from './reading.ts'

/** What rules, audience or description give to a role; `alone` when they give it to nobody else. */
export type RoleDuty = { role: string; verb: string; deed: string; alone: boolean }

const stop =
  /\s(?:if|when|unless|until|before|after|while|because|so that|and\s+(?:may|must|can|is|are))\s.*$/iu
const mostDuties = 12

/** "Only the quality manager can mark a delivery spoiled", "1 quality manager who audits weekly". */
export function readDuties(roles: readonly BriefRole[], texts: readonly string[]): RoleDuty[] {
  const duties: RoleDuty[] = []
  const named = roles.map((role) => ({ role, name: plainName(role) })).filter(({ name }) => name !== '')
  for (const sentence of texts.flatMap((text) => splitSentences(text)).slice(0, 80)) {
    const lower = sentence.toLowerCase()
    for (const { role, name } of named) {
      if (!lower.includes(name)) continue
      const duty = dutyOf(role, name, sentence)
      if (duty !== undefined && !duties.some((known) => known.role === duty.role && known.deed === duty.deed))
        duties.push(duty)
    }
  }
  return duties.slice(0, mostDuties)
}

function plainName(role: BriefRole): string {
  return role.name.replace(/[^\p{L}\p{N} -]/gu, '').toLowerCase()
}

const modal = String.raw`(?:can|may|must|should|(?:is|are) allowed to|has to|have to)`

/** A pattern per role and not per sentence: compiling it costs more than reading the sentence. */
const patternsFor = memoByText(
  (name) => ({
    onlyAbroad: new RegExp(
      String.raw`^(?:nur|solo|sólo|seule?s?|somente|apenas|только)\s+(?:\p{L}{1,3}\s+)?${name}\p{L}{0,2}\s+(?:darf|dürfen|kann|können|puede|pueden|peut|peuvent|può|possono|pode|podem|может|могут)\s+([^.;,]{3,60})`,
      'iu',
    ),
    allowed: new RegExp(
      String.raw`\b(only\s+)?(?:the\s+|an?\s+|each\s+|every\s+)?${name}s?\s+(${modal}\s+(?:also\s+)?|who\s+)?([a-z]{3,20})\b([^.;,]*)`,
      'iu',
    ),
  }),
  200,
)

function dutyOf(role: BriefRole, name: string, sentence: string): RoleDuty | undefined {
  const patterns = patternsFor(name)
  const abroad = patterns.onlyAbroad.exec(sentence)
  if (abroad?.[1] !== undefined)
    return { role: role.name, verb: '', deed: withoutStop(abroad[1].trim()), alone: true }
  const allowed = patterns.allowed.exec(sentence)
  if (allowed === null) return undefined
  const [, only, link = '', word = '', rest = ''] = allowed
  const isModal = link !== '' && !/^who/iu.test(link)
  const verb = isModal ? word.toLowerCase() : thirdPersonBase(word)
  if (verb === undefined || baseVerb(verb) === undefined || /^(?:not|only|be|have|need)$/u.test(verb))
    return undefined
  const deed = clipWords(lowerFirst(withoutStop(`${verb}${rest.replace(stop, '')}`.trim())), 8)
  return { role: role.name, verb, deed, alone: only !== undefined && isModal }
}

function thirdPersonBase(word: string): string | undefined {
  const lower = word.toLowerCase()
  if (!/[^s]s$/u.test(lower)) return undefined
  return baseVerb(lower) ?? baseVerb(lower.replace(/s$/u, ''))
}
