export type SectionRole = 'task' | 'context' | 'input' | 'requirements' | 'output' | 'check'

/** One part of a prompt: running text, or a list. */
export type Section = {
  role: SectionRole
  head: string
  text: string
  items: string[]
  isOrdered: boolean
}

/** A prompt before it is written down for a family of models. */
export type Brief = {
  sections: Section[]
  /** Short enough to be said in three paragraphs without heads. */
  isCompact: boolean
  /** One sentence on why the task matters, which some models work better with. */
  reason?: string
}

export function sectionOf(brief: Brief, role: SectionRole): Section | undefined {
  return brief.sections.find((section) => section.role === role)
}
