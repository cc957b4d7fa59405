import type { FieldName } from '../form-rules.ts'

export type ClashRow = {
  /** What does not fit together, features by id; the first answer gives way or is bent. */
  when: Partial<Record<FieldName, readonly string[]>>
  text: string
}

const stores = ['ios', 'android', 'both']
const leadForms = ['lp-form', 'lp-popup', 'lp-multistep', 'lp-magnet', 'lp-waitlist']
const webTools = ['lovable', 'v0']
const previewTests =
  'End-to-end tests do not run inside this tool; walk them as written checks in the preview and add Playwright once the code is exported.'
const twiceTested =
  'Testing is answered twice, once with none; the tests are written, because the stricter answer leads.'
const twoWaysIn =
  'The way to sign in and a feature that brings another one clash; both are offered, because the feature was picked by name.'

/** The first answer is dropped: another one leaves nothing of it. */
export const droppedRows: readonly ClashRow[] = [
  {
    when: { leadFormTool: ['none'], features: leadForms },
    text: '“No form” and a chosen feature that needs one clash; the form is built, because the feature cannot work without it.',
  },
  {
    when: { leadFormTool: ['none'], features: ['lp-crm'] },
    text: '“No form” and “CRM/webhook delivery” clash; a form that asks for name and email is built, because leads come from it.',
  },
  {
    when: { offlineSupport: ['none'], features: ['mb-offline'] },
    text: 'No offline support and the feature “Offline use” clash; offline use is built, because it was picked by name.',
  },
  {
    when: { preferredFramework: ['react-native', 'flutter', 'native'], targetPlatforms: ['pwa', 'hybrid'] },
    text: 'The target and a native framework clash. Build with what my words name; else the target leads, because it decides what people install.',
  },
  {
    when: { testingPreference: ['none'], testingStrategy: ['unit', 'integration', 'e2e', 'comprehensive'] },
    text: twiceTested,
  },
  { when: { testingStrategy: ['none'], testingPreference: ['unit', 'e2e', 'both'] }, text: twiceTested },
]

/** Answers that pull apart, which of them leads and why. */
export const clashRows: readonly ClashRow[] = [
  ...droppedRows,
  { when: { authenticationType: ['sso'], features: ['wa-email-login', 'wa-social-login'] }, text: twoWaysIn },
  { when: { authenticationType: ['social'], features: ['wa-email-login'] }, text: twoWaysIn },
  {
    when: { authFlow: ['guest'], features: ['mb-auth', 'mb-chat', 'mb-social', 'mb-iap'] },
    text: 'Use without an account and features that need one clash; the first use stays open, and the account is asked for at the first of those features.',
  },
  {
    when: { targetPlatforms: stores, preferredFramework: ['pwa'] },
    text: 'Apps for the phones and a web app as framework clash; a web app is built that can be wrapped later, because the framework was named.',
  },
  {
    when: { appStoreDeployment: ['true'], targetPlatforms: ['pwa'] },
    text: 'App stores and an installable web app clash; the web app is built first, because stores take it only inside a native shell.',
  },
  {
    when: { markdownOrCMS: ['markdown'], features: ['bl-editor', 'bl-revisions'] },
    text: 'Markdown files and an editor clash; the editor is built and saves Markdown files, so that both stay true.',
  },
]

/** What a platform cannot do with an answer. */
export const platformClashes: readonly ClashRow[] = [
  {
    when: { targetPlatforms: [...stores, 'hybrid', ''], platform: webTools, projectType: ['mobile-app'] },
    text: 'This tool builds for the web, and a mobile app is asked for: it is built as an installable, touch-first web app without background work. To publish it in an app store, wrap the exported code outside this tool (Capacitor). If a store release is a must, Replit (Expo), Cursor or Copilot is a better fit.',
  },
  {
    when: { preferredFramework: ['react-native', 'flutter', 'ionic', 'native'], platform: webTools },
    text: 'The framework asked for cannot be used here; the tool’s own web stack is, because it builds with nothing else.',
  },
  {
    when: { preferredFramework: ['native', 'flutter', 'ionic'], platform: ['replit'] },
    text: 'This tool builds mobile apps with Expo. If it cannot build and preview the framework asked for, it says so before Phase 1 and proposes Expo; nothing is replaced without a yes.',
  },
  { when: { testingPreference: ['e2e', 'both'], platform: webTools }, text: previewTests },
  { when: { testingStrategy: ['e2e', 'comprehensive'], platform: webTools }, text: previewTests },
]

const foreign =
  'vue, vue.js, nuxt, angular, svelte, sveltekit, laravel, django, flask, ruby on rails, rails, spring boot, .net, php, wordpress, flutter'

/** Names that a platform cannot follow, in lower case, recognized only where they are an entry of their own. */
export const foreignStacks: Readonly<Record<string, readonly string[]>> = {
  lovable: `${foreign}, express, express.js, mongodb, mysql, next.js, nextjs`.split(', '),
  v0: foreign.split(', '),
}
