import type { Brief, Page } from '../brief.ts'
import { optionPhrases } from '../knowledge/option-phrases.ts'
import { sentence } from '../words/english.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { tighten } from '../words/tighten.ts'
import { bullets, paragraphs, table, type Tightness } from './layout.ts'

export function writePages(brief: Brief, tightness: Tightness): string {
  const { pages } = brief
  const sections = pages.filter((page) => page.states === 'section')
  const routes = pages.filter((page) => page.states !== 'section')
  if (tightness >= 7)
    return paragraphs(
      sectionList(sections, tightness),
      routes.length > 0 ? `Routes: ${routes.map((page) => `\`${page.route}\``).join(', ')}.` : '',
      bullets(notes(brief, tightness)),
    )
  const full = routes.filter(
    (page) => page.parts !== plainParts && !(tightness >= 5 && /^\/(?:login|settings)$/.test(page.route)),
  )
  const bare = routes.filter((page) => page.parts === plainParts)
  return paragraphs(
    sectionList(sections, tightness),
    routeTable(full, brief, tightness),
    tightness >= 6 ? '' : alsoLine(bare),
    bullets(notes(brief, tightness)),
  )
}

/** Pages that only carry a requirement are named, not described twice. */
const plainParts = 'as in its requirement'

function routeTable(pages: readonly Page[], brief: Brief, tightness: Tightness): string {
  if (pages.length === 0) return ''
  const isContent = brief.entities.length === 0
  const withWho = !isContent && brief.roles.length > 1 && tightness < 4
  const withPurpose = tightness < 4
  if (tightness >= 6)
    return bullets(
      pages.slice(0, 7).map((page) => `\`${page.route}\` ${parts(page.parts, 6)}; ${parts(page.states, 6)}`),
    )
  const head = [
    'Route',
    ...(withPurpose ? ['Purpose'] : []),
    'Main parts',
    ...(withWho ? ['Who'] : []),
    'States',
  ]
  const rows = pages
    .slice(0, 14)
    .map((page) => [
      `\`${page.route}\``,
      ...(withPurpose ? [page.purpose] : []),
      parts(page.parts, tightness),
      ...(withWho ? [page.who] : []),
      tightness >= 4 ? parts(page.states, tightness) : page.states,
    ])
  return table(head, rows)
}

function parts(text: string, tightness: Tightness): string {
  const limit = tightness >= 5 ? 1 : tightness >= 3 ? 2 : 9
  return text.split('; ').slice(0, limit).join('; ')
}

function alsoLine(pages: readonly Page[]): string {
  if (pages.length === 0) return ''
  return `Also, as their requirements say: ${pages.map((page) => `\`${page.route}\``).join(', ')}.`
}

function sectionList(sections: readonly Page[], tightness: Tightness): string {
  if (sections.length === 0) return ''
  if (tightness >= 6)
    return `Sections of \`/\`, in this order: ${sections.map((section) => section.purpose.split(':')[0]).join('; ')}.`
  const lines = sections.map((section, index) =>
    `${index + 1}. ${upperFirst(section.purpose)}. ${tightness >= 4 ? '' : `${upperFirst(tightness >= 3 ? tighten(section.parts, 10) : section.parts)}.`}`
      .trimEnd()
      .replace(/\.\.$/, '.'),
  )
  return `Sections of \`/\`, in this order:\n${lines.join('\n')}`
}

function notes(brief: Brief, tightness: Tightness): string[] {
  const lines: string[] = []
  const { form, roles } = brief
  if (form.navigationType !== '')
    lines.push(`Navigation: ${sentence(optionPhrases.navigationType[form.navigationType].phrase)}`)
  else if (form.projectType === 'mobile-app')
    lines.push(`Tab bar with ${tabNames(brief)}; everything else is pushed on the stack.`)
  lines.push(...brief.layout)
  if (brief.entities.length > 0) {
    const denied =
      roles.length > 1
        ? ' A page outside a role’s rights answers 403 with "Not available for your role".'
        : ''
    if (tightness >= 8)
      lines.push('Everywhere: skeleton while loading, Retry on failure, 403 without the right.')
    else if (tightness >= 5)
      lines.push(
        'Everywhere: skeleton while loading, Retry on failure with input kept, 403 outside the role’s rights.',
      )
    else
      lines.push(
        `Loading: skeleton in the final layout. Failure: "Could not load" with Retry, input kept.${denied}`,
      )
  } else if (tightness < 3) {
    lines.push('Unknown address: 404 with the way back. Images keep their space while loading.')
  }
  return lines
}

function tabNames(brief: Brief): string {
  const names = brief.pages
    .filter((page) => !/login|:|settings|\*/.test(page.route))
    .slice(0, 3)
    .map((page) => (page.route === '/' ? 'Home' : upperFirst(page.route.slice(1).replaceAll('-', ' '))))
  return [...names, 'Settings'].join(', ')
}
