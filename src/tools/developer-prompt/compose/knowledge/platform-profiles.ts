import type { Platform } from '../../form.ts'

/** How each tool wants its first message; word bands are for products with data, content types take `contentWords`. */
export type PlatformProfile = {
  name: string
  words: readonly [low: number, high: number]
  contentWords: readonly [low: number, high: number]
  /** Characters of the whole brief, verbatim appendix included. */
  maxCharacters: number
  maxRequirements: number
  statesStack: boolean
  /** The closing line: what to do now. */
  lastLine: string
}

export const platformProfiles: Readonly<Record<Platform, PlatformProfile>> = {
  lovable: {
    name: 'Lovable',
    words: [800, 1400],
    contentWords: [500, 900],
    maxCharacters: 12_000,
    maxRequirements: 60,
    statesStack: false,
    lastLine:
      'Start with Phase 1 only. If an open question blocks you, ask it first; otherwise use its default.',
  },
  v0: {
    name: 'v0',
    words: [450, 850],
    contentWords: [320, 600],
    maxCharacters: 7_000,
    maxRequirements: 18,
    statesStack: false,
    lastLine: 'Build the screens in Pages and navigation now, with all states.',
  },
  replit: {
    name: 'Replit',
    words: [700, 1150],
    contentWords: [450, 800],
    maxCharacters: 10_000,
    maxRequirements: 40,
    statesStack: false,
    lastLine: 'Show the plan, then build Phase 1 and stop at a checkpoint.',
  },
  cursor: {
    name: 'Cursor',
    words: [1000, 1700],
    contentWords: [650, 1100],
    maxCharacters: 14_000,
    maxRequirements: 60,
    statesStack: true,
    lastLine: 'Write the plan now. Do not edit files until I approve it.',
  },
  'github-copilot': {
    name: 'GitHub Copilot',
    words: [1000, 1700],
    contentWords: [650, 1100],
    maxCharacters: 16_000,
    maxRequirements: 60,
    statesStack: true,
    lastLine: 'Create these as issues in order; each PR closes exactly one.',
  },
  other: {
    name: 'your AI coding tool',
    words: [900, 1500],
    contentWords: [600, 1000],
    maxCharacters: 14_000,
    maxRequirements: 60,
    statesStack: true,
    lastLine: 'Reply with the plan, then build Phase 1.',
  },
}
