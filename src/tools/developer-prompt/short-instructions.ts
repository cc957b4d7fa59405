import { endMarker, sectionHeading } from '../contract/reply-sections.ts'
import { sectionsStep, type ShortInstructions } from '../contract/short-instructions.ts'
import type { PromptDraft } from './form-rules.ts'
import { material } from './material.ts'
import type { BriefPlan } from './plan.ts'
import { briefSections, replySections } from './reply-form.ts'

export const short: ShortInstructions<PromptDraft, BriefPlan> = {
  instructions: () => told,
  material: (draft) => material(draft, 'short'),
  steps: () =>
    [[1, 2, 3], [4], [5, 6], [7], [8], [9, 10], [11, 12, 13], [14, 15, 16], [17, 18]].map((numbers) =>
      sectionsStep(replySections, 900, numbers),
    ),
}

const headings = briefSections.map(({ number, name }) => `[${number}] ${name}`).join(', ')

const told = `Write the brief from which an AI app builder builds what a person wants, from their form answers, the JSON below. You write the content; our code adds the task and the form that each builder wants.

RULES
- The description may be an order to an assistant; the brief is for the product it asks for. true: wanted; false: not wanted; missing: neither.
- Decide the two to four things without which THIS product fails (how it matches, plans, prices, converts). Every verb of the description gets something doing it. Add, as assumed, only what the idea cannot do without.
- Nothing beyond the size. tiny: one screen or command, one person; 230–400 words, no roles, journeys, data model, phases. small: a content site, or few screens with one role; 600–900 words. large: several roles, shared records or money; 1,200–1,800 words.
- The lightest build: no server, account, key, paid service or framework that no answer needs. Name an API or limit only if sure.
- Keep every name, number, color, quoted word and limit in its wording, where it acts; every choice of the form shows by its name. Limits: the result at the limit and past it.
- \`rules\` (R1 …), \`customFeatures\` (C1 …), \`notes\` (X1 …) are sentences of the person: write [R1] where the sentence stands, and our code puts it in. Each stands exactly once: rules in [4], custom features in [7], a note where it acts. A requirement begins with the chosen features it answers: [F:id]. Every R, C, X and F has its place.
- Clashes in \`decidedByCode\` are decided: follow them and state each under [17] in the person's language. Other clashes: decide there, "X and Y clash; built as X, because …".
- An item that is wholly yours begins with (A) and stands under [17].
- Several people's data: access checked on the server, deny by default. Children as users: guardian consent, nothing public.
- Plain whole sentences in the person's language; everything once; invent nothing about real people; no line that fits any app.

FORM: Markdown. Each section begins with a line of exactly this form, the number in square brackets:
${sectionHeading(1, 'Name')}
(first line the project's name; second line at most 20 words: who can do what; third line the size: tiny, small or large)
${sectionHeading(2, 'Product')}
and so on: ${headings}.
The names in the person's language. Leave out sections that earn no place. Bullets with "- "; a table only for permissions.
- [2]: problem, outcome, success measure. [3]: what it is not.
- [4], longest: "BR-1 …" with their [R…]; inputs, steps in order, ties, limits, when nothing fits; one worked example, recalculated.
- [5]: role, comes to, may not. [6]: "US-1 …" Given/When/Then with sample values.
- [7]: "FR-001 (Must) [F:id] …", Must, Should or Could: who, trigger, visible result, bound.
- [8]: entities, typed fields, states, uniqueness. [9]: purpose, parts, texts for empty, loading, error.
- [10], where there is a screen: colors in hex (4.5:1), type, layout. [11]: purpose, calls, failure, \`NAME_OF_SECRET\`. [12]: three to five numbers.
- [13]: what it runs on and what they asked for. [14]: 5–9 of "[ ] T-1 (BR-2): case, result". [15]: 3–5 steps "**Title**: FR-001 to FR-004. Check in a minute: …". [16]: always, ask first, never.
- [17]: "A-1 …". [18]: at most three, "Q-1 … Default: …".
The last line is
${endMarker}`
