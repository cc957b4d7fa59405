import type { Subject } from './subjects.ts'
import type { TaggedToken } from './rough-tag.ts'
import { tagTokens } from './tag.ts'
import { isDemonym, isPlaceName } from './words/place-names.ts'

export type Name = {
  name: string
  kind: 'person' | 'place' | 'brand' | 'people' | 'time' | 'unknown'
  start: number
}

const brands = new Set(
  'adidas adobe airbnb alexa amazon android apple asus audi bmw booking bosch canva chatgpt claude coca-cola cursor deepseek discord disney docker ebay etsy excel facebook ferrari figma ford gemini github gmail google gucci honda hp ibm ikea instagram iphone ipad kindle lego lenovo linkedin lovable macbook mcdonalds mercedes meta microsoft midjourney midjourney minecraft nasa netflix nike nintendo nintendo notion nvidia openai oracle outlook paypal pepsi photoshop pinterest playstation polaroid porsche powerpoint python reddit replit rolex roblox salesforce samsung shopify siri slack snapchat sony spotify starbucks steam stripe substack telegram tesla threads tiktok toyota trello twitch twitter uber unity vercel visa vivaldi volkswagen vw whatsapp wikipedia windows wordpress xbox youtube zara zoom'.split(
    ' ',
  ),
)
const times =
  /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$|^(?:january|february|march|april|may|june|july|august|september|october|november|december|christmas|easter|halloween|ramadan|eid|diwali|hanukkah|thanksgiving|new year|advent|valentine(?:['’]s)?)$/iu
const run =
  /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’-]+(?:\s(?:(?:de|da|do|van|von|der|la|al|bin|del|di)\s)?\p{Lu}[\p{L}\p{M}'’-]+){0,3}/gu
const plainOpeners =
  /^(?:the|a|an|my|our|your|his|her|their|this|that|these|those|two|three|four|five|one|write|create|make|draw|design|explain|compare|how|why|what|when|where|who|i|we|you|he|she|they|it|in|on|at|and|but|for|with|if|is|are|do|does|can|should|please|help|give|show|tell|der|die|das|ein|eine|le|la|les|un|une|el|los|las|una|o|os|as|um|uma|il|lo|gli)$/iu

/** People, places, brands and other proper names in the order written. German capitals say nothing, so there only known ones count. */
export function readNames(
  text: string,
  language: string,
  known: {
    subjects?: readonly Subject[]
    tokens?: readonly TaggedToken[] | undefined
    reader?: string | undefined
  } = {},
): Name[] {
  const { subjects = [], tokens, reader } = known
  const found: Name[] = []
  const add = (name: string, kind: Name['kind'], start: number) => {
    const plain = name.replace(/['’]s$/u, '').trim()
    if (plain.length > 1 && !found.some((one) => one.name === plain || one.name.split(' ').includes(plain)))
      found.push({ name: plain, kind, start })
  }
  if (reader) add(reader, 'person', Math.max(0, text.indexOf(reader)))
  for (const subject of subjects) {
    if (!subject.name) continue
    const start = text.indexOf(subject.name)
    add(
      subject.name,
      subject.kind === 'place'
        ? 'place'
        : (kindOf(subject.name) ??
            (subject.animate ? 'person' : subject.head === subject.name ? 'unknown' : 'brand')),
      Math.max(0, start),
    )
  }
  if (language === 'en') {
    for (const token of tokens ?? tagTokens(text))
      if (token.tag === 'name' && !/^(?:GB|MB|TB|KB|AM|PM|TV|OK|CEO|DIY)$/.test(token.text))
        add(...joined(text, token))
  } else {
    const isNounCapital = language === 'de'
    for (const match of text.matchAll(isNounCapital ? /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}'’-]+/gu : run)) {
      const kind = kindOf(match[0])
      const startsSentence = /(?:^|[.!?…:\n"“„«¿¡]\s*)$/u.test(
        text.slice(Math.max(0, match.index - 3), match.index),
      )
      if (kind) add(match[0], kind, match.index)
      else if (!isNounCapital && !startsSentence && !plainOpeners.test(match[0]))
        add(match[0], 'unknown', match.index)
    }
  }
  for (const match of text.matchAll(/\p{L}[\p{L}\p{N}-]{2,}/gu)) {
    if (
      brands.has(match[0].toLowerCase()) &&
      !/^(?:apple|amazon|meta|steam|threads|unity|visa|zoom|oracle|slack|windows|cursor|ford|gemini|notion|stripe|booking|android|python|figma|lovable|claude|siri|alexa)$/u.test(
        match[0],
      )
    )
      add(match[0], 'brand', match.index)
  }
  return found.sort((one, other) => one.start - other.start)
}

function joined(
  text: string,
  token: { text: string; start: number; end: number },
): [name: string, kind: Name['kind'], start: number] {
  let start = token.start
  let end = token.end
  for (
    let more = /^\s\p{Lu}[\p{L}\p{M}'’-]+/u.exec(text.slice(end));
    more;
    more = /^\s\p{Lu}[\p{L}\p{M}'’-]+/u.exec(text.slice(end))
  )
    end += more[0].length
  const before = /(?:\p{Lu}[\p{L}\p{M}'’-]+\s)+$/u.exec(text.slice(Math.max(0, start - 60), start))?.[0]
  if (before && !plainOpeners.test(before.trim().split(/\s/u)[0] ?? '')) start -= before.length
  const name = text.slice(start, end)
  return [name, kindOf(name) ?? 'unknown', start]
}

function kindOf(name: string): Name['kind'] | undefined {
  const lower = name.toLowerCase()
  if (times.test(lower)) return 'time'
  if (brands.has(lower) || brands.has(lower.split(' ')[0] ?? '')) return 'brand'
  if (isDemonym(name)) return 'people'
  return isPlaceName(name) ? 'place' : undefined
}
