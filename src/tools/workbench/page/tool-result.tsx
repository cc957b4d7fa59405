import { useMemo } from 'react'
import { Button } from '#ui/button.tsx'
import { fileSlug } from '#shared/text/file-slug.ts'
import { lazyPart } from '#ui/lazy-part.tsx'
import type { ToolDefinition } from '../../contract/define-tool.ts'
import { formFields, ideaIn, readFormDraft } from '../../contract/form-field.ts'
import { refinedDraft } from '../../contract/refined-draft.ts'
import { GenerationFailure } from '../result/generation-failure.tsx'
import { ProgressView } from '../result/live-bar.tsx'
import { ResultHistory } from '../result/result-history.tsx'
import { ResultView } from '../result/result-view.tsx'
import type { ToolPageSpec } from '../tool-page-spec.ts'
import type { BenchResult } from '../bench/bench-result.ts'
import type { ToolPageState } from './use-tool-page.ts'
import * as texts from './tool-result.texts.ts'

type ToolResultProps = { page: ToolPageState; spec: ToolPageSpec; tool: ToolDefinition }

/** The result side of a creative tool's page: failures, the result, and the earlier ones. */
export function ToolResult({ page, spec, tool }: ToolResultProps) {
  const { bench, state } = page
  const { picture } = spec
  const Picture = useMemo(() => picture && lazyPart(picture, 'default'), [picture])
  if (!bench || !state) return null
  const refine = (text: string) => {
    const { draft, said } = refinedDraft(page.draft, text, spec.refine ?? { said: '' })
    page.replaceDraft(draft, said, { putsResultAway: true })
  }
  const { result, live, failure } = state
  const titleOf = ({ input }: BenchResult) =>
    ideaIn(spec.form, readFormDraft(spec.form, input)).replaceAll('\n', ' ')
  const shown = result ?? (live ? { id: 'live', madeAt: 0, input: page.draft, wishes: [] } : undefined)
  return (
    <>
      {failure ? (
        <GenerationFailure
          said={spec.messages.failed(failure)}
          failure={failure}
          onTryAgain={() => void page.retry()}
          onComposeHere={bench.canComposeHere() ? page.composeHere : undefined}
        />
      ) : null}
      {state.progress && !live ? <ProgressView {...state.progress} onCancel={bench.stop} /> : null}
      {shown ? (
        <ResultView
          tool={tool}
          bench={bench}
          state={state}
          result={shown}
          spec={spec}
          Picture={Picture}
          heading="h3"
          fileName={`${fileSlug(titleOf(shown))}-${tool.card.slug}`}
          labelOf={(field) => formFields(spec.form).find(({ name }) => name === field)?.label ?? field}
          onRepeat={() => void page.generate()}
          renderActions={(text) => (
            <>
              {spec.refine ? (
                <Button variant="secondary" onClick={() => refine(text)}>
                  {texts.refine}
                </Button>
              ) : null}
              {spec.hasRegenerate ? (
                <Button variant="secondary" onClick={() => void page.generate()}>
                  {texts.regenerate}
                </Button>
              ) : null}
            </>
          )}
        />
      ) : null}
      <ResultHistory
        shelf={state.shelf}
        titleOf={titleOf}
        onOpen={page.reopen}
        onRemove={page.removeResult}
        onClear={page.clearResults}
      />
    </>
  )
}
