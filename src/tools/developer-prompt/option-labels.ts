import { platformLabels, projectTypeLabels } from './answer-label.ts'
import type { FieldOf, PromptDraft } from './form-rules.ts'

/** What each value is called on screen, in the order it is offered. */
export const optionLabels: {
  readonly [Field in FieldOf<'choice'>]: Readonly<Record<Exclude<PromptDraft[Field], ''>, string>>
} = {
  projectType: projectTypeLabels,
  designStyle: {
    modern: 'Modern',
    minimal: 'Minimal',
    corporate: 'Corporate',
    creative: 'Creative',
    playful: 'Playful',
    elegant: 'Elegant',
  },
  platform: platformLabels,
  testingPreference: { none: 'None', unit: 'Unit tests', e2e: 'End-to-end tests', both: 'Both' },

  brandingStyle: {
    professional: 'Professional',
    creative: 'Creative',
    minimal: 'Minimal',
    bold: 'Bold',
    elegant: 'Elegant',
  },
  navigationType: {
    header: 'Header bar',
    sidebar: 'Sidebar',
    hamburger: 'Menu button',
    floating: 'Floating bar',
  },
  cmsIntegration: {
    none: 'None, content in code',
    markdown: 'Markdown files',
    headless: 'Headless CMS',
    admin: 'Built-in admin area',
  },

  authenticationType: {
    email: 'Email and password',
    social: 'Social accounts',
    sso: 'Single sign-on',
    magic: 'Magic link',
    multi: 'Multiple methods',
  },
  testingStrategy: {
    none: 'None',
    unit: 'Unit tests',
    integration: 'Integration tests',
    e2e: 'End-to-end tests',
    comprehensive: 'All levels',
  },

  targetPlatforms: {
    ios: 'iOS',
    android: 'Android',
    both: 'iOS and Android',
    pwa: 'Installable web app (PWA)',
    hybrid: 'Hybrid app',
  },
  authFlow: {
    phone: 'Phone number',
    email: 'Email',
    social: 'Social accounts',
    biometric: 'Face or fingerprint',
    guest: 'Guest, no account',
  },
  offlineSupport: {
    none: 'None',
    basic: 'Read-only',
    full: 'Read and write',
    sync: 'Full sync between devices',
  },
  preferredFramework: {
    'react-native': 'React Native',
    flutter: 'Flutter',
    ionic: 'Ionic',
    native: 'Native (Swift and Kotlin)',
    pwa: 'Web app (PWA)',
  },

  leadFormTool: {
    simple: 'Simple: name and email',
    detailed: 'Detailed: up to six fields',
    popup: 'Popup',
    embedded: 'Embedded in the hero',
    none: 'No form',
  },

  markdownOrCMS: {
    markdown: 'Markdown files',
    headless: 'Headless CMS',
    wysiwyg: 'Visual editor',
    hybrid: 'Files and a CMS',
  },
}

/** Architecture is free text in the form; these are the styles it is offered with. */
export const architectureLabels = {
  atomic: 'Atomic',
  mvc: 'MVC',
  'feature-based': 'Feature-based',
  custom: 'Custom',
} as const
