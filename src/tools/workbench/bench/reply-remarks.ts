import { planItems } from '../../contract/edit-plan.ts'
import { isCut } from '../../contract/pasted-change.ts'
import { textOf } from '../../contract/plan.ts'
import { endMarker } from '../../contract/reply-sections.ts'
import type { ToolCore } from '../../contract/tool-core.ts'
import * as texts from './reply-remarks.texts.ts'

type Taken = {
  core: ToolCore
  reply: string
  /** The plan in the reply; what becomes of it, beside what stays of the result before; and the same once code has mended it. */
  read: unknown
  plan: unknown
  mended: unknown
  /** What a whole answer is compared with; undefined for a change, which leaves out what stays. */
  whole: unknown
}

/** What a person has to know of a reply from a chat: that it ends early, what is not in it, what code changed in it. */
export function remarksOn({ core, reply, read, plan, mended, whole }: Taken): string | undefined {
  // Objects say themselves whether they are whole, and a chat may put everything into one of their fields.
  const isInSections = core.write(read).trimEnd().endsWith(endMarker)
  const given = new Set(core.parts(plan).map(({ id }) => id))
  const asked = isInSections && whole !== undefined ? core.parts(whole) : []
  const missing = asked.filter(({ id }) => !given.has(id))
  const textsIn = (one: unknown) => planItems(one).map(textOf)
  const added = textsIn(mended).filter((text) => !textsIn(plan).includes(text))
  const removed = textsIn(plan).filter((text) => textsIn(mended).every((one) => !one.includes(text)))
  const remarks = [
    isCut(core, reply, read) ? texts.cutReply : '',
    isInSections && /\[\d{1,2}\]/.test(reply) && !reply.includes(endMarker) ? texts.noEndMark : '',
    missing.length > given.size ? texts.partsMissing(missing.map(({ name }) => name)) : '',
    added.length > 0 ? texts.addedToReply(added) : '',
    removed.length > 0 ? texts.removedFromReply(removed) : '',
  ]
  return remarks.filter(Boolean).join(' ') || undefined
}
