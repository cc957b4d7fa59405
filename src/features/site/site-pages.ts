export type SitePage = { path: string; name: string; about: string }

/** The top bar's links, in its order. */
export const barPages: readonly SitePage[] = [
  { path: '/', name: 'Home', about: 'The living sheet and all plates' },
  { path: '/tools', name: 'Prompt Tools', about: 'Every tool, technical and non-technical' },
  { path: '/blog', name: 'Blog', about: 'Articles and updates' },
  { path: '/about', name: 'About', about: 'Why this exists' },
  { path: '/contact', name: 'Contact', about: 'Write to us' },
]

/** Pages one finds in the footer and the command palette. */
export const furtherPages: readonly SitePage[] = [
  { path: '/generate', name: 'Start a developer prompt', about: 'The six-step form' },
  { path: '/documentation', name: 'Documentation', about: 'How to use every tool' },
  { path: '/technical', name: 'Technical', about: 'How it works, for engineers' },
  { path: '/report', name: 'Report', about: 'What it can do, in figures' },
  { path: '/privacy', name: 'Privacy', about: 'What is counted, kept and sent, and your choice' },
]

/** In the palette of whoever is not signed in. */
export const visitorPages: readonly SitePage[] = [
  { path: '/auth', name: 'Login or sign up', about: 'Optional: keeps your prompts' },
]

/** In the palette of whoever is. */
export const personPages: readonly SitePage[] = [
  { path: '/history', name: 'History', about: 'Your saved prompts' },
  { path: '/account', name: 'Your account', about: 'Name, password, sessions, data' },
]
