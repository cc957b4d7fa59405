export type AdminTab = {
  /** Under `/admin`; '' for the first. */
  path: string
  label: string
  /** The route's file, from `src/features`: a tab belongs to the feature whose things it manages. */
  file: string
}

/** The tabs in their order, and the routes of the panel: src/app/routes.ts makes one of each line. */
export const adminTabs: readonly AdminTab[] = [
  { path: '', label: 'Dashboard', file: 'admin/dashboard-page.tsx' },
  { path: 'users', label: 'Users', file: 'admin/users-page.tsx' },
  { path: 'tools-content', label: 'Tools Content', file: 'tool-content/admin-tool-content-page.tsx' },
  { path: 'blog', label: 'Blog', file: 'blog/admin-blog-page.tsx' },
  { path: 'whats-new', label: "What's New", file: 'whats-new/admin-whats-new-page.tsx' },
  { path: 'messages', label: 'Messages', file: 'contact/messages-page.tsx' },
  { path: 'insights', label: 'Insights', file: 'insights/insights-page.tsx' },
  { path: 'sources', label: 'Sources', file: 'library/admin-sources-page.tsx' },
  { path: 'models', label: 'Models', file: 'admin/models-page.tsx' },
  { path: 'mail', label: 'Mail', file: 'admin/mail-page.tsx' },
  { path: 'audit', label: 'Audit log', file: 'admin/audit-page.tsx' },
]
