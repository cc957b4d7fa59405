import { useLoaderData, type MetaArgs } from 'react-router'
import { DraftingTable } from '#tools/workbench/drafting-table.tsx'
import { EmptyHint } from '#tools/workbench/empty-hint.tsx'
import { IdeaField } from '#tools/workbench/idea-field.tsx'
import { ResultArea } from '#tools/workbench/result-area.tsx'
import { ResultSheet } from '#tools/workbench/result-sheet.tsx'
import { SketchSheet } from '#tools/workbench/sketch-sheet.tsx'
import { useWorkbench } from '#tools/workbench/use-workbench.ts'
import { workbenchFacts } from '#tools/workbench/workbench-facts.ts'
import { Button } from '#ui/button.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { TextPromptAnswer } from './answer.ts'
import { TextPromptDraft } from './draft.ts'
import { TextPromptInput } from './input.ts'
import { messages } from './messages.ts'
import { tool } from './tool.ts'

export function loader() {
  return workbenchFacts(tool)
}

export function shouldRevalidate() {
  return false
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Text to Prompt',
    description:
      'Turn a rough idea into a prompt for ChatGPT, Claude or Gemini: your facts kept, demands that fit the case, form and length of the answer, and a test for it.',
    path: '/tools/non-technical/text-to-prompt',
    image: 'text-to-prompt',
  })
}

/** Changes to begin with, as they stand below a result. */
const wishes = ['shorter', 'more formal', 'ask for a table', 'add an example']

const loadComposer = () =>
  import('./compose/compose-text-prompt.ts').then((module) => module.composeTextPrompt)

const lastAttempt = 99

/** The workbench counts attempts from 0 on, the endpoint from 1; after the last framing they start over. */
function toInput(draft: { idea: string }, attempt: number) {
  return attempt === 0 ? draft : { ...draft, attempt: (attempt % lastAttempt) + 1 }
}

export default function TextToPromptPage() {
  const facts = useLoaderData<typeof loader>()
  const bench = useWorkbench({
    slug: facts.card.slug,
    functionName: facts.card.functionName,
    draft: TextPromptDraft,
    input: TextPromptInput,
    answer: TextPromptAnswer,
    ideaField: 'idea',
    messages,
    loadComposer,
    toInput,
  })
  const { draft, result } = bench

  function refine(prompt: string) {
    bench.refine({ idea: prompt }, 'Your prompt is in the form. Add to it or generate again to tighten it.')
  }

  return (
    <DraftingTable facts={facts}>
      <SketchSheet bench={bench} action="Generate Prompt" examples={facts.examples}>
        <IdeaField
          name="idea"
          label="Your idea"
          hint="In your own words and any language. Names, numbers and limits are kept exactly."
          placeholder="email landlord heating broken 2 weeks baby at home"
          value={draft.idea}
          problem={bench.problems.idea}
          onChange={(idea) => bench.change({ idea })}
        />
      </SketchSheet>
      <ResultArea
        bench={bench}
        heading="Your prompt"
        hint={
          <EmptyHint
            title="Your prompt is inked here"
            parts={[
              { name: 'Task', about: 'What is to be done, with the facts you gave.' },
              { name: 'Requirements', about: 'Three to seven demands that fit this case, and no others.' },
              { name: 'Output', about: 'Form, order, length in numbers, language.' },
              { name: 'Check', about: 'How you can tell that the answer is right.' },
            ]}
          />
        }
      >
        {result ? (
          <ResultSheet
            bench={bench}
            result={result}
            wishes={wishes}
            kind="Prompt"
            copyLabel="Copy"
            actions={
              <>
                <Button variant="secondary" onClick={() => refine(result.answer.generatedPrompt)}>
                  Refine
                </Button>
                <Button variant="secondary" onClick={() => void bench.regenerate()}>
                  Regenerate
                </Button>
              </>
            }
          />
        ) : null}
      </ResultArea>
    </DraftingTable>
  )
}
