import type { BriefRole, CleanForm } from '../brief.ts'
import { personName } from '../knowledge/people.ts'
import { isPersonNoun } from '../read/person-nouns.ts'
import { readRoles } from '../read/roles.ts'
import { safeInline } from '../words/inline.ts'
import { singular } from '../words/english.ts'
import { baseVerb } from '../words/verbs.ts'
import type { Ledger } from './ledger.ts'

const overseeing =
  /^owners?$|\b(?:admin(?:istrator)?s?|managers?|(?:shop|business|site|store|company|salon|studio|restaurant|club|gym) owners?|clerks?|staff|librarians?|editors?|coordinators?|organi[sz]ers?|supervisors?|moderators?|operators?|hosts?|dispatchers?|teachers?|instructors?|coach(?:es)?|trainers?|officers?|leads?|heads?|treasurers?|secretar(?:y|ies)|curators?|receptionists?|support|accountants?|planners?|controllers?|directors?|principals?|providers?|vendors?|sellers?|landlords?|board|pharmacists?|veterinarians?|doctors?|clinicians?|therapists?|agents?|chefs?|engineers?|reviewers?|approvers?|finance|hr|it|team leads?|verwalter(?:in)?|leiter(?:in)?|administrador(?:a)?|gerente|gestor(?:a)?|responsable|administrateur|gérant|coordinador(?:a)?|coordenador(?:a)?|coordinateur|coordinatrice|koordinator(?:in)?|encargad[oa])\b/i

/** Roles that act only where the words say so. */
const runsThePlace =
  /\b(?:admin(?:istrator)?|manager|moderator|staff|operator|coordinator|supervisor|librarian|secretary|director|principal|editor|lead|clerk|dispatcher|treasurer|organi[sz]er|receptionist)$|^(?:owner|support|board|finance|hr|it)$/i

const adminFeatures = new Set(['ot-admin', 'ot-admin-panel', 'wa-roles', 'db-users', 'db-rbac'])

/** Who uses the product, in the user's own words where there are any. */
export function decideRoles(
  form: CleanForm,
  featureIds: readonly string[],
  seed: number,
  languageCode: string,
  ledger: Ledger,
): BriefRole[] {
  const named = namesFor(form, languageCode)
  const roles: BriefRole[] = []
  for (const { name, assumed } of named) {
    const typed = safeInline(name)
      .replace(/[<>‹›|\\=]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    const clean = languageCode === 'en' ? singular(typed) : typed
    if (!/\p{L}/u.test(clean) || roles.some((role) => role.name.toLowerCase() === clean.toLowerCase()))
      continue
    roles.push({
      name: clean,
      label: languageCode === 'en' ? roleLabel(clean) : clean,
      oversees: overseeing.test(clean),
      assumed,
      comesTo: [],
      mayNot: [],
      people: [],
    })
  }
  if (roles.length === 0) roles.push(fallbackRole(form))
  const needsAdmin =
    featureIds.some((id) => adminFeatures.has(id)) ||
    form.customFeatures.some((feature) => /\badmin/i.test(feature))
  if (
    needsAdmin &&
    roles.length === 1 &&
    !roles.some((role) => role.oversees) &&
    form.userRoles.trim() === ''
  ) {
    roles.push(newRole('Admin', true))
    ledger.assume('An Admin role runs the place; no role for it was named', 'userRoles')
  }
  if (form.cmsIntegration === 'admin' && !roles.some((role) => /owner/i.test(role.name))) {
    roles.push(newRole('Owner', true))
  }
  if (form.projectType === 'ecommerce' && !roles.some((role) => role.oversees)) {
    roles.push(newRole('Staff', true))
    ledger.assume('Staff (products, orders, refunds) is the second role of the shop')
  }
  settleOwners(roles, form)
  const lead =
    form.projectType === 'dashboard'
      ? roles[0]
      : roles.find((role) => !runsThePlace.test(role.name) || (role.name === 'Owner' && !role.oversees))
  if (lead) lead.acts = true
  givePeople(roles, seed, languageCode)
  return roles.slice(0, 8)
}

/** A dog owner owns a dog; only an owner without an admin beside and without a thing before runs the place. */
function settleOwners(roles: readonly BriefRole[], form: CleanForm) {
  const owner = roles.find((role) => /^owner$/i.test(role.name))
  if (!owner) return
  const hasAdmin = roles.some((role) => role !== owner && role.oversees)
  const ownsThings =
    /\b(?:dog|cat|pet|car|home|house|boat|horse|land|flat|property|vehicle|bike|plant|shop|restaurant|garden)[ -]owners?\b/i.test(
      `${form.targetAudience} ${form.projectDescription}`,
    )
  if (hasAdmin || ownsThings) owner.oversees = false
}

/** Three people for the first role, two or one for the others: enough to show a conflict between two of a kind. */
function givePeople(roles: BriefRole[], seed: number, languageCode: string) {
  let next = seed % 7
  roles.forEach((role, position) => {
    const count = position === 0 ? 3 : roles.length > 2 ? 1 : 2
    for (let each = 0; each < count; each += 1) {
      const full = personName(0, next, languageCode)
      role.people.push({ full, first: full.split(/\s/)[0] ?? full })
      next += 1
    }
  })
}

function namesFor(form: CleanForm, languageCode: string): { name: string; assumed: boolean }[] {
  const found = readRoles({
    userRoles: form.userRoles,
    targetAudience: form.targetAudience,
    coreUserActions: form.coreUserActions,
    projectDescription: form.projectDescription,
  })
  if (form.projectType === 'landing' || form.projectType === 'portfolio')
    return [{ name: 'Visitor', assumed: false }]
  if (form.projectType === 'blog')
    return [
      { name: 'Reader', assumed: false },
      { name: 'Author', assumed: true },
    ]
  const isOwnList = form.userRoles.trim() !== ''
  const people = isOwnList
    ? found
    : found.filter(
        (role, index) =>
          role.source !== 'targetAudience' ||
          (languageCode === 'en'
            ? index === 0 || isActor(role.name, form)
            : !/[\u3040-\u30ff\u4e00-\u9fff]{6}/u.test(role.name)),
      )
  const names = people.slice(0, 6).map((role) => ({ name: role.name, assumed: false }))
  if (isOwnList) return names
  // The audience of a shop buys; only those who sell or deliver stand beside the shopper.
  if (form.projectType === 'ecommerce')
    return [
      { name: 'Shopper', assumed: false },
      ...names.filter((role) => sellsOrDelivers.test(role.name)).slice(0, 2),
    ]
  for (const noun of audienceNouns(form)) {
    if (names.length < 6 && !names.some((role) => role.name.toLowerCase().includes(noun.toLowerCase())))
      names.push({ name: noun, assumed: false })
  }
  return names
}

const sellsOrDelivers =
  /\b(?:sellers?|vendors?|couriers?|drivers?|suppliers?|wholesalers?|shop owners?|shop managers?|staff|warehouse\w*|admins?)$/i

/** "Outdoors, rain, cold fingers" are circumstances, not people. */
function isActor(name: string, form: CleanForm): boolean {
  const last = name.toLowerCase().split(' ').at(-1) ?? ''
  return isPersonNoun(last) || overseeing.test(name) || acts(last, spokenBy(form))
}

/** "Skips aged 16 to 80, spectators behind glass": heads of the audience that the flow or the rules name again. */
function audienceNouns(form: CleanForm): string[] {
  const spoken = spokenBy(form)
  return form.targetAudience.split(/[,;]|\band\b/).flatMap((part) => {
    const head =
      part
        .trim()
        .split(
          /\s+(?:with|aged|who|on|of|behind|in|from|at|near|under|over|between|working|living)\s+/i,
        )[0] ?? ''
    const last = /([\p{L}]{3,20})$/u.exec(head.trim())?.[1] ?? ''
    const noun = singular(last.toLowerCase())
    return last !== '' &&
      noun !== last.toLowerCase() &&
      spoken.includes(noun) &&
      (isPersonNoun(noun) || acts(noun, spoken)) &&
      new RegExp(`\\b${noun}s?\\b`, 'i').test(spoken)
      ? [noun.charAt(0).toUpperCase() + noun.slice(1)]
      : []
  })
}

function spokenBy(form: CleanForm): string {
  return `${form.userFlow} ${form.businessRules} ${form.coreUserActions} ${form.keyActions} ${form.projectDescription}`.toLowerCase()
}

/** "the skip enters stones": the noun stands before a verb. */
function acts(noun: string, text: string): boolean {
  const match = new RegExp(
    `\\b${noun}s?\\s+(?:can |may |must |should |do not |does not )?([a-z]+)`,
    'i',
  ).exec(text)
  return match !== null && baseVerb(match[1] ?? '') !== undefined
}

function fallbackRole(form: CleanForm): BriefRole {
  const name =
    form.projectType === 'ecommerce'
      ? 'Shopper'
      : form.projectType === 'dashboard'
        ? 'Viewer'
        : form.projectType === 'mobile-app'
          ? 'User'
          : 'Member'
  return newRole(name, true)
}

function newRole(name: string, assumed: boolean): BriefRole {
  return {
    name,
    label: roleLabel(name),
    oversees: overseeing.test(name),
    assumed,
    comesTo: [],
    mayNot: [],
    people: [],
  }
}

/** Lower case, except for acronyms and words with inner capitals. */
export function roleLabel(name: string): string {
  return name
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}+(?:-\p{Ll}+)*$/u.test(word) ? word.toLowerCase() : word))
    .join(' ')
}
