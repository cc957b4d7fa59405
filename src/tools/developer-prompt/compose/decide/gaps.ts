import type { BriefEntity, BriefRole, BusinessRule, CleanForm } from '../brief.ts'
import { isEmojiOnly, isSparse, nameEmoji } from '#shared/text/emoji.ts'
import { safeInline } from '../words/inline.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { typedShare } from '../knowledge/length.ts'
import { questionWeight, type Ledger } from './ledger.ts'
import { statedCurrency } from './sample-value.ts'
import { openQuestions, questions, tiny } from './questions.ts'
import { contradictions } from './contradictions.ts'

export type GapWorld = {
  form: CleanForm
  roles: readonly BriefRole[]
  entities: readonly BriefEntity[]
  rules: readonly BusinessRule[]
  facets: ReadonlySet<string>
  main: BriefEntity | undefined
  text: string
  changed: ReadonlySet<string>
  ledger: Ledger
}

/** Fields that pull against each other, facts nobody gave, and the three questions most worth asking. */
export function findGaps(world: GapWorld) {
  sparseInput(world)
  contradictions(world)
  assumptions(world)
  questions(world)
  if (typedShare(world.form) < tiny) openQuestions(world)
}

function sparseInput({ form, ledger }: GapWorld) {
  const description = form.projectDescription
  if (isEmojiOnly(description)) {
    ledger.assume(
      `The description "${safeInline(description)}" is read as ${nameEmoji(description)}; the smallest ${typeProfiles[form.projectType].noun} around it is built`,
      'projectDescription',
    )
    ledger.ask({
      text: `What is "${safeInline(description)}" meant to do for people?`,
      defaultAnswer: `One list, one record, one action around ${nameEmoji(description)}`,
      weight: questionWeight.scope + 5,
      field: 'projectDescription',
    })
  } else if (isSparse(description)) {
    ledger.assume(
      `The description is only "${safeInline(description)}"; the smallest useful ${typeProfiles[form.projectType].noun} for it is built`,
      'projectDescription',
    )
    ledger.ask({
      text: `Which one thing must "${safeInline(description)}" do on its first day?`,
      defaultAnswer: 'The first item under Requirements',
      weight: questionWeight.scope + 5,
      field: 'projectDescription',
    })
  }
}

function assumptions({ form, facets, entities, text, ledger, rules, roles }: GapWorld) {
  if (
    facets.has('money') &&
    entities.some((entity) => entity.fields.some((field) => field.currency)) &&
    statedCurrency(text) === undefined
  ) {
    ledger.assume('Amounts are in EUR including tax; no currency was named')
  }
  if (
    /\bweather|season|\bin (?:May|June|July|August|December|January)\b|\bMay to July\b/i.test(
      form.businessRules,
    ) &&
    /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/.test(
      form.businessRules,
    )
  ) {
    ledger.ask({
      text: 'Do the months in the rules mean the northern hemisphere?',
      defaultAnswer: 'yes; a setting shifts them by six months',
      weight: questionWeight.use,
      field: 'businessRules',
    })
  }
  const spans = rules.filter((rule) => !rule.derived && /\b\d+\s*(?:days?|hours?)\b/i.test(rule.source))
  if (spans.length > 0 && !typeProfiles[form.projectType].content)
    ledger.assume(
      'Days are calendar days in the time zone of the place; a span ends at 23:59 of its last day',
    )
  if (facets.has('auth') && form.authenticationType === 'email' && roles.some((role) => role.oversees)) {
    const overseer = roles.find((role) => role.oversees)
    ledger.assume(`The first ${overseer?.label ?? 'admin'} is created at set-up and invites the others`)
  }
  if (form.auditLogging === true) ledger.assume('Audit entries are kept for 24 months', 'auditLogging')
}
