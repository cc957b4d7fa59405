import { collectFacts } from '#shared/text/facts.ts'
import { sectionOf, type Brief, type Section } from '../brief.ts'
import { headsOf } from '../knowledge/heads.ts'
import { countWords } from '../read/count-words.ts'
import { listed } from '../read/sentences.ts'
import { framingCount } from './framed-lines.ts'

const assumed = /\s*\((?:assumed|local currency)[^()]*\)/giu
const factsMark = 'exact in the answer'
const gapLine = 'If something essential is missing, state your assumption and go on.'

/**
 * One round of improvement on a prompt of ours: assumptions become decisions, repeated demands go, one test is added.
 * A second round finds nothing left to do, so a prompt does not grow by being refined.
 */
export function refineBrief(brief: Brief, attempt: number): Brief {
  const sections = brief.sections.map(settle)
  const before = countWords(textOf(brief.sections))
  const addition = additionFor({ ...brief, sections })
  const grown =
    addition === undefined
      ? sections
      : sections.map((section) =>
          section.role === 'requirements' ? { ...section, items: [...section.items, addition] } : section,
        )
  const isModest = Math.abs(countWords(textOf(grown)) / Math.max(1, before) - 1) <= 0.1
  const refined = isModest ? grown : sections
  return { ...brief, sections: attempt === 1 ? refined : reframed(refined, attempt) }
}

function settle(section: Section): Section {
  if (section.role === 'input') return section
  const items = section.items.map((item) => item.replace(assumed, '').trim())
  return {
    ...section,
    text: section.text.replace(assumed, '').trim(),
    items: items.filter((item, index) => item !== '' && items.indexOf(item) === index),
  }
}

function additionFor(brief: Brief): string | undefined {
  const all = textOf(brief.sections)
  if (all.includes(factsMark) || all.includes(gapLine)) return undefined
  const source = `${sectionOf(brief, 'task')?.text ?? ''} ${sectionOf(brief, 'context')?.text ?? ''}`
  const facts = collectFacts(source)
    .filter((fact) => fact.length <= 30 && !/^(?:Write|Given|Tone|Help|Compare)$/u.test(fact))
    .slice(0, 4)
  return facts.length > 1 && !brief.isCompact ? `Keep ${listed(facts)} ${factsMark}.` : gapLine
}

// Regenerate on a refined prompt: same demands under other heads, in another order.
function reframed(sections: readonly Section[], attempt: number): Section[] {
  const heads = headsOf((attempt - 1) % framingCount)
  return sections.map((section) => {
    const at = section.role === 'requirements' ? (attempt - 1) % Math.max(1, section.items.length) : 0
    return {
      ...section,
      head: heads[section.role],
      items: [...section.items.slice(at), ...section.items.slice(0, at)],
    }
  })
}

function textOf(sections: readonly Section[]): string {
  return sections.map(({ text, items }) => [text, ...items].join('\n')).join('\n')
}
