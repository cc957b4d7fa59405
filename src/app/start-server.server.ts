import { createServer, type Server } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { createRequestHandler, type ServerBuild } from 'react-router'
import * as build from 'virtual:react-router/server-build'
import { accountsContext } from '#features/accounts/accounts-context.server.ts'
import { createAccounts } from '#features/accounts/accounts.server.ts'
import { readAuthSecret, readEarlierSecrets } from '#features/accounts/auth-secret.server.ts'
import { passwordsWaiting } from '#features/accounts/password-hash.server.ts'
import { resealTwoFactors } from '#features/accounts/reseal-two-factors.server.ts'
import { adminFiguresContext, type AdminFigures } from '#features/admin/admin-figures-context.server.ts'
import { healthDeskContext, type HealthDesk } from '#features/admin/health/health-desk.server.ts'
import { modelDeskContext } from '#features/admin/models/model-desk-context.server.ts'
import { blogContext } from '#features/blog/blog-context.server.ts'
import { listFurtherPages } from '#features/blog/published-posts.server.ts'
import { contactContext } from '#features/contact/contact-context.server.ts'
import { createContact } from '#features/contact/contact.server.ts'
import { historyContext } from '#features/history/history-context.server.ts'
import { libraryContext } from '#features/library/library-context.server.ts'
import { createLibrary } from '#features/library/library.server.ts'
import { saveAnswer } from '#features/history/save-answer.server.ts'
import { createInsights } from '#features/insights/insights.server.ts'
import { insightsContext } from '#features/insights/insights-context.server.ts'
import { furtherPagesContext } from '#features/site/further-pages-context.server.ts'
import { createGateway } from '#engine/create-gateway.server.ts'
import { functionTools } from '#engine/function-tools.ts'
import { createLocalFinder } from '#engine/providers/find-local.server.ts'
import { createModelDesk } from '#engine/providers/model-desk.server.ts'
import { adminContext } from '#platform/admin-only.server.ts'
import { readModelFigures, readProviderHealth } from '#engine/models/model-figures.server.ts'
import { tools } from '#tools/tools.ts'
import { startBackupSchedule } from '#platform/backup/backup-schedule.server.ts'
import { parseConfig, readEnvironment, sendsLogs, sendsTraces, type Config } from '#platform/config.server.ts'
import { hasRoom } from '#platform/database/data-folder.server.ts'
import { readInstallation } from '#platform/database/installation.server.ts'
import { keepRemovingExpired } from '#platform/database/remove-expired.server.ts'
import { openDatabase } from '#platform/database/open-database.server.ts'
import { openFileStorage } from '#platform/files/file-storage.server.ts'
import { answerUploadedFile } from '#platform/files/uploaded-files.server.ts'
import { createUploads } from '#platform/files/uploads.server.ts'
import { serverLimits } from '#platform/http/body-limit.server.ts'
import { startHealthThread } from '#platform/http/health-thread.server.ts'
import { createStopper } from '#platform/http/graceful-stop.server.ts'
import { loadStaticFiles } from '#platform/http/static-files.server.ts'
import { createLog, standardOutput, toBoth, type Log } from '#platform/log.server.ts'
import { answerMailbox } from '#platform/mail/dev-mailbox.server.ts'
import { startMailWorker } from '#platform/mail/mail-worker.server.ts'
import { createMailSender } from '#platform/mail/send-mail.server.ts'
import { keepSentNotes } from '#platform/mail/sent-notes.server.ts'
import { watchMail } from '#platform/mail/watch-mail.server.ts'
import type { Metrics } from '#platform/metrics/metrics.ts'
import { publishedContext } from '#platform/published-content.server.ts'
import { createRateLimits } from '#platform/rate-limit.server.ts'
import { createServerState, type ServerState } from '#platform/server-state.server.ts'
import { StartupError } from '#platform/startup-error.server.ts'
import type { Tracing } from '#platform/tracing/open-tracing.server.ts'
import type { LogSender } from '#platform/tracing/send-log.server.ts'
import { answerKeptFirst } from './answer-kept-first.server.ts'
import { createApp } from './create-app.server.ts'
import { withExpectedFailures } from './expected-failures.server.ts'
import { createKeptPages } from './kept-pages.server.ts'
import { pagePatterns } from './page-patterns.ts'
import { createPageHandler } from './pages.server.ts'

const builtClient = new URL('../client/', import.meta.url).pathname

export async function startServer(): Promise<void> {
  const config = orExit(() => parseConfig(readEnvironment()))
  const output = standardOutput()
  const logSender = await loadLogSender(config, createLog(config.logLevel, output)).catch(exitWithReason)
  const log = createLog(config.logLevel, logSender ? toBoth(output, logSender) : output)
  const tracing = await loadTracing(config, log)
  const functions = functionTools(tools)
  // While the database opens, so that no request has to wait for a tool.
  const loaded = functions.loadAll()
  const database = await openDatabase(config, log).catch(exitWithReason)
  const installation = await readInstallation(database)
  log.info({ database: database.kind, installation: installation.id }, 'database open')

  const server = createServer(serverLimits, (incoming, outgoing) => answer(incoming, outgoing))
  const state = createServerState({
    database,
    config,
    queues: () => ({
      passwords: passwordsWaiting(),
      library: library.jobsWaiting(),
      'model-call-records': gateway.callsWaiting(),
    }),
  })
  const metrics = await loadMetrics(config, state)
  const secret = await readAuthSecret(database, config)
  const earlierSecrets = await readEarlierSecrets(database, config)
  await resealTwoFactors(database, secret, earlierSecrets)
  const finder = createLocalFinder({ mode: config.aiLocal, log })
  const gateway = createGateway(config, log, {
    database,
    secret,
    earlierSecrets,
    foundHere: finder.inUse,
    metrics,
  })
  const modelDesk = createModelDesk(gateway, finder, {
    isUsedAtOnce: config.aiLocal === 'on',
    requireTls: config.requireTls,
    addresses: {
      google: config.googleBaseUrl,
      openai: config.openaiBaseUrl,
      anthropic: config.anthropicBaseUrl,
    },
  })
  await Promise.all([gateway.loadSetup(), finder.look()])
  const sendMail = watchMail(createMailSender(config, log), { metrics, tracing })
  const notes = keepSentNotes(config.dataDir, log)
  const mailWorker = startMailWorker(database, sendMail, log, { notes })
  const cleaning = keepRemovingExpired(database, log)
  const backups = orExit(() => startBackupSchedule(database, config, log))
  const stopper = createStopper(server, log, async () => {
    finder.stop()
    await Promise.all([backups.stop(), mailWorker.stop(), cleaning.stop(), gateway.stop(), insights.stop()])
    await Promise.all([health?.stop(), tracing?.stop()])
    await database.close()
    await logSender?.stop()
  })
  const { healthPort, host } = config
  const health =
    healthPort === undefined
      ? undefined
      : await startHealthThread({ port: healthPort, host }).catch(exitWithReason)
  const limits = createRateLimits(database, secret)
  const accounts = createAccounts({ config, log, database, secret, limits, onMail: mailWorker.wake })
  const { findViewer } = accounts
  const { ofEnvironment } = gateway.roster
  const readModels = () => ({ ofEnvironment, providers: modelDesk.read().providers })
  const insights = createInsights({ config, log, database, secret, findViewer, readModels })
  const contact = createContact({ config, log, database, limits, onMail: mailWorker.wake })
  await accounts.appointListed()
  await accounts.requireSecondFactor()
  const storage = await openFileStorage(config).catch(exitWithReason)
  const library = createLibrary({ config, log, database, limits })
  const adminFigures: AdminFigures = {
    readModels: (adminId, days) => readModelFigures(database, gateway, adminId, days),
    databaseKind: database.kind,
    wakeMail: mailWorker.wake,
  }
  const healthDesk: HealthDesk = {
    config,
    state,
    findFault: database.findFault,
    providers: () => readProviderHealth(gateway),
  }
  const kept = createKeptPages(config, accounts.hasSession)
  const watched = { config, log, metrics, tracing, isStopping: stopper.isStopping }
  const patterns = pagePatterns(build.routes)
  const app = createApp({
    ...watched,
    database,
    gateway,
    functions,
    serverComposers: { 'plagiarism-checker': library.check },
    saveAnswer: (userId, answer) => saveAnswer(database, userId, answer),
    answerContact: contact.answer,
    answerIngest: insights.answerIngest,
    findViewer: accounts.findViewer,
    staticFiles: loadStaticFiles(builtClient, config),
    answerUpload: createUploads({ database, storage }),
    answerUploadedFile: (request, name) => answerUploadedFile(storage, request, name),
    answerPage: createPageHandler({
      handle: createRequestHandler(withExpectedFailures(build as ServerBuild), 'production'),
      config,
      log,
      findViewer: accounts.findViewer,
      kept,
      provide(context, forgetPages) {
        context.set(adminContext, { database, onChange: forgetPages })
        context.set(adminFiguresContext, adminFigures)
        context.set(modelDeskContext, modelDesk)
        context.set(healthDeskContext, healthDesk)
        context.set(publishedContext, database)
        context.set(accountsContext, accounts)
        context.set(blogContext, database)
        context.set(furtherPagesContext, () => listFurtherPages(database))
        context.set(contactContext, contact)
        context.set(historyContext, database)
        context.set(libraryContext, library)
        context.set(insightsContext, insights)
      },
      // Pages say which model explains what was found.
      followChanges: gateway.onSetupChange,
    }),
    answerAccountLink: accounts.answer,
    answerMailbox: (parts) => answerMailbox({ database, config }, parts),
    hasRoom: () => hasRoom(config),
    pagePatterns: patterns,
    ending: stopper.ending,
  })
  const otherwise = getRequestListener(app.fetch as Parameters<typeof getRequestListener>[0])
  const answer = answerKeptFirst({ ...watched, findKept: kept.find, pagePatterns: patterns, otherwise })
  stopOnSignals(stopper.stop, log)
  await loaded
  await listen(server, config).catch(async (error) => {
    await database.close()
    return exitWithReason(error)
  })
  log.info({ address: server.address() }, 'listening')
}

/** Neither is even read from the disk unless it is set up. */
async function loadTracing(config: Config, log: Log): Promise<Tracing | undefined> {
  if (!sendsTraces(config)) return undefined
  const { openTracing } = await import('#platform/tracing/open-tracing.server.ts')
  return openTracing(config, log)
}

async function loadLogSender(config: Config, local: Log): Promise<LogSender | undefined> {
  if (!sendsLogs(config)) return undefined
  const { openLogSender } = await import('#platform/tracing/send-log.server.ts')
  return openLogSender(config, local)
}

async function loadMetrics(config: Config, state: ServerState): Promise<Metrics | undefined> {
  if (config.metricsToken === undefined) return undefined
  const { openMetrics } = await import('#platform/metrics/open-metrics.server.ts')
  return openMetrics(state)
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (cause) =>
      reject(
        new StartupError(
          `Port ${port} cannot be used (${cause.message}): set PORT or HOST to another value.`,
          { cause },
        ),
      ),
    )
    server.listen(port, host, resolve)
  })
}

function orExit<Result>(work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    return exitWithReason(error)
  }
}

/** A reason the operator can act on is printed alone; anything else is a bug and keeps its stack. */
function exitWithReason(error: unknown): never {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exit(1)
}

function stopOnSignals(stop: (reason: string) => Promise<void>, log: Log): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void stop(signal).then(() => process.exit(0)))
  }
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'uncaught')
    void stop('uncaught').finally(() => process.exit(1))
  })
}
