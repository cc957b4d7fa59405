import type { ReactNode } from 'react'
import type { AddressFault } from '#engine/browser/own-address/check-address.ts'
import { Callout } from '#ui/callout.tsx'
import * as texts from './models-dialog.texts.ts'
import { OriginSteps } from './origin-steps.tsx'

type AddressHelpProps = { fault: AddressFault; address: string; isOllama: boolean }

/** What keeps this browser from an address, and what to do about it. */
export function AddressHelp({ fault, address, isOllama }: AddressHelpProps) {
  const { title, advice } = helpFor(fault, address, isOllama)
  return (
    <Callout role="alert" title={title}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">{advice}</div>
    </Callout>
  )
}

function helpFor(
  fault: AddressFault,
  address: string,
  isOllama: boolean,
): { title: string; advice: ReactNode } {
  const name = isOllama ? texts.ollama : texts.theServer
  switch (fault) {
    case 'nothing-there':
      return {
        title: texts.nothingAnswersAt(address),
        advice: isOllama ? (
          <p>
            {texts.startOllamaStart}{' '}
            <a href="https://ollama.com/download" target="_blank" rel="noreferrer" className="underline">
              {texts.ollamaCom}
            </a>
            {texts.startOllamaEnd}
          </p>
        ) : (
          <p>{texts.startServer}</p>
        ),
      }
    case 'origin-refused':
      return {
        title: texts.doesNotAnswerSite(name),
        advice: isOllama ? (
          <OriginSteps />
        ) : (
          <p>
            {texts.allowOriginStart} <code>{window.location.origin}</code> {texts.allowOriginEnd}
          </p>
        ),
      }
    case 'permission-denied':
      return { title: texts.browserForbids, advice: <p>{texts.allowLocalAccess}</p> }
    case 'permission-open':
      return { title: texts.nothingReached, advice: <p>{texts.browserMayAsk(isOllama, address)}</p> }
    case 'insecure':
      return { title: texts.browserBlocks, advice: <p>{texts.httpsOnly}</p> }
    case 'wrong-key':
      return { title: texts.keyRefused, advice: <p>{texts.checkKey}</p> }
    case 'no-list':
      return { title: texts.noModelServer, advice: <p>{texts.checkAddress}</p> }
    case 'no-models':
      return {
        title: texts.hasNoModel(name),
        advice: isOllama ? (
          <p>
            {texts.fetchModelStart} <code>{texts.fetchCommand}</code>
            {texts.fetchModelEnd}
          </p>
        ) : (
          <p>{texts.loadModel}</p>
        ),
      }
  }
}
