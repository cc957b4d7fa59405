import type { FieldName, ProjectType } from '../form-rules.ts'

/** What changes most while it is open, with what happens if nobody answers; the first of a type weigh most. */
export const questionRows: Readonly<Record<ProjectType, { readonly [Field in FieldName]?: string }>> = {
  'web-app': {
    userRoles:
      'Who, other than its author, may see and change a record? Default: only the people my words give access to.',
    authenticationType:
      'How do people sign in, and who may register? Default: as my words say, else with email and password, and only where something has to be kept from others.',
  },
  'mobile-app': {
    authFlow:
      'Where is what people enter stored, and does it need an account? Default: as my words say, else on the device, without one.',
  },
  portfolio: {
    highlightSections:
      'Which three pieces of work come first? Default: those that I name, else your choice, for me to confirm.',
    cmsIntegration: 'Who changes the content later, and how? Default: files beside the code.',
  },
  ecommerce: {
    paymentGateways:
      'If people pay here, through which provider and in which currency? Default: as my words say, else a hosted checkout in test mode, in the currency of the prices in this brief.',
    shippingRules:
      'If people order here, how do orders reach them, at which cost? Default: as my words say, else to one country at one flat rate that I can change.',
  },
  landing: {
    leadFormTool:
      'What happens on pressing the button, and who is told? Default: what its words promise, else a form with name and email opens and the owner gets an email.',
  },
  blog: {
    markdownOrCMS:
      'Who writes, and do they write Markdown? Default: as my words say, else I write Markdown files and publish by saving them.',
  },
  dashboard: {
    dataSources:
      'Where do the figures come from and how often are they updated? Default: as I say, otherwise counted from what people enter here, with labeled samples until then.',
    userRoles: 'Who sees which figures? Default: as my words say, else all who may sign in see all.',
  },
  other: {},
}

const sharing = ['wa-roles', 'wa-workspaces', 'wa-invite', 'wa-share', 'wa-assign', 'wa-comments'] as const

/** Suggested features that answer a question. */
export const answeringFeatures: { readonly [Field in FieldName]?: readonly string[] } = {
  authenticationType: ['wa-email-login', 'wa-social-login'],
  authFlow: ['mb-auth', 'mb-chat', 'mb-feed', 'mb-profile', 'mb-social', 'mb-iap'],
  userRoles: [...sharing, 'db-rbac', 'db-teams'],
  paymentGateways: ['ec-payments'],
  shippingRules: ['ec-shipping-rules'],
  leadFormTool: ['lp-form', 'lp-multistep', 'lp-popup'],
  markdownOrCMS: ['bl-editor'],
}
