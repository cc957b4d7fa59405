import { answerLabel } from '../answer-label.ts'
import { platforms, type PromptForm } from '../form.ts'
import { PanelSection } from '#ui/panel-section.tsx'
import type { Compile } from './use-compile.ts'

/** The same answers, cut to another tool. */
export function TargetPanel({ form, compile }: { form: PromptForm; compile: Compile }) {
  return (
    <PanelSection title="Same answers, other target">
      <ul className="flex flex-wrap gap-1.5">
        {platforms.map((platform) => (
          <li key={platform}>
            <button
              type="button"
              aria-pressed={platform === form.platform}
              aria-busy={compile.compiling?.platform === platform || undefined}
              className="min-h-11 rounded-sm border border-muted bg-surface px-3 text-sm hover:border-ink hover:bg-wash aria-pressed:border-blue aria-pressed:bg-wash aria-pressed:font-semibold"
              onClick={() => void (platform === form.platform || compile.compile({ ...form, platform }))}
            >
              {answerLabel('platform', platform)}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="mt-1.5 text-sm text-muted">
        {compile.isWritten ? `Now written for ${answerLabel('platform', form.platform)}.` : null}
      </p>
    </PanelSection>
  )
}
