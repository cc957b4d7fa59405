import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { deflateSync } from 'node:zlib'
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { afterAll, expect, test } from 'vitest'
import { createLibraryThreads } from './library-threads.server.ts'
import * as texts from './library.texts.server.ts'

/** Seconds of work, in a thread that lets everything else go first: minutes on a busy machine. */
const slow = { timeout: 200_000 }

const threads = createLibraryThreads({ atOnce: 1, mostWaiting: 3, jobTimeoutMs: 180_000 })
afterAll(() => threads.close())

/** 100,000 characters with a hundred sources that share parts of it: some seconds of work. */
function heavyJob() {
  const word = (number: number) => `word${((number * 7919) % 5003).toString(36)}`
  const words = Array.from({ length: 14_000 }, (_, index) => word(index))
  const text = words.join(' ').slice(0, 100_000)
  const sources = Array.from({ length: 15 }, (_, source) => ({
    id: `library-${source}`,
    title: `Source ${source}`,
    origin: 'library' as const,
    text: words.slice(source * 300, source * 300 + 9_000).join(' '),
  }))
  return { kind: 'check' as const, text, sources, searched: { libraryDocuments: 15 } }
}

test('while a text of 100,000 characters is compared, everything else goes on', slow, async () => {
  const file = new URL('./waiting-thread.test-support.ts', import.meta.url)
  const [{ score, waitingMs }] = await once(new Worker(file, { workerData: heavyJob() }), 'message')
  expect(score).toBeGreaterThan(50)
  // Copying the texts to the thread and the answer back is all that happens here.
  expect(waitingMs).toBeLessThan(250)
})

test('stopping ends the work at once, and the next job is done', slow, async () => {
  const controller = new AbortController()
  const stopped = threads.run(heavyJob(), controller.signal)
  setTimeout(() => controller.abort(), 50)
  const startedAt = performance.now()
  await expect(stopped).rejects.toMatchObject({ name: 'AbortError' })
  expect(performance.now() - startedAt).toBeLessThan(2_000)
  expect((await threads.run({ kind: 'index', text: 'Three words here' })).words).toBe(3)
})

test('who waits can leave the queue, and a full queue is told', slow, async () => {
  const controller = new AbortController()
  const first = threads.run(heavyJob(), controller.signal)
  const waiting = Array.from({ length: 3 }, () =>
    threads.run({ kind: 'index', text: 'x' }, controller.signal),
  )
  await expect(threads.run({ kind: 'index', text: 'x' })).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  controller.abort()
  for (const one of [first, ...waiting]) await expect(one).rejects.toMatchObject({ name: 'AbortError' })
})

test('work without an end is ended', slow, async () => {
  const impatient = createLibraryThreads({ atOnce: 1, jobTimeoutMs: 30 })
  try {
    await expect(impatient.run(heavyJob())).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  } finally {
    await impatient.close()
  }
})

/** A PDF whose page is `content`, packed. */
async function pdf(content: Buffer): Promise<Uint8Array> {
  const made = await PDFDocument.create()
  const page = made.addPage()
  page.drawText('Forty gulls.')
  const packed = PDFRawStream.of(made.context.obj({ Filter: 'FlateDecode' }), deflateSync(content))
  if (content.length > 0) page.node.set(PDFName.of('Contents'), made.context.register(packed))
  return made.save()
}

test(
  'a small file that unpacks to much is refused before it is in memory, and other files are read',
  slow,
  async () => {
    const small = createLibraryThreads({ atOnce: 2, jobTimeoutMs: 180_000, readBytes: 128 * 1024 * 1024 })
    try {
      const bomb = await pdf(Buffer.alloc(200 * 1024 * 1024, ' '))
      expect(bomb.length).toBeLessThan(300_000)
      const read = (bytes: Uint8Array) => small.run({ kind: 'read', bytes, format: 'pdf' })
      const refused = expect(read(bomb)).rejects.toMatchObject({ message: texts.fileTooLarge })
      const ordinary = await pdf(Buffer.alloc(0))
      expect((await read(ordinary)).text).toBe('Forty gulls.')
      await refused
      expect((await read(ordinary)).text).toBe('Forty gulls.')
    } finally {
      await small.close()
    }
  },
)
