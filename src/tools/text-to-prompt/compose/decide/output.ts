import type { Craft, Intent } from '../knowledge/craft.ts'
import { intentCrafts } from '../knowledge/intents.ts'
import { usesFormat, type Case } from './case-lines.ts'
import { quoted } from '../read/sentences.ts'
import { contrastOf } from './contrast.ts'
import { fillLine } from './slots.ts'
import { withTextLength } from './word-range.ts'

/** Form, order, length and language of the answer, with the measures the idea names itself. */
export function outputText(given: Case): string {
  const { idea, intent, format, situations, slots } = given
  const own = situations.slice(0, 1).find((craft) => shapes(craft, intent))?.output
  const formatted = format && usesFormat(intent, format) ? format.output : undefined
  const isLetter = format !== undefined && /^(?:email|letter|message)$/u.test(format.id)
  const source =
    (isLetter || formatted === undefined ? own : undefined) ?? formatted ?? intentCrafts[intent].output
  const spoken = format?.id === 'message' ? source.replace(/^a subject line,? (?:then )?/u, '') : source
  const filled = fillLine(spoken, slots, idea.text) ?? spoken
  return `${withLanguage(withCount(withLength(filled, given), given), given)}.`
}

function shapes({ output, outputFor }: Craft, intent: Intent | 'unclear'): boolean {
  if (output === undefined || (intent === 'roleplay' && outputFor === undefined)) return false
  return (
    outputFor === undefined ||
    outputFor.some((one) => one === intent || (intent === 'unclear' && one === 'question'))
  )
}

function withLength(output: string, { idea, intent }: Case): string {
  const { wordCount, tones, parts } = idea.wishes
  if (wordCount) {
    const start = idea.numbers.find(({ kind }) => kind === 'words')?.start ?? 0
    const isBound =
      /(?<!\p{L})(?:max|maximum|maximal|under|at most|less than|up to|no more than|not more than|below|within|höchstens|unter|bis zu|au plus|moins de|máximo|como mucho|menos de|massimo|meno di)\.?:?\s*(?:of |de |di )?$/iu.test(
        idea.text.slice(Math.max(0, start - 24), start),
      ) || /\d\s*words?,? (?:max|maximum|at most|or less|or fewer|tops)\b/iu.test(idea.text)
    const lead = wordCount.upTo === undefined ? (isBound ? 'at most ' : 'about ') : ''
    const words = wordCount.words.replace(/^(?:about|around|ca\.?|max\.?) /iu, '')
    const length = `${lead}${idea.isEnglish ? words : words.replace(/(?<=\d)\s*\p{L}+$/u, ' words')}`
    return withTextLength(output, () => length) ?? `${output}; ${length}`
  }
  const signs = idea.numbers.find(({ kind }) => kind === 'characters')
  if (signs)
    return withTextLength(output, () => `at most ${signs.words}`) ?? `${output}; at most ${signs.words}`
  const minutes = idea.numbers.find(({ kind, unit }) => kind === 'duration' && unit === 'minute')
  // Read aloud in a lesson or silently: about 150 words a minute with pauses to think.
  if (intent === 'learn' && minutes && minutes.value <= 15)
    return (
      withTextLength(
        output,
        () =>
          `${minutes.words.replace(/minute$/u, 'minutes')} of reading, at most ${Math.round(minutes.value * 150)} words`,
      ) ?? output
    )
  if (parts && !output.includes(parts.words)) return `${output}; ${parts.words} as asked`
  if (tones.some(({ value }) => value === 'short')) return shortened(output)
  return output
}

// "short" takes the lower third of what is usual.
function shortened(output: string): string {
  const short = withTextLength(output, (found) => {
    const low = /(\d[\d,]*)–/u.exec(found)?.[1]
    if (low === undefined) return found
    return `at most ${Math.round((Number(low.replaceAll(',', '')) * 0.75) / 5) * 5} words`
  })
  return short ?? output
}

function withCount(output: string, { slots, intent, format }: Case): string {
  const { count } = slots
  if (
    count === undefined ||
    (intent !== 'brainstorm' &&
      !/^(?:slogan|headline|joke|quiz|survey|faq|tweet|caption|list)$/u.test(format?.id ?? ''))
  )
    return output
  const number = Number(count)
  const few = Number.isFinite(number) ? number < 8 : !/twelve|fifteen|twenty|dozen/u.test(count)
  const counted = output.replace(/^(?:at most )?(?:\d+(?:–\d+)?)(?= )/u, count)
  return few
    ? counted
        .replace(/ in (?:4|four)(?:–6)? groups/u, '')
        .replace(/the (?:best 3|3 favourites) (with|marked)/u, 'the favourite $1')
        .replace('then the best 3', 'then the favourite')
    : counted
}

function withLanguage(output: string, { idea, intent }: Case): string {
  const wanted = idea.wishes.answerIn?.language
  // "translate … into Italian" says the language of the result already.
  if (wanted && intent === 'transform') return output
  const isForeign = !idea.isEnglish && idea.language.code !== 'und'
  const kind = /\b(British|American|Australian|Canadian|Irish|Indian|US|UK) English\b/u.exec(idea.text)?.[0]
  const language =
    wanted && !/^english$/iu.test(wanted)
      ? wanted
      : (kind ?? wanted ?? (isForeign ? idea.language.name : 'English'))
  const name = language.charAt(0).toUpperCase() + language.slice(1)
  if (/^(?:build|debug|query|review-code|data)$/u.test(intent) && name === 'English') return output
  return wanted || isForeign ? `${output}. Answer in ${name}` : `${output}; in ${name}`
}

/** What the result is for. */
export function aimOf({ intent, format, situations }: Case): string {
  const written = format && usesFormat(intent, format) ? format.aim : undefined
  return situations[0]?.aim ?? written ?? intentCrafts[intent].aim
}

/** Conditions that a good answer meets, the most particular first; each goes on behind "It is right when …". */
export function checkTexts({ idea, intent, format, situations, slots }: Case): string[] {
  const sides = intent === 'write' ? contrastOf(idea.text) : undefined
  const sources = [
    ...(format && usesFormat(intent, format) && !/^(?:email|letter|message|post)$/u.test(format.id)
      ? [format.check]
      : []),
    ...situations.slice(0, 1).map(({ check }) => check),
    ...(format && usesFormat(intent, format) ? [format.check] : []),
    intentCrafts[intent].check,
  ]
  const texts = sources
    .map((source) => source && fillLine(source, slots, idea.text))
    .filter((text) => text !== undefined && text !== '')
  const known = [...new Set(texts)].filter((text): text is string => typeof text === 'string')
  const [first, ...others] = known
  return first !== undefined && sides
    ? [`${first}, and a reader can repeat both ${quoted(sides[0])} and ${quoted(sides[1])}`, ...others]
    : known
}
