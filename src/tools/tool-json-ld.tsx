import { useMatches } from 'react-router'
import { JsonLd } from '#ui/json-ld.tsx'
import { siteFacts } from '#ui/page-meta.ts'

/** What a tool's page is, for search engines. */
export function ToolJsonLd({ name, summary, path }: { name: string; summary: string; path: string }) {
  const { appUrl } = siteFacts(useMatches())
  return (
    <JsonLd
      data={{
        '@type': 'WebApplication',
        name,
        url: `${appUrl}${path}`,
        description: summary,
        applicationCategory: 'UtilitiesApplication',
        operatingSystem: 'Any',
        offers: { '@type': 'Offer', price: '0', priceCurrency: 'EUR' },
      }}
    />
  )
}
