import type { RefineWish } from '#tools/refine-wish.ts'
import { createTextFeed, type TextFeed } from './text-feed.ts'

/** A model at work. */
export type Live = {
  feed: TextFeed
  /** What its words take the place of. */
  base: string
  /** Only this section is written anew. */
  section: string | undefined
  /** The first word is there. */
  isWriting: boolean
  /** For choosing between what is on the table and this. */
  isBeside: boolean
}

/** What somebody asks of the result; nothing at all asks for another version. */
export type Wish = Pick<RefineWish, 'instruction' | 'section'> & {
  /** Put it beside the result, to choose. */
  isBeside?: boolean
}

/** An answer that is finished sooner never shows its draft, so that nothing flickers where there is no model. */
const draftAloneMs = 60

export type Showing<Answer> = {
  /** For the options of `streamFunction`. */
  onDraft: (draft: Answer) => void
  onSection: (heading: string) => void
  onText: (text: string) => void
  /** Once the answer is over. Whether anything of it was shown. */
  end: () => boolean
}

/**
 * Decides when a streamed answer is shown: its draft unless the whole follows at once, then the words. `show` hears of
 * the draft and of the first word; all further words go to the feed alone.
 */
export function showLive<Answer>(
  wish: Wish | undefined,
  baseOf: (draft: Answer) => string,
  show: (live: Live, draft: Answer) => void,
): Showing<Answer> {
  const feed = createTextFeed()
  let draft: Answer | undefined
  let alone: ReturnType<typeof setTimeout> | undefined
  let isShown = false
  let isWriting = false
  const appear = () => {
    if (draft === undefined) return
    isShown = true
    const isBeside = wish?.isBeside === true
    show({ feed, base: baseOf(draft), section: wish?.section, isWriting, isBeside }, draft)
  }
  return {
    onDraft(composed) {
      draft = composed
      alone = setTimeout(() => {
        if (!isShown) appear()
      }, draftAloneMs)
    },
    onSection(heading) {
      if (!isShown) appear()
      feed.reach(heading)
    },
    onText(text) {
      feed.append(text)
      if (isWriting) return
      isWriting = true
      appear()
    },
    end() {
      clearTimeout(alone)
      return isShown
    },
  }
}

/** The reserved part of a request that asks for a change; `version`: of what is on the table. */
export function refineKey(text: string, { instruction, section }: Wish, version: number): RefineWish {
  return {
    text,
    ...(instruction === undefined ? {} : { instruction }),
    ...(section === undefined ? {} : { section }),
    ...(instruction === undefined && section === undefined ? { attempt: nextVersion(version) } : {}),
  }
}

/** The endpoint counts to 99. */
export function nextVersion(version = 0): number {
  return Math.min(version + 1, 99)
}
