import { typeProfiles } from '../knowledge/type-profiles.ts'
import { lowerFirst, plural, sentence, withArticle } from '../words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { overlap } from '../words/stem.ts'
import { mainClause } from '../words/tighten.ts'
import type { RequirementDraft, RequirementWorld } from './requirements.ts'

type Basic = { title: string; text: string; /** Words that tell it is already asked for. */ known?: RegExp }

/** How the note about added requirements begins. */
export const addedBasics = 'Not in the form, but the least'

const least = 8
const leastMust = 3

/** What a form with little in it still needs to be a product of its type; nothing that widens the idea. */
export function basicRequirements(
  world: RequirementWorld,
  drafts: readonly RequirementDraft[],
): RequirementDraft[] {
  const hasMust = drafts.some((draft) => draft.priority === 'must')
  const missing = Math.max(least - drafts.length, hasMust ? 0 : leastMust)
  if (missing <= 0) return []
  const said = drafts.map((draft) => `${draft.title} ${draft.text}`)
  const unlike = basicsFor(world).filter((basic) => !said.some((text) => overlap(basic.text, text) > 0.6))
  const isKnown = (basic: Basic) => said.some((text) => basic.known?.test(text) === true)
  const chosen = [...unlike.filter((basic) => !isKnown(basic)), ...unlike.filter(isKnown)].slice(0, missing)
  const mustLeft = hasMust ? 0 : leastMust
  if (chosen.length > 0) {
    world.ledger.assume(
      `${addedBasics} ${withArticle(typeProfiles[world.form.projectType].noun)} needs: ${joinList(chosen.map((basic) => lowerFirst(basic.title)))}`,
      'features',
    )
  }
  return chosen.map((basic, index) => ({
    priority: index < mustLeft ? 'must' : 'should',
    title: basic.title,
    text: basic.text,
    short: sentence(mainClause(basic.text)),
    source: 'projectType',
    slice: world.main?.name ?? 'core',
  }))
}

function basicsFor(world: RequirementWorld): readonly Basic[] {
  switch (world.form.projectType) {
    case 'portfolio':
      return portfolioBasics(world)
    case 'landing':
      return landingBasics(world)
    case 'blog':
      return blogBasics
    case 'dashboard':
      return dashboardBasics(world)
    case 'ecommerce':
      return shopBasics
    default:
      return recordBasics(world)
  }
}

function portfolioBasics({ form }: RequirementWorld): Basic[] {
  const profession = form.profession.trim() === '' ? 'profession' : 'profession in the words given'
  return [
    {
      title: 'Start page',
      text: `Opens with name, ${profession} and three chosen pieces; each piece is one tap from its own page.`,
      known: /hero|start page|overview/i,
    },
    {
      title: 'Piece page',
      text: 'Shows images with alt text, year, role and result of one piece, and a link on to the next one.',
      known: /case stud|project page|detail page/i,
    },
    {
      title: 'Contact',
      text: 'A visitor sends name, address and message; a confirmation replaces the form, and on failure the text stays with a mail link beside it.',
      known: /contact/i,
    },
    {
      title: 'About',
      text: 'Shows who the owner is in at most 150 words, with one photo and the ways to get in touch.',
      known: /\babout\b|biograph/i,
    },
    {
      title: 'Images',
      text: 'Load in the size the screen needs; a missing file shows its description in the same frame instead of a broken icon.',
    },
    {
      title: 'Navigation',
      text: 'The same three to five links stand on every page, mark the current one and open by keyboard.',
      known: /navigation|menu/i,
    },
    {
      title: 'Unknown address',
      text: 'Answers 404, says so in one sentence and links to the start page and the latest piece.',
      known: /404/,
    },
    {
      title: 'Sharing',
      text: 'Every page has its own title, description and preview image, so that a shared link shows the piece and not the site.',
      known: /share image|open graph|preview image/i,
    },
  ]
}

function landingBasics({ form }: RequirementWorld): Basic[] {
  const hasForm = form.leadFormTool !== '' && form.leadFormTool !== 'none'
  return [
    {
      title: 'First screen',
      text: 'States in one headline and one sentence what is offered and for whom, readable at 360×640 without scrolling.',
      known: /hero|first screen/i,
    },
    {
      title: 'Benefits',
      text: 'Three concrete points of the offer, each with one fact from this brief, stand below the first screen; a point without a fact is left out.',
      known: /benefit|feature section/i,
    },
    {
      title: 'FAQ',
      text: 'Four to six questions with answers open in place by tap and keyboard, and stay readable without scripts.',
      known: /\bfaq\b|questions/i,
    },
    {
      title: 'Proof',
      text: 'Shows only quotes, logos and numbers the owner supplied; with none supplied the section is hidden.',
      known: /testimonial|proof|review/i,
    },
    {
      title: 'Contact line',
      text: 'Shows how to reach a person (address, phone or mail as supplied) at the end of the page.',
      known: /contact/i,
    },
    hasForm
      ? {
          title: 'Form feedback',
          text: 'A wrong field says why beside it; a failed send keeps every entry and offers "Try again".',
          known: /try again/i,
        }
      : {
          title: 'Link check',
          text: 'If the target of the main button does not answer, a line beside it says so and shows another way to get in touch.',
        },
    {
      title: 'Legal pages',
      text: 'Privacy and imprint open from the footer; nothing is stored on the device before consent.',
      known: /privacy|imprint|cookie/i,
    },
    {
      title: 'Sharing',
      text: 'A shared link shows the headline, one sentence and a 1200×630 image that carries the name.',
      known: /share image|open graph/i,
    },
  ]
}

const blogBasics: readonly Basic[] = [
  {
    title: 'Post list',
    text: 'Shows title, date, reading time and first sentence of each post, newest first, ten per page.',
    known: /post list|archive/i,
  },
  {
    title: 'Post page',
    text: 'Shows title, author, date, reading time and text; code, images and quotes fit a 360 px screen without sideways scroll.',
    known: /post page/i,
  },
  {
    title: 'Publishing',
    text: 'The author saves a post as a draft, previews it on its own address and publishes; a draft answers 404 to everybody else.',
    known: /draft|publish/i,
  },
  {
    title: 'Search',
    text: 'Finds words in titles and text, marks them in the results and offers three recent posts when nothing matches.',
    known: /search/i,
  },
  {
    title: 'Feed',
    text: 'Holds the latest 20 posts in full at `/rss.xml` and is linked in the head of every page.',
    known: /\brss\b|\bfeed\b/i,
  },
  {
    title: 'Author line',
    text: 'Shows name, photo and two sentences about the author below each post.',
    known: /author/i,
  },
  {
    title: 'Next read',
    text: 'Shows three other posts at the end, same subject first, never the one just read.',
    known: /related/i,
  },
  {
    title: 'Unknown address',
    text: 'Answers 404 with a search field and the three latest posts instead of a blank page.',
    known: /404/,
  },
]

function dashboardBasics({ main }: RequirementWorld): Basic[] {
  const labels = main?.labels ?? 'records'
  return [
    {
      title: 'Period',
      text: 'A filter sets day, week, month or own dates for all figures at once and is kept in the address.',
      known: /date filter|period filter|date range/i,
    },
    {
      title: 'Freshness',
      text: 'Shows the time of the last load beside the title and marks figures older than a day as stale.',
      known: /last load|freshness|stale/i,
    },
    {
      title: 'Detail list',
      text: `Opening a figure lists exactly the ${labels} counted in it, 25 per page, with a way back to the same filter.`,
      known: /drill/i,
    },
    {
      title: 'Data in',
      text: `A CSV with ${labels} is checked row by row; wrong rows are listed with line and reason, and nothing is stored until they are fixed or skipped.`,
      known: /csv|import|upload/i,
    },
    {
      title: 'Export',
      text: 'Saves what the current filter shows as CSV with the period in the file name.',
      known: /export|download/i,
    },
    {
      title: 'Figure help',
      text: 'Each figure opens its formula, period and source in one tap.',
      known: /formula/i,
    },
    {
      title: 'Failed load',
      text: 'Keeps the last good figures with their time, names what failed and offers "Load again".',
      known: /load again|could not load/i,
    },
    {
      title: 'Small screen',
      text: 'Shows the figures one below the other at 360 px; charts keep their labels or become tables.',
      known: /360 px/i,
    },
  ]
}

const shopBasics: readonly Basic[] = [
  {
    title: 'Catalogue',
    text: 'Shows photo, name and price of each product, 24 per page, and says when something is sold out.',
    known: /catalogue|catalog|browse/i,
  },
  {
    title: 'Product page',
    text: 'Shows photos, price with tax, delivery time and one button that adds to the cart without leaving the page.',
    known: /product page/i,
  },
  {
    title: 'Cart',
    text: 'Holds products and amounts over a reload, shows the total with tax and shipping, and says when a price has changed since.',
    known: /\bcart\b/i,
  },
  {
    title: 'Checkout',
    text: 'Takes address and delivery in one page; a wrong field says why and nothing entered is lost.',
    known: /checkout/i,
  },
  {
    title: 'Confirmation',
    text: 'Shows order number, content and total once the provider confirms, and sends the same by e-mail exactly once.',
    known: /confirmation|order number/i,
  },
  {
    title: 'Orders',
    text: 'The list shows staff new orders first; they mark one as packed or shipped, and the customer is told each time.',
    known: /packed|order management/i,
  },
  {
    title: 'Products',
    text: 'Staff add, change and archive a product; an archived one leaves the catalogue and stays in old orders.',
    known: /archive/i,
  },
  {
    title: 'Failed payment',
    text: 'Keeps the cart, shows the reason and lets the customer try again or choose another way to pay.',
    known: /declin|payment fail|failed payment/i,
  },
]

/** For anything that keeps records: make one, find it, change it, take it back, carry it away. */
function recordBasics({ main, roles, facets }: RequirementWorld): Basic[] {
  const label = main?.label ?? 'entry'
  const labels = main?.labels ?? plural(label)
  const role = roles[0]?.label ?? 'user'
  const one = withArticle(label)
  const basicsHere: Basic[] = [
    {
      title: `Add ${one}`,
      text: `${upperFirst(withArticle(role))} fills in one short form; the ${label} stands in the list at once, and a missing field is named beside it.`,
    },
    {
      title: `See ${labels}`,
      text: `The list shows the newest ${labels} first, 25 at a time, and with none yet it says how to add the first.`,
    },
    {
      title: `Open ${one}`,
      text: `All its values and the time of the last change are on one page with its own address.`,
    },
    {
      title: `Change ${one}`,
      text: `Values are edited in place; if somebody else saved in between, both versions are shown and nothing is overwritten.`,
    },
    {
      title: `Remove ${one}`,
      text: `A removed ${label} leaves the list, can be brought back for 30 days and is then gone.`,
      known: /\b(?:remove|delete|archive)\b/i,
    },
    {
      title: `Find ${one}`,
      text: `Typing filters ${labels} by any word in them within 1 s; no match offers "Clear search".`,
      known: /\b(?:search|filter)/i,
    },
    {
      title: 'Interrupted save',
      text: 'Input stays when the connection drops; the next try stores it exactly once.',
      known: /connection|offline/i,
    },
    {
      title: `Export ${labels}`,
      text: `All ${labels} are saved as one CSV file with a header row.`,
      known: /export|download/i,
    },
  ]
  if (facets.has('auth'))
    basicsHere.push({
      title: 'Own account',
      text: 'Name and password are changed, and the account with its data is deleted, after the password was typed again.',
    })
  return basicsHere
}
