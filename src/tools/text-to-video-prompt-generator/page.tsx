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
import { VideoAnswer } from './answer.ts'
import { VideoDraft } from './draft.ts'
import { VideoInput } from './input.ts'
import { messages } from './messages.ts'
import { TimelineView } from './timeline-view.tsx'
import { tool } from './tool.ts'

export function loader() {
  return workbenchFacts(tool)
}

export function shouldRevalidate() {
  return false
}

export function meta({ matches }: MetaArgs) {
  return pageMeta(matches, {
    title: 'Text-to-Video Prompt Generator',
    description:
      'Turn an idea into a prompt that a video model can shoot: timed beats, one camera move, light, sound, end frame, for Veo, Kling, Runway and others.',
    path: '/tools/non-technical/text-to-video-prompt-generator',
    image: 'text-to-video-prompt-generator',
  })
}

/** Changes to begin with, as they stand below a result. */
const wishes = ['shorter', 'a slower camera', 'more sound', 'warmer light']

const loadComposer = () => import('./compose/compose-video.ts').then((module) => module.composeVideo)

/** What Refine puts at the end of the idea (specification, section 2). */
const refineWish = 'Please make this more detailed and creative'

export default function VideoPage() {
  const facts = useLoaderData<typeof loader>()
  const bench = useWorkbench({
    slug: facts.card.slug,
    functionName: facts.card.functionName,
    draft: VideoDraft,
    input: VideoInput,
    answer: VideoAnswer,
    ideaField: 'idea',
    messages,
    loadComposer,
    toInput: ({ idea }, attempt) => ({ idea, attempt }),
  })
  const { draft, result } = bench

  const refine = () => {
    bench.replaceDraft(
      { idea: `${draft.idea.trimEnd()} ${refineWish}`.trimStart() },
      'Words were added to your idea. Generate again to see more detail.',
    )
  }

  return (
    <DraftingTable facts={facts}>
      <SketchSheet bench={bench} action="Generate Video Prompt" needsIdea examples={facts.examples}>
        <IdeaField
          name="idea"
          label="Video idea"
          hint="In any language. Say what happens; length, format and last image only if they matter to you."
          placeholder="An old robot waters the last plant in an abandoned mall"
          value={draft.idea}
          problem={bench.problems.idea}
          onChange={(idea) => bench.change({ idea })}
        />
      </SketchSheet>
      <ResultArea
        bench={bench}
        heading="Your video prompt"
        hint={
          <EmptyHint
            title="Your video prompt is inked here"
            parts={[
              { name: 'Beats', about: 'What happens from second to second, on a timeline.' },
              { name: 'Camera', about: 'Size, angle, lens and one move for each shot.' },
              { name: 'Look and light', about: 'One light, three to five colours.' },
              { name: 'Sound', about: 'The place, what is touched, words if somebody speaks.' },
              { name: 'End frame', about: 'The last image, and what stays the same until then.' },
            ]}
          />
        }
      >
        {result ? (
          <ResultSheet
            bench={bench}
            result={result}
            wishes={wishes}
            kind="Video prompt"
            copyLabel="Copy Prompt"
            actions={
              <>
                <Button variant="secondary" onClick={refine}>
                  Refine
                </Button>
                <Button variant="secondary" onClick={() => void bench.regenerate()}>
                  Regenerate
                </Button>
              </>
            }
          >
            <TimelineView timeline={result.answer.timeline} />
          </ResultSheet>
        ) : null}
      </ResultArea>
    </DraftingTable>
  )
}
