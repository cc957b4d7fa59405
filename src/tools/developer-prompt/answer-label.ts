import { fieldGuide } from './field-guide.ts'
import type { FieldName } from './form.ts'

/** What a chosen value is called on screen; free words stay as they are, nothing chosen is a dash. */
export function answerLabel(field: FieldName, value: string): string {
  if (value === '') return '–'
  return fieldGuide[field].options?.find((option) => option.value === value)?.label ?? value
}
