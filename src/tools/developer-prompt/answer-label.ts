import type { Platform, ProjectType } from './form-rules.ts'

export const projectTypeLabels: Readonly<Record<ProjectType, string>> = {
  'web-app': 'Web Application',
  'mobile-app': 'Mobile Application',
  portfolio: 'Portfolio Website',
  ecommerce: 'E-commerce Site',
  landing: 'Landing Page',
  blog: 'Blog/Content Site',
  dashboard: 'Dashboard/Admin Panel',
  other: 'Other',
}

export const platformLabels: Readonly<Record<Platform, string>> = {
  lovable: 'Lovable',
  cursor: 'Cursor',
  replit: 'Replit',
  v0: 'v0',
  'github-copilot': 'GitHub Copilot',
  other: 'Other',
}

/** What was chosen is called so on screen; nothing chosen is a dash. */
export function typeLabel(value: ProjectType | ''): string {
  return value === '' ? '–' : projectTypeLabels[value]
}

export function platformLabel(value: Platform | ''): string {
  return value === '' ? '–' : platformLabels[value]
}
