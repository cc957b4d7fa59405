import type { CleanForm, Scenario, Story } from '../brief.ts'
import { personName } from '../knowledge/people.ts'
import { safeInline } from '../words/inline.ts'
import { splitList } from './reading.ts'
import { clipWords, firstClause, withoutStop } from '../words/english.ts'
import { headline, professionOf } from './content.ts'
import type { ChosenFeature } from './features.ts'
import { ctaTarget } from './type-requirements.ts'
import { lowerTyped } from './form-language.ts'

export type ContentJourneyWorld = {
  form: CleanForm
  facets: ReadonlySet<string>
  features: readonly ChosenFeature[]
  seed: number
}

/** Arrive, understand, act: told with one sample person in the audience's own circumstances. */
export function decideContentJourneys(world: ContentJourneyWorld): Story[] {
  const who = personName(world.seed % 7, 0, 'en').split(' ')[0] ?? 'Amira'
  switch (world.form.projectType) {
    case 'landing':
      return landing(world, who)
    case 'blog':
      return blog(world, who)
    default:
      return portfolio(world, who)
  }
}

function plain(text: string): string {
  return withoutStop(safeInline(text))
}

function scenario(given: string, when: string, then: string, negative = false): Scenario {
  return { given, when, then, negative }
}

function situation(form: CleanForm, who: string): string {
  const clause = plain(firstClause(form.targetAudience))
  const head = clause.split(/\s+(?:with|who|that|looking|wanting|planning)\s+/)[0] ?? clause
  const audience = lowerTyped(clipWords(head, 9), form)
  return audience === '' ? `${who} arrives from a search` : `${who} ("${audience}") arrives on a phone`
}

function landing(world: ContentJourneyWorld, who: string): Story[] {
  const { form, facets } = world
  const cta = plain(form.primaryCTA)
  const scenarios = [
    scenario(
      situation(form, who),
      'the page opens at 360×640',
      `"${headline(form)}" and "${cta}" are readable without scrolling within 2.5 s`,
    ),
    scenario(
      `${who} has read to the end`,
      `${who} presses "${cta}"`,
      `it ${ctaTarget(form)}, the conversion counts once${form.leadFormTool === 'none' ? '' : ', and /thank-you names the next step'}`,
    ),
  ]
  if (form.leadFormTool !== 'none' && form.leadFormTool !== '') {
    scenarios.push(
      scenario(
        `${who} types an address without the part after the @`,
        `${who} leaves the field`,
        '"This address looks incomplete" stands beside it and nothing is sent',
        true,
      ),
    )
    scenarios.push(
      scenario(
        'the form service is down',
        `${who} presses "${cta}"`,
        'every entry stays, "Try again" appears, and the second try stores one lead',
        true,
      ),
    )
  } else {
    scenarios.push(
      scenario(
        'the linked page cannot be reached',
        `${who} presses "${cta}"`,
        'a line with the mail address appears beside the button',
        true,
      ),
    )
  }
  const stories: Story[] = [
    {
      id: 'US-1',
      priority: 'P1',
      title: `Arrive, understand, press "${cta}"`,
      scenarios,
      check: 'a stranger says after 5 seconds what is offered and for whom',
    },
  ]
  const extra: Scenario[] = []
  for (const feature of form.customFeatures) {
    if (extra.length >= 2) break
    extra.push(
      scenario(
        `${who} still doubts`,
        `${who} uses "${clipWords(plain(feature), 12)}"`,
        `an answer appears on the page without asking for an e-mail, and "${cta}" stands right below it`,
      ),
    )
  }
  if (facets.has('abtest'))
    extra.push(
      scenario(
        `${who} saw variant B yesterday`,
        `${who} comes back on the same device`,
        'variant B shows from the first paint and no second visit is counted',
      ),
    )
  if (extra.length === 1)
    extra.push(
      scenario(
        `${who} finds no answer on the page`,
        `${who} reaches its end`,
        'a way to ask a person stands there, and nothing has to be sent first',
      ),
    )
  if (extra.length > 0)
    stories.push({ id: 'US-2', priority: 'P2', title: 'Decide with less doubt', scenarios: extra, check: '' })
  return stories
}

function portfolio(world: ContentJourneyWorld, who: string): Story[] {
  const { form, facets } = world
  const profession = professionOf(form)
  const first = profession.samples[0] ?? 'the first piece'
  const scenarios = [
    scenario(
      situation(form, who),
      'the start page opens',
      `name, "${clipWords(plain(form.profession), 8)}" and one proof (${profession.proof}) are readable within 5 s without scrolling`,
    ),
    scenario(
      `${who} is on the overview`,
      `${who} opens "${first}"`,
      `${profession.fields.split(', ').slice(0, 3).join(', ')} are shown, and the next ${profession.noun} is one link away`,
    ),
    scenario(
      `${who} wants to get in touch`,
      `${who} sends the contact form with a name, an address and 20 words`,
      'a confirmation replaces the form and the message arrives within a minute',
    ),
    scenario(
      'mail delivery fails',
      `${who} sends the form`,
      'the text stays and a mail link with it is offered',
      true,
    ),
  ]
  const stories: Story[] = [
    {
      id: 'US-1',
      priority: 'P1',
      title: 'See the work and get in touch',
      scenarios,
      check: 'a stranger names the profession and one piece after 10 seconds',
    },
  ]
  if (form.cmsIntegration === 'admin' || facets.has('admin')) {
    stories.push({
      id: 'US-2',
      priority: 'P2',
      title: `Publish a new ${profession.noun}`,
      scenarios: [
        scenario(
          'the owner is signed in at /admin',
          `the owner saves a ${profession.noun} without alt text`,
          '"Describe the image" stands beside it and nothing goes live',
          true,
        ),
        scenario(
          'all fields are complete',
          'the owner publishes',
          `the ${profession.noun} is first in the overview within a minute`,
        ),
      ],
      check: '',
    })
  }
  return stories
}

function blog(world: ContentJourneyWorld, who: string): Story[] {
  const { form, facets } = world
  const kinds = splitList(form.contentTypes).map((kind) => lowerTyped(plain(kind), form))
  const category = splitList(form.categories).map(plain)[0]
  const scenarios = [
    scenario(
      situation(form, who),
      `${who} opens ${category === undefined ? `the latest ${kinds[0] ?? 'post'}` : `the category "${category}"`}`,
      'title, author, date and reading time are visible, text runs 60–75 characters wide and starts within 2.5 s',
    ),
    scenario(
      `${who} reaches the end of ${kinds[0] === undefined ? 'a post' : `one of the ${kinds[0]}`}`,
      `${who} scrolls on`,
      'three related pieces appear, never the same one, and the newsletter or next piece is one tap away',
    ),
    scenario(
      `${who} follows an old link`,
      'its address has changed since',
      'the new address opens in one redirect; an unknown one answers 404, not found, with search and three posts',
      true,
    ),
  ]
  const stories: Story[] = [
    {
      id: 'US-1',
      priority: 'P1',
      title: 'Read to the end and come back',
      scenarios,
      check: 'read one piece to the end on a phone with scripts off',
    },
  ]
  const more: Scenario[] = []
  if (facets.has('comments'))
    more.push(
      scenario(
        `${who} comments for the first time with a link in the text`,
        `${who} sends it`,
        '"Waiting for approval" shows only to the writer, and nothing is public',
        true,
      ),
    )
  if (facets.has('newsletter'))
    more.push(
      scenario(
        `${who} is already subscribed`,
        `${who} enters the address again`,
        '"You are already on the list" appears and no second mail is sent',
        true,
      ),
    )
  if (facets.has('schedule') || facets.has('drafts'))
    more.push(
      scenario(
        'a post is planned for Mon 16 March 08:00',
        'somebody opens its address at 07:59',
        'the answer is 404; at 08:01 post, feed and sitemap hold it',
        true,
      ),
    )
  if (more.length === 1)
    more.push(
      scenario(
        `${who} sends a friend the link to ${kinds[0] === undefined ? 'a post' : `one of the ${kinds[0]}`}`,
        'the friend’s messenger fetches it',
        'the preview shows title, summary and cover of that piece, and the address opens without signing in',
      ),
    )
  if (more.length > 0)
    stories.push({ id: 'US-2', priority: 'P2', title: 'Take part and come back', scenarios: more, check: '' })
  return stories
}
