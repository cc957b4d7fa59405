import type { Advisories } from './audit-report.ts'
import * as texts from './health.texts.ts'

type Moment = Date | null

export type ProviderFacts = {
  provider: string
  /** Until it is asked again after failures; 0: it is in use. */
  retryInMs: number
  answeredAt: Moment
  failedAt: Moment
  /** The kind of that failure. */
  failure: string | null
}

export type HealthFacts = {
  now: Date
  /** Why the database cannot be used; undefined: it can. */
  fault: string | undefined
  queues: {
    mailWaiting: number
    mailFailed: number
    oldestMailAt: Moment
    inProcess: Readonly<Record<string, number>>
  }
  disk: {
    /** false: nothing is kept on it. */
    isUsed: boolean
    room: { freeBytes: number; sizeBytes: number; warnsBelow: number; stopsBelow: number } | undefined
  }
  database: {
    kind: 'embedded' | 'postgres'
    version: string
    answersInMs: number
    bytes: number
    pool: { total: number; idle: number; waiting: number; most: number }
  }
  mail: {
    isConfigured: boolean
    isKeptHere: boolean
    sentAt: Moment
    failedAt: Moment
    failure: string | null
  }
  models: readonly ProviderFacts[]
  backups: {
    /** undefined: there is no schedule. */
    everyMs: number | undefined
    keep: number
    lastGoodAt: Moment
    lastFailedAt: Moment
    lastFailure: string | null
  }
  program: {
    version: string
    node: string
    advisories: Advisories | undefined
    advisoriesAt: Moment
    failedAt: Moment
    failure: string | null
  }
}

/** `at` is shown on the reader's clock, before the words. */
export type HealthFact = { name: string; text?: string; at?: Date }

export type HealthPart = {
  title: string
  isFine: boolean
  /** In plain words; what needs attention says what to do. */
  verdict: string
  facts: HealthFact[]
}

/** Days of model calls that are looked through. */
export const callDays = 30
const slowMailMs = 15 * 60_000
/** Of the thousand that may wait before others are refused. */
const crowdedPool = 100
const oldAdvisoriesMs = 30 * 24 * 3_600_000
/** A backup that is due has this many rounds to succeed. */
const lateRounds = 2

/** What is fine and what needs attention, in the order of the page. */
export function judgeHealth(facts: HealthFacts): HealthPart[] {
  return [
    judgeQueues(facts),
    judgeDisk(facts),
    judgeDatabase(facts),
    judgeMail(facts),
    judgeModels(facts),
    judgeBackups(facts),
    judgeProgram(facts),
  ]
}

type Verdict = Pick<HealthPart, 'isFine' | 'verdict'>
const fine = (verdict: string): Verdict => ({ isFine: true, verdict })
const attention = (verdict: string): Verdict => ({ isFine: false, verdict })
const moment = (name: string, at: Moment, text?: string | null): HealthFact =>
  at === null ? { name, text: texts.never } : { name, at, ...(text ? { text } : {}) }
const isAfter = (one: Moment, other: Moment) =>
  one !== null && (other === null || one.getTime() >= other.getTime())

function judgeQueues({ now, queues }: HealthFacts): HealthPart {
  const { mailWaiting, mailFailed, oldestMailAt, inProcess } = queues
  const waitsMs = oldestMailAt === null ? 0 : now.getTime() - oldestMailAt.getTime()
  const verdict = () => {
    if (mailFailed > 0) return attention(texts.queues.failed(mailFailed))
    if (waitsMs > slowMailMs) return attention(texts.queues.slow(texts.duration(waitsMs)))
    return fine(texts.queues.fine)
  }
  return {
    title: texts.queues.title,
    ...verdict(),
    facts: [
      { name: texts.queues.mailWaiting, text: texts.amount(mailWaiting) },
      { name: texts.queues.mailFailed, text: texts.amount(mailFailed) },
      ...(oldestMailAt === null ? [] : [{ name: texts.queues.oldest, at: oldestMailAt }]),
      ...Object.entries(inProcess).map(([name, waiting]) => ({
        name: texts.queues.inProcess[name] ?? name,
        text: texts.amount(waiting),
      })),
    ],
  }
}

function judgeDisk({ disk: { isUsed, room } }: HealthFacts): HealthPart {
  const verdict = () => {
    if (!isUsed) return fine(texts.disk.elsewhere)
    if (room === undefined) return attention(texts.disk.unknown)
    if (room.freeBytes < room.stopsBelow) return attention(texts.disk.full)
    if (room.freeBytes < room.warnsBelow) return attention(texts.disk.scarce)
    return fine(texts.disk.fine)
  }
  return {
    title: texts.disk.title,
    ...verdict(),
    facts:
      room === undefined
        ? [{ name: texts.disk.free, text: texts.unknown }]
        : [
            { name: texts.disk.free, text: texts.size(room.freeBytes) },
            { name: texts.disk.total, text: texts.size(room.sizeBytes) },
            { name: texts.disk.warnsBelow, text: texts.size(room.warnsBelow) },
            { name: texts.disk.stopsBelow, text: texts.size(room.stopsBelow) },
          ],
  }
}

function judgeDatabase({ fault, database }: HealthFacts): HealthPart {
  const { kind, version, answersInMs, bytes, pool } = database
  const verdict = () => {
    if (fault !== undefined) return attention(texts.database.fault(fault))
    if (pool.waiting >= crowdedPool) return attention(texts.database.crowded(pool.waiting))
    return fine(texts.database.fine)
  }
  return {
    title: texts.database.title,
    ...verdict(),
    facts: [
      { name: texts.database.kind, text: texts.database.kinds[kind] },
      { name: texts.database.version, text: version },
      { name: texts.database.answersIn, text: texts.database.milliseconds(answersInMs) },
      { name: texts.database.size, text: texts.size(bytes) },
      { name: texts.database.connections, text: texts.database.connectionState(pool) },
    ],
  }
}

function judgeMail({ mail }: HealthFacts): HealthPart {
  const { isConfigured, isKeptHere, sentAt, failedAt, failure } = mail
  const verdict = () => {
    if (!isConfigured) return isKeptHere ? fine(texts.mail.kept) : attention(texts.mail.missing)
    if (isAfter(failedAt, sentAt)) return attention(texts.mail.failing)
    return fine(sentAt === null ? texts.mail.notTried : texts.mail.fine)
  }
  return {
    title: texts.mail.title,
    ...verdict(),
    facts: [
      { name: texts.mail.server, text: isConfigured ? texts.mail.configured : texts.mail.notConfigured },
      moment(texts.mail.lastSent, sentAt),
      moment(texts.mail.lastFailure, failedAt, failure),
    ],
  }
}

function judgeModels({ models }: HealthFacts): HealthPart {
  const failing = models.filter(
    ({ retryInMs, failedAt, answeredAt }) => retryInMs > 0 || isAfter(failedAt, answeredAt),
  )
  const verdict = () => {
    if (models.length === 0) return fine(texts.models.none)
    if (failing.length === 0) return fine(texts.models.fine)
    return attention(
      failing
        .map(({ provider, failure }) => texts.models.failing(provider, wordsOf(failure).advice))
        .join(' '),
    )
  }
  return { title: texts.models.title, ...verdict(), facts: models.flatMap(factsOfProvider) }
}

function factsOfProvider({
  provider,
  retryInMs,
  answeredAt,
  failedAt,
  failure,
}: ProviderFacts): HealthFact[] {
  const facts: HealthFact[] = []
  if (retryInMs > 0) facts.push({ name: provider, text: texts.models.paused(Math.ceil(retryInMs / 1_000)) })
  if (answeredAt) facts.push({ name: provider, at: answeredAt, text: texts.models.answered })
  if (failedAt)
    facts.push({ name: provider, at: failedAt, text: texts.models.failed(wordsOf(failure).reason) })
  return facts.length > 0 ? facts : [{ name: provider, text: texts.models.notAsked(callDays) }]
}

function wordsOf(failure: string | null) {
  return texts.failures[failure ?? ''] ?? texts.otherFailure
}

function judgeBackups({ now, backups }: HealthFacts): HealthPart {
  const { everyMs, keep, lastGoodAt, lastFailedAt, lastFailure } = backups
  const verdict = () => {
    if (everyMs === undefined) return attention(texts.backups.missing)
    if (isAfter(lastFailedAt, lastGoodAt)) return attention(texts.backups.failing)
    if (lastGoodAt === null) return attention(texts.backups.first)
    const ageMs = now.getTime() - lastGoodAt.getTime()
    if (ageMs > lateRounds * everyMs) return attention(texts.backups.late(texts.duration(ageMs)))
    return fine(texts.backups.fine)
  }
  return {
    title: texts.backups.title,
    ...verdict(),
    facts: [
      {
        name: texts.backups.schedule,
        text: everyMs === undefined ? texts.backups.off : texts.backups.every(texts.duration(everyMs), keep),
      },
      moment(texts.backups.lastGood, lastGoodAt),
      moment(texts.backups.lastFailure, lastFailedAt, lastFailure),
    ],
  }
}

function judgeProgram({ now, program }: HealthFacts): HealthPart {
  const { version, node, advisories, advisoriesAt, failedAt, failure } = program
  const verdict = () => {
    // What was found stays true, also when it could not be asked again.
    if (advisories && advisories.found.length > 0)
      return attention(texts.program.hasSome(advisories.found.length))
    if (isAfter(failedAt, advisoriesAt)) return attention(texts.program.unchecked)
    if (advisories === undefined || advisoriesAt === null) return attention(texts.program.neverChecked)
    const ageMs = now.getTime() - advisoriesAt.getTime()
    if (ageMs > oldAdvisoriesMs) return attention(texts.program.old(texts.duration(ageMs)))
    return fine(texts.program.fine)
  }
  return {
    title: texts.program.title,
    ...verdict(),
    facts: [
      { name: texts.program.version, text: version },
      { name: texts.program.node, text: node },
      moment(texts.program.checked, advisoriesAt),
      ...(failedAt === null ? [] : [moment(texts.program.failed, failedAt, failure)]),
      ...(advisories ? [{ name: texts.program.packages, text: texts.amount(advisories.packages) }] : []),
      ...(advisories?.found ?? []).map(({ name, severity, title, fix }) => ({
        name,
        text: `${severity}: ${title} (${texts.program.fix(fix)})`,
      })),
    ],
  }
}
