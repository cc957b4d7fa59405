import { useId } from 'react'
import type { PictureProps } from '#tools/workbench/tool-page-spec.ts'
import { Button } from '#ui/button.tsx'
import { textOf, type Item } from '../contract/plan.ts'
import { lengthsOf, modelsCheckedOn, videoModels } from './craft/video-models.ts'
import type { VideoInput } from './input.ts'
import { changesFor } from './notes.ts'
import { lengthIn, secondsOf, shotFields, sum, type VideoPlan } from './plan.ts'
import * as texts from './timeline.texts.ts'

type TimelineProps = PictureProps<VideoPlan, VideoInput>

/** The film on a line of seconds, each shot to be edited, and what each model makes of it. */
export default function Timeline({ plan, input, onEdit, onRewrite }: TimelineProps) {
  const id = useId()
  const seconds = secondsOf(plan)
  const from = (at: number) => sum(seconds.slice(0, at))
  return (
    <section aria-labelledby={id} className="mb-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 id={id} className="text-lg">
          {texts.timeline}
        </h3>
        <p className="label-mono text-muted">{texts.lengthAndShots(sum(seconds), plan.shots.length)}</p>
      </div>
      <div className="mt-2 flex h-6 gap-0.5" aria-hidden="true">
        {seconds.map((length, at) => (
          <span key={at} style={{ flexGrow: length }} className="basis-0 border border-ink bg-wash" />
        ))}
      </div>
      <ol className="mt-4 grid gap-5">
        {plan.shots.map((shot, at) => (
          <li key={at} className="grid min-w-0 gap-2 border-l-2 border-ink pl-3">
            <div className="flex flex-wrap items-center gap-3">
              <h4 className="label-mono">{texts.shotFromTo(at + 1, from(at), from(at + 1))}</h4>
              {onRewrite ? (
                <Button variant="quiet" onClick={() => onRewrite(`shot-${at + 1}`)}>
                  {texts.writeAnew}
                  <span className="sr-only">{texts.shotSuffix(at + 1)}</span>
                </Button>
              ) : null}
            </div>
            {shotFields.map((field) => {
              const item = shot[field]
              const label = field.charAt(0).toUpperCase() + field.slice(1)
              const props = { label, shot: at + 1, onEdit: onRewrite && onEdit }
              return item ? <EditField key={field} item={item} {...props} /> : null
            })}
          </li>
        ))}
      </ol>
      <details className="mt-4 border-t border-line pt-2 text-sm">
        <summary className="min-h-11 py-2 font-semibold">{texts.whatModelsCanDo}</summary>
        <ul className="grid gap-2">
          {videoModels.map((model) => (
            <li key={model.id} className="border-l-2 border-line pl-3">
              <strong>{model.name}</strong>
              {texts.clipFacts(lengthsOf(model), model.aspects, model.isSilent === true)}{' '}
              <span className="text-muted">
                {changesFor(plan, input, model).join('; ') || texts.fitsAsItIs}.
              </span>
            </li>
          ))}
        </ul>
        <p className="mt-2 text-muted">{texts.checkedOn(modelsCheckedOn)}</p>
      </details>
    </section>
  )
}

type FieldProps = { item: Item; label: string; shot: number; onEdit: TimelineProps['onEdit'] | undefined }

/** What was typed counts when the field is left; while a model writes, nothing can be typed. */
function EditField({ item, label, shot, onEdit }: FieldProps) {
  const text = textOf(item)
  const isNumber = label === 'Seconds'
  const Control = isNumber ? 'input' : 'textarea'
  return (
    <label className={isNumber ? 'flex items-center gap-2 text-sm' : 'grid gap-1 text-sm'}>
      <span className="text-muted">
        {label}
        <span className="sr-only"> {texts.ofShot(shot)}</span>
      </span>
      <Control
        key={text}
        dir="auto"
        defaultValue={text}
        readOnly={onEdit === undefined}
        className={isNumber ? 'control w-20' : 'control'}
        {...(isNumber ? { inputMode: 'decimal' } : { rows: Math.min(6, Math.ceil(text.length / 60)) })}
        onBlur={({ target }: { target: { value: string } }) => {
          const value = isNumber ? String(lengthIn(target.value) ?? text) : target.value.trim()
          // What no shot can have is not taken: the field shows the seconds of the film again.
          if (isNumber) target.value = value
          if (value !== text) onEdit?.(item.id, value)
        }}
      />
    </label>
  )
}
