/** What a character does to the word it stands in. */
export type Folded =
  | { role: 'letter' | 'mark'; form: string }
  /** A letter of a script without spaces between words. */
  | { role: 'unit'; form: string }
  | { role: 'invisible' | 'hyphen' | 'apostrophe' | 'break' }

const invisible = /\p{Default_Ignorable_Code_Point}/u
/** Accents and pointing that people leave out; vowel signs of Indic scripts are not among them. */
const accent =
  /[\u0300-\u036f]|[\u0483-\u0487]|[\u0591-\u05bd]|\u05bf|[\u05c1\u05c2]|[\u05c4\u05c5]|\u05c7|[\u064b-\u0652]|\u0670|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]|[\u20d0-\u20ff]|[\ufe20-\ufe2f]/gu
const withoutSpaces =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー]/u

/** After each Latin letter those of other alphabets that look like it. Applied to all texts alike, so honest Cyrillic still matches. */
export const lookAlikes: ReadonlyMap<string, string> = new Map([
  ...'aаɑαᴀꓮꭺ bвβʙꓐ cсᴄꓚꮯ dԁᴅꓓđð eеѐεᴇꓰꭼ fꞙꓝ gɡցɢꓖ hһнηհʜꓧꮋ iіїιıɩɪꓲ jјϳᴊꓙ kкκᴋꓗ lӏʟꓡł mмμᴍꓟ nոɴꓠ oоοօᴏꓳø pрρᴘꓑ qԛ rʀꓣ sѕꜱꓢ tтτᴛꓔ uυսᴜꓴ vѵνᴠꓦ wԝᴡꓪ xхχꓫ yуүʏꓬ zζᴢꓜ'
    .split(' ')
    .flatMap(([latin = '', ...others]) => others.map((other): [string, string] => [other, latin])),
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
])

const remembered = new Map<number, Folded>()
const mostRemembered = 20_000

/** The same for every way to write a character: full-width, accented, upper case, look-alike. */
export function foldCharacter(code: number): Folded {
  const known = remembered.get(code)
  if (known) return known
  const folded = fold(String.fromCodePoint(code))
  if (remembered.size < mostRemembered) remembered.set(code, folded)
  return folded
}

function fold(character: string): Folded {
  if (invisible.test(character)) return { role: 'invisible' }
  if (/[-‐‑]/u.test(character)) return { role: 'hyphen' }
  if (/['’ʼ＇]/u.test(character)) return { role: 'apostrophe' }
  const bare = character.normalize('NFKD').toLowerCase().normalize('NFKD').replace(accent, '')
  if (bare === '') return { role: 'invisible' }
  if (/^\p{M}+$/u.test(bare)) return { role: 'mark', form: bare }
  const letters = bare.replace(/[^\p{L}\p{M}\p{N}]/gu, '')
  if (letters === '') return { role: 'break' }
  if (withoutSpaces.test(letters)) return { role: 'unit', form: letters }
  return { role: 'letter', form: [...letters].map((letter) => lookAlikes.get(letter) ?? letter).join('') }
}
