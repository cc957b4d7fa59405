import type { Idea } from '#tools/idea/read-idea.ts'

const quoted = '["“„«]([^"“”„«»\\n]{2,200})["”“»]'
const lastLine = new RegExp(
  `\\b(?:(?:the )?(?:last|final|closing) (?:line|sentence|words?)|(?:and )?(?:it )?(?:end(?:s|ing)?|finish(?:es|ing)?|clos(?:es?|ing)) (?:with|on))\\b[^"“„«.!?\\n]{0,40}${quoted}[.!?]?`,
  'iu',
)
const form =
  /,?\s*\b(?:and )?(?:it is |it's )?(?:written|told|narrated|phrased|presented) (?:entirely |only )?(?:as|like|in the form of|in the style of|through) (?:an?|the|one|his|her|their)?\s*[^.,;!?\n]{3,70}/iu
const orders =
  /^(?:please\s+)?(?:(?:the )?(?:tone|mood|style|voice|genre|tense|ending|form|format|length|point of view|pov|narrator)\s*(?:is|should be|must be|:|=)|(?:use|keep it|make it|write it|tell it|write in|in the)\b.{0,20}\b(?:person|tense|tone|style|voice|funny|short|sad|light|dark|warm|dialogue)|(?:in )?(?:first|second|third)[- ]person\b|(?:past|present) tense\b)/iu
const joining =
  /^(?:but|and|yet|very|a|an|bit|little|with|slightly|quite|also|tone|mood|still|not|too|in|rather)$/iu
const manner =
  /^(?:melanchol(?:y|ic)|funny|sad|tender|wistful|bittersweet|dark|light|gentle|poetic|lyrical|dry|warm|ironic|humorous|comic|quiet|serious|hopeful|absurd|surreal|deadpan|dreamlike|eerie|cosy|cozy|romantic|scary|whimsical|playful|nostalgic|gritty|hilarious|moving|touching|satirical|sarcastic|suspenseful|uplifting|heartwarming|minimalist|literary|short|simple|witty|understated|restrained|spare|sparse)$/iu

/** The sentence an idea asks the story to end with, word for word. */
export function askedLastLine(text: string): string | undefined {
  return lastLine.exec(text)?.[1]?.trim()
}

/** A premise without the parts that only say how it is to be told; the whole of it when nothing else is said. */
export function withoutOrders(scene: string): string {
  const told = scene.replace(lastLine, ' ').replace(form, '')
  const kept = told
    .split(/(?<=[.;,!?])\s+|\n+/u)
    .filter((part) => !isOrder(part))
    .join(' ')
    .replace(/\s+([.,;!?])/gu, '$1')
    .replace(/[.,;]+(?=[.,;])/gu, '')
    .replace(/[\s,;]+$/u, '')
    .trim()
  return (kept.match(/\p{L}/gu)?.length ?? 0) >= 6 ? kept : scene
}

function isOrder(part: string): boolean {
  const bare = part.replace(/[.,;!?]+$/u, '').trim()
  if (bare === '' || orders.test(bare)) return true
  const words = bare.split(/[\s/-]+/u)
  return (
    words.length <= 6 &&
    words.some((word) => manner.test(word)) &&
    words.every((word) => manner.test(word) || joining.test(word))
  )
}

/** What the idea wants the end to show, when it is not a sentence to be quoted. */
export function askedLastImage(idea: Idea): string | undefined {
  const what = idea.wishes.endsOn?.what
  return what && idea.isEnglish && !/["“”„]/u.test(what) && what.split(/\s+/u).length <= 12 ? what : undefined
}
