import { upperFirst } from '#shared/text/upper-first.ts'
import { platformLabels, projectTypeLabels } from './answer-label.ts'
import { fieldNames, fieldRules, type FieldOf, type FieldRule, type PromptDraft } from './form-rules.ts'

type ChoiceField = FieldOf<'choice'>
type Labels<Field extends ChoiceField> = Readonly<Record<Exclude<PromptDraft[Field], ''>, string>>

const files = { markdown: 'Markdown files', headless: 'Headless CMS' }
const oauth = { social: 'Social accounts' }
const tests = { unit: 'Unit tests', e2e: 'End-to-end tests' }

/** What is not called as it is written: "minimal" is "Minimal". */
const named: { readonly [Field in ChoiceField]?: Partial<Labels<Field>> } = {
  projectType: projectTypeLabels,
  platform: platformLabels,
  testingPreference: tests,
  testingStrategy: { ...tests, integration: 'Integration tests', comprehensive: 'All levels' },

  navigationType: { header: 'Header bar', hamburger: 'Menu button', floating: 'Floating bar' },
  cmsIntegration: { ...files, none: 'None, content in code', admin: 'Built-in admin area' },

  authenticationType: {
    ...oauth,
    email: 'Email and password',
    sso: 'Single sign-on',
    magic: 'Magic link',
    multi: 'Multiple methods',
  },

  targetPlatforms: {
    ios: 'iOS',
    both: 'iOS and Android',
    pwa: 'Installable web app (PWA)',
    hybrid: 'Hybrid app',
  },
  authFlow: { ...oauth, phone: 'Phone number', biometric: 'Face or fingerprint', guest: 'Guest, no account' },
  offlineSupport: { basic: 'Read-only', full: 'Read and write', sync: 'Full sync between devices' },
  preferredFramework: {
    'react-native': 'React Native',
    native: 'Native (Swift and Kotlin)',
    pwa: 'Web app (PWA)',
  },

  leadFormTool: {
    simple: 'Simple: name and email',
    detailed: 'Detailed: up to six fields',
    embedded: 'Embedded in the hero',
    none: 'No form',
  },

  markdownOrCMS: { ...files, wysiwyg: 'Visual editor', hybrid: 'Files and a CMS' },
}

const choiceLabels = Object.fromEntries(
  fieldNames.flatMap((field) => {
    const rule: FieldRule = fieldRules[field]
    if (rule.kind !== 'choice') return []
    const names: Readonly<Record<string, string>> = named[field as ChoiceField] ?? {}
    const labels = rule.values.map((value) => [value, names[value] ?? upperFirst(value)])
    return [[field, Object.fromEntries(labels)]]
  }),
) as { readonly [Field in ChoiceField]: Labels<Field> }

/** What each value is called on screen, in the order it is offered. */
export const optionLabels = {
  ...choiceLabels,
  /** Free text in the form; these are the styles it is offered with. */
  architectureNotes: { atomic: 'Atomic', mvc: 'MVC', 'feature-based': 'Feature-based', custom: 'Custom' },
}
