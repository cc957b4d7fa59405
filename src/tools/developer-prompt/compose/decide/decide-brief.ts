import type { FieldName, PromptDraft } from '../../form.ts'
import type { Brief, BriefAction, BriefEntity, BusinessRule, CleanForm } from '../brief.ts'
import { featureAcceptance } from '../knowledge/feature-acceptance.ts'
import { flagPhrases } from '../knowledge/option-phrases.ts'
import { choiceFields } from '../knowledge/length.ts'
import { platformProfiles } from '../knowledge/platform-profiles.ts'
import { serviceKinds } from '../knowledge/services.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { detectLanguage } from './reading.ts'
import { isEmojiOnly, isSparse } from '#shared/text/emoji.ts'
import { classifyNotes } from './reading.ts'
import { safeInline } from '../words/inline.ts'
import { splitList, splitSentences } from './reading.ts'
import { sentence, withoutStop } from '../words/english.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { countWords } from '../words/count.ts'
import { stableHash } from '#shared/text/stable-hash.ts'
import { toSlug } from '../words/slug.ts'
import { readAction } from './actions.ts'
import { cleanForm } from './clean-form.ts'
import { decideContent, decideContentPages } from './content.ts'
import { decideDesign } from './design.ts'
import { decideDataModel } from './entities.ts'
import { findFacets, noPayments } from './facets.ts'
import { chosenFeatures, type ChosenFeature } from './features.ts'
import { readFlowNodes } from './flow.ts'
import { languageOf } from './form-language.ts'
import { assignByText } from './who-acts.ts'
import { findGaps } from './gaps.ts'
import { decideIntegrations } from './integrations.ts'
import { decideContentJourneys } from './content-journeys.ts'
import { decideJourneys } from './journeys.ts'
import { createLedger, type Ledger } from './ledger.ts'
import { decidePages } from './pages.ts'
import { decidePermissions } from './permissions.ts'
import { decideDone, decideIssues, decidePhases } from './phases.ts'
import { decidePitch, decideProduct, isScopeLine } from './product.ts'
import { decideQuality } from './quality.ts'
import { decideRequirements } from './requirements.ts'
import { decideRoles } from './roles.ts'
import { roomFor } from './room.ts'
import { decideRules, mainEntity } from './rules.ts'
import { decideSamples } from './samples.ts'
import { deriveStatuses } from './statuses.ts'
import { decideStack } from './stack.ts'
import { decideTests } from './tests.ts'
import { readDuties } from './role-duties.ts'
import { decideUserNeeds } from './user-needs.ts'

/** Reads the form once and settles every fact of the brief; the writers only lay them out. */
export function decideBrief(draft: PromptDraft): Brief {
  const { form, quarantined, bans } = cleanForm(draft)
  const isShort =
    form.platform === 'v0' && typeProfiles[form.projectType].content && !isSparse(form.projectDescription)
  const ledger = createLedger(isShort ? 1 : undefined)
  const features = chosenFeatures(form)
  const text = [
    allText(form, features),
    ...bans.map((ban) => ban.words).filter((words) => noPayments.test(words)),
  ].join('\n')
  const name = nameFor(form, ledger)
  const seed = stableHash(`${form.projectName}|${form.projectType}`)
  const language = languageOf(form)
  const featureIds = features.flatMap((feature) => (feature.id === undefined ? [] : [feature.id]))
  const facets = findFacets(form, featureIds, text)
  const isContent = typeProfiles[form.projectType].content
  const allNotes = classifyNotes(form.additionalNotes)
  const { said: never, worded } = readNever(allNotes.never, language.code)
  const notes = { ...allNotes, never }
  const room = roomFor(form)

  const roles = decideRoles(form, featureIds, seed, language.code, ledger)
  const model = isContent
    ? { entities: [], relations: [], unread: [] }
    : decideDataModel(
        form,
        roles,
        featureEntities(form, featureIds),
        facets.has('auth') || roles.length > 1,
        ledger,
      )
  const { entities, relations } = model
  const isModelForeign = detectLanguage(form.dataModels).code !== 'en'
  for (const entity of entities)
    if (!entity.assumed && (isModelForeign || (language.code !== 'en' && isSpokenOf(entity, form))))
      keepNoun(entity)
  const words = { roles, entities }
  deriveStatuses(
    entities,
    [...splitList(form.coreUserActions), ...splitList(form.userFlow.replace(/->|→|>/g, ','))].map((phrase) =>
      readAction(phrase, words, 'coreUserActions'),
    ),
  )
  const stated = splitList(form.coreUserActions).map((phrase) => readAction(phrase, words, 'coreUserActions'))
  const keys = splitList(form.keyActions).map((phrase) => readAction(phrase, words, 'keyActions'))
  const nodes = isContent ? [] : readFlowNodes(form, words, stated)
  const flowActions = nodes.flatMap((node) => (node.action ? [node.action] : []))
  const actions: BriefAction[] = [...stated, ...keys, ...flowActions]
  const namedTurns = nodes.flatMap((node) => (node.action && node.named === true ? [node.action] : []))
  assignByText([...stated, ...keys], roles, form, flowActions)
  for (const action of stated) action.role = roleFromFlow(action, namedTurns) ?? action.role
  const main = mainEntity({ entities, actions }, form.mainGoal)
  for (const action of actions) adoptMain(action, main)
  if (!isContent) decideSamples({ form, roles, entities, relations, seed, text, languageCode: language.code })

  const noteRules = [...notes.rules, ...allNotes.never.filter((line) => !isScopeLine(withoutStop(line)))]
  const rules = decideRules({
    form,
    roles,
    entities,
    actions,
    facets,
    noteRules,
    branches: nodes.flatMap((node) =>
      node.branch && node.branch.condition.split(' ').length > 3
        ? [`${upperFirst(withIf(node.branch.condition))}, ${node.branch.outcome}.`]
        : [],
    ),
    room,
  })
  const requirements = decideRequirements({
    form,
    roles,
    entities,
    actions: [...stated, ...keys, ...flowActions],
    features,
    rules,
    facets,
    main,
    ledger,
    room,
  })
  const pages = isContent
    ? decideContentPages({ form, features, facets, text, seed })
    : decidePages({ form, roles, entities, actions, nodes, features, facets, main, room })
  const stories = isContent
    ? decideContentJourneys({ form, facets, features, seed })
    : decideJourneys({
        form,
        roles,
        entities,
        nodes,
        rules,
        main,
        actions: stated,
        routes: pages.map((page) => page.route),
        hasSignIn: form.authFlow !== 'guest' && (facets.has('auth') || roles.length > 1),
      })
  const duties = readDuties(roles, [
    form.businessRules,
    form.targetAudience,
    form.additionalNotes,
    form.projectDescription,
  ])
  decideUserNeeds(form, { roles, entities, actions, rules, duties })

  const product = decideProduct(
    { form, roles, entities, actions, main, notes, text, ledger },
    platformProfiles[form.platform].words[0] > 600 ? 160 : 90,
  )
  const design = decideDesign(form, seed, language, facets, notes.taste, ledger)
  const integrations = decideIntegrations(form, features, text)
  const stack = decideStack(form, main, ledger)
  const tests = decideTests(form, room, rules, stories, requirements, ledger)
  findGaps({ form, roles, entities, rules, facets, main, text, changed: changedStatuses(actions), ledger })

  const shared = {
    form,
    requirements,
    pages,
    stories,
    rules,
    entities,
    integrations: integrations.list,
    tests,
    roles,
    facets,
    content: [],
  }
  const slug = toSlug(form.projectName) || form.projectType
  return {
    ...shared,
    name,
    slug,
    seed,
    room,
    pitch: decidePitch({ form, roles, entities, actions, main, notes, text, ledger }),
    language,
    product,
    context: contextOfUse(form),
    actions,
    relations,
    relationNotes: [...model.unread, ...relationsAsWorded(form, model.unread)]
      .filter((line) => line.length <= longestRelationNote)
      .map((line) => withoutStop(safeInline(line))),
    permissions: isContent
      ? { entities: [], rows: [] }
      : decidePermissions(
          roles,
          entities,
          actions.filter((action) => action.source !== 'userFlow' || action.change !== undefined),
          form.projectType === 'dashboard',
          frozenEntities(rules),
          duties,
        ),
    content: decideContent({ form, features, facets, text, seed }),
    layout: layoutNotes(form),
    behaviour: splitList(form.componentBehavior).map((line) => withoutStop(safeInline(line))),
    design,
    integrationNotes: integrations.notes,
    quality: decideQuality({ form, roles, facets, main, language, text }),
    stack: stack.lines,
    commands: stack.commands,
    phases: decidePhases(shared),
    issues: form.platform === 'github-copilot' ? decideIssues(shared, slug) : [],
    done: decideDone(shared, !isContent),
    never: [
      ...notes.never.map((line) => withoutStop(safeInline(line))),
      ...bans
        .filter(isPlainService)
        .map((ban) => `use ${safeInline(ban.thing)} ("${safeInline(ban.words)}")`),
    ],
    neverWorded: [...worded, ...bans.filter((ban) => !isPlainService(ban)).map((ban) => ban.words)].map(
      (line) => `"${withoutStop(safeInline(line))}"`,
    ),
    notes: ledger.notes(),
    verbatim: verbatimParts(form, product.condensed, quarantined),
    quarantined: quarantined.length > 0,
  }
}

/** In scripts of which the tables keep only the names, the sentences themselves stand beside them. */
function relationsAsWorded(form: CleanForm, unread: readonly string[]): string[] {
  const text = form.modelRelationships
  if (typeProfiles[form.projectType].content || detectLanguage(text).script === 'Latn') return []
  return splitSentences(text).filter(
    (line) => line !== '' && !unread.some((known) => known.includes(line) || line.includes(known)),
  )
}

/** What is longer was no relation; it stands in the appendix. */
const longestRelationNote = 400

/** Field names alone rarely give a language away; a table that the sentences name is a noun of theirs. */
function isSpokenOf(entity: BriefEntity, form: CleanForm): boolean {
  return `${form.projectDescription} ${form.coreUserActions} ${form.userFlow}`
    .toLowerCase()
    .includes(entity.name.toLowerCase())
}

/** A noun of another language is neither lower-cased nor given an English plural. */
function keepNoun(entity: BriefEntity) {
  entity.label = entity.name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')
  entity.labels = entity.label
}

/** A name that is no name (an order to a model, or only marks) is replaced and said so. */
function nameFor(form: CleanForm, ledger: Ledger): string {
  const name = safeInline(form.projectName)
  if (/[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(name)) return name
  const standIn = `Untitled ${typeProfiles[form.projectType].noun}`
  ledger.assume(
    `No usable project name was given; "${standIn}" stands in until the owner picks one`,
    'projectName',
  )
  return standIn
}

/** Sentences in another language keep their own words; ours would turn "No mostrar nunca …" round. */
function readNever(lines: readonly string[], code: string): { said: string[]; worded: string[] } {
  const said: string[] = []
  const worded: string[] = []
  for (const line of lines.flatMap((each) => each.split(/\s*,?\s+(?:and\s+)?(?=no\s+\p{Lu})/u))) {
    const service = /^no\s+(\p{Lu}[\p{L}\d .&+-]{1,30})$/iu.exec(withoutStop(line))?.[1]
    if (
      service !== undefined &&
      /^\p{Lu}/u.test(service) &&
      countWords(service) <= 3 &&
      serviceKinds.some((kind) => kind.pattern.test(service))
    ) {
      said.push(`Never use ${service} ("${withoutStop(line)}")`)
      continue
    }
    const isEnglish =
      /^(?:never|do not|don['’]t|must not|without|avoid|we |it |the )/i.test(line) ||
      (code === 'en' && /^no\s/i.test(line) && detectLanguage(line).code === 'en')
    if (isEnglish) said.push(line)
    else worded.push(line)
  }
  return { said, worded }
}

function isPlainService(ban: { thing: string; service: boolean }): boolean {
  return ban.service && /^[\p{Lu}\p{Ll}\d .&+-]{2,40}$/u.test(ban.thing) && countWords(ban.thing) <= 4
}

/** What the user wrote; catalogue features speak through their ids. */
function allText(form: CleanForm, features: readonly ChosenFeature[]): string {
  const parts: string[] = features.flatMap((feature) => (feature.custom ? [feature.label] : []))
  for (const [name, value] of Object.entries(form)) {
    if (typeof value === 'string' && !choiceFields.has(name as FieldName)) parts.push(value)
  }
  return parts.filter((part) => part !== '').join('\n')
}

function featureEntities(form: CleanForm, featureIds: readonly string[]): string[] {
  const names = featureIds.flatMap((id) => featureAcceptance[id]?.entities ?? [])
  for (const name of Object.keys(flagPhrases).sort() as (keyof typeof flagPhrases)[]) {
    if (form[name] === true) names.push(...(flagPhrases[name].entities ?? []))
  }
  return [...new Set(names)]
}

function roleFromFlow(action: BriefAction, flow: readonly BriefAction[]): string | undefined {
  if (action.verb === '') return undefined
  return flow.find(
    (each) => each.verb === action.verb && (each.entity === action.entity || action.entity === undefined),
  )?.role
}

/** "Readings cannot be edited by anyone" leaves reading only. */
function frozenEntities(rules: readonly BusinessRule[]): Set<string> {
  const frozen = rules.filter(
    (rule) =>
      rule.entity !== undefined &&
      /\b(?:cannot|can't|must not|may not|never)\b[^.]{0,20}\b(?:edited|changed|modified|altered|edit|change)\b/i.test(
        rule.source,
      ) &&
      /\b(?:anyone|anybody|nobody|no one|ever|at all)\b/i.test(rule.source),
  )
  return new Set(frozen.map((rule) => rule.entity ?? ''))
}

function withIf(condition: string): string {
  return /^(?:if|when|unless|in case)\b/i.test(condition) ? condition : `if ${condition}`
}

/** "extend once" names no record: it is about the one everything is about. */
function adoptMain(action: BriefAction, main: BriefEntity | undefined) {
  const isBare = action.rest === '' && ['create', 'update', 'decide', 'remove'].includes(action.kind)
  if (action.entity === undefined && main && (isBare || ['update', 'decide', 'remove'].includes(action.kind)))
    action.entity = main.name
  const first = main?.status?.values?.[0]
  if (
    isBare &&
    action.kind === 'create' &&
    action.change === undefined &&
    action.entity === main?.name &&
    main?.status &&
    first !== undefined
  ) {
    action.change = { entity: main.name, field: main.status.name, to: first }
  }
}

function changedStatuses(actions: readonly BriefAction[]): Set<string> {
  return new Set(
    actions.flatMap((action) => (action.change ? [`${action.change.entity}.${action.change.to}`] : [])),
  )
}

/** One line on devices and circumstances, from the audience's own words. */
function contextOfUse(form: CleanForm): string {
  const audience = withoutStop(safeInline(form.targetAudience))
  return audience === '' || isEmojiOnly(audience) ? '' : sentence(audience)
}

function layoutNotes(form: CleanForm): string[] {
  const notes: string[] = []
  if (form.uiWireframeIdea.trim() !== '')
    notes.push(`Regions, in order of importance: "${withoutStop(safeInline(form.uiWireframeIdea))}".`)
  if (form.externalLinks.trim() !== '')
    notes.push(
      `Links with \`rel="me noopener"\` and a name beside the icon: ${splitList(form.externalLinks)
        .map((link) => withoutStop(safeInline(link)))
        .join(', ')}.`,
    )
  if (form.categories.trim() !== '')
    notes.push(
      `Categories: ${splitList(form.categories)
        .map((item) => withoutStop(safeInline(item)))
        .join(', ')}; one primary per post.`,
    )
  return notes
}

function verbatimParts(
  form: CleanForm,
  condensed: boolean,
  quarantined: readonly { field: string; text: string }[],
): { label: string; text: string }[] {
  const parts: { label: string; text: string }[] = []
  if (condensed) parts.push({ label: 'Description', text: form.projectDescription })
  const byField = new Map<string, string[]>()
  for (const part of quarantined) byField.set(part.field, [...(byField.get(part.field) ?? []), part.text])
  for (const [field, texts] of byField) parts.push({ label: `Typed into ${field}`, text: texts.join('\n') })
  return parts
}
