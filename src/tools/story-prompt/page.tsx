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
import { Field } from '#ui/field.tsx'
import { pageMeta } from '#ui/page-meta.ts'
import { SegmentedChoice } from '#ui/segmented-choice.tsx'
import { StoryAnswer } from './answer.ts'
import { StoryDraft } from './draft.ts'
import { StoryInput } from './input.ts'
import { messages } from './messages.ts'
import { refinedIdea } from './refined-idea.ts'
import { tool } from './tool.ts'

export function loader() {
  return workbenchFacts(tool)
}

export function shouldRevalidate() {
  return false
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Story Prompt',
    description:
      'Turn one line into a short story with a want, a choice that costs something and a changed last image, or into a full brief for ChatGPT, Claude or Gemini.',
    path: '/tools/non-technical/story-prompt',
    image: 'story-prompt',
  })
}

/** Changes to begin with, as they stand below a result. */
const wishes = ['shorter', 'funnier', 'a sadder ending', 'more dialogue', 'simpler words']

const loadComposer = () => import('./compose/compose-story.ts').then((module) => module.composeStory)

export default function StoryPage() {
  const facts = useLoaderData<typeof loader>()
  const bench = useWorkbench({
    slug: facts.card.slug,
    functionName: facts.card.functionName,
    draft: StoryDraft,
    input: StoryInput,
    answer: StoryAnswer,
    ideaField: 'idea',
    messages,
    loadComposer,
  })
  const { draft, result } = bench

  return (
    <DraftingTable facts={facts}>
      <SketchSheet
        bench={bench}
        action={draft.mode === 'story' ? 'Generate Story' : 'Generate Story Prompt'}
        needsIdea
        examples={facts.examples}
      >
        <IdeaField
          name="idea"
          label="Story idea"
          hint="A person, a thing, a place or a whole plot. Names, genre, age of the reader, ending and number of words are kept."
          placeholder="A clockmaker who can repair anything except his own watch"
          value={draft.idea}
          problem={bench.problems.idea}
          onChange={(idea) => bench.change({ idea })}
        />
        <Field isGroup label="What do you want?" error={bench.problems.mode}>
          <SegmentedChoice
            name="mode"
            options={[
              { value: 'story', label: 'A story' },
              { value: 'prompt', label: 'A prompt for one' },
            ]}
            value={draft.mode}
            onChange={(mode) => bench.change({ mode })}
          />
        </Field>
      </SketchSheet>
      <ResultArea
        bench={bench}
        heading={result?.draft.mode === 'prompt' ? 'Your story prompt' : 'Your story'}
        hint={
          <EmptyHint
            title="Your story is inked here"
            parts={[
              { name: 'Want', about: 'Somebody wants a thing that could be photographed.' },
              { name: 'Pressure', about: 'Someone or something against it, and a clock.' },
              { name: 'Choice', about: 'Two goods that exclude each other, and what it costs.' },
              { name: 'Thread', about: 'One object: as it was, as it changed, as it ends.' },
              { name: 'Last image', about: 'What is different, seen and not explained.' },
            ]}
          />
        }
      >
        {result ? (
          <ResultSheet
            bench={bench}
            result={result}
            wishes={wishes}
            kind={result.draft.mode === 'prompt' ? 'Story prompt' : 'Story'}
            copyLabel="Copy"
            prose="story"
            actions={
              <Button
                variant="secondary"
                disabled={result.answer.generatedStory === ''}
                onClick={() =>
                  bench.refine(
                    { idea: refinedIdea(result.answer.generatedStory) },
                    'It is in the form now. Add a wish at the end and generate another draft.',
                  )
                }
              >
                Refine
              </Button>
            }
          />
        ) : null}
      </ResultArea>
    </DraftingTable>
  )
}
