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
    functions: tools.map(({ card: { name, functionName, slug } }) => ({ name, functionName, slug })),
  }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Technical',
    description:
      'How it works, for engineers: one typed plan for every answer, one folder per tool, the function endpoint and command line, security and storage.',
    path: '/technical',
    image: 'technical',
  })
}

export default function TechnicalPage() {
  const { appName, appUrl, functions } = useLoaderData<typeof loader>()
  const example = functions[0]
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <PageTitle title="How it works" lead="For engineers, and anyone who is curious." />
      <TextLayout
        label="On this page"
        sections={[
          {
            id: 'plan',
            title: 'One plan, many texts',
            body: (
              <>
                <p>
                  Every answer is a typed plan: what it consists of, not how it looks. Each item of it carries
                  its source: your words, a row of our tables that one of your choices selected, a model, or
                  an assumption. Texts, tabs, files and layouts are rendered from the plan by pure functions,
                  one for each AI tool.
                </p>
                <RequestDrawing />
                <p>
                  Without a model a composer makes the plan, a pure TypeScript function. It keeps your words
                  whole, adds what your choices select and guesses nothing; what needs understanding is left
                  to the tool that receives the prompt. It reads no clock, no random numbers and no network,
                  so the same form always gives the same plan, in your browser and on the server.
                </p>
                <p>
                  A model gets the form as it is, never a draft, and its reply is read into the same plan
                  while it is being written. Checks refuse only what would harm, such as a number, a name or a
                  rule of yours that is missing. What cannot be made without understanding, such as a story,
                  is offered as a request for a model or your own chat; the pasted answer is read the same
                  way. Text typed by users is data for all of them: it is quoted, never obeyed.
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
                  The form, plan, composer, tables, model instructions, renderers and guide of a tool live in
                  one folder. One line in the catalogue adds it; its routes, card, endpoint, entry in the
                  documentation and contract tests follow from that line. Lists load the card and nothing
                  else.
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
            title: 'API and command line',
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
                  others: <code>app → features → engine → tools → reading, ui → shared</code>. Input is parsed
                  once, where it enters; from there on the types hold.
                </p>
                <p>
                  Pages are rendered on the server and hydrated in the browser with React. Nothing is loaded
                  from other hosts.
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
                <li>Trusted Types: the browser turns no text into markup.</li>
                <li>
                  Requests from other sites are refused, request bodies are limited, and the server checks all
                  input again.
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
