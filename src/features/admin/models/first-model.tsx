import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { LocalServer } from '#engine/providers/find-local.server.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { useToast } from '#ui/toast-context.ts'
import { useAdminAction } from '#ui/use-admin-action.ts'
import * as texts from './first-model.texts.ts'
import type { ModelAnswer } from './model-actions.server.ts'
import { modelsRoute } from './models-route.ts'

/** Where the first answer can be had with one press more. */
const firstTool = '/tools/non-technical/text-to-prompt'

type FirstModelProps = {
  /** What runs on this machine; undefined as soon as there is a model. */
  servers: readonly LocalServer[] | undefined
  /** On other pages the way goes on to a tool; the tab itself shows what has changed. */
  leadsOn: boolean
}

/** To an admin whose installation has no model: that it has none, and the three shortest ways to one. */
export function FirstModel({ servers: offered, leadsOn }: FirstModelProps) {
  // What is pressed makes the offer go, and stays until it has led on.
  const [pressed, setPressed] = useState<readonly LocalServer[]>()
  const servers = offered ?? pressed
  if (servers === undefined) return null
  return (
    <Callout tone="blue" title={texts.noModelYet} className="construction px-4 py-4">
      <p className="measure">{texts.withoutModel}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {servers.map((server, index) => (
          <li key={server.kind}>
            <UseLocalServer
              server={server}
              variant={index === 0 ? 'primary' : 'secondary'}
              leadsOn={leadsOn}
              onPress={() => setPressed(servers)}
            />
          </li>
        ))}
        <li>
          <LinkButton
            to={`${modelsRoute}?edit=new&kind=google`}
            variant={servers.length > 0 ? 'secondary' : 'primary'}
          >
            {texts.pasteGeminiKey}
          </LinkButton>
        </li>
        <li>
          <LinkButton to={`${modelsRoute}?edit=new&kind=openrouter`} variant="secondary">
            {texts.pasteAnotherKey}
          </LinkButton>
        </li>
        {servers.length === 0 ? (
          <li>
            <LinkButton to={`${modelsRoute}#this-machine`} variant="secondary">
              {texts.runOneHere}
            </LinkButton>
          </li>
        ) : null}
      </ul>
    </Callout>
  )
}

/** Between the set-up and the first answer. */
export function TryModel() {
  return (
    <Callout tone="green" title={texts.modelSetUp} className="construction px-4 py-4">
      <p className="measure">{texts.notUsedYet}</p>
      <LinkButton to={firstTool} className="mt-3">
        {texts.tryIt}
      </LinkButton>
    </Callout>
  )
}

type UseLocalServerProps = {
  server: LocalServer
  leadsOn: boolean
  variant: 'primary' | 'secondary'
  onPress?: () => void
}

/** One press: what was found here is saved and in use. */
export function UseLocalServer({ server, leadsOn, variant, onPress }: UseLocalServerProps) {
  const { kind, label, models } = server
  const [model = ''] = models
  const navigate = useNavigate()
  const showToast = useToast()
  const { fetcher, isBusy } = useAdminAction<ModelAnswer>({
    onDone: () => {
      showToast({ title: texts.isInUse(label), description: texts.answersComeFrom(model) })
      if (leadsOn) void navigate(firstTool)
    },
    failure: texts.couldNotSetUp(label),
  })
  return (
    <Button
      variant={variant}
      isBusy={isBusy}
      onClick={() => {
        onPress?.()
        void fetcher.submit(
          { intent: 'save', id: '', force: 'yes', kind, baseUrl: '', key: '', model },
          { method: 'post', action: modelsRoute },
        )
      }}
    >
      {texts.takeFound(label, model)}
    </Button>
  )
}
