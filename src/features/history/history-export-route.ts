import type { LoaderFunctionArgs } from 'react-router'
import { asViewer } from './history-context.server.ts'
import * as texts from './history-routes.texts.ts'
import type { HistoryEntry } from './history.schema.ts'
import { exportHistory } from './history.server.ts'

type Format = {
  type: string
  before: string
  between: string
  after: string
  write: (entry: HistoryEntry) => string
}

const formats = {
  'all.json': {
    type: 'application/json; charset=utf-8',
    before: '[\n',
    between: ',\n',
    after: '\n]\n',
    write: ({ preview: _preview, isLonger: _isLonger, ...entry }) => JSON.stringify(entry),
  },
  'all.md': {
    type: 'text/markdown; charset=utf-8',
    before: '',
    between: '\n',
    after: '',
    write: ({ title, projectName, toolSlug, createdAt, text }) =>
      `# ${(title ?? projectName) || texts.untitled}\n\n${toolSlug}, ${createdAt}\n\n${fence(text)}\n`,
  },
} satisfies Record<string, Format>

/** `GET /history/all.json` and `/history/all.md`: everything of one's own, written piece by piece. */
export async function loader({ url, context }: LoaderFunctionArgs) {
  const asSelf = asViewer(context)
  // Routes also match in capitals and with a slash at the end.
  const file = /\.md\/?$/i.test(url.pathname) ? 'all.md' : 'all.json'
  const format = formats[file]
  const encoder = new TextEncoder()
  let next: string | undefined = ''
  let isFirst = true
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(encoder.encode(format.before)),
    async pull(controller) {
      if (next === undefined) {
        controller.enqueue(encoder.encode(format.after))
        return controller.close()
      }
      const after: string = next
      const piece = await asSelf((statements) => exportHistory(statements, after))
      next = piece.next === '' ? undefined : piece.next
      for (const entry of piece.entries) {
        controller.enqueue(encoder.encode(`${isFirst ? '' : format.between}${format.write(entry)}`))
        isFirst = false
      }
    },
  })
  return new Response(body, {
    headers: {
      'Content-Type': format.type,
      'Content-Disposition': `attachment; filename="blueprompt-${file.replace('all', 'history')}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

/** Prompts are Markdown themselves, with fences in them; the one around them is longer than any. */
function fence(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length))
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}text\n${text.trimEnd()}\n${ticks}`
}
