import LZString from 'lz-string'
import { anyServer, findHandOffTarget } from './hand-off.ts'
import type { HandOffEncoding, HandOffTarget, HandOffTargetId } from './hand-off.ts'

export type HandOff =
  | {
      kind: 'link'
      url: string
      /** Ask before opening: the target may begin to build, and to spend credits, by itself. */
      startsAtOnce: boolean
    }
  /** The prompt does not fit into an address the target takes: open `url` and paste. */
  | { kind: 'paste'; url: string }

/** A link with the whole prompt, or none. Never one that is cut. */
export function prepareHandOff(targetId: HandOffTargetId, prompt: string): HandOff {
  const target = findHandOffTarget(targetId)
  const url = linkFor(target, prompt)
  if (url === undefined) return { kind: 'paste', url: target.openUrl }
  return { kind: 'link', url, startsAtOnce: target.link?.behaviour !== 'prefills' }
}

function linkFor({ link }: HandOffTarget, text: string): string | undefined {
  if (link === undefined || text.trim() === '') return undefined
  if (text.length > (link.maxPromptLength ?? Infinity)) return undefined
  if (link.unsafeText?.test(text)) return undefined
  const url = link.prefix + encode(text, link.encoding ?? 'percent')
  return url.length <= (link.maxUrlLength ?? anyServer) ? url : undefined
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
