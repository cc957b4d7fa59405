import { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../log.server.ts'

const lookEveryMs = 250
const askEveryMs = 500
/** Then new connections are tried beside the one that owes an answer. */
const suspectAfterMs = 500
const tryEveryMs = 500
/** A packet that a bad network loses twice in a row takes no longer. */
const deadAfterMs = 1_000
/** Few statements take longer. */
const surelyDeadAfterMs = 5_000
const tryWithinMs = 2_000
/** A server that has no room for it is not asked all the time. */
const openAgainAfterMs = 1_000

type Line = { client: pg.Client; socket: Socket; openedAt: number }

type Question = {
  at: number
  /** Bytes that each connection of the pool had received by then. */
  received: ReadonlyMap<Socket, number>
  isAnswered: boolean
}

/**
 * After a failover or a fault in the network, connections may lead to a machine that is no more, and whoever uses one
 * would wait for its silence to end. Silence alone says nothing, since statements may take long. So one more connection,
 * the sentinel, is asked something trivial again and again while the pool is in use. When a connection that was opened
 * later answers before it, the sentinel is dead, and so are all that received nothing since it was asked. They are
 * closed; whoever used them learns of an outage.
 */
export function createSilenceWatch(connection: pg.PoolConfig, log: Log) {
  const openedAt = new Map<Socket, number>()
  const tries = new Set<Line>()
  let sentinel: Line | undefined
  let question: Question = ask()
  let openAt = 0
  let tryAt = 0
  let timer: NodeJS.Timeout | undefined

  /** What the connections of the pool are made of. */
  function stream(): Socket {
    // From the first moment on: what falls silent before it is there is not noticed.
    appointIfNone()
    const socket = new Socket()
    openedAt.set(socket, performance.now())
    return socket.once('close', () => openedAt.delete(socket))
  }

  function watch(pool: pg.Pool): void {
    timer = setInterval(() => look(pool), lookEveryMs).unref()
  }

  function stop(): void {
    clearInterval(timer)
    dismiss()
    for (const { socket } of tries) socket.destroy()
  }

  function look(pool: pg.Pool): void {
    if (pool.totalCount === 0) return dismiss()
    appointIfNone()
    if (sentinel === undefined) return
    const now = performance.now()
    const sinceMs = now - question.at
    if (!question.isAnswered && sinceMs >= suspectAfterMs && now >= tryAt) {
      tryAt = now + tryEveryMs
      void tryAnother()
    }
    const isInUse = pool.idleCount < pool.totalCount
    if (question.isAnswered && sinceMs >= askEveryMs && isInUse) follow(answers(sentinel.client))
  }

  function appointIfNone(): void {
    if (sentinel !== undefined || performance.now() < openAt) return
    openAt = performance.now() + openAgainAfterMs
    sentinel = open()
    follow(connects(sentinel.client))
  }

  function follow(answer: Promise<boolean>): void {
    const asked = ask()
    question = asked
    void answer.then((isAnswered) => {
      asked.isAnswered = isAnswered
      // After a restart the next one is needed as soon as the pool connects again.
      if (isAnswered) openAt = 0
    })
  }

  function dismiss(): void {
    const leaving = sentinel
    sentinel = undefined
    // A connection that does not answer would not answer the goodbye of the protocol either.
    if (question.isAnswered) leaving?.client.end().catch(() => undefined)
    else leaving?.socket.destroy()
  }

  /** A new connection that answers becomes the sentinel, unless the old one did after all. */
  async function tryAnother(): Promise<void> {
    const owed = question
    const line = open()
    tries.add(line)
    const giveUp = setTimeout(() => line.socket.destroy(), tryWithinMs)
    const isThere = await connects(line.client)
    clearTimeout(giveUp)
    if (isThere) await wait(Math.max(0, owed.at + deadAfterMs - performance.now()))
    tries.delete(line)
    const isDead = question === owed && !owed.isAnswered && sentinel !== undefined
    if (!isThere || !isDead) return void line.socket.destroy()
    dismiss()
    sentinel = line
    question = { ...ask(), isAnswered: true }
    leave(owed, line)
    // What fell silent only after that question, in a network that fails twice, the new one has not seen either.
    const later = ask()
    setTimeout(() => leave(later, line), surelyDeadAfterMs).unref()
  }

  /** Of those that are older than a connection that answers. */
  function leave({ received }: Question, answering: Line): void {
    const silent = [...openedAt].filter(
      ([socket, at]) => at < answering.openedAt && socket.bytesRead === (received.get(socket) ?? 0),
    )
    if (silent.length === 0) return
    log.warn({ connections: silent.length }, 'database connections that fell silent were closed')
    for (const [socket] of silent) socket.destroy()
  }

  function open(): Line {
    const socket = new Socket()
    const client = new pg.Client({ ...connection, stream: () => socket })
    const line = { client, socket, openedAt: performance.now() }
    client.on('error', () => undefined)
    socket.once('close', () => {
      if (sentinel === line) sentinel = undefined
    })
    return line
  }

  function ask(): Question {
    const received = new Map([...openedAt.keys()].map((socket) => [socket, socket.bytesRead]))
    return { at: performance.now(), received, isAnswered: false }
  }

  return { stream, watch, stop }
}

function answers(client: pg.Client): Promise<boolean> {
  return client.query('select 1').then(
    () => true,
    () => false,
  )
}

async function connects(client: pg.Client): Promise<boolean> {
  try {
    await client.connect()
    return await answers(client)
  } catch {
    return false
  }
}
