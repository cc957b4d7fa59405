import type { MetaDescriptor } from 'react-router'

/** What the root loader tells every page about this installation. */
export type SiteFacts = { appName: string; appUrl: string }

type PageMatch = { id: string; loaderData?: unknown } | undefined

type PageFacts = {
  /** Without the product's name, which is added; the home page gives its own with `isTitleComplete`. */
  title: string
  isTitleComplete?: boolean
  /** 70–160 characters that say what one finds here. */
  description: string
  path: string
  /** Name of the drawing under `/og/`; `home` when missing. */
  image?: string
  /** For pages that make no sense in a search result. */
  isHidden?: boolean
}

/** Title, description, canonical address, Open Graph and Twitter tags of one page. */
export function pageMeta(matches: readonly PageMatch[], page: PageFacts): MetaDescriptor[] {
  const { appName, appUrl } = siteFacts(matches)
  const title = page.isTitleComplete || appName === '' ? page.title : `${page.title} · ${appName}`
  const address = `${appUrl}${page.path}`
  const image = `${appUrl}/og/${page.image ?? 'home'}.png`
  return [
    { title },
    { name: 'description', content: page.description },
    ...(page.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(page.isHidden ? [] : [{ tagName: 'link', rel: 'canonical', href: address } as const]),
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: appName },
    { property: 'og:title', content: title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address },
    { property: 'og:image', content: image },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: page.description },
    { name: 'twitter:image', content: image },
  ]
}

export function siteFacts(matches: readonly PageMatch[]): SiteFacts {
  const root = matches.find((match) => match?.id === 'root')?.loaderData
  if (isSiteFacts(root)) return root
  // The root loader itself failed; the error page is shown without the name.
  return { appName: '', appUrl: '' }
}

function isSiteFacts(value: unknown): value is SiteFacts {
  return typeof value === 'object' && value !== null && 'appName' in value && 'appUrl' in value
}
