import { useRef, useState, type DragEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { cn } from '#ui/class-names.ts'
import { Field } from '#ui/field.tsx'
import { Icon } from '#ui/icon.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { readableEndings } from './format-of.ts'
import { sendSource, type SourceToSend } from './send-source.ts'
import { fileLimitBytes, type ImportOutcome, type SourceScope } from './source.ts'
import * as texts from './sources-desk.texts.ts'

type Line = { name: string; outcome: ImportOutcome }
type Run = { done: number; total: number; current: string }

/** Files by drop or choice, and addresses; one after the other, each with what became of it. */
export function SourceImport({ scope, onImported }: { scope: SourceScope; onImported: () => void }) {
  const [lines, setLines] = useState<readonly Line[]>([])
  const [run, setRun] = useState<Run>()
  const [isOver, setIsOver] = useState(false)
  const [addresses, setAddresses] = useState('')
  const chooser = useRef<HTMLInputElement>(null)
  const running = useRef<AbortController>(undefined)
  /** Not imported yet, the one under way first; more can be added meanwhile. */
  const waiting = useRef<SourceToSend[]>([])

  async function importAll(sources: readonly SourceToSend[]) {
    if (sources.length === 0) return
    waiting.current.push(...sources)
    setRun((before) => before && { ...before, total: before.total + sources.length })
    if (running.current !== undefined) return
    const controller = new AbortController()
    running.current = controller
    setLines([])
    for (let done = 0; waiting.current[0] !== undefined; done += 1) {
      const source = waiting.current[0]
      setRun({ done, total: done + waiting.current.length, current: source.name })
      const outcome = await sendSource(scope, source, controller.signal)
      if (controller.signal.aborted) break
      waiting.current.shift()
      setLines((before) => [...before, { name: source.name, outcome }])
    }
    giveBack(waiting.current.splice(0))
    running.current = undefined
    setRun(undefined)
    onImported()
  }

  /** What Cancel left out is named, and addresses stand in their field again. */
  function giveBack(sources: readonly SourceToSend[]) {
    const outcome = { outcome: 'failed', reason: texts.cancelled } as const
    setLines((before) => [...before, ...sources.map(({ name }) => ({ name, outcome }))])
    const urls = sources.flatMap((source) => ('url' in source ? [source.url] : []))
    setAddresses((typed) => [...urls, typed].filter(Boolean).join('\n'))
  }

  const takeFiles = (files: FileList | null) =>
    void importAll([...(files ?? [])].map((file) => ({ name: file.name, file })))
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    takeFiles(event.dataTransfer.files)
  }
  const fetchAddresses = () => {
    const urls = addresses
      .split(/\s+/)
      .filter(Boolean)
      .map((url) => ({ name: url, url: /^https?:\/\//i.test(url) ? url : `https://${url}` }))
    setAddresses('')
    void importAll(urls)
  }
  const added = lines.filter(({ outcome }) => outcome.outcome === 'added').length

  return (
    <div className="mt-6 grid gap-6 md:grid-cols-2">
      <div
        className={cn(
          'construction grid content-start gap-3 px-4 py-5',
          isOver && 'border-solid border-blue bg-wash',
        )}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <p className="font-semibold">{texts.dropFilesHere}</p>
        <p className="text-sm text-muted">{texts.filesHint(fileLimitBytes / 1024 / 1024)}</p>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          aria-label={texts.filesToAdd}
          accept={readableEndings.join(',')}
          onChange={(event) => {
            takeFiles(event.currentTarget.files)
            event.currentTarget.value = ''
          }}
        />
        <Button variant="secondary" className="justify-self-start" onClick={() => chooser.current?.click()}>
          <Icon name="upload" className="size-4" />
          {texts.chooseFiles}
        </Button>
      </div>
      <div className="grid content-start gap-3">
        <Field label={texts.webAddresses} hint={texts.addressesHint}>
          <Textarea
            rows={3}
            value={addresses}
            placeholder="https://example.org/article"
            onChange={(event) => setAddresses(event.target.value)}
          />
        </Field>
        <Button
          variant="secondary"
          className="justify-self-start"
          disabled={addresses.trim() === ''}
          onClick={fetchAddresses}
        >
          {texts.addThesePages}
        </Button>
      </div>
      <div className="md:col-span-2">
        {run ? (
          <div className="grid gap-2">
            <p className="text-sm wrap-anywhere">{texts.progressOf(run.done + 1, run.total, run.current)}</p>
            <ProgressBar value={run.done} max={run.total} label={texts.importButton} />
            <Button
              variant="secondary"
              size="small"
              className="min-h-11 justify-self-start"
              onClick={() => running.current?.abort()}
            >
              {texts.cancel}
            </Button>
          </div>
        ) : null}
        <div role="status">
          {lines.length > 0 && !run ? (
            <p className="font-semibold">{texts.addedOf(added, lines.length)}</p>
          ) : null}
        </div>
        <ul className="mt-1 grid gap-1 text-sm">
          {lines.map(({ name, outcome }) => (
            <li key={name} className="wrap-anywhere">
              <span className={outcome.outcome === 'failed' ? 'text-red' : 'text-muted'}>
                {told(outcome)}
              </span>{' '}
              <bdi>{name}</bdi>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

function told(outcome: ImportOutcome): string {
  switch (outcome.outcome) {
    case 'added':
      return texts.addedWithWords(outcome.words)
    case 'known':
      return texts.alreadyAddedAs(outcome.title)
    case 'failed':
      return texts.notAddedBecause(outcome.reason)
  }
}
