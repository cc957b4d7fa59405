import type { ShownSetup } from '#engine/providers/model-desk.server.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { useToast } from '#ui/toast-context.ts'
import { useAdminAction } from '#ui/use-admin-action.ts'
import { UseLocalServer } from './first-model.tsx'
import * as texts from './local-servers.texts.ts'
import type { ModelAnswer } from './model-actions.server.ts'
import { modelsRoute } from './models-route.ts'

type LocalServersProps = Pick<ShownSetup, 'local'> & { usedAddresses: readonly string[] }

/** What runs on the server's own machine. */
export function LocalServers({ local, usedAddresses }: LocalServersProps) {
  const { mayLook, isUsedAtOnce, servers } = local
  const showToast = useToast()
  const looking = useAdminAction<ModelAnswer>({
    onDone: () => showToast({ title: texts.searchFinished }),
    failure: texts.searchFailed,
  })
  if (!mayLook) return <p className="text-muted">{texts.searchIsOff}</p>
  return (
    <>
      {servers.length === 0 ? (
        <p className="measure text-muted">{texts.nothingFound}</p>
      ) : (
        <ul className="border-t border-line">
          {servers.map((server) => (
            <li
              key={server.kind}
              className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-3 py-2.5"
            >
              <span className="font-semibold">{server.label}</span>
              <span className="min-w-0 flex-1 text-muted wrap-anywhere">
                {server.models.slice(0, 8).join(', ')}
              </span>
              {usedAddresses.includes(server.baseUrl) || isUsedAtOnce ? (
                <Badge tone="green">{texts.inUse}</Badge>
              ) : (
                <UseLocalServer server={server} variant="secondary" leadsOn={false} />
              )}
            </li>
          ))}
        </ul>
      )}
      <Button
        variant="secondary"
        size="small"
        className="mt-3"
        isBusy={looking.isBusy}
        onClick={() =>
          void looking.fetcher.submit({ intent: 'look' }, { method: 'post', action: modelsRoute })
        }
      >
        {looking.isBusy ? texts.looking : texts.lookAgain}
      </Button>
    </>
  )
}
