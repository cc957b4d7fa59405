import type { BriefEntity, BriefField } from '../brief.ts'
import { plural } from '../words/english.ts'

/** Tables in one brief; more and nobody reads the matrix. */
export const maxEntities = 14

export function toBriefEntity(name: string, fields: readonly BriefField[], assumed: boolean): BriefEntity {
  const label = entityLabel(name)
  const copy: BriefEntity = {
    name,
    label,
    labels: plural(label),
    fields: fields.map((field) => ({ ...field })),
    assumed,
    samples: [],
  }
  for (const field of copy.fields) {
    if (field.reference === undefined || !/^(?:rating|score|stock|balance|progress)$/i.test(field.name))
      continue
    delete field.reference
    field.type = 'decimal'
  }
  const status =
    copy.fields.find(
      (field) =>
        /^(?:status|state|stage|phase|estado|statut|état|zustand|stato|статус)$/i.test(field.name) &&
        (field.values?.length ?? 0) > 1,
    ) ??
    copy.fields.find(
      (field) =>
        /(?:status|state|stage|phase|condition)$/i.test(field.name) && (field.values?.length ?? 0) > 1,
    )
  if (status) copy.status = status
  return copy
}

function entityLabel(name: string): string {
  return name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .map((word) => (/^\p{Lu}{2,}s?$/u.test(word) ? word : word.toLowerCase()))
    .join(' ')
}
