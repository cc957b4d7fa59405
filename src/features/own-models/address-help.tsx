import type { ReactNode } from 'react'
import type { AddressFault } from '#engine/browser/own-address/check-address.ts'
import { Callout } from '#ui/callout.tsx'
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
  const name = isOllama ? 'Ollama' : 'The server'
  switch (fault) {
    case 'nothing-there':
      return {
        title: `Nothing answers at ${address}`,
        advice: isOllama ? (
          <p>
            Start Ollama, or install it from{' '}
            <a href="https://ollama.com/download" target="_blank" rel="noreferrer" className="underline">
              ollama.com
            </a>
            . Then press Check again.
          </p>
        ) : (
          <p>Start the server there and check the port. Then press Check again.</p>
        ),
      }
    case 'origin-refused':
      return {
        title: `${name} is running, but does not answer this site`,
        advice: isOllama ? (
          <OriginSteps />
        ) : (
          <p>
            Allow the origin <code>{window.location.origin}</code> in the settings of the server (CORS),
            restart it and press Check again.
          </p>
        ),
      }
    case 'permission-denied':
      return {
        title: 'This browser does not let the site reach your own computer',
        advice: (
          <p>
            Press the icon at the left of the address bar, open the site settings and allow “Local network
            access” or “Apps on device”. Then press Check again.
          </p>
        ),
      }
    case 'permission-open':
      return {
        title: 'Nothing was reached yet',
        advice: (
          <p>
            Your browser asks whether this site may reach your own computer or network. Allow it and press
            Check again. If it did not ask, check that {isOllama ? 'Ollama' : 'the server'} is running at{' '}
            {address}.
          </p>
        ),
      }
    case 'insecure':
      return {
        title: 'Browsers block this page from that address',
        advice: (
          <p>
            A page on https can only reach https addresses on other computers. Use an https address, or run
            the model on this computer at http://127.0.0.1.
          </p>
        ),
      }
    case 'wrong-key':
      return {
        title: 'The server does not accept the key',
        advice: <p>Check the key and press Check again.</p>,
      }
    case 'no-list':
      return {
        title: 'Something answers there, but it is not a model server',
        advice: <p>Check the address and the port. Addresses of such servers often end in /v1.</p>,
      }
    case 'no-models':
      return {
        title: `${name} has no model yet`,
        advice: isOllama ? (
          <p>
            Fetch one with <code>ollama pull qwen3</code>, then press Check again.
          </p>
        ) : (
          <p>Load a model there, then press Check again.</p>
        ),
      }
  }
}
