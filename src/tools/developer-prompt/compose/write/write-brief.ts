import type { Platform } from '../../form.ts'
import type { Brief } from '../brief.ts'
import type { PromptSection, SectionId } from '../result.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { inert } from '../words/inline.ts'
import * as closing from './closing.ts'
import { writeContent, writeData, writeDataTypes } from './data.ts'
import { writeDesign } from './design.ts'
import { writeIntegrations } from './integrations.ts'
import { writeJourneys } from './journeys.ts'
import { headings, type SectionWriter, type Tightness } from './layout.ts'
import { writeTask, writeThreeBlocks, writeTitle } from './opening.ts'
import { writePages } from './pages.ts'
import { writeProduct } from './product.ts'
import { writeRequirements } from './requirements.ts'
import { writeRules } from './rules.ts'
import { writeUsers } from './users.ts'

const writers: Readonly<Record<Exclude<SectionId, 'appendix'>, SectionWriter>> = {
  title: writeTitle,
  task: writeTask,
  product: writeProduct,
  users: writeUsers,
  journeys: writeJourneys,
  requirements: writeRequirements,
  data: writeData,
  pages: writePages,
  rules: writeRules,
  design: writeDesign,
  integrations: writeIntegrations,
  quality: closing.writeQuality,
  stack: closing.writeStack,
  tests: closing.writeTests,
  build: closing.writeBuild,
  done: closing.writeDone,
  boundaries: closing.writeBoundaries,
  assumptions: closing.writeAssumptions,
  start: closing.writeStart,
}

const canonical: readonly SectionId[] = [
  'title',
  'task',
  'product',
  'users',
  'journeys',
  'requirements',
  'data',
  'pages',
  'rules',
  'design',
  'integrations',
  'quality',
  'stack',
  'tests',
  'build',
  'done',
  'boundaries',
  'assumptions',
  'appendix',
  'start',
]

/** Every section a brief for this tool can have, in order; v0's opening blocks replace the task. */
export function sectionOrder(platform: Platform): readonly SectionId[] {
  return platform === 'v0' ? canonical.filter((id) => id !== 'task') : canonical
}

export function writeSection(id: SectionId, brief: Brief, tightness: Tightness): PromptSection {
  const section = layOut(id, brief, tightness)
  return id === 'appendix' ? section : { ...section, body: inert(section.body) }
}

function layOut(id: SectionId, brief: Brief, tightness: Tightness): PromptSection {
  const isContent = typeProfiles[brief.form.projectType].content
  if (id === 'appendix')
    return { id, heading: headings.appendix, body: closing.writeAppendix(brief.verbatim, 4_000) }
  if (id === 'title') {
    const body = brief.form.platform === 'v0' ? writeThreeBlocks(brief, tightness) : writeTitle(brief)
    return { id, heading: `# ${brief.name}`, body }
  }
  if (id === 'data') {
    if (isContent) return { id, heading: '## Content model', body: writeContent(brief, tightness) }
    if (brief.form.platform === 'v0')
      return { id, heading: headings.data, body: writeDataTypes(brief, tightness) }
  }
  return { id, heading: headings[id], body: writers[id](brief, tightness) }
}

export function joinSections(sections: readonly PromptSection[]): string {
  return `${sections.map((section) => (section.heading === '' ? section.body : `${section.heading}\n\n${section.body}`)).join('\n\n')}\n`
}
