import { data, type RouterContextProvider } from 'react-router'
import { z } from 'zod'
import type { ModelDesk } from '#engine/providers/model-desk.server.ts'
import type { ModelList } from '#engine/providers/test-result.ts'
import { ChoiceForm, ProviderForm, SettingsForm } from '#engine/providers/setup-forms.ts'
import type { TestResult } from '#engine/providers/test-result.ts'
import { adminAction, adminContext } from '#platform/admin-only.server.ts'
import type { Statements } from '#platform/database/with-identity.server.ts'
import type { AdminAnswer } from '#shared/admin-answer.ts'
import { AppError } from '#shared/app-error.ts'
import * as panelTexts from '../admin.texts.ts'
import * as texts from './model-actions.texts.server.ts'
import { modelDeskContext } from './model-desk-context.server.ts'

/** What the tab's forms get back, by their `intent`. */
export type ModelAnswer =
  | { done: 'saved'; id: string; result: TestResult | undefined }
  /** Nothing was saved: the test failed. */
  | { done: 'tested'; result: TestResult }
  /** Of this kind of provider; the form may show another by now. */
  | { done: 'listed'; kind: string; list: ModelList }
  | { done: 'changed' }

type Context = Readonly<RouterContextProvider>

/** Changes and questions of the tab. Providers are asked outside of transactions, and only for admins. */
export async function answerModelForm(form: FormData, context: Context) {
  const desk = context.get(modelDeskContext)
  switch (form.get('intent')) {
    case 'test':
      return asked(context, form, async (id, fields) => ({
        done: 'tested',
        result: await desk.test(id, fields),
      }))
    case 'models':
      return asked(context, form, async (id, fields) => ({
        done: 'listed',
        kind: fields.kind,
        list: await desk.listModels(id, fields),
      }))
    case 'save':
      return save(context, desk, form)
    case 'delete':
      return changed(context, (statements) => desk.remove(statements, readId(form.get('id'))))
    case 'order':
      return changed(context, (statements) => desk.order(statements, parse(Ids, form.getAll('id'))))
    case 'settings':
      return changed(context, (statements) => desk.saveSettings(statements, parseForm(SettingsForm, form)))
    case 'choose':
      return changed(context, (statements) => desk.saveChoice(statements, parseForm(ChoiceForm, form)))
    case 'look':
      return changed(context, async () => undefined, desk.look)
    default:
      return adminAction<ModelAnswer>(context, async () => {
        throw new AppError('INVALID_INPUT', panelTexts.unreadableChange)
      })
  }
}

/** Saves what passes the test; `force` saves it all the same, and only asks which model there is if none is named. */
async function save(context: Context, desk: ModelDesk, form: FormData) {
  let result: TestResult | undefined
  let model = String(form.get('model') ?? '').trim()
  const isForced = form.get('force') === 'yes'
  if (!isForced || model === '') {
    const tested = await asked(context, form, async (id, fields) => ({
      done: 'tested',
      result: await desk.test(id, fields),
    }))
    const answer = tested.data
    if (!answer.ok || answer.value.done !== 'tested') return tested
    if (!isForced && !answer.value.result.ok) return tested
    if (!isForced) ({ result } = answer.value)
    model = answer.value.result.model
  }
  let id = ''
  const saved = await changed(context, async (statements) => {
    const fields = parseForm(ProviderForm, form)
    if (model === '')
      throw new AppError('INVALID_INPUT', texts.checkMarkedFields, { fields: { model: texts.enterModel } })
    id = await desk.save(statements, readOptionalId(form.get('id')), { ...fields, model })
  })
  return saved.data.ok
    ? data<AdminAnswer<ModelAnswer>>({ ok: true, value: { done: 'saved', id, result } })
    : saved
}

/** The change in the admin's own transaction, then what it leads to, in force at once in this process. */
async function changed(
  context: Context,
  work: (statements: Statements) => Promise<void>,
  after: () => Promise<unknown> = context.get(modelDeskContext).refresh,
) {
  const answer = await adminAction<ModelAnswer>(context, async (statements) => {
    await work(statements)
    return { done: 'changed' }
  })
  if (answer.data.ok) {
    await after()
    // Pages that were made in between know nothing of it.
    context.get(adminContext).onChange()
  }
  return answer
}

/** First whether an admin asks and what; then the provider, for as long as that takes. */
async function asked(
  context: Context,
  form: FormData,
  ask: (id: string, fields: ProviderForm) => Promise<ModelAnswer>,
) {
  let read: { id: string; fields: ProviderForm } | undefined
  const allowed = await adminAction<ModelAnswer>(context, async () => {
    read = { id: readOptionalId(form.get('id')), fields: parseForm(ProviderForm, form) }
    context.get(modelDeskContext).check(read.id, read.fields)
    return { done: 'changed' }
  })
  if (!allowed.data.ok || read === undefined) return allowed
  const value = await ask(read.id, read.fields)
  return data<AdminAnswer<ModelAnswer>>({ ok: true, value })
}

const Ids = z.array(z.uuid()).min(1).max(100)

function parseForm<Schema extends z.ZodType>(schema: Schema, form: FormData): z.output<Schema> {
  return parse(schema, Object.fromEntries(form))
}

function parse<Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields: Record<string, string> = {}
  for (const { path, message } of parsed.error.issues) fields[String(path[0] ?? '')] ??= message
  throw new AppError('INVALID_INPUT', texts.checkMarkedFields, { fields })
}

function readId(value: unknown): string {
  const id = z.uuid().safeParse(value)
  if (!id.success) throw new AppError('NOT_FOUND', texts.noSuchProvider)
  return id.data
}

function readOptionalId(value: unknown): string {
  return value === '' || value === null ? '' : readId(value)
}
