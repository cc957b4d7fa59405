import { use, useEffect } from 'react'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useRouteLoaderData,
  type LinkDescriptor,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import mainFont from '@fontsource-variable/familjen-grotesk/files/familjen-grotesk-latin-wght-normal.woff2?url'
import monoFont from '@fontsource-variable/sometype-mono/files/sometype-mono-latin-wght-normal.woff2?url'
import { AccountMenu, AccountLinks } from '#features/accounts/account-menu.tsx'
import { followSession, followSessionAtLoad } from '#features/accounts/follow-session.ts'
import { followSignOut } from '#features/accounts/forget-results.ts'
import { leadToSecondFactor } from '#features/accounts/lead-to-second-factor.server.ts'
import { modelDeskContext } from '#features/admin/models/model-desk-context.server.ts'
import { Insights } from '#features/insights/insights.tsx'
import { privacyScript } from '#features/insights/privacy-choice.ts'
import { insightsContext } from '#features/insights/insights-context.server.ts'
import { SiteFrame } from '#features/site/site-frame.tsx'
import { requestContext } from '#platform/request-context.server.ts'
import { defaultAppName } from '#shared/brand.ts'
import { tools } from '#tools/tools.ts'
import { OwnModelsContext } from '#tools/workbench/own-models-context.ts'
import { themeScript } from '#ui/theme.ts'
import type { Route } from './+types/root.ts'
import { ErrorView } from './error-view.tsx'
import { NonceContext } from './nonce-context.ts'
import * as texts from './root.texts.ts'
import { StyleSheetContext } from './style-sheet-context.ts'

/** In the document from the start and the same on all pages, so the browser needs no list of them. */
export function links(): LinkDescriptor[] {
  if (!import.meta.env.SSR) return []
  return [
    { rel: 'preload', href: mainFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    { rel: 'preload', href: monoFont, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ]
}

export const middleware: Route.MiddlewareFunction[] = [leadToSecondFactor]

export function loader({ context }: Route.LoaderArgs) {
  const { config, viewer, enrolling } = context.get(requestContext)
  const { appName, appUrl, browserModels } = config
  return {
    appName,
    appUrl,
    browserModels,
    viewer: viewer ?? enrolling ?? null,
    usesGemini: context.get(modelDeskContext).asksGemini('plagiarism-checker'),
    searchesWeb: config.searchesWeb,
    insights: context.get(insightsContext).browserSettings ?? null,
    tools: tools.map(({ card: { slug, name }, path, pages }) => ({
      slug,
      name,
      path,
      ...(pages ? { pages: pages.map(({ path, shows }) => ({ path, shows })) } : {}),
    })),
  }
}

/**
 * What the server says about itself stays true while somebody moves about; the wizard's steps need no network.
 * Only what a form does can change who is signed in; but whoever is led to signing in may have lost their session, and
 * whoever leaves a page of the panel may be an admin no more.
 */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const isLeaving = nextUrl.pathname === '/auth' && currentUrl.pathname !== '/auth'
  const mayBeAnother = isLeaving || currentUrl.pathname.startsWith('/admin')
  return mayBeAnother || (formMethod !== undefined && formMethod !== 'GET')
}

type Facts = Awaited<ReturnType<typeof loader>>
let facts: Facts | undefined

/** Without an answer the frame stays as it was; drawn anew with the failure, it would lose its scripts and styles. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs): Promise<Facts> {
  return serverLoader().catch((failure: unknown) => {
    // Redirects are thrown as a Response.
    if (!facts || failure instanceof Response) throw failure
    return facts
  })
}

if (typeof document !== 'undefined') followSessionAtLoad()

// zod tries `new Function` as soon as a schema is built, which our Content-Security-Policy stops and reports.
const zodScript = 'globalThis.__zod_globalConfig={jitless:true};'

// Empty in the browser, where hydration leaves the server's alone.
const headScript = import.meta.env.SSR ? zodScript + themeScript + privacyScript : ''

const adminPages = [{ path: '/admin', name: texts.adminPanel }]

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = use(NonceContext)
  const styleSheet = use(StyleSheetContext)
  const facts = useRouteLoaderData<typeof loader>('root')
  const viewer = facts?.viewer ?? undefined
  return (
    // The theme script may have set `data-theme` before React arrives.
    <html lang="en" data-viewer={facts && (viewer?.id ?? '')} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#f5f8fc" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#071d38" />
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: headScript }} />
        <style nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: styleSheet }} />
        <Meta />
        <Links nonce={nonce} />
      </head>
      <body className="flex min-h-dvh flex-col">
        <SiteFrame
          appName={facts?.appName ?? defaultAppName}
          tools={facts?.tools ?? []}
          isSignedIn={viewer !== undefined}
          extraPages={viewer?.isAdmin ? adminPages : []}
          account={
            viewer && { wide: <AccountMenu viewer={viewer} />, mobile: <AccountLinks viewer={viewer} /> }
          }
        >
          {children}
        </SiteFrame>
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

const loadOwnModels = () => import('./own-models.ts').then(({ ownModels }) => ownModels)

export default function Root({ loaderData }: Route.ComponentProps) {
  const { insights, viewer, tools } = loaderData
  const { pathname } = useLocation()
  useEffect(followSignOut, [])
  useEffect(() => {
    facts = loaderData
  }, [loaderData])
  useEffect(() => followSession(viewer?.id ?? '', pathname), [viewer?.id, pathname])
  return (
    <OwnModelsContext value={loadOwnModels}>
      <Outlet />
      {insights ? <Insights settings={insights} viewer={viewer} tools={tools} /> : null}
    </OwnModelsContext>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  return <ErrorView error={error} tools={loaderData?.tools ?? []} />
}
