import { splitTopLevel } from './top-level.ts'

/** Something the user rules out: `words` as typed, `thing` without the negation. */
export type Ban = { words: string; thing: string }

const before =
  /^(?:no|not|without|never(?: use)?|do not use|don['’]t use|avoid|kein(?:e[nrms]?)?|nicht|ohne|sin|nada de|ning[uú]n[oa]?|sans|pas d['’e]|pas de|aucune?|sem|nenhuma?|não|senza|nessun[oa]?|niente|geen|zonder|niet|bez|żadn\p{L}*|ingen|inga|inte|utan|uden|uten|без|никаких|нет|не|χωρίς|όχι|بدون|لا|ללא|בלי|לא|बिना)(?!\p{L})(?!-)\s*/iu
const after =
  /^(.+?)(?:\s*[:=(–-]\s*|\s+)(?:no|not|nein|nicht|kein(?:e[nrms]?)?|non|não|niet|nej|nie|yok|нет|لا|לא|नहीं|नही|never|not (?:wanted|allowed|needed|used)|unwanted|verboten|interdit|prohibido)\)?[.!]?$/iu
const afterEast = /^(.+?)\s*(?:は)?(?:なし|無し|不要|使わない|禁止|ไม่ใช้|없음|사용\s?안\s?함|금지)$/u
const nothing =
  /^(?:one|limit|problem|matter|signal|network|internet|reception|account needed|more than|fewer than|less than|later than|earlier than|only|found|results?|replies|reply|show)(?!\p{L})/iu

/** Reads one list item as a ban: "no Firebase", "Stripe no", "kein Login", "sin anuncios". */
export function readBan(item: string): Ban | undefined {
  const words = item
    .trim()
    .replace(/[.;,!]+$/u, '')
    .replace(/^(?:and|but|und|aber|y|pero|et|mais|e|ma|mas|en|maar)\s+/iu, '')
  const lead = before.exec(words)
  const thing = lead
    ? words.slice(lead[0].length).trim()
    : (after.exec(words)?.[1] ?? afterEast.exec(words)?.[1] ?? '').trim()
  if (thing === '' || nothing.test(thing) || !/[\p{L}]/u.test(thing)) return undefined
  return { words, thing }
}

/** Takes the bans out of a list answer; text without any comes back as it was. */
export function splitBans(text: string): { kept: string; bans: Ban[] } {
  const bans: Ban[] = []
  const lines = text.split('\n').map((line) => {
    const kept: string[] = []
    let found = false
    for (const part of splitTopLevel(line, ',;，；、').flatMap(splitContrast)) {
      const ban = readBan(part.replace(/^[\s*•-]+/u, ''))
      if (ban) {
        bans.push(ban)
        found = true
      } else kept.push(part)
    }
    return found ? kept.join(', ') : line
  })
  return bans.length === 0
    ? { kept: text, bans }
    : { kept: lines.filter((line) => line.trim() !== '').join('\n'), bans }
}

/** "PayPal but no Stripe" holds a wish and a ban. */
function splitContrast(part: string): string[] {
  const pieces = part.split(
    /\s+(?=(?:but|aber|pero|mais|mas|ma|maar)\s+(?:no|not|kein\p{L}*|nicht|sin|pas|sans|sem|não|senza|geen)(?!\p{L}))/iu,
  )
  return pieces.map((piece) => piece.replace(/\.\s*$/u, '').trim()).filter((piece) => piece !== '')
}
