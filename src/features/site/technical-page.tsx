import { useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { tools } from '#tools/tools.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { PageTitle } from './page-title.tsx'
import { RequestDrawing } from './request-drawing.tsx'
import * as texts from './technical-page.texts.ts'
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
    title: texts.pageTitle,
    description: texts.pageDescription,
    path: '/technical',
    image: 'technical',
  })
}

export default function TechnicalPage() {
  const { appName, appUrl, functions } = useLoaderData<typeof loader>()
  const example = functions[0]
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <PageTitle title={texts.howItWorks} lead={texts.lead} />
      <TextLayout
        label={texts.onThisPage}
        sections={[
          {
            id: 'plan',
            title: texts.onePlanManyTexts,
            body: (
              <>
                <p>{texts.typedPlan}</p>
                <RequestDrawing />
                <p>{texts.composerMakesPlan}</p>
                <p>{texts.modelMakesPlan}</p>
              </>
            ),
          },
          {
            id: 'tools',
            title: texts.toolIsFolder,
            body: (
              <>
                <p>{texts.oneFolder}</p>
                <table>
                  <thead>
                    <tr>
                      <th scope="col">{texts.tool}</th>
                      <th scope="col">{texts.endpoint}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {functions.map((entry) => (
                      <tr key={entry.slug}>
                        <td>{entry.name}</td>
                        <td>
                          <code className="wrap-anywhere max-sm:text-xs">
                            {texts.endpointStart}
                            <wbr />
                            {entry.functionName}
                          </code>
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
            title: texts.apiAndCommandLine,
            body: (
              <>
                <p>{texts.endpointTakesJson}</p>
                <pre tabIndex={0} role="region" aria-label={texts.requestExampleLabel}>
                  <code>{texts.requestExample(appUrl, example?.functionName ?? '')}</code>
                </pre>
                <p>
                  {texts.invalidInputStart} <code>{texts.errorShape}</code>
                  {texts.invalidInputEnd}
                </p>
                <pre tabIndex={0} role="region" aria-label={texts.commandExampleLabel}>
                  <code>{texts.commandExample(example?.slug ?? '')}</code>
                </pre>
              </>
            ),
          },
          {
            id: 'structure',
            title: texts.structure,
            body: (
              <>
                <p>
                  {texts.structureStart} <code>{texts.layers}</code>
                  {texts.structureEnd}
                </p>
                <p>{texts.pagesOnServer}</p>
              </>
            ),
          },
          { id: 'storage', title: texts.storage, body: <p>{texts.whereDataLives}</p> },
          {
            id: 'security',
            title: texts.security,
            body: (
              <ul>
                <li>{texts.contentPolicy}</li>
                <li>{texts.trustedTypes}</li>
                <li>{texts.otherSitesRefused}</li>
                <li>{texts.logsHold}</li>
              </ul>
            ),
          },
        ]}
      />
      <JsonLd
        data={{
          '@type': 'TechArticle',
          headline: texts.headline(appName),
          url: `${appUrl}/technical`,
          author: { '@type': 'Organization', name: appName },
        }}
      />
    </main>
  )
}
