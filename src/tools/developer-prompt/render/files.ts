import { fileSlug } from '#shared/text/file-slug.ts'
import { textOf } from '../../contract/plan.ts'
import { renderedText } from '../../contract/rendered.ts'
import type { ToolFile } from '../../contract/tool-core.ts'
import { platformRows } from '../craft/platforms.ts'
import type { Platform, PromptDraft } from '../form-rules.ts'
import { isComposed, nameIn, type BriefPlan } from '../plan.ts'
import { blocks } from './blocks.ts'
import { renderBrief } from './brief.ts'
import { commandLine } from './commands.ts'
import { frameOf } from './frame.ts'
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
  const brief = `${fileSlug(nameIn(plan))}-brief.md`
  return [
    {
      path: brief,
      content: renderedText(renderBrief(plan, draft, platform)),
      about: 'The whole brief, to paste or to keep in the repository.',
    },
    ...Object.entries(standingFiles[platform]).map(([path, about]) => {
      const content = standingFile(plan, draft, platform, brief)
      return { path, about, content: path.endsWith('.mdc') ? `${ruleHead}${content}` : content }
    }),
  ]
}

const ruleHead = '---\ndescription: Standing rules of this project\nalwaysApply: true\n---\n\n'

/** What lasts, and how to work: rules, boundaries and commands; no tour of the folders, no list of features. */
function standingFile(plan: BriefPlan, draft: PromptDraft, platform: Platform, brief: string): string {
  // These tools keep it in the settings of the project, not in the repository.
  const isKnowledge = platform === 'lovable' || platform === 'v0'
  const items = lastingItems(plan, isKnowledge ? undefined : mostCharactersOfAgentFile)
  const title = plan.name === undefined ? '' : `# ${nameIn(plan)}`
  // A model's plan has a stack of its own.
  const isOurStack = isComposed(plan) && !platformRows[platform].hasOwnStack
  const commands = isOurStack ? textOf(commandLine(draft)) : ''
  const habits = platformRows[platform].habits.map((habit) => `- ${habit}`).join('\n')
  const cited = isKnowledge ? '' : `The specification is \`${brief}\`; cite its ids in commits.`
  const parts = [title, textOf(blocks(items, frameOf(platform))), commands, habits, cited]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}
