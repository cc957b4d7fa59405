import { withFields } from '../contract/edit-plan.ts'
import { renderedText } from '../contract/rendered.ts'
import { defineCore, type Dialect } from '../contract/tool-core.ts'
import { handOffTargetsFor } from '../hand-off.ts'
import { platformLabels } from './answer-label.ts'
import { faults } from './checks.ts'
import { compose } from './compose.ts'
import { platformRows } from './craft/platforms.ts'
import type { Platform, PromptDraft } from './form-rules.ts'
import { BriefInput } from './input.ts'
import { notesOn } from './notes.ts'
import { BriefPlan, planVersion, sectionIds, sectionNames } from './plan.ts'
import { readPlan } from './read.ts'
import { renderBrief } from './render/brief.ts'
import { packFiles } from './render/files.ts'
import { writePlan } from './write.ts'

const dialects = (Object.keys(platformRows) as Platform[]).map(
  (id): Dialect<PromptDraft, BriefPlan> & { id: Platform } => ({
    id,
    name: platformLabels[id],
    render: (plan, draft) => renderBrief(plan, draft, id),
    settings: () => platformRows[id].settings,
    handOff: handOffTargetsFor(id),
  }),
)

function platformOf(id: string): Platform {
  return dialects.find((dialect) => dialect.id === id)?.id ?? 'other'
}

export const core = defineCore<PromptDraft, BriefPlan>({
  input: BriefInput,
  planVersion,
  plan: BriefPlan,
  compose,
  dialects: () => dialects,
  presetDialect: (_, { platform }) => platformOf(platform),
  parts: (plan) =>
    sectionIds
      .filter((id) => plan[id].length > 0)
      .map((id) => ({ id, name: plan.headings[id] ?? sectionNames[id] })),
  read: readPlan,
  write: writePlan,
  withPart: (plan, part, other) =>
    withFields(
      plan,
      sectionIds.filter((id) => id === part),
      other,
    ),
  faults,
  notes: notesOn,
  answer: (plan, draft) => ({
    generatedPrompt: renderedText(renderBrief(plan, draft, platformOf(draft.platform))),
  }),
  files: (plan, draft, dialect) => packFiles(plan, draft, platformOf(dialect)),
})
