import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { ideaQuery, keepIdea, keptIdea } from '#tools/workbench/brought-idea.ts'
import { Button } from '#ui/button.tsx'
import { useIsHydrating } from '#ui/use-is-hydrating.ts'
import * as texts from './home.texts.ts'
import { ideaTools, type IdeaTool } from './idea-tools.ts'

type IdeaFormProps = {
  chosen: IdeaTool
  onChoose: (tool: IdeaTool) => void
  /** Where a tool is. */
  pathOf: (slug: string) => string
}

/** What every tool takes. */
const ideaLimit = 5_000

/** One sentence and the tool it is for. Without script the server of `/tools` leads on to the tool. */
export function IdeaForm({ chosen, onChoose, pathOf }: IdeaFormProps) {
  const navigate = useNavigate()
  const text = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const [used, setUsed] = useState(0)
  const isTooLong = used > ideaLimit
  // Sent without our script it is a part of an address, which has an end.
  const isWithoutScript = useIsHydrating()

  useEffect(() => {
    if (!text.current || !form.current) return
    const kept = keptIdea()
    const chips = form.current.elements.namedItem('tool') as RadioNodeList
    if (text.current.value === '' && kept) {
      text.current.value = kept.text
      chips.value = kept.tool ?? chips.value
    }
    // Typed before the script arrived, or brought back by the browser.
    else if (text.current.value !== (kept?.text ?? '')) keepIdea({ text: text.current.value })
    const tool = ideaTools.find(({ slug }) => slug === chips.value)
    if (tool) onChoose(tool)
    setUsed(text.current.value.trim().length)
  }, [onChoose])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isTooLong) return text.current?.focus()
    const idea = text.current?.value.trim() ?? ''
    const { submitter } = event.nativeEvent as SubmitEvent
    const wantsAnswer = submitter?.getAttribute('name') !== 'details'
    if (idea === '') return void navigate(wantsAnswer ? '/tools' : pathOf(chosen.slug))
    const isKept = keepIdea(wantsAnswer ? { text: idea, tool: chosen.slug } : { text: idea })
    void navigate(pathOf(chosen.slug) + (isKept ? '' : ideaQuery(idea, wantsAnswer)))
  }
  const sendOnKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    form.current?.requestSubmit()
  }

  return (
    <form ref={form} action="/tools" method="get" onSubmit={submit}>
      <label htmlFor="idea" className="sr-only">
        {texts.yourIdea}
      </label>
      <textarea
        ref={text}
        id="idea"
        name="idea"
        dir="auto"
        rows={3}
        {...(isWithoutScript ? { maxLength: ideaLimit } : {})}
        aria-invalid={isTooLong || undefined}
        aria-describedby="idea-too-long"
        placeholder={chosen.idea}
        onInput={(event) => {
          keepIdea({ text: event.currentTarget.value })
          setUsed(event.currentTarget.value.trim().length)
        }}
        onKeyDown={sendOnKey}
        className="control idea-box"
      />
      <p id="idea-too-long" aria-live="polite" className="text-sm font-medium text-red">
        {isTooLong ? texts.ideaTooLong(used, ideaLimit) : null}
      </p>
      <fieldset className="mt-3">
        <legend className="sr-only">{texts.whatToMake}</legend>
        <div className="flex flex-wrap gap-1 sm:gap-2">
          {ideaTools.map((tool) => (
            <label key={tool.slug} className="chip">
              <input
                type="radio"
                name="tool"
                value={tool.slug}
                defaultChecked={tool === ideaTools[0]}
                onChange={() => onChoose(tool)}
                className="absolute inset-0 size-full opacity-0"
              />
              {tool.chip}
            </label>
          ))}
        </div>
      </fieldset>
      <div className="mt-4 flex flex-wrap items-center gap-x-2 gap-y-1">
        <Button type="submit" size="large" className="max-sm:w-full">
          {texts.generatePrompt}
        </Button>
        <Button type="submit" name="details" value="1" variant="quiet" className="max-sm:w-full">
          {'hasSteps' in chosen ? texts.sixStepsFirst : texts.detailsFirst}
        </Button>
      </div>
    </form>
  )
}
