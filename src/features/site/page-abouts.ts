import * as texts from './site-pages.texts.ts'

/** What the palette says about a page beside its name. */
export const pageAbouts: Record<string, string> = {
  '/': texts.homeAbout,
  '/tools': texts.toolsAbout,
  '/blog': texts.blogAbout,
  '/about': texts.aboutAbout,
  '/contact': texts.contactAbout,
  '/generate': texts.generateAbout,
  '/documentation': texts.documentationAbout,
  '/docs/which-model': texts.whichModelAbout,
  '/technical': texts.technicalAbout,
  '/report': texts.reportAbout,
  '/privacy': texts.privacyAbout,
  '/auth': texts.authAbout,
  '/history': texts.historyAbout,
  '/account': texts.accountAbout,
  '/admin': texts.adminAbout,
}
