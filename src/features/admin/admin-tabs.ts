import * as texts from './admin-tabs.texts.ts'

export type AdminTab = {
  /** Under `/admin`; '' for the first. */
  path: string
  label: string
  /** The route's file, from `src/features`: a tab belongs to the feature whose things it manages. */
  file: string
}

/** The tabs in their order, and the routes of the panel: src/app/routes.ts makes one of each line. */
export const adminTabs: readonly AdminTab[] = [
  { path: '', label: texts.dashboard, file: 'admin/dashboard-page.tsx' },
  { path: 'users', label: texts.users, file: 'admin/users-page.tsx' },
  { path: 'tools-content', label: texts.toolsContent, file: 'tool-content/admin-tool-content-page.tsx' },
  { path: 'blog', label: texts.blog, file: 'blog/admin-blog-page.tsx' },
  { path: 'whats-new', label: texts.whatsNew, file: 'whats-new/admin-whats-new-page.tsx' },
  { path: 'messages', label: texts.messages, file: 'contact/messages-page.tsx' },
  { path: 'insights', label: texts.insights, file: 'insights/insights-page.tsx' },
  { path: 'sources', label: texts.sources, file: 'library/admin-sources-page.tsx' },
  { path: 'models', label: texts.models, file: 'admin/models-page.tsx' },
  { path: 'mail', label: texts.mail, file: 'admin/mail-page.tsx' },
  { path: 'health', label: texts.health, file: 'admin/health-page.tsx' },
  { path: 'audit', label: texts.auditLog, file: 'admin/audit-page.tsx' },
]
