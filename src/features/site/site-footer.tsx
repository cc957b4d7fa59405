import { Link } from 'react-router'
import { cn } from '#ui/class-names.ts'
import * as texts from './site-frame.texts.ts'
import { barPages, furtherPages, type SitePage } from './site-pages.ts'

type SiteFooterProps = { appName: string; tools: readonly { name: string; path: string }[] }

export function SiteFooter({ appName, tools }: SiteFooterProps) {
  return (
    <footer data-footer className="mt-auto pt-12">
      <div className="page-width pb-8">
        <div className="grid grid-cols-2 border border-ink bg-surface md:grid-cols-[1fr_2.2fr_0.9fr_0.9fr]">
          <div className="flex flex-col justify-between gap-6 border-ink p-5 max-md:col-span-2 max-md:border-b md:border-r">
            <p className="text-xl leading-tight font-semibold">
              {appName}
              <span className="mt-1 block text-base leading-snug font-normal text-muted">
                {texts.whatItDoes}
              </span>
            </p>
            <p className="font-mono text-xs text-muted">{texts.noAccountNeeded}</p>
          </div>
          <FooterColumn
            title={texts.tools}
            links={[...tools, { name: texts.allTools, path: '/tools' }]}
            isWide
          />
          <FooterColumn title={texts.read} links={furtherPages.filter(isReading)} />
          <FooterColumn title={texts.company} links={[...barPages.filter(isCompany), ...privacyPages]} />
        </div>
      </div>
    </footer>
  )
}

const isReading = (page: SitePage) => ['/documentation', '/technical', '/report'].includes(page.path)
const privacyPages = [
  { path: '/privacy', name: texts.privacy },
  { path: '/privacy#choices', name: texts.privacyChoices },
]
const isCompany = (page: SitePage) => ['/about', '/blog', '/contact'].includes(page.path)

type FooterColumnProps = { title: string; links: readonly { name: string; path: string }[]; isWide?: boolean }

function FooterColumn({ title, links, isWide = false }: FooterColumnProps) {
  return (
    <nav
      aria-label={title}
      className={cn(
        'border-line p-5 not-last:border-r',
        isWide && 'max-md:col-span-2 max-md:border-r-0 max-md:border-b',
      )}
    >
      <h2 className="font-mono text-xs font-normal tracking-normal text-muted">{title}</h2>
      <ul className={cn('mt-1', isWide && 'grid grid-cols-2 items-baseline gap-x-4')}>
        {links.map((link) => (
          <li key={link.path}>
            <Link to={link.path} className="footer-link">
              {link.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
