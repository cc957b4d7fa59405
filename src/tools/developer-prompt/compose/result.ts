import type { FieldName, Platform, ProjectType } from '../form.ts'

export type SectionId =
  | 'title'
  | 'task'
  | 'product'
  | 'users'
  | 'journeys'
  | 'requirements'
  | 'data'
  | 'pages'
  | 'rules'
  | 'design'
  | 'integrations'
  | 'quality'
  | 'stack'
  | 'tests'
  | 'build'
  | 'done'
  | 'boundaries'
  | 'assumptions'
  | 'appendix'
  | 'start'

/** `heading` is the full Markdown line (`# Name`, `## Users`), or '' for the closing line. */
export type PromptSection = { id: SectionId; heading: string; body: string }

export type PreviewSection = PromptSection & {
  /** Empty fields that would fill or sharpen this section. */
  waitsFor: FieldName[]
  /** One sentence saying what would stand here; shown while the body is empty. */
  hint: string
}

export type CheckNote = {
  id: string
  kind: 'gap' | 'contradiction' | 'assumption' | 'question' | 'lint'
  text: string
  field?: FieldName
  defaultAnswer?: string
}

export type PackedFile = { path: string; content: string; about: string }

export type PromptResult = {
  generatedPrompt: string
  composedBy: 'composer' | 'model'
  platform: Platform
  projectType: ProjectType
  sections: PromptSection[]
  checks: CheckNote[]
  words: number
  characters: number
  estimatedTokens: number
  /** At most 3,500 characters, for links with small limits; whole and honest. */
  compact: string
  files: PackedFile[]
}
