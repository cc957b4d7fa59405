import { asSentence, withoutStop } from '../read/sentences.ts'

const hasVerb =
  /^(?:i|we|he|she|they|it|there|you|my|our|his|her|their|this|these|but|because|so|since|although|and|not sure|unsure|the)(?!\p{L})/iu
const order =
  /^(?:want|need|would like|bring|help|what|why|how|explain|keep|make|use|include|avoid|do not|don['’]t|please|give|add|mention|write|focus|assume|show|list|start|end|translate|ask|tell|be|let|no|without|in|with|max|at most|about|under|around|for|tone)(?!\p{L})/iu

/** What the idea says besides its task, in its own words and order, as sentences. */
export function contextOf(rest: readonly string[]): string {
  const sentences: string[] = []
  let loose: string[] = []
  const flush = () => {
    if (loose.length > 0) sentences.push(`Given: ${loose.join('; ')}.`)
    loose = []
  }
  for (const piece of rest) {
    const text = withoutStop(piece)
    if (text === '') continue
    if (
      hasVerb.test(text) ||
      order.test(text) ||
      text.split(/\s+/u).length > 8 ||
      /^(?:\p{L}+ ){1,5}(?:is|are|was|were|has|have|had|got|wants?|needs?|won|lost)(?!\p{L})/iu.test(text)
    ) {
      flush()
      sentences.push(asSentence(piece))
    } else if (isTone(text)) {
      flush()
      sentences.push(`Tone: ${text}.`)
    } else loose.push(text)
  }
  flush()
  return sentences.join(' ')
}

function isTone(text: string): boolean {
  return /^(?:(?:very|a bit|not too|slightly|and|but|quite)\s)?(?:funny|formal|informal|casual|friendly|polite|firm|short|brief|concise|warm|simple|professional|serious|playful|persuasive|honest|poetic|sincere|light|witty|sarcastic|confident|kind|neutral|emotional|heartfelt|humorous|relaxed|upbeat|calm)(?:(?:,| and| but)\s?(?:not\s)?[\p{L}-]+){0,3}$/iu.test(
    text,
  )
}
