import { diffWordsWithSpace } from 'diff'
import { Link, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { z } from 'zod'
import { findTool } from '#tools/tools.ts'
import { LocalTime } from '#ui/local-time.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { Sheet } from '#ui/sheet.tsx'
import * as texts from './compare-page.texts.ts'
import { asViewer } from './history-context.server.ts'
import type { HistoryEntry } from './history.schema.ts'
import { findEntry } from './history.server.ts'
import { showEntry } from './show-entry.server.ts'

const Pair = z.object({ one: z.uuid(), other: z.uuid() })
// Longer texts take long to split into words, which no timeout ends.
const longestDiff = 60_000
// Nobody else is served meanwhile. The time grows with the square of the words that differ, and in scripts without
// spaces each character is a word.
const comparingMs = 300

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.compareTwoPrompts,
    description: texts.pageDescription,
    path: '/history/compare',
    isHidden: true,
  })
}

type Piece = { text: string; change: 'same' | 'removed' | 'added' }

export async function loader({ url, context }: LoaderFunctionArgs) {
  const asSelf = asViewer(context, `/history/compare${url.search}`)
  const pair = Pair.safeParse(Object.fromEntries(url.searchParams))
  if (!pair.success) return { sides: undefined }
  const entries = await asSelf(async (statements) => [
    await findEntry(statements, pair.data.one),
    await findEntry(statements, pair.data.other),
  ])
  const [older, newer] = entries
    .filter((entry) => entry !== undefined)
    .toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))
  if (!older || !newer) return { sides: undefined }
  const textOf = async (entry: HistoryEntry) => (await showEntry(entry, findTool(entry.toolSlug))).text
  const pieces = compare(await textOf(older), await textOf(newer))
  return {
    sides: [
      { ...about(older), pieces: pieces.filter(({ change }) => change !== 'added') },
      { ...about(newer), pieces: pieces.filter(({ change }) => change !== 'removed') },
    ],
  }
}

function compare(older: string, newer: string): Piece[] {
  const isShort = older.length + newer.length <= longestDiff
  const changes = isShort ? diffWordsWithSpace(older, newer, { timeout: comparingMs }) : undefined
  if (changes === undefined) {
    return [
      { text: older, change: 'removed' },
      { text: newer, change: 'added' },
    ]
  }
  return changes.map(({ value, added, removed }) => ({
    text: value,
    change: added ? 'added' : removed ? 'removed' : 'same',
  }))
}

function about({ id, title, projectName, createdAt }: HistoryEntry) {
  return { id, title: (title ?? projectName) || texts.untitled, createdAt }
}

export default function ComparePage() {
  const { sides } = useLoaderData<typeof loader>()
  return (
    <main id="content" tabIndex={-1} className="page-width pb-16 outline-none">
      <p className="pt-8">
        <Link to="/history" className="text-blue underline underline-offset-2">
          {texts.backToPrompts}
        </Link>
      </p>
      <h1 className="mt-3 text-3xl">{texts.compareTwoPrompts}</h1>
      {sides === undefined ? (
        <p className="construction mt-8 px-6 py-8">{texts.promptIsGone}</p>
      ) : (
        <div className="mt-6 grid gap-6 lg:grid-cols-2">
          {sides.map((side, index) => (
            <section key={side.id} aria-labelledby={`age-${side.id} side-${side.id}`} className="min-w-0">
              <h2 id={`side-${side.id}`} className="text-xl wrap-anywhere">
                {side.title}
              </h2>
              <p className="label-mono mb-2">
                <span id={`age-${side.id}`}>{index === 0 ? texts.older : texts.newer}</span>,{' '}
                <LocalTime iso={side.createdAt} />
              </p>
              <Sheet>
                <pre
                  role="region"
                  aria-label={`${index === 0 ? texts.older : texts.newer} text`}
                  tabIndex={0}
                  className="px-4 py-5 text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap"
                >
                  {side.pieces.map(({ text, change }, position) =>
                    change === 'same' ? (
                      text
                    ) : change === 'added' ? (
                      <ins key={position} className="marked no-underline">
                        {text}
                      </ins>
                    ) : (
                      <del key={position} className="text-red">
                        {text}
                      </del>
                    ),
                  )}
                </pre>
              </Sheet>
            </section>
          ))}
        </div>
      )}
    </main>
  )
}
