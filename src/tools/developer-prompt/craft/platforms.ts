import type { Platform } from '../form-rules.ts'
import { sectionIds, type SectionId } from '../plan.ts'

/** Frame of a rendered brief by id; a model gives them in the person's language. Those of stored plans may hold "{name}". */
export const phrases = {
  'task.lovable':
    'You are the product engineer. Build Phase 1 only, with your default template and sample data marked as samples, then stop and list what I should check. The rest specifies the whole product so that Phase 1 fits; later phases wait for “next”.',
  'task.replit':
    'The outcome counts: what stands under Product works for the people under Users. Plan first and show me the task list, then build Phase 1 and make a checkpoint. Use the built-in database only where data is shared and my words name no other; ask me for secrets by name when a phase needs them. Keep everything named here, Core and Boundaries also in `replit.md`.',
  'task.cursor':
    'You are the engineer. Plan mode: read this brief and the repository, then write a plan with file paths and wait for my approval. Build phase by phase; run the commands and stop after each. Keep Core, Boundaries and names in `.cursor/rules/project.mdc`.',
  'task.github-copilot':
    'This brief is split into the issues under Build order. Each is one pull request in one repository; the other sections are the specification that the issues cite by id. Issue 1 commits this brief unchanged as `docs/brief.md`, because whoever works on a later issue sees only it and the repository. My merge is the approval; no feature before Issue 1 is merged.',
  'task.other':
    'You are the product engineer. First say what you can do here (run commands, keep files, reach a network, hold secrets); then give stack and plan: at most five lines a point, and one for each requirement and record. Build Phase 1 with sample data, tell me how to run and check it, and stop. Give me what you cannot do here as complete files with paths and exact steps, and never report it as tested. Keep the worked-out Core, ids, Boundaries and finished phases in `AGENTS.md`, so that a new chat can go on from there.',
  'task.v0':
    'Use your usual stack unless this brief names another that you support; list no installs. Build and link all screens of the main journey, with content and sample data where this brief puts them, else as typed constants in one file; other screens only if this brief names them. If data must be saved or shared, connect what this brief names, else tell me what to connect; until then, keep it in the browser. Check every screen at the widths this brief asks for, else at 360, 768 and 1280 px.',
  'at-once.lovable':
    'You are the product engineer. Build all of it with your default template, then stop and list what I should check in the preview. If several people need the same saved data, show the screens first and ask me before you connect a backend. Follow Core and Boundaries in every later turn.',
  'at-once.replit':
    'Everything under Product must work when I press Run. Show the plan in at most five lines, build all of it, make a checkpoint and tell me how to check it. Read keys from Secrets by name; use the built-in database only if data must be saved and I name no other. Keep Core and Boundaries in `replit.md`.',
  'at-once.other':
    'You are the product engineer. Say what you can do here (run commands, keep files, reach a network, hold secrets), name stack and files in at most five lines, build all of it, then tell me how to run and check it. Give me what you cannot do here as complete files with paths and exact steps, and never report it as tested. Keep Core and Boundaries in `AGENTS.md`.',
  'last.lovable': 'Start with Phase 1 only.',
  'last.v0': 'Build these screens now, with all their states.',
  'last.replit': 'Show the plan, then build Phase 1 and stop at a checkpoint.',
  'last.cursor': 'Write the plan now. Do not edit files until I approve it.',
  'last.github-copilot':
    'Start with Issue 1 only. After each merge, start the next one; each pull request closes exactly one issue.',
  'last.other': 'Reply with what you can do here and the plan, then build Phase 1 and stop.',
  'last.tiny': 'Build it now, then list what I should check.',
  build: 'Build',
  usedBy: 'Used by',
  constraints: 'Constraints',
  task: 'Your task',
  must: 'Must',
  should: 'Should',
  could: 'Could',
  assumed: 'assumed',
  secrets: 'Secrets to ask me for',
  knowledge: 'Project knowledge (paste into Project settings → Knowledge)',
  stop: 'Stop after each phase and wait for “next”.',
  phaseData:
    'Unless my words set another order, Phase 1 shows its screens with sample data, and accounts, database and access rules begin with Phase 2.',
  issue: 'Issue',
  scaffold:
    'Scaffold, CI, `.github/copilot-instructions.md` and `docs/brief.md`: the smallest app that starts, CI that checks it, and this brief unchanged.',
  acceptance: 'Acceptance',
  otherIssues:
    'Every issue: read `docs/` first. Out of scope: what other issues hold. Verify: the boxes in the pull request, with evidence, and CI green.',
  review: 'needs human review',
} as const
export type PhraseId = keyof typeof phrases

type PlatformRow = {
  /** Visible words of a large brief. */
  words: readonly [number, number]
  /** The tool brings its own stack, so only what the person asked for is said. */
  hasOwnStack?: true
  /** Where not the order of the plan. */
  order?: readonly SectionId[]
  /** Other names for sections. */
  headings?: Partial<Record<SectionId, PhraseId>>
  /** What the tool reads on every turn. */
  habits: readonly string[]
  /** Above what is handed over, which only a brief made without a model has. */
  derive?: string
  settings?: string
}

/** v0 reads what, who, limits and screens first. */
const opening: readonly SectionId[] = ['product', 'users', 'outOfScope', 'quality', 'screens']

export const platformRows: Readonly<Record<Platform, PlatformRow>> = {
  lovable: {
    words: [900, 1400],
    hasOwnStack: true,
    derive: 'Before Phase 1, as your first reply: work these out from my words and wait for my OK.',
    habits: ['Names and wording from the brief.', 'Access rules live in the database, deny by default.'],
    settings: 'Paste “Project knowledge” into Project settings → Knowledge. Plan mode helps for long briefs.',
  },
  v0: {
    words: [500, 850],
    hasOwnStack: true,
    order: [...opening, ...sectionIds.filter((id) => !opening.includes(id))],
    headings: { product: 'build', users: 'usedBy', quality: 'constraints' },
    habits: ['Every screen has its empty, loading and failed state; sample data comes from the brief.'],
  },
  replit: {
    words: [750, 1150],
    hasOwnStack: true,
    habits: ['Keys come from Secrets, never from files.', 'Make a checkpoint after each phase.'],
    settings: 'Start in Plan mode, then switch to Build.',
  },
  cursor: {
    words: [1000, 1600],
    habits: ['Plan before editing and wait for approval.', 'The core is a pure module with its tests first.'],
    settings: 'Plan mode (Shift+Tab).',
  },
  'github-copilot': {
    words: [1000, 1600],
    derive: 'Issue 1 works these out from my words and writes them to `docs/decisions.md` for my approval.',
    habits: [
      'One issue per pull request; tick its boxes with evidence.',
      'Sign-in, payments and permissions are merged by a person only.',
    ],
  },
  other: { words: [900, 1400], habits: ['Rules run where the data is stored.', 'Say what is not verified.'] },
}
