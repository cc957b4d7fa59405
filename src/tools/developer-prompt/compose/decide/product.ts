import type { BriefAction, BriefEntity, BriefRole, CleanForm } from '../brief.ts'
import { flagPhrases } from '../knowledge/option-phrases.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { condense } from '../read/long-text.ts'
import { isEmojiOnly, nameEmoji } from '#shared/text/emoji.ts'
import { safeInline } from '../words/inline.ts'
import { splitList } from './reading.ts'
import {
  clipWords,
  firstClause,
  lowerFirst,
  sentence,
  startsWithVerb,
  withArticle,
  withoutStop,
} from '../words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { contentStems, stem } from '../words/stem.ts'
import { baseVerb } from '../words/verbs.ts'
import { countWords } from '../words/count.ts'
import { isOverruled } from './flag-twins.ts'
import { lowerTyped } from './form-language.ts'
import type { Ledger } from './ledger.ts'
import { deedWords } from './object-words.ts'
import type { Notes } from '../read/notes.ts'

export type ProductWorld = {
  form: CleanForm
  roles: readonly BriefRole[]
  entities: readonly BriefEntity[]
  actions: readonly BriefAction[]
  main: BriefEntity | undefined
  notes: Notes
  text: string
  ledger: Ledger
}

const pitchWords = 20

/** The line under the title: what it is, for whom, to do what; at most twenty words. */
export function decidePitch(world: ProductWorld): string {
  const { form } = world
  const audience = shortAudience(form)
  switch (form.projectType) {
    case 'portfolio':
      return sentence(
        clipWords(
          `The portfolio of ${withArticle(plain(firstClause(form.profession)) || 'professional')}, for ${audience}`,
          pitchWords,
        ),
      )
    case 'landing':
      return sentence(
        clipWords(
          `A landing page that moves ${audience} to "${plain(form.primaryCTA) || 'act'}"`,
          pitchWords + 4,
        ),
      )
    case 'blog':
      return sentence(
        clipWords(
          `A blog of ${
            joinList(
              splitList(form.contentTypes)
                .slice(0, 3)
                .map((kind) => lowerTyped(plain(kind), form)),
            ) || 'posts'
          } for ${audience}`,
          pitchWords,
        ),
      )
    case 'dashboard':
      return sentence(
        clipWords(
          `A dashboard for ${audience}: ${
            asManyAs(
              splitList(form.dashboardWidgets).map((widget) => lowerTyped(plain(widget), form)),
              pitchWords - 3 - countWords(audience),
            ) || 'their figures'
          }`,
          pitchWords,
        ),
      )
    case 'ecommerce':
      return sentence(
        clipWords(
          `An online shop for ${
            joinList(
              splitList(form.productTypes)
                .slice(0, 3)
                .map((kind) =>
                  lowerTyped(
                    plain(kind).replace(
                      /^(?:physical|digital|services?|subscriptions?|handmade)(?:\s+(?:goods|products?))?\s*[:–-]\s*/i,
                      '',
                    ),
                    form,
                  ),
                ),
            ) || 'products'
          }, made for ${audience}`,
          pitchWords,
        ),
      )
    default:
      return sentence(
        clipWords(`${upperFirst(withArticle(nounOf(form)))} ${deeds(world, audience)}`, pitchWords + 4),
      )
  }
}

/** The first items that fit, whole: at least one. */
function asManyAs(items: readonly string[], words: number): string {
  const kept: string[] = []
  for (const item of items.slice(0, 3)) {
    if (kept.length > 0 && countWords([...kept, item].join(' ')) > words) break
    kept.push(item)
  }
  return joinList(kept)
}

function plain(text: string): string {
  return withoutStop(safeInline(text))
}

function shortAudience(form: CleanForm): string {
  const clause = plain(firstClause(form.targetAudience))
  if (clause === '') return 'its users'
  if (countWords(clause) <= 8) return lowerTyped(clause, form)
  const head = clause.split(/\s+(?:with|who|that|aged|working|living|of|on|in|from|between|at)\s+/)[0] ?? ''
  return lowerTyped(countWords(head) >= 1 && countWords(head) <= 8 ? head : clipWords(clause, 8), form)
}

function nounOf(form: CleanForm): string {
  const words = `${form.targetAudience} ${form.layoutPreferences}`
  const phoneFirst = /\bphones?\b|\bmobile\b|one-handed/i.test(words)
  if (form.projectType === 'mobile-app') {
    const names: Readonly<Record<string, string>> = {
      ios: 'iOS app',
      android: 'Android app',
      both: 'mobile app for iOS and Android',
      pwa: 'installable web app',
      hybrid: 'hybrid mobile app',
    }
    return names[form.targetPlatforms] ?? 'mobile app'
  }
  if (form.projectType === 'other') return 'product'
  return `${phoneFirst ? 'phone-first ' : ''}${typeProfiles[form.projectType].noun}`
}

function deeds(world: ProductWorld, audience: string): string {
  const stated = world.actions.filter(
    (action) => action.source === 'coreUserActions' || action.source === 'keyActions',
  )
  const own = stated.filter((action) => action.verb !== '')
  const texts = own.slice(0, 3).map((action) => clipWords(plain(deedWords(action, world.entities)), 6))
  if (texts.length > 0) return `that lets ${audience} ${joinList(texts)}`
  const goal = plain(firstClause(world.form.mainGoal))
  if (startsWithVerb(goal)) return `that lets ${audience} ${lowerFirst(clipWords(goal, 9))}`
  const named = asManyAs(
    stated.map((action) => clipWords(plain(action.text), 5)),
    pitchWords - 8,
  )
  return named === '' ? `that lets ${audience} get their work done` : `for ${audience}: ${named}`
}

/** Problem in the user's words, success with a way to measure it, and what is left out. */
export function decideProduct(
  world: ProductWorld,
  maxWords: number,
): { text: string; success: string[]; notes: string[]; outOfScope: string[]; condensed: boolean } {
  const { form } = world
  const source = form.projectDescription
  const condensed = condense(source, maxWords)
  const paragraphs: string[] = []
  if (isEmojiOnly(source)) paragraphs.push(`"${safeInline(source)}" (${nameEmoji(source)}).`)
  else if (condensed.text !== '') paragraphs.push(sentence(safeInline(condensed.text)))
  if (form.projectType === 'other' && form.customDescription.trim() !== '')
    paragraphs.push(sentence(safeInline(condense(form.customDescription, 90).text)))
  if (form.appUseCase.trim() !== '')
    paragraphs.push(`Used for: ${sentence(lowerTyped(safeInline(form.appUseCase), form))}`)
  if (form.productTypes.trim() !== '') paragraphs.push(`Sold: ${sentence(safeInline(form.productTypes))}`)
  if (form.profession.trim() !== '') paragraphs.push(`Profession: ${sentence(safeInline(form.profession))}`)
  const notes = [...world.notes.constraints, ...world.notes.rest].map((line) => sentence(safeInline(line)))
  return {
    text: paragraphs.join(' '),
    success: successLines(world),
    notes,
    outOfScope: outOfScope(world),
    condensed: condensed.condensed,
  }
}

function successLines(world: ProductWorld): string[] {
  const goal = plain(world.form.mainGoal)
  if (goal === '') return []
  const measure = measureFor(world)
  const lines = [sentence(goal)]
  if (measure !== '') lines.push(measure)
  return lines
}

/** How the goal is read off stored data; a status or entity named in the goal is what gets counted. */
function measureFor(world: ProductWorld): string {
  const goal = world.form.mainGoal
  const viewer = (world.roles.find((role) => role.oversees) ?? world.roles[0])?.label ?? 'owner'
  if (typeProfiles[world.form.projectType].content) {
    const deed =
      world.form.projectType === 'landing'
        ? `"${plain(world.form.primaryCTA)}" completions`
        : world.form.projectType === 'blog'
          ? 'reads to the end and new subscribers'
          : 'sent contact messages'
    return `Measure: ${deed} per week, by traffic source.`
  }
  const timed =
    /(\d+(?:[.,]\d+)?\s*%)\s+of\s+(?:all\s+)?(.{3,60}?)\s+(?:within|in under|in less than|in)\s+(\d+\s*\w+)/i.exec(
      goal,
    )
  if (timed) {
    const entity =
      world.entities.find((each) =>
        contentStems(timed[2] ?? '').includes(contentStems(each.label).at(-1) ?? '-'),
      ) ?? world.main
    const goalStems = contentStems(goal)
    const named = entity?.status?.values?.findLast((value) => goalStems.includes(stem(value)))
    const done =
      named ??
      entity?.status?.values?.findLast(
        (value) => !/reject|cancel|declin|fail|expired|refus|lost|no_?show|archiv/i.test(value),
      )
    if (entity && done !== undefined)
      return `Measure: share of ${entity.labels} that reach "${done}" within ${timed[3]} of being created, last 30 days, shown to the ${viewer}.`
  }
  const duration = /(?:under|in|within|less than|below)\s+(\d+\s*(?:seconds?|minutes?|s|min))\b/i.exec(goal)
  const first = world.actions[0]
  if (duration) {
    return `Measure: store start and end time of "${plain(first?.text ?? 'the main task')}"; show the ${viewer} the share finished within ${duration[1]}.`
  }
  const ordered = contentStems(goal)
  const roots = new Set(ordered)
  const counts = world.entities
    .flatMap((entity) =>
      (entity.status?.values ?? []).map((value) => ({ entity, value, at: ordered.indexOf(stem(value)) })),
    )
    .filter(({ at }) => at >= 0)
    .sort((left, right) => left.at - right.at)
  for (const { entity, value } of counts.slice(0, 1)) {
    return `Measure: share of ${entity.labels} with ${entity.status?.name} "${value}" over the last 30 days, shown to the ${viewer}.`
  }
  const counted =
    world.entities.find((entity) => contentStems(entity.label).some((root) => roots.has(root))) ?? world.main
  const part =
    world.main &&
    counted !== world.main &&
    counted?.fields.some((field) => field.reference === world.main?.name)
      ? counted
      : undefined
  if (part && /%/.test(goal))
    return `Measure: ${part.labels} ÷ ${world.main?.labels} of the last 30 days, shown to the ${viewer}.`
  if (/\d/.test(goal))
    return `Measure: this figure over the last 30 days from stored ${counted?.labels ?? 'records'}, shown to the ${viewer}.`
  world.ledger.assume(
    `The goal names no number; ${counted?.labels ?? 'completed main actions'} per week are counted and shown to the ${viewer}`,
    'mainGoal',
  )
  return `Measure: ${counted?.labels ?? 'completed main actions'} per week, shown to the ${viewer}.`
}

function outOfScope(world: ProductWorld): string[] {
  const { form, text } = world
  const items: string[] = []
  for (const line of world.notes.never) {
    const clean = plain(line)
    if (isScopeLine(clean))
      items.push(
        ...clean
          .split(/\s*(?:,|\band\b|\bor\b)\s*(?=(?:no|without)\b)/i)
          .map((part) =>
            lowerTyped(part.replace(/^(?:and\s+)?(?:no|without|kein\w*|sin|pas de|sem)\s+/i, ''), form),
          ),
      )
  }
  for (const name of Object.keys(flagPhrases).sort() as (keyof typeof flagPhrases)[]) {
    const phrase = flagPhrases[name]
    if (form[name] === false && phrase.outOfScope !== undefined && !isOverruled(form, name))
      items.push(phrase.outOfScope)
  }
  if (form.leadFormTool === 'none') items.push('a form on the page')
  for (const entry of typeProfiles[form.projectType].outOfScope)
    if (!entry.wanted.test(text)) items.push(entry.text)
  return [...new Set(items)].slice(0, 8)
}

/** "No fees and no online payments" limits scope; "Never show phone numbers" is a rule of conduct. */
export function isScopeLine(line: string): boolean {
  const match = /^(?:no|without|kein\w*|sin|pas de|sem)\s+(\S+)/i.exec(line)
  return (
    match !== null &&
    (baseVerb(match[1] ?? '') === undefined || /s$/.test(match[1] ?? '')) &&
    countWords(line) <= 14
  )
}
