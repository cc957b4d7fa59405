import type { z } from 'zod'
import type { ToolExample } from '../contract/define-tool.ts'
import type { TextPromptInput } from './input.ts'

const clientIdea =
  'email to my client who wants a third redesign for free, we agreed on two rounds, I want to keep them, friendly but firm'
const weekendIdea =
  'plan a weekend in Ghent with two kids aged 4 and 9 by train, budget 350 euros, one of us is vegetarian'
const dishwasherIdea =
  'should we repair our 11 year old dishwasher for 180 euros or buy a new one, not sure if we move out next summer'
const vaccineIdea = 'explain how vaccines train the immune system to my 10 year old, she likes castles'
const refusalIdea = 'Schreibe eine Absage an einen Bewerber, der nett war, aber keine Erfahrung hat'

export const examples: readonly ToolExample<z.input<typeof TextPromptInput>>[] = [
  { label: 'A reply to a difficult client', input: { idea: clientIdea, kind: 'email' } },
  { label: 'A weekend with children', input: { idea: weekendIdea, kind: 'plan' } },
  { label: 'A decision', input: { idea: dishwasherIdea, kind: 'decide', length: 'medium' } },
  { label: 'Something to understand', input: { idea: vaccineIdea, kind: 'learn', reader: 'children' } },
  { label: 'In another language', input: { idea: refusalIdea } },
]
