import type { BriefEntity, BriefRole, CleanForm } from '../brief.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { flagPhrases } from '../knowledge/option-phrases.ts'
import { withArticle } from '../words/english.ts'

type World = {
  form: CleanForm
  roles: readonly BriefRole[]
  facets: ReadonlySet<string>
  main: BriefEntity | undefined
  language: { name: string; code: string; rtl: boolean }
  text: string
}

const maxLines = 10

/** Only bars with a number or a check, chosen for this product; at most ten lines. */
export function decideQuality(world: World): string[] {
  const { form, facets, roles } = world
  const lines: string[] = []
  const people = roles[0]?.people ?? []
  const hasData = !typeProfiles[form.projectType].content
  const one = people[0]?.first ?? 'Amira'
  const two = people[1]?.first ?? 'Ben'
  const label = world.main?.label ?? 'record'
  if (hasData && (facets.has('auth') || roles.length > 1)) {
    lines.push(
      `Access: tables deny by default and open by the matrix, enforced at the database. Check: ${one} cannot read or change ${two}'s ${label} by id.`,
    )
    lines.push(
      'The server validates type and length of all input and uploads; 5 sign-in attempts per 15 minutes; no personal data in logs.',
    )
  } else if (hasData) {
    lines.push(
      `Data stays with its device or session. Check: a second browser cannot open ${withArticle(label)} of the first by guessing its id.`,
    )
    lines.push(
      'Input is validated where it is stored, with lengths and types; secrets never reach the client.',
    )
  } else if (form.leadFormTool !== 'none' || facets.has('form')) {
    lines.push(
      'Public forms: server-side validation, honeypot, 5 sends per hour and address; no address or free text in logs or URLs.',
    )
  }
  if (facets.has('multilang'))
    lines.push(
      'Languages: texts in one file per language, `lang` set, switching keeps the page; dates and numbers follow the language.',
    )
  if (world.language.code !== 'en') {
    lines.unshift(
      `Interface language: ${world.language.name}${world.language.rtl ? ', RTL (right to left)' : ''}. Keep quoted terms as written; dates and numbers follow that language.`,
    )
  }
  if (facets.has('health'))
    lines.push(
      'Health data: encrypted at rest, each read of a record logged, no details in notifications; have the legal basis reviewed by a person.',
    )
  if (facets.has('children'))
    lines.push(
      'Children: no public profile, no free-text contact with strangers, an adult consents before any personal data is stored.',
    )
  lines.push(...seo(form, world.text))
  if (form.isResponsive === true)
    lines.push('Widths 360, 768 and 1280 px: no sideways scroll, everything by touch and keyboard.')
  if (form.isResponsive === false && flagPhrases.isResponsive.whenNo !== undefined)
    lines.push(flagPhrases.isResponsive.whenNo)
  if (form.customDomain === true)
    lines.push(
      'Canonical and share addresses use the own domain over HTTPS; www redirects to the bare domain in one hop.',
    )
  lines.push(...accessibility(world), speed(world))
  lines.push(...typeProfiles[form.projectType].quality)
  return lines.slice(0, maxLines)
}

function accessibility({ facets, form }: World): string[] {
  const extra = facets.has('older') ? ' Body text 18 px, targets 48 px, no time limit on forms.' : ''
  return [
    `WCAG 2.2 AA: visible focus, labelled inputs, full keyboard path, usable at ${form.isResponsive === false ? '' : '360 px and '}200 % zoom.${extra}`,
  ]
}

function speed({ form, main }: World): string {
  if (form.projectType === 'mobile-app')
    return 'Cold start to first action 2 s on a mid-range phone; lists scroll at 60 fps with 1,000 items; a tap answers within 100 ms.'
  if (typeProfiles[form.projectType].content)
    return 'LCP ≤ 2.5 s, INP ≤ 200 ms, CLS ≤ 0.1 on a mid-range phone.'
  return `LCP ≤ 2.5 s, INP ≤ 200 ms, CLS ≤ 0.1 on a mid-range phone; the ${main?.label ?? 'main'} list answers within 500 ms (p95) on 10,000 rows.`
}

function seo(form: CleanForm, text: string): string[] {
  const wantsRank = /\b(?:rank\w*|seo|organic (?:traffic|search)|found on google|google results)\b/i.test(
    text,
  )
  if (form.seoRequired === true || (form.seoRequired === false && wantsRank))
    return [
      'SEO: unique title and description per page, canonical address, Article structured data, sitemap, share image 1200×630, one h1.',
    ]
  if (form.seoRequired === false) return ['Search engines: title and description per page, nothing more.']
  return wantsRank
    ? ['SEO: unique title and description per page, canonical address, sitemap, structured data.']
    : []
}
