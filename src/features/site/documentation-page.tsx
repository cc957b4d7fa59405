import { Link, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { summarise, tools } from '#tools/tools.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { pageMeta } from '#ui/page-meta.ts'
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
    title: 'Documentation',
    description:
      'User guide: your first prompt in a minute, a guide to every tool, drafts, keyboard shortcuts, and what happens to your data.',
    path: '/documentation',
    image: 'documentation',
  })
}

export default function DocumentationPage() {
  const { appName, appUrl, guides } = useLoaderData<typeof loader>()
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <PageTitle title="Documentation" lead="How to get from an idea to a prompt that works." />
      <TextLayout
        label="On this page"
        sections={[
          { id: 'first-prompt', title: 'Your first prompt', body: <FirstPrompt /> },
          ...guides.map(({ card, docs }) => ({
            id: card.slug,
            title: card.name,
            body: <ToolGuide tool={card} docs={docs} />,
          })),
          { id: 'results', title: 'Reading a result', body: <ReadingAResult /> },
          { id: 'models', title: 'With and without a model', body: <Models /> },
          { id: 'drafts', title: 'Drafts', body: <Drafts /> },
          { id: 'keyboard', title: 'Keyboard', body: <Keyboard /> },
          { id: 'privacy', title: 'Privacy', body: <Privacy /> },
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
        Type your idea on the <Link to="/">home page</Link>, pick what you want to make and press Generate
        Prompt. One sentence is enough. Then press Copy and paste the prompt into your AI tool.
      </p>
      <p>
        For more control over an app, use <Link to="/generate">the six-step form</Link>. Only fields with a
        red asterisk are required; the others make the prompt more precise. You don't need an account or an
        API key, and there is nothing to install.
      </p>
    </>
  )
}

function ReadingAResult() {
  return (
    <>
      <p>Every line of a prompt shows where it comes from:</p>
      <ul>
        <li>Your words, complete and in your language.</li>
        <li>Standard lines come from an option you chose. Choose a different one to get different lines.</li>
        <li>Lines by a model were written for your idea.</li>
        <li>Assumptions fill in what you did not say. Confirm, change or remove them.</li>
      </ul>
      <p>You can change or remove any line. The change applies to the prompt for every AI tool.</p>
    </>
  )
}

function Models() {
  return (
    <>
      <p>
        Every tool works without a model. It puts your words and choices in order and guesses nothing. What is
        still open, the prompt leaves to the AI tool you paste it into.
      </p>
      <p>
        Stories, storyboard scenes, thumbnail ideas and rewriting need a model. When none is connected, you
        get the request instead: copy it into ChatGPT, Claude or Gemini and paste the answer back. The result
        works like any other.
      </p>
      <p>
        You can also use a model of your own: connect OpenRouter, paste a key, or use Ollama on your computer.{' '}
        <Link to="/docs/which-model">Which model?</Link> says what each way costs, keeps and sends.
      </p>
    </>
  )
}

function Drafts() {
  return (
    <>
      <p>
        What you type is saved in this browser as you go. After a reload or a crash, the form is as you left
        it.
      </p>
      <p>
        Start New Prompt clears the form. Drafts stay on this device. Clearing this site's data in your
        browser deletes them for good.
      </p>
    </>
  )
}

function Keyboard() {
  const keys = [
    [['Ctrl', 'K'], 'Go to any tool or page (Cmd K on a Mac)'],
    [['Ctrl', 'Enter'], 'Generate from the field you are in (Cmd Enter on a Mac)'],
    [['Tab'], 'Next field or button; Shift Tab goes back'],
    [['Enter'], 'Add a value in fields that take several'],
    [[','], 'The same, so you can type a list in one go'],
    [['Backspace'], 'In such a field, when empty: remove the last value'],
    [['←', '→'], 'Next tab or option'],
    [['Esc'], 'Close dialogs and menus'],
  ] as const
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
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
        Nothing leaves your device while you type. When you generate, the form is sent to this server and, if
        a model is connected, to that model. What you enter is not written to the server's logs.{' '}
        <Link to="/privacy">More about privacy</Link>.
      </p>
      <p>
        Your drafts, latest prompts and theme are stored in this browser. A link that opens your prompt in
        another tool contains the prompt, and opens only when you press it.
      </p>
    </>
  )
}
