export type SitePage = { path: string; name: string; about: string }

/** The top bar's links, in its order. */
export const barPages: readonly SitePage[] = [
  { path: '/', name: 'Home', about: 'Start with an idea' },
  { path: '/tools', name: 'Prompt Tools', about: 'Every tool, technical and non-technical' },
  { path: '/blog', name: 'Blog', about: 'Articles and updates' },
  { path: '/about', name: 'About', about: 'Our mission and how we work' },
  { path: '/contact', name: 'Contact', about: 'Send us a message' },
]

/** Pages one finds in the footer and the command palette. */
export const furtherPages: readonly SitePage[] = [
  { path: '/generate', name: 'Start a developer prompt', about: 'The six-step form' },
  { path: '/documentation', name: 'Documentation', about: 'How to use every tool' },
  { path: '/docs/which-model', name: 'Which model?', about: 'What each way costs, keeps and sends' },
  { path: '/technical', name: 'Technical', about: 'How it works, for engineers' },
  { path: '/report', name: 'Report', about: 'What it can do, in numbers' },
  { path: '/privacy', name: 'Privacy', about: 'What we store, and your choices' },
]

/** In the palette of whoever is not signed in. */
export const visitorPages: readonly SitePage[] = [
  { path: '/auth', name: 'Login or sign up', about: 'Optional: saves your prompts' },
]

/** In the palette of whoever is. */
export const personPages: readonly SitePage[] = [
  { path: '/history', name: 'History', about: 'Your saved prompts' },
  { path: '/account', name: 'Your account', about: 'Name, password, sessions, data' },
]
