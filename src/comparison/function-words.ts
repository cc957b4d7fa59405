import type { Word } from './read-words.ts'

const english =
  'a about above after again against all almost along already also although always am among an and another any anybody anyone anything are around as at away back be became because become been before being below between both but by came can cannot could did do does doing done down during each either else enough even ever every few for from further get gets give given go goes got had has have having he hence her here hers herself him himself his how however i if in indeed instead into is it its itself just kind last least less let like made make makes making many may me might more most much must my myself near neither never new no nor not nothing now of off often on once one only onto or other others our ours out over own part per perhaps put quite rather really same say see seem several shall she should since so some something soon still such take than that the their theirs them themselves then there therefore these they thing things this those though through throughout thus to together too toward towards two under until up upon us use used using very via was way we well went were what whatever when where whether which while who whom whose why will with within without would yet you your yours cant dont doesnt didnt wont isnt arent wasnt werent couldnt wouldnt shouldnt im ive id youre theyre thats theres hes shes weve'

/** English words that say nothing about where a sentence comes from. Those of other languages are told by how often they come. */
export const functionWords: ReadonlySet<string> = new Set(english.split(' '))
const wordsRead = 400
const leastEnglish = 0.2

/** Told by its words and not by its letters, which may be disguised. */
export function isEnglish(words: readonly Word[]): boolean {
  const read = words.slice(0, wordsRead).filter(({ form }) => form.length > 1)
  return read.filter(({ form }) => functionWords.has(form)).length >= leastEnglish * read.length
}
