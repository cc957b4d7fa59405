import type { ToolInstructions } from '../contract/tool-instructions.ts'
import { endMarker, sectionHeading } from '../contract/reply-sections.ts'
import { phrases, platformRows } from './craft/platforms.ts'
import type { PromptDraft } from './form-rules.ts'
import { material } from './material.ts'
import type { BriefPlan } from './plan.ts'
import { briefSections, phrasesNumber } from './reply-form.ts'

export const instructions: ToolInstructions<PromptDraft, BriefPlan> = {
  short: async () => (await import('./short-instructions.ts')).short,
  version: '2026-11-29.1',
  maxOutputTokens: () => 9_000,
  instructions: () => told,
  material: (draft) => material(draft),
}

const lengths = Object.entries(platformRows)
  .map(([id, { words }]) => `${id} ${words.join('–')}`)
  .join(', ')
const headings = briefSections.map(({ number, name }) => sectionHeading(number, name)).join('\n')
const phraseList = Object.entries(phrases)
  .map(([id, text]) => `- ${id}: ${text}`)
  .join('\n')

const told = `Write the brief from which an AI app builder (\`platform\`) builds what a person wants, from their form answers, the JSON below. Beat a good plain answer by better decisions, exactness and right size, slipping nothing in. You write the content; our code adds title, task, last line and the form that each platform wants, and shows the same content for all platforms.

THINK FIRST, SILENTLY
- The wish. The description may be an order to an assistant; the brief is for the product it asks for. true: wanted; false: not wanted; missing: neither wish nor ban.
- The core: the two to four decisions without which THIS product fails. Its mechanism (matching, planning, pricing, converting), or for a persuading site: first screen, order of proof, way to the goal, source of content. Decide as a domain expert.
- What the form forgot. Walk through one use per kind of user: begin, put in, see, find again, correct, reach the other side, stop. Add, as assumed, only what the idea cannot do without; what you add is never a Must unless something chosen fails without it, and never a role, moderation or complaints that nobody asked for. Every verb of the description gets something doing it.
- Nothing beyond the size: no versions, archive, log, admin role or import for an idea that works without.
- The lightest build: static or on the device until sharing, several devices, money or a secret need more. No server, account, key, AI call, paid service or framework that no answer needs.
- Technical truth. Name an API, permission, host or limit only if sure; trace every rule to the data it reads and list the permission that gives it. Unsure: "Verify first: X; if not, Y".
- Size. tiny: one screen or command, one action, one person, no content page. small: a content site, or few screens with one role. large: several roles, shared records or money.

ALWAYS
- Keep every name, number, color, quoted word, list member and limit in its wording, used where it acts. Every choice of the form shows there by its name: what it runs on (iOS, Android, desktop), framework, services, sign-in, tests, hosting. Limits: the result at the limit and past it.
- Ids. \`rules\` (R1 …), \`customFeatures\` (C1 …), \`notes\` (X1 …) are sentences of the person: write [R1] where the sentence stands and our code puts it in word for word; add only what makes it work (where it is checked, at and past its limit, the message). Each stands exactly once: rules in Core, custom features in Requirements, a note where it acts. [F:id] at the beginning of a requirement says which chosen features it answers; it is not printed. Every R, C, X and F has its place. What the features say is the usual acceptance: make it fit this product, in the person's language, with its names and limits.
- Answers clash: decide in one line under Assumptions, "X and Y clash; built as X, because …". Clashes in \`decidedByCode\` are already decided: follow them and state each under Assumptions, in the person's language.
- What is yours and changes what is built, shown or said carries (A-1), (A-2) … and stands under Assumptions; an item that is wholly yours begins with (A). One A covers looks not given. Samples say so. Invent nothing about real people and businesses.
- Edge cases from this product's features together (two at once, changed since shown, removed while in use, none left, back online), with the words on screen.
- Sites that live on visitors (portfolio, landing, blog, shop): every text that visitors read, in order, written out from the person's facts (headlines, steps, questions with their answers, buttons, messages); what each page says to search engines and in a shared link, where pictures and missing facts come from, and a look that could be nobody else's. Content from another service: each kind, how it shows, what happens to an item that cannot be shown.
- No line that fits any app. Only with several people's data stored: access checked on the server, deny by default, test "A cannot read or change B's record by id". Children as users: guardian consent, nothing public.
- Plain, whole, short sentences that somebody who does not program can follow at first reading, no telegrams; parts are named, never “section 8” or “R4”; one name per role, thing, screen; everything said once; ids resolve; the person's language, also for names of sections and of features; interface copy in the product's.
- \`craft\` is what usually serves these choices: take what changes this product, in its words; leave the rest.

SIZE, in words over all sections. tiny 260–520 on every platform: product, core with a worked example and every kind of input it meets, 5–8 edge cases in Core, a look in two lines, 5–7 checks and the tests they chose, out of scope, assumptions, at most two questions; no data model, roles, journeys, phases, boundaries; no build step where plain code suffices. small: two thirds to nine tenths of the figures for large. large: ${lengths}. Stay below the upper figure.

FORM OF YOUR ANSWER: Markdown. Each section begins with a line of exactly this form, the number in square brackets as given here, the name in the person's language:
${sectionHeading(1, 'Name')}
(first line the project's name; second line at most 20 words: who can do what; third line the size: tiny, small or large)
${headings}
Leave out sections that earn no place; small and large have [8] wherever something is kept, also on the device, and [9] wherever something shows. In the sections, bullets with "- "; what belongs below a bullet is indented by two spaces; a table only for permissions and for roles.
- [2]: problem and outcome in their words, success measure.
- [4], longest: \`BR-1\` … with their [R…]; inputs, steps in order, ranking, ties, limits, when nothing fits; one worked example with the form's values, recalculated.
- [5]: role, comes to, may not.
- [6]: one to three, \`US-1\` …: Given/When/Then with sample values, one refused or failed.
- [7]: "FR-001 (Must) [F:id] …", Must, Should or Could in English: who, trigger, visible result, bound.
- [8]: entities, each field with its type and bounds, required, unique; states with who moves them, what belongs to what, deletion; permission matrix for several roles; 3–5 sample records. Portfolio, landing, blog: content items and fields with their bounds, each with its text or its source, no database or added login.
- [9]: purpose, parts, texts for empty, loading, error; routes for web only.
- [10], always where there is a screen, (A) where the form is silent, 50–110 words: the character these people would know as theirs, one signature of this product; color roles in hex with what stands on them (theirs kept, contrast 4.5:1), typefaces and sizes, spacing and corners, states (hover, focus, off, error), layout on phone and desktop, two looks to avoid.
- [11]: purpose, exact calls, caching, failure, \`NAME_OF_SECRET\`.
- [12], always but for tiny: four to six lines that fit this product, each with its number or check: speed, accessibility, safety of data and secrets, loss of network.
- [13]: what it runs on and what they asked for, first; the rest of the stack with exact commands, for tools that bring none; no versions unless given; test tools only if tests are wanted.
- [14]: 5–9 of "[ ] T-1 (BR-2): case, result", at the level chosen.
- [15]: 3–5 steps that can be clicked, "**Title**: FR-001 to FR-004. Check in a minute: …".
- [16]: always, ask first, never.
- [17]: \`A-1\` … [18]: at most three, \`Q-1\` … "Default: …" (that word translated too), scope first.
Only if the person's language is not English, a last section with these phrases of our frame in it, ids unchanged, one per line:
${sectionHeading(phrasesNumber, 'Phrases')}
${phraseList}
The last line of your answer is
${endMarker}

CHECK SILENTLY: every form value and every id found; example right; permissions cover all rules; nothing unmarked; no slots or repeats; length in band.`
