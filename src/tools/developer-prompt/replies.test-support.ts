import { PromptDraft } from './form.ts'

/** Replies as models and chats write them, for reading tests; written by hand. */
export const shiftSwap = PromptDraft.parse({
  projectType: 'web-app',
  projectName: 'ShiftSwap',
  projectDescription:
    'Nurses on a 40-person ward trade shifts without calling each other; the ward manager approves.',
  targetAudience: 'nurses and ward manager, mostly on phones',
  mainGoal: 'fill 90 % of swap requests within 24 hours',
  coreFeatures: 'post a shift, claim a shift, manager approval',
  userRoles: 'Nurse, Manager',
  authenticationType: 'email',
  designStyle: 'modern',
  colorPreferences: 'teal #0B6E75',
  platform: 'lovable',
  features: ['wa-notify', 'wa-activity'],
  customFeatures: ['print weekly roster'],
  coreUserActions: 'post shift, claim shift, approve swap',
  userFlow: 'login -> my shifts -> post swap -> colleague claims -> manager approves',
  dataModels:
    'Nurse(name, email, grade), Shift(date, start, end, grade_required), SwapRequest(status open/claimed/approved/rejected)',
  modelRelationships: 'Nurse has many Shifts; Shift has many SwapRequests',
  businessRules: 'Only same or higher grade can claim. No more than 48 hours in 7 days.',
  additionalNotes: 'No chat.',
  testingPreference: 'unit',
})

export const shiftSwapReply = `## [1] Name
ShiftSwap
A nurse posts a shift, a qualified colleague claims it, the manager approves.
large

## [2] Product
- Nurses on a 40-person ward trade shifts by phoning around. ShiftSwap lets them post, claim and approve.
- Success: 90 % of swap requests filled within 24 hours.

## [3] Out of scope
- Payroll and other wards.

## [4] Core
- BR-1 [R1] Checked on the server when claiming; a lower grade reads “You need grade 5 for this shift”.
- BR-2 [R2] Any rolling window of 7 days: 36 + 12 = 48 is accepted, 48 + 0.5 refused with the total.
  - The manager sees the same total before approving.
- (A) BR-3 Claims close 2 hours before the shift starts. (A-1)
- [X1]

## [5] Users
| Role | Comes to | May not |
|---|---|---|
| Nurse | post and claim shifts | approve |
| Manager | approve or reject | claim |

## [6] Key journeys
- US-1 Given Amira (grade 5) works Saturday 07:00–19:00, when she posts it, then it shows under “Open swaps”.
- US-2 Given Ben has 44 hours in 7 days, when he claims 12 more, then he reads “56 h in 7 days (limit 48)”.

## [7] Requirements
- FR-001 (Must) A nurse signs in with email and posts a shift of her own that lies ahead.
- FR-002 (Must) A nurse claims an open shift; the first saved claim wins.
- FR-003 (Must) The manager approves or rejects with a reason of at most 140 characters.
- FR-004 (Should) [F:wa-notify] Both nurses hear of claim and decision in the app and by email.
- FR-005 (Should) [F:wa-activity] Who did what and when, newest first.
- FR-006 (Could) [C1]: one A4 page in landscape, names and times.

## [8] Data
- Nurse: name, email (unique), grade 1–8
- Shift: date, start, end, grade_required
- SwapRequest: status open → claimed → approved or rejected

## [9] Screens
- \`/open\`: cards with day, hours, grade and Claim; empty: “Nothing to cover.”

## [10] Design
- Confident and clear. Primary teal \`#0B6E75\`, text \`#0F1B2A\`, Plus Jakarta Sans.

## [14] Tests and done
- [ ] T-1 (BR-1): lower grade refused, equal accepted
- [ ] T-2 (BR-2): 48 accepted, 48.5 refused

## [15] Build order
- **Screens with sample data**: FR-001 to FR-003. Check in a minute: post and claim on a phone.
- **Notices, log, print**: FR-004, FR-005, FR-006. Check in a minute: print the week.

## [16] Boundaries
- Never: show email addresses to nurses.

## [17] Assumptions
- A-1 Two hours are enough to hand over.

## [18] Open questions
- Q-1 How do shifts get in? Default: the manager uploads a CSV.

[end]`

export const bikes = PromptDraft.parse({
  projectType: 'web-app',
  platform: 'cursor',
  projectName: 'BikesExchange',
  projectDescription: 'Сайт, на котором велосипедисты меняются велосипедами на время отпуска.',
  coreFeatures: 'обмен велосипедами, переписка',
  features: ['wa-search'],
  customFeatures: ['чат'],
  designStyle: 'modern',
  businessRules: 'Велосипед нельзя отдать двум людям на одни и те же дни.',
})

export const bikesReply = `## [1] Название
BikesExchange
Велосипедисты меняются велосипедами на время отпуска.
large

## [2] Продукт
- Человек оставляет велосипед в своём городе и берёт чужой там, куда едет.

## [4] Ядро
- BR-1 [R1] Проверяется на сервере: второй запрос видит «Даты уже заняты».

## [7] Требования
- FR-001 (Must) Человек добавляет велосипед с городом и датами.
- FR-002 (Must) [F:wa-search] Поиск по городу и датам показывает свободные велосипеды за 1 секунду.
- FR-003 (Must) [C1] между двумя сторонами обмена.

## [15] Порядок
- **Обмен**: FR-001–FR-003. Проверка: добавить и найти.

## [19] Фразы
- task: Ваша задача
- task.cursor: Вы инженер {name}. Режим плана: прочитайте бриф, напишите план с путями файлов и ждите согласия.
- last.cursor: Напишите план сейчас. Не меняйте файлы, пока я не соглашусь.
- must: Обязательно
- stop: Останавливайтесь после каждого шага.
- nothing: неизвестная фраза

[end]`

/** The same answer in the shapes that chats give it. */
export const shapes: readonly { name: string; reply: string }[] = [
  { name: 'as asked', reply: shiftSwapReply },
  { name: 'fenced', reply: `\`\`\`markdown\n${shiftSwapReply}\n\`\`\`` },
  {
    name: 'chatter before and after',
    reply: `Sure! Here is the brief you asked for.\n\n${shiftSwapReply}\n\nLet me know if you want changes.`,
  },
  { name: 'without the end marker', reply: shiftSwapReply.replace('\n\n[end]', '') },
  { name: 'Windows line breaks', reply: shiftSwapReply.replaceAll('\n', '\r\n') },
  { name: 'bold markers', reply: shiftSwapReply.replace(/^## (\[\d+\] .*)$/gmu, '**$1**') },
  { name: 'ordinary numbers', reply: shiftSwapReply.replace(/^## \[(\d+)\] /gmu, '## $1. ') },
  {
    name: 'stars for bullets',
    reply: shiftSwapReply.replace(/^- /gmu, '* ').replace(/^ {2}- /gmu, '    * '),
  },
  { name: 'bold references', reply: shiftSwapReply.replace(/^- ((?:FR|BR|US|A|Q)-\d+)/gmu, '- **$1**') },
  { name: 'references with colons', reply: shiftSwapReply.replace(/^- ((?:FR|BR|US)-\d+)/gmu, '- $1:') },
  { name: 'blank lines between bullets', reply: shiftSwapReply.replace(/\n- /gu, '\n\n- ') },
  {
    name: 'groups of priorities',
    reply: shiftSwapReply
      .replace('- FR-001 (Must) ', '### Must\n- FR-001 ')
      .replace('FR-002 (Must) ', 'FR-002 ')
      .replace('FR-003 (Must) ', 'FR-003 ')
      .replace('- FR-004 (Should) ', '**Should**\n- FR-004 ')
      .replace('FR-005 (Should) ', 'FR-005 ')
      .replace('- FR-006 (Could) ', 'Could:\n- FR-006 '),
  },
  { name: 'English names without numbers', reply: withoutNumbers(shiftSwapReply) },
]

function withoutNumbers(reply: string): string {
  return reply
    .replace('## [1] Name\nShiftSwap', '# ShiftSwap')
    .replace('## [8] Data', '## Data and content')
    .replace(/^## \[\d+\] /gmu, '## ')
}

/** The answer as JSON, where Markdown was asked for. */
export const asJson = `Here you go:\n${JSON.stringify({
  name: 'ShiftSwap\nTrade shifts.\nlarge',
  product: 'Nurses on a 40-person ward trade shifts; 90 % within 24 hours.',
  core: ['BR-1 [R1]', 'BR-2 [R2]', '[X1]'],
  requirements: [
    'FR-001 (Must) post a shift',
    'FR-002 (Should) [F:wa-notify] notices',
    'FR-003 (Should) [F:wa-activity] log',
    'FR-004 (Could) [C1]',
  ],
  design: '`#0B6E75`',
})}`
