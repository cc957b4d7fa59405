import { basicRequirements } from './basic-requirements.ts'
import type {
  BriefAction,
  BriefEntity,
  BriefRole,
  BusinessRule,
  CleanForm,
  Priority,
  Requirement,
} from '../brief.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { sentence } from '../words/english.ts'
import { contentStems, overlap, stem } from '../words/stem.ts'
import type { ChosenFeature } from './features.ts'
import type { Ledger } from './ledger.ts'
import { mergeAlike } from './merge-alike.ts'
import type { Room } from './room.ts'
import { typeRequirements } from './type-requirements.ts'
import { accessRequirements, flagRequirements } from './answer-requirements.ts'
import { actionRequirements, raceRequirement } from './deed-requirements.ts'
import { addFeature } from './feature-requirements.ts'
import { mergeSpare } from './merge-requirements.ts'

export type RequirementWorld = {
  form: CleanForm
  roles: readonly BriefRole[]
  entities: readonly BriefEntity[]
  actions: readonly BriefAction[]
  features: readonly ChosenFeature[]
  rules: readonly BusinessRule[]
  facets: ReadonlySet<string>
  main: BriefEntity | undefined
  ledger: Ledger
  room: Room
}

export type RequirementDraft = Omit<Requirement, 'id' | 'rules'> & {
  actionVerb?: string
  actionWords?: string
}

const maxMust = 14

const maxMustForScreens = 10

const maxTotal = 60

/** Every promise of the form as one numbered, checkable line; must first, then should, then could. */
export function decideRequirements(world: RequirementWorld): Requirement[] {
  const drafts: RequirementDraft[] = []
  const add = (draft: RequirementDraft) => drafts.push(draft)
  for (const draft of accessRequirements(world)) add(draft)
  for (const draft of actionRequirements(world)) add(draft)
  for (const draft of typeRequirements(world)) add(draft)
  const race = raceRequirement(world)
  if (race) add(race)
  for (const feature of world.features) addFeature(feature, world, drafts)
  for (const draft of flagRequirements(world, drafts)) add(draft)
  const told = mergeAlike(drafts)
  return number(demote([...told, ...basicRequirements(world, told)], world), world)
}

function demote(drafts: RequirementDraft[], world: RequirementWorld): RequirementDraft[] {
  const most = world.form.platform === 'v0' ? maxMustForScreens : maxMust
  let must = 0
  let moved = 0
  for (const draft of drafts) {
    if (draft.priority !== 'must') continue
    must += 1
    if (must <= most) continue
    draft.priority = 'should'
    moved += 1
  }
  if (moved > 0)
    world.ledger.assume(
      `Only the first ${most} requirements are "must"; ${moved} later ones follow as "should"`,
    )
  return drafts
}

/** The longest list a tool takes; v0 draws screens and reads less. */
function mostFor(world: RequirementWorld): number {
  if (world.form.platform === 'v0') return world.room === 'narrow' ? 16 : 18
  return typeProfiles[world.form.projectType].content ? 25 : maxTotal
}

export function number(unmerged: RequirementDraft[], world: RequirementWorld): Requirement[] {
  const drafts = mergeSpare(unmerged, mostFor(world))
  const order: Record<Priority, number> = { must: 0, should: 1, could: 2 }
  const sorted = [...drafts]
    .sort((left, right) => order[left.priority] - order[right.priority])
    .slice(0, maxTotal)
  return sorted.map(({ actionVerb, actionWords: _words, ...draft }, index) => ({
    ...draft,
    id: `FR-${String(index + 1).padStart(3, '0')}`,
    text: sentence(draft.text),
    rules: rulesFor(draft, actionVerb, world.rules),
  }))
}

function rulesFor(
  draft: Omit<RequirementDraft, 'actionVerb' | 'actionWords'>,
  verb: string | undefined,
  rules: readonly BusinessRule[],
): string[] {
  const root = verb === undefined ? '' : stem(verb)
  const words = `${draft.title} ${draft.text}`
  return rules
    .filter(
      (rule) =>
        !rule.derived &&
        (root.length > 3 ? contentStems(rule.source).includes(root) : overlap(rule.source, words) >= 0.6),
    )
    .slice(0, 3)
    .map((rule) => rule.id)
}
