import { findBeginnings } from '#reading/lists.ts'
import { ownValue } from '#shared/own-value.ts'
import { chosen, standard, words, you, type Choice } from '../../contract/plan.ts'
import { fieldRows, handOvers, missingRows, type FieldRow, type TextField } from '../craft/fields.ts'
import { architectureRows } from '../craft/options.ts'
import { missingFields, skipsDataModel, type FieldName, type PromptDraft } from '../form-rules.ts'
import { answersIn, type Given } from '../given.ts'
import { describedRow } from './consequences.ts'
import { answered, line, type Entry } from './entry.ts'
import { readActions, readSteps, readWidgets } from './read-field.ts'

/** Everything that was typed, in its section, and what is handed over because of it. */
export function ownWords(draft: PromptDraft): Entry[] {
  const name = draft.projectName.trim()
  return [
    ...(isMarkup(name) ? [said('product', 'projectName', name, answered('projectName', draft), 'Name')] : []),
    ...(Object.keys(fieldRows) as TextField[]).flatMap((field) => fieldLines(field, draft)),
    ...answersIn(draft).lines.map((given) => givenLine(given, draft)),
    ...describedLines(draft),
    ...missingLines(draft),
    ...successBox(draft),
    ...handOvers.flatMap(({ to, fields, text }) => {
      const by = fields.flatMap((field) => (draft[field].trim() === '' ? [] : answered(field, draft)))
      const origin = standard(`hand-over/${to}`, by)
      return by.length === 0 ? [] : [text].flat().map((one) => line(to, origin, one, { least: 'small' }))
    }),
  ]
}

const markup = /<[a-z!/]|`{3}|javascript:|^#{1,6}\s/imu

/** Text that would become part of the page or the prompt wherever it is pasted. */
export function isMarkup(text: string): boolean {
  return markup.test(text)
}

const mostQuotedLines = 40
const longestFeature = 100
const further = { group: 'My further features' }

/** A person's words behind a label: in quotation marks, quoted below it when they have several lines, fenced when they hold markup. */
export function said(
  to: Entry['to'],
  field: FieldName,
  text: string,
  by: readonly Choice[],
  label = '',
  more: Partial<Entry> = {},
): Entry {
  const own = you(field, text)
  const as = words(standard(`fields/${field}`, by))
  if (isMarkup(text) || text.split('\n', mostQuotedLines + 1).length > mostQuotedLines)
    return { to, words: as`${label || 'As typed'}:${own}`, block: 'fence', ...more }
  if (text.includes('\n')) return { to, words: as`${label || 'As typed'}:\n${own}`, ...more }
  return { to, words: as`${label === '' ? '' : `${label}: `}“${own}”`, ...more }
}

/** Where there is data to show it with, success is a box to tick. */
function successBox(draft: PromptDraft): Entry[] {
  if (draft.mainGoal.trim() === '' || skipsDataModel(draft)) return []
  const origin = standard('tests/success', answered('mainGoal', draft))
  return [line('tests', origin, 'Success, in my words: shown with sample data.', { block: 'check' })]
}

function fieldLines(field: TextField, draft: PromptDraft): Entry[] {
  const text = draft[field].trim()
  if (text === '') return []
  const { to, label, read }: FieldRow = fieldRows[field]
  const by = answered(field, draft)
  const inOneLine = (pieces: readonly string[], name: string): Entry => {
    const as = words(standard(`fields/${field}`, by))
    if (pieces.length < 2 || isMarkup(text)) return said('journeys', field, text, by, name, { ref: 'US' })
    const shown = pieces.flatMap((piece, at) => as`${at > 0 ? ', ' : ''}${at + 1} “${you(field, piece)}”`)
    return { to: 'journeys', ref: 'US', words: as`${name}: ${shown}` }
  }
  switch (read) {
    case 'lines':
      return []
    case 'actions': {
      const actions = field === 'dashboardWidgets' ? readWidgets(text) : readActions(text)
      // Features say it already; required twice, it would be built twice. Dashboard widgets do not say what people do.
      const isSaid = draft.coreFeatures.trim() !== '' || draft.keyActions.trim() !== ''
      if (field === 'coreUserActions' && isSaid) return [inOneLine(actions, 'What people do')]
      const custom = answersIn(draft).lines.flatMap((one) => (isWish(one) ? one.text.toLowerCase() : []))
      const others = actions.filter((action) => !custom.includes(action.toLowerCase()))
      return others.map((action) => said(to, field, action, by, label, { ref: 'FR' }))
    }
    case 'entities': {
      const { entities } = answersIn(draft)
      // Bare names need no line each.
      const areBare = entities.every((entity) => entity.text === entity.name)
      return areBare
        ? [said(to, field, text, by, 'Records (what “record” and “item” mean here)')]
        : entities.map((entity) => said(to, field, entity.text, by, 'Record'))
    }
    case 'journey':
      return [inOneLine(readSteps(text), label)]
    default: {
      const row = read === 'architecture' ? ownValue(architectureRows, text.toLowerCase()) : undefined
      return [
        said(to, field, text, by, label, field === 'projectDescription' ? { numbered: true } : {}),
        ...(row === undefined ? [] : [line(to, standard('architecture', by), row, { level: 1 })]),
      ]
    }
  }
}

/** What people come for is built before what they asked for beside it. */
const coreFields = ['coreFeatures', 'coreUserActions', 'keyActions', 'dashboardWidgets'] as const

function hasCore(draft: PromptDraft): boolean {
  return coreFields.some((field) => draft[field].trim() !== '')
}

function isWish({ id }: Pick<Given, 'id'>): boolean {
  return id.startsWith('C')
}

function hasWishes(draft: PromptDraft): boolean {
  return hasCore(draft) || answersIn(draft).lines.some(isWish)
}

/** A description of this length says more than what the product is, whatever its form. */
const longDescription = 200

/** What is described and nowhere else asked for: by the ids that it has where it stands. */
function describedLines(draft: PromptDraft): Entry[] {
  const text = draft.projectDescription.trim()
  const isShort = text.length < longDescription
  if (text === '' || (hasWishes(draft) && isShort && findBeginnings(text).length === 0)) return []
  const origin = standard(describedRow, answered('projectDescription', draft))
  const wanted =
    '**What my words describe** but no other FR covers: each wish in it is a requirement, under its D id if it has one, else under the next free id; background information is not. The text above a line says what the line belongs to.'
  return [line('requirements', origin, wanted, { ref: 'FR', ...(hasCore(draft) && further) })]
}

/** A rule, a custom feature or a note. */
function givenLine({ id, field, text }: Given, draft: PromptDraft): Entry {
  if (isWish({ id }))
    return said('requirements', field, text, chosen(field, text.slice(0, longestFeature)), '', {
      about: id,
      ref: 'FR',
      ...(hasCore(draft) && further),
    })
  const by = answered(field, draft)
  if (id.startsWith('R')) return said('core', field, text, by, '', { about: id, ref: 'BR' })
  return said('core', field, text, by, 'Note', { about: id })
}

/** Required answers that are not there yet, each as work for the builder. */
function missingLines(draft: PromptDraft): Entry[] {
  const sections: Partial<Record<FieldName, FieldRow>> = fieldRows
  return missingFields(draft).flatMap((field) => {
    const text = missingRows[field]
    const isDescribed = field === 'features' && draft.projectDescription.trim() !== '' && !hasWishes(draft)
    if (text === undefined || isDescribed) return []
    const to = sections[field]?.to ?? (field === 'features' ? 'requirements' : 'product')
    const origin = standard(`missing/${field}`, chosen(field, ''))
    return [line(to, origin, text, { about: `missing:${field}`, derive: true })]
  })
}
