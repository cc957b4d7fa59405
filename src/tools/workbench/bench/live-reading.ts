import type { Reading, ToolCore } from '../../contract/tool-core.ts'

/** Often enough to follow, seldom enough to leave the page its time. */
const readEveryMs = 120

/** Reads a reply while it is written: at most every 120 ms, and once more when it ends. */
export function createLiveReading(
  core: ToolCore,
  input: unknown,
  onRead: (reading: Reading<unknown>) => void,
) {
  let text = ''
  let timer: ReturnType<typeof setTimeout> | undefined
  const read = () => {
    timer = undefined
    onRead(core.read(text, input))
  }
  return {
    take(reply: string) {
      text = reply
      timer ??= setTimeout(read, readEveryMs)
    },
    end() {
      clearTimeout(timer)
    },
    /** What can be read of all that came. */
    last: (): Reading<unknown> => core.read(text, input),
  }
}
