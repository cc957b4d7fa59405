import { z } from 'zod'
import { defineHelper } from '../../define-tool.ts'
import { findFeature } from '../feature-list.ts'
import { optionLabels } from '../option-labels.ts'
import { PromptDraft, PromptForm, projectTypes, type FieldName } from '../form.ts'
import { onlyFitting } from './ask-for-suggestion.ts'
import { suggestForm } from './suggest-form.ts'
import type { Suggestion } from './suggestion.ts'

const SuggestInput = z.object({
  sentence: z
    .string('Please write one sentence')
    .trim()
    .min(1, 'Please write one sentence')
    .max(5_000, 'Please keep this under 5,000 characters'),
  projectType: z.enum(projectTypes).optional(),
})

type SuggestOutput = { suggestion: Suggestion }
const heading = 'Form'
const separator = '; '

/**
 * `POST /functions/v1/suggest-form`: one sentence in, answers for the six steps out. By rules, and better by a model,
 * whose answer has to keep to the options, features and notation of the form.
 */
export const suggestHelper = defineHelper({
  slug: 'developer-prompt/suggest',
  functionName: 'suggest-form',
  input: SuggestInput,
  compose: ({ sentence, projectType }): SuggestOutput => {
    const { fields, sources } = suggestForm(sentence, projectType)
    return { suggestion: { fields, sources } }
  },
  refineParts: {
    partsOf({ suggestion }) {
      const fields = Object.fromEntries(
        open(suggestion).map((field) => [field, textOf(suggestion.fields[field])]),
      )
      return Object.keys(fields).length === 0 ? undefined : [{ heading, fields }]
    },
    withParts({ suggestion }, parts) {
      const written = parts[0]?.fields ?? {}
      const values = Object.fromEntries(
        Object.entries(written).map(([field, text]) => [
          field,
          Array.isArray(suggestion.fields[field as FieldName])
            ? text.split(separator).map((item) => item.trim())
            : text.trim(),
        ]),
      )
      return {
        suggestion: { ...suggestion, fields: { ...suggestion.fields, ...onlyFitting(values) } },
      }
    },
    sourceOf: ({ sentence }) => sentence,
    materialOf: ({ sentence }, { suggestion }) => ({
      sentence,
      projectType: suggestion.fields.projectType,
      allowed: Object.fromEntries(
        open(suggestion).flatMap((field) => (field in optionLabels ? [[field, allowedOf(field)]] : [])),
      ),
    }),
    faultsOf: (_, { suggestion }) => faultsOf(suggestion),
  },
})

/** What a model may write anew: words, and the choices that the sentence leaves open. Never what somebody said. */
function open({ fields, sources }: Suggestion): FieldName[] {
  return PromptDraft.keyof().options.filter((field) => {
    const value = fields[field]
    if (
      value === undefined ||
      typeof value === 'boolean' ||
      field === 'projectType' ||
      field === 'projectDescription'
    )
      return false
    return sources[field] === 'usual' || !(field in optionLabels || field === 'projectName')
  })
}

function textOf(value: unknown): string {
  return Array.isArray(value) ? value.join(separator) : String(value)
}

function allowedOf(field: FieldName): string[] {
  return field in optionLabels ? Object.keys(optionLabels[field as keyof typeof optionLabels]) : []
}

function faultsOf({ fields }: Suggestion): string[] {
  const type = fields.projectType
  const strangers = (fields.features ?? []).filter(
    (feature) => findFeature(feature, type || undefined)?.projectType !== type,
  )
  const form = PromptForm.safeParse(fields)
  return [
    ...(strangers.length > 0
      ? [`features: choose only from the draft's own list; not: ${strangers.slice(0, 4).join(', ')}.`]
      : []),
    ...(form.error?.issues.slice(0, 6).map(({ path, message }) => `${path.join('.')}: ${message}`) ?? []),
  ]
}
