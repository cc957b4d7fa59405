import { findFeature } from '../../feature-list.ts'
import type { FieldName, PromptForm } from '../../form.ts'
import { featureAcceptance } from '../knowledge/feature-acceptance.ts'
import { requirementLines, sectionText, wordCount, type BriefDocument } from './brief-document.ts'
import { isContentType, limitsOf, platformOf } from './check-text.ts'
import { expectedOfChoice, expectedOfFlag } from './expected-phrases.ts'
import { around, type FailureList } from './failure.ts'
import { contentRoots, facts, holds, kept, plain, shownFields, typedTexts } from './user-words.ts'

/** Rubric M4, M7 and M10, and "every selected feature is a requirement". */

export function checkFields(form: PromptForm, document: BriefDocument, report: FailureList): void {
  checkTexts(form, document, report)
  checkAnswers(form, document, report)
  checkFeatures(form, document, report)
  checkLanguage(form, document, report)
  checkContradictions(form, document, report)
}

function checkTexts(form: PromptForm, document: BriefDocument, report: FailureList): void {
  const output = plain(document.text)
  const outputRoots = new Set(contentRoots(document.text))
  const texts = typedTexts(form)
  const total = texts.reduce((sum, { text }) => sum + text.length, 0)
  const fits = total <= limitsOf(form).maxCharacters * 0.55
  const longest = Math.max(0, ...texts.map(({ text }) => text.length))
  for (const { field, text } of texts) {
    if (field === 'architectureNotes' && text in (expectedOfChoice.architectureNotes ?? {})) continue
    const share = kept(text, outputRoots)
    if ((!fits && text.length === longest) || (share < 0.7 && endlessWord.test(text))) {
      report.unless(
        /\d characters (?:omitted|left out)|condensed|shortened|verbatim/iu.test(document.text),
        'M4',
        `${field} was cut without a word about it`,
      )
      continue
    }
    report.unless(
      share >= 0.7,
      'M4',
      `${field}: ${Math.round(share * 100)} % of its words: "${text.slice(0, 120)}"`,
    )
    if (!fits && text.length > 400) continue
    for (const fact of facts(text)) {
      report.unless(holds(output, fact), 'M4', `${field}: ${fact.kind} "${fact.value}" is gone`)
    }
  }
}

/** Nobody reads a word of this length to its end. */
const endlessWord = /[\p{L}\p{N}]{400,}/u

function checkAnswers(form: PromptForm, document: BriefDocument, report: FailureList): void {
  for (const field of shownFields(form)) {
    const value = form[field]
    const expectation =
      typeof value === 'boolean'
        ? expectedOfFlag[field]?.[`${value}`]
        : typeof value === 'string'
          ? expectedOfChoice[field]?.[value]
          : undefined
    if (isOverruled(form, field)) continue
    // A text such as "constructor" finds a function of every object instead of an expectation.
    for (const pattern of Array.isArray(expectation) ? expectation : []) {
      report.unless(
        pattern.test(document.prose),
        'M4',
        `${field} = ${String(value)}: nothing matches ${pattern.source}`,
      )
    }
  }
}

/** Cases in which reference section 5.3 or 11 lets another answer win, with a note. */
function isOverruled(form: PromptForm, field: FieldName): boolean {
  if (field === 'testingPreference' || field === 'testingStrategy') {
    const answers = form.projectType === 'web-app' ? [form.testingPreference, form.testingStrategy] : []
    return answers.filter((answer) => answer !== '').length > 1
  }
  const isOneSurface = platformOf(form) === 'lovable' || platformOf(form) === 'v0'
  return (
    isOneSurface &&
    (field === 'targetPlatforms' || field === 'preferredFramework' || field === 'appStoreDeployment')
  )
}

function checkFeatures(form: PromptForm, document: BriefDocument, report: FailureList): void {
  const requirements = requirementLines(document)
  const all = requirements.map(({ text }) => new Set(contentRoots(text)))
  const type = form.projectType === '' ? undefined : form.projectType
  for (const selected of form.features.filter((feature) => feature.trim() !== '')) {
    const feature = findFeature(selected, type)
    const accept = feature && featureAcceptance[feature.id]?.accept.replace(/\{\w+\}/gu, '')
    const label = feature?.label.replace(/\{\w+\}/gu, '') ?? selected
    const isThere = all.some(
      (words) => kept(label, words) >= 0.6 || (accept !== undefined && kept(accept, words) >= 0.6),
    )
    report.unless(isThere, 'features', `no requirement for the feature "${selected}"`)
  }
  const body = plain(requirements.map(({ text }) => text).join('\n'))
  for (const custom of form.customFeatures.filter((feature) => feature.trim() !== '')) {
    const isExact = wordCount(custom) > 25 || body.includes(plain(custom))
    const isThere = isExact || all.some((words) => kept(custom, words) >= 0.999)
    report.unless(isThere || !isHarmless(custom), 'features', `no requirement with the words "${custom}"`)
  }
  if (platformOf(form) !== 'v0') {
    report.unless(
      /\bMust\b/u.test(sectionText(document, /^Requirements/u)),
      'features',
      'requirements without priorities',
    )
  }
}

/** Text with markup or talk to the model in it belongs in the appendix, not among the requirements. */
export function isHarmless(text: string): boolean {
  return (
    /[\p{L}]{3,}/u.test(text) &&
    !/[<>{}\\`|$&;=\u0000-\u001f]|javascript:|ignore|disregard|forget|ignor(?:[ae]|ier)|olvida|oubli|vergiss|игнорир|забудь|\[\/?inst|assistant\s*:|system|prompt|you are now|reveal|script|\p{M}{3,}|\p{Cf}|\p{Co}|\p{Cn}/iu.test(
      text,
    )
  )
}

const scriptNames: readonly [RegExp, RegExp, boolean][] = [
  [/\p{Script=Hiragana}|\p{Script=Katakana}/u, /Japanese/u, false],
  [/\p{Script=Hangul}/u, /Korean/u, false],
  [/\p{Script=Arabic}/u, /Arabic|Persian|Farsi|Urdu/u, true],
  [/\p{Script=Hebrew}/u, /Hebrew/u, true],
  [/\p{Script=Devanagari}/u, /Hindi|Marathi|Nepali/u, false],
  [/\p{Script=Thai}/u, /Thai/u, false],
  [/\p{Script=Greek}/u, /Greek/u, false],
  [/\p{Script=Cyrillic}/u, /Russian|Ukrainian|Bulgarian|Serbian|Cyrillic/u, false],
  [/\p{Script=Han}/u, /Chinese|Japanese/u, false],
]

/** The description's script must be named as the interface language when the whole form is written in it. */
function checkLanguage(form: PromptForm, document: BriefDocument, report: FailureList): void {
  const prose = [form.projectDescription, form.targetAudience, form.mainGoal].join(' ')
  const letters = prose.match(/\p{L}/gu)?.length ?? 0
  for (const [script, name, isRightToLeft] of scriptNames) {
    const share = (prose.match(new RegExp(script.source, 'gu'))?.length ?? 0) / Math.max(1, letters)
    if (share < 0.6 || letters < 30) continue
    const line = /Interface language:[^\n]*/iu.exec(document.prose)?.[0]
    report.unless(
      line !== undefined && name.test(line),
      'M7',
      `no "Interface language: ${name.source}": ${line ?? 'no such line'}`,
    )
    report.unless(
      !isRightToLeft || /RTL|right-to-left/iu.test(document.prose),
      'M7',
      'right-to-left is not named',
    )
    return
  }
}

/** Pairs that cannot both be true. */
const contradictions: readonly [RegExp, RegExp][] = [
  [/no external services in v1/iu, /\b[A-Z][A-Z0-9]+_(?:API_)?(?:KEY|SECRET|TOKEN)\b/u],
  [/no automated tests/iu, /^\s*[-*]?\s*T-1\b/mu],
  [/\bno gallery\b/iu, /FR-\d+[^\n]*gallery (?:grid|opens|shows|with lightbox)/iu],
  [/desktop ≥ 1024 px only/iu, /no horizontal scroll at 360/iu],
  [/(?<!digital \S+ (?:are|is) )always available/iu, /low[- ]stock threshold|InventoryLevel/u],
  [/no (?:accounts?|login|sign-in) in v1/iu, /FR-\d+[^\n]*(?:password|magic link)/iu],
  [/no comments in v1|comments? (?:are|is) out of scope/iu, /FR-\d+[^\n]*moderation queue/iu],
  [/no (?:online )?payments? in v1/iu, /FR-\d+[^\n]*(?:declined card|card payment)/iu],
]

function checkContradictions(form: PromptForm, document: BriefDocument, report: FailureList): void {
  for (const [one, other] of contradictions) {
    const first = one.exec(document.prose)
    const second = other.exec(document.prose)
    if (first && second) {
      report.add(
        'M10',
        `${around(document.prose, first.index)} against ${around(document.prose, second.index)}`,
      )
    }
  }
  const flags: [FieldName, RegExp][] = [
    ['commentingSystem', /FR-\d+[^\n]*\bcomments? (?:waits?|appears?|are moderated)/iu],
    ['reviewSystem', /FR-\d+[^\n]*\bverified buyers?/iu],
    ['newsletterIntegration', /FR-\d+[^\n]*double opt-in/iu],
  ]
  for (const [field, pattern] of flags) {
    const wantedElsewhere =
      form.features.length + form.customFeatures.length > 0 &&
      pattern.test(
        typedTexts(form)
          .map(({ text }) => text)
          .join(' '),
      )
    const chosen = form.features.some((feature) => /review|comment|newsletter/iu.test(feature))
    if (form[field] === false && shownFields(form).includes(field) && !chosen && !wantedElsewhere) {
      report.unless(
        !pattern.test(document.prose),
        'M10',
        `${field} is false, yet ${pattern.exec(document.prose)?.[0] ?? ''}`,
      )
    }
  }
  if (isContentType(form)) {
    report.unless(
      !/row-level security/iu.test(sectionText(document, /^Content model/u)),
      'M10',
      'row-level security for a content type',
    )
  }
}
