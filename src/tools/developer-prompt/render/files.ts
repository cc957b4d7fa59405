import { renderedText, type Piece } from '../../contract/rendered.ts'
import type { ToolFile } from '../../contract/tool-core.ts'
import { platformRows } from '../craft/platforms.ts'
import type { Platform, PromptDraft } from '../form-rules.ts'
import type { BriefItem, BriefPlan } from '../plan.ts'
import { blocks } from './blocks.ts'
import { renderBrief } from './brief.ts'
import { commandLine } from './commands.ts'
import { fileSlug, frameOf } from './frame.ts'
import { lastingItems } from './knowledge.ts'

/** What each tool reads on every turn: paths, and where they go. */
const standingFiles: Readonly<Record<Platform, Readonly<Record<string, string>>>> = {
  lovable: { 'lovable-knowledge.md': 'Paste into Project settings → Knowledge.' },
  v0: { 'v0-instructions.md': 'Paste into the project instructions of v0.' },
  replit: { 'replit.md': 'Put in the root; Replit Agent reads it.' },
  cursor: {
    'AGENTS.md': 'Put in the root; Cursor and other agents read it.',
    '.cursor/rules/project.mdc': 'The same as a rule that always applies.',
  },
  'github-copilot': { '.github/copilot-instructions.md': 'Commit before the first issue is assigned.' },
  other: { 'AGENTS.md': 'Put in the root; most coding agents read it.' },
}

const mostCharactersOfAgentFile = 2_400

/** The brief and the small file its tool reads on every turn. */
export function packFiles(plan: BriefPlan, draft: PromptDraft, platform: Platform): ToolFile[] {
  const brief = `${fileSlug(plan)}-brief.md`
  return [
    {
      path: brief,
      content: renderedText(renderBrief(plan, draft, platform)),
      about: 'The whole brief, to paste or to keep in the repository.',
    },
    ...Object.entries(standingFiles[platform]).map(([path, about]) => {
      // These tools keep it in the settings of the project, not in the repository.
      const isKnowledge = platform === 'lovable' || platform === 'v0'
      const content = isKnowledge ? knowledgeFile(plan, platform) : agentFile(plan, draft, platform, brief)
      return { path, about, content: path.endsWith('.mdc') ? `${ruleHead}${content}` : content }
    }),
  ]
}

const ruleHead = '---\ndescription: Standing rules of this project\nalwaysApply: true\n---\n\n'

function knowledgeFile(plan: BriefPlan, platform: Platform): string {
  return paragraphs([titleOf(plan), textOf(lastingItems(plan), platform), habitsOf(platform)])
}

/** Commands, rules and boundaries; no tour of the folders, no list of features. */
function agentFile(plan: BriefPlan, draft: PromptDraft, platform: Platform, brief: string): string {
  return paragraphs([
    titleOf(plan),
    textOf(lastingItems(plan, mostCharactersOfAgentFile), platform),
    joined(commandLine(draft)),
    habitsOf(platform),
    `The specification is \`${brief}\`; cite its ids in commits.`,
  ])
}

function titleOf({ name }: BriefPlan): string {
  return name === undefined ? '' : `# ${name.words.map(({ text }) => text).join('')}`
}

function habitsOf(platform: Platform): string {
  return platformRows[platform].habits.map((habit) => `- ${habit}`).join('\n')
}

function textOf(items: readonly BriefItem[], platform: Platform): string {
  return joined(blocks(items, frameOf(platform)))
}

function joined(pieces: readonly Piece[]): string {
  return pieces.map(({ text }) => text).join('')
}

function paragraphs(parts: readonly string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
