import { z } from 'zod'
import { asRecord } from '#shared/record.ts'
import { ideaText } from '../../contract/input-fields.ts'
import { replyFields } from '../../contract/reply-fields.ts'
import { readLabelled, readReplyJson } from '../../contract/reply-json.ts'
import type { ToolCore } from '../../contract/tool-core.ts'
import { fieldNames, projectTypes } from '../form-rules.ts'
import { optionLabels } from '../option-labels.ts'
import { fittingFields } from './fitting-fields.ts'
import { writeOneSentence } from './suggest-core.texts.ts'

const SuggestInput = z.object({
  sentence: ideaText(writeOneSentence),
  /** When the person has chosen it already. */
  projectType: z.enum(projectTypes).optional(),
})
export type SuggestInput = z.infer<typeof SuggestInput>

const SuggestPlan = z.object({ fields: z.record(z.string(), z.unknown()).transform(fittingFields) })
export type SuggestPlan = z.infer<typeof SuggestPlan>

/** Answers for the form from one sentence. The sentence itself is the description, whoever writes the rest. */
export const suggestCore: ToolCore<SuggestInput, SuggestPlan> = {
  input: SuggestInput,
  planVersion: 1,
  plan: SuggestPlan,
  compose: (input) => ({ fields: { ...namedType(input), ...own(input) } }),
  // The answers go into the form; nobody reads them as a text.
  dialects: () => [],
  parts: () => [],
  read(reply, input) {
    const unread: string[] = []
    const found = asRecord(readReplyJson(reply).value) ?? readLabelled(reply, fieldNames, {}, unread)
    const given = asRecord(found['fields']) ?? found
    const fields = fittingFields({ ...namedType(input), ...given, ...own(input) })
    const others = replyFields({ ...found, ...given })
    // Features may have become some of the person's own.
    for (const name of ['fields', 'features', ...Object.keys(fields)]) others.list(name)
    const isEmpty = Object.keys(fields).every((name) => name === 'projectType' || name in own(input))
    return { plan: isEmpty ? undefined : { fields }, unread: [...unread, ...others.rest()], complete: [] }
  },
  write: ({ fields }) => JSON.stringify(fields, undefined, 1),
  withPart: (plan) => plan,
  faults: () => [],
  notes: () => [],
  answer: ({ fields }) => ({ suggestion: { fields } }),
}

/** What the person said and chose stays, whatever a reply says. */
function own({ sentence, projectType }: SuggestInput) {
  return { projectDescription: sentence, ...(projectType && { projectType }) }
}

/** The type whose name stands in the sentence, if only one does: a guess, to be seen before it is used. */
function namedType({ sentence }: SuggestInput) {
  const isNamed = (name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'iu').test(sentence)
  const [type, ...others] = projectTypes.filter(
    // "Dashboard/Admin Panel" are two names; "other" stands in sentences about anything.
    (one) => one !== 'other' && optionLabels.projectType[one].split('/').some(isNamed),
  )
  return type && others.length === 0 ? { projectType: type } : {}
}
