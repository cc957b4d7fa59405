import type { Action } from '#tools/idea/action.ts'
import type { Idea } from '#tools/idea/read-idea.ts'
import type { Subject } from '#tools/idea/subjects.ts'
import { lowerFirst, withArticle } from '../english.ts'
import { joinList } from '#shared/text/join-list.ts'

export type SceneOpening = {
  /** What follows the medium: "of a heron reading …", "in which two friends are …". */
  link: string
  /** The first sentence without the medium: "a heron reading the newspaper on a park bench". */
  phrase: string
  /** The sentences after the first, word for word. */
  rest: string
}

const determiner =
  /^(?:an?|the|this|that|these|those|my|our|your|his|her|its|their|some|any|each|every|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|few|no|all|both|another|\d+)(?![\p{L}-])/iu
const massNouns = new Set(
  'water coffee tea juice milk rain snow steam smoke bread butter cheese honey rice pasta ramen sand dust fog mist hair fur wool paper glass wood metal gold silver light music chess football food grass moss ice fire jewellery jewelry clothing furniture gear equipment luggage pottery cutlery laundry produce graffiti architecture countryside fruit soup wine beer traffic weather art sunlight moonlight'.split(
    ' ',
  ),
)
const measures =
  /^(?:glass|cup|mug|bowl|bottle|jar|pot|plate|tray|slice|piece|loaf|stack|pile|bouquet|bunch|basket|box|bag|pair|flock|herd|field|row|group|crowd) of /iu
const oneOfAKind = new Set(['moon', 'sun', 'sky', 'sea', 'ocean', 'rain', 'night'])
const drawVerb =
  /^(?:draw|paint|sketch|illustrate|render|photograph|depict|visuali[sz]e)\s+(?=\p{Lu}|\p{L}+ing\b)/iu
const question = /^(?:what|why|how|who|where|which|is|are|can|could|should|do|does|did)\s/iu
const opensOtherwise =
  /^(?:when|while|as|if|after|before|because|although|though|there|it|i|we|you|he|she|they|in|on|at|under|over|behind|inside|near|through|with|to|let|make|imagine|picture|think|not?)(?![\p{L}’'-])/iu

/** How the idea continues a sentence that begins with the medium, without losing a word of it. */
export function readOpening(idea: Idea): SceneOpening {
  const scene = idea.scene.replace(drawVerb, '').trim() || idea.scene
  const cut = idea.isEnglish ? scene.length - idea.scene.length : 0
  const [first, rest] = splitFirst(scene)
  if (!idea.isEnglish) {
    const phrase = scene.replace(/[\s.。！!،,]+$/u, '')
    return { link: `of this scene, told in ${idea.language.name}: ${quoted(phrase)}`, phrase, rest: '' }
  }
  if (idea.size === 'emoji') {
    const phrase = joinList(scene.split(/,\s*/u).map(nameWithArticle))
    return { link: `of ${phrase}`, phrase, rest: '' }
  }
  const actions = idea.actions.filter(
    (action) => action.sentence === 0 && action.finite && !action.relative && !action.subordinate,
  )
  const doing = actions.find((action) => action.doer !== '' && first.startsWith(action.doer))
  if (
    /\?$/u.test(first) ||
    question.test(first) ||
    (actions[0]?.doer === '' && actions[0].start === 0 && cut === 0)
  )
    return { link: `that pictures the idea ${quoted(first.replace(/[.!]+$/u, ''))}`, phrase: first, rest }
  if (opensOtherwise.test(first)) {
    const phrase = lowerFirst(first)
    return { link: `of this scene: ${phrase}`, phrase, rest }
  }
  if (doing === undefined) {
    const phrase = articled(first, idea)
    const joint =
      /\bfor$/u.test(idea.instruction?.words ?? '') &&
      /^(?:logo|poster|cover|image|photo)$/u.test(idea.instruction?.form ?? '')
        ? 'for'
        : 'of'
    return { link: `${joint} ${phrase}`, phrase, rest }
  }
  const bent = actions.length === 1 && cut === 0 ? asParticiple(first, doing) : undefined
  if (bent !== undefined) {
    const phrase = articled(bent, idea)
    return { link: `of ${phrase}`, phrase, rest }
  }
  const phrase = articled(first, idea)
  return { link: `in which ${phrase}`, phrase, rest }
}

// "our rooster wakes up the village" → "our rooster waking up the village": the subject comes first and is doing it.
function asParticiple(first: string, action: Action): string | undefined {
  if (action.kind !== 'action' || first.slice(action.start, action.end) !== action.words) return undefined
  if (first.slice(action.doer.length, action.start).trim() !== '') return undefined
  const after = first.slice(action.end)
  return /^\s*(?:$|[,;–—-]|(?:in|on|at|under|near|by|with|while|as|for|behind|beside|before|after|without|until|so|because|through|every)\s)/iu.test(
    after,
  )
    ? `${action.doer} ${action.forms.ing}${after}`
    : undefined
}

// "astronaut opens a letter" → "an astronaut opens a letter".
function articled(first: string, idea: Idea): string {
  const start = lowerStart(first, idea)
  return needsArticle(
    first,
    idea.subjects.find((one) => one.start === 0),
  )
    ? withArticle(start)
    : start
}

function needsArticle(first: string, subject: Subject | undefined): boolean {
  if (!subject || determiner.test(first) || /^[^\p{L}]/u.test(first)) return false
  if (measures.test(first)) return true
  if (subject.plural || subject.name !== undefined || subject.count !== 1) return false
  if (
    / of /u.test(subject.phrase) &&
    !/^glass /iu.test(subject.phrase) &&
    massNouns.has(subject.phrase.split(' ')[0] ?? '')
  )
    return false
  if (/^(?:abstract|time|event)$/u.test(subject.kind)) return false
  return !massNouns.has(subject.singular) || / of /u.test(subject.phrase)
}

function nameWithArticle(name: string): string {
  if (oneOfAKind.has(name)) return name === 'rain' || name === 'night' ? name : `the ${name}`
  return massNouns.has(name.split(' ').at(-1) ?? '') || /s$/u.test(name) || determiner.test(name)
    ? name
    : withArticle(name)
}

function lowerStart(text: string, idea: Idea): string {
  const word = /^[\p{L}’'-]+/u.exec(text)?.[0] ?? ''
  const isName = idea.names.some((name) => name.name.split(' ')[0] === word.replace(/['’]s$/u, ''))
  return isName || /^\p{Lu}{2}/u.test(text) ? text : lowerFirst(text)
}

function splitFirst(scene: string): [first: string, rest: string] {
  const match = /^(.{12,}?[^\s.\d]{2}[.!?…]+["”']?)\s+(?=[\p{Lu}\p{N}"“])/u.exec(scene)
  const first = match?.[1] ?? scene
  return [first.replace(/[\s.!,;:]+$/u, ''), scene.slice(match?.[0].length ?? scene.length).trim()]
}

function quoted(text: string): string {
  return `“${text.replace(/“/gu, '‘').replace(/”/gu, '’')}”`
}
