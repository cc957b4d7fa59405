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
import { ImagePromptAnswer } from './answer.ts'
import { ImagePromptDraft } from './draft.ts'
import { ImagePromptInput } from './input.ts'
import { messages } from './messages.ts'
import { PictureOptions } from './picture-options.tsx'
import { tool } from './tool.ts'

export function loader() {
  return workbenchFacts(tool)
}

export function shouldRevalidate() {
  return false
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Image Prompt Generator',
    description:
      'Turn an idea into a picture prompt with one medium, one viewpoint and one light, worded for Gemini, GPT Image, FLUX, Midjourney, Stable Diffusion or Ideogram.',
    path: '/tools/non-technical/image-prompt-generator',
    image: 'image-prompt-generator',
  })
}

/** Changes to begin with, as they stand below a result. */
const wishes = ['shorter', 'warmer light', 'closer', 'at night', 'fewer details']

const loadComposer = () =>
  import('./compose/compose-image-prompt.ts').then((module) => module.composeImagePrompt)

export default function ImagePromptPage() {
  const facts = useLoaderData<typeof loader>()
  const bench = useWorkbench({
    slug: facts.card.slug,
    functionName: facts.card.functionName,
    draft: ImagePromptDraft,
    input: ImagePromptInput,
    answer: ImagePromptAnswer,
    ideaField: 'idea',
    messages,
    loadComposer,
  })
  const { draft, result } = bench

  return (
    <DraftingTable facts={facts}>
      <SketchSheet bench={bench} action="Generate Image Prompt" examples={facts.examples}>
        <IdeaField
          name="idea"
          label="Image idea"
          hint="What is seen, in any language. A few words are enough."
          placeholder="a heron reading the newspaper on a park bench"
          rows={4}
          value={draft.idea}
          problem={bench.problems.idea}
          onChange={(idea) => bench.change({ idea })}
        />
        <PictureOptions draft={draft} problems={bench.problems} onChange={bench.change} />
      </SketchSheet>
      <ResultArea
        bench={bench}
        heading="Your image prompt"
        hint={
          <EmptyHint
            title="Your image prompt is inked here"
            parts={[
              { name: 'Subject', about: 'Your idea word for word, with the surfaces that can be seen.' },
              { name: 'Place and viewpoint', about: 'One space with depth, one camera, the frame.' },
              { name: 'Light', about: 'One source, its direction, what it does to the edges.' },
              { name: 'Medium and finish', about: 'How the picture itself is made, and its palette.' },
              { name: 'Words in the picture', about: 'Only yours, with place, lettering and contrast.' },
            ]}
          />
        }
      >
        {result ? (
          <ResultSheet
            bench={bench}
            result={result}
            wishes={wishes}
            kind="Image prompt"
            actions={
              <Button
                variant="secondary"
                onClick={() =>
                  bench.refine({}, 'The result was put away. Change one thing, then generate again.')
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
