import type { Brief } from '../brief.ts'
import { firstClause, sentence } from '../words/english.ts'
import { joinList } from '#shared/text/join-list.ts'
import { upperFirst } from '#shared/text/upper-first.ts'
import { firstSentences } from '../words/tighten.ts'
import { bullets, type Tightness } from './layout.ts'

const basicTokens = 8

export function writeDesign(brief: Brief, tightness: Tightness): string {
  const { design, behaviour, form } = brief
  const needed = design.tokens.filter((token) => !/^(?:success|warning|danger)$/.test(token.role))
  const shown = tightness >= 2 ? needed.slice(0, Math.max(basicTokens, needed.length)) : design.tokens
  const tokens = shown.map(
    (token) =>
      `${token.role} \`${token.hex}\`${token.note === undefined || (tightness >= 6 && !token.note.startsWith('"')) ? '' : ` (${tightness >= 6 ? firstClause(token.note) : token.note})`}`,
  )
  const faces =
    design.display === design.text
      ? `${design.display} throughout`
      : `${design.display} headings, ${design.text} text`
  const lines = [
    `Colours: ${tokens.join(', ')}.`,
    `Type: ${faces}${tightness >= 6 ? '' : ', system fallback'}${tightness >= 8 ? '' : `; ${design.scale}`}.`,
    tightness >= 7
      ? ''
      : tightness >= 4
        ? `${upperFirst(firstClause(design.shape))}; motion ${sentence(firstClause(design.motion))}`
        : `Shape: ${sentence(design.shape)} Motion: ${sentence(design.motion)}`,
    ...(tightness >= 8
      ? design.lines.map((line) => (line.includes('"') ? line : firstSentences(line, 1)))
      : design.lines),
    ...(behaviour.length > 0
      ? [`Behaviour: ${behaviour.map((line, index) => (index === 0 ? upperFirst(line) : line)).join('; ')}.`]
      : []),
    ...mainButton(brief, tightness),
    ...(tightness >= 7
      ? []
      : [
          `Not wanted: ${joinList(design.avoid.slice(0, tightness >= 6 ? 1 : tightness >= 4 ? 2 : 9), 'or')}.`,
        ]),
  ]
  return `${sentence(design.personality)}${tightness >= 6 ? '' : ` Style: ${form.designStyle}.`}\n\n${bullets(lines.filter((line) => line !== ''))}`
}

/** What the main control looks like in its states: the part most often left out. */
function mainButton(brief: Brief, tightness: Tightness): string[] {
  if (tightness >= 2) return []
  const action = brief.actions.find((each) => each.kind === 'create' || each.kind === 'decide')
  const label =
    brief.form.primaryCTA !== ''
      ? brief.form.primaryCTA.trim()
      : action === undefined
        ? ''
        : upperFirst(action.verb)
  return [
    `${label === '' ? 'The main button' : `"${label}"`}: filled primary, full width below 480 px, 2 px focus ring, spinner in place while saving, disabled only with the reason beside it.`,
  ]
}
