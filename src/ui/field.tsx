import { useId, type ReactNode } from 'react'
import { cn } from './class-names.ts'
import { FieldContext } from './field-context.ts'
import * as texts from './field.texts.ts'

type FieldProps = {
  label: ReactNode
  /** Id of the control; generated when missing. */
  id?: string
  isRequired?: boolean
  /** Why it is asked. */
  hint?: ReactNode
  example?: ReactNode
  error?: string | undefined
  /** Shows `used / limit`, in red pencil once it is over. */
  counter?: { used: number; limit: number }
  /** A group of controls (choices, switches) gets a fieldset and legend instead of a label. */
  isGroup?: boolean
  className?: string
  children: ReactNode
}

export function Field(props: FieldProps) {
  const generatedId = useId()
  const {
    label,
    id = generatedId,
    isRequired = false,
    hint,
    example,
    error,
    counter,
    isGroup = false,
  } = props
  const hintId = `${id}-hint`
  const errorId = `${id}-error`
  const described = [hint || example ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  const describedBy = described === '' ? undefined : described
  const Frame = isGroup ? 'fieldset' : 'div'
  const Label = isGroup ? 'legend' : 'label'

  return (
    <FieldContext value={{ id, describedBy, isInvalid: Boolean(error), isRequired }}>
      <Frame
        className={cn('min-w-0', props.className)}
        {...(isGroup ? { id, 'aria-describedby': describedBy, tabIndex: -1 } : {})}
      >
        <Label
          className="flex w-full items-baseline gap-1 font-semibold"
          {...(isGroup ? {} : { htmlFor: id })}
        >
          <span>
            {label}
            {isRequired ? <RequiredStar /> : null}
          </span>
          {isRequired ? <span className="sr-only">{texts.required}</span> : null}
          {counter ? <Counter {...counter} /> : null}
        </Label>
        {hint || example ? (
          <p id={hintId} className="measure mt-0.5 text-sm text-muted">
            {hint}
            {example ? (
              <>
                {hint ? ' ' : null}
                <span className="font-mono text-xs">
                  {texts.example} {example}
                </span>
              </>
            ) : null}
          </p>
        ) : null}
        <div className="mt-2">{props.children}</div>
        {/* An empty field that is required gets the focus, and its error is read with it. */}
        <div aria-live={isRequired && !counter?.used ? 'off' : 'polite'}>
          {error ? <FieldError id={errorId} message={error} /> : null}
        </div>
      </Frame>
    </FieldContext>
  )
}

/** Stays with the last word of a label that wraps. */
function RequiredStar() {
  return (
    <>
      {'\u00A0'}
      <span aria-hidden="true" className="font-mono text-red">
        *
      </span>
    </>
  )
}

function Counter({ used, limit }: { used: number; limit: number }) {
  return (
    <span
      className={cn(
        'ml-auto pl-3 font-mono text-xs font-normal whitespace-nowrap',
        used > limit ? 'text-red' : 'text-muted',
      )}
    >
      <span aria-hidden="true">
        {used.toLocaleString('en-US')} / {limit.toLocaleString('en-US')}
      </span>
      <span className="sr-only">{texts.charactersUsed(used, limit)}</span>
    </span>
  )
}

/** The reviewer's note: a short leader line, then what to do. */
function FieldError({ id, message }: { id: string; message: string }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-2 text-sm font-medium text-red">
      <svg
        className="mt-1 h-3.5 w-5 shrink-0"
        viewBox="0 0 20 14"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <path d="M3 0V9H20M16 5L20 9L16 13" strokeWidth="1.4" />
      </svg>
      {message}
    </p>
  )
}
