import { useState } from 'react'
import { Link, useLoaderData, useRouteLoaderData, type MetaArgs } from 'react-router'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { Textarea } from '#ui/textarea.tsx'
import type { FormDraft } from '../contract/form-field.ts'
import { toolFacts } from '../workbench/tool-facts.ts'
import { ToolPage } from '../workbench/tool-page.tsx'
import type { ToolPageSpec } from '../workbench/tool-page-spec.ts'
import { FileDrop } from './file-drop.tsx'
import { form } from './form.ts'
import { messages, scoreToast } from './messages.ts'
import { OwnTextsField, type OwnText } from './own-texts-field.tsx'
import { tool } from './tool.ts'

const plainTitle = 'Plagiarism Checker'
const textLimit = 100_000

export const loader = () => toolFacts(tool)

export function shouldRevalidate() {
  return false
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: titleFor(matches.find((match) => match?.id === 'root')?.loaderData),
    description:
      'Compare your text with the texts you worked from and a library of sources: every shared passage beside its source, quotations not counted, and a score you can verify.',
    path: '/tools/non-technical/plagiarism-checker',
    image: 'plagiarism-checker',
  })
}

type ServerFacts = { usesGemini?: boolean; searchesWeb?: boolean }

/** As the root loader says which model explains what is found. */
function titleFor(root: unknown): string {
  return (root as ServerFacts | undefined)?.usesGemini === true
    ? `${plainTitle} (Gemini-Powered)`
    : plainTitle
}

const spec: ToolPageSpec = {
  form,
  action: 'Check for Plagiarism',
  busy: 'Generating...',
  takesIdeas: false,
  resultHeading: 'Your result',
  kind: 'Plagiarism check',
  copyLabel: 'Copy Result',
  empty: {
    title: 'Your result appears here',
    parts: [
      { name: 'Score', about: 'The share of your words that also appear in the texts compared.' },
      { name: 'Passages', about: 'Each shared passage, with its source beside it.' },
      { name: 'Breakdown', about: 'The counts behind the score.' },
      { name: 'Coverage', about: 'What was compared, and what was not.' },
    ],
  },
  messages,
  wishes: ['shorter explanation', 'simpler words', 'rewrite only the marked passages'],
  picture: () => import('./evidence-view.tsx'),
  download: { dialect: 'rewritten', label: 'Download Rewritten Text', fileName: 'rewritten-text.txt' },
  arrived: (answer) => scoreToast(Number(answer.score)),
}

export default function PlagiarismPage() {
  const facts = useLoaderData<typeof loader>()
  const server = useRouteLoaderData<ServerFacts>('root')
  const title = titleFor(server)
  const [ownTexts, setOwnTexts] = useState<readonly OwnText[]>([])
  const toInput = ({ text, web }: FormDraft) => ({
    text,
    web: server?.searchesWeb === true && web === 'yes',
    compareWith: ownTexts
      .filter((own) => own.text.trim() !== '')
      .map(({ title: name, text: words }) => ({ title: name, text: words })),
  })

  return (
    <ToolPage
      facts={facts}
      tool={tool}
      spec={{ ...spec, title }}
      toInput={toInput}
      onExample={(input) => setOwnTexts(ownTextsIn(input))}
      renderFields={({ draft, state, change, replaceDraft }) => {
        const text = String(draft['text'] ?? '')
        const problems = state?.problems ?? {}
        const tooLong =
          text.length > textLimit
            ? `Please shorten this to ${textLimit.toLocaleString('en-US')} characters; nothing was cut off.`
            : undefined
        return (
          <>
            <Field
              id="text"
              label="Text to check"
              isRequired
              hint="In any language. Under 40 words the result is unreliable."
              error={tooLong ?? problems['text']}
              counter={{ used: text.length, limit: textLimit }}
            >
              <FileDrop
                label="Choose a file"
                mostCharacters={textLimit}
                onText={(read, name) => replaceDraft({ text: read }, `Loaded the text of ${name}.`)}
              >
                <Textarea
                  name="text"
                  rows={9}
                  dir="auto"
                  className="max-h-[60dvh]"
                  value={text}
                  placeholder="Paste your text here"
                  onChange={(event) => change({ text: event.target.value })}
                />
              </FileDrop>
            </Field>
            <OwnTextsField texts={ownTexts} problem={problems['compareWith']} onChange={setOwnTexts} />
            {server?.searchesWeb ? (
              <Checkbox
                name="web"
                value="yes"
                label="Search the web too"
                description="A few short phrases of your text are sent to a search service. The result says which."
                checked={draft['web'] === 'yes'}
                onChange={(event) => change({ web: event.target.checked ? 'yes' : '' })}
              />
            ) : null}
            <p className="text-sm">
              <Link to="/sources" className="text-blue underline underline-offset-2">
                Your private sources
              </Link>{' '}
              are compared too while you are signed in.
            </p>
          </>
        )
      }}
    />
  )
}

function ownTextsIn(input: unknown): OwnText[] {
  const given = typeof input === 'object' && input !== null && 'compareWith' in input ? input.compareWith : []
  return Array.isArray(given) ? given.map((own: Omit<OwnText, 'key'>, at) => ({ ...own, key: at + 1 })) : []
}
