import { upperFirst } from '#shared/text/upper-first.ts'
import { writeEarsSentence } from './ears-sentence.ts'
import { detectLanguage } from '#shared/text/language.ts'
import { classifyRule, looksLikeRule, type RuleKind } from './rule-words.ts'
import { splitSentences } from './sentences.ts'
import { splitTopLevel } from './top-level.ts'

export { looksLikeRule, splitSentences }

/**
 * `ears` is a full English sentence that keeps every number, unit, name and negation of `source`;
 * `refusal` is what a person reads when the rule stops them, in the words they or their owner used.
 */
export type Rule = { ears: string; source: string; kind: RuleKind; refusal?: string }

const label = /^(?:(?:rule|regel|règle|regla|regra|br|r|note|important|wichtig)[\s-]?\d*\s?[:.)]\s*)/iu

// A flow branch gets an English "If" in front of its own one.
const doubleIf = /^if\s+(?=(?:wenn|falls|sobald|si|se|quando|cuando|если|als|når|jeśli)\s)/iu

/** The business rules in a text, in order. Every sentence becomes a rule; what cannot be reworded safely is quoted. */
export function readRules(text: string): Rule[] {
  const isEnglish = detectLanguage(text).code === 'en'
  const seen = new Set<string>()
  return splitSentences(text)
    .flatMap(splitIndependent)
    .map((sentence) => readRule(sentence.replace(label, '').replace(doubleIf, '').trim(), isEnglish))
    .filter((rule) => {
      const key = rule.source.toLowerCase().replace(/[\s.!,;]+$/u, '')
      if (rule.source === '' || seen.has(key)) return false
      seen.add(key)
      return true
    })
}

function readRule(sentence: string, textIsEnglish: boolean): Rule {
  const source = upperFirst(sentence)
  if (sentence.endsWith('?')) {
    return {
      ears: `The system shall leave this open until the owner decides: “${source}”`,
      source,
      kind: 'condition',
    }
  }
  const english = isEnglishSentence(sentence, textIsEnglish) ? writeEarsSentence(sentence) : undefined
  if (english !== undefined) {
    const refusal = english.refuses ? { refusal: endWithStop(source) } : {}
    return { ears: english.ears, source, kind: english.kind, ...refusal }
  }
  const kind = classifyRule(sentence) ?? 'always'
  const quoted = `“${source.replace(/[.。।]+$/u, '')}”`
  if (kind === 'limit' || kind === 'forbid') {
    return {
      ears: `The system shall refuse what breaks ${quoted} and say why.`,
      source,
      kind,
      refusal: endWithStop(source),
    }
  }
  return { ears: `The system shall keep to ${quoted}.`, source, kind }
}

function isEnglishSentence(sentence: string, textIsEnglish: boolean): boolean {
  const soundsEnglish =
    /\b(?:the|must|can|cannot|only|never|if|when|is|are|no|per|of|at least|after|before)\b/iu.test(sentence)
  if (textIsEnglish && soundsEnglish && /^[\p{ASCII}’“”–—€£°]*$/u.test(sentence)) return true
  return (textIsEnglish || soundsEnglish) && detectLanguage(sentence).code === 'en'
}

/** "Max 3 per person; no pets" is two rules, "if damaged, repair; otherwise return" is one. */
function splitIndependent(sentence: string): string[] {
  const parts = splitTopLevel(sentence, ';；')
  const hangsTogether = parts.some(
    (part, index) =>
      index > 0 &&
      /^(?:otherwise|else|if not|then|and|or|but|unless|sonst|sinon|si no|senão|иначе)(?!\p{L})|\b(?:it|them|they|this|these)\b/iu.test(
        part,
      ),
  )
  const clauses = hangsTogether ? [sentence] : parts
  return clauses.flatMap(splitListedRules).flatMap(splitModalPair)
}

// "max 2 per day, no refunds, only adults": each piece opens like a rule, so each is one.
function splitListedRules(sentence: string): string[] {
  const parts = splitTopLevel(sentence, ',，、')
  const opens =
    /^(?:max(?:imum)?|min(?:imum)?|no|only|never|always|must|at (?:least|most)|up to|keine?|nur|maximal|mindestens|höchstens|pas|jamais|maximum|nunca|sin|solo|máximo|mínimo|sem|não)\b/iu
  return parts.length > 1 &&
    parts.every((part) => opens.test(part) && part.split(/\s+/u).length > 1) &&
    !/\bno\b.*,\s*no\b/iu.test(sentence)
    ? parts
    : [sentence]
}

/** "Dogs must be vaccinated, cats should be chipped": two subjects, two rules. */
function splitModalPair(sentence: string): string[] {
  const parts = splitTopLevel(sentence, ',')
  if (parts.length < 2 || parts.length > 4) return [sentence]
  const subjectAndModal =
    /^(?:and\s+|but\s+)?(?:(?:the|an?|each|every|all|only|no)\s+)?[\p{L}-]+(?:\s[\p{L}-]+)?\s(?:must|can|cannot|can't|may|should|has to|have to)(?:\s(?:not|only))?\s\p{L}/iu
  const isConditional =
    /\b(?:if|when|unless|who|that|which|while|it|they|he|she|this|these|otherwise)\b/iu.test(sentence)
  return !isConditional && parts.every((part) => subjectAndModal.test(part))
    ? parts.map((part) => part.replace(/^(?:and|but)\s+/iu, ''))
    : [sentence]
}

function endWithStop(text: string): string {
  return /[.!?。！？।]$/u.test(text) ? text : `${text}.`
}
