import type { CleanForm } from '../brief.ts'
import { typeProfiles } from '../knowledge/type-profiles.ts'
import { plural, withArticle } from '../words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { stem, wordsOf } from '../words/stem.ts'
import { questionWeight, type Ledger } from './ledger.ts'
import type { GapWorld } from './gaps.ts'

/** Below this share of the band a form leaves nearly everything open. */
export const tiny = 0.08

/** What a nearly empty form has to be asked first; sharper questions of the functions above push these aside. */
export function openQuestions({ form, main, ledger }: GapWorld) {
  const noun = typeProfiles[form.projectType].noun
  if (form.targetAudience.trim().split(/\s+/u).length < 4) {
    ledger.ask({
      text: `Who uses the ${noun} first, and on which device?`,
      defaultAnswer: 'the people named above, on a phone',
      weight: questionWeight.use + 3,
      field: 'targetAudience',
    })
  }
  if (typeProfiles[form.projectType].content) {
    ledger.ask({
      text: 'Who supplies texts and pictures, and by when?',
      defaultAnswer: 'the owner; until then the samples above stand in, marked as samples',
      weight: questionWeight.use + 1,
      field: 'additionalNotes',
    })
    ledger.ask({
      text: 'What should a visitor have done before leaving?',
      defaultAnswer:
        form.projectType === 'landing'
          ? 'pressed the main button'
          : form.projectType === 'blog'
            ? 'read one post to the end'
            : 'opened one piece and written a message',
      weight: questionWeight.scope - 6,
      field: 'mainGoal',
    })
    return
  }
  ledger.ask({
    text: `Which values does ${withArticle(main?.label ?? 'record')} need beyond those listed?`,
    defaultAnswer: 'none in version 1',
    weight: questionWeight.scope - 6,
    field: 'dataModels',
  })
  ledger.ask({
    text: `Who besides its author may see ${withArticle(main?.label ?? 'record')}?`,
    defaultAnswer: 'nobody',
    weight: questionWeight.security - 2,
    field: 'userRoles',
  })
}

export function questions({ form, facets, entities, main, roles, ledger, changed, rules }: GapWorld) {
  const person = roles.find((role) => !role.oversees) ?? roles[0]
  const overseer = roles.find((role) => role.oversees)
  const content = typeProfiles[form.projectType].content
  if (content) {
    contentQuestions(form, ledger)
    return
  }
  const unset = entities.flatMap((entity) =>
    (entity.status?.values ?? [])
      .slice(1)
      .filter((value) => !changed.has(`${entity.name}.${value}`))
      .map((value) => ({ entity, value })),
  )
  const timed = unset.find(({ value }) => /overdue|late|expired|lapsed|missed|no_?show/i.test(value))
  if (timed) {
    const date = timed.entity.fields.find((field) => /due|end|deadline|expires|until/.test(field.name))
    ledger.assume(
      `A ${timed.entity.label} becomes "${timed.value}" by itself${date ? ` at 00:00 after its ${date.name}` : ' when its time has passed'}`,
      'dataModels',
    )
  }
  const open = unset.filter(({ value }) => !/overdue|late|expired|lapsed|missed|no_?show/i.test(value))[0]
  if (open && main && open.entity === main) {
    const who = overseer?.label ?? person?.label ?? 'user'
    ledger.ask({
      text: `Who sets ${/^[aeiou]/i.test(open.entity.label) ? 'an' : 'a'} ${open.entity.label} to "${open.value}", and from which status?`,
      defaultAnswer: `the ${who}, from any status that is not final`,
      weight: questionWeight.scope - 2,
      field: 'userFlow',
    })
  }
  const cancels = main?.status?.values?.some((value) => /cancel/i.test(value))
  if (
    main &&
    !cancels &&
    /booking|reservation|order|request|appointment|registration|claim|signup/i.test(main.name) &&
    !/cancel/i.test(form.businessRules)
  ) {
    ledger.ask({
      text: `Until when may a ${person?.label ?? 'user'} cancel a ${main.label}?`,
      defaultAnswer: 'until it starts or is decided; everyone affected is told',
      weight: questionWeight.use + 2,
      field: 'businessRules',
    })
  }
  if (
    overseer &&
    person &&
    person !== overseer &&
    form.authenticationType !== '' &&
    !facets.has('invite') &&
    form.authenticationType !== 'sso'
  ) {
    ledger.ask({
      text: `May anyone register as ${person.label}, or only people the ${overseer.label} invites?`,
      defaultAnswer: `only invited addresses; the ${overseer.label} sends the link`,
      weight: questionWeight.security,
      field: 'authenticationType',
    })
  }
  const seedEntity = entities.find(
    (entity) =>
      entity.person === undefined && entity.owner === undefined && !entity.assumed && !facets.has('import'),
  )
  if (seedEntity && overseer && !rules.some((rule) => stem(rule.source).includes('import'))) {
    ledger.ask({
      text: `Where do the first ${seedEntity.labels} come from?`,
      defaultAnswer: `the ${overseer.label} types or uploads them as CSV in the phase after the first journey`,
      weight: questionWeight.scope - 4,
      field: 'dataModels',
    })
  }
  if (form.authenticationType === '' && form.authFlow === '' && roles.length > 1) {
    ledger.ask({
      text: `How do ${joinList(roles.slice(0, 3).map((role) => plural(role.label)))} sign in?`,
      defaultAnswer: 'e-mail and password with verification',
      weight: questionWeight.security,
      field: form.projectType === 'web-app' ? 'authenticationType' : 'additionalNotes',
    })
    ledger.assume('Sign-in is by e-mail and password with verification; no method was named')
  }
  if (facets.has('health') || facets.has('children'))
    ledger.ask({
      text: 'Which privacy law applies, and who signs it off?',
      defaultAnswer: 'GDPR; the owner signs off before launch',
      weight: questionWeight.security + 1,
      field: 'additionalNotes',
    })
  if (form.businessRules.trim() === '' && main) {
    ledger.ask({
      text: `What must never happen to ${/^[aeiou]/i.test(main.label) ? 'an' : 'a'} ${main.label}?`,
      defaultAnswer:
        'it is never deleted, only archived, and never changed by somebody it does not belong to',
      weight: questionWeight.use,
      field: 'businessRules',
    })
  }
  if (form.dataSources.trim() === '' && form.projectType === 'dashboard')
    ledger.ask({
      text: 'Where do the numbers come from, and how often are they new?',
      defaultAnswer: 'one CSV upload per day with the columns of the data model',
      weight: questionWeight.scope,
      field: 'dataSources',
    })
}

function contentQuestions(form: CleanForm, ledger: Ledger) {
  if (form.projectType === 'landing') {
    if (
      form.leadFormTool !== '' &&
      form.leadFormTool !== 'none' &&
      !/\b(?:mailchimp|kit|crm|newsletter|hubspot|brevo|webhook|sheet)\b/i.test(form.integrations)
    )
      ledger.ask({
        text: 'Who receives a lead, and where?',
        defaultAnswer: 'the owner by e-mail, plus a list that can be exported',
        weight: questionWeight.scope,
        field: 'integrations',
      })
    ledger.ask({
      text: 'Which testimonials, photos and numbers may be published?',
      defaultAnswer: 'only those written in this brief; other places stay hidden',
      weight: questionWeight.security,
      field: 'additionalNotes',
    })
    if (wordsOf(form.analyticsTools).length > 0)
      ledger.assume(
        'Analytics counts without cookies; if the tool sets cookies, it waits for consent',
        'analyticsTools',
      )
  }
  if (form.projectType === 'portfolio') {
    ledger.ask({
      text: 'Which three pieces open the site, and may their clients be named?',
      defaultAnswer: 'the three sample items, clients unnamed',
      weight: questionWeight.scope,
      field: 'highlightSections',
    })
    if (form.cmsIntegration === '')
      ledger.assume('Content lives in files next to the code; no editor was chosen', 'cmsIntegration')
  }
  if (form.projectType === 'blog') {
    if (form.commentingSystem === undefined)
      ledger.assume('There are no comments; the question was not answered', 'commentingSystem')
    if (form.markdownOrCMS === '')
      ledger.ask({
        text: 'Who writes, and do they write Markdown?',
        defaultAnswer: 'Markdown files, published by a commit',
        weight: questionWeight.use,
        field: 'markdownOrCMS',
      })
    if (form.categories.trim() === '')
      ledger.ask({
        text: 'Which three to six categories divide the posts?',
        defaultAnswer: 'none at first; tags only',
        weight: questionWeight.scope,
        field: 'categories',
      })
  }
}
