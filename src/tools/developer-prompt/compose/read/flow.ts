import { findMissingComma } from './missing-comma.ts'
import { readActor } from './actor.ts'
import { normalise } from '#shared/text/normalise.ts'
import { splitSentences } from './sentences.ts'
import { matchBrackets, splitTopLevel } from './top-level.ts'

/** `branch` is what happens instead when `condition` holds; both keep the user's words. */
export type FlowStep = { text: string; actor?: string; branch?: { condition: string; outcome: string } }

const arrow = /\s*(?:[→➔➜➝⇒➡⟶▶►»]\ufe0f?|[-=]{1,3}>+|\s>{1,2}(?=\s)(?!\s*\d))\s*/gu
const then =
  /[,;.]?\s+(?:and\s+)?(?:then|afterwards|after that|next,|finally|dann|danach|anschließend|puis|ensuite|luego|después|entonces|depois|em seguida|poi|затем|потом)[,:]?\s+/iu
const numbering =
  /^\s*(?:(?:step|schritt|étape|paso|passo|шаг)\s*\d{1,2}\s*[:.)-]?\s*|\(?\d{1,2}[.):]\s*|[-*•◦▪·–]\s+)/iu
const branchOpener =
  /^(?:and\s+|but\s+)?(?:if|in case|when|unless|otherwise|else|or if|wenn|falls|sonst|si|sinon|sino|se|senão|если|иначе)\s/iu

/** The steps of a journey, in order, however they were joined: arrows, numbers, lines, "then", commas. */
export function readFlow(text: string): { steps: FlowStep[] } {
  const steps: FlowStep[] = []
  for (const piece of splitSteps(normalise(text.replaceAll('\t', ' ')))) addStep(steps, piece)
  return { steps }
}

function splitSteps(source: string): string[] {
  const byArrow = splitAtArrows(source)
  const pieces = byArrow.length > 1 ? byArrow : splitWithoutArrows(source)
  return pieces
    .flatMap((piece) => splitTopLevel(piece, ';；'))
    .map((piece) => piece.replace(numbering, '').replace(/^[,.\s]+|[,.\s]+$/gu, ''))
    .filter((piece) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(piece))
}

function splitAtArrows(source: string): string[] {
  const pairs = matchBrackets(source)
  const inside = new Uint8Array(source.length + 1)
  for (const [open, close] of pairs) {
    if (close - open < 600 && source.charAt(open) !== '»') inside.fill(1, open, close)
  }
  const pieces: string[] = []
  let start = 0
  for (const match of source.matchAll(arrow)) {
    if (inside[match.index] === 1) continue
    pieces.push(source.slice(start, match.index))
    start = match.index + match[0].length
  }
  pieces.push(source.slice(start))
  return pieces
    .flatMap((piece) => piece.split(/\n|;\s+(?=(?:if|in case|when|unless)\s)/iu))
    .filter((piece) => piece.trim() !== '')
}

function splitWithoutArrows(source: string): string[] {
  const lines = source.split('\n').filter((line) => line.trim() !== '')
  const numbered = lines.flatMap((line) => line.split(/\s+(?=(?:step\s)?\(?[2-9][.):]\s+\S)/iu))
  if (numbered.length > 1) return numbered.flatMap((line) => splitSentences(line))
  return splitSentences(source).flatMap((sentence) => {
    if (branchOpener.test(sentence)) return [sentence]
    return sentence.split(then).flatMap(splitCommaSteps)
  })
}

function splitCommaSteps(sentence: string): string[] {
  const parts = splitTopLevel(sentence, ',，、،')
  const at = parts.findIndex((part) => branchOpener.test(part))
  const plain = at === -1 ? parts : parts.slice(0, at)
  const rest = at === -1 ? [] : [parts.slice(at).join(', ')]
  return [...plain.map((part) => part.replace(/^(?:and|und|et|y|e|и)\s+/iu, '')), ...rest]
}

function addStep(steps: FlowStep[], piece: string): void {
  const branch = readBranch(piece)
  const previous = steps.at(-1)
  if (branch !== undefined && previous !== undefined && branch.before === '') {
    const isOtherwise = /^(?:otherwise|else|sonst|sinon|si no|senão|иначе)$/iu.test(branch.condition)
    if (previous.branch !== undefined && isOtherwise)
      previous.branch.outcome += `; ${branch.condition} ${branch.outcome}`
    else if (previous.branch === undefined)
      previous.branch = { condition: branch.condition, outcome: branch.outcome }
    else
      steps.push({
        text: piece,
        ...withActor(branch.outcome),
        branch: { condition: branch.condition, outcome: branch.outcome },
      })
    return
  }
  if (branch === undefined) {
    steps.push({ text: piece, ...withActor(piece) })
    return
  }
  const text = branch.before === '' ? branch.outcome : branch.before
  steps.push({ text, ...withActor(text), branch: { condition: branch.condition, outcome: branch.outcome } })
}

function withActor(text: string): { actor?: string } {
  const actor = readActor(text)
  return actor === undefined ? {} : { actor }
}

/** "librarian checks condition, if damaged, mark repair" → before, condition, outcome. */
function readBranch(piece: string): { before: string; condition: string; outcome: string } | undefined {
  const opening =
    /^(?:and\s+|but\s+|or\s+)?((?:if|in case|when|unless|wenn|falls|si|se|если)\s[^,:→]{2,200}?)\s*(?:,\s*(?:then\s+|dann\s+|alors\s+|entonces\s+|então\s+)?|:\s*|\s+then\s+|->\s*)(\S.*)$/iu.exec(
      piece,
    )
  if (opening?.[1] !== undefined && opening[2] !== undefined)
    return { before: '', condition: opening[1], outcome: opening[2] }
  const at = findMissingComma(piece)
  if (at !== undefined) return { before: '', condition: piece.slice(0, at).trim(), outcome: piece.slice(at) }
  const otherwise =
    /^(?:and\s+|but\s+|or\s+)?(otherwise|else|sonst|sinon|si no|senão|иначе)[,:]?\s+(\S.*)$/iu.exec(piece)
  if (otherwise?.[1] !== undefined && otherwise[2] !== undefined)
    return { before: '', condition: otherwise[1].toLowerCase(), outcome: otherwise[2] }
  const inside =
    /^(\S.{2,200}?)[,(]\s*((?:if|in case|unless|wenn|falls|si|se|если)\s[^,:]{2,160})[,:]\s*(\S.*?)\)?$/iu.exec(
      piece,
    )
  if (inside?.[1] !== undefined && inside[2] !== undefined && inside[3] !== undefined) {
    return { before: inside[1].trim(), condition: inside[2], outcome: inside[3] }
  }
  return undefined
}
