import { sentencesOf } from './sentences.ts'

export type SplitIdea = {
  /** What is to be done, as typed, without courtesies. */
  core: string
  /** What is said besides, one clause each, as typed. */
  rest: string[]
}

const courtesy =
  /^(?:(?:hi|hello|hey|good morning|ok|okay|so|well|um)(?: there| guys| chatgpt| claude| gemini)?[,!.]?\s+)?(?:(?:please|pls|plz|kindly)[, ]+)?(?:(?:can|could|would|will) (?:you|u)(?: please| kindly| maybe)?(?: help me(?: to)?)? |i(?: would|['’]d)? (?:like|want|need) (?:you |chatgpt )to |i(?: would|['’]d) like to have |i(?:['’]m| am) looking for |i['’]d like |i (?:just )?(?:want|need) (?=an? |some |\d+ |ideas|help with |a )|(?:please )?help me (?:to )?(?=write |draft |create |make |plan |compare |explain |find |build |fix |translate |summari|come up|prepare|brainstorm))?(?:(?:please|pls|plz) )?/iu
const thanks =
  /(?:^|[\s,.!]+)(?:please|pls|plz|thanks?(?: you)?(?: so much| in advance| a lot)?|thx|ty|cheers)[\s.!]*$/iu
const insult =
  /[,\s]+(?:you|u)\s(?:stupid |dumb |fucking |useless )*(?:idiot|moron|bot|machine|robot|thing|piece of \p{L}+)[\s.!]*$/iu
const clauseStart =
  /^(?:but|because|so|since|although|though|while|however|yet|and (?:i|we|they|he|she|it|my|our|then)|i|i['’]\p{L}+|we|we['’]\p{L}+|he|she|they|it|it['’]s|there|not sure|unsure|my|our|his|her|their|this|these|which|who|where|currently|right now|the \p{L}+ (?:is|are|was|were|has|have|can|must))(?!\p{L})/iu

/** Parts what is asked for from the facts and wishes around it. */
export function splitIdea(text: string): SplitIdea {
  const [opening = '', ...others] = orderFirst(sentencesOf(trimCourtesy(text)))
  const pieces = orderedPieces(commaPieces(opening))
  const [core = opening, ...rest] = isTelegram(pieces) ? [opening] : pieces
  return { core: core.trim(), rest: [...rest, ...others] }
}

// "My heating is broken. Write to my landlord about it.": what is to be done stands first.
function orderFirst(sentences: readonly string[]): readonly string[] {
  if (sentences.length > 40 || asks.test(sentences[0] ?? '')) return sentences
  const at = sentences.findIndex((sentence) => asks.test(sentence) && sentence.split(/\s+/u).length >= 4)
  if (at < 1) return sentences
  return [trimCourtesy(sentences[at] ?? ''), ...sentences.filter((_, index) => index !== at)]
}

const asks =
  /^(?:please |pls |now |so |(?:can|could) you (?:please )?)?(?:write|draft|give|make|create|explain|plan|compare|suggest|help|find|translate|summari[sz]e|rewrite|list|design|teach|tell|show|prepare|review|recommend|come up)(?!\p{L})/iu

// "our trip got cancelled, write to the parents, refund in 10 days"
function orderedPieces(pieces: readonly string[]): readonly string[] {
  if (asks.test(pieces[0] ?? '') || pieces.length > 8) return pieces
  const at = pieces.findIndex(
    (piece) =>
      asks.test(piece) &&
      !/(?<!\p{L})(?:it|them|him|her|me|this|that|simply|in|as|why)[.!?]*$/iu.test(piece) &&
      piece.split(/\s+/u).length >= 3,
  )
  if (
    at < 1 ||
    /^(?:e-?mail|message|letter|what|how|why|should|which|is|are|can|who|where|when)(?!\p{L})/iu.test(
      pieces[0] ?? '',
    )
  )
    return pieces
  return [pieces[at] ?? '', ...pieces.filter((_, index) => index !== at)]
}

function trimCourtesy(text: string): string {
  const bare = text
    .replace(/^(?:task|request|prompt|idea|question)\s?[:：]\s*(?=\S+\s\S)/iu, '')
    .replace(courtesy, '')
    .replace(thanks, '')
    .replace(insult, '')
  return /[\p{L}\p{N}]/u.test(bare) ? bare : text
}

// "eggs, rice, spinach": a heap of words has no core.
function isTelegram(pieces: readonly string[]): boolean {
  return (pieces[0]?.split(/\s+/u).length ?? 0) < 2
}

function commaPieces(sentence: string): string[] {
  const parts = sentence.split(/(?<=[^\s\d])[,;]\s+|(?<=\d)[,;]\s+|\s+[–—]\s+|\s+-\s+/u)
  // Nobody reads further than that for clauses; a wall of commas would only take time.
  if (parts.length > 40) return [sentence]
  const pieces: string[] = []
  for (const [index, part] of parts.entries()) {
    const last = pieces.at(-1)
    if (
      last !== undefined &&
      (belongsToList(last, part, parts.slice(index)) || (pieces.length === 1 && isMeasure(last, part)))
    )
      pieces[pieces.length - 1] = `${last}, ${part}`
    else pieces.push(part)
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '')
}

// "in 8 weeks, 1 hour a day"
function isMeasure(before: string, part: string): boolean {
  if (
    /^(?:\d+|one|two|three|half an?) (?:minutes?|mins?|hours?|h|times|days?|nights?|evenings?) (?:a|per|each|every)\s/iu.test(
      part,
    ) ||
    /^\d{1,2}$/u.test(part) ||
    /^(?:for|by|with|from|at|near|during|after|before|about)\s(?:\S+\s){0,4}\S+$/iu.test(part)
  )
    return true
  // "fasting for 3 days, good idea?"
  if (/\?$/u.test(part) && part.split(/\s+/u).length <= 4) return true
  return (
    /^(?:\d|one |two |three |four |five |six |half )/iu.test(part) &&
    /\d[^,]{0,14}$/u.test(before) &&
    part.split(/\s+/u).length <= 6
  )
}

// "with chickpeas, spinach and feta" and "a short, funny poem" are not two clauses.
function belongsToList(before: string, part: string, following: readonly string[]): boolean {
  if (clauseStart.test(part)) return false
  if (
    /(?:^|\s)(?:an?|the|some|my|our|your)\s+[\p{L}-]+$/iu.test(before) &&
    before.split(/\s+/u).length <= 5 &&
    part.split(/\s+/u).length <= 6
  )
    return true
  const end = following.findIndex((piece) =>
    /^(?:[\p{L}\p{N}'’-]+\s){0,3}(?:and|or|&)\s|(?:^|\s)(?:and|or)\s+[\p{L}'’-]+$|^(?:and|or)\s/iu.test(
      piece,
    ),
  )
  if (end === -1) return false
  return following
    .slice(0, end + 1)
    .every((piece, at) => (at === end || piece.split(/\s+/u).length <= 4) && !clauseStart.test(piece))
}
