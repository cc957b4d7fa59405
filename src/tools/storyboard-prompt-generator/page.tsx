import { useLoaderData, type MetaArgs } from 'react-router'
import { DraftingTable } from '#tools/workbench/drafting-table.tsx'
import { EmptyHint } from '#tools/workbench/empty-hint.tsx'
import { IdeaField } from '#tools/workbench/idea-field.tsx'
import { ResultArea } from '#tools/workbench/result-area.tsx'
import { ResultSheet } from '#tools/workbench/result-sheet.tsx'
import { SketchSheet } from '#tools/workbench/sketch-sheet.tsx'
import { useWorkbench } from '#tools/workbench/use-workbench.ts'
import { workbenchFacts } from '#tools/workbench/workbench-facts.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { StoryboardAnswer } from './answer.ts'
import { StoryboardDraft, toInput } from './draft.ts'
import { StoryboardInput } from './input.ts'
import { messages } from './messages.ts'
import { StoryboardOptions } from './storyboard-options.tsx'
import { StoryboardView } from './storyboard-view.tsx'
import { tool } from './tool.ts'

export function loader() {
  return workbenchFacts(tool)
}

export function shouldRevalidate() {
  return false
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Storyboard Prompt Generator',
    description:
      "Turn an idea for a children's story into a storyboard: characters that stay the same, an image prompt for every scene, narration fit for the age, sound, motion and a sheet to print.",
    path: '/tools/non-technical/storyboard-prompt-generator',
    image: 'storyboard-prompt-generator',
  })
}

/** Changes to begin with, as they stand below a result. */
const wishes = ['simpler narration', 'funnier', 'a quieter ending', 'more sound']

/** Headings of what can be written anew by itself. */
const partsOf = ({ generatedPrompts }: StoryboardAnswer) =>
  generatedPrompts.map(({ number, title }) => `Scene ${number}: ${title}`)

const loadComposer = () =>
  import('./compose/compose-storyboard.ts').then((module) => module.composeStoryboard)

export default function StoryboardPage() {
  const facts = useLoaderData<typeof loader>()
  const bench = useWorkbench({
    slug: facts.card.slug,
    functionName: facts.card.functionName,
    draft: StoryboardDraft,
    input: StoryboardInput,
    answer: StoryboardAnswer,
    ideaField: 'idea',
    messages,
    loadComposer,
    isMadeOfParts: true,
    toInput,
  })
  const { draft, result } = bench

  return (
    <DraftingTable facts={facts}>
      <SketchSheet bench={bench} action="Generate Storyboard" examples={facts.examples}>
        <IdeaField
          name="idea"
          label="Story idea"
          hint="In any language. Who is it about, and what happens?"
          placeholder="A lighthouse who is tired of standing still goes looking for a holiday"
          value={draft.idea}
          problem={bench.problems.idea}
          onChange={(idea) => bench.change({ idea })}
        />
        <StoryboardOptions draft={draft} problems={bench.problems} onChange={bench.change} />
      </SketchSheet>
      <ResultArea
        bench={bench}
        heading="Your storyboard"
        hint={
          <EmptyHint
            title="Your storyboard is inked here"
            parts={[
              {
                name: 'Characters',
                about: 'A block for each that never changes, and a sheet to draw first.',
              },
              { name: 'Style guide', about: 'Medium, line, light and five colours.' },
              { name: 'Scenes', about: 'A sketched frame, an image prompt, narration, sound and motion.' },
              { name: 'Continuity', about: 'What is where, from scene to scene.' },
              { name: 'For grown-ups', about: 'What it is about, and a question to talk about.' },
            ]}
          />
        }
      >
        {result ? (
          <ResultSheet
            bench={bench}
            result={result}
            wishes={wishes}
            partsOf={partsOf}
            kind="Storyboard"
            copyLabel="Copy All"
          >
            <StoryboardView board={result.answer} />
          </ResultSheet>
        ) : null}
      </ResultArea>
    </DraftingTable>
  )
}
