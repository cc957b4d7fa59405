import { data, type MetaArgs, useLoaderData } from 'react-router'
import { summarise, tools } from '#tools/tools.ts'
import { pageMeta } from '#ui/page-meta.ts'
import * as texts from './not-found-page.texts.ts'
import { NotFoundView } from './not-found-view.tsx'

export function loader() {
  return data({ tools: tools.map(summarise) }, { status: 404 })
}

export function meta({ matches, location }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.pageDescription,
    path: location.pathname,
    isHidden: true,
  })
}

export default function NotFoundPage() {
  const loaderData = useLoaderData<typeof loader>()
  return <NotFoundView tools={loaderData.tools} />
}
