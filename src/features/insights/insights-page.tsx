import {
  Form,
  Link,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from 'react-router'
import { z } from 'zod'
import { adminAction, adminLoader } from '#platform/admin-only.server.ts'
import { recordAdminAction } from '#platform/audit-log.server.ts'
import { AppError } from '#shared/app-error.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { ColumnChart } from '#ui/chart/column-chart.tsx'
import { Field } from '#ui/field.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TextInput } from '#ui/text-input.tsx'
import { TitleBlock } from '#ui/title-block.tsx'
import { insightsContext } from './insights-context.server.ts'
import * as texts from './insights-page.texts.ts'
import { readDateRange, reportInsights } from './insights-report.server.ts'
import { RecordingList } from './recording-list.tsx'
import { listRecordings, removeRecording } from './recordings.server.ts'
import { ReportTableView } from './report-table-view.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const range = readDateRange(searchParams)
  const { analytics, recording } = context.get(insightsContext).privacy
  const watched = z.uuid().safeParse(searchParams.get('recording'))
  const { report, recordings } = await adminLoader(context, async (statements) => ({
    report: await reportInsights(statements, range),
    recordings: await listRecordings(statements, searchParams.get('after') ?? ''),
  }))
  const asked = [searchParams.get('from'), searchParams.get('to')].filter((day) => day !== null)
  const isRefused = asked.length > 0 && asked.join() !== [range.from, range.to].join()
  return { range, isRefused, analytics, recording, report, recordings, watched: watched.data }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await request.formData()
  const id = z.uuid().safeParse(form.get('recording'))
  return adminAction(context, async (statements) => {
    if (!id.success || !(await removeRecording(statements, id.data))) {
      throw new AppError('NOT_FOUND', texts.recordingGone)
    }
    await recordAdminAction(statements, {
      action: 'delete',
      subjectType: 'recording',
      subjectId: id.data,
      subjectName: texts.recordedVisit,
    })
  })
}

/** What people use and where they struggle; every drawing has its figures behind it. */
export default function InsightsPage() {
  const { range, isRefused, analytics, report, recordings, watched, recording } =
    useLoaderData<typeof loader>()
  const refused = useActionData<typeof action>()
  const query = `?from=${range.from}&to=${range.to}`
  return (
    <div className="grid gap-10">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <Form method="get" aria-label={texts.rangeOfDays} className="flex flex-wrap items-end gap-3">
          <Field label={texts.from}>
            <TextInput type="date" name="from" defaultValue={range.from} key={`from ${range.from}`} />
          </Field>
          <Field label={texts.to}>
            <TextInput type="date" name="to" defaultValue={range.to} key={`to ${range.to}`} />
          </Field>
          <Button type="submit" variant="secondary">
            {texts.show}
          </Button>
          <p className="flex min-h-11 items-center gap-4">
            {[7, 28, 90].map((days) => (
              <Link key={days} to={`?days=${days}`} className="py-2 text-blue underline underline-offset-4">
                {texts.dayCount(days)}
              </Link>
            ))}
          </p>
        </Form>
        <LinkButton to={`/admin/insights/export/events.csv${query}`} reloadDocument variant="secondary">
          {texts.allEventsCsv}
        </LinkButton>
      </div>
      {isRefused ? (
        <Callout role="alert" title={texts.periodRefused}>
          {texts.periodShown(range.from, range.to)}
        </Callout>
      ) : null}
      {analytics === undefined ? (
        <Callout title={texts.analyticsIsOff}>{texts.analyticsOffText}</Callout>
      ) : analytics.sink === 'posthog' ? (
        <Callout title={texts.eventsGoToPosthog}>{texts.eventsGoToHost(analytics.host)}</Callout>
      ) : null}
      {refused?.ok === false ? <Callout role="alert" title={refused.message} /> : null}

      <TitleBlock
        cells={report.totals.map(({ label, value }) => ({ label, value: value.toLocaleString('en-US') }))}
      />
      <section aria-labelledby="days" className="min-w-0">
        <h2 id="days" className="text-xl">
          {report.days.title}
        </h2>
        <ColumnChart
          title={texts.chartLabel(report.days.title, range.from, range.to)}
          points={report.days.rows.map(([day, visits]) => ({
            label: String(day).slice(5),
            value: Number(visits),
          }))}
        />
        <details className="mt-2">
          <summary className="min-h-9 py-1 font-medium text-blue">{texts.figuresByDay}</summary>
          <ReportTableView table={report.days} query={query} hasTitle={false} />
        </details>
      </section>
      <div className="grid items-start gap-x-10 gap-y-10 lg:grid-cols-2">
        {report.tables.map((table) => (
          <ReportTableView key={table.id} table={table} query={query} isWide={table.columns.length > 4} />
        ))}
      </div>
      <RecordingList {...recordings} query={query} watched={watched} isOn={recording !== undefined} />
    </div>
  )
}
