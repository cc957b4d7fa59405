import { projectTypeLabels } from './answer-label.ts'

/**
 * Label: a noun phrase or a question; the star of a required field is the wizard's. Helper: one sentence, what a good
 * answer holds, or what the answer changes in the brief. Example: an answer, shown in the empty field of a text.
 */
export type GuideRow = readonly [label: string, helper: string, example?: string]

export type FieldGuide = ReturnType<typeof guideOf>

/** `labels`: all the values of a choice. On a text: suggestions beside words of one's own. */
export function guideOf([label, helper, example]: GuideRow, labels?: Readonly<Record<string, string>>) {
  const options = labels && Object.entries(labels).map(([value, name]) => ({ value, label: name }))
  return { label, helper, ...(example && { example }), ...(options && { options }) }
}

/** What the first step says before a project type is chosen; the other fields come with `field-guide.ts`. */
export const firstGuide = {
  projectType: guideOf(
    ['Project type', 'Decides which pages, roles and safeguards the brief starts from.'],
    projectTypeLabels,
  ),
  projectName: guideOf(['Project name', 'Appears in the title, interface text and file names.', 'Windfall']),
  projectDescription: guideOf([
    'Detailed description',
    'What it does, how it is done today, and every number or rule you know.',
    'Neighbors offer apple trees they can’t pick. A picking day has one leader and 4 to 8 helpers; the juice is shared 50% owner, 30% pickers, 20% food bank. Today one person plans it all by phone.',
  ]),
}
