import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { adminLoader } from '#platform/admin-only.server.ts'
import { countEverything } from './dashboard.server.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { counters: await adminLoader(context, countEverything) }
}

export default function DashboardPage() {
  const { counters } = useLoaderData<typeof loader>()
  return (
    <>
      <h2 className="sr-only">Dashboard</h2>
      <dl className="grid grid-cols-2 border-t border-l border-ink bg-surface lg:grid-cols-4">
        <Counter name="Total Users" value={counters.users} />
        <Counter name="Tools Content" value={counters.toolContents} />
        <Counter name="What's New Posts" value={counters.posts} />
        <Counter name="Recent Signups (7d)" value={counters.recentSignUps} />
      </dl>
      <section aria-labelledby="overview" className="mt-6 border border-ink bg-surface px-5 py-4">
        <h2 id="overview" className="text-xl">
          Overview
        </h2>
        <p className="measure mt-2">
          Welcome to the admin panel. Users lists everybody who has signed up and makes admins of them; Tools
          Content holds the guides below the tools and what their cards say; What's New is what the home page
          announces. Every change shows at once, and the audit log keeps who made it.
        </p>
      </section>
    </>
  )
}

function Counter({ name, value }: { name: string; value: number }) {
  return (
    <div className="border-r border-b border-ink px-4 py-3">
      <dt className="font-mono text-xs text-muted">{name}</dt>
      <dd className="mt-1 text-3xl font-semibold tabular-nums">{value.toLocaleString('en-US')}</dd>
    </div>
  )
}
