import type { ReactNode } from 'react'
import { useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from 'react-router'
import { readEdited } from '#platform/admin-form.server.ts'
import { adminLoader } from '#platform/admin-only.server.ts'
import { requestContext } from '#platform/request-context.server.ts'
import { readTableQuery } from '#shared/table-query.ts'
import { findTool, tools } from '#tools/tools.ts'
import { DataTable, type TableColumn } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { unlessUnreachable } from '#ui/unless-unreachable.ts'
import { useAddressWith } from '#ui/use-address-with.ts'
import { answerWhenUnreachable } from '#ui/use-admin-action.ts'
import { adminFiguresContext } from './admin-figures-context.server.ts'
import { dollars } from './dollars.ts'
import * as panelTexts from './admin.texts.ts'
import * as texts from './models-page.texts.ts'
import { FirstModel, TryModel } from './models/first-model.tsx'
import { LocalServers } from './models/local-servers.tsx'
import { answerModelForm } from './models/model-actions.server.ts'
import { modelDeskContext } from './models/model-desk-context.server.ts'
import { ModelSettingsForm } from './models/model-settings-form.tsx'
import { ProviderDialog } from './models/provider-dialog.tsx'
import { ProviderList } from './models/provider-list.tsx'
import { ToolModels } from './models/tool-models.tsx'
import { modelSorts, sumByModel, type ModelSum } from './sum-by-model.ts'

const days = 30

export async function loader({ url, context }: LoaderFunctionArgs) {
  await adminLoader(context, async () => undefined)
  const { viewer } = context.get(requestContext)
  const query = readTableQuery(url.searchParams, { sorts: modelSorts, sort: 'cost', direction: 'desc' })
  const edited = readEdited(url.searchParams)
  const desk = context.get(modelDeskContext)
  await desk.offer()
  const setup = desk.read()
  const models = await context.get(adminFiguresContext).readModels(viewer?.id ?? '', days)
  const named = models.figures.map((figure) => ({
    ...figure,
    tool: findTool(figure.toolSlug)?.card.name ?? figure.toolSlug,
  }))
  return {
    query,
    rows: sumByModel(named, query),
    spentTodayUsd: models.spentTodayUsd,
    dailyBudgetUsd: models.dailyBudgetUsd,
    hasModel: models.health.length > 0,
    wasCalled: models.figures.length > 0,
    setup,
    edited: {
      isNew: edited.isNew,
      provider: setup.providers.find(({ id }) => id === edited.id),
      kind: url.searchParams.get('kind') ?? '',
    },
    tools: tools.map(({ card: { slug, name } }) => ({ slug, name })),
  }
}

export async function action({ request, context }: ActionFunctionArgs) {
  return answerModelForm(await request.formData(), context)
}

export const clientAction = answerWhenUnreachable
export const shouldRevalidate = unlessUnreachable

const count = (value: number) => value.toLocaleString('en-US')

const columns: readonly TableColumn<ModelSum>[] = [
  { header: texts.tool, sort: 'tool', cell: ({ tool }) => tool },
  {
    header: texts.model,
    sort: 'model',
    cell: ({ provider, model, isOwnKey }) => (
      <>
        {model} <span className="text-muted">{isOwnKey ? texts.ownKeyOf(provider) : provider}</span>
      </>
    ),
  },
  { header: texts.calls, sort: 'calls', firstDirection: 'desc', cell: ({ calls }) => count(calls) },
  { header: texts.failed, sort: 'failures', firstDirection: 'desc', cell: ({ failures }) => count(failures) },
  {
    header: texts.tokensInOut,
    sort: 'tokens',
    firstDirection: 'desc',
    cell: ({ inputTokens, outputTokens }) => `${count(inputTokens)} / ${count(outputTokens)}`,
  },
  { header: texts.cost, sort: 'cost', firstDirection: 'desc', cell: ({ costUsd }) => dollars(costUsd) },
  {
    header: texts.slowestMedian,
    sort: 'time',
    firstDirection: 'desc',
    cell: ({ medianMs }) => `${(medianMs / 1_000).toFixed(1)} s`,
  },
]

export default function ModelsPage() {
  const { query, rows, spentTodayUsd, dailyBudgetUsd, hasModel, wasCalled, setup, edited, tools } =
    useLoaderData<typeof loader>()
  const addressWith = useAddressWith()
  const hasProvider = setup.providers.length + setup.fixedProviders.length > 0
  return (
    <div className="grid gap-10">
      <h2 className="sr-only">{texts.models}</h2>
      <FirstModel servers={hasModel ? undefined : setup.local.servers} leadsOn />
      {hasModel && !wasCalled ? <TryModel /> : null}
      <Part
        id="providers"
        title={texts.providersInOrder}
        about={hasProvider ? texts.orderAbout : texts.noneYet}
        action={
          <LinkButton
            to={addressWith({ edit: 'new', kind: '' })}
            preventScrollReset
            variant={hasModel && wasCalled ? 'primary' : 'secondary'}
          >
            <Icon name="plus" className="size-4" />
            {texts.addProvider}
          </LinkButton>
        }
      >
        {hasProvider ? <ProviderList setup={setup} /> : null}
      </Part>
      <Part id="this-machine" title={texts.onThisMachine}>
        <LocalServers local={setup.local} usedAddresses={setup.providers.map(({ baseUrl }) => baseUrl)} />
      </Part>
      <Part
        id="limits"
        title={texts.budgetAndLimits}
        about={texts.spentToday(dollars(spentTodayUsd), dollars(dailyBudgetUsd))}
      >
        <ModelSettingsForm setup={setup} />
      </Part>
      {setup.providers.length + setup.fixedTools.length > 0 ? (
        <Part id="tool-models" title={texts.modelPerTool} about={texts.modelPerToolAbout}>
          <ToolModels setup={setup} tools={tools} />
        </Part>
      ) : null}
      <Part id="use" title={texts.usage(days)}>
        <DataTable
          caption={texts.callsCaption}
          query={query}
          search={{ label: texts.searchLabel, placeholder: texts.searchPlaceholder }}
          columns={columns}
          rows={rows}
          next=""
          empty={query.search === '' ? texts.noCallsYet : panelTexts.noMatches}
        />
      </Part>
      {edited.isNew || edited.provider ? (
        <ProviderDialog
          key={edited.provider?.id ?? 'new'}
          provider={edited.provider}
          kindId={edited.kind}
          listAddress={addressWith({ edit: '', kind: '' })}
        />
      ) : null}
    </div>
  )
}

type PartProps = { id: string; title: string; about?: string; action?: ReactNode; children: ReactNode }

function Part({ id, title, about, action, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div>
          <h3 id={id} className="scroll-mt-20 text-2xl">
            {title}
          </h3>
          {about ? <p className="mt-1 text-muted">{about}</p> : null}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}
