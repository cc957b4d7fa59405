import type { z } from 'zod'
import type { ToolExample } from '../contract/define-tool.ts'
import type { StoryInput } from './input.ts'

const tunerIdea = 'a piano tuner who can hear which couples in the building will part'
const ferryIdea = 'two ferry captains on the Danube must share one boat until the ice breaks'
const mittenIdea = 'bedtime story for my 5 year old Jonas about a lost blue mitten, he is afraid of the dark'

export const examples: readonly ToolExample<z.input<typeof StoryInput>>[] = [
  { label: 'A gift with a price', input: { idea: tunerIdea, mode: 'story' } },
  { label: 'Bedtime story', input: { idea: mittenIdea, mode: 'story', genre: 'bedtime', audience: 'small' } },
  { label: 'A story prompt', input: { idea: ferryIdea, mode: 'prompt' } },
]
