import { projectTypes, type ProjectType } from '../form-rules.ts'
import { optionLabels } from '../option-labels.ts'

/** The type whose name stands in the sentence as whole words, as the form names it; undefined for none or several. */
export function typeInSentence(sentence: string): ProjectType | undefined {
  const words = ` ${wordsOf(sentence)} `
  const named = projectTypes.filter((type) => namesOf(type).some((name) => words.includes(` ${name} `)))
  return named.length === 1 ? named[0] : undefined
}

/** "Dashboard/Admin Panel" are two names; "other" stands in sentences about anything. */
function namesOf(type: ProjectType): string[] {
  return type === 'other' ? [] : optionLabels.projectType[type].split('/').map(wordsOf)
}

function wordsOf(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ')
}
