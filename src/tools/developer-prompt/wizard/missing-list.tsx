import type { FieldName } from '../form-rules.ts'
import { FieldLink } from './field-link.tsx'
import type { StepProblem } from './wizard-steps.ts'
import * as texts from './wizard.texts.ts'

type MissingListProps = { id: string; problems: readonly StepProblem[]; onGoTo: (field: FieldName) => void }

/** Why Next is disabled, and the way to each field that keeps it so. */
export function MissingList({ id, problems, onGoTo }: MissingListProps) {
  return (
    <div id={id} role="status" className="text-sm">
      {problems.length > 0 ? (
        <p>
          <span className="text-muted">{texts.fillInFirst} </span>
          {problems.map((problem, index) => (
            <span key={problem.field}>
              {index > 0 ? ', ' : null}
              <FieldLink field={problem.field} onGoTo={onGoTo} isBold />
              {problem.kind === 'unfit' ? ` (${problem.message.toLowerCase()})` : null}
            </span>
          ))}
        </p>
      ) : null}
    </div>
  )
}
