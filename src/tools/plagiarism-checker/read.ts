import { byModel, type Item } from '../contract/plan.ts'
import { planInSections } from '../contract/section-plan.ts'
import type { Reading } from '../contract/tool-core.ts'
import type { PlagiarismPlan } from './plan.ts'

type Key = 'explanation' | 'rewritten'
type Texts = Record<Key, Item[]> & { labels: object }

const sections = [
  { number: 1, key: 'explanation', name: 'Explanation', kind: 'paragraphs' },
  { number: 2, key: 'rewritten', name: 'Rewritten version', kind: 'paragraphs', hasNoScenes: true },
] as const
const inSections = planInSections<Key, Texts>(sections, { explanation: [], rewritten: [], labels: {} })

export function readReply(reply: string): Reading<PlagiarismPlan> {
  const { plan, ...reading } = inSections.read(reply, (text) => ({ ...byModel, text }))
  return { ...reading, plan: plan && { explanation: plan.explanation, rewritten: plan.rewritten } }
}

export function writeReply({ explanation, rewritten }: PlagiarismPlan): string {
  return inSections.write({ explanation, rewritten, labels: {} })
}
