import { joinList } from '#shared/text/join-list.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { plural } from '../compose/words/english.ts'
import type { PromptDraft } from '../form.ts'
import type { Reading } from './read-sentence.ts'
import { isPeople } from './is-people.ts'
import { saidFigures } from './said-figures.ts'
import type { SuggestionNotes } from './suggestion.ts'
import { topicOf } from './topic-of.ts'

type Known = {
  profession: { words: string; said: boolean } | undefined
  doers: string
  actions: readonly string[]
}

/** The questions of the project type: the required one always, the others where the sentence answers them. */
export function answerTypeQuestions(notes: SuggestionNotes, reading: Reading, known: Known): void {
  const { text, type } = reading
  const flag = (
    field:
      | 'newsletterIntegration'
      | 'commentingSystem'
      | 'authorProfiles'
      | 'realTimeUpdates'
      | 'auditLogging'
      | 'searchFilterSupport'
      | 'modularLayout'
      | 'discountSupport'
      | 'reviewSystem'
      | 'cartWishlistSupport'
      | 'invoiceSupport'
      | 'salesDashboard'
      | 'aBTesting'
      | 'customDomain'
      | 'appStoreDeployment',
    words: RegExp,
  ) => notes.note(field, words.test(text) ? true : undefined, 'said')
  switch (type) {
    case 'web-app':
      return webApp(notes, reading, known)
    case 'mobile-app':
      return mobileApp(notes, reading, known)
    case 'ecommerce':
      shop(notes, reading)
      flag('cartWishlistSupport', /\bwish ?lists?|favou?rites\b/iu)
      flag('invoiceSupport', /\binvoices?|rechnung|factura|facture|fattura/iu)
      flag(
        'discountSupport',
        /\b(?:discounts?|coupons?|vouchers?|gift cards?)\b|rabatt|gutschein|descuento|sconto/iu,
      )
      flag('reviewSystem', /\b(?:reviews?|ratings?)\b|bewertung|reseñ|recension/iu)
      flag('salesDashboard', /\b(?:sales dashboard|sales figures|revenue)\b/iu)
      return
    case 'portfolio':
      portfolio(notes, reading, known)
      flag('customDomain', /\b(?:own|custom) domain\b/iu)
      return
    case 'landing':
      landing(notes, reading)
      flag('aBTesting', /\ba\/b\b/iu)
      return
    case 'blog':
      notes.note('contentTypes', contentTypesOf(reading), 'said')
      notes.note('categories', reading.domain?.topics, 'usual')
      flag(
        'authorProfiles',
        /\b(?:authors|several writers|guest (?:posts|authors)|two of us|team)\b|autoren|autores|auteurs/iu,
      )
      flag('commentingSystem', /\bcomments?\b|kommentar|comentari|commentaire|комментари/iu)
      flag('newsletterIntegration', /\bnewsletters?\b|boletín|рассылк/iu)
      return
    case 'dashboard':
      notes.note('dashboardWidgets', ...widgetsOf(reading))
      notes.note('dataSources', sourcesIn(text), 'said')
      flag('realTimeUpdates', /\b(?:live|real[- ]?time)\b|echtzeit|tiempo real|temps réel/iu)
      flag('searchFilterSupport', /\b(?:search|filter)/iu)
      flag('modularLayout', /\b(?:drag|own layout|customi[sz]able|rearrange)\b/iu)
      flag('auditLogging', /\b(?:audit|who changed)\b/iu)
      return
    case 'other':
      notes.note('customDescription', upperFirst(text).slice(0, 1_500), 'said')
      notes.note(
        'keyActions',
        known.actions.slice(0, 4).join(', '),
        reading.actions.length > 0 ? 'said' : 'usual',
      )
  }
}

function webApp(notes: SuggestionNotes, reading: Reading, { actions, doers }: Known): void {
  const { text, domain, without } = reading
  notes.note('coreFeatures', actions.slice(0, 3).join(', '), reading.actions.length > 0 ? 'said' : 'usual')
  const admins =
    /\b(?:admins?|administrators?|managers?|moderators?|coordinators?|supervisors?|organi[sz]ers?)\b/giu
  const named = [
    ...new Set(
      Array.from(text.matchAll(admins), ([word]) => upperFirst(word.toLowerCase().replace(/s$/u, ''))),
    ),
  ]
  const people = doers === 'Users' ? [] : [upperFirst(doers.replace(/^(?:my|our)\s+/iu, ''))]
  const others = (domain?.people ?? []).filter((role) =>
    new RegExp(`\\b${role.toLowerCase()}\\b`, 'iu').test(text),
  )
  const sides =
    reading.audience
      ?.split(/,\s*(?:and\s+)?|\s+and\s+/u)
      .filter((side) => isPeople(side.split(' ').at(-1) ?? '')) ?? []
  const roles = [
    ...new Set([...people, ...(sides.length > 1 ? sides.map(upperFirst) : []), ...others, ...named]),
  ].filter(
    (role, index, all) =>
      !all.slice(0, index).some((other) => other.toLowerCase().startsWith(role.toLowerCase().slice(0, -1))),
  )
  notes.note(
    'userRoles',
    roles.slice(0, 4).join(', '),
    reading.doer === undefined && reading.audience === undefined ? 'usual' : 'said',
  )
  if (!without.some((words) => /account|login|sign|registration/u.test(words))) {
    const said = signInOf(text)
    notes.note('authenticationType', said ?? 'email', said === undefined ? 'usual' : 'said')
  }
  notes.note('notificationChannels', channelsIn(text), 'said')
  notes.note('paymentMethods', paymentsIn(text), 'said')
  notes.note('isResponsive', true, 'usual')
}

function signInOf(text: string): PromptDraft['authenticationType'] | undefined {
  if (/\bmagic links?\b/iu.test(text)) return 'magic'
  if (/\b(?:sso|single sign-?on)\b/iu.test(text)) return 'sso'
  if (/\b(?:google|facebook|github|apple|social) (?:login|sign-?in|accounts?)\b/iu.test(text)) return 'social'
  return /\b(?:e-?mail|password) (?:login|sign-?in|and password)\b/iu.test(text) ? 'email' : undefined
}

function channelsIn(text: string): string {
  const found = [
    ...(/\bsms|text messages?\b/iu.test(text) ? ['SMS'] : []),
    ...(/\bwhatsapp\b/iu.test(text) ? ['WhatsApp'] : []),
    ...(/\bpush\b/iu.test(text) ? ['push'] : []),
    ...(/\be-?mails?\b/iu.test(text) ? ['e-mail'] : []),
  ]
  return joinList(found)
}

function paymentsIn(text: string): string {
  const found =
    text.match(
      /\b(?:stripe|paypal|klarna|apple pay|google pay|mercado pago|mollie|bank transfer|credit cards?|twint|bizum|sepa|cash on delivery)\b/giu,
    ) ?? []
  return [...new Set(found)].join(', ')
}

function mobileApp(notes: SuggestionNotes, reading: Reading, { actions, doers }: Known): void {
  const { text, without } = reading
  const ios = /\b(?:iphones?|ipads?|ios|app store)\b/iu.test(text)
  const android = /\bandroid\b/iu.test(text)
  const pwa = /\b(?:pwa|progressive web app|installable)\b/iu.test(text)
  const said = pwa ? 'pwa' : ios && android ? 'both' : ios ? 'ios' : android ? 'android' : undefined
  notes.note('targetPlatforms', said ?? 'both', said === undefined ? 'usual' : 'said')
  notes.note(
    'appUseCase',
    `${doers} on the phone, for a minute in between: ${actions[0] ?? 'a quick look'}`,
    'usual',
  )
  if (
    /\b(?:offline|no (?:signal|network|internet|reception)|without (?:signal|network|internet|reception))\b|sin conexión|hors ligne|офлайн|オフライン|离线/iu.test(
      text,
    )
  )
    notes.note('offlineSupport', 'full', 'said')
  if (/\b(?:fingerprint|face id|biometric)\b/iu.test(text)) notes.note('authFlow', 'biometric', 'said')
  else if (without.some((words) => /account|login|sign|registration/u.test(words)))
    notes.note('authFlow', 'guest', 'said')
  const framework = (['flutter', 'react native', 'ionic'] as const).find((name) =>
    text.toLowerCase().includes(name),
  )
  if (framework !== undefined)
    notes.note('preferredFramework', framework === 'react native' ? 'react-native' : framework, 'said')
  if (/\b(?:app store|play store)\b/iu.test(text)) notes.note('appStoreDeployment', true, 'said')
}

function shop(notes: SuggestionNotes, reading: Reading): void {
  const { text } = reading
  const goods = reading.about ?? topicOf(reading)
  const isDigital =
    /\b(?:downloads?|e-?books?|digital|templates?|fonts?|presets?|online courses?|software|patterns as pdf|printables?)\b/iu.test(
      text,
    )
  const isSubscription =
    /\b(?:subscription box|subscriptions?|monthly box|every month)\b|\babo\b|suscripción|abonnement/iu.test(
      text,
    )
  const kind = isSubscription ? 'subscription' : isDigital ? 'digital' : 'physical'
  notes.note('productTypes', `${kind}: ${goods}`, 'said')
  if (!isDigital) notes.note('inventoryNeeded', true, 'usual')
  notes.note('paymentGateways', paymentsIn(text), 'said')
  const shipping = /\b(?:ships?|shipping|deliver\w*|pick-?up)\b[^.;!?]{3,90}/iu.exec(text)?.[0]
  notes.note('shippingRules', shipping === undefined ? undefined : upperFirst(shipping.trim()), 'said')
}

const visual =
  /photograph|fotograf|fotógraf|illustrat|paint|artist|künstler|tattoo|ceramic|potter|architect|architekt|arquitect|designer|florist|stylist|make-?up|sculpt|jewel|film|фотограф|写真|摄影|مصور|baker|tailor|interior|garden|carpent|furniture/iu

function portfolio(notes: SuggestionNotes, reading: Reading, { profession }: Known): void {
  const { text, extras } = reading
  if (profession) notes.note('profession', upperFirst(profession.words), profession.said ? 'said' : 'usual')
  const own = extras.filter((extra) => extra.split(/\s+/u).length <= 4)
  notes.note(
    'highlightSections',
    ['selected work', ...own, 'about', 'contact'].join(', '),
    own.length > 0 ? 'said' : 'usual',
  )
  notes.note('portfolioGallery', visual.test(text) ? true : undefined, 'usual')
  const links = text.match(/https?:\/\/[^\s,;)]+/gu) ?? []
  const networks =
    text.match(/\b(?:instagram|linkedin|github|behance|dribbble|vimeo|youtube|tiktok)\b/giu) ?? []
  notes.note('externalLinks', [...new Set([...links, ...networks])].join(', '), 'said')
}

const calls: readonly (readonly [RegExp, string])[] = [
  [
    /\bwait(?:ing)?[- ]?list\b|early access|warteliste|lista de espera|liste d’attente|lista d’attesa|лист ожидания/iu,
    'Join the waiting list',
  ],
  [/\bpre-?orders?\b/iu, 'Pre-order now'],
  [/\bdemos?\b/iu, 'Book a demo'],
  [/\b(?:free )?trial\b/iu, 'Start the free trial'],
  [
    /\b(?:webinar|workshop|conference|event|seat|course|retreat)\b|kurs|curso|atelier|corso/iu,
    'Save my place',
  ],
  [/\bdonat\w+|spenden|donar|don\b/iu, 'Donate now'],
  [/\bdownload\w*|e-?book|checklist\b/iu, 'Download it'],
  [/\bnewsletter\b/iu, 'Subscribe'],
  [/\b(?:quote|estimate|offer for)\b|angebot|presupuesto|devis|preventivo/iu, 'Ask for a quote'],
  [
    /\b(?:book\w*|appointment|consultation|session|call|inspection|lesson|class(?:es)?|check)\b|termin|cita|rendez-vous|appuntamento/iu,
    'Book a time',
  ],
  [/\b(?:buy|order|sell\w*)\b|kaufen|comprar|acheter|comprare/iu, 'Order now'],
  [/\bapp\b/iu, 'Get the app'],
]

function landing(notes: SuggestionNotes, reading: Reading): void {
  const { text, extras } = reading
  const quoted = /\b(?:button|cta|call to action)\b[^"“«„]{0,20}["“«„]([^"”»“]{2,60})["”»“]/iu.exec(text)?.[1]
  const call = quoted ?? calls.find(([words]) => words.test(text))?.[1]
  notes.note('primaryCTA', call ?? 'Get in touch', call === undefined ? 'usual' : 'said')
  const own = extras.filter((extra) => extra.split(/\s+/u).length <= 5)
  const price = /\bpric\w*|€|\$|£|preis|precio|prix|prezzo\b/iu.test(text)
    ? ['price and what it includes']
    : []
  notes.note(
    'contentSections',
    [...new Set(['hero', 'what it is', 'how it works', ...own, ...price, 'questions', 'closing call'])].join(
      ', ',
    ),
    own.length > 0 ? 'said' : 'usual',
  )
  notes.note('leadFormTool', 'simple', 'usual')
}

function contentTypesOf(reading: Reading): string {
  const kinds =
    reading.text.match(
      /\b(?:tutorials?|recipes?|reviews?|interviews?|guides?|essays?|podcasts?|videos?|portraits?|reports?|stories|news|how-tos?|photo essays?|diary entries|poems?)\b/giu,
    ) ?? []
  const topic = topicOf(reading)
  const named = [...new Set(kinds.map((kind) => kind.toLowerCase()))]
  return named.length > 0 && !named.some((kind) => topic.toLowerCase().includes(kind))
    ? `${joinList(named)} about ${topic}`
    : `articles about ${topic}`
}

function widgetsOf(reading: Reading): [string, 'said' | 'usual'] {
  const { domain, nouns } = reading
  const items = saidFigures(reading)
  if (items.length > 0)
    return [items.map((item) => `${item} now and against the period before`).join(', '), 'said']
  if (domain !== undefined) return [domain.figures, 'usual']
  const [thing = 'entry'] = nouns.filter(({ isPerson }) => !isPerson).map(({ name }) => name)
  return [
    `number of ${plural(thing)} now, change against the period before, newest ${plural(thing)}, what needs attention`,
    'usual',
  ]
}

function sourcesIn(text: string): string {
  const found =
    text.match(
      /\b(?:google sheets?|excel|csv|spreadsheets?|stripe|shopify|woocommerce|salesforce|hubspot|postgres(?:ql)?|mysql|bigquery|google analytics|sensors?|mqtt|rest api|sap|airtable|notion|jira|point of sale|pos)\b/giu,
    ) ?? []
  return [...new Set(found)].join(', ')
}
