import type { BriefEntity, BriefRole, BusinessRule, CleanForm } from '../brief.ts'
import { isEmojiOnly, isSparse, nameEmoji } from '../read/emoji.ts'
import { safeInline } from '../words/inline.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { platformProfiles } from '../knowledge/platform-profiles.ts'
import { clipWords, joinList, plural, upperFirst, withoutStop } from '../words/english.ts'
import { stem, wordsOf } from '../words/stem.ts'
import { questionWeight, type Ledger } from './ledger.ts'
import { noPayments } from './facets.ts'
import { statedCurrency } from './samples.ts'

export type GapWorld = {
  form: CleanForm
  roles: readonly BriefRole[]
  entities: readonly BriefEntity[]
  rules: readonly BusinessRule[]
  facets: ReadonlySet<string>
  main: BriefEntity | undefined
  text: string
  changed: ReadonlySet<string>
  ledger: Ledger
}

/** Fields that pull against each other, facts nobody gave, and the three questions most worth asking. */
export function findGaps(world: GapWorld) {
  sparseInput(world)
  contradictions(world)
  assumptions(world)
  questions(world)
}

function sparseInput({ form, ledger }: GapWorld) {
  const description = form.projectDescription
  if (isEmojiOnly(description)) {
    ledger.assume(`The description "${safeInline(description)}" is read as ${nameEmoji(description)}; the smallest ${typeProfiles[form.projectType].noun} around it is built`, 'projectDescription')
    ledger.ask({ text: `What is "${safeInline(description)}" meant to do for people?`, defaultAnswer: `One list, one record, one action around ${nameEmoji(description)}`, weight: questionWeight.scope + 5, field: 'projectDescription' })
  } else if (isSparse(description)) {
    ledger.assume(`The description is only "${safeInline(description)}"; the smallest useful ${typeProfiles[form.projectType].noun} for it is built`, 'projectDescription')
    ledger.ask({ text: `Which one thing must "${safeInline(description)}" do on its first day?`, defaultAnswer: 'The first item under Requirements', weight: questionWeight.scope + 5, field: 'projectDescription' })
  }
}

function contradictions({ form, facets, text, ledger, roles }: GapWorld) {
  const notes = form.additionalNotes
  if (form.designStyle === 'minimal' && /\b(?:lots of|many|heavy)\s+(?:animations?|motion|colou?rs?|effects)\b/i.test(`${notes} ${form.layoutPreferences}`)) {
    ledger.contradict('Minimal style and lively notes pull apart; tokens stay minimal and one signature animation carries the rest', 'designStyle')
  }
  if (form.offlineSupport === 'none' && /\b(?:offline|no signal|without (?:internet|network|signal))\b/i.test(form.projectDescription + notes)) {
    const binding = /\bmust\b[^.]{0,60}\boffline\b/i.test(form.projectDescription + notes)
    ledger.contradict(binding ? 'Offline support is answered "none" but the text says it must work offline; reading offline is built' : 'Offline support is answered "none" although the text speaks of no network; the answer is followed', 'offlineSupport')
    ledger.ask({ text: 'Must it work without network?', defaultAnswer: binding ? 'yes, reading and queued entries' : 'no, a notice appears', weight: questionWeight.scope, field: 'offlineSupport' })
  }
  if (form.isResponsive === false && facets.has('phones')) {
    ledger.contradict('Phone layouts are answered "no" although the audience uses phones; the answer is followed', 'isResponsive')
    ledger.ask({ text: 'Do phone users get a layout of their own?', defaultAnswer: 'no, a notice below 1024 px', weight: questionWeight.use, field: 'isResponsive' })
  }
  if (form.seoRequired === false && /\b(?:rank|seo|organic|google)\b/i.test(form.mainGoal)) ledger.contradict('Search engines are answered "no" but the goal depends on them; the SEO lines are included', 'seoRequired')
  const payWords = form.paymentMethods.trim() !== '' && !/^(?:none|no)$/i.test(form.paymentMethods.trim())
  if (payWords && noPayments.test(text)) ledger.contradict('Payment methods are listed while the notes rule payments out; no payment is built in version 1', 'paymentMethods')
  else if (payWords && !/\b(?:sell|sold|buy|price|fee|subscription|order|ticket|donat|plan|deposit|membership|product|paid|pay|invoice|cost|rent|book)\w*\b/i.test(`${form.projectDescription} ${form.coreFeatures} ${form.coreUserActions} ${form.businessRules}`)) {
    ledger.ask({ text: `What is paid for with ${withoutStop(safeInline(clipWords(form.paymentMethods, 8)))}?`, defaultAnswer: 'one monthly plan, added after Phase 2', weight: questionWeight.scope, field: 'paymentMethods' })
  }
  if (facets.has('payments') && noPayments.test(text) === false && form.projectType === 'web-app' && /\bno fees?\b/i.test(text)) ledger.contradict('The notes say there are no fees; payment features stay off', 'additionalNotes')
  const isDigital = /\b(?:digital|download|e-?book|pdf|software)\b/i.test(form.productTypes)
  if (form.inventoryNeeded === true && isDigital) ledger.contradict('Stock is counted for physical products only; digital ones are always available', 'inventoryNeeded')
  if (form.authFlow === 'guest' || /\bno account needed\b/i.test(notes)) {
    ledger.assume('Without an account, data lives on the device only until somebody signs up', 'authFlow')
    ledger.ask({ text: 'What happens to data when a phone without account is lost?', defaultAnswer: 'it is gone in version 1; an export file can be saved at any time', weight: questionWeight.security, field: 'authFlow' })
  }
  if (form.projectType === 'mobile-app' && (form.platform === 'lovable' || form.platform === 'v0') && form.targetPlatforms !== 'pwa') {
    ledger.contradict(`${platformProfiles[form.platform].name} builds for the web: version 1 is an installable, touch-first web app without store release, background work or full push on every phone`, 'targetPlatforms')
    ledger.ask({ text: 'Is a release in the app stores required?', defaultAnswer: 'no; if yes, switch the target to Replit (Expo), Cursor or GitHub Copilot', weight: questionWeight.scope, field: 'platform' })
  }
  if ((form.cmsIntegration === 'none' || form.cmsIntegration === '') && /\bclients?\b[^.]{0,40}\bedits?\b|\bedit (?:the )?(?:text|content) (?:myself|ourselves|themselves)\b/i.test(text)) {
    ledger.contradict('Content must be editable although no editor was chosen; it lives in Markdown files', 'cmsIntegration')
  }
  if (form.projectType === 'landing' && /\b(?:cart|checkout|shop|user accounts?|dashboard)\b/i.test(form.projectDescription) && !/\b(?:no|without)\b[^.]{0,30}\b(?:cart|checkout|accounts?)\b/i.test(form.projectDescription)) {
    ledger.contradict('The description asks for more than a landing page (cart, accounts or dashboard); those parts are out of scope here and suit the e-commerce or web-app type', 'projectType')
  }
  if (form.leadFormTool === 'none' && facets.has('form')) ledger.contradict('No form was chosen, but a selected feature needs one; the feature wins', 'leadFormTool')
  const multiStep = form.features.some((feature) => /two-step/i.test(feature))
  if (multiStep && form.leadFormTool === 'detailed') ledger.assume('"Two-step form" and the detailed form are one form: step 1 e-mail, step 2 the rest', 'leadFormTool')
  if (/\b(?:in|within) (?:1|one|a|2|two) (?:days?|hours?)\b/i.test(notes) && /\b(?:launch|live|finish|ready|build|built|deadline)\b/i.test(notes)) ledger.assume('The deadline in the notes is kept; Phase 1 holds only the first journey', 'additionalNotes')
  if (roles.length > 6) ledger.assume(`The matrix shows the first six of ${roles.length} roles; the rest start with the rights of ${roles[0]?.name}`, 'userRoles')
}

function assumptions({ form, facets, entities, text, ledger, rules, roles }: GapWorld) {
  if (facets.has('money') && entities.some((entity) => entity.fields.some((field) => field.currency)) && statedCurrency(text) === undefined) {
    ledger.assume('Amounts are in EUR including tax; no currency was named')
  }
  if (/\bweather|season|\bin (?:May|June|July|August|December|January)\b|\bMay to July\b/i.test(form.businessRules) && /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(form.businessRules)) {
    ledger.ask({ text: 'Do the months in the rules mean the northern hemisphere?', defaultAnswer: 'yes; a setting shifts them by six months', weight: questionWeight.use, field: 'businessRules' })
  }
  const spans = rules.filter((rule) => !rule.derived && /\b\d+\s*(?:days?|hours?)\b/i.test(rule.source))
  if (spans.length > 0 && !typeProfiles[form.projectType].content) ledger.assume('Days are calendar days in the time zone of the place; a span ends at 23:59 of its last day')
  if (facets.has('auth') && form.authenticationType === 'email' && roles.some((role) => role.oversees)) {
    const overseer = roles.find((role) => role.oversees)
    ledger.assume(`The first ${overseer?.label ?? 'admin'} is created at set-up and invites the others`)
  }
  if (form.auditLogging === true) ledger.assume('Audit entries are kept for 24 months', 'auditLogging')
}

function questions({ form, facets, entities, main, roles, ledger, changed, rules }: GapWorld) {
  const person = roles.find((role) => !role.oversees) ?? roles[0]
  const overseer = roles.find((role) => role.oversees)
  const content = typeProfiles[form.projectType].content
  if (content) {
    contentQuestions(form, ledger)
    return
  }
  const unset = entities.flatMap((entity) => (entity.status?.values ?? []).slice(1).filter((value) => !changed.has(`${entity.name}.${value}`)).map((value) => ({ entity, value })))
  const timed = unset.find(({ value }) => /overdue|late|expired|lapsed|missed|no_?show/i.test(value))
  if (timed) {
    const date = timed.entity.fields.find((field) => /due|end|deadline|expires|until/.test(field.name))
    ledger.assume(`A ${timed.entity.label} becomes "${timed.value}" by itself${date ? ` at 00:00 after its ${date.name}` : ' when its time has passed'}`, 'dataModels')
  }
  const open = unset.filter(({ value }) => !/overdue|late|expired|lapsed|missed|no_?show/i.test(value))[0]
  if (open && main && open.entity === main) {
    const who = overseer?.label ?? person?.label ?? 'user'
    ledger.ask({ text: `Who sets ${/^[aeiou]/i.test(open.entity.label) ? 'an' : 'a'} ${open.entity.label} to "${open.value}", and from which status?`, defaultAnswer: `the ${who}, from any status that is not final`, weight: questionWeight.scope - 2, field: 'userFlow' })
  }
  const cancels = main?.status?.values?.some((value) => /cancel/i.test(value))
  if (main && !cancels && /booking|reservation|order|request|appointment|registration|claim|signup/i.test(main.name) && !/cancel/i.test(form.businessRules)) {
    ledger.ask({ text: `Until when may a ${person?.label ?? 'user'} cancel a ${main.label}?`, defaultAnswer: 'until it starts or is decided; everyone affected is told', weight: questionWeight.use + 2, field: 'businessRules' })
  }
  if (overseer && person && person !== overseer && form.authenticationType !== '' && !facets.has('invite') && form.authenticationType !== 'sso') {
    ledger.ask({ text: `May anyone register as ${person.label}, or only people the ${overseer.label} invites?`, defaultAnswer: `only invited addresses; the ${overseer.label} sends the link`, weight: questionWeight.security, field: 'authenticationType' })
  }
  const seedEntity = entities.find((entity) => entity.person === undefined && entity.owner === undefined && !entity.assumed && !facets.has('import'))
  if (seedEntity && overseer && !rules.some((rule) => stem(rule.source).includes('import'))) {
    ledger.ask({ text: `Where do the first ${seedEntity.labels} come from?`, defaultAnswer: `the ${overseer.label} types or uploads them as CSV in the phase after the first journey`, weight: questionWeight.scope - 4, field: 'dataModels' })
  }
  if (form.authenticationType === '' && form.authFlow === '' && roles.length > 1) {
    ledger.ask({ text: `How do ${joinList(roles.slice(0, 3).map((role) => plural(role.label)))} sign in?`, defaultAnswer: 'e-mail and password with verification', weight: questionWeight.security, field: form.projectType === 'web-app' ? 'authenticationType' : 'additionalNotes' })
    ledger.assume('Sign-in is by e-mail and password with verification; no method was named')
  }
  if (facets.has('health') || facets.has('children')) ledger.ask({ text: 'Which privacy law applies, and who signs it off?', defaultAnswer: 'GDPR; the owner signs off before launch', weight: questionWeight.security + 1, field: 'additionalNotes' })
  if (form.businessRules.trim() === '' && main) {
    ledger.ask({ text: `What must never happen to ${/^[aeiou]/i.test(main.label) ? 'an' : 'a'} ${main.label}?`, defaultAnswer: 'it is never deleted, only archived, and never changed by somebody it does not belong to', weight: questionWeight.use, field: 'businessRules' })
  }
  if (form.dataSources.trim() === '' && form.projectType === 'dashboard') ledger.ask({ text: 'Where do the numbers come from, and how often are they new?', defaultAnswer: 'one CSV upload per day with the columns of the data model', weight: questionWeight.scope, field: 'dataSources' })
}

function contentQuestions(form: CleanForm, ledger: Ledger) {
  if (form.projectType === 'landing') {
    if (form.leadFormTool !== '' && form.leadFormTool !== 'none' && !/\b(?:mailchimp|kit|crm|newsletter|hubspot|brevo|webhook|sheet)\b/i.test(form.integrations)) ledger.ask({ text: 'Who receives a lead, and where?', defaultAnswer: 'the owner by e-mail, plus a list that can be exported', weight: questionWeight.scope, field: 'integrations' })
    ledger.ask({ text: 'Which testimonials, photos and numbers may be published?', defaultAnswer: 'only those written in this brief; other places stay hidden', weight: questionWeight.security, field: 'additionalNotes' })
    if (wordsOf(form.analyticsTools).length > 0) ledger.assume('Analytics counts without cookies; if the tool sets cookies, it waits for consent', 'analyticsTools')
  }
  if (form.projectType === 'portfolio') {
    ledger.ask({ text: 'Which three pieces open the site, and may their clients be named?', defaultAnswer: 'the three sample items, clients unnamed', weight: questionWeight.scope, field: 'highlightSections' })
    if (form.cmsIntegration === '') ledger.assume('Content lives in files next to the code; no editor was chosen', 'cmsIntegration')
  }
  if (form.projectType === 'blog') {
    if (form.commentingSystem === undefined) ledger.assume('There are no comments; the question was not answered', 'commentingSystem')
    if (form.markdownOrCMS === '') ledger.ask({ text: 'Who writes, and do they write Markdown?', defaultAnswer: 'Markdown files, published by a commit', weight: questionWeight.use, field: 'markdownOrCMS' })
    if (form.categories.trim() === '') ledger.ask({ text: 'Which three to six categories divide the posts?', defaultAnswer: 'none at first; tags only', weight: questionWeight.scope, field: 'categories' })
  }
}

export function nameOrDefault(name: string): string {
  return upperFirst(name) || 'Untitled'
}
