import { detectLanguage } from '#reading/language.ts'
import { indefiniteArticle } from '#shared/text/indefinite-article.ts'
import { chosen, item, standard, textOf, words, you } from '../contract/plan.ts'
import { choiceLines } from './compose/choices.ts'
import { arrange, openLines, testLines } from './compose/consequences.ts'
import { designLines } from './compose/design.ts'
import { answered, choicesOf, numberEntries, type Entry } from './compose/entry.ts'
import { isMarkup, ownWords } from './compose/own-words.ts'
import { types } from './craft/types.ts'
import type { PromptDraft } from './form-rules.ts'
import type { BriefItem, BriefPlan } from './plan.ts'
import { chooseSize } from './size.ts'

const shortAnswer = 60
const shortDescription = 200
const sampleCharacters = 400

/** The brief from what was typed and chosen; where one would have to understand, it asks the builder to. */
export function compose(draft: PromptDraft): BriefPlan {
  const language = languageOf(draft)
  const entries = [...ownWords(draft), ...choiceLines(draft), ...designLines(draft, language)]
  const base = numberEntries(entries.filter(({ to }) => to !== 'tests'))
  const { requirements, phases: steps } = arrange(base, draft)
  const asked = entries.filter(({ to }) => to === 'tests')
  const { tests, phases, assumptions, questions } = numberEntries([
    ...testLines([...Map.groupBy(asked, textOf).values()].flatMap(asOne), base),
    ...steps,
    ...openLines(draft),
  ])
  const head = { size: chooseSize(draft).size, language, name: nameOf(draft), oneLine: oneLineOf(draft) }
  const sections = { ...base, requirements, tests, phases, assumptions, questions }
  return { ...head, ...sections, headings: {}, phrases: {} }
}

/** Both questions about tests may have the same answer: one line, because of both. */
function asOne(lines: readonly Entry[]): Entry[] {
  const by = choicesOf(lines)
  return lines.slice(0, 1).map((one) => ({ ...one, words: one.words.map((span) => ({ ...span, by })) }))
}

function nameOf(draft: PromptDraft): BriefItem {
  const name = draft.projectName.trim()
  if (name !== '' && !name.includes('\n') && !isMarkup(name)) return item('name', [you('projectName', name)])
  const by = [...answered('projectName', draft), ...chosen('projectType', draft.projectType)]
  return item('name', words(standard('name/working', by))`The ${nounOf(draft)}`)
}

/** undefined: neither its kind nor for whom it is was said in a few words, and a line would say nothing. */
function oneLineOf(draft: PromptDraft): BriefItem | undefined {
  const [audience, kind] = [draft.targetAudience.trim(), draft.customDescription.trim()]
  const noun = nounOf(draft)
  const isOther = draft.projectType === 'other'
  if ((draft.projectType === '' || (isOther && !isShort(kind))) && !isShort(audience)) return undefined
  const as = words(standard('one-line', chosen('projectType', draft.projectType)))
  const what =
    isOther && isShort(kind)
      ? as`“${you('customDescription', kind)}”`
      : as`${indefiniteArticle(noun) === 'an' ? 'An' : 'A'} ${noun}`
  const reader = isShort(audience) ? as` for “${you('targetAudience', audience)}”` : []
  return item('oneLine', as`${what}${reader}.`)
}

function isShort(text: string): boolean {
  return text !== '' && text.length <= shortAnswer && !text.includes('\n') && !isMarkup(text)
}

function nounOf({ projectType }: PromptDraft): string {
  return types[projectType || 'other'].noun
}

const languages = new Map<string, string>()
const mostLanguages = 50

/** Detecting takes longer than all the rest, and a draft is composed again with each key that is pressed. */
export function languageOf(draft: PromptDraft): string {
  const { projectDescription, mainGoal, targetAudience, coreUserActions, customFeatures } = draft
  const others = [mainGoal, targetAudience, coreUserActions, ...customFeatures]
  // Enough of the person's own words to know their language; the description says most.
  const own = projectDescription.length > shortDescription ? [] : others
  const text = [projectDescription, ...own].join('\n').slice(0, sampleCharacters)
  const known = languages.get(text) ?? detectLanguage(text)?.name ?? ''
  if (languages.size >= mostLanguages) languages.clear()
  languages.set(text, known)
  return known
}
