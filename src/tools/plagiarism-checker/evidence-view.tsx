import type { PictureProps } from '../workbench/tool-page-spec.ts'
import type { PlagiarismInput } from './input.ts'
import type { PlagiarismPlan } from './plan.ts'
import { ResultView } from './result-view.tsx'

/** The comparison above the report: score, sources, passages and figures. */
export default function EvidenceView({ plan, input }: PictureProps<PlagiarismPlan, PlagiarismInput>) {
  if (plan.evidence === undefined) return null
  return <ResultView text={input.text} answer={plan.evidence} />
}
