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
      'User guide: your first prompt in a minute, a guide to every tool, how drafts are kept, keyboard shortcuts, and what happens to your words.',
    path: '/documentation',
    image: 'documentation',
  })
}

export default function DocumentationPage() {
  const { appName, appUrl, guides } = useLoaderData<typeof loader>()
  return (
    <main id="content" tabIndex={-1} className="page-width outline-none">
      <PageTitle title="Documentation" lead="How to get from an idea to a prompt worth sending." />
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
        Open <Link to="/generate">the six-step form</Link>, load one of the examples and press through to the
        last step. You have a complete prompt in less than a minute and have seen what every question does to
        it.
      </p>
      <p>
        Then put your own idea in. Only the fields with a red asterisk have to be filled; everything else
        makes the prompt more exact. You need no account, no key and nothing to install.
      </p>
    </>
  )
}

function ReadingAResult() {
  return (
    <>
      <p>Every line of a result shows where it comes from:</p>
      <ul>
        <li>Your words stand in it whole, in the language you wrote them in.</li>
        <li>
          Standard lines are there because of something you chose. Choose something else, and other lines
          stand there.
        </li>
        <li>Lines by a model were written for you just now.</li>
        <li>Assumptions are decisions that nobody told us. Confirm, change or remove them.</li>
      </ul>
      <p>
        You can change or remove every line. The texts for all AI tools are made from the same lines, so a
        change is in each of them at once.
      </p>
    </>
  )
}

function Models() {
  return (
    <>
      <p>
        Every tool gives you something to work with without a model. It puts your words and what goes with
        your choices in order and guesses nothing. Where an expert would have to think first, the prompt asks
        the AI tool that you give it to to do that.
      </p>
      <p>
        A model reads what you wrote, decides and writes. Stories, scenes of a storyboard, thumbnail ideas and
        rewriting need one. When no model is connected you get the complete request instead: copy it into a
        chat of your own, such as ChatGPT, Claude or Gemini, and paste the answer back. It then looks and
        works like any other result.
      </p>
    </>
  )
}

function Drafts() {
  return (
    <>
      <p>
        What you type is kept in this browser as you go, so a reload, the back button or a crash costs
        nothing. Come back to the form on the same device and it is as you left it.
      </p>
      <p>
        Start New Prompt empties the form and asks first. Drafts do not travel between devices, and clearing
        this site's data in your browser deletes them for good.
      </p>
    </>
  )
}

function Keyboard() {
  const keys = [
    [['Ctrl', 'K'], 'Go to any tool or page (Cmd K on a Mac)'],
    [['Tab'], 'To the next field or button; Shift Tab goes back'],
    [['Enter'], 'Adds the typed value in fields that take several'],
    [[','], 'The same, so that a list can be typed in one go'],
    [['Backspace'], 'In such a field, when empty: takes the last value back'],
    [['←', '→'], 'To the next tab or choice'],
    [['Esc'], 'Closes dialogs, menus and notes'],
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
        Nothing leaves your device while you type. When you press the button that generates, the form is sent
        to this server and, where a model is connected, from there to that model. Texts you enter are not
        written to the server's logs. <Link to="/privacy">What is kept and sent here</Link> says more.
      </p>
      <p>
        Your draft, your latest results and your choice of light or dark are stored in this browser. Links
        that hand a prompt to another tool carry the prompt in the address and are opened only when you press
        them.
      </p>
    </>
  )
}
