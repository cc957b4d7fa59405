import type { FieldName } from '../form-rules.ts'
import type { SectionId } from '../plan.ts'
import type { ServiceName } from './services.ts'

type Values<Row> = Readonly<Record<string, Row>>
type ByField<Row> = { readonly [Field in FieldName]?: Row }

const emailSignIn =
  'Email and password: where people register themselves, the account opens once the address is confirmed; reset links work once within 60 minutes. Five wrong passwords within 15 minutes: refused for 15 minutes; no message tells whether an address exists.'
const socialSignIn =
  'Sign-in through social accounts, no password of our own; a provider whose verified email matches an account opens that account. No verified email, or canceled: the reason shows and no account is made.'
const files = {
  markdown:
    'Content lives in Markdown files with checked front matter; a missing or wrong field stops publishing and names the file.',
  headless:
    'Content comes from a headless CMS with typed content; publishing updates the page within a minute, a private link shows the draft. The CMS does not answer: the last published content stays.',
}
const tests = {
  none: 'No automated tests. Walk through the list below by hand and say what you saw.',
  unit: 'Unit tests for pure logic: every numbered rule, money and date arithmetic, the function that decides who may do what.',
  e2e: 'End-to-end tests of the main journey in a real browser or simulator, with its refused and its broken-off run.',
}
const bothTests = [tests.unit, tests.e2e]

/** What a picked value puts into the brief. */
export const optionRows: ByField<ReturnType<typeof option>> = {
  authenticationType: option('requirements', {
    email: emailSignIn,
    social: socialSignIn,
    sso: 'Single sign-on for the allowed domain, no local passwords; the first sign-in creates the account with the lowest role. Another domain: refused, with the name of the person to ask.',
    magic:
      'Sign-in by a link in an email that works once within 15 minutes and opens the page that was asked for. A second link within 60 seconds is refused with the seconds left.',
    multi:
      'Use the sign-in methods that my words name, otherwise email with password and social accounts. One verified email address is one account, whichever method is used. Any sign-in link works once, within 15 minutes. After five wrong passwords, sign-in is blocked for 15 minutes.',
  }),
  authFlow: option('requirements', {
    phone:
      'Sign-in by phone number: a six-digit code by text message, valid for 5 minutes, sent again at most 3 times, filled in from the message. Five wrong codes: the number is refused for 15 minutes.',
    email: emailSignIn,
    social: `${socialSignIn} On iOS, Sign in with Apple is offered wherever another social account is (check the current store rule).`,
    biometric:
      'After the first sign-in, face or fingerprint unlocks the session on this device; three failures ask for the PIN. Biometric data never leaves the device.',
    guest:
      'No account is needed; each person’s own data is kept on their device. Where people can also sign up, signing up moves it to the account once; if that fails, it stays on the device and the reason shows.',
  }),
  offlineSupport: option('core', {
    none: 'Online only: without network "You are offline" shows, typed input stays and a retry is offered.',
    basic:
      'Offline, everything seen before can be read, with the time it was loaded; what needs the server is off, or waits if a feature says so.',
    full: 'Reading and writing offline: changes are kept on the device and, if it syncs, shown as "Waiting to sync" and sent in order later. The server refuses one: it stays with the reason, to retry or discard.',
    sync: 'Reading and writing offline with sync: changes of two devices appear on both within a minute of being online. Both changed the same field: the last write wins and the earlier value is kept in the history.',
  }),
  cmsIntegration: option('requirements', {
    none: 'Content lives in one typed content file; changing it updates every page, and a missing field stops publishing.',
    ...files,
    admin:
      'Whoever edits the content signs in at `/admin` to create, edit, sort and remove items. Anybody else is refused.',
  }),
  markdownOrCMS: option('requirements', {
    ...files,
    wysiwyg:
      'A visual editor with headings, lists, links, pictures and quotes shows a post as readers will see it. Scripts, event handlers and unknown tags are removed on the server before saving.',
    hybrid:
      'Posts come from checked Markdown files, pages from a CMS; one search and one feed hold both. The CMS does not answer: the last published pages stay.',
  }),
  leadFormTool: option('requirements', {
    simple:
      'The form asks for name and email and shows errors beside each field. A thank-you replaces it; pressing twice sends once.',
    detailed:
      'The form has the fields that my words name or, if they name none, at most six. If it has two steps, step 1 saves a way to contact the person and step 2 shows progress. If the person leaves after step 1, the lead is kept and marked incomplete.',
    popup:
      'The form opens as a dialog on exit intent or at 40 % scroll, at most once per 7 days; an offer that opens at the same moment shares this dialog. The dialog traps focus and closes with Esc. Somebody who has sent the form never sees it again.',
    embedded:
      'If my order of sections allows it, the form and its button are visible without scrolling at 360×640 and appear again at the end. If sending fails, every answer stays and pressing the button again works.',
    none: 'No form: the button leads to its destination, and the page collects no personal data.',
  }),
  navigationType: option('screens', {
    header:
      'Navigation: a bar that stays at the top, marks the current page and becomes a menu button below 768 px; Esc closes the menu.',
    sidebar:
      'Navigation: a rail of 240 px on the left with icons and labels; below 768 px the same links open from a sheet at the bottom.',
    hamburger:
      'Navigation: a menu button at all widths opens a full-screen list that traps focus, closes with Esc and gives focus back.',
    floating:
      'Navigation: a bar of 3–5 items at the bottom center, away on scrolling down, back on scrolling up, never over the end of the content.',
  }),
  brandingStyle: option('design', {
    professional:
      'Copy: plain statements, proof first; every claim stands beside a number, a client or a link that proves it.',
    creative: 'Copy and density: one unexpected layout move per page; everything else stays on the grid.',
    minimal: 'Copy and density: short, one accent; every picture shows work or a person, none fills space.',
    bold: 'Copy and density: display type from 64 px on desktop, headlines of at most seven words, full-bleed fields of color.',
    elegant: 'Copy and density: short sentences without exclamation marks, hairlines, slow reveals.',
  }),
  targetPlatforms: option('stack', {
    ios: 'For iPhone, by its conventions: a tab bar where there are three or more main screens, dynamic type, swipe back everywhere except while something would be lost.',
    android: 'For Android: Material 3 and predictive back that never leaves the app by surprise.',
    both: 'For iPhone and Android, each with its back gesture and haptics; one codebase if possible.',
    pwa: 'An installable web app: the browser offers to install it, it opens without network and receives shared links.',
    hybrid:
      'Unless my words name what to build with: a web interface in a native shell. List one plugin for each native feature, with a web fallback.',
  }),
  preferredFramework: option('stack', {
    'react-native': 'React Native with Expo, Expo Router and TypeScript.',
    flutter: 'Flutter, stable channel.',
    ionic: 'Ionic with Capacitor and TypeScript.',
    native:
      'Native screens, built with what my words name, else with SwiftUI (iOS) and Jetpack Compose (Android). If both are built, they share one API description.',
    pwa: 'A web app with manifest and service worker.',
  }),
  testingPreference: option('tests', { ...tests, both: bothTests }),
  testingStrategy: option('tests', {
    none: tests.none,
    unit: tests.unit,
    integration:
      'Integration tests of interface and storage against a test database: who may do what, row by row, and every numbered rule.',
    e2e: tests.e2e,
    comprehensive: [
      ...bothTests,
      'Also integration tests against a test database, an accessibility scan and one load check of the busiest query.',
    ],
  }),
}

function option(to: SectionId, values: Values<string | readonly string[]>) {
  return { to, values }
}

/** Suggested features that say the same as a value: what is chosen twice is built once. */
export const optionTwins: ByField<Values<readonly string[]>> = {
  authenticationType: { email: ['wa-email-login'], social: ['wa-social-login'] },
  authFlow: { biometric: ['mb-auth'] },
  offlineSupport: { full: ['mb-offline'] },
}

const [leadForm, editor] = [['lp-form'], ['bl-editor']]
/** Suggested features that store and need the same as a value, which says something else than they do. */
export const optionParts: ByField<Values<readonly string[]>> = {
  cmsIntegration: { admin: editor },
  markdownOrCMS: { wysiwyg: editor },
  leadFormTool: { simple: leadForm, detailed: leadForm, popup: leadForm, embedded: leadForm },
}

const mail = 'Transactional email'
/** What a value needs from outside. */
export const optionServices: ByField<Values<ServiceName>> = {
  authenticationType: { sso: 'Single sign-on provider', magic: mail, multi: mail },
  authFlow: { phone: 'Text messages', email: mail, social: 'OAuth sign-in provider' },
  realTimeUpdates: { true: 'Realtime channel' },
}

/** Architectures that the form offers by name; anything else stands as it was typed. */
export const architectureRows: Readonly<Record<string, string>> = {
  atomic:
    'components in atoms, molecules, organisms and templates; pages compose templates; atoms have no data access',
  mvc: 'models own validation and queries, controllers own requests, views hold no business logic',
  'feature-based':
    '`src/features/{feature}/{components,api,model,tests}`; features meet only through their public file',
  custom: 'none of the usual ones; propose one in the plan',
}
