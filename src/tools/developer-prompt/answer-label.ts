export const projectTypeLabels = {
  'web-app': 'Web Application',
  'mobile-app': 'Mobile Application',
  portfolio: 'Portfolio Website',
  ecommerce: 'E-commerce Site',
  landing: 'Landing Page',
  blog: 'Blog/Content Site',
  dashboard: 'Dashboard/Admin Panel',
  other: 'Other',
} as const

export const platformLabels = {
  lovable: 'Lovable',
  cursor: 'Cursor',
  replit: 'Replit',
  v0: 'v0',
  'github-copilot': 'GitHub Copilot',
  other: 'Other',
} as const

/** What was chosen is called so on screen; nothing chosen is a dash. */
export const answerLabels = { '': '–', ...projectTypeLabels, ...platformLabels }
