import { textOf } from '../contract/plan.ts'
import { endMarker, sectionHeading } from '../contract/reply-sections.ts'
import { listedFields } from './given.ts'
import { openSections, standsApart, type BriefItem, type BriefPlan } from './plan.ts'
import { briefSections, headNumber, phrasesNumber } from './reply-form.ts'

/** The plan as the reply that would give it. */
export function writePlan(plan: BriefPlan): string {
  const head = [plan.name, plan.oneLine].flatMap((item) => (item === undefined ? [] : textOf(item)))
  const sections = briefSections
    .filter(({ key }) => plan[key].length > 0)
    .map(({ number, key: id, name }) => {
      const items = plan[id].map((item, at) => {
        const isApart = at > 0 && (standsApart(item) || standsApart(plan[id][at - 1]))
        const isAssumed = !openSections.has(id) && item.words.some(({ from }) => from === 'assumed')
        return `${isApart ? '\n' : ''}${writeItem(item, isAssumed)}`
      })
      return [sectionHeading(number, plan.headings[id] ?? name), ...items].join('\n')
    })
  const phrases = Object.entries(plan.phrases).map(([id, text]) => `- ${id}: ${text}`)
  return [
    `${sectionHeading(headNumber, 'Name')}\n${[...head, plan.size].join('\n')}`,
    ...sections,
    ...(phrases.length === 0 ? [] : [`${sectionHeading(phrasesNumber, 'Phrases')}\n${phrases.join('\n')}`]),
    endMarker,
  ].join('\n\n')
}

const marker = /^([\s#>*_-]*)\[(?=\d|end\])/iu

function writeItem(item: BriefItem, isAssumed: boolean): string {
  const text = textWithIds(item)
  if (item.block === 'table') return text
  const indent = item.level === 1 ? '  ' : ''
  const marks = [item.ref, item.priority && `(${item.priority})`, isAssumed && '(A)'].filter(Boolean)
  const [first = '', ...further] = [...marks, text].join(' ').split('\n')
  const start = item.block === 'text' ? '' : item.block === 'check' ? `${indent}- [ ] ` : `${indent}- `
  // Quoted, a further line can begin with anything but the marker of a section.
  const below = further.map((line) => `${indent}  > ${line.replace(marker, '$1\\[')}`)
  return [`${start}${first}`, ...below].join('\n')
}

/** The ids in the place of the person's sentences, as a model gives them; features in front. */
function textWithIds({ words, about = '', answers = [] }: BriefItem): string {
  const ids = [...new Set([about, ...answers])].filter((id) => id !== '' && !id.startsWith('missing:'))
  const lines = ids.filter((id) => /^[RCX]\d+$/u.test(id))
  const features = ids.filter((id) => !lines.includes(id)).map((id) => `[F:${id}] `)
  const text = words.map(({ text: own, from, field = '' }) => {
    const id = from === 'you' && listedFields.has(field) ? lines.shift() : undefined
    return id === undefined ? own : `[${id}]`
  })
  return `${features.join('')}${text.join('')}`
}
