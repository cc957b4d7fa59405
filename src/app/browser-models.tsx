import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react'
import type { AskEngine } from '#tools/workbench/answer-engine.ts'
import { AskEngineContext, askServerLater } from '#tools/workbench/ask-engine-context.ts'

/** Which model of this browser writes: `built-in` or `webgpu`. Nothing is fetched for anybody without it. */
const chosenKindKey = 'browser-model'
type Kind = 'built-in' | 'webgpu'

const here = () => import('./browser-model-here.tsx')
const BrowserModelHere = lazy(here)

/** Has the pages ask the model of this browser that the person has chosen, and shows its panel below them. */
export function BrowserModels({ isOffered, children }: { isOffered: boolean; children: ReactNode }) {
  const [kind, setKind] = useState<Kind>()
  useEffect(() => setKind(isOffered ? chosenKind() : undefined), [isOffered])
  return (
    <AskEngineContext value={isOffered ? askChosen : askServerLater}>
      {children}
      {kind ? (
        <Suspense>
          <BrowserModelHere kind={kind} />
        </Suspense>
      ) : null}
    </AskEngineContext>
  )
}

const askChosen: AskEngine = async (question, options) => {
  const kind = chosenKind()
  if (kind === undefined) return askServerLater(question, options)
  const { askBrowserModel } = await here()
  return askBrowserModel(kind, question, options)
}

function chosenKind(): Kind | undefined {
  try {
    const stored = localStorage.getItem(chosenKindKey)
    return stored === 'built-in' || stored === 'webgpu' ? stored : undefined
  } catch {
    return undefined
  }
}
