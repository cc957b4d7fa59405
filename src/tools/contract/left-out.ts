import { readWords } from '#reading/characters.ts'
import { joiners, readList } from '#reading/lists.ts'
import { trimEndOf } from '#shared/text/trim-end-of.ts'
import { textOf, type Item } from './plan.ts'
import type { Piece } from './rendered.ts'

type Lists = { leaveOut?: Item | undefined; excluded?: Item | undefined }

/** A single one may begin a name, as in "Ani DiFranco"; "Ni no Kuni" always is one. */
const nor = 'nor|noch|ni(?! no )|né|ani|ни|ні|nici|ούτε'
/** “No” and “without” in the languages that we detect. “Not” is none of them: “not sharp” names something by itself. */
const before = [
  'no|neither|without|keine?[mnrs]?|ohne|weder|geen|zonder|ingen|inga|inget|intet|uden|uten|utan|ilman|ei mitään',
  'sin|ningun[ao]?|ningún|nada de|sem|nenhuma?|senza|niente|nessun[ao]?|pas(?! de deux(?:\\s|$))(?: d(?:es?|u))?|sans(?!\\s+serif)|aucune?',
  'fără|nici(?:un|o)|bez|brak|nie ma|żad(?:en|n\\p{L}{1,3})|žádn\\p{L}{1,3}|без|нет|никак\\p{L}{1,3}|няма|немає|жодн\\p{L}{1,3}',
  'χωρίς|δίχως|όχι|κανένα[νς]?|καμία|առանց|ոչ մի|არანაირი|hiç|nincs(?:enek)?|semmilyen|tanpa|tidak ada|không có',
  'بدون|بلا|من دون|لا(?: يوجد)?|أي|هیچ|بغیر|کوئی|בלי|ללא|אין|बिना|विना|कोई|বিনা|কোনো|ਬਿਨਾਂ|ਕੋਈ|વિના|કોઈ',
].join('|')
const beforeUnspaced = 'ไม่มี|ไม่เอา|ปราศจาก|ບໍ່ມີ|គ្មាន|没有|沒有|不要|不含'
const behind = [
  'yok|olmadan|olmasın|hariç|nélkül|გარეშე|کے بغیر|نہیں|نباشد|के बिना|नहीं|नको|नाही|शिवाय|ছাড়া|নেই|ਤੋਂ ਬਿਨਾਂ|ਨਹੀਂ|વગર|વિના|નહીં',
  'இல்லாமல்|இல்லை|வேண்டாம்|లేకుండా|లేదు|వద్దు|ಇಲ್ಲದೆ|ಇಲ್ಲ|ಬೇಡ|ഇല്ലാതെ|ഇല്ല|വേണ്ട|නැතිව|නැත|එපා|없는|제외',
].join('|')
const behindUnspaced = 'なし|無し|ナシ|抜き|없음|없이|မပါ|မရှိ'

/** With a thing that is to be left out anyway, they would turn the wish around. */
const negation = `(?:(?:pas d|nessun)['’]|(?:${before}|${nor})\\s+|(?:${beforeUnspaced})\\s*)+(?=\\S)`
const start = new RegExp(`^${negation}`, 'iu')
const startsWithNor = new RegExp(`^(?:${nor})\\s`, 'iu')
const end = new RegExp(`(?:\\s(?:${behind})|\\s?(?:${behindUnspaced}))$`, 'iu')
/** Between things that stand apart: "cars and no people", but not "black and white". */
const joiner = new RegExp(` (?:${[...joiners].join('|')}) (?=${negation})`, 'iu')
/** The same behind a first negation: "no cars nor people", but not "Gras noch nass". */
const further = new RegExp(` (?:${nor}|nem) `, 'iu')

/** What the picture must not show, each thing once: those of the person, then those that a model found in the idea. */
export function leftOut({ leaveOut, excluded }: Lists): Piece[][] {
  const things = new Map<string, Piece[]>()
  for (const { id, words } of [leaveOut ?? [], excluded ?? []].flat())
    for (const span of words) {
      const parts = readList(span.text).flatMap((one) => one.split(joiner))
      const isNor = (part: string) => startsWithNor.test(part)
      const isListed = parts.findIndex((part) => start.test(part)) < parts.findLastIndex(isNor)
      const isNo = (part: string) => start.test(part) && (isListed || !isNor(part) || further.test(part))
      const bare = (part: string) => part.split(further).map((thing) => thing.replace(start, ''))
      for (const thing of parts.flatMap((part) => (isNo(part) ? bare(part) : part))) {
        const text = trimEndOf(thing, /[.。]/u).replace(end, '').trimEnd()
        const isNew = text !== '' && !things.has(text.toLowerCase())
        if (isNew) things.set(text.toLowerCase(), [{ ...span, text, item: id }])
      }
    }
  return [...things.values()]
}

/** Whether a text names such a thing, by whole words: "car" is not in "cards". */
export function naming(text: string): (thing: readonly Piece[]) => boolean {
  const wordsIn = (one: string) => readWords(one.toLowerCase()).words.map((word) => word.text)
  const told = ` ${wordsIn(text).join(' ')} `
  // An emoji has no words, and is named by none.
  return (thing) => told.includes(` ${wordsIn(textOf(thing)).join(' ') || textOf(thing)} `)
}
