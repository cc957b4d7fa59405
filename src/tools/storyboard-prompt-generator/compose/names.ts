import { choose } from './choose.ts'

// Short names that are easy to say aloud, from many places; the first letter goes with the animal or thing.
const byLetter: Record<string, readonly [string, ...string[]]> = {
  a: ['Ambo', 'Anouk', 'Aya'],
  b: ['Bibi', 'Boro', 'Bina'],
  c: ['Coco', 'Cleo', 'Caro'],
  d: ['Dodi', 'Dara', 'Dilo'],
  e: ['Eno', 'Edda', 'Elu'],
  f: ['Fen', 'Fia', 'Fito'],
  g: ['Gus', 'Gigi', 'Gita'],
  h: ['Hazel', 'Huno', 'Hani'],
  i: ['Ivo', 'Ilka', 'Imi'],
  j: ['Juno', 'Joro', 'Jiji'],
  k: ['Kiko', 'Kemi', 'Kalu'],
  l: ['Lumi', 'Lolo', 'Lani'],
  m: ['Mipo', 'Mala', 'Miko'],
  n: ['Nino', 'Neve', 'Nuri'],
  o: ['Otto', 'Oona', 'Ori'],
  p: ['Pip', 'Pima', 'Pavo'],
  q: ['Quill', 'Quinn', 'Quri'],
  r: ['Remy', 'Rosa', 'Runa'],
  s: ['Suli', 'Sami', 'Sora'],
  t: ['Tilo', 'Tavi', 'Tansy'],
  u: ['Uma', 'Ulo', 'Umi'],
  v: ['Vito', 'Vela', 'Vani'],
  w: ['Wim', 'Wanda', 'Wilo'],
  x: ['Xeni', 'Xilo', 'Xoco'],
  y: ['Yuki', 'Yaro', 'Yoli'],
  z: ['Zuri', 'Zeno', 'Zola'],
}

const anyLetter: readonly [string, ...string[]] = ['Mipo', 'Tavi', 'Suli', 'Neve', 'Kemi', 'Boro']

/** A name for somebody whom the idea leaves without one, none of them twice in a story. */
export function nameFor(noun: string, seed: string, taken: readonly string[]): string {
  const list = byLetter[noun.charAt(0).toLowerCase()] ?? anyLetter
  const name = choose(list, seed, `name:${noun}`)
  if (!taken.includes(name)) return name
  return list.find((one) => !taken.includes(one)) ?? anyLetter.find((one) => !taken.includes(one)) ?? name
}
