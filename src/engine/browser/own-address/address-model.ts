import { longestAnswerMs } from '../../limits/longest-answer.ts'
import { startAlarm, type Deadlines } from '../../models/alarm.ts'
import { failureOfAnswer } from '../../models/classify-failure.ts'
import { collectReply, type ModelAnswer } from '../../models/collect-reply.ts'
import { ModelFailure } from '../../models/model-failure.ts'
import type { ModelRoom, WritingModel, WriteOptions } from '../../answer/writing-model.ts'
import type { OwnAddress } from '../engine-settings.ts'
import { addressRequest, type AddressRequest } from './address-request.ts'
import type { DirectEvent, SendDirect } from './direct-fetch.ts'

/** A model on one's own machine may have to be loaded first. */
const patience: Deadlines = { firstTokenMs: 180_000, betweenTokensMs: 60_000, totalMs: longestAnswerMs }
const mostCharacters = 64 * 1024 * 1024
const mostErrorCharacters = 64 * 1024

/** A model at an address, asked without any server of ours. */
export function addressModel(
  settings: OwnAddress,
  send: SendDirect,
  { deadlines = patience, room }: { deadlines?: Deadlines; room?: ModelRoom | undefined } = {},
): WritingModel {
  let takesSchema = true
  const contextTokens = room?.contextTokens
  return {
    name: settings.model,
    room,
    async write(request, options) {
      const ask = (schema: object | undefined) =>
        readAddress(send, addressRequest(settings, { ...request, ...options, schema, contextTokens }), {
          ...options,
          deadlines,
          sent: request.instructions + request.material,
        })
      const schema = takesSchema ? options.schema : undefined
      try {
        return await ask(schema)
      } catch (error) {
        const isAboutSchema =
          error instanceof ModelFailure && error.kind === 'bad-request' && error.refusedPart !== 'model'
        if (!isAboutSchema || schema === undefined) throw error
        // The instructions say the form too.
        takesSchema = false
        return ask(undefined)
      }
    },
  }
}

type ReadOptions = Pick<WriteOptions, 'signal' | 'onText'> & { deadlines: Deadlines; sent: string }

async function readAddress(
  send: SendDirect,
  { request, reader }: AddressRequest,
  { signal, onText, deadlines, sent }: ReadOptions,
): Promise<ModelAnswer> {
  if (signal?.aborted) throw new ModelFailure('stopped', 'stopped before it was asked')
  const alarm = startAlarm(deadlines)
  const stop = () => alarm.ring(new ModelFailure('stopped', 'whoever asked has gone'))
  signal?.addEventListener('abort', stop, { once: true })
  const reply = collectReply({ heard: alarm.heard, onText })
  try {
    const { promise, tell } = listen(reply.take, reader)
    const sending = send(request, alarm.signal, tell)
    await Promise.race([promise, alarm.rung])
    void sending
    return reply.finished(sent)
  } catch (error) {
    throw reply.failure(alarm.failure() ?? error)
  } finally {
    alarm.stop()
    alarm.cut()
    signal?.removeEventListener('abort', stop)
  }
}

/** Resolves with the end of the answer, and rejects with what makes it none. */
function listen(
  take: ReturnType<typeof collectReply>['take'],
  reader: AddressRequest['reader'],
): { promise: Promise<void>; tell: (event: DirectEvent) => void } {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let refused: { status: number; retryAfter: string | undefined; text: string } | undefined
  let characters = 0
  let isOver = false
  const end = (error?: unknown) => {
    isOver = true
    if (error === undefined) resolve()
    else reject(error)
  }
  const refuse = () => refused && end(failureOfAnswer(refused, Date.now()))
  const read = reader((event) => {
    if (isOver) return
    take(event)
    if (event.isEnd) end()
  })

  function tell(event: DirectEvent) {
    if (isOver) return
    switch (event.type) {
      case 'head':
        if (event.status < 200 || event.status >= 300) refused = { ...event, text: '' }
        return
      case 'piece':
        characters += event.text.length
        if (refused) {
          refused.text += event.text
          if (characters > mostErrorCharacters) refuse()
          return
        }
        if (characters > mostCharacters) return end(new ModelFailure('endless', `${characters} characters`))
        return takePiece(event.text)
      case 'end':
        return refused ? refuse() : end()
      case 'failed':
        return refused ? refuse() : end(new ModelFailure('network', 'no connection'))
    }
  }

  function takePiece(text: string) {
    try {
      read(text)
    } catch (error) {
      end(error)
    }
  }

  return { promise, tell }
}
