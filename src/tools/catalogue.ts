import type { ToolDefinition } from './contract/define-tool.ts'
import { tool as developerPrompt } from './developer-prompt/tool.ts'
import { tool as imagePrompt } from './image-prompt-generator/tool.ts'
import { tool as plagiarismChecker } from './plagiarism-checker/tool.ts'
import { tool as storyPrompt } from './story-prompt/tool.ts'
import { tool as storyboardPrompt } from './storyboard-prompt-generator/tool.ts'
import { tool as textToPrompt } from './text-to-prompt/tool.ts'
import { tool as textToVideoPrompt } from './text-to-video-prompt-generator/tool.ts'
import { tool as thumbnailPrompt } from './thumbnail-prompt-generator/tool.ts'

/** One line a tool. */
export const tools: readonly ToolDefinition[] = [
  developerPrompt,
  textToPrompt,
  storyPrompt,
  imagePrompt,
  thumbnailPrompt,
  textToVideoPrompt,
  storyboardPrompt,
  plagiarismChecker,
]
