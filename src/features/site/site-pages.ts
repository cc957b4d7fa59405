import * as texts from './site-pages.texts.ts'

export type SitePage = { path: string; name: string; about: string }

/** The top bar's links, in its order. */
export const barPages: readonly SitePage[] = [
  { path: '/', name: texts.home, about: texts.homeAbout },
  { path: '/tools', name: texts.promptTools, about: texts.toolsAbout },
  { path: '/blog', name: texts.blog, about: texts.blogAbout },
  { path: '/about', name: texts.about, about: texts.aboutAbout },
  { path: '/contact', name: texts.contact, about: texts.contactAbout },
]

/** Pages one finds in the footer and the command palette. */
export const furtherPages: readonly SitePage[] = [
  { path: '/generate', name: texts.startDeveloperPrompt, about: texts.generateAbout },
  { path: '/documentation', name: texts.documentation, about: texts.documentationAbout },
  { path: '/docs/which-model', name: texts.whichModel, about: texts.whichModelAbout },
  { path: '/technical', name: texts.technical, about: texts.technicalAbout },
  { path: '/report', name: texts.report, about: texts.reportAbout },
  { path: '/privacy', name: texts.privacy, about: texts.privacyAbout },
]

/** In the palette of whoever is not signed in. */
export const visitorPages: readonly SitePage[] = [
  { path: '/auth', name: texts.loginSignUp, about: texts.authAbout },
]

/** In the palette of whoever is. */
export const personPages: readonly SitePage[] = [
  { path: '/history', name: texts.history, about: texts.historyAbout },
  { path: '/account', name: texts.yourAccount, about: texts.accountAbout },
]
