import { useState } from 'react'
import { engineKinds } from '#engine/browser/engine-kinds.ts'
import { OwnKeySettings } from '#engine/browser/engine-settings.ts'
import type { OwnEngine } from '#engine/browser/own-engines.ts'
import { testSentence } from '#engine/providers/test-result.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { MoveButtons, useMoving } from '#ui/move-buttons.tsx'
import { Switch } from '#ui/switch.tsx'
import { testKey } from './ask-own-key.ts'
import { KeyModel } from './key-model.tsx'
import * as texts from './models-dialog.texts.ts'
import type { OwnEngines } from './use-own-engines.ts'

/** Who is asked, first to last; each can be moved, switched off and removed with one press. */
export function EngineList({ own: { engines, put }, onRemoved }: { own: OwnEngines; onRemoved: () => void }) {
  const moving = useMoving(engines.map(({ id }) => id).join(' '))
  const change = (changed: OwnEngine) => put(engines.map((one) => (one.id === changed.id ? changed : one)))

  const move = (engine: OwnEngine, to: number, buttonId: string) => {
    const others = engines.filter(({ id }) => id !== engine.id)
    if (to < 0 || to > others.length) return
    moving.tell(texts.isNowNumber(nameOf(engine), to + 1), buttonId)
    put(others.toSpliced(to, 0, engine))
  }

  return (
    <section aria-labelledby={`${moving.listId} title`}>
      <h3 id={`${moving.listId} title`} tabIndex={-1} className="text-lg">
        {texts.askedInThisOrder}
      </h3>
      <p className="text-sm text-muted">{texts.askedInThisOrderAbout}</p>
      <ol className="mt-2 border-t border-ink">
        {engines.map((engine, index) => (
          <li key={engine.id} className="grid gap-1 border-b border-line py-2.5">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="w-5 font-mono text-sm text-muted">{index + 1}</span>
              <span className="font-semibold">{nameOf(engine)}</span>
              {engine.isForTab ? <span className="label-mono text-muted">{texts.thisTabOnly}</span> : null}
              <span className="ml-auto flex items-center gap-1">
                <Switch
                  isOn={engine.isOn}
                  aria-label={texts.askEngine(nameOf(engine))}
                  onClick={() => change({ ...engine, isOn: !engine.isOn })}
                />
                <MoveButtons
                  listId={moving.listId}
                  id={engine.id}
                  name={nameOf(engine)}
                  index={index}
                  last={engines.length - 1}
                  onMove={(to, buttonId) => move(engine, to, buttonId)}
                />
                {engine.kind === 'server' ? null : (
                  <Button
                    variant="quiet"
                    size="small"
                    aria-label={texts.removeEngine(nameOf(engine))}
                    onClick={() => {
                      put(engines.filter(({ id }) => id !== engine.id))
                      onRemoved()
                    }}
                  >
                    <Icon name="trash" className="size-4" />
                  </Button>
                )}
              </span>
            </div>
            <p className="pl-8 text-sm wrap-anywhere text-muted">
              {engineKinds[engine.kind]?.aboutOf(engine.settings)}
            </p>
            {engine.kind === 'key' ? <KeyTools engine={engine} onChange={change} /> : null}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {moving.said}
      </p>
    </section>
  )
}

function nameOf({ kind, settings }: OwnEngine): string {
  return engineKinds[kind]?.nameOf(settings) ?? kind
}

function KeyTools({ engine, onChange }: { engine: OwnEngine; onChange: (changed: OwnEngine) => void }) {
  const settings = OwnKeySettings.parse(engine.settings)
  const [test, setTest] = useState<{ isBusy: boolean; sentence: string }>({ isBusy: false, sentence: '' })
  const run = async () => {
    setTest({ isBusy: true, sentence: '' })
    const answered = await testKey(settings)
    setTest({ isBusy: false, sentence: answered.ok ? testSentence(answered.result) : answered.sentence })
  }
  return (
    <div className="grid gap-1 pl-8">
      <div className="flex flex-wrap gap-1">
        <Button
          variant="quiet"
          size="small"
          className="-ml-3"
          aria-label={texts.testEngine(nameOf(engine))}
          isBusy={test.isBusy}
          onClick={() => void run()}
        >
          {test.isBusy ? texts.testing : texts.test}
        </Button>
        <KeyModel
          settings={settings}
          name={nameOf(engine)}
          onChoose={(model) => onChange({ ...engine, settings: { ...settings, model } })}
        />
      </div>
      <p role="status" className="text-sm empty:hidden">
        {test.sentence}
      </p>
    </div>
  )
}
