import type { Brief, BriefEntity, BriefField, BriefRelation } from '../brief.ts'
import { bullets, paragraphs, table, type Tightness } from './layout.ts'
import { safeCell } from '../words/inline.ts'
import { clipWords } from '../words/english.ts'
import { joinList } from '#shared/text/join-list.ts'

export function writeData(brief: Brief, tightness: Tightness): string {
  const { entities, relations, relationNotes, permissions } = brief
  if (entities.length === 0) return ''
  const marked = entities.some((entity) => entity.assumed || entity.fields.some((field) => field.assumed))
  const intro = `All tables: id, created_at, updated_at.${marked ? ' † assumed.' : ''}`
  const listed = entities.filter(
    (entity) =>
      !entity.assumed ||
      (entity.fields.length > 0 && (tightness < 3 || entity.samples.some((sample) => sample.title !== ''))),
  )
  const bare = entities.filter((entity) => !listed.includes(entity)).map((entity) => `${entity.name}†`)
  const rows = listed.map((entity) => [`${entity.name}${entity.assumed ? '†' : ''}`, showFields(entity)])
  const columns = permissions.entities
    .map((name, index) => ({ name, index }))
    .filter(({ name }) => tightness < 3 || entities.some((entity) => entity.name === name && !entity.assumed))
    .slice(0, tightness >= 6 ? 3 : 6)
  const matrix = table(
    ['', ...columns.map(({ name }) => name)],
    permissions.rows.map((row) => [row.role, ...columns.map(({ index }) => row.cells[index] ?? 'none')]),
  )
  return paragraphs(
    intro,
    rows.length > 0 ? table(['Entity', 'Fields'], rows) : '',
    bare.length > 0 ? `Needed by requirements, fields as those say: ${joinList(bare)}.` : '',
    relationLines(relations, relationNotes, brief),
    brief.roles.length === 1
      ? singleRights(brief)
      : permissions.rows.length > 0 && columns.length > 0
        ? matrix
        : '',
    tightness >= 6 ? '' : sampleLines(brief, tightness),
  )
}

/** With one role a matrix says nothing: ownership does. */
function singleRights(brief: Brief): string {
  const [role] = brief.roles
  const owner = brief.facets.has('guest') ? 'device, later the account,' : `${role?.label ?? 'user'} account`
  return `Rights: each row belongs to the ${owner} that created it; only there can it be read, changed or archived. Another id answers "Not found".`
}

function showFields(entity: BriefEntity): string {
  const own = entity.fields.filter((field) => !/^(?:id|created_at|updated_at)$/.test(field.name))
  if (own.length === 0) return entity.assumed ? 'as its requirement says' : 'name, note†'
  return own.map((field) => showField(field, entity)).join(', ')
}

function showField(field: BriefField, entity: BriefEntity): string {
  const mark = field.assumed === true && !entity.assumed ? '†' : ''
  const name = safeCell(field.name)
  if (field.reference !== undefined) return `${name} → ${field.reference}${mark}`
  const facts: string[] = []
  if (field.values && field.values.length > 0) facts.push(field.values.map(safeCell).join(', '))
  else if (
    !/^(?:string|reference|$)/.test(field.type) &&
    field.currency !== true &&
    !field.name.toLowerCase().endsWith(field.type.toLowerCase()) &&
    !obvious(field)
  )
    facts.push(field.type)
  if (field.currency === true) facts.push('integer minor units + currency')
  if (field.unique === true) facts.push('unique')
  if (field.note !== undefined) facts.push(safeCell(field.note))
  return `${name}${mark}${facts.length === 0 ? '' : ` (${facts.join('; ')})`}`
}

/** Types a reader sees from the name: a date called due_date, a flag called needs_briefing. */
function obvious(field: BriefField): boolean {
  if (/date/.test(field.name) && field.type === 'date') return true
  if (/_at$/.test(field.name) && field.type === 'timestamp') return true
  return (
    field.type === 'email' ||
    field.type === 'phone' ||
    field.type === 'text' ||
    (field.type === 'url' && /photo|image|link|url|file|avatar|cover/.test(field.name))
  )
}

function relationLines(relations: readonly BriefRelation[], notes: readonly string[], brief: Brief): string {
  const symbols = { 'one-to-many': '1—N', 'one-to-one': '1—1', 'many-to-many': 'N—N' } as const
  const shown = relations.slice(0, 14)
  const cascades = shown.filter((relation) => relation.onDelete === 'cascade')
  const parts: string[] = []
  if (shown.length > 0) {
    parts.push(
      `${shown.map((relation) => `${relation.from} ${symbols[relation.kind]} ${relation.to}`).join('; ')}.`,
    )
    const restrict = cascades.length === shown.length ? '' : 'On delete: restrict'
    const cascade =
      cascades.length === 0
        ? ''
        : `${restrict === '' ? 'On delete: cascade' : '; cascade'} for ${joinList(cascades.map((relation) => relation.to))}`
    parts.push(`${restrict}${cascade}.`)
  }
  const machines = statusLines(brief)
  return paragraphs(
    parts.join(' '),
    notes.length > 0 ? `Also: ${notes.map((note) => `"${note}"`).join('; ')}.` : '',
    machines,
  )
}

/** The order in which a status may change, from the verbs of the actions. */
function statusLines(brief: Brief): string {
  const lines: string[] = []
  for (const entity of brief.entities) {
    const values = entity.status?.values
    if (!values || values.length < 2 || entity.assumed) continue
    if (
      /stage|phase|step/.test(entity.status?.name ?? '') ||
      (values.length >= 4 &&
        !values.some((value) =>
          /cancel|reject|fail|declin|overdue|expired|lost|refund|archiv|block/i.test(value),
        ))
    ) {
      lines.push(`${entity.name}.${entity.status?.name}: ${values.join(' → ')}, one step at a time`)
      continue
    }
    const changes = brief.actions.filter((action) => action.change?.entity === entity.name)
    const steps = [
      ...new Map(
        changes.map((action) => [action.change?.to ?? '', `${action.verb} → ${action.change?.to}`]),
      ).values(),
    ]
    if (steps.length > 0)
      lines.push(`${entity.name}.${entity.status?.name}: starts as "${values[0]}"; ${steps.join('; ')}`)
  }
  return lines.length === 0 ? '' : `${lines.slice(0, 3).join('. ')}.`
}

function sampleLines(brief: Brief, tightness: Tightness): string {
  const perEntity = tightness >= 2 ? 2 : 3
  const limit = tightness >= 5 ? 2 : tightness >= 4 ? 3 : tightness >= 2 ? 4 : 7
  const ranked = brief.entities
    .filter((entity) => !entity.assumed || entity.samples.some((sample) => sample.title !== ''))
    .filter((entity) => entity.samples.length > 0)
  const chosen = [...ranked].sort((left, right) => sampleRank(left) - sampleRank(right)).slice(0, limit)
  const lines = brief.entities
    .filter((entity) => chosen.includes(entity))
    .flatMap((entity) => {
      const records = entity.samples.slice(0, perEntity).map((sample) => {
        const values = sample.values
          .slice(0, tightness >= 3 ? 3 : 5)
          .map(({ field, value }) => (/^(?:yes|no|\d+(?:\.\d+)?)$/.test(value) ? `${field} ${value}` : value))
        return sample.title === ''
          ? values.join(', ')
          : `${sample.title}${values.length > 0 ? ` (${values.join(', ')})` : ''}`
      })
      const text = records.filter((record) => record !== '').join('; ')
      return text === '' ? [] : [`${entity.name}: ${text}`]
    })
  return lines.length === 0 ? '' : `Sample data:\n${bullets(lines)}`
}

/** People come last: their names already stand in the journeys. */
function sampleRank(entity: BriefEntity): number {
  return Number(entity.assumed) * 2 + Number(entity.person !== undefined)
}

/** For v0: the visible data as types and a few rows. */
export function writeDataTypes(brief: Brief, tightness: Tightness): string {
  const visible = brief.entities
    .filter(
      (entity) => !entity.assumed || (tightness < 5 && entity.samples.some((sample) => sample.title !== '')),
    )
    .slice(0, 8)
  const types = visible.map((entity) => {
    const fields = entity.fields
      .filter((field) => !/^(?:id|created_at|updated_at)$/.test(field.name))
      .map((field) =>
        (typeOf(field) === 'string' && tightness >= 4) || (tightness >= 7 && field.values === undefined)
          ? field.name
          : `${field.name}: ${typeOf(field)}`,
      )
    return `\`${entity.name} { ${fields.join('; ') || 'name: string'} }\``
  })
  const hidden = brief.entities.filter((entity) => !visible.includes(entity)).map((entity) => entity.name)
  const symbols = { 'one-to-many': '1—N', 'one-to-one': '1—1', 'many-to-many': 'N—N' } as const
  const isInFields = (relation: BriefRelation) =>
    relation.kind === 'one-to-many' &&
    visible.some(
      (entity) =>
        entity.name === relation.to && entity.fields.some((field) => field.reference === relation.from),
    )
  const implied =
    tightness >= 6 ? brief.relations.filter((relation) => !isInFields(relation)) : brief.relations
  const relations = implied
    .slice(0, 8)
    .map((relation) => `${relation.from} ${symbols[relation.kind]} ${relation.to}`)
  const rights =
    brief.permissions.rows.length > 1
      ? brief.permissions.rows.slice(0, 4).map(
          (row) =>
            `${row.role}: ${brief.permissions.entities
              .map((entity, index) => ({ entity, cell: row.cells[index] ?? '' }))
              .filter(({ cell }) => cell !== 'none')
              .slice(0, 4)
              .map(({ entity, cell }) => `${entity} ${cell}`)
              .join(', ')}`,
        )
      : []
  const notes = brief.relationNotes.map((note) => `"${note}"`)
  return paragraphs(
    bullets(types),
    [
      relations.length > 0 ? `${relations.join('; ')}.` : '',
      hidden.length > 0 && tightness < 4 ? `Behind the scenes: ${hidden.join(', ')}.` : '',
      notes.length > 0 ? `Also: ${notes.join('; ')}.` : '',
    ]
      .filter((part) => part !== '')
      .join(' '),
    rights.length > 0 && tightness < 5
      ? `Rights to show and hide by:\n${bullets(rights.map((line) => clipWords(line, 40)))}`
      : '',
    tightness >= 6 ? '' : sampleLines(brief, tightness < 2 ? 2 : tightness),
  )
}

function typeOf(field: BriefField): string {
  if (field.values && field.values.length > 0)
    return field.values.map((value) => `'${safeCell(value)}'`).join(' | ')
  if (field.reference !== undefined) return field.reference
  if (/bool/.test(field.type)) return 'boolean'
  if (/int|number|decimal|minor/.test(field.type)) return 'number'
  return /date|time/.test(field.type) ? 'Date' : 'string'
}

const bareFields = 5

/** Content types have items with fields instead of tables. */
export function writeContent(brief: Brief, tightness: Tightness): string {
  return bullets(
    brief.content
      .filter(
        (item) =>
          tightness < 4 ||
          !(
            tightness >= 7
              ? /^(?:Section|Testimonial|FAQ|About|Comment|Subscriber)$/
              : /^(?:Section|Testimonial)$/
          ).test(item.name),
      )
      .map((item, index, items) => {
        const shownSamples =
          (tightness >= 7 && /^(?:Lead|Proof)$/.test(item.name)) ||
          (tightness >= 8 && items.slice(0, index).some(({ samples }) => samples.length > 0))
            ? []
            : item.samples
                .slice(0, tightness >= 4 ? 1 : tightness >= 2 ? 2 : 5)
                .map((sample) =>
                  tightness >= 7 ? (sample.split('" / "')[0] ?? sample).replace(/^("[^"]*)$/, '$1"') : sample,
                )
        const fields =
          tightness >= 8 ? item.fields.split(/[;,] /).slice(0, bareFields).join(', ') : item.fields
        return `${item.name}: ${fields}.${shownSamples.length > 0 ? ` Sample: ${shownSamples.join('; ')}.` : ''}`.replace(
          /\.\.$/,
          '.',
        )
      }),
  )
}
