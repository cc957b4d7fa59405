import { useEffect, useId, useMemo, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { CopyButton } from '#ui/copy-button.tsx'
import { Field } from '#ui/field.tsx'
import { Textarea } from '#ui/textarea.tsx'
import { browserStorage, readText, removeKey, writeText } from '#shared/browser-storage.ts'
import { keyFor } from '#shared/storage-keys.ts'
import type { ToolCard } from '../../contract/card.ts'
import { modelRequest, requestText } from '../../contract/change-request.ts'
import type { ToolDefinition } from '../../contract/define-tool.ts'
import { splitReply } from '../../contract/split-reply.ts'
import type { ToolInstructions } from '../../contract/tool-instructions.ts'
import { chatTargets } from '../../hand-off.ts'
import type { Bench } from '../bench/bench.ts'
import type { BenchResult, Wish } from '../bench/bench-result.ts'
import { changeFor } from '../bench/change-of.ts'
import { HandOffPanel } from '../../hand-off-panel.tsx'
import { PlainText } from '../result/plan-text.tsx'
import * as texts from './own-chat-panel.texts.ts'

type OwnChatPanelProps = {
  tool: Pick<ToolDefinition, 'instructions'> & { card: Pick<ToolCard, 'slug'> }
  bench: Pick<Bench, 'core' | 'takeReply'>
  result: Pick<BenchResult, 'input' | 'plan' | 'wishes'>
  /** The change that is wanted; undefined for the whole answer. */
  wish: Wish | undefined
  onCopyFailed: () => void
  heading?: 'h2' | 'h3'
}

/** The request for a model as text to take to a chat, and the field that takes its answer back. */
export function OwnChatPanel(props: OwnChatPanelProps) {
  const { tool, bench, result, wish, onCopyFailed, heading: Heading = 'h3' } = props
  const id = useId()
  const { core } = bench
  const [told, setTold] = useState<ToolInstructions>()
  useEffect(() => {
    // Without a network the page goes on without the panel.
    void tool.instructions().then(setTold, () => undefined)
  }, [tool])
  const text = useMemo(() => {
    const { success, data: input } = core.input.safeParse(result.input)
    if (!told || !success) return undefined
    const change = wish && result.plan !== undefined ? changeFor(core, result, wish) : undefined
    // What was computed from the input is part of the material for tools that explain a computation.
    return requestText(modelRequest(core, told, { input, composed: result.plan, change }))
  }, [told, core, result, wish])
  if (!told || text === undefined) return null
  const readingOf = (reply: string) => core.read(reply, core.input.parse(result.input))
  return (
    <section aria-labelledby={id} className="mt-6 border-t border-ink pt-4" data-print="hide">
      <Heading id={id} className="text-lg">
        {wish ? texts.changeInOwnChat : texts.ownChat}
      </Heading>
      <p className="measure mt-1 text-sm text-muted">{texts.howOwnChatWorks}</p>
      <div className="mt-3">
        <CopyButton text={text} label={texts.copyRequest} variant="secondary" onFailed={onCopyFailed} />
      </div>
      <details className="mt-3">
        <summary className="min-h-6 text-sm font-medium text-blue">{texts.showRequest}</summary>
        <div className="mt-2">
          <PlainText text={text} slug={tool.card.slug} label={texts.requestForModel} isTight />
        </div>
      </details>
      <div className="mt-4">
        <HandOffPanel prompt={text} others={chatTargets} onCopyFailed={onCopyFailed} />
      </div>
      <PasteBack
        slug={tool.card.slug}
        request={text}
        answersIn={(reply) => splitReply(reply, told.schema !== undefined, (one) => readingOf(one).plan)}
        isBare={(reply) => readingOf(reply).isBare === true}
        onReply={(reply) => bench.takeReply(reply, { input: result.input, ...(wish ? { wish } : {}) })}
      />
    </section>
  )
}

type PasteBackProps = {
  slug: string
  request: string
  answersIn: (reply: string) => string[]
  isBare: (reply: string) => boolean
  onReply: (reply: string) => ReturnType<Bench['takeReply']>
}

/** Keeps what was pasted until it could be read. */
function PasteBack({ slug, request, answersIn, isBare, onReply }: PasteBackProps) {
  const key = keyFor('pasted', slug)
  const [text, setText] = useState(() => readText(browserStorage(), key) ?? '')
  const [choices, setChoices] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string>()

  const change = (next: string) => {
    setText(next)
    setProblem(undefined)
    setChoices([])
    if (next === '') removeKey(browserStorage(), key)
    else writeText(browserStorage(), key, next)
  }
  const take = (reply: string) => {
    const outcome = onReply(reply)
    // The other answers stay for another time.
    if (outcome === 'taken') change(choices.filter((one) => one !== reply).join('\n\n'))
    else setProblem(texts.problems[outcome])
  }
  const read = () => {
    if (text.trim() === '') return setProblem(texts.pasteAnswerFirst)
    // The clipboard may still hold the request, or all of the chat was copied.
    const reply = text.replaceAll(request.trim(), '')
    if (reply.trim() === '') return setProblem(texts.problems.request)
    const found = answersIn(reply)
    if (found.length > 1 || isBare(reply)) setChoices(found)
    else take(reply)
  }

  return (
    <div className="mt-5">
      <Field label={texts.answerFromChat} hint={texts.pasteHint} error={problem}>
        <Textarea name="chat-answer" rows={5} value={text} onChange={(event) => change(event.target.value)} />
      </Field>
      <Button className="mt-2" onClick={read}>
        {texts.takeAnswer}
      </Button>
      <div role="status">
        {choices.length > 0 ? (
          <Callout
            className="mt-4"
            tone="blue"
            title={choices.length > 1 ? texts.answersFound(choices.length) : texts.isThisTheAnswer}
          >
            <ul className="mt-2 grid gap-3">
              {choices.map((choice, at) => (
                <li key={choice}>
                  <p className="line-clamp-3 wrap-anywhere text-muted">{choice.trim().slice(0, 300)}</p>
                  <Button variant="secondary" size="touch" className="mt-1" onClick={() => take(choice)}>
                    {choices.length > 1 ? texts.takeAnswerNumber(at) : texts.takeAllOfIt}
                  </Button>
                </li>
              ))}
            </ul>
          </Callout>
        ) : null}
      </div>
    </div>
  )
}
