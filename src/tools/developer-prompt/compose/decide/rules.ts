import type { FieldName } from '../../form.ts'
import type { BriefAction, BriefEntity, BriefRole, BusinessRule, CleanForm } from '../brief.ts'
import { flagPhrases, optionPhrases } from '../knowledge/option-phrases.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { interactions } from '../knowledge/interactions.ts'
import { looksLikeRule } from '../read/rules.ts'
import { readRules, splitSentences } from './reading.ts'
import { safeInline } from '../words/inline.ts'
import { clipWords, plural, sentence, withArticle, withoutStop } from '../words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { overlap, wordsOf } from '../words/stem.ts'
import { namesEntity } from './actions.ts'
import type { Room } from './room.ts'
import { bothSides } from './rule-borders.ts'
import { ruleCase, type Cast } from './rule-case.ts'

type World = {
  form: CleanForm
  roles: readonly BriefRole[]
  entities: readonly BriefEntity[]
  actions: readonly BriefAction[]
  facets: Set<string>
  noteRules: readonly string[]
  /** "If damaged, mark repair" from the flow. */
  branches: readonly string[]
  room: Room
}

type Draft = Omit<BusinessRule, 'id'>

const maxInteractions: Readonly<Record<Room, number>> = { wide: 2, normal: 2, narrow: 1 }
const mostAnswerRules: Readonly<Record<Room, number>> = { wide: 10, normal: 8, narrow: 5 }
const maxMinedRules = 8
const maxRules = 26
const maxRulesForScreens = 14

/** The user's rules first and complete, then what their features and statuses imply together. */
export function decideRules(world: World): BusinessRule[] {
  const cast = castOf(world.roles, world)
  const drafts: Draft[] = []
  const add = (draft: Draft) => {
    if (
      !drafts.some(
        (known) => overlap(draft.source, known.source) > 0.85 && overlap(known.source, draft.source) > 0.6,
      )
    )
      drafts.push(draft)
  }
  const shipping = shippingRule(world.form.shippingRules, cast)
  for (const text of [world.form.businessRules, ...world.noteRules]) {
    for (const rule of readRules(text)) {
      if (text === world.form.businessRules || !isFragment(rule.ears, rule.source))
        add(fromUser(rule, world, cast))
    }
  }
  if (shipping) add(shipping)
  for (const line of world.branches) for (const rule of readRules(line)) add(fromUser(rule, world, cast))
  let mined = 0
  for (const text of [world.form.projectDescription, world.form.customDescription]) {
    for (const line of splitSentences(text)) {
      if (mined >= maxMinedRules || wordsOf(line).length > 45 || !isFirmRule(line)) continue
      if (isSaidBefore(line, drafts)) continue
      mined += 1
      for (const rule of readRules(bindingPart(line)))
        if (!isFragment(rule.ears, rule.source, true)) add(fromUser(rule, world, cast))
    }
  }
  for (const draft of drafts) {
    if (draft.kind === 'limit') world.facets.add('limit')
  }
  if (world.entities.some((entity) => entity.status)) world.facets.add('status')
  for (const draft of derivedRules(world, drafts)) add(draft)
  return capped(drafts, world.form.platform === 'v0' ? maxRulesForScreens : maxRules).map((draft, index) => ({
    id: `BR-${index + 1}`,
    ...draft,
  }))
}

/** A description often repeats a rule with all its figures; the rule says it once. */
function isSaidBefore(line: string, known: readonly Draft[]): boolean {
  const figures = line.match(/\d+(?:[.,]\d+)?/g) ?? []
  return (
    figures.length > 0 &&
    known.some((draft) => {
      const said = new Set<string>(draft.source.match(/\d+(?:[.,]\d+)?/g) ?? [])
      return figures.every((figure) => said.has(figure)) && overlap(line, draft.source) > 0.3
    })
  )
}

/** "But not cluttered" or a mined piece of English without subject and verb stays in its own section. */
function isFragment(ears: string, source: string, isMined = false): boolean {
  if (/^(?:but|and|or|so|which|because|though)\s/i.test(source)) return true
  const isUnread =
    /shall keep to “/.test(ears) ||
    /^The system shall (?!not|never|only|allow|require|keep|limit|refuse|let|treat|set|make sure)[a-z]+ (?:them|it|these|those)\b/.test(
      ears,
    )
  return (
    isMined &&
    isUnread &&
    /^[\p{ASCII}’“”–—€£°]*$/u.test(source) &&
    /\b(?:the|a|and|of|to|is|are|in|for|with|up|on|at|no|max)\b/i.test(source)
  )
}

/** Beyond the cap the user's rules share the last line, word for word, instead of getting lost. */
function capped(drafts: readonly Draft[], most: number): Draft[] {
  if (drafts.length <= most) return [...drafts]
  const own = drafts.filter((draft) => !draft.derived)
  const implied = drafts.filter((draft) => draft.derived).slice(0, 3)
  const room = most - implied.length - 1
  if (own.length <= room)
    return [...own, ...drafts.filter((draft) => draft.derived).slice(0, most - own.length)]
  const rest = own.slice(room).map((draft) => `"${withoutStop(safeInline(draft.source))}"`)
  const shared: Draft = {
    text: `The system shall also keep these rules exactly as worded: ${rest.join('; ')}.`,
    source: rest.join('; '),
    kind: 'always',
    derived: false,
    check: { boundary: bothSides },
  }
  return [...own.slice(0, room), shared, ...implied]
}

/** A rule about walkers is told with a walker. */
function castFor(source: string, cast: Cast, roles: readonly BriefRole[]): Cast {
  const lower = source.toLowerCase()
  const role = roles.find((each) => lower.includes(each.label.toLowerCase()))
  const [first, second] = role?.people ?? []
  if (!role || !first || role === roles[0] || role.oversees) return cast
  return { ...cast, person: first.first, other: second?.first ?? cast.person }
}

/** Rates belong together: one rule, every zone in the user's words, and nothing outside them. */
function shippingRule(text: string, cast: Cast): Draft | undefined {
  const zones = splitSentences(text)
    .map((line) => withoutStop(safeInline(line)))
    .filter((line) => line !== '')
  if (zones.length === 0) return undefined
  const listed = zones.map((zone) => `"${zone}"`).join('; ')
  const first = zones.find((zone) => /\d/.test(zone)) ?? zones[0] ?? ''
  return {
    text: `When a shopper enters an address, the system shall apply exactly these rates and refuse payment outside them: ${listed}.`,
    source: zones.join('. '),
    kind: 'limit',
    derived: false,
    message: 'We do not deliver to this address',
    check: {
      boundary: `${ruleCase(first.split(/;\s/)[0] ?? first, cast).boundary}; an address outside all zones cannot pay`,
    },
  }
}

export function castOf(roles: readonly BriefRole[], world?: Pick<World, 'entities' | 'actions'>): Cast {
  const people = roles[0]?.people ?? []
  const action = world?.actions.find(
    (each) => each.kind === 'create' && each.entity !== undefined && each.verb !== '',
  )
  const chosen =
    world?.entities.find((entity) => entity.name === action?.object) ??
    world?.entities.find((entity) => entity.name === action?.entity)
  const title = chosen?.samples[0]?.title ?? ''
  return {
    person: people[0]?.first ?? 'Amira',
    other: people[1]?.first ?? 'Ben',
    ...(action && { verb: action.verb }),
    ...levelsOf(world),
    ...(title !== '' && { thing: title.startsWith('"') ? title : `"${title}"` }),
    roles: roles.map((role) => ({
      label: role.label.toLowerCase(),
      labels: plural(role.label).toLowerCase(),
    })),
  }
}

/** Of a long sentence only the clauses with a figure bind: "pick them up on Saturdays between 10 and 12". */
function bindingPart(line: string): string {
  if (wordsOf(line).length <= 18 || /\b(?:needs?|requires?)\b/i.test(line)) return line
  const modal = line
    .split(/;\s+|,\s+(?:so|but|because|which means)\s+(?:that\s+)?/)
    .find(
      (clause) =>
        /\b(?:must|cannot|can't|may not|must not|only|never)\b/i.test(clause) && wordsOf(clause).length >= 4,
    )
  if (modal !== undefined && modal !== line) return `${upperFirst(withoutStop(modal))}.`
  const clauses = line
    .split(/,\s+(?:and\s+)?|;\s+/)
    .filter((clause) => /\d/.test(clause) && wordsOf(clause).length >= 4)
  return clauses.length === 0 ? line : `${clauses.map((clause) => withoutStop(clause)).join(' and ')}.`
}

/** Fields people have and things ask for: grade and grade_required. */
function levelsOf(world: Pick<World, 'entities' | 'actions'> | undefined): Pick<Cast, 'levels' | 'claim'> {
  const levels: { field: string; holder: string; need: string }[] = []
  for (const holder of world?.entities.filter((entity) => entity.person !== undefined) ?? []) {
    for (const field of holder.fields) {
      const need = world?.entities.find(
        (entity) =>
          entity !== holder &&
          entity.fields.some((other) => other.name !== field.name && other.name.includes(field.name)),
      )
      if (need) levels.push({ field: field.name, holder: holder.label, need: need.label })
    }
  }
  const claim = world?.actions.find((action) =>
    /^(?:claim|take|accept|apply|book|reserve|join)$/.test(action.verb),
  )?.verb
  return { levels, ...(claim !== undefined && { claim }) }
}

/** Descriptions tell stories; only sentences with a modal, a limit or "only" become rules. */
function isFirmRule(line: string): boolean {
  return (
    looksLikeRule(line) &&
    /\b(?:must|only|cannot|can't|may not|must not|never|at most|at least|max|maximum|minimum|within|no more than|needs?|required?|not allowed|unless|until|between|before you may)\b/i.test(
      line,
    )
  )
}

function fromUser(
  rule: { ears: string; source: string; kind: BusinessRule['kind']; refusal?: string },
  world: World,
  cast: Cast,
): Draft {
  const entity =
    world.entities.find((each) => each.person === undefined && namesEntity(rule.source, each)) ??
    world.entities.find((each) => namesEntity(rule.source, each))
  return {
    text: sentence(withSubject(plainOrder(safeInline(rule.ears)), world.entities)),
    source: rule.source,
    kind: rule.kind,
    derived: false,
    ...(rule.refusal !== undefined && { message: withoutStop(safeInline(clipWords(rule.refusal, 16))) }),
    ...(entity && { entity: entity.name }),
    check: ruleCase(rule.source, castFor(rule.source, cast, world.roles)),
  }
}

/** "If not acknowledged within 5 minutes": the record whose status says so is meant. */
function withSubject(text: string, entities: readonly BriefEntity[]): string {
  const match = /^(If|When)\s+(not|never|still not)\s+([a-z]+)\b/.exec(text)
  const state = match?.[3]
  if (!match || state === undefined) return text
  const found = entities.filter((each) =>
    each.status?.values?.some((value) =>
      value
        .toLowerCase()
        .split(/[_\s-]/)
        .includes(state),
    ),
  )
  const [entity] = found
  if (entity === undefined || found.length > 1) return text
  return text
    .replace(match[0], `${match[1]} ${withArticle(entity.label)} is ${match[2]} ${state}`)
    .replace(/^([^,]*?) in (?=\d+ (?:seconds?|minutes?|hours?|days?)\b)/, '$1 within ')
}

/** "shall make sure that Say that …" → "shall say that …". */
function plainOrder(text: string): string {
  return text.replace(
    /shall make sure that (Say|Show|Include|Mention|Tell|Add|Use|Keep|Write|Put|Give|List|Explain|State|Display|Send|Ask|Offer|Allow|Let|Make|Hide|Store|Save|Notify|Warn)\b/i,
    (_all, verb: string) => `shall ${verb.toLowerCase()}`,
  )
}

function derivedRules(world: World, known: readonly Draft[]): Draft[] {
  const derived: Draft[] = []
  const add = (text: string, boundary: string, entity?: string, short?: string) =>
    derived.push({
      ...(short !== undefined && { short: sentence(short) }),
      text: sentence(text),
      source: text,
      kind: 'condition',
      derived: true,
      ...(entity !== undefined && { entity }),
      check: { boundary },
    })
  const isShort = world.form.platform === 'v0' && world.room === 'narrow'
  const guard = statusGuard(world)
  if (guard && !isShort)
    add(
      guard.text,
      guard.test,
      guard.entity,
      `If the status of ${withArticle(guard.label)} does not allow an action, then the system shall refuse and show it`,
    )
  for (const text of flagRules(world.form).slice(
    0,
    isShort ? (known.length > 4 ? 1 : 3) : mostAnswerRules[world.room],
  ))
    add(text.rule, text.test)
  const main = mainEntity(world, world.form.mainGoal)
  const slots = {
    entity: main?.label ?? 'record',
    entities: main?.labels ?? 'records',
    person: world.roles[0]?.label ?? 'member',
    overseer: (world.roles.find((role) => role.oversees) ?? world.roles[0])?.label ?? 'admin',
  }
  let used = 0
  for (const interaction of interactions) {
    if (isShort || used >= (main === undefined && world.room === 'narrow' ? 0 : maxInteractions[world.room]))
      break
    if (!interaction.facets.every((facet) => world.facets.has(facet))) continue
    if (interaction.without !== undefined && world.facets.has(interaction.without)) continue
    const text = fill(interaction.text, slots)
    if (known.some((rule) => overlap(text, rule.source) > 0.6)) continue
    add(text, fill(interaction.test, slots))
    used += 1
  }
  const hasNotice = world.facets.has('notify')
  const isStatic = typeProfiles[world.form.projectType].content
  const hasForm =
    world.facets.has('form') || (world.form.projectType === 'landing' && world.form.leadFormTool !== 'none')
  if (hasNotice && !isShort && used < 2)
    add(
      'If a message cannot be delivered, then the system shall keep the change, retry twice within 10 minutes and record the failure',
      'mail service off: change saved, failure recorded, no second message after recovery',
      undefined,
      'If a message fails, then the system shall keep the change and retry twice',
    )
  if (hasForm && main === undefined)
    add(
      'If sending the form fails, then the system shall keep every entry and offer "Try again" beside the button',
      'form endpoint off: entries stay, message visible, second try sends once',
    )
  else if (isStatic)
    add(
      'If an address does not exist, then the site shall answer 404 with a way back and the main links',
      'an invented address: status 404, menu and home link work',
      undefined,
      'If an address does not exist, then the site shall answer 404 with a way back',
    )
  else if (!world.facets.has('offline'))
    add(
      `If the connection drops while ${withArticle(slots.entity)} is being saved, then the system shall keep the input, offer "Try again" and never save it twice`,
      `same ${slots.entity} sent twice with one request key leaves one row`,
      main?.name,
      'If the connection drops, then the system shall keep the input and never save twice',
    )
  else if (known.length + derived.length === 0)
    add(
      'If a change waiting for the network is refused later, then the system shall keep it with the reason and send the others',
      'one refused and one accepted change in the queue: the second is stored, the first stays visible',
    )
  return derived
}

const ruledChoices = [
  'authenticationType',
  'authFlow',
  'offlineSupport',
  'leadFormTool',
  'cmsIntegration',
  'markdownOrCMS',
] as const

function flagRules(form: CleanForm): { rule: string; test: string }[] {
  const rules: { rule: string; test: string }[] = []
  for (const field of ruledChoices) {
    const value = form[field]
    if (value === '') continue
    const entry = (optionPhrases[field] as Record<string, { rules?: readonly string[] }>)[value]
    for (const rule of entry?.rules ?? []) rules.push({ rule, test: forced(rule) })
  }
  if (form.realTimeUpdates === false && flagPhrases.realTimeUpdates.whenNo !== undefined)
    rules.push({
      rule: flagPhrases.realTimeUpdates.whenNo,
      test: 'the time changes only after pressing refresh',
    })
  for (const name of Object.keys(flagPhrases).sort() as (keyof typeof flagPhrases)[]) {
    if (form[name as FieldName] !== true) continue
    for (const rule of flagPhrases[name].rules ?? []) rules.push({ rule, test: forced(rule) })
  }
  return rules
}

/** "If X, then the system shall Y" is proved by forcing X and seeing Y. */
function forced(rule: string): string {
  const match = /^(?:If|When|While)\s+(.+?),\s+(?:then\s+)?(?:the\s+\w+\s+)?shall\s+(.+?)\.?$/i.exec(rule)
  return match === null ? bothSides : `${match[1]}: ${clipWords(match[2] ?? '', 10)}`
}

export function fill(
  text: string,
  slots: { entity: string; entities: string; person: string; overseer: string },
): string {
  return text
    .replaceAll('{a entity}', withArticle(slots.entity))
    .replaceAll('{entity}', slots.entity)
    .replaceAll('{entities}', slots.entities)
    .replaceAll('{persons}', plural(slots.person))
    .replaceAll('{person}', slots.person)
    .replaceAll('{overseer}', slots.overseer)
}

/** The record most actions change: the heart of the product. */
export function mainEntity(
  world: { entities: readonly BriefEntity[]; actions: readonly BriefAction[] },
  goal: string,
): BriefEntity | undefined {
  let best: { entity: BriefEntity; score: number } | undefined
  for (const entity of world.entities) {
    if (entity.person !== undefined) continue
    const touched = world.actions.filter(
      (action) => action.entity === entity.name && action.kind !== 'read',
    ).length
    const score =
      touched * 4 +
      (entity.status ? 2 : 0) +
      (entity.owner === undefined ? 0 : 1) +
      (entity.assumed ? 0 : 2) +
      Math.min(entity.fields.length, 8) / 8 +
      (namesEntity(goal, entity) ? 5 : 0)
    if (!best || score > best.score) best = { entity, score }
  }
  return best?.entity
}

function statusGuard(
  world: World,
): { text: string; test: string; entity: string; label: string } | undefined {
  const changes = world.actions.flatMap((action) =>
    action.change?.from === undefined || action.verb === ''
      ? []
      : [{ verb: action.verb, change: action.change }],
  )
  const first = changes[0]
  if (!first) return undefined
  const entity = world.entities.find((each) => each.name === first.change.entity)
  if (!entity) return undefined
  const verbs = [
    ...new Set(changes.filter((each) => each.change.entity === entity.name).map((each) => each.verb)),
  ]
  return {
    entity: entity.name,
    label: entity.label,
    text: `If ${withArticle(entity.label)} is no longer in the status an action starts from (${joinList(verbs, 'or')}), then the system shall refuse it and show the current status`,
    test: `${first.verb} twice: the second attempt is refused and shows "${first.change.to}"`,
  }
}
