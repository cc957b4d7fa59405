import { useEffect, useState } from 'react'
import { Link, useLoaderData, type MetaArgs } from 'react-router'
import { downloadFile } from '#tools/download-file.ts'
import { DraftingTable } from '#tools/workbench/drafting-table.tsx'
import { EmptyHint } from '#tools/workbench/empty-hint.tsx'
import { ResultArea } from '#tools/workbench/result-area.tsx'
import { ResultSheet } from '#tools/workbench/result-sheet.tsx'
import { SketchSheet } from '#tools/workbench/sketch-sheet.tsx'
import { useWorkbench } from '#tools/workbench/use-workbench.ts'
import { workbenchFacts } from '#tools/workbench/workbench-facts.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Field } from '#ui/field.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { Textarea } from '#ui/textarea.tsx'
import { useToast } from '#ui/toast-context.ts'
import { PlagiarismAnswer } from './answer.ts'
import { CheckProgress } from './check-progress.tsx'
import { PlagiarismDraft } from './draft.ts'
import { FileDrop } from './file-drop.tsx'
import { PlagiarismInput, textLimit } from './input.ts'
import { messages, scoreToast } from './messages.ts'
import { OwnTextsField, type OwnText } from './own-texts-field.tsx'
import { ResultView } from './result-view.tsx'
import { tool } from './tool.ts'

const title = 'Plagiarism Checker (Gemini-Powered)'

export function loader() {
  const facts = workbenchFacts(tool)
  const summary =
    'What really compares here are our own rules: your text with the texts you give, with a library of sources and, if you ask for it, with pages of the web. No model decides the score.'
  return { ...facts, card: { ...facts.card, name: title, summary } }
}

export function shouldRevalidate() {
  return false
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title,
    description:
      'Compare your text with the texts you worked from and a library of sources: every shared passage beside its source, quotations set aside, and a score you can work out yourself.',
    path: '/tools/non-technical/plagiarism-checker',
    image: 'plagiarism-checker',
  })
}

const loadComposer = () => import('./compose/compose-answer.ts').then((module) => module.composeAnswer)

export default function PlagiarismPage() {
  const facts = useLoaderData<typeof loader>()
  const [ownTexts, setOwnTexts] = useState<readonly OwnText[]>([])
  const showToast = useToast()
  const bench = useWorkbench({
    slug: facts.card.slug,
    functionName: facts.card.functionName,
    draft: PlagiarismDraft,
    input: PlagiarismInput,
    answer: PlagiarismAnswer,
    ideaField: 'text',
    messages,
    loadComposer,
    toInput: ({ text, web }) => ({
      text,
      web,
      compareWith: ownTexts
        .filter((own) => own.text.trim() !== '')
        .map(({ title: name, text: words }) => ({ title: name, text: words })),
    }),
  })
  const { draft, result, problems, arrivals } = bench

  useEffect(() => {
    const toast = arrivals > 0 && result ? scoreToast(result.answer.score) : undefined
    if (toast) showToast(toast)
    // Once for each arrival, not for each result that is looked at again.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [arrivals])

  const used = draft.text.length
  const tooLong =
    used > textLimit
      ? `Please shorten this to ${textLimit.toLocaleString('en-US')} characters; nothing was cut off.`
      : undefined
  const withOwnTexts = {
    ...bench,
    tryExample(input: unknown, label: string) {
      const { compareWith = [] } = PlagiarismInput.parse(input)
      setOwnTexts(compareWith.map((own, index) => ({ key: index + 1, ...own })))
      bench.tryExample(input, label)
    },
  }
  const sourceProblem = Object.entries(problems).find(([field]) => field.startsWith('compareWith'))?.[1]

  return (
    <DraftingTable facts={facts}>
      <SketchSheet bench={withOwnTexts} action="Check for Plagiarism" examples={facts.examples}>
        <Field
          id="text"
          label="Text to check"
          isRequired
          hint="In any language. Under 40 words the result is unreliable."
          error={tooLong ?? problems['text']}
          counter={{ used, limit: textLimit }}
        >
          <FileDrop
            label="Choose a file"
            mostCharacters={textLimit}
            onText={(text, name) => bench.replaceDraft({ text }, `The text of ${name} is in the form.`)}
          >
            <Textarea
              name="text"
              rows={9}
              dir="auto"
              className="max-h-[60dvh]"
              value={draft.text}
              placeholder="Paste your text here"
              onChange={(event) => bench.change({ text: event.target.value })}
            />
          </FileDrop>
        </Field>
        <OwnTextsField texts={ownTexts} problem={sourceProblem} onChange={setOwnTexts} />
        <Checkbox
          name="web"
          label="Search the web too"
          description="Where this site has a search service, a few short phrases of your text are sent to it. The result says whether that was done."
          checked={draft.web}
          onChange={(event) => bench.change({ web: event.target.checked })}
        />
        <p className="text-sm">
          <Link to="/sources" className="text-blue underline underline-offset-2">
            Your private sources
          </Link>{' '}
          are compared too while you are signed in.
        </p>
      </SketchSheet>
      <ResultArea
        bench={bench}
        heading="Your result"
        above={bench.progress ? <CheckProgress progress={bench.progress} onCancel={bench.stop} /> : null}
        hint={
          <EmptyHint
            title="The comparison is drawn here"
            parts={[
              {
                name: 'Score',
                about: 'The share of your words that also stand in what they were compared with.',
              },
              { name: 'Passages', about: 'Each shared passage, with its source beside it.' },
              { name: 'Breakdown', about: 'The counts that the score is made of.' },
              { name: 'Coverage', about: 'What was compared, and what was not.' },
            ]}
          />
        }
      >
        {result ? (
          <ResultSheet
            bench={bench}
            result={result}
            kind="Plagiarism check"
            copyLabel="Copy Result"
            actions={<DownloadRewritten text={result.answer.rewrittenVersion} />}
          >
            <ResultView key={result.id} text={result.draft.text} answer={result.answer} />
          </ResultSheet>
        ) : null}
      </ResultArea>
    </DraftingTable>
  )
}

function DownloadRewritten({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <Button
      variant="secondary"
      onClick={() => downloadFile('rewritten-text.txt', text, 'text/plain;charset=utf-8')}
    >
      Download Rewritten Text
    </Button>
  )
}
