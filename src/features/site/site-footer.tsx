import { Link } from 'react-router'
import { barPages, furtherPages, type SitePage } from './site-pages.ts'

type SiteFooterProps = { appName: string; tools: readonly { name: string; path: string }[] }

/** The title block of the whole set of drawings. */
export function SiteFooter({ appName, tools }: SiteFooterProps) {
  return (
    <footer data-footer className="mt-auto pt-20">
      <div className="page-width pb-8">
        <div className="grid border border-ink bg-surface md:grid-cols-[1.3fr_1fr_1fr_1fr]">
          <div className="flex flex-col justify-between gap-6 border-ink p-5 max-md:border-b md:border-r">
            <p className="text-xl leading-tight font-semibold">
              {appName}
              <span className="mt-1 block text-base leading-snug font-normal text-muted">
                An idea is a pencil sketch. A prompt is the inked drawing.
              </span>
            </p>
            <p className="font-mono text-xs text-muted">
              Works without an account, without a key and without a network model.
            </p>
          </div>
          <FooterColumn title="Tools" links={[...tools, { name: 'All tools', path: '/tools' }]} />
          <FooterColumn title="Read" links={furtherPages.filter(isReading)} />
          <FooterColumn title="Company" links={[...barPages.filter(isCompany), ...privacyPages]} />
        </div>
      </div>
    </footer>
  )
}

const isReading = (page: SitePage) => ['/documentation', '/technical', '/report'].includes(page.path)
const privacyPages = [
  { path: '/privacy', name: 'Privacy' },
  { path: '/privacy#choices', name: 'Privacy choices' },
]
const isCompany = (page: SitePage) => ['/about', '/blog', '/contact'].includes(page.path)

function FooterColumn({ title, links }: { title: string; links: readonly { name: string; path: string }[] }) {
  return (
    <nav
      aria-label={title}
      className="border-line p-5 not-last:border-b md:not-last:border-r md:not-last:border-b-0"
    >
      <h2 className="font-mono text-xs font-normal tracking-normal text-muted">{title}</h2>
      <ul className="mt-1">
        {links.map((link) => (
          <li key={link.path}>
            <Link
              to={link.path}
              className="inline-flex min-h-9 items-center underline-offset-4 hover:underline"
            >
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
