import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** The setting that lets this very site ask Ollama, for each system. */
export function OriginSteps() {
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => 'https://this-site.example',
  )
  const steps = [
    {
      system: 'macOS',
      commands: `launchctl setenv OLLAMA_ORIGINS "${origin}"`,
      then: 'Then quit Ollama and open it again.',
    },
    {
      system: 'Linux',
      commands: `sudo systemctl edit ollama\n\n[Service]\nEnvironment="OLLAMA_ORIGINS=${origin}"\n\nsudo systemctl restart ollama`,
      then: 'The two lines in the middle go into the file that opens.',
    },
    {
      system: 'Windows',
      commands: `setx OLLAMA_ORIGINS "${origin}"`,
      then: 'Then quit Ollama in the taskbar and start it again.',
    },
  ]
  return (
    <>
      <p>Tell Ollama that this site may ask it:</p>
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
