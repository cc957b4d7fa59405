import { data, type MetaArgs, useLoaderData } from 'react-router'
import { summarise, tools } from '#tools/tools.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { NotFoundView } from './not-found-view.tsx'

export function loader() {
  return data({ tools: tools.map(summarise) }, { status: 404 })
}

export function meta({ matches, location }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Page not found',
    description: 'There is no page at this address. Try one of these instead.',
    path: location.pathname,
    isHidden: true,
  })
}

export default function NotFoundPage() {
  const loaderData = useLoaderData<typeof loader>()
  return <NotFoundView tools={loaderData.tools} />
}
