import { useState } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import type { FormDraft } from '../contract/form-field.ts'
import { toolFacts, toolMeta } from '../workbench/tool-route.ts'
import { ToolPage } from '../workbench/tool-page.tsx'
import type { ToolPageSpec } from '../workbench/tool-page-spec.ts'
import { FileDrop } from './file-drop.tsx'
import { form, textLimit } from './form.ts'
import type { PlagiarismInput } from './input.ts'
import { messages, scoreToast } from './messages.ts'
import { OwnTextsField, type OwnText } from './own-texts-field.tsx'
import * as texts from './page.texts.ts'
import type { PlagiarismPlan } from './plan.ts'
import { tool } from './tool.ts'

export const loader = () => toolFacts(tool)
export const shouldRevalidate = () => false
export const meta = toolMeta(tool, texts.pageDescription, (matches) =>
  titleFor(matches.find((match) => match?.id === 'root')?.loaderData),
)

type ServerFacts = { usesGemini?: boolean; searchesWeb?: boolean }

/** As the root loader says which model explains what is found. */
function titleFor(root: unknown): string {
  return (root as ServerFacts | undefined)?.usesGemini === true ? texts.geminiTitle : texts.pageTitle
}

const spec: ToolPageSpec = {
  form,
  action: texts.checkForPlagiarism,
  busy: texts.generating,
  takesIdeas: false,
  resultHeading: texts.yourResult,
  kind: texts.plagiarismCheck,
  copyLabel: texts.copyResult,
  measured: {
    textOf: (input) => (input as PlagiarismInput | undefined)?.text,
    words: texts.wordsChecked,
    characters: texts.charactersChecked,
  },
  empty: {
    title: texts.resultAppearsHere,
    parts: [
      { name: texts.score, about: texts.scoreAbout },
      { name: texts.passages, about: texts.passagesAbout },
      { name: texts.breakdown, about: texts.breakdownAbout },
      { name: texts.coverage, about: texts.coverageAbout },
    ],
  },
  messages,
  wishes: texts.wishes,
  picture: () => import('./evidence-view.tsx'),
  download: { dialect: 'rewritten', label: texts.downloadRewritten, fileName: 'rewritten-text.txt' },
  arrived: (plan) => {
    const { evidence } = plan as PlagiarismPlan
    return evidence && scoreToast(evidence)
  },
}

export default function PlagiarismPage() {
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
      tool={tool}
      spec={{ ...spec, title }}
      toInput={toInput}
      fillBeside={(input) => {
        setOwnTexts(ownTextsIn(input))
        return () => setOwnTexts(ownTexts)
      }}
      renderFields={({ draft, state, change, replaceDraft }) => {
        const text = String(draft['text'] ?? '')
        const problems = state?.problems ?? {}
        const tooLong = text.length > textLimit ? texts.tooLongNotCut(textLimit) : undefined
        return (
          <>
            <Field
              id="text"
              label={texts.textToCheck}
              isRequired
              hint={texts.textHint}
              error={tooLong ?? problems['text']}
              counter={{ used: text.length, limit: textLimit }}
            >
              <FileDrop
                label={texts.chooseFile}
                mostCharacters={textLimit}
                onText={(read, name) => replaceDraft({ text: read }, texts.loadedText(name))}
              >
                <Textarea
                  name="text"
                  rows={9}
                  dir="auto"
                  className="max-h-[60dvh]"
                  value={text}
                  placeholder={texts.pasteYourText}
                  onChange={(event) => change({ text: event.target.value })}
                />
              </FileDrop>
            </Field>
            <OwnTextsField
              ownTexts={ownTexts}
              problem={problems['compareWith']}
              onChange={(update) => {
                setOwnTexts(update)
                // Like any keystroke, it ends the offer to undo, which would take away what is typed here.
                change({})
              }}
            />
            {server?.searchesWeb ? (
              <Checkbox
                name="web"
                value="yes"
                label={texts.searchWeb}
                description={texts.searchWebAbout}
                checked={draft['web'] === 'yes'}
                onChange={(event) => change({ web: event.target.checked ? 'yes' : '' })}
              />
            ) : null}
            <p className="text-sm">
              <Link to="/sources" className="text-blue underline underline-offset-2">
                {texts.privateSources}
              </Link>{' '}
              {texts.privateSourcesEnd}
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
