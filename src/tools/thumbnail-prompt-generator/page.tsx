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
import { ThumbnailAnswer } from './answer.ts'
import { ThumbnailDraft } from './draft.ts'
import { ThumbnailInput } from './input.ts'
import { messages } from './messages.ts'
import { tool } from './tool.ts'
import { WireframeSheet } from './wireframe-sheet.tsx'

export function loader() {
  return workbenchFacts(tool)
}

export function shouldRevalidate() {
  return false
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'YouTube Thumbnail Prompt Generator',
    description:
      'Turn a video title into a thumbnail that reads at 138 pixels: one subject, few words, a drawn layout and a prompt for GPT Image, Nano Banana, Ideogram, Midjourney or FLUX.',
    path: '/tools/non-technical/thumbnail-prompt-generator',
    image: 'thumbnail-prompt-generator',
  })
}

/** Changes to begin with, as they stand below a result. */
const wishes = ['shorter', 'bolder colours', 'a closer face', 'other words in the picture']

/** Headings of what can be written anew by itself. */
const partsOf = ({ generatedIdeas }: ThumbnailAnswer) =>
  generatedIdeas?.map((idea) => idea.split('\n', 1)[0] ?? '')

const loadComposer = () => import('./compose/compose-thumbnail.ts').then((module) => module.composeThumbnail)

export default function ThumbnailPage() {
  const facts = useLoaderData<typeof loader>()
  const bench = useWorkbench({
    slug: facts.card.slug,
    functionName: facts.card.functionName,
    draft: ThumbnailDraft,
    input: ThumbnailInput,
    answer: ThumbnailAnswer,
    ideaField: 'title',
    messages,
    loadComposer,
    isMadeOfParts: true,
  })
  const { draft, result } = bench

  return (
    <DraftingTable facts={facts}>
      <SketchSheet bench={bench} action="Generate Thumbnail Prompt" examples={facts.examples}>
        <IdeaField
          name="title"
          label="YouTube title or video idea"
          hint="In any language. Numbers, amounts and names are kept exactly."
          placeholder="I replaced my fridge with a clay pot for 30 days"
          rows={3}
          value={draft.title}
          problem={bench.problems.title}
          onChange={(title) => bench.change({ title })}
        />
        <Field isGroup label="What do you want?" error={bench.problems.mode}>
          <SegmentedChoice
            name="mode"
            options={[
              { value: 'prompt', label: 'One prompt' },
              { value: 'idea', label: 'Three ideas' },
            ]}
            value={draft.mode}
            onChange={(mode) => bench.change({ mode })}
          />
        </Field>
      </SketchSheet>
      <ResultArea
        bench={bench}
        heading="Your thumbnail"
        hint={
          <EmptyHint
            title="Your thumbnail is drawn and its prompt is inked here"
            parts={[
              {
                name: 'Layout',
                about: 'A wireframe in 16:9, at full size and as small as YouTube shows it.',
              },
              { name: 'Focal subject', about: 'Who or what, how large, on which third, looking where.' },
              { name: 'Text', about: 'At most four words that say what the title does not.' },
              { name: 'Colour and light', about: 'Two hues and a neutral, and where the light comes from.' },
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
            kind={result.answer.generatedIdeas ? 'Thumbnail ideas' : 'Thumbnail prompt'}
            actions={
              <Button variant="secondary" onClick={bench.closeResult}>
                New Thumbnail
              </Button>
            }
          >
            <WireframeSheet layouts={result.answer.layouts} />
          </ResultSheet>
        ) : null}
      </ResultArea>
    </DraftingTable>
  )
}
