import { useState } from 'react'
import type { OwnKeySettings } from '#engine/browser/engine-settings.ts'
import { faultTexts } from '#engine/providers/test-result.ts'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/select.tsx'
import { listModelsOfKey } from './ask-own-key.ts'
import * as texts from './models-dialog.texts.ts'

type KeyModelProps = { settings: OwnKeySettings; name: string; onChoose: (model: string | undefined) => void }

/** Another model of the same provider, out of its own list. */
export function KeyModel({ settings, name, onChoose }: KeyModelProps) {
  const [models, setModels] = useState<readonly string[]>()
  const [isLoading, setLoading] = useState(false)
  const [problem, setProblem] = useState('')

  const load = async () => {
    setLoading(true)
    const answered = await listModelsOfKey(settings)
    setLoading(false)
    if (!answered.ok) return setProblem(answered.sentence)
    const { result } = answered
    if (!result.ok) return setProblem(`${faultTexts[result.fault].title}. ${faultTexts[result.fault].advice}`)
    setProblem('')
    setModels(result.models)
  }

  if (models === undefined)
    return (
      <>
        <Button
          variant="quiet"
          size="small"
          isBusy={isLoading}
          aria-label={texts.chooseModelOf(name)}
          onClick={() => void load()}
        >
          {isLoading ? texts.loading : texts.chooseModel}
        </Button>
        <p role="status" className="w-full text-sm text-red empty:hidden">
          {problem}
        </p>
      </>
    )
  const { model } = settings
  const known = model === undefined || models.includes(model) ? models : [model, ...models]
  return (
    <Select
      aria-label={texts.modelOf(name)}
      className="max-w-72"
      value={model ?? ''}
      placeholder={texts.defaultModel}
      options={known.map((value) => ({ value, label: value }))}
      onChange={({ target }) => onChoose(target.value === '' ? undefined : target.value)}
    />
  )
}
