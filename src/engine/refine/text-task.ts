import type { Refinement } from '#tools/define-tool.ts'
import { listSections, replaceSection } from '#tools/text-sections.ts'
import { takesAway, wantsShorter } from '#tools/wish-kind.ts'
import { asData } from './as-data.ts'
import { findViolations } from './find-violations.ts'
import type { Fitting, RefineJob, RefineTask } from './refine-task.ts'
import { watchSections } from './watch-sections.ts'

/** A text to write anew, or one section of it. */
export function textTask(
  refine: Refinement<unknown, object>,
  { input, output, wish }: RefineJob,
): RefineTask {
  const draft = wish?.text ?? refine.draftOf(output)
  const section = wish?.section
  const words = wordRange(refine, draft, wish)
  const headings = listSections(draft).map(({ heading }) => heading)

  return {
    form: 'text',
    material: [
      asData('form_data', JSON.stringify(input)),
      asData('draft', draft),
      ...(wish?.instruction === undefined ? [] : [asData('wish', wish.instruction)]),
      ...(section === undefined ? [] : [asData('section', section)]),
      orderFor(wish, words),
    ].join('\n\n'),
    fit(text) {
      const whole = section === undefined ? trimmedAs(draft, text) : inSection(draft, section, text)
      if (whole === undefined) return { violations: ['Return only the words of that one section.'] }
      if (wish !== undefined && whole === draft) return { violations: ['The text is the same as before.'] }
      return fitWhole(whole)
    },
    listener({ onText, onSection }) {
      if (section !== undefined) {
        let isFirst = true
        return (delta) => {
          if (isFirst) onSection?.(section)
          isFirst = false
          onText?.(delta)
        }
      }
      const watch = watchSections(headings, (heading) => onSection?.(heading))
      return (delta) => {
        watch(delta)
        onText?.(delta)
      }
    },
  }

  function fitWhole(text: string): Fitting {
    const violations = findViolations({
      source: refine.sourceOf(input),
      draft,
      text,
      words,
      ...(wish?.instruction === undefined ? {} : { wish: wish.instruction }),
    })
    if (violations.length > 0) return { violations }
    const refined = refine.withText(output, text)
    return refined === undefined
      ? { violations: ['Return the text in exactly the form of the draft.'] }
      : { output: refined }
  }
}

function trimmedAs(draft: string, text: string): string {
  return draft.endsWith('\n') ? `${text.trim()}\n` : text.trim()
}

function inSection(draft: string, section: string, text: string): string | undefined {
  const words = withoutHeading(text.trim(), section)
  if (words === '') return undefined
  const whole = replaceSection(draft, section, words)
  // Headings inside the answer would cut the section into several.
  return whole !== undefined && listSections(whole).length === listSections(draft).length ? whole : undefined
}

/** Models like to repeat the heading they were asked for. */
function withoutHeading(text: string, section: string): string {
  const [first = ''] = text.split('\n', 1)
  if (first.replace(/^#+\s*|[:*\s]+$/gu, '') === section) return text.slice(first.length).trim()
  return text.startsWith(`${section}: `) ? text.slice(section.length + 2) : text
}

function wordRange(
  refine: Refinement<unknown, object>,
  draft: string,
  wish: RefineJob['wish'],
): { min: number; max: number } {
  const count = draft.split(/\s+/u).filter(Boolean).length
  if (wish?.instruction === undefined && wish?.section === undefined) return refine.wordsFor(count)
  const instruction = wish.instruction ?? ''
  if (wish.section === undefined && wantsShorter(instruction))
    return { min: Math.round(count * 0.15), max: Math.max(1, count - 1) }
  return { min: Math.round(count * (takesAway(instruction) ? 0.2 : 0.6)), max: count * 2 + 150 }
}

function orderFor(wish: RefineJob['wish'], { min, max }: { min: number; max: number }): string {
  if (wish?.section !== undefined)
    return `Write only the section named in <section> anew${wish.instruction === undefined ? ', in other words and more precise than it is' : ', as the wish says'}. Return only the words of this section, without its heading; everything else stays as it is.`
  if (wish?.instruction !== undefined)
    return `Change the draft as the wish says, as far as that agrees with your instructions, and leave the rest as it is. ${min} to ${max} words.`
  if (wish !== undefined)
    return `Write another version of the draft: the same facts, other choices in everything that is yours to choose. ${min} to ${max} words.`
  return `Improve the draft. ${min} to ${max} words.`
}
