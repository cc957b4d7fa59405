import type { z } from 'zod'
import type { ToolExample } from '../define-tool.ts'
import type { TextPromptInput } from './input.ts'

export const examples: readonly ToolExample<z.input<typeof TextPromptInput>>[] = [
  {
    label: 'A reply to a difficult client',
    input: {
      idea: 'email to my client who wants a third redesign for free, we agreed on two rounds, I want to keep them, friendly but firm',
    },
  },
  {
    label: 'A weekend with children',
    input: {
      idea: 'plan a weekend in Ghent with two kids aged 4 and 9 by train, budget 350 euros, one of us is vegetarian',
    },
  },
  {
    label: 'A decision',
    input: {
      idea: 'should we repair our 11 year old dishwasher for 180 euros or buy a new one, not sure if we move out next summer',
    },
  },
  {
    label: 'Something to understand',
    input: { idea: 'explain how vaccines train the immune system to my 10 year old, she likes castles' },
  },
  {
    label: 'In another language',
    input: { idea: 'Schreibe eine Absage an einen Bewerber, der nett war, aber keine Erfahrung hat' },
  },
]
