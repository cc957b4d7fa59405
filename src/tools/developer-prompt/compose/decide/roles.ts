import type { BriefRole, CleanForm } from '../brief.ts'
import { personName } from '../knowledge/people.ts'
import { readRoles } from '../read/roles.ts'
import { plural, singular } from '../words/english.ts'
import type { Ledger } from './ledger.ts'

const overseeing =
  /\b(?:admin(?:istrator)?s?|managers?|owners?|staff|librarians?|editors?|coordinators?|organi[sz]ers?|supervisors?|moderators?|operators?|hosts?|dispatchers?|teachers?|instructors?|coach(?:es)?|trainers?|officers?|leads?|heads?|treasurers?|secretar(?:y|ies)|curators?|receptionists?|support|accountants?|planners?|controllers?|directors?|principals?|providers?|vendors?|sellers?|landlords?|board|pharmacists?|veterinarians?|doctors?|clinicians?|therapists?|agents?|chefs?|engineers?|reviewers?|approvers?|finance|hr|it|team leads?|verwalter(?:in)?|leiter(?:in)?|administrador(?:a)?|gerente|gestor(?:a)?|responsable|administrateur|gérant)\b/i

const adminFeatures = new Set(['ot-admin', 'ot-admin-panel', 'wa-roles', 'db-users', 'db-rbac'])

/** Who uses the product, in the user's own words where there are any. */
export function decideRoles(
  form: CleanForm,
  featureIds: readonly string[],
  seed: number,
  languageCode: string,
  ledger: Ledger,
): BriefRole[] {
  const named = namesFor(form)
  const roles: BriefRole[] = []
  for (const { name, assumed } of named) {
    const clean = singular(name.trim())
    if (clean === '' || roles.some((role) => role.name.toLowerCase() === clean.toLowerCase())) continue
    roles.push({ name: clean, label: roleLabel(clean), oversees: overseeing.test(clean), assumed, comesTo: [], mayNot: [], people: [] })
  }
  if (roles.length === 0) roles.push(fallbackRole(form))
  const needsAdmin = featureIds.some((id) => adminFeatures.has(id)) || form.customFeatures.some((feature) => /\badmin/i.test(feature))
  if (needsAdmin && roles.length === 1 && !roles.some((role) => role.oversees) && form.userRoles.trim() === '') {
    roles.push(newRole('Admin', true))
    ledger.assume('An Admin role runs the place; no role for it was named', 'userRoles')
  }
  if (form.cmsIntegration === 'admin' && !roles.some((role) => /owner/i.test(role.name))) {
    roles.push(newRole('Owner', true))
  }
  if (form.projectType === 'ecommerce' && !roles.some((role) => role.oversees)) {
    roles.push(newRole('Staff', true))
    ledger.assume('Staff (products, orders, refunds) is added as the second role of the shop')
  }
  givePeople(roles, seed, languageCode)
  return roles.slice(0, 8)
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

function namesFor(form: CleanForm): { name: string; assumed: boolean }[] {
  const found = readRoles({
    userRoles: form.userRoles,
    targetAudience: form.targetAudience,
    coreUserActions: form.coreUserActions,
    projectDescription: form.projectDescription,
  })
  if (form.projectType === 'landing' || form.projectType === 'portfolio') return [{ name: 'Visitor', assumed: false }]
  if (form.projectType === 'blog') return [{ name: 'Reader', assumed: false }, { name: 'Author', assumed: true }]
  return found.slice(0, 6).map((role) => ({ name: role.name, assumed: false }))
}

function fallbackRole(form: CleanForm): BriefRole {
  const name = form.projectType === 'ecommerce' ? 'Shopper' : form.projectType === 'dashboard' ? 'Viewer' : form.projectType === 'mobile-app' ? 'User' : 'Member'
  return newRole(name, true)
}

function newRole(name: string, assumed: boolean): BriefRole {
  return { name, label: roleLabel(name), oversees: overseeing.test(name), assumed, comesTo: [], mayNot: [], people: [] }
}

/** Lower case, except for acronyms and words with inner capitals. */
export function roleLabel(name: string): string {
  return name
    .split(' ')
    .map((word) => (/^\p{Lu}\p{Ll}+$/u.test(word) ? word.toLowerCase() : word))
    .join(' ')
}

export function rolePlural(role: BriefRole): string {
  return plural(role.label)
}
