import { Link } from 'react-router'
import type { LocalServer } from '#engine/providers/find-local.server.ts'
import { LinkButton } from '#ui/link-button.tsx'
import * as texts from './admin-home-panel.texts.ts'
import { FirstModel } from './models/first-model.tsx'

const cards = [
  { title: texts.userManagement, to: '/admin/users', about: texts.usersAbout },
  { title: texts.toolsContent, to: '/admin/tools-content', about: texts.toolsContentAbout },
  { title: texts.whatsNew, to: '/admin/whats-new', about: texts.whatsNewAbout },
]

/** On the home page, for admins only. `servers`: what runs on this machine, while no model is set up. */
export function AdminHomePanel({ servers }: { servers: readonly LocalServer[] | undefined }) {
  return (
    <section aria-labelledby="admin-panel" className="page-width pt-20">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <h2 id="admin-panel" className="text-3xl">
          {texts.adminPanel}
        </h2>
        <LinkButton to="/admin" variant="secondary">
          {texts.openAdminPanel}
        </LinkButton>
      </div>
      <div className="mt-6 empty:hidden">
        <FirstModel servers={servers} leadsOn />
      </div>
      <ul className="mt-6 grid border-t border-l border-ink bg-surface sm:grid-cols-3">
        {cards.map(({ title, to, about }) => (
          <li key={to} className="relative border-r border-b border-ink px-5 py-4 hover:bg-wash">
            <h3 className="text-xl">
              <Link to={to} className="after:absolute after:inset-0">
                {title}
              </Link>
            </h3>
            <p className="mt-1 text-muted">{about}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
