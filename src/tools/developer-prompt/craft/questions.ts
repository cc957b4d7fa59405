import type { FieldName, ProjectType } from '../form-rules.ts'

type Questions = { readonly [Field in FieldName]?: string }

const neverHappens = 'What must never happen here? Default: nothing is deleted without asking once more.'

/** What changes most while it is open, with what happens if nobody answers; the first of a type weigh most. */
export const questionRows: Readonly<Record<ProjectType, Questions>> = {
  'web-app': {
    userRoles:
      'Who besides its author may see and change a record? Default: whoever my words give it to, else nobody.',
    authenticationType:
      'How do people sign in, and who may register? Default: as my words say, else with email and password, open to the users above.',
    businessRules: neverHappens,
  },
  'mobile-app': {
    authFlow:
      'Does the first use need an account? Default: as my words say, else no; data stays on the device until somebody signs up.',
    offlineSupport:
      'Must it work without network? Default: as my words say, else what was seen before can be read and writing waits.',
    businessRules: neverHappens,
  },
  portfolio: {
    highlightSections:
      'Which three pieces of work come first, and may their clients be named? Default: the places stay marked “Content needed”, clients unnamed.',
    cmsIntegration: 'Who changes the content later, and how? Default: files beside the code.',
  },
  ecommerce: {
    paymentGateways:
      'Which payment provider, in which country and currency? Default: a hosted checkout in test mode, in the currency of the prices in this brief.',
    shippingRules:
      'How do orders reach the buyer, at which cost? Default: as my words say, else to one country at one flat rate that I can change.',
    businessRules: neverHappens,
  },
  landing: {
    leadFormTool:
      'What happens on pressing the button, and who is told? Default: a form with name and email opens; the owner gets an email.',
    contentSections:
      'Which proof may be shown (customers, figures, pictures)? Default: only what stands in this brief.',
  },
  blog: {
    markdownOrCMS:
      'Who writes, and do they write Markdown? Default: Markdown files, published by saving them.',
    commentingSystem: 'May readers comment? Default: no.',
  },
  dashboard: {
    dataSources:
      'Where do the figures come from and how often are they new? Default: a file with the columns of the data above, uploaded whenever there are new ones.',
    businessRules: neverHappens,
  },
  other: {
    techStack: 'Where does it have to run? Default: where my words put it, else in a browser.',
    businessRules: neverHappens,
  },
}

/** Suggested features that answer a question. */
export const answeringFeatures: { readonly [Field in FieldName]?: readonly string[] } = {
  authenticationType: ['wa-email-login', 'wa-social-login'],
  authFlow: ['mb-auth'],
  offlineSupport: ['mb-offline'],
  paymentGateways: ['ec-payments'],
  shippingRules: ['ec-shipping-rules'],
  leadFormTool: ['lp-form', 'lp-multistep', 'lp-popup'],
  markdownOrCMS: ['bl-editor'],
  commentingSystem: ['bl-comments', 'bl-moderation'],
}
