import type { ActionKind } from '../brief.ts'
import { isVerb } from './english.ts'

const kinds: readonly (readonly [ActionKind, string])[] = [
  [
    'create',
    `add apply ask book build buy capture claim collect compose create donate draft duplicate enter enrol enroll file generate import insert invite issue join
list log make message offer order pay pin place plan post propose publish record register rent reply report request reserve
review save schedule score send share ship shop sign sign-up start submit subscribe take upload volunteer vote write rate comment checkout purchase transfer`,
  ],
  [
    'read',
    `audit examine investigate oversee browse call check compare discover download explore export filter find follow hear inspect learn listen locate look monitor navigate observe open play
practice practise preview print query read receive scan scroll search see select show sort study track view visit watch`,
  ],
  [
    'decide',
    `certify endorse countersign accept acknowledge approve authorise authorize confirm decline dismiss grade judge moderate prioritise prioritize refuse reject resolve triage validate verify`,
  ],
  [
    'remove',
    `archive cancel clear close deactivate delete discard end remove retire revoke unsubscribe withdraw`,
  ],
  [
    'update',
    `amend mow prune irrigate treat vaccinate disinfect refuel relocate revise reassign rehearse adjust allocate annotate answer assign attach bill block bookmark borrow bring calibrate change charge check-in check-out choose claim clean complete configure connect convert correct
customise customize deliver dispense dispatch edit escalate exchange extend finish fix flag forward fulfil fulfill handle label lend like link lock manage map mark merge move mute
pack pause pick process promote reassign rebook receive reconcile redeem refund release rename renew reorder repair replace reschedule reset respond restock restore
resume retry return reverse rotate serve set settle snooze stop swap switch sync tag triage transcribe translate turn undo unlock update upgrade use weigh water feed`,
  ],
]

const kindByVerb = new Map<string, ActionKind>()
for (const [kind, words] of kinds)
  for (const word of words.split(/\s+/)) if (!kindByVerb.has(word)) kindByVerb.set(word, kind)

export function actionKind(verb: string, rest: string): ActionKind {
  if (/^(?:log|sign|check)$/.test(verb) && /^(?:in|out|off)\b/.test(rest)) return 'read'
  return kindByVerb.get(verb) ?? 'other'
}

/** Verbs that usually belong to whoever runs the place. */
export const overseeingVerbs = new Set(
  'approve reject moderate manage configure assign invite verify publish block unblock archive retire dispatch import export allocate authorise authorize refund triage restock deactivate onboard ship pack fulfil fulfill label'.split(
    ' ',
  ),
)

/** The plain form of an English verb however it is inflected, or undefined for any other word. */
export function baseVerb(word: string): string | undefined {
  const lower = word.toLowerCase()
  if (isVerb(lower)) return lower
  for (const candidate of candidates(lower)) if (isVerb(candidate)) return candidate
  return undefined
}

function candidates(word: string): string[] {
  if (word.endsWith('ies')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('es')) return [word.slice(0, -1), word.slice(0, -2)]
  if (word.endsWith('s') && !word.endsWith('ss')) return [word.slice(0, -1)]
  if (word.endsWith('ing')) return [word.slice(0, -3), `${word.slice(0, -3)}e`, word.slice(0, -4)]
  if (word.endsWith('ied')) return [`${word.slice(0, -3)}y`]
  if (word.endsWith('ed')) return [word.slice(0, -1), word.slice(0, -2), word.slice(0, -3)]
  return []
}
