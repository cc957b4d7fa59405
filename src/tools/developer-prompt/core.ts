import { renderedText } from '../contract/rendered.ts'
import type { Dialect, ToolCore } from '../contract/tool-core.ts'
import { handOffTargetsFor } from '../hand-off.ts'
import { platformLabels } from './answer-label.ts'
import { faults } from './checks.ts'
import { compose } from './compose.ts'
import { followEdits } from './compose/follow.ts'
import { platformRows } from './craft/platforms.ts'
import { platforms, type Platform, type PromptDraft } from './form-rules.ts'
import { BriefInput } from './input.ts'
import { notesOn } from './notes.ts'
import { BriefPlan, planVersion, sectionIds, sectionNames, type SectionId } from './plan.ts'
import { readPlan } from './read.ts'
import { renderBrief } from './render/brief.ts'
import { packFiles } from './render/files.ts'
import { writePlan } from './write.ts'

const dialects = (Object.keys(platformRows) as Platform[]).map((id): Dialect<PromptDraft, BriefPlan> => ({
  id,
  name: platformLabels[id],
  render: (plan, draft) => renderBrief(plan, draft, id),
  settings: () => platformRows[id].settings,
  handOff: handOffTargetsFor(id),
}))

export const core: ToolCore<PromptDraft, BriefPlan> = {
  input: BriefInput,
  planVersion,
  plan: BriefPlan,
  compose,
  afterEdit: followEdits,
  dialects: () => dialects,
  presetDialect: (_, { platform }) => platform || 'other',
  parts: (plan) =>
    sectionIds
      .filter((id) => plan[id].length > 0)
      .map((id) => ({ id, name: plan.headings[id] ?? sectionNames[id] })),
  read: readPlan,
  write: writePlan,
  withPart: (plan, part, other) =>
    Object.hasOwn(sectionNames, part) ? { ...plan, [part]: other[part as SectionId] } : plan,
  faults,
  notes: notesOn,
  answer: (plan, draft) => ({
    generatedPrompt: renderedText(renderBrief(plan, draft, draft.platform || 'other')),
  }),
  files: (plan, draft, dialect) => packFiles(plan, draft, platforms.find((id) => id === dialect) ?? 'other'),
}
