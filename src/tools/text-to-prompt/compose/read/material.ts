import { fence, normalise } from '#shared/text/normalise.ts'
import { quarantineIdea } from '#tools/idea/quarantine.ts'
import type { Intent } from '../knowledge/craft.ts'

export type Material = {
  /** The idea without the text to work on. */
  instruction: string
  /** The text to work on, as given, safe inside a block; undefined when it has to be pasted. */
  given?: string
}

const takesMaterial: readonly string[] = ['transform', 'critique', 'debug', 'review-code', 'data', 'query']

/** Parts the text, code or data to be worked on from what is asked to be done with it. */
export function readMaterial(source: string, intent: Intent | 'unclear'): Material {
  const { clean } = quarantineIdea(normalise(source))
  if (!takesMaterial.includes(intent)) return { instruction: clean }
  const block = /^([^\n]{8,400}?)[:：]?\s*\n+([\s\S]{20,})$/u.exec(clean)
  if (block?.[1] && block[2] && !/^\s*(?:[-*•]|\d{1,2}[.)])\s/u.test(block[2]))
    return { instruction: block[1].trim(), given: asMaterial(block[2]) }
  const colon =
    /^([^:：\n]{4,200})(?::\s+|：\s*)(\S+(?:\s+\S+){3,}[\s\S]*|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{N}\s，。、！？「」ー]{8,})$/u.exec(
      clean,
    )
  const isEnough = intent !== 'critique' || (colon?.[2]?.split(/\s+/u).length ?? 0) > 15
  if (colon?.[1] && colon[2] && isEnough && /(?:transform|critique|data)/u.test(intent))
    return { instruction: colon[1].trim(), given: asMaterial(colon[2]) }
  return { instruction: clean }
}

function asMaterial(text: string): string {
  const body = text.trim().replace(/<\/?input>/giu, '')
  const isMarkup = /[<>`{}[\]]|^\s*[#>=|~-]{2,}/mu.test(body)
  return isMarkup ? fence(body.replace(/^`{3,}[^\n]*\n?|\n?`{3,}\s*$/gu, '')) : body
}
