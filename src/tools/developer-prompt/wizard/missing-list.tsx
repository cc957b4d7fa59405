import type { FieldName } from '../form.ts'
import { fieldGuide } from '../field-guide.ts'
import type { StepProblem } from './wizard-steps.ts'

type MissingListProps = { id: string; problems: readonly StepProblem[]; onGoTo: (field: FieldName) => void }

/** Why Next is disabled, and the way to each field that keeps it so. */
export function MissingList({ id, problems, onGoTo }: MissingListProps) {
  return (
    <div id={id} role="status" className="text-sm">
      {problems.length > 0 ? (
        <p>
          <span className="text-muted">To go on, please fill in: </span>
          {problems.map((problem, index) => (
            <span key={problem.field}>
              {index > 0 ? ', ' : null}
              <button
                type="button"
                className="inline min-h-6 text-left font-semibold text-blue underline underline-offset-2 hover:text-blue-deep"
                onClick={() => onGoTo(problem.field)}
              >
                {fieldGuide[problem.field].label}
              </button>
              {problem.kind === 'unfit' ? ` (${problem.message.toLowerCase()})` : null}
            </span>
          ))}
        </p>
      ) : null}
    </div>
  )
}
