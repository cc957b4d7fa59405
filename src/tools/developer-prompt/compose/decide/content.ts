import type { CleanForm, ContentItem, Page } from '../brief.ts'
import {
  anyProfession,
  articleKind,
  contentKinds,
  professions,
  sectionKinds,
} from '../knowledge/content-kinds.ts'
import { featureAcceptance } from '../knowledge/feature-acceptance.ts'
import { flagPhrases } from '../knowledge/option-phrases.ts'
import { safeCell, safeInline } from '../words/inline.ts'
import { splitList } from './reading.ts'
import { splitSentences } from './reading.ts'
import { clipWords, lowerFirst, plural, singular, withoutStop } from '../words/english.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { toSlug } from '../words/slug.ts'
import type { ChosenFeature } from './features.ts'
import { ctaTarget } from './type-requirements.ts'
import { languageOf, lowerTyped } from './form-language.ts'

export type ContentWorld = {
  form: CleanForm
  features: readonly ChosenFeature[]
  facets: ReadonlySet<string>
  text: string
  seed: number
}

function plain(text: string): string {
  return withoutStop(safeInline(text))
}

export function professionOf(form: CleanForm) {
  return professions.find((each) => each.pattern.test(form.profession)) ?? anyProfession
}

/** Kinds of content with their fields and two or three sample items each; no tables, no roles. */
export function decideContent(world: ContentWorld): ContentItem[] {
  switch (world.form.projectType) {
    case 'portfolio':
      return portfolioContent(world)
    case 'landing':
      return landingContent(world)
    case 'blog':
      return blogContent(world)
    default:
      return []
  }
}

function portfolioContent(world: ContentWorld): ContentItem[] {
  const profession = professionOf(world.form)
  const mined = quoted(world.text)
  const items: ContentItem[] = [
    {
      name: upperFirst(profession.noun),
      fields: `title, slug, ${(statedFields(world.form) || profession.fields).replace(/^title, /, '')}`,
      samples: mined.length >= 2 ? mined.slice(0, 3) : [...profession.samples],
    },
    {
      name: 'About',
      fields: 'portrait + alt, 80–120 words, place, languages, availability',
      samples: [aboutSample(world.form)],
    },
  ]
  if (world.form.externalLinks.trim() !== '')
    items.push({
      name: 'Link',
      fields: 'label, address (https), icon name',
      samples: splitList(world.form.externalLinks).slice(0, 5).map(plain),
    })
  if (has(world, 'pf-testimonials') || /testimon|review/i.test(world.form.highlightSections))
    items.push({
      name: 'Testimonial',
      fields: 'quote ≤ 60 words, full name, role, company, consent date',
      samples: ['real quotes only; the section stays hidden until the first one exists'],
    })
  if (has(world, 'pf-timeline') || /experience|career|cv|resume/i.test(world.form.highlightSections))
    items.push({ name: 'Experience', fields: 'role, place, from, to, one result', samples: ['newest first'] })
  if (has(world, 'pf-blog'))
    items.push({
      name: 'Note',
      fields: 'title, slug, date, summary ≤ 160 characters, body',
      samples: [`What I changed my mind about as ${lowerFirst(articleless(world.form.profession))}`],
    })
  return items
}

function articleless(text: string): string {
  const noun = clipWords(plain(text).split(/[,;(]/)[0] ?? '', 5)
  return /^[aeiou]/i.test(noun) ? `an ${noun}` : `a ${noun}`
}

function aboutSample(form: CleanForm): string {
  const goal = plain(form.mainGoal)
  return `"${upperFirst(articleless(form.profession))} for ${lowerTyped(clipWords(plain(form.targetAudience), 10), form)}.${goal === '' ? '' : ` ${upperFirst(clipWords(goal, 10))}.`}"`
}

function has(world: ContentWorld, id: string): boolean {
  return world.features.some((feature) => feature.id === id)
}

function quoted(text: string): string[] {
  return [...text.slice(0, 4000).matchAll(/["“«„]([^"”»“\n]{3,60})["”»“]/gu)]
    .map((match) => plain(match[1] ?? ''))
    .filter((item) => item !== '')
}

/** Figures the user stated, as sentences of their own: the only proof a page may show. */
export function statedFacts(form: CleanForm): string[] {
  return splitSentences(form.projectDescription)
    .flatMap((line) => line.split(/;\s+/))
    .filter(
      (line) =>
        /\d/.test(line) &&
        !/^\s*(?:this is )?(?:an? )?(?:landing )?(?:web)?(?:page|site) (?:for|about)\b/i.test(line),
    )
    .map((line) => plain(clipWords(line, 26)))
    .sort((left, right) => proofRank(left) - proofRank(right))
    .slice(0, 5)
}

/** Shares and counts of people prove more than durations and prices. */
function proofRank(fact: string): number {
  if (/%|percent|out of \d/i.test(fact)) return 0
  return /\b\d{2,}\b.*\b(?:people|customers|members|users|clients|students|finished|served|since|roofs|projects|companies|teams|homes|families)\b/i.test(
    fact,
  )
    ? 1
    : 2
}

function landingContent(world: ContentWorld): ContentItem[] {
  const { form } = world
  const facts = statedFacts(form)
  const items: ContentItem[] = [
    {
      name: 'Hero',
      fields: 'headline ≤ 10 words, subline ≤ 25, button',
      samples: [`"${headline(form)}" / "${subline(form)}" / "${plain(form.primaryCTA)}"`],
    },
    {
      name: 'Section',
      fields: 'order, heading ≤ 8 words, body ≤ 60 words, image + alt',
      samples: ['in the order given under Pages'],
    },
  ]
  if (facts.length > 0)
    items.push({ name: 'Proof', fields: 'number, what it counts, source, date', samples: facts })
  if (form.leadFormTool !== '' && form.leadFormTool !== 'none')
    items.push({
      name: 'Lead',
      fields: leadFields(form),
      samples: ['stored with variant, consent and time; repeat address updates'],
    })
  if (world.features.some((feature) => feature.id === 'lp-testimonials'))
    items.push({
      name: 'Testimonial',
      fields: 'quote, full name, role, photo + alt, consent',
      samples: ['real quotes only; hidden until the first one exists'],
    })
  if (world.features.some((feature) => feature.id === 'lp-faq') || /faq/i.test(form.contentSections))
    items.push({ name: 'FAQ', fields: 'question, answer ≤ 60 words', samples: faqSamples(world) })
  return items
}

function leadFields(form: CleanForm): string {
  if (form.leadFormTool === 'detailed') return 'e-mail (step 1); name and up to four more (step 2), consent'
  return 'name, e-mail, consent'
}

/** The offer in the user's own words: their first sentence without its lead-in. */
export function headline(form: CleanForm): string {
  const first = plain(splitSentences(form.projectDescription)[0] ?? form.projectName)
  const offer = first
    .replace(
      /^(?:this is\s+)?(?:an?|the|our|my)?\s*(?:one-page\s+)?(?:landing page|web ?page|page|site|website)\s+(?:for|about|to promote|promoting|where|that)\s+/i,
      '',
    )
    .replace(/^(?:an?|the)\s+/i, '')
    .split(/\s+(?:run by|from|which|that|who|so that|because)\s+|[,;:(]/i)[0]
  return upperFirst(clipWords(offer ?? first, 10))
}

function subline(form: CleanForm): string {
  return clipWords(`For ${lowerTyped(plain(form.targetAudience), form)}`, 22)
}

function faqSamples(world: ContentWorld): string[] {
  const facts = statedFacts(world.form)
  const price = facts.find((fact) => /[€$£]|\b(?:eur|euros?|usd|dollars?|costs?|price)\b/i.test(fact))
  const questions: string[] = []
  if (price !== undefined) questions.push(`"What does it cost?" ${sentenceOf(price)}`)
  const time = facts.find(
    (fact) => fact !== price && /\b(?:minutes?|hours?|weeks?|days?|months?)\b/i.test(fact),
  )
  if (time !== undefined) questions.push(`"How much time does it take?" ${sentenceOf(time)}`)
  questions.push(
    `"What happens after I press ${plain(world.form.primaryCTA) || 'the button'}?" The button ${ctaTarget(world.form)}.`,
  )
  return questions
}

function sentenceOf(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`
}

function blogContent(world: ContentWorld): ContentItem[] {
  const { form } = world
  const kinds = splitList(form.contentTypes).slice(0, 6)
  const categories = splitList(form.categories).map(plain)
  const items: ContentItem[] = kinds.map((text, index) => {
    const kind = contentKinds.find((each) => each.pattern.test(text)) ?? articleKind
    const own = index === 0 ? statedFields(form) : ''
    return {
      name: upperFirst(singular(plain(text))),
      fields: own || kind.fields,
      samples: [postTitle(text, categories[index % Math.max(1, categories.length)], world, index)],
    }
  })
  if (items.length === 0)
    items.push({
      name: 'Post',
      fields: articleKind.fields,
      samples: [postTitle('post', categories[0], world, 0)],
    })
  items.unshift({
    name: 'Every piece',
    fields: `title, slug, author, published at, summary ≤ 160 characters${categories.length > 0 ? ', one primary category' : ''}`,
    samples: [],
  })
  if (categories.length > 0)
    items.push({
      name: 'Category',
      fields: 'name, slug, one-sentence description; one primary per post',
      samples: [categories.slice(0, 8).join(', ')],
    })
  items.push({
    name: 'Author',
    fields: form.authorProfiles === true ? 'name, portrait + alt, bio ≤ 60 words, links; own page' : 'name',
    samples: ['Mei Tanaka', 'Oscar Vega'],
  })
  if (world.facets.has('comments'))
    items.push({
      name: 'Comment',
      fields: 'post, name, text ≤ 2,000 characters, status (waiting, approved, spam), reply to (one level)',
      samples: [`"Does this also hold for ${lowerFirst(categories[0] ?? 'beginners')}?" (waiting)`],
    })
  if (world.facets.has('newsletter'))
    items.push({
      name: 'Subscriber',
      fields: 'e-mail, confirmed at, source page',
      samples: ['one confirmed, one still waiting'],
    })
  return items
}

/** "Each post has the station, line and a plan": the owner has said what a piece consists of. */
export function statedFields(form: CleanForm): string {
  const match =
    /\b(?:each|every)\s+(?:post|article|entry|piece|episode|recipe|page|project|story|case|item|review|portrait)s?\s+(?:has|have|shows?|contains?|includes?|comes with|gets)\s+([^.;\n]{8,220})/i.exec(
      form.projectDescription,
    )
  const items =
    match === null
      ? []
      : splitList(match[1] ?? '').map((item) => lowerTyped(plain(item), form).replace(/^(?:the|an?)\s+/i, ''))
  return items.length >= 2 ? items.slice(0, 10).join(', ') : ''
}

function postTitle(kind: string, category: string | undefined, world: ContentWorld, index: number): string {
  const subject = category ?? clipWords(plain(world.form.projectName), 4)
  const titles = [
    `${subject}: what we got wrong the first time`,
    `${subject} in one evening, step by step`,
    `${subject}: the numbers behind one ordinary week`,
    `Ask before you buy: ${lowerFirst(subject)}`,
  ]
  const noun = lowerTyped(
    languageOf(world.form).code === 'en' ? singular(plain(kind)) : plain(kind),
    world.form,
  )
  return `"${titles[(world.seed + index) % titles.length]}" (${noun})`
}

/** Routes of a content site, then the sections of its main page in order. */
export function decideContentPages(world: ContentWorld): Page[] {
  const { form } = world
  const pages: Page[] = []
  const add = (route: string, purpose: string, parts: string, states: string) => {
    if (pages.length < 14 && !pages.some((page) => page.route === route))
      pages.push({ route, purpose, parts, who: 'visitor', states, slice: 'content' })
  }
  if (form.projectType === 'portfolio') {
    const profession = professionOf(form)
    const nouns = plural(profession.noun)
    const slug = toSlug(nouns) || 'projects'
    add(
      '/',
      'who, what, proof in 5 seconds',
      `name, "${safeCell(clipWords(plain(form.profession), 8))}", ${profession.proof}, contact button`,
      'image slow: text stands alone',
    )
    for (const section of sectionRows(form.highlightSections)) pages.push(section)
    add(
      `/${slug}`,
      `all ${nouns}`,
      `grid with title, year, one line${world.facets.has('filters') ? ', filter by tag' : ''}`,
      `"No ${nouns} under this tag. Show all."`,
    )
    add(
      `/${slug}/:slug`,
      `one ${profession.noun}`,
      profession.fields,
      'unknown address: 404 with three others',
    )
    add('/about', 'the person', 'portrait, 80–120 words, how to work together', 'static')
    add('/contact', 'write', 'form, mail address as text', 'sent, field error, delivery failed with mailto')
  } else if (form.projectType === 'landing') {
    for (const section of sectionRows(
      form.contentSections || 'hero, benefits, how it works, proof, FAQ, sign-up',
    ))
      pages.push(section)
    if (form.leadFormTool !== 'none')
      add(
        '/thank-you',
        'next step',
        'what happens next and by when',
        'opened directly: link back to the page',
      )
    add('/privacy', 'data use', 'what is stored, why, for how long, contact', 'static')
  } else {
    add(
      '/',
      'newest and best',
      'lead post, latest ten, categories',
      '"First post comes soon" with the feed link',
    )
    add('/posts/:slug', 'read', 'title, byline, body, next post', 'draft or unknown: 404 with search')
    add(
      '/category/:slug',
      'one subject',
      'description, posts newest first, pages of 12',
      '"Nothing in this category yet"',
    )
    if (form.authorProfiles === true)
      add('/author/:slug', 'one author', 'portrait, bio, posts', '"No posts yet"')
    add('/search', 'find', 'query, results with excerpt', '"Nothing found for …" with popular posts')
    add('/rss.xml', 'feed', 'latest 20 posts', 'valid while empty')
  }
  for (const feature of world.features) {
    for (const route of feature.id === undefined ? [] : (featureAcceptance[feature.id]?.routes ?? []))
      add(route, feature.label.toLowerCase(), 'as in its requirement', 'empty: says what will appear')
  }
  for (const name of Object.keys(flagPhrases).sort() as (keyof typeof flagPhrases)[]) {
    if (form[name] === true)
      for (const route of flagPhrases[name].routes ?? [])
        add(route, 'see its requirement', 'as in its requirement', 'empty: says what will appear')
  }
  if (form.cmsIntegration === 'admin')
    add(
      '/admin',
      'edit content (owner only)',
      'list, editor, order by drag or keyboard',
      'visitor: sign-in; session ended: draft kept',
    )
  return pages.slice(0, 14)
}

function sectionRows(text: string): Page[] {
  return splitList(text)
    .slice(0, 10)
    .map((section) => {
      const kind = sectionKinds.find((each) => each.pattern.test(section))
      const name = safeCell(withoutStop(section))
      return {
        route: `#${toSlug(section) || 'section'}`,
        purpose: `${name}: ${kind?.job ?? `show ${lowerFirst(name)} at a glance`}`,
        parts: kind?.content ?? 'heading, up to 60 words, one image',
        who: 'visitor',
        states: 'section',
        slice: 'content',
      }
    })
}
