import type { ProjectType } from '../form-rules.ts'
import type { SectionId } from '../plan.ts'

/** `done`: boxes to tick. */
export type Place = SectionId | 'done'
/** Lines that a choice puts into sections; one that begins with "Derive" hands work over. */
export type Lines = Partial<Record<Place, string | readonly string[]>>

const idsOf = (ids: string): ReadonlySet<string> => new Set(ids.split(' '))

/** Features, chosen or implied by an answer, with which people order, send something in a form, or sign in to write. */
export const conditions = {
  ordered: idsOf('ec-checkout ec-payments ec-orders ec-returns ec-admin-orders ec-invoices'),
  withForm: idsOf(
    'pf-contact pf-newsletter lp-form lp-magnet lp-popup lp-waitlist lp-multistep bl-newsletter bl-comments',
  ),
  withServer: idsOf('bl-editor bl-schedule bl-revisions bl-roles bl-comments bl-moderation bl-editorial'),
}

export type Conditional = keyof typeof conditions
/** `rich`: left out of a tiny brief. */
export type Rows = Lines & { rich?: Lines } & Partial<Record<Conditional, Lines>>

const mechanism: Rows = {
  core: 'Derive the two to four decisions this product depends on: input, steps, ties, limits, what shows when nothing fits; work through one example with values from this brief.',
}
/** Somebody stores something. */
const records: Rows = {
  done: 'The main journey works from first to last step; stopped after any step and opened again, it still has what was saved.',
  boundaries:
    'Never: build what no line here asks for; loosen access to make something work; invent facts about real people or businesses.',
  rich: {
    boundaries: [
      'Always: rules run where the data is stored; one name per role, thing and screen, the one used here.',
      'Ask first: new kinds of records, roles, services or dependencies; a change to a numbered rule.',
    ],
  },
}
/** Several people's data. */
const access: Rows = {
  quality:
    'Where data of several people is stored together, each record is private to one of them, shared with people that my words name, or open to everybody. Decide which for each and check it where it is stored, on every read and write, deny by default. Check: person A can neither read nor change, by its id, what is private to person B.',
  rich: {
    core: 'Everywhere: a double press acts once; if an open item is removed elsewhere, its screen says so and leads back.',
    quality:
      'No personal data in logs or addresses. Where there is a server, it checks type, length and sender of all input, and secrets stay on it.',
    done: 'Each screen was seen empty, loading, failed and without permission.',
  },
}
/** Visitors read it. */
const pages: Rows = {
  data: 'Copy is written from facts of this brief and the sources it names; where a name, figure, quote or picture is not here, a visible "Content needed: …" stands in its place, in the language of the page.',
  quality: [
    'Each page has its own title (≤ 60 characters) and one h1; each public one also a description (≤ 155), a canonical address, a share image of 1200×630 and a place in the sitemap.',
    'LCP ≤ 2.5 s, INP ≤ 200 ms, CLS ≤ 0.1 on a mid-range phone.',
  ],
  done: [
    'The main journey works at 360 px and by keyboard alone.',
    'Every claim, name, figure and picture on the pages comes from me, or is a sample that I allow, marked as one.',
  ],
  boundaries:
    'Never: invent people, quotes, figures, logos or awards where I allow no samples; add accounts or a database where nothing here needs them.',
  withForm: {
    quality:
      'Form input is checked on the server; the form has a honeypot and accepts at most 5 messages per hour from one IP address. If sending fails, nothing typed is lost.',
    done: 'Every form was tested with invalid input and offline.',
  },
  withServer: {
    quality:
      'Who may read, write, approve and delete is checked on the server each time, deny by default. Check: nobody can change by id what their rights do not cover.',
  },
  rich: { boundaries: 'Ask first: new pages, services, trackers or dependencies; new wording of a claim.' },
}
const accessible: Rows = {
  quality:
    'WCAG 2.2 AA: visible focus, labeled inputs, all by keyboard, usable at 200 % zoom and, if phones are meant, 360 px.',
}
const quickLists: Rows = {
  rich: {
    quality:
      'Lists load 25 rows at a time and answer within 500 ms (p95) with 1,000 rows stored, or the number my words give; a click shows a reaction within 100 ms.',
  },
}

export const types: Readonly<Record<ProjectType, { noun: string; rows: readonly Rows[] }>> = {
  'web-app': { noun: 'web app', rows: [mechanism, records, access, accessible, quickLists] },
  'mobile-app': {
    noun: 'mobile app',
    rows: [
      mechanism,
      records,
      access,
      {
        quality: [
          'First useful screen within 2 s of a cold start on a mid-range phone; taps answer within 100 ms; lists of 1,000 items scroll at 60 frames per second.',
          'Targets at least 44 pt, text up to 200 %, every control named for the screen reader, safe areas kept, back never loses input.',
        ],
        rich: {
          core: 'Derive the first minute tap by tap, from first launch to the first useful result.',
          quality: 'Each permission is asked when first needed, with the reason; refusing leaves a way on.',
        },
      },
    ],
  },
  portfolio: {
    noun: 'portfolio site',
    rows: [
      {
        core: 'Derive the order of proof: what somebody knows after 5 seconds, which of the things my words show (works, services, results) stands first and why, and how every page leads to getting in touch.',
        journeys:
          'Given somebody who has never heard of the owner, when the first page opens at 360 px, then one screen shows the owner, the offer and one proof; when they open one of the things shown, then it says what it is and what the owner did, with the way back or to the next.',
        data: 'Each thing shown (work, case, service or result, by the name my words give it): title, slug (unique), summary (≤ 155 characters), order; where it has them, year, client, role, result and pictures with alternative text and caption.',
        screens:
          'Where my words name no pages: `/` with what is shown and the way to get in touch, one page for each thing shown where it has enough to tell, a not-found page that leads back.',
        quality:
          'Structured data for the owner: Person, Organization or the type of business. The largest picture of a page weighs at most 200 KB as AVIF or WebP, with width and height set.',
      },
      pages,
      accessible,
    ],
  },
  ecommerce: {
    noun: 'online shop',
    rows: [
      {
        data: 'If products are stored here but are not in my model: Product (name, slug unique, price, status draft/active/archived).',
        quality:
          'Where products have pages, each has its own title, description, share image and Product structured data with what every visitor may see; LCP ≤ 2.5 s on a mid-range phone.',
        rich: {
          screens:
            'If products have pages, `/product/:slug` shows pictures, price and, if people order here, tax, delivery and an order button; what is unavailable says why.',
        },
        ordered: {
          core: [
            'Money is stored in whole minor units with its currency; tax and, where there is any, shipping are part of the total that shows before the final confirmation.',
            'An order line keeps the name and price at the time of purchase. If people pay here, an order is valid when the payment provider confirms it; a repeated confirmation changes nothing.',
          ],
          journeys:
            'Given a product for sale, when a shopper finds, chooses and orders it, then an order number shows. Given a step that fails (payment declined, out of stock), then everything chosen and entered stays and the reason shows in plain words.',
          data: 'Order (number unique, status pending/paid/fulfilled/refunded, total), OrderItem (product, quantity, price at purchase) and, where it is paid online, Payment (provider reference unique, amount, status), unless my model has them.',
          screens: [
            '`/checkout` with order lines, changes since they were added, the fields that pickup, delivery or payment need, and the total.',
            '`/order/:id` with number, lines and status; anybody but the buyer and staff is refused without details.',
          ],
        },
      },
      {
        core: 'Derive what a shopper can do here, from finding a product to the end; where my words let people order or pay, also what an order holds, when it is valid and how cart and input survive a failed step.',
      },
      mechanism,
      records,
      access,
      accessible,
    ],
  },
  landing: {
    noun: 'landing page',
    rows: [
      {
        core: [
          'One action: the main button stands in the first screen, in the middle and at the end, one per viewport; everything else on the page is quieter.',
          'Derive the message order (as my words say, else problem, offer, proof, objections, action) and for each part the one sentence a visitor keeps; where proof is missing, leave the part out.',
        ],
        journeys:
          'Given a visitor who is new to this, when the page opens at 360×640, then headline, one proof and the main button show without scrolling; when the button’s action fails, then the reason and another way to reach the goal show.',
        data: 'Page: title, description, sections in order, each with heading, text (≤ 60 words unless a line here says more), proof or picture with alternative text, and the target of any button. Unless it is edited on the site, all text stands in one typed content file, outside the components.',
        screens:
          'Where my words name no pages: one page at `/`; the privacy text at `/privacy` once any personal data is collected.',
        quality:
          'JavaScript of the first load ≤ 150 KB gzip; the headline is the largest paint and waits for neither fonts nor pictures.',
      },
      pages,
      accessible,
    ],
  },
  blog: {
    noun: 'blog',
    rows: [
      {
        core: 'Derive what brings a reader back: how a post is found, what it promises in title and first lines, what stands at its end, and how often something new appears.',
        journeys:
          'Given a reader who may read a post and arrives on it by a link, when it opens, then title, date and first lines show without scrolling at 360 px; when they reach the end, then one next step shows. An address that is gone leads to the list of posts.',
        data: 'Post: title, slug (unique, kept forever), summary (≤ 160 characters), body, cover with alternative text, published at, status draft/published.',
        screens:
          'Where my words name no pages: `/` with the latest posts, one page for each post, a not-found page that leads to them.',
        quality: 'Posts can be read without scripts; public ones carry Article structured data.',
      },
      pages,
      accessible,
    ],
  },
  dashboard: {
    noun: 'dashboard',
    rows: [
      {
        core: [
          'Empty, zero and failed look different: "No data yet", "0", "Could not load, last good 09:40". Every figure shows the time of its last value.',
          'Derive for every figure its formula, unit, period, time zone and source. If it can be pressed, it opens exactly the rows it was counted from.',
        ],
        journeys:
          'Given somebody who may see the figures, when the first page opens, then those that my words mention first appear first. If data comes from several sources and one is down, its figures show their last value with its time, and the others still work.',
        quality: 'Charts can be read without color: direct labels or patterns, plus a table of the numbers.',
      },
      records,
      access,
      accessible,
      quickLists,
    ],
  },
  other: {
    noun: 'product',
    rows: [
      {
        core: 'Derive the lightest form that does what my words ask (a setting, a script, a plugin, a command, an app), and what the programs I name already do, so that it is not built again; then the two to four decisions this depends on: input, steps, ties, limits, what shows when nothing fits; work through one example with values from this brief, the riskiest step first.',
      },
      records,
      {
        quality: [
          'The lightest build that my words allow: an account, a server, a database or a paid service only where what I describe needs one.',
          'Anything over 1 s shows its progress and can be canceled. Repeating the same run changes nothing more. Secrets come from the environment and are never logged.',
        ],
        rich: {
          quality:
            'Where it has screens: visible focus, labeled inputs, everything by keyboard, contrast 4.5:1, nothing cut off in the smallest window.',
        },
      },
    ],
  },
}
