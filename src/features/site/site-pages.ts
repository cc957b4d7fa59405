import * as texts from './site-pages.texts.ts'

export type SitePage = { path: string; name: string }

/** The top bar's links, in its order. */
export const barPages: readonly SitePage[] = [
  { path: '/', name: texts.home },
  { path: '/tools', name: texts.promptTools },
  { path: '/blog', name: texts.blog },
  { path: '/about', name: texts.about },
  { path: '/contact', name: texts.contact },
]

/** Pages one finds in the footer and the command palette. */
export const furtherPages: readonly SitePage[] = [
  { path: '/generate', name: texts.startDeveloperPrompt },
  { path: '/documentation', name: texts.documentation },
  { path: '/docs/which-model', name: texts.whichModel },
  { path: '/technical', name: texts.technical },
  { path: '/report', name: texts.report },
  { path: '/privacy', name: texts.privacy },
]

/** In the palette of whoever is not signed in. */
export const visitorPages: readonly SitePage[] = [{ path: '/auth', name: texts.loginSignUp }]

/** In the palette of whoever is. */
export const personPages: readonly SitePage[] = [
  { path: '/history', name: texts.history },
  { path: '/account', name: texts.yourAccount },
]
