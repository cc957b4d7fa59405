import { projectTypeLabels } from './answer-label.ts'

export type FieldGuide = {
  /** A noun phrase or a question; the star of a required field is the wizard's. */
  label: string
  /** One sentence: what a good answer holds, or what the answer changes in the brief. */
  helper: string
  /** An answer, shown in the empty field of a text. */
  example?: string
  control: 'text' | 'textarea' | 'choice' | 'flag' | 'features' | 'tags'
  /** All the values of a choice. On a text control: suggestions beside words of one's own. */
  options?: readonly { value: string; label: string }[]
}

export function options(
  labels: Readonly<Record<string, string>>,
): readonly { value: string; label: string }[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }))
}

/** What the first step says before a project type is chosen; the other fields come with `field-guide.ts`. */
export const firstGuide = {
  projectType: {
    label: 'Project type',
    helper: 'Decides which pages, roles and safeguards the brief starts from.',
    control: 'choice',
    options: options(projectTypeLabels),
  },
  projectName: {
    label: 'Project name',
    helper: 'Stands in the title, the interface texts and the names of files.',
    example: 'Windfall',
    control: 'text',
  },
  projectDescription: {
    label: 'Detailed description',
    helper: 'What it does, how it is done today, and every number or rule you know.',
    example:
      'Neighbours offer apple trees they cannot pick. A picking day has one leader and 4 to 8 helpers; the juice is shared 50% owner, 30% pickers, 20% food bank. Today one person plans it all by telephone.',
    control: 'textarea',
  },
} as const satisfies Readonly<Record<string, FieldGuide>>
