import { skipsDataModel, typeFields, type FieldName, type PromptDraft } from '../form.ts'
import { decideBrief } from './decide/decide-brief.ts'
import type { PreviewSection, SectionId } from './result.ts'
import { sectionOrder, writeSection } from './write/write-brief.ts'

/** The fields each section is made of; the first line of a section that has none of them would be filler. */
const sources: Readonly<
  Partial<Record<SectionId, { needs: readonly FieldName[]; sharpens: readonly FieldName[]; hint: string }>>
> = {
  title: {
    needs: ['projectName'],
    sharpens: ['targetAudience', 'mainGoal'],
    hint: 'The name of the project and one sentence saying what it is, for whom and to do what.',
  },
  task: {
    needs: ['platform'],
    sharpens: ['platform'],
    hint: 'What the chosen tool is to do with this message: plan, build phase 1 or open issues.',
  },
  product: {
    needs: ['projectDescription', 'mainGoal', 'customDescription'],
    sharpens: [
      'projectDescription',
      'mainGoal',
      'customDescription',
      'profession',
      'appUseCase',
      'additionalNotes',
    ],
    hint: 'The problem in your words, how success is measured and what stays out.',
  },
  users: {
    needs: ['targetAudience', 'userRoles'],
    sharpens: ['targetAudience', 'userRoles'],
    hint: 'Who uses it, what each comes to do and what each may not do.',
  },
  journeys: {
    needs: ['userFlow', 'coreUserActions', 'primaryCTA', 'contentTypes', 'profession'],
    sharpens: ['userFlow', 'coreUserActions', 'businessRules'],
    hint: 'One to three stories as given, when, then, with sample people and one path that fails.',
  },
  requirements: {
    needs: [
      'features',
      'customFeatures',
      'coreFeatures',
      'coreUserActions',
      'dashboardWidgets',
      'productTypes',
      'primaryCTA',
      'contentTypes',
      'keyActions',
    ],
    sharpens: [
      'features',
      'customFeatures',
      'coreFeatures',
      'coreUserActions',
      'keyActions',
      'dashboardWidgets',
    ],
    hint: 'Numbered promises, each with an actor, a trigger and a result that can be checked.',
  },
  data: {
    needs: ['dataModels', 'modelRelationships', 'contentTypes', 'profession', 'primaryCTA', 'productTypes'],
    sharpens: ['dataModels', 'modelRelationships', 'dataRelationships', 'contentTypes', 'categories'],
    hint: 'What is stored, how it belongs together, who may change it, and a few sample rows.',
  },
  pages: {
    needs: [
      'userFlow',
      'dataModels',
      'contentSections',
      'highlightSections',
      'contentTypes',
      'primaryCTA',
      'profession',
      'coreUserActions',
    ],
    sharpens: [
      'userFlow',
      'contentSections',
      'highlightSections',
      'layoutPreferences',
      'navigationType',
      'uiWireframeIdea',
    ],
    hint: 'Every page with its address, its parts and what it shows when empty or broken.',
  },
  rules: {
    needs: ['businessRules', 'shippingRules', 'features', 'customFeatures', 'additionalNotes'],
    sharpens: ['businessRules', 'shippingRules'],
    hint: 'Limits and exceptions as sentences a test can prove, with what happens when something fails.',
  },
  design: {
    needs: ['designStyle'],
    sharpens: ['colorPreferences', 'layoutPreferences', 'componentBehavior', 'brandingStyle', 'designStyle'],
    hint: 'Colours with roles and checked contrast, type, spacing, motion and what to avoid.',
  },
  integrations: {
    needs: [
      'integrations',
      'paymentMethods',
      'paymentGateways',
      'analyticsTools',
      'dataSources',
      'notificationChannels',
      'features',
    ],
    sharpens: [
      'integrations',
      'paymentMethods',
      'paymentGateways',
      'analyticsTools',
      'dataSources',
      'notificationChannels',
    ],
    hint: 'Each outside service with its trigger, its secret and what happens when it is down.',
  },
  quality: {
    needs: ['projectType'],
    sharpens: ['isResponsive', 'seoRequired', 'targetAudience'],
    hint: 'A few bars with numbers: access, accessibility, speed.',
  },
  stack: {
    needs: ['platform', 'techPreferences', 'techStack'],
    sharpens: ['techPreferences', 'techStack', 'architectureNotes', 'preferredFramework'],
    hint: 'Only what the tool cannot know: your stack wishes, folders and commands.',
  },
  tests: {
    needs: ['testingPreference', 'businessRules', 'features', 'customFeatures'],
    sharpens: ['testingPreference', 'testingStrategy', 'businessRules'],
    hint: 'One test per rule, with a case on each side of its limit.',
  },
  build: {
    needs: ['platform'],
    sharpens: ['platform', 'features'],
    hint: 'Three to six slices, each with something to click and a check.',
  },
  done: {
    needs: ['features', 'customFeatures', 'coreUserActions'],
    sharpens: ['mainGoal'],
    hint: 'Boxes somebody can tick without reading code.',
  },
  boundaries: {
    needs: ['platform', 'additionalNotes'],
    sharpens: ['additionalNotes'],
    hint: 'What is always done, asked first and never done.',
  },
  assumptions: {
    needs: ['projectDescription'],
    sharpens: ['businessRules'],
    hint: 'What was decided for you, and at most three questions with a default.',
  },
  appendix: {
    needs: ['projectDescription'],
    sharpens: [],
    hint: 'Your own text in full when it was shortened above.',
  },
  start: {
    needs: ['platform'],
    sharpens: ['platform'],
    hint: 'The closing line that starts the chosen tool.',
  },
}

/** The brief as it would be now, from any half-typed draft; cheap enough for every keystroke. */
export function previewPrompt(draft: PromptDraft): PreviewSection[] {
  const brief = decideBrief(draft)
  const shown = fieldsOf(draft)
  const tightness = brief.room === 'narrow' ? 3 : brief.room === 'normal' ? 2 : 1
  return sectionOrder(brief.form.platform).map((id) => {
    const source = sources[id]
    const needs = source?.needs.filter((field) => shown.has(field)) ?? []
    const waitsFor = (source?.sharpens ?? []).filter((field) => shown.has(field) && isEmpty(draft, field))
    const section = writeSection(id, brief, tightness)
    const isReady = needs.some((field) => !isEmpty(draft, field))
    return {
      ...section,
      body: isReady ? section.body : '',
      waitsFor: isReady
        ? waitsFor
        : [...new Set([...needs.filter((field) => isEmpty(draft, field)), ...waitsFor])],
      hint: source?.hint ?? '',
    }
  })
}

function isEmpty(draft: PromptDraft, field: FieldName): boolean {
  const value = draft[field]
  return Array.isArray(value)
    ? value.every((item) => item.trim() === '')
    : typeof value === 'string'
      ? value.trim() === ''
      : value === undefined
}

const dataFields: readonly FieldName[] = ['coreUserActions', 'userFlow', 'dataModels', 'modelRelationships']

/** Fields the wizard shows for this draft's type. */
function fieldsOf(draft: PromptDraft): Set<FieldName> {
  const hidden = new Set<FieldName>(skipsDataModel(draft) ? dataFields : [])
  for (const [type, names] of Object.entries(typeFields)) {
    if (type !== draft.projectType) for (const name of names) hidden.add(name)
  }
  return new Set((Object.keys(draft) as FieldName[]).filter((field) => !hidden.has(field)))
}
