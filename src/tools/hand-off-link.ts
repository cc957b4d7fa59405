import LZString from 'lz-string'
import {
  findHandOffTarget,
  type HandOffEncoding,
  type HandOffTarget,
  type HandOffTargetId,
} from './hand-off.ts'

export type HandOff =
  | {
      kind: 'link'
      url: string
      /** Ask before opening: the target may begin to build, and to spend credits, by itself. */
      startsAtOnce: boolean
      /** Which of the two texts the link carries. */
      variant: 'full' | 'compact'
    }
  /** The prompt does not fit into an address the target takes: open `url` and paste. */
  | { kind: 'paste'; url: string }

/** `compact`: a shorter text that can stand in for the prompt where it is too long. */
export type HandOffTexts = { prompt: string; compact?: string | undefined }

/** A link with the whole prompt, else with the compact text, else none. Never one that is cut. */
export function prepareHandOff(targetId: HandOffTargetId, texts: HandOffTexts): HandOff {
  const target = findHandOffTarget(targetId)
  const full = linkFor(target, texts.prompt)
  if (full !== undefined) return asLink(target, full, 'full')
  const compact = linkFor(target, texts.compact ?? '')
  if (compact !== undefined) return asLink(target, compact, 'compact')
  return { kind: 'paste', url: target.openUrl }
}

function asLink(target: HandOffTarget, url: string, variant: 'full' | 'compact'): HandOff {
  return { kind: 'link', url, startsAtOnce: target.link?.behaviour !== 'prefills', variant }
}

function linkFor({ link }: HandOffTarget, text: string): string | undefined {
  if (link === undefined || text.trim() === '') return undefined
  if (text.length > (link.maxPromptLength ?? Infinity)) return undefined
  if (link.unsafeText?.test(text)) return undefined
  const url = link.prefix + encode(text, link.encoding)
  return url.length <= link.maxUrlLength ? url : undefined
}

function encode(text: string, encoding: HandOffEncoding): string {
  // Half of a character pair, as a cut paste leaves it, has no encoding and would throw.
  const encodable = text.toWellFormed()
  switch (encoding) {
    case 'percent':
      return encodeURIComponent(encodable)
    case 'percent-for-vscode':
      // VS Code decodes the address and then reads it as a query, where these characters would cut or change the
      // text. The others stay encoded once: a reader that decodes only once would show them right too.
      return encodeURIComponent(encodable.replace(/[%&+#]/g, encodeURIComponent))
    case 'lz-string':
      return LZString.compressToEncodedURIComponent(encodable)
  }
}
