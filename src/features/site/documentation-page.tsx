import { Link, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { summarise, tools } from '#tools/tools.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import * as texts from './documentation-page.texts.ts'
import { PageTitle } from './page-title.tsx'
import { TextLayout } from './text-layout.tsx'
import { ToolGuide } from './tool-guide.tsx'

export async function loader({ context }: LoaderFunctionArgs) {
  const { appName, appUrl } = context.get(requestContext).config
  const guides = tools.map(async (tool) => ({ card: summarise(tool), docs: await tool.docs() }))
  return { appName, appUrl, guides: await Promise.all(guides) }
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.pageDescription,
    path: '/documentation',
    image: 'documentation',
  })
}

export default function DocumentationPage() {
  const { appName, appUrl, guides } = useLoaderData<typeof loader>()
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <PageTitle title={texts.pageTitle} lead={texts.lead} />
      <TextLayout
        label={texts.onThisPage}
        sections={[
          { id: 'first-prompt', title: texts.yourFirstPrompt, body: <FirstPrompt /> },
          ...guides.map(({ card, docs }) => ({
            id: card.slug,
            title: card.name,
            body: <ToolGuide tool={card} docs={docs} />,
          })),
          { id: 'results', title: texts.readingAResult, body: <ReadingAResult /> },
          { id: 'models', title: texts.withAndWithoutModel, body: <Models /> },
          { id: 'drafts', title: texts.drafts, body: <Drafts /> },
          { id: 'keyboard', title: texts.keyboard, body: <Keyboard /> },
          { id: 'privacy', title: texts.privacy, body: <Privacy /> },
        ]}
      />
      <JsonLd
        data={{
          '@type': 'TechArticle',
          headline: `${appName} documentation`,
          url: `${appUrl}/documentation`,
          author: { '@type': 'Organization', name: appName },
        }}
      />
    </main>
  )
}

function FirstPrompt() {
  return (
    <>
      <p>
        {texts.firstPromptStart} <Link to="/">{texts.homePage}</Link>
        {texts.firstPromptEnd}
      </p>
      <p>
        {texts.sixStepsStart} <Link to="/generate">{texts.sixStepForm}</Link>
        {texts.sixStepsEnd}
      </p>
    </>
  )
}

function ReadingAResult() {
  return (
    <>
      <p>{texts.linesShowSource}</p>
      <ul>
        <li>{texts.sourceWords}</li>
        <li>{texts.sourceOptions}</li>
        <li>{texts.sourceModel}</li>
        <li>{texts.sourceAssumptions}</li>
      </ul>
      <p>{texts.linesCanChange}</p>
    </>
  )
}

function Models() {
  return (
    <>
      <p>{texts.worksWithoutModel}</p>
      <p>{texts.needsModel}</p>
      <p>
        {texts.ownModelStart} <Link to="/docs/which-model">{texts.whichModel}</Link> {texts.ownModelEnd}
      </p>
    </>
  )
}

function Drafts() {
  return (
    <>
      <p>{texts.draftsSaved}</p>
      <p>{texts.draftsCleared}</p>
    </>
  )
}

function Keyboard() {
  const keys = [
    [[texts.ctrl, 'K'], texts.keyGoTo],
    [[texts.ctrl, texts.enter], texts.keyGenerate],
    [[texts.tab], texts.keyNextField],
    [[texts.enter], texts.keyAddValue],
    [[','], texts.keyAddSeveral],
    [[texts.backspace], texts.keyRemoveLast],
    [['←', '→'], texts.keyNextTab],
    [[texts.esc], texts.keyClose],
  ] as const
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts.key}</th>
          <th scope="col">{texts.whatItDoes}</th>
        </tr>
      </thead>
      <tbody>
        {keys.map(([names, effect]) => (
          <tr key={effect}>
            <td className="whitespace-nowrap">
              {names.map((name, index) => (
                <span key={name}>
                  {index > 0 ? ' ' : null}
                  <kbd>{name}</kbd>
                </span>
              ))}
            </td>
            <td>{effect}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Privacy() {
  return (
    <>
      <p>
        {texts.whatIsSent} <Link to="/privacy">{texts.moreAboutPrivacy}</Link>.
      </p>
      <p>{texts.whatIsStoredHere}</p>
    </>
  )
}
