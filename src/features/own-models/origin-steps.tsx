import { useSyncExternalStore } from 'react'
import * as texts from './origin-steps.texts.ts'

const never = () => () => undefined

/** The setting that lets this very site ask Ollama, for each system. */
export function OriginSteps() {
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => 'https://this-site.example',
  )
  const steps = [
    { system: 'macOS', commands: `launchctl setenv OLLAMA_ORIGINS "${origin}"`, then: texts.thenQuitOnMac },
    { system: texts.linux, commands: texts.linuxCommands(origin), then: texts.thenOnLinux },
    { system: texts.windows, commands: `setx OLLAMA_ORIGINS "${origin}"`, then: texts.thenQuitOnWindows },
  ]
  return (
    <>
      <p>{texts.tellOllama}</p>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {steps.map(({ system, commands, then }) => (
          <div key={system}>
            <dt className="font-semibold">{system}</dt>
            <dd>
              <pre
                className="overflow-x-auto border border-line bg-surface p-2 font-mono text-xs"
                tabIndex={0}
              >
                {commands}
              </pre>
              {then}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}
