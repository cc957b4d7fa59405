import type { BriefRole } from '../brief.ts'
import { clipWords, isVerb, lowerFirst, plural, withoutStop } from '../words/english.ts'
import { baseVerb } from '../words/verbs.ts'
import { memoByText } from '../words/memo.ts'
import { splitSentences } from './reading.ts'

/** What rules, audience or description give to a role; `alone` when they give it to nobody else. */
export type RoleDuty = { role: string; verb: string; deed: string; alone: boolean; isSaidOfAll?: true }

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
      if (!lower.includes(name) && !lower.includes(plural(name))) continue
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
    all: new RegExp(String.raw`^(?:the\s+)?${plural(name)}\s+([a-z]{3,20})\b([^.;,]*)`, 'iu'),
  }),
  200,
)

function dutyOf(role: BriefRole, name: string, sentence: string): RoleDuty | undefined {
  const patterns = patternsFor(name)
  const abroad = patterns.onlyAbroad.exec(sentence)
  if (abroad?.[1] !== undefined)
    return { role: role.name, verb: '', deed: withoutStop(abroad[1].trim()), alone: true }
  const allowed = patterns.allowed.exec(sentence)
  if (allowed === null) return dutyOfAll(role, patterns.all.exec(sentence))
  const [, only, link = '', word = '', rest = ''] = allowed
  const isModal = link !== '' && !/^who/iu.test(link)
  const verb = isModal ? word.toLowerCase() : thirdPersonBase(word)
  if (verb === undefined || baseVerb(verb) === undefined || /^(?:not|only|be|have|need)$/u.test(verb))
    return dutyOfAll(role, patterns.all.exec(sentence))
  const deed = clipWords(lowerFirst(withoutStop(`${verb}${rest.replace(stop, '')}`.trim())), 8)
  return { role: role.name, verb, deed, alone: only !== undefined && isModal }
}

/** "Foremen inspect routes nightly": what the plural opens its sentence with. */
function dutyOfAll(role: BriefRole, match: RegExpExecArray | null): RoleDuty | undefined {
  const [, verb = '', rest = ''] = match ?? []
  if (!isVerb(verb)) return undefined
  const deed = clipWords(lowerFirst(withoutStop(`${verb.toLowerCase()}${rest.replace(stop, '')}`.trim())), 8)
  return deed.includes(' ')
    ? { role: role.name, verb: verb.toLowerCase(), deed, alone: false, isSaidOfAll: true }
    : undefined
}

function thirdPersonBase(word: string): string | undefined {
  const lower = word.toLowerCase()
  if (!/[^s]s$/u.test(lower)) return undefined
  return baseVerb(lower) ?? baseVerb(lower.replace(/s$/u, ''))
}
