import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { tools } from '#tools/tools.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { PageTitle } from './page-title.tsx'
import { RequestDrawing } from './request-drawing.tsx'
import { TextLayout } from './text-layout.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  const { appName, appUrl } = context.get(requestContext).config
  return {
    appName,
    appUrl,
    functions: tools.map(({ name, functionName, slug }) => ({ name, functionName, slug })),
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Technical',
    description:
      'How it works, for engineers: a deterministic composer, one folder per tool, the function endpoint and command line, security and storage.',
    path: '/technical',
    image: 'technical',
  })
}

export default function TechnicalPage() {
  const { appName, appUrl, functions } = useLoaderData<typeof loader>()
  const example = functions[0]
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <PageTitle
        title="How it works"
        lead="For engineers, and for everyone who wants to look under the table."
      />
      <TextLayout
        label="On this page"
        sections={[
          {
            id: 'composer',
            title: 'Compose first',
            body: (
              <>
                <p>
                  A prompt is compiled, not guessed. Every tool has a composer: a pure TypeScript function
                  from the form's data to the finished text. It reads no clock, no random numbers and no
                  network, so the same answers always give the same prompt, in your browser while you type and
                  on the server when you press the button.
                </p>
                <RequestDrawing />
                <p>
                  The composer reads what was typed, decides what follows from it, looks for gaps and
                  contradictions and then writes the document for the chosen platform. A linter reads the
                  result before anybody else does. Text typed by users is treated as data: it is quoted, never
                  obeyed.
                </p>
              </>
            ),
          },
          {
            id: 'tools',
            title: 'A tool is a folder',
            body: (
              <>
                <p>
                  Schema, composer, form, drawing and guide of a tool live in one folder. One line in the
                  catalogue adds it; its routes, cards, endpoint, entry in the documentation and contract
                  tests follow from that line.
                </p>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">Tool</th>
                      <th scope="col">Endpoint</th>
                    </tr>
                  </thead>
                  <tbody>
                    {functions.map((entry) => (
                      <tr key={entry.slug}>
                        <td>{entry.name}</td>
                        <td>
                          <code className="wrap-anywhere">POST /functions/v1/{entry.functionName}</code>
                        </td>
                      </tr>
                    ))}
                  </tbody>
                </table>
              </>
            ),
          },
          {
            id: 'ways-in',
            title: 'Ways in besides the page',
            body: (
              <>
                <p>The function endpoint takes the form's data as JSON and answers JSON:</p>
                <pre tabIndex={0} role="region" aria-label="Example of a request">
                  <code>{`curl ${appUrl}/functions/v1/${example?.functionName ?? ''} \\
  -H 'content-type: application/json' \\
  -d @input.json`}</code>
                </pre>
                <p>
                  Invalid input gets status 400 and the fields by name:{' '}
                  <code>{'{ error, code, fields }'}</code>. On the machine itself the same tool runs from the
                  command line:
                </p>
                <pre tabIndex={0} role="region" aria-label="Example of the command line">
                  <code>{`npm run --silent compose -- ${example?.slug ?? ''} < input.json`}</code>
                </pre>
              </>
            ),
          },
          {
            id: 'structure',
            title: 'Structure',
            body: (
              <>
                <p>
                  One package, one process, one database. Imports point one way only, and a check refuses the
                  others: <code>app → features → engine → tools → ui → shared</code>. Data is parsed once, at
                  the door; inside, types are true.
                </p>
                <p>
                  Pages are rendered on the server and taken over in the browser by React. Colours, type and
                  drawings are our own; nothing is loaded from other hosts.
                </p>
              </>
            ),
          },
          {
            id: 'storage',
            title: 'Storage',
            body: (
              <p>
                With a database address set, data lives in PostgreSQL. Without one, an embedded PostgreSQL
                runs in a worker thread and keeps its files in the data folder, with every commit flushed to
                disk. Migrations are applied at start, under a lock. No outside service is needed to start.
              </p>
            ),
          },
          {
            id: 'security',
            title: 'Security',
            body: (
              <ul>
                <li>
                  A content security policy with a fresh nonce per page: no inline styles, no foreign scripts.
                </li>
                <li>Trusted Types: no text turns into markup in the browser.</li>
                <li>
                  Requests from other sites are refused, bodies are limited, input is checked on the server
                  again.
                </li>
                <li>Logs hold request ids and timings, not what people wrote.</li>
              </ul>
            ),
          },
        ]}
      />
      <JsonLd
        data={{
          '@type': 'TechArticle',
          headline: `How ${appName} works`,
          url: `${appUrl}/technical`,
          author: { '@type': 'Organization', name: appName },
        }}
      />
    </main>
  )
}
