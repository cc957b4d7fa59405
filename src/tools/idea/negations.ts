/** Something the idea says is not there or must not be. */
export type Negation = {
  /** As typed: "no people", "without killing it", "logo-free". */
  words: string
  /** What is missing: "people", "killing it", "logo". */
  what: string
  /** wish: a demand on the result (", no text") · fact: part of the scene ("with no phone", "the logo-free cup"). */
  use: 'wish' | 'fact'
  start: number
  end: number
}

const thing = '[^,.;:!?()\\n"“”«»]{2,60}?'
const stop =
  '(?=\\s*(?:$|[,.;:!?()\\n]|\\s(?:and|but|or|while|in|on|at|for|with|und|aber|et|mais|y|pero|e|ma|и|но|и|و|और)\\s))'
const forms: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}-])(?:with no|with zero|without(?: any| a| an| the)?|no|never (?:show|use|mention|include)|avoid(?:ing)?(?: any)?|free of|nothing with|(?:do not|don['’]t|please don['’]t) (?:show|use|mention|include|add|put|draw|make it)|not? (?:any|a single)|exclude|excluding|leave out|instead of) (?<what>${thing})${stop}`,
    'giu',
  ),
  /(?<![\p{L}-])(?<what>[\p{L}]{2,20})-free(?![\p{L}-])/giu,
  new RegExp(
    `(?<!\\p{L})(?:ohne(?: ein\\p{L}{0,2}| jegliche\\p{L}?)?|keine?[nmrs]?|niemals|bitte nicht|nicht:) (?<what>${thing})${stop}`,
    'giu',
  ),
  new RegExp(
    `(?<!\\p{L})(?:sans(?: aucune?)?|pas de|pas d['’]|aucune?|jamais de) ?(?<what>${thing})${stop}`,
    'giu',
  ),
  new RegExp(`(?<!\\p{L})(?:sin(?: ning[uú]na?)?|nada de|ning[uú]na?) (?<what>${thing})${stop}`, 'giu'),
  new RegExp(`(?<!\\p{L})(?:sem(?: nenhuma?)?|nada de|nenhuma?) (?<what>${thing})${stop}`, 'giu'),
  new RegExp(`(?<!\\p{L})(?:senza(?: alcuna?)?|niente|nessuna?) (?<what>${thing})${stop}`, 'giu'),
  new RegExp(`(?<!\\p{L})(?:zonder|geen|bez|żadnych) (?<what>${thing})${stop}`, 'giu'),
  new RegExp(`(?<!\\p{L})(?:без|никаких|ніяких) (?<what>${thing})${stop}`, 'giu'),
  new RegExp(`(?<!\\p{L})(?:بدون|بلا|من دون|دون أي) (?<what>${thing})(?=\\s*(?:$|[,،.؛!؟\\n]))`, 'gu'),
  /(?<![\p{L}\p{M}])(?:बिना (?<what>[^\s,.।]{1,24})(?: के)?|(?<other>[^\s,.।]{1,24}) के बिना)/gu,
  /(?<what>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{1,12}?)(?:なしで|なし|を入れない|は入れない|のない)/gu,
  /(?:不要有?|没有|沒有|无|無需|避免)(?<what>[\p{Script=Han}]{1,10}?)(?=$|[，。,；;！!？?\s]|的)/gu,
  /(?<what>[\p{Script=Hangul}]{1,10})\s?(?:없이|없는|없음|금지)/gu,
  new RegExp(`(?<!\\p{L})(?<what>[\\p{L}]{2,16}(?:s[ıiuü]z))(?!\\p{L})`, 'giu'),
]
const notMissing =
  /^(?:one|longer|matter|doubt|more than|less than|idea|wonder|sooner|way|need|problem|time to lose|pressure|further|later)(?!\p{L})/iu

/** What must not appear or is said to be absent, in the order written. */
export function readNegations(text: string, language = 'en'): Negation[] {
  const found: Negation[] = []
  for (const [index, form] of forms.entries()) {
    if (index === forms.length - 1 && language !== 'tr') continue
    for (const match of text.matchAll(form)) {
      const what = (match.groups?.['what'] ?? match.groups?.['other'] ?? '').trim()
      if (what === '' || notMissing.test(what) || /instead of/iu.test(match[0])) continue
      // "no" is "at the" in Portuguese and "not" in Spanish and Italian.
      if (/^no\s/iu.test(match[0]) && /^(?:pt|es|it)$/.test(language)) continue
      const end = match.index + match[0].length
      if (found.some((other) => match.index < other.end && end > other.start)) continue
      found.push({
        words: match[0].trim(),
        what,
        use: isSegment(text, match.index, end) ? 'wish' : 'fact',
        start: match.index,
        end,
      })
    }
  }
  return found.sort((one, other) => one.start - other.start)
}

function isSegment(text: string, start: number, end: number): boolean {
  const before = text.slice(Math.max(0, start - 40), start)
  return (
    /(?:^|[,.;:!?()\n、。，；،।]|[,;]\s*(?:and|but|please|und|et|y|e|и|و))\s*$/iu.test(before) &&
    /^\s*(?:$|[,.;:!?()\n、。，；،।]|and\s|but\s|or\s|und\s|et\s|y\s|e\s|и\s)/iu.test(text.slice(end))
  )
}
