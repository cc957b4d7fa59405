import { Link, useLoaderData, type LoaderFunctionArgs, type MetaArgs } from 'react-router'
import { requestContext } from '#platform/request-context.server.ts'
import { summarise, tools } from '#tools/tools.ts'
import { JsonLd } from '#ui/json-ld.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { PageTitle } from './page-title.tsx'
import { TextLayout } from './text-layout.tsx'
import { ToolGuide } from './tool-guide.tsx'

export function loader({ context }: LoaderFunctionArgs) {
  const { appName, appUrl } = context.get(requestContext).config
  return { appName, appUrl, guides: tools.map((tool) => ({ card: summarise(tool), docs: tool.docs })) }
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
          { id: 'reading', title: 'Reading the drawing', body: <ReadingTheDrawing /> },
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

function ReadingTheDrawing() {
  return (
    <>
      <p>The result is drawn while you type. Four signs tell you where you stand:</p>
      <ul>
        <li>Solid lines are answered. They are in the prompt as you see them.</li>
        <li>Dashed lines are still open, with a note of what would go there.</li>
        <li>Red pencil points at a gap, a contradiction or a mistake, and at the field that settles it.</li>
        <li>Yellow marks what your last change did.</li>
      </ul>
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
        The live drawing is made in your browser; nothing leaves your device while you type. When you press
        the button that generates, the form is sent to this server, turned into the prompt and sent back.
        Texts you enter are not written to the server's logs.
      </p>
      <p>
        Your draft, your last prompt and your choice of light or dark are stored in this browser. Links that
        hand a prompt to another tool carry the prompt in the address and are opened only when you press them.
      </p>
    </>
  )
}
