import type { FieldName } from '../../form.ts'
import { safeInline } from '../words/inline.ts'
import { platformProfiles } from '../knowledge/platform-profiles.ts'
import { clipWords, withoutStop } from '../words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { questionWeight } from './ledger.ts'
import { noPayments } from './facets.ts'
import { flagTwins, overruling } from './flag-twins.ts'
import type { GapWorld } from './gaps.ts'

export function contradictions({ form, facets, text, ledger, roles }: GapWorld) {
  const notes = form.additionalNotes
  if (
    form.designStyle === 'minimal' &&
    /\b(?:lots of|many|heavy)\s+(?:animations?|motion|colou?rs?|effects)\b/i.test(
      `${notes} ${form.layoutPreferences}`,
    )
  ) {
    ledger.contradict(
      'Minimal style and lively notes pull apart; tokens stay minimal and one signature animation carries the rest',
      'designStyle',
    )
  }
  if (
    form.offlineSupport === 'none' &&
    /\b(?:offline|no signal|without (?:internet|network|signal))\b/i.test(form.projectDescription + notes)
  ) {
    const binding = /\bmust\b[^.]{0,60}\boffline\b/i.test(form.projectDescription + notes)
    ledger.contradict(
      binding
        ? 'Offline support is answered "none" but the text says it must work offline; reading offline is built'
        : 'Offline support is answered "none" although the text speaks of no network; the answer is followed',
      'offlineSupport',
    )
    ledger.ask({
      text: 'Must it work without network?',
      defaultAnswer: binding ? 'yes, reading and queued entries' : 'no, a notice appears',
      weight: questionWeight.scope,
      field: 'offlineSupport',
    })
  }
  if (form.isResponsive === false && facets.has('phones')) {
    ledger.contradict(
      'Phone layouts are answered "no" although the audience uses phones; the answer is followed',
      'isResponsive',
    )
    ledger.ask({
      text: 'Do phone users get a layout of their own?',
      defaultAnswer: 'no, a notice below 1024 px',
      weight: questionWeight.use,
      field: 'isResponsive',
    })
  }
  if (form.seoRequired === false && /\b(?:rank|seo|organic|google)\b/i.test(form.mainGoal))
    ledger.contradict(
      'Search engines are answered "no" but the goal depends on them; the SEO lines are included',
      'seoRequired',
    )
  const payWords = form.paymentMethods.trim() !== '' && !/^(?:none|no)$/i.test(form.paymentMethods.trim())
  if (payWords && noPayments.test(text))
    ledger.contradict(
      'Payment methods are listed while the notes rule payments out; no payment is built in version 1',
      'paymentMethods',
    )
  else if (
    payWords &&
    !/\b(?:sell|sold|buy|price|fee|subscription|order|ticket|donat|plan|deposit|membership|product|paid|pay|invoice|cost|rent|book)\w*\b/i.test(
      `${form.projectDescription} ${form.coreFeatures} ${form.coreUserActions} ${form.businessRules}`,
    )
  ) {
    ledger.ask({
      text: `What is paid for with ${withoutStop(safeInline(clipWords(form.paymentMethods, 8)))}?`,
      defaultAnswer: 'one monthly plan, added after Phase 2',
      weight: questionWeight.scope,
      field: 'paymentMethods',
    })
  }
  if (
    facets.has('payments') &&
    noPayments.test(text) === false &&
    form.projectType === 'web-app' &&
    /\bno fees?\b/i.test(text)
  )
    ledger.contradict('The notes say there are no fees; payment features stay off', 'additionalNotes')
  const overruled = (Object.keys(flagTwins).sort() as FieldName[]).flatMap((field) => {
    const feature = overruling(form, field)
    return feature === undefined ? [] : [{ field, feature }]
  })
  const stock = overruled.filter(({ field }) => field === 'inventoryNeeded')
  const others = overruled.filter(({ field }) => field !== 'inventoryNeeded')
  for (const { field, feature } of stock)
    ledger.contradict(
      `"${feature}" is chosen although its question is answered "no"; the feature is built; digital goods are always available`,
      field,
    )
  const [first] = others
  if (first) {
    const names = joinList(others.map(({ feature }) => `"${feature}"`))
    ledger.contradict(
      others.length === 1
        ? `${names} is chosen although its question is answered "no"; the feature is built`
        : `${names} are built although their questions say "no"`,
      first.field,
    )
  }
  const isDigital = /\b(?:digital|download|e-?book|pdf|software)\b/i.test(form.productTypes)
  if (form.inventoryNeeded === true && isDigital)
    ledger.contradict(
      'Stock is counted for physical products only; digital ones are always available',
      'inventoryNeeded',
    )
  if (form.authFlow === 'guest' || /\bno account needed\b/i.test(notes)) {
    ledger.assume('Without an account, data lives on the device only until somebody signs up', 'authFlow')
    ledger.ask({
      text: 'What happens to data when a phone without account is lost?',
      defaultAnswer: 'it is gone in version 1; an export file can be saved at any time',
      weight: questionWeight.security,
      field: 'authFlow',
    })
  }
  if (
    form.projectType === 'mobile-app' &&
    (form.platform === 'lovable' || form.platform === 'v0') &&
    form.targetPlatforms !== 'pwa'
  ) {
    ledger.contradict(
      `${platformProfiles[form.platform].name} builds for the web: version 1 is an installable, touch-first web app without store release, background work or full push on every phone`,
      'targetPlatforms',
    )
    ledger.ask({
      text: 'Is a release in the app stores required?',
      defaultAnswer: 'no; if yes, switch the target to Replit (Expo), Cursor or GitHub Copilot',
      weight: questionWeight.scope,
      field: 'platform',
    })
  }
  if (
    (form.cmsIntegration === 'none' || form.cmsIntegration === '') &&
    /\bclients?\b[^.]{0,40}\bedits?\b|\bedit (?:the )?(?:text|content) (?:myself|ourselves|themselves)\b/i.test(
      text,
    )
  ) {
    ledger.contradict(
      'Content must be editable although no editor was chosen; it lives in Markdown files',
      'cmsIntegration',
    )
  }
  if (
    form.projectType === 'landing' &&
    /\b(?:cart|checkout|shop|user accounts?|dashboard)\b/i.test(form.projectDescription) &&
    !/\b(?:no|without)\b[^.]{0,30}\b(?:cart|checkout|accounts?)\b/i.test(form.projectDescription)
  ) {
    ledger.contradict(
      'The description asks for more than a landing page (cart, accounts or dashboard); those parts are out of scope here and suit the e-commerce or web-app type',
      'projectType',
    )
  }
  if (form.leadFormTool === 'none' && facets.has('form'))
    ledger.contradict(
      'No form was chosen, but a selected feature needs one; the feature wins',
      'leadFormTool',
    )
  const multiStep = form.features.some((feature) => /two-step/i.test(feature))
  if (multiStep && form.leadFormTool === 'detailed')
    ledger.assume(
      '"Two-step form" and the detailed form are one form: step 1 e-mail, step 2 the rest',
      'leadFormTool',
    )
  if (
    /\b(?:in|within) (?:1|one|a|2|two) (?:days?|hours?)\b/i.test(notes) &&
    /\b(?:launch|live|finish|ready|build|built|deadline)\b/i.test(notes)
  )
    ledger.assume(
      'The deadline in the notes is kept; Phase 1 holds only the first journey',
      'additionalNotes',
    )
  if (roles.length > 6)
    ledger.assume(
      `The matrix shows the first six of ${roles.length} roles; the rest start with the rights of ${roles[0]?.name}`,
      'userRoles',
    )
}
