import { foldCharacter } from './fold-character.ts'

/** A word, or two neighbouring characters of a script without spaces, and where it stands in the text as sent. */
export type Word = { form: string; start: number; end: number }

/**
 * The words of a text with UTF-16 offsets. Invisible characters, accents, look-alikes and hyphens at line ends do not
 * change a word's form.
 */
export function readWords(text: string): Word[] {
  const words: Word[] = []
  let form = ''
  let start = 0
  let end = 0
  let unit: Word | undefined
  let isPaired = true

  const closeWord = () => {
    if (form !== '') words.push({ form, start, end })
    form = ''
  }
  const closeUnit = () => {
    if (unit && !isPaired) words.push(unit)
    unit = undefined
  }

  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0
    const next = at + (code > 0xffff ? 2 : 1)
    const folded = foldCharacter(code)
    switch (folded.role) {
      case 'letter':
        closeUnit()
        if (form === '') start = at
        form += folded.form
        end = next
        break
      case 'unit': {
        closeWord()
        const here: Word = { form: folded.form, start: at, end: next }
        if (unit) words.push({ form: unit.form + here.form, start: unit.start, end: next })
        isPaired = unit !== undefined
        unit = here
        break
      }
      case 'mark':
        if (form !== '') {
          form += folded.form
          end = next
        } else if (unit) {
          unit.form += folded.form
          unit.end = next
        }
        break
      case 'invisible':
        // An accent belongs to its letter, and an excerpt must not lose it.
        if (form !== '' && end === at && /\p{M}/u.test(text.slice(at, next))) end = next
        break
      case 'apostrophe':
        if (form !== '' && !startsLetter(text, next)) closeWord()
        break
      case 'hyphen': {
        const continued = form === '' ? undefined : afterLineEnd(text, next)
        if (continued === undefined) {
          closeWord()
          closeUnit()
          break
        }
        at = continued
        continue
      }
      case 'break':
        closeWord()
        closeUnit()
        break
    }
    at = next
  }
  closeWord()
  closeUnit()
  return words
}

function startsLetter(text: string, at: number): boolean {
  for (let here = at; here < text.length && here < at + 8;) {
    const code = text.codePointAt(here) ?? 0
    const { role } = foldCharacter(code)
    if (role !== 'invisible') return role === 'letter'
    here += code > 0xffff ? 2 : 1
  }
  return false
}

/** Where the rest of a word begins that was divided at the end of a line. */
function afterLineEnd(text: string, at: number): number | undefined {
  let hasLineEnd = false
  for (let here = at; here < text.length && here < at + 40;) {
    const code = text.codePointAt(here) ?? 0
    const character = String.fromCodePoint(code)
    const { role } = foldCharacter(code)
    if (character === '\n' || character === '\r') hasLineEnd = true
    else if (role === 'letter') return hasLineEnd && character === character.toLowerCase() ? here : undefined
    else if (role !== 'invisible' && character !== ' ' && character !== '\t') return undefined
    here += code > 0xffff ? 2 : 1
  }
  return undefined
}
