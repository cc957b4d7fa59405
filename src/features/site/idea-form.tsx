import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useNavigate } from 'react-router'
import { keepIdea, keptIdea } from '#tools/workbench/brought-idea.ts'
import { Button } from '#ui/button.tsx'
import * as texts from './home.texts.ts'
import { ideaTools, type IdeaTool } from './idea-tools.ts'

type IdeaFormProps = {
  chosen: IdeaTool
  onChoose: (tool: IdeaTool) => void
  /** Where a tool is. */
  pathOf: (slug: string) => string
}

/** One sentence and the tool it is for. Without script the server of `/tools` leads on to the tool. */
export function IdeaForm({ chosen, onChoose, pathOf }: IdeaFormProps) {
  const navigate = useNavigate()
  const text = useRef<HTMLTextAreaElement>(null)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    if (!text.current || !form.current) return
    // Without our script the idea is part of an address. With it, the tool says what is too long.
    text.current.removeAttribute('maxlength')
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
  }, [onChoose])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const idea = text.current?.value.trim() ?? ''
    const { submitter } = event.nativeEvent as SubmitEvent
    const wantsAnswer = submitter?.getAttribute('name') !== 'details'
    if (idea === '') return void navigate(wantsAnswer ? '/tools' : pathOf(chosen.slug))
    keepIdea(wantsAnswer ? { text: idea, tool: chosen.slug } : { text: idea })
    void navigate(pathOf(chosen.slug))
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
        maxLength={5_000}
        placeholder={chosen.idea}
        onInput={(event) => keepIdea({ text: event.currentTarget.value })}
        onKeyDown={sendOnKey}
        className="control idea-box"
      />
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
